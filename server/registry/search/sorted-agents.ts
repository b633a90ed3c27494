/** Sorts found agents, page by page. */
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Engine, Rows } from "../../core/sql/rows.ts";
import { type Query, queryOfGiven } from "../../core/sql/statement.ts";
import type { Candidate } from "../agents/lists/bounded-page.ts";
import type { AgentTables } from "../agents/record/records.ts";

/** An order of search results that does not depend on the words. */
export type AgentOrder = Exclude<components["schemas"]["SearchSort"], "relevance">;

/** A page of sorted agents. */
interface SortedValues {
  /** The keys of all agents that are sorted. */
  keys: readonly number[];
  /** The value and the key of the last agent on the previous page; undefined for the first page. */
  afterValue: string | number | undefined;
  afterKey: number | undefined;
  limit: number;
}

/** An agent with the value that it is sorted by. */
interface SortedAgent extends Candidate {
  value: string | number;
}

/** How much of a name is compared: cursors have a limit of length. */
const comparedLength = 64;

/** Agents that are not rated follow those with the lowest score. */
const notRated = -1;

const queries: Record<AgentOrder, Query<SortedValues, SortedAgent>> = {
  newest: sortedBy(() => sql`a.key`),
  updated: sortedBy(() => sql`a.seq`),
  // By code points, as SQLite compares texts.
  name: sortedBy(
    (engine) =>
      sql`substr(a.name_key, 1, ${sql.lit(comparedLength)})${engine === "postgres" ? sql` collate "C"` : sql``}`,
    true,
  ),
  // The score of the latest event, as in filters by grade, so that a page only changes with the journal.
  reputation: sortedBy(
    () =>
      sql`coalesce((select r.published_score from reputation r where r.agent_key = a.key), ${sql.lit(notRated)})`,
  ),
};

/** Of agents with equal values the newest is first. */
function sortedBy(by: (engine: Engine) => RawBuilder<unknown>, isAscending = false) {
  return queryOfGiven((_: Kysely<AgentTables>, values: SortedValues, dialect) => {
    const { keys, afterValue, afterKey, limit } = values;
    const [later, direction] = isAscending ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
    const where =
      afterValue === undefined
        ? sql`1 = 1`
        : sql`(value ${later} ${afterValue} or (value = ${afterValue} and key < ${afterKey}))`;
    return sql<SortedAgent>`select key, size, value
      from (select a.key, octet_length(a.record) as size, ${by(dialect.engine)} as value from agent a
        where a.key in ${dialect.numbers(keys)}) sorted
      where ${where} order by value ${direction}, key desc limit ${limit}`;
  });
}

/**
 * Reads a page of agents in an order.
 * @param after the end of the previous page, with the value as text.
 */
export function sortedAgents(
  rows: Rows,
  order: AgentOrder,
  {
    after,
    ...page
  }: Pick<SortedValues, "keys" | "limit"> & { after: { value: string; key: number } | undefined },
): Promise<SortedAgent[]> {
  const afterValue = after && (order === "name" ? after.value : Number(after.value));
  return queries[order].all(rows, { ...page, afterValue, afterKey: after?.key });
}
