/** The logs of others that this node witnesses, and the latest checkpoint of each that it cosigned. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Rows, Writer } from "../../../core/sql/rows.ts";
import { type RowOf, statement } from "../../../core/sql/statement.ts";
import type { LogTables } from "../tables.ts";

type Db = Kysely<LogTables>;

/** The largest number of logs that a node witnesses. */
export const watchedLogLimit = 100;

const columns = ["origin", "vkeys", "size", "root", "note", "cosigned_at", "added_at"] as const;

const all = statement((db: Db) =>
  db.selectFrom("watched_log").select(columns).where("removed_at", "is", null).orderBy("origin"),
);

const byOrigin = statement((db: Db, { origin }: { origin: string }) =>
  db.selectFrom("watched_log").select(columns).where("origin", "=", origin).where("removed_at", "is", null),
);

const byHash = statement((db: Db, { hash }: { hash: string }) =>
  db.selectFrom("watched_log").select("note").where("hash", "=", hash),
);

type Added = { origin: string; hash: string; vkeys: string; root: string; now: string };

const add = statement((db: Db, { origin, hash, vkeys, root, now }: Added) =>
  db
    .insertInto("watched_log")
    .values({
      origin,
      hash,
      vkeys,
      size: 0,
      root,
      note: null,
      cosigned_at: null,
      added_at: now,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column("origin").doUpdateSet({ vkeys, removed_at: null }))
    .returning(columns),
);

const remove = statement((db: Db, { origin, now }: { origin: string; now: string }) =>
  db
    .updateTable("watched_log")
    .set({ removed_at: now })
    .where("origin", "=", origin)
    .where("removed_at", "is", null)
    .returning(columns),
);

type Step = { origin: string; old: Head; next: Head & { note: string }; now: string };

/** Replaces the checkpoint, unless another one was cosigned meanwhile: of requests at once, one is not late. */
const advance = statement((db: Db, { origin, size, root, oldSize, oldRoot, note, now }: Advanced) =>
  db
    .updateTable("watched_log")
    .set({ size, root, note, cosigned_at: now })
    .where("origin", "=", origin)
    .where("size", "=", oldSize)
    .where("root", "=", oldRoot)
    .where("removed_at", "is", null)
    .returning("origin"),
);

type Advanced = { origin: string; note: string; now: string } & Head & { oldSize: number; oldRoot: string };

/** How many entries a log has, and their root in base64. */
export interface Head {
  size: number;
  root: string;
}

/** A log that this node witnesses. */
export type WatchedLogRow = RowOf<typeof byOrigin>;

/** The root of the tree without entries (RFC 6962 section 2.1), in base64. */
export const emptyRoot = hash("sha256", "", "base64");

/** The SHA-256 of the name of a log in hex, which its checkpoint is served by. */
export function hashOf(origin: string): string {
  return hash("sha256", origin);
}

/** All of them, by name. */
export function readWatchedLogs(rows: Rows): Promise<WatchedLogRow[]> {
  return all.all(rows, {});
}

/** One of them; undefined if the node does not witness it. */
export function readWatchedLog(rows: Rows, origin: string): Promise<WatchedLogRow | undefined> {
  return byOrigin.get(rows, { origin });
}

/** The latest cosigned checkpoint of a log, also of one that was removed; null if there is none. */
export async function readCosigned(rows: Rows, hash: string): Promise<string | null> {
  return (await byHash.get(rows, { hash }))?.note ?? null;
}

/** Adds a log, or replaces its keys. One that was removed keeps its checkpoint. */
export async function writeWatchedLog(
  writer: Writer,
  { origin, vkeys, now }: { origin: string; vkeys: readonly string[]; now: string },
): Promise<WatchedLogRow> {
  const values = { origin, hash: hashOf(origin), vkeys: vkeys.join(" "), root: emptyRoot, now };
  const row = await add.get(writer, values);
  if (!row) throw new Error("A watched log was not written");
  return row;
}

/** Removes a log. @returns what it was; undefined if there is none. */
export function removeWatchedLog(
  writer: Writer,
  origin: string,
  now: string,
): Promise<WatchedLogRow | undefined> {
  return remove.get(writer, { origin, now });
}

/** Stores a checkpoint that follows another. @returns whether the other still was the latest one. */
export async function advanceWatchedLog(writer: Writer, { origin, old, next, now }: Step): Promise<boolean> {
  const values = { origin, ...next, oldSize: old.size, oldRoot: old.root, now };
  return (await advance.get(writer, values)) !== undefined;
}
