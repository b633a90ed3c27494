/** Reading the journal. It is written with each change: see Transaction.emit. */
import type { Rows } from "../database/database.ts";

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
  const wanted = (type: string | undefined): { text: string; params: (string | number)[] }[] => [
    { text: "seq > ?", params: [after] },
    ...(type === undefined ? [] : [{ text: "type = ?", params: [type] }]),
    ...(agentId === undefined ? [] : [{ text: "agent_id = ?", params: [agentId] }]),
  ];
  // One query for each type, in the order of its index: all types at once would be sorted as a whole, however few are wanted.
  const queries = (types ?? [undefined]).map((type, index) => {
    const where = wanted(type);
    const sql = `select seq, type, body from event where ${where.map(({ text }) => text).join(" and ")} order by seq limit ?`;
    return {
      text: `select * from (${sql}) as of_type_${index}`,
      params: [...where.flatMap(({ params }) => params), limit],
    };
  });
  const events = await rows.all<EventRow>(
    `${queries.map(({ text }) => text).join(" union all ")} order by seq limit ?`,
    [...queries.flatMap(({ params }) => params), limit],
  );
  const end = events.at(-1)?.seq ?? after;
  return { events, nextAfter: events.length === limit ? end : Math.max(end, last) };
}

/** The number of the oldest event that is kept; null while there is none. */
export async function oldestSeq(rows: Rows): Promise<number | null> {
  return (await rows.get<{ seq: number }>("select seq from event order by seq limit 1"))?.seq ?? null;
}
