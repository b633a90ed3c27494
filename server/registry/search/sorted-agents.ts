/** Sorts found agents, page by page. */
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Engine, Rows } from "../../core/database/database.ts";
import { type Query, queryOfGiven } from "../../core/database/statement.ts";
import type { Candidate } from "../agents/bounded-page.ts";
import type { AgentTables } from "../agents/records.ts";

/** An order of search results that does not depend on the words. */
export type AgentOrder = Exclude<components["schemas"]["SearchSort"], "relevance">;

/** The value and the key of an agent in the order. */
export interface OrderPosition {
  /** The value as text. */
  value: string;
  key: number;
}

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

/** What agents are sorted by; of equal ones the newest is first. */
interface Order {
  value: (engine: Engine) => RawBuilder<unknown>;
  isAscending: boolean;
  /** Reads the value of a position. */
  read: (value: string) => string | number;
}

/** How much of a name is compared: cursors have a limit of length. */
const comparedLength = 64;

/** Agents that are not rated follow those with the lowest score. */
const notRated = -1;

const orders: Record<AgentOrder, Order> = {
  newest: { value: () => sql`a.key`, isAscending: false, read: Number },
  updated: { value: () => sql`a.seq`, isAscending: false, read: Number },
  name: {
    // By code points, as SQLite compares texts.
    value: (engine) =>
      sql`substr(a.name_key, 1, ${sql.lit(comparedLength)})${engine === "postgres" ? sql` collate "C"` : sql``}`,
    isAscending: true,
    read: String,
  },
  // The score of the latest event, as in filters by grade, so that a page only changes with the journal.
  reputation: {
    value: () =>
      sql`coalesce((select r.published_score from reputation r where r.agent_key = a.key), ${sql.lit(notRated)})`,
    isAscending: false,
    read: Number,
  },
};

function queryOf({ value, isAscending }: Order): Query<SortedValues, SortedAgent> {
  return queryOfGiven((_: Kysely<AgentTables>, values: SortedValues, dialect) => {
    const { keys, afterValue, afterKey, limit } = values;
    const by = value(dialect.engine);
    const later = isAscending ? sql`>` : sql`<`;
    const where =
      afterValue === undefined
        ? sql`1 = 1`
        : sql`(value ${later} ${afterValue} or (value = ${afterValue} and key < ${afterKey}))`;
    return sql<SortedAgent>`select key, size, value
      from (select a.key, octet_length(a.record) as size, ${by} as value from agent a
        where a.key in ${dialect.numbers(keys)}) sorted
      where ${where} order by value ${isAscending ? sql`asc` : sql`desc`}, key desc limit ${limit}`;
  });
}

const queries: Record<AgentOrder, Query<SortedValues, SortedAgent>> = {
  newest: queryOf(orders.newest),
  updated: queryOf(orders.updated),
  name: queryOf(orders.name),
  reputation: queryOf(orders.reputation),
};

/**
 * Reads a page of agents in an order.
 * @param keys the keys of all agents that are sorted.
 * @param after the end of the previous page; undefined for the first page.
 */
export function sortedAgents(
  rows: Rows,
  order: AgentOrder,
  { keys, after, limit }: { keys: readonly number[]; after: OrderPosition | undefined; limit: number },
): Promise<SortedAgent[]> {
  const afterValue = after && orders[order].read(after.value);
  return queries[order].all(rows, { keys, afterValue, afterKey: after?.key, limit });
}
