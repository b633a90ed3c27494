/** Reading the journal. It is written with each change: see Transaction.emit. */
import type { Param, Rows } from "../database/database.ts";

/** An event as it is kept. */
export interface EventRow {
  seq: number;
  type: string;
  /** The envelope, as JSON. */
  body: string;
}

/** Which events are wanted; undefined for all. */
export interface EventFilters {
  types: readonly string[] | undefined;
  agentId: string | undefined;
}

/**
 * Events after a number, in the order of commitment.
 * @returns the events, and the number up to which nothing was left out.
 */
export async function readEvents(rows: Rows, { types, agentId }: EventFilters, after: number, limit: number) {
  // Read first: what is committed meanwhile may be among the events, but nothing up to this number is not.
  const last = (await rows.get<{ seq: number }>("select seq from journal where id = 1"))?.seq ?? 0;
  if (last <= after) return { events: [], nextAfter: after };
  const events = await rows.all<EventRow>(...eventsAfter({ types, agentId }, after, limit));
  const end = events.at(-1)?.seq ?? after;
  return { events, nextAfter: events.length === limit ? end : Math.max(end, last) };
}

/**
 * The statement. Several types are read each from its own part of the index and merged: all events of these types would
 * be sorted otherwise.
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

/** The number of the oldest event that is kept; null while there is none. */
export async function oldestSeq(rows: Rows): Promise<number | null> {
  return (await rows.get<{ seq: number }>("select seq from event order by seq limit 1"))?.seq ?? null;
}
