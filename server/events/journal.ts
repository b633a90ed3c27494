/** Reads the event journal. `Transaction.emit` writes it. */
import type { Param, Rows } from "../database/database.ts";

/** An event row. */
export interface EventRow {
  seq: number;
  type: string;
  /** The envelope, as JSON. */
  body: string;
}

/** Filters of events; undefined matches all. */
export interface EventFilters {
  types: readonly string[] | undefined;
  agentId: string | undefined;
}

/**
 * Reads events after a sequence number, in order of commit.
 * @returns the events, and the sequence number up to which the result is complete.
 */
export async function readEvents(rows: Rows, { types, agentId }: EventFilters, after: number, limit: number) {
  // Read before the events, so the result is complete up to this number. Events committed in between may be included.
  const last = (await rows.get<{ seq: number }>("select seq from journal where id = 1"))?.seq ?? 0;
  if (last <= after) return { events: [], nextAfter: after };
  const events = await rows.all<EventRow>(...eventsAfter({ types, agentId }, after, limit));
  const end = events.at(-1)?.seq ?? after;
  return { events, nextAfter: events.length === limit ? end : Math.max(end, last) };
}

/**
 * Builds the statement. Each type is read from its own range of the index, and the results are merged. Otherwise all events
 * of these types would be sorted.
 */
function eventsAfter({ types, agentId }: EventFilters, after: number, limit: number): [string, Param[]] {
  const agent =
    agentId === undefined ? { text: "", params: [] } : { text: "agent_id = ? and ", params: [agentId] };
  if (!types) {
    return [
      `select seq, type, body from event where ${agent.text}seq > ? order by seq limit ?`,
      [...agent.params, after, limit],
    ];
  }
  const distinct = [...new Set(types)];
  const each = `select * from (select seq from event where ${agent.text}type = ? and seq > ? order by seq limit ?) t`;
  return [
    `select seq, type, body from event where seq in (${distinct.map(() => each).join(" union all ")})
      order by seq limit ?`,
    [...distinct.flatMap((type) => [...agent.params, type, after, limit]), limit],
  ];
}

/** The sequence number of the oldest stored event; null if there is none. */
export async function readOldestSeq(rows: Rows): Promise<number | null> {
  return (await rows.get<{ seq: number }>("select seq from event order by seq limit 1"))?.seq ?? null;
}
