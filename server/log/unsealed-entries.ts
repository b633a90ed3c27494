/** The entries that the tiles of a log do not have yet. */
import { hash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { entryText } from "../../client/log/entry.ts";
import type { Rows } from "../database/database.ts";
import { type RowOf, statement } from "../database/statement.ts";
import { readRedactedFrom } from "../events/redacted-event.ts";
import { readEntries } from "./log-store.ts";
import type { LogTables } from "./tables.ts";

/** An entry that the tiles do not have yet. */
export interface UnsealedEntry {
  seq: number;
  entry: string;
  /** Whether it is not stored yet. A new log has the entries of the one before. */
  isNew: boolean;
}

/** PostgreSQL hashes the bodies itself, so that they are not sent. SQLite has no such function. */
const eventsFrom = statement(
  (db: Kysely<LogTables>, { seq, limit }: { seq: number; limit: number }, { engine }) =>
    db
      .selectFrom("event")
      .select(["seq", "type", "committed_at"])
      .select(({ ref }) =>
        engine === "postgres"
          ? [
              sql<null>`null`.as("body"),
              sql<string>`encode(sha256(convert_to(body, 'UTF8')), 'hex')`.as("body_sha256"),
            ]
          : [ref("body").as("body"), sql<null>`null`.as("body_sha256")],
      )
      .where("seq", ">=", seq)
      .orderBy("seq")
      .limit(limit),
);

/** Reads the next entries, in their order. Where an event was deleted, they have a gap. */
export async function readUnsealed(rows: Rows, seq: number, limit: number): Promise<UnsealedEntry[]> {
  const stored = (await readEntries(rows, seq, limit)).map((each) => ({ ...each, isNew: false }));
  if (stored.length === limit) return stored;
  const next = seq + stored.length;
  const added = await readNew(rows, next, limit - stored.length);
  return [...stored, ...added];
}

async function readNew(rows: Rows, seq: number, limit: number): Promise<UnsealedEntry[]> {
  const events = (await eventsFrom.all(rows, { seq, limit })).map(toUnsealed);
  const isWhole = events.length === limit && events.at(-1)?.seq === seq + limit - 1;
  // The bodies of redacted events are deleted, their digests are not.
  const redacted = isWhole ? [] : (await readRedactedFrom(rows, seq, limit)).map(toUnsealed);
  if (redacted.length === 0) return events;
  return [...events, ...redacted].sort((a, b) => a.seq - b.seq).slice(0, limit);
}

/** An event, or what is left of a redacted one. */
type Logged = Omit<RowOf<typeof eventsFrom>, "body"> & { body?: string | null };

function toUnsealed({ seq, type, committed_at, body, body_sha256 }: Logged): UnsealedEntry {
  const digest = body_sha256 ?? hash("sha256", body ?? "");
  const entry = entryText({ seq, event: type, timestamp: committed_at, body_sha256: digest });
  return { seq, entry, isNew: true };
}
