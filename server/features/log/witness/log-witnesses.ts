/** The witnesses of the log of this node, and the latest cosignature of each. */
import type { Kysely } from "kysely";
import type { Rows, Writer } from "../../../core/sql/rows.ts";
import { type RowOf, statement } from "../../../core/sql/statement.ts";
import type { LogTables } from "../tables.ts";

type Db = Kysely<LogTables>;

/** The largest number of witnesses of a log: policies with more need not be supported (https://c2sp.org/tlog-policy). */
export const witnessLimit = 32;

const columns = [
  "name",
  "vkey",
  "url",
  "added_at",
  "asked_at",
  "last_error",
  "origin",
  "size",
  "line",
  "cosigned_at",
] as const;

const all = statement((db: Db) => db.selectFrom("log_witness").select(columns).orderBy("name"));

type Named = { name: string; vkey: string; url: string };

/** Of a witness with another key, the cosignatures of the former one are forgotten. */
const write = statement((db: Db, { name, vkey, url, now }: Named & { now: string }) =>
  db
    .insertInto("log_witness")
    .values({ name, vkey, url, added_at: now, ...nothingYet })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ vkey, url, ...nothingYet }))
    .returning(columns),
);

const nothingYet = {
  asked_at: null,
  last_error: null,
  origin: null,
  size: null,
  line: null,
  cosigned_at: null,
} as const;

const remove = statement((db: Db, { name }: { name: string }) =>
  db.deleteFrom("log_witness").where("name", "=", name).returning(columns),
);

const cosigned = statement((db: Db, { vkey, now, origin, size, line, cosigned_at }: StoredCosignature) =>
  db
    .updateTable("log_witness")
    .set({ asked_at: now, last_error: null, origin, size, line, cosigned_at })
    .where("vkey", "=", vkey),
);

type StoredCosignature = Cosignature & { vkey: string; now: string };

const failed = statement((db: Db, { vkey, now, error }: { vkey: string; now: string; error: string }) =>
  db.updateTable("log_witness").set({ asked_at: now, last_error: error }).where("vkey", "=", vkey),
);

const claim = statement((db: Db, { now, before, origin, size, note }: Round) => {
  const asked = { asked_at: now, asked_origin: origin, asked_size: size, asked_note: note };
  return db
    .insertInto("log_cosigning")
    .values({ id: 1, ...asked, ...noCheckpoint })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(asked).where("log_cosigning.asked_at", "<=", before),
    )
    .returning("id");
});

/** A round of cosignatures. */
interface Round extends LogCheckpoint {
  now: string;
  /** When the last round must have begun, if there was one. */
  before: string;
}

const noCheckpoint = { origin: null, size: null, note: null, cosigned_at: null } as const;

const keep = statement(
  (db: Db, { origin, size, note, now }: LogCheckpoint & { now: string }) =>
    db
      .updateTable("log_cosigning")
      .set({ origin, size, note, cosigned_at: now })
      .where("asked_origin", "=", origin)
      .where("asked_size", "=", size), // not one of a round before, which would be older than what is served
);

const forget = statement((db: Db) => db.updateTable("log_cosigning").set(noCheckpoint).where("id", "=", 1));

const kept = statement((db: Db) =>
  db
    .selectFrom("log_cosigning")
    .select(["origin", "size", "note", "cosigned_at", "asked_origin", "asked_size", "asked_note"])
    .where("id", "=", 1),
);

/** A witness of the log. */
export type WitnessRow = RowOf<typeof all>;

/** A cosignature of a checkpoint. */
export interface Cosignature {
  origin: string;
  size: number;
  line: string;
  /** The time in it. */
  cosigned_at: string;
}

/** A checkpoint of a log. */
export interface LogCheckpoint {
  origin: string;
  size: number;
  /** The checkpoint with its signatures. */
  note: string;
}

/** All witnesses, by name. */
export function readWitnesses(rows: Rows): Promise<WitnessRow[]> {
  return all.all(rows, {});
}

/** How many of the witnesses are a majority. */
export function majorityOf(witnesses: number): number {
  return Math.floor(witnesses / 2) + 1;
}

/** Adds a witness, or changes its key and URL. It has cosigned nothing then. */
export async function writeWitness(writer: Writer, witness: Named & { now: string }): Promise<WitnessRow> {
  const row = await write.get(writer, witness);
  if (!row) throw new Error("A witness was not written");
  await forget.run(writer, {}); // it was cosigned by a majority of others
  return row;
}

/** Removes a witness. @returns what it was; undefined if there is none. */
export async function removeWitness(writer: Writer, name: string): Promise<WitnessRow | undefined> {
  const row = await remove.get(writer, { name });
  if (row) await forget.run(writer, {});
  return row;
}

/** Claims the next round of cosignatures, about a checkpoint. @returns whether it is this process's. */
export async function claimRound(writer: Writer, round: Round): Promise<boolean> {
  return (await claim.get(writer, round)) !== undefined;
}

/** Stores what a witness responded: its cosignature, or why there is none. */
export function recordResponse(
  writer: Writer,
  { vkey }: Pick<WitnessRow, "vkey">,
  response: Cosignature | string,
  now: string,
): Promise<void> {
  return typeof response === "string"
    ? failed.run(writer, { vkey, now, error: response.slice(0, 256) })
    : cosigned.run(writer, { vkey, now, ...response });
}

/** Keeps a checkpoint that a majority has cosigned. */
export function keepCosigned(writer: Writer, checkpoint: LogCheckpoint, now: string): Promise<void> {
  return keep.run(writer, { ...checkpoint, now });
}

/** What the witnesses of a log were asked about, and have cosigned. */
export interface Cosigning {
  /** The latest checkpoint that a majority cosigned, and when the node got that; null if there is none. */
  cosigned: (LogCheckpoint & { cosigned_at: string }) | null;
  /** The checkpoint that they were asked about last, without cosignatures; null if there is none. */
  asked: LogCheckpoint | null;
}

/** Reads what the witnesses of a log were asked about, and have cosigned. */
export async function readCosigning(rows: Rows, origin: string): Promise<Cosigning> {
  const row = await kept.get(rows, {});
  if (!row) return { cosigned: null, asked: null };
  const { size, note, cosigned_at, asked_origin, asked_size, asked_note } = row;
  const isCosigned = row.origin === origin && size !== null && note !== null && cosigned_at !== null;
  return {
    cosigned: isCosigned ? { origin, size, note, cosigned_at } : null,
    asked: asked_origin === origin ? { origin, size: asked_size, note: asked_note } : null,
  };
}
