/** Reads the event journal. `Transaction.emit` writes it. */
import type { Kysely } from "kysely";
import { eventTypes } from "../../../generated/event-types.ts";
import { type Event, type JournalTables, lastSeq, readFloor } from "../../core/journal/journal.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type RowOf, statement } from "../../core/sql/statement.ts";
import { allIdsOf } from "../agents/record/former-ids.ts";

// These are statements, because each read of the journal and each stream runs them.

type Db = Kysely<JournalTables>;

type EventType = Event["type"];

/** A range of sequence numbers, from behind `start` to `end`; backwards, `start` is the larger one. */
interface Range {
  start: number;
  end: number;
  limit: number;
}

/** The range of each type with a start of its own. */
type RangeByType = Record<EventType, number> & Omit<Range, "start">;

interface OfAgent {
  agent_id: string;
}

const allTypes = Object.keys(eventTypes) as EventType[]; // the keys of the record

/** Later than all events. */
const afterAll = Number.MAX_SAFE_INTEGER;

/** The queries in one direction. */
function queriesIn(order: "asc" | "desc") {
  const [behind, upTo] = order === "asc" ? ([">", "<="] as const) : (["<", ">="] as const);
  const selectEvents = (db: Db) =>
    db.selectFrom("event").select(["seq", "type", "body"]).orderBy("seq", order);

  /**
   * Selects the first events of each type. Each type is read from its own range of the index, and the results are merged.
   * Otherwise all events of these types would be sorted.
   */
  const firstOfTypes = (db: Db, values: RangeByType, agentId?: string) =>
    allTypes
      .map((type) => {
        const first = db
          .selectFrom("event")
          .select("seq")
          .where("type", "=", type)
          .where("seq", behind, values[type])
          .where("seq", upTo, values.end)
          .orderBy("seq", order)
          .limit(values.limit);
        const wanted = agentId === undefined ? first : first.where("agent_id", "=", agentId);
        return db.selectFrom(wanted.as("first")).select("seq");
      })
      .reduce((all, each) => all.unionAll(each));

  return {
    /** Where a type that is not wanted starts: where no event is. */
    nowhere: order === "asc" ? afterAll : 0,
    ofAll: statement((db: Db, { start, end, limit }: Range) =>
      selectEvents(db).where("seq", behind, start).where("seq", upTo, end).limit(limit),
    ),
    ofAgent: statement((db: Db, { agent_id, start, end, limit }: Range & OfAgent) =>
      selectEvents(db)
        .where("agent_id", "=", agent_id)
        .where("seq", behind, start)
        .where("seq", upTo, end)
        .limit(limit),
    ),
    ofTypes: statement((db: Db, values: RangeByType) =>
      selectEvents(db).where("seq", "in", firstOfTypes(db, values)).limit(values.limit),
    ),
    ofAgentAndTypes: statement((db: Db, values: RangeByType & OfAgent) =>
      selectEvents(db)
        .where("seq", "in", firstOfTypes(db, values, values.agent_id))
        .limit(values.limit),
    ),
  };
}

const forwards = queriesIn("asc");
const backwards = queriesIn("desc");

/** An event row. Its body is the envelope, as JSON. */
export type EventRow = RowOf<typeof forwards.ofAll>;

/** Filters of events; undefined matches all. */
export interface EventFilters {
  types: readonly string[] | undefined;
  agentId: string | undefined;
}

/**
 * Reads events after a sequence number, in order of commit.
 * @returns the events, the sequence number up to which the result is complete, and the number of the latest deleted event: if
 *   `after` is below it, events between the two may be missing.
 */
export async function readEvents(rows: Rows, { types, agentId }: EventFilters, after: number, limit: number) {
  // Read before the events, so the result is complete up to this number. Events committed in between may be included.
  const last = await lastSeq(rows);
  if (last <= after) return { events: [], nextAfter: after, floor: 0 };
  const events = await eventsAfter(rows, { types, agentId }, after, limit);
  const floor = await readFloor(rows);
  const lastRead = events.at(-1)?.seq ?? after;
  return { events, nextAfter: events.length === limit ? lastRead : Math.max(lastRead, last), floor };
}

/** Which of the latest events are read. */
interface LatestRange {
  /** Only events before this number; undefined for the latest. */
  before: number | undefined;
  /** Instants in UTC with milliseconds: at the first or later, and before the second. */
  since: string | undefined;
  until: string | undefined;
}

/**
 * Reads the latest events, the newest first.
 * @returns the events, and the number before which the next ones are; null if there are no more.
 */
export async function readLatestEvents(
  rows: Rows,
  filters: EventFilters,
  { before = afterAll, since, until }: LatestRange,
  limit: number,
): Promise<{ events: EventRow[]; nextBefore: number | null }> {
  const start = until === undefined ? before : Math.min(before, await firstSeqAt(rows, until));
  const end = since === undefined ? 0 : await firstSeqAt(rows, since);
  const found = await readRange(rows, backwards, filters, { start, end, limit: limit + 1 });
  const events = found.slice(0, limit);
  return { events, nextBefore: found.length > limit ? (events.at(-1)?.seq ?? null) : null };
}

const eventAt = statement((db: Db, { seq }: { seq: number }) =>
  db.selectFrom("event").select(["seq", "committed_at"]).where("seq", ">=", seq).orderBy("seq").limit(1),
);

/**
 * Finds the first event at an instant or later. Times never go back from event to event (`Transaction.changedAt`), so halving
 * finds it without an index.
 * @returns its number; if there is none, one that is later than all events.
 */
async function firstSeqAt(rows: Rows, instant: string): Promise<number> {
  let from = 1;
  let to = (await lastSeq(rows)) + 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const event = await eventAt.get(rows, { seq: middle });
    if (event && event.committed_at < instant) from = event.seq + 1;
    else to = middle;
  }
  return from;
}

function eventsAfter(rows: Rows, filters: EventFilters, after: number, limit: number): Promise<EventRow[]> {
  return readRange(rows, forwards, filters, { start: after, end: afterAll, limit });
}

/** Reads a range. Events of a renamed agent are those of all its ids, each read from its own range of the index. */
async function readRange(
  rows: Rows,
  queries: ReturnType<typeof queriesIn>,
  { types, agentId }: EventFilters,
  range: Range,
): Promise<EventRow[]> {
  if (agentId === undefined) return readOf(rows, queries, { types, agentId }, range);
  const ids = await allIdsOf(rows, agentId);
  const found = await Promise.all(ids.map((id) => readOf(rows, queries, { types, agentId: id }, range)));
  const order = range.start > range.end ? -1 : 1;
  return found
    .flat()
    .sort((a, b) => order * (a.seq - b.seq))
    .slice(0, range.limit);
}

function readOf(
  rows: Rows,
  queries: ReturnType<typeof queriesIn>,
  { types, agentId: agent_id }: EventFilters,
  { start, ...range }: Range,
): Promise<EventRow[]> {
  if (!types) {
    return agent_id === undefined
      ? queries.ofAll.all(rows, { start, ...range })
      : queries.ofAgent.all(rows, { agent_id, start, ...range });
  }
  const starts = allTypes.map((type) => [type, types.includes(type) ? start : queries.nowhere]);
  const byType = Object.fromEntries(starts) as Record<EventType, number>; // each type has its number
  return agent_id === undefined
    ? queries.ofTypes.all(rows, { ...byType, ...range })
    : queries.ofAgentAndTypes.all(rows, { ...byType, agent_id, ...range });
}

const bodyAt = statement((db: Db, { seq }: { seq: number }) =>
  db.selectFrom("event").select("body").where("seq", "=", seq),
);

/** Reads the envelope of an event; undefined if none is stored with this number. */
export async function readEventBody(rows: Rows, seq: number): Promise<string | undefined> {
  return (await bodyAt.get(rows, { seq }))?.body;
}

/** Whether events after a number were deleted. 0 means from the oldest stored event, so nothing is missing. */
export function isExpired(after: number, floor: number): boolean {
  return after !== 0 && after < floor;
}
