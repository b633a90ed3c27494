/** Reads the event journal. `Transaction.emit` writes it. */
import type { Kysely } from "kysely";
import { eventTypes } from "../../generated/event-types.ts";
import type { Rows } from "../database/database.ts";
import { type Event, type JournalTables, lastSeq, readFloor } from "../database/journal.ts";
import { type RowOf, statement } from "../database/statement.ts";

type Db = Kysely<JournalTables>;

type EventType = Event["type"];

/** Events after a sequence number. */
interface After {
  after: number;
  limit: number;
}

/** Events of each type after a sequence number of its own. */
type AfterByType = Record<EventType, number> & { limit: number };

interface OfAgent {
  agent_id: string;
}

const allTypes = Object.keys(eventTypes) as EventType[]; // the keys of the record

/** Later than all events. */
const afterAll = Number.MAX_SAFE_INTEGER;

const selectEvents = (db: Db) => db.selectFrom("event").select(["seq", "type", "body"]).orderBy("seq");

/**
 * Selects the first events of each type. Each type is read from its own range of the index, and the results are merged.
 * Otherwise all events of these types would be sorted.
 */
const firstOfTypes = (db: Db, values: AfterByType, agentId?: string) =>
  allTypes
    .map((type) => {
      const first = db
        .selectFrom("event")
        .select("seq")
        .where("type", "=", type)
        .where("seq", ">", values[type])
        .orderBy("seq")
        .limit(values.limit);
      const wanted = agentId === undefined ? first : first.where("agent_id", "=", agentId);
      return db.selectFrom(wanted.as("first")).select("seq");
    })
    .reduce((all, each) => all.unionAll(each));

const ofAll = statement((db: Db, { after, limit }: After) =>
  selectEvents(db).where("seq", ">", after).limit(limit),
);

const ofAgent = statement((db: Db, { agent_id, after, limit }: After & OfAgent) =>
  selectEvents(db).where("agent_id", "=", agent_id).where("seq", ">", after).limit(limit),
);

const ofTypes = statement((db: Db, values: AfterByType) =>
  selectEvents(db).where("seq", "in", firstOfTypes(db, values)).limit(values.limit),
);

const ofAgentAndTypes = statement((db: Db, values: AfterByType & OfAgent) =>
  selectEvents(db)
    .where("seq", "in", firstOfTypes(db, values, values.agent_id))
    .limit(values.limit),
);

/** An event row. Its body is the envelope, as JSON. */
export type EventRow = RowOf<typeof ofAll>;

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

function eventsAfter(
  rows: Rows,
  { types, agentId: agent_id }: EventFilters,
  after: number,
  limit: number,
): Promise<EventRow[]> {
  if (!types) {
    return agent_id === undefined
      ? ofAll.all(rows, { after, limit })
      : ofAgent.all(rows, { agent_id, after, limit });
  }
  const starts = allTypes.map((type) => [type, types.includes(type) ? after : afterAll]);
  const byType = Object.fromEntries(starts) as Record<EventType, number>; // each type has its number
  return agent_id === undefined
    ? ofTypes.all(rows, { ...byType, limit })
    : ofAgentAndTypes.all(rows, { ...byType, agent_id, limit });
}

/** Whether events after a number were deleted. 0 means from the oldest stored event, so nothing is missing. */
export function isExpired(after: number, floor: number): boolean {
  return after !== 0 && after < floor;
}
