/** The entries that the tiles of a log do not have yet. */
import { hash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { entryText } from "../../../client/log/entry.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type RowOf, statement } from "../../core/sql/statement.ts";
import { readRedactedFrom } from "../../registry/events/redacted-event.ts";
import { type Bundle, bundlesOf, entriesIn } from "./bundle.ts";
import { readBundles } from "./log-store.ts";
import { tileWidth } from "./merkle-tree.ts";
import type { LogTables } from "./tables.ts";

/** The next entries of a log. */
export interface Unsealed {
  /** In their order. */
  entries: string[];
  /** The bundles that change. A new log has the entries of the one before, in bundles that do not. */
  bundles: Bundle[];
  /** The number of the first one whose event is neither in the journal nor in the log; null if there is none. */
  missing: number | null;
}

// A statement, because sealing runs it every two seconds.
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

/**
 * Reads the next entries of a log.
 * @param first_seq the number of the event of its first entry.
 * @param size how many entries its tiles have.
 * @param count how many entries to read.
 */
export async function readUnsealed(
  rows: Rows,
  { first_seq, size }: { first_seq: number; size: number },
  count: number,
): Promise<Unsealed> {
  const number = Math.floor(size / tileWidth);
  const begun = size % tileWidth;
  const known = (await readBundles(rows, number, Math.ceil((begun + count) / tileWidth))).flatMap(entriesIn);
  const stored = known.slice(begun, begun + count);
  const seq = first_seq + size + stored.length;
  const due = count - stored.length;
  const events = due > 0 ? await readEvents(rows, seq, due) : [];
  const gap = events.findIndex((event, index) => event.seq !== seq + index);
  const present = gap === -1 ? events.length : gap;
  const added = events.map(entryOf);
  const changed = known.length - (known.length % tileWidth);
  return {
    entries: [...stored, ...added],
    bundles:
      added.length === 0 ? [] : bundlesOf(number * tileWidth + changed, [...known.slice(changed), ...added]),
    missing: present < due ? seq + present : null,
  };
}

async function readEvents(rows: Rows, seq: number, limit: number): Promise<Logged[]> {
  const events = await eventsFrom.all(rows, { seq, limit });
  const isWhole = events.length === limit && events.at(-1)?.seq === seq + limit - 1;
  // The bodies of redacted events are deleted, their digests are not.
  const redacted = isWhole ? [] : await readRedactedFrom(rows, seq, limit);
  if (redacted.length === 0) return events;
  return [...events, ...redacted].sort((a, b) => a.seq - b.seq).slice(0, limit);
}

/** An event, or what is left of a redacted one. */
type Logged = Omit<RowOf<typeof eventsFrom>, "body"> & { body?: string | null };

function entryOf({ seq, type, committed_at, body, body_sha256 }: Logged): string {
  const digest = body_sha256 ?? hash("sha256", body ?? "");
  return entryText({ seq, event: type, timestamp: committed_at, body_sha256: digest });
}
