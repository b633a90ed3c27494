/** The entries that are not in the tiles yet, in batches. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { entryText } from "../../client/log/entry.ts";
import type { Rows } from "../database/database.ts";
import { statement } from "../database/statement.ts";
import { readRedactedFrom } from "../events/redacted-event.ts";
import { readEntries } from "./log-store.ts";
import type { LogTables } from "./tables.ts";

type Db = Kysely<LogTables>;

/** The number of events per transaction. */
export const batchSize = 1_000;

const eventsFrom = statement((db: Db, { seq, limit }: { seq: number; limit: number }) =>
  db
    .selectFrom("event")
    .select(["seq", "type", "committed_at", "body"])
    .where("seq", ">=", seq)
    .orderBy("seq")
    .limit(limit),
);

/** An event that the tiles do not have yet. */
export interface UnsealedEntry {
  seq: number;
  entry: string;
  /** Whether its entry is not stored yet. A new log has the entries of the one before. */
  isNew: boolean;
}

/** Reads the entries from that of one event on. */
export async function readUnsealed(rows: Rows, seq: number): Promise<UnsealedEntry[]> {
  const stored = (await readEntries(rows, seq, batchSize)).map((each) => ({ ...each, isNew: false }));
  const limit = batchSize - stored.length;
  if (limit === 0) return stored;
  const next = seq + stored.length;
  const events = (await eventsFrom.all(rows, { seq: next, limit })).map(({ body, ...event }) => ({
    ...event,
    body_sha256: hash("sha256", body),
  }));
  const redacted = await readRedactedFrom(rows, next, limit); // their bodies are deleted, the digests are not
  const added = [...events, ...redacted].sort((one, other) => one.seq - other.seq).slice(0, limit);
  return [
    ...stored,
    ...added.map(({ seq, type, committed_at, body_sha256 }) => ({
      seq,
      entry: entryText({ seq, event: type, timestamp: committed_at, body_sha256 }),
      isNew: true,
    })),
  ];
}
