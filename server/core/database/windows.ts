/**
 * Finds pages of filtered lists in windows of an index, so that no statement scans a whole table, even if few rows match.
 */
import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import type { Rows } from "../sql/rows.ts";
import { type Dialect, type Statement, statement } from "../sql/statement.ts";

/** How many rows one statement scans. */
export const windowRows = 2_000;

/** The beginning of a window of a list that is read newest first. */
export interface WindowStart {
  /** The position of the last row before the window. */
  before: number;
}

/** A window of a list that is read newest first. */
export interface Window extends WindowStart {
  /** The position of its last row. */
  last: number;
  /** The maximum number of rows to read of it. */
  limit: number;
}

/** A list by its positions: numbers of at least 1 in an index that has the order of the list. */
export interface WindowedList<Filters, Row> {
  /** Finds the last position of a window of {@link windowRows}. Evaluates no filters that the index does not have. */
  end: Statement<Filters & WindowStart, { position: number }>;
  /** Reads the rows of a window that meet the filters, newest first. */
  read: Statement<Filters & Window, Row>;
}

/** Tables of rows about agents, which have keys in the order of their creation. */
type TablesAboutAgents = Record<string, { key: number; agent_id: string }>;

/** Builds {@link WindowedList.end} of all rows of a table about agents by their keys, or of those of one agent. */
export function endAmongKeys(
  table: string,
  ofAgent: boolean,
): WindowedList<{ agent_id: string }, never>["end"] {
  return statement(
    (db: Kysely<TablesAboutAgents>, { agent_id, before }: { agent_id: string } & WindowStart) =>
      db
        .selectFrom(table)
        .select("key as position")
        .where("key", "<", before)
        .$if(ofAgent, (query) => query.where("agent_id", "=", agent_id))
        .orderBy("key", "desc")
        .limit(1)
        .offset(windowRows - 1),
  );
}

/** A page of a list. */
export interface WindowedPage {
  /** The position of the last row of the previous page. */
  before: number | undefined;
  limit: number;
}

/** The condition of an optional filter: a value is in a list, or there is no list. */
export function isAmong(
  value: Expression<string | null>,
  list: readonly string[] | null,
  dialect: Dialect,
): RawBuilder<boolean> {
  return sql<boolean>`(cast(${list} as text) is null or ${value} in ${dialect.texts(list)})`;
}

/**
 * Reads a page of a list.
 * @param rows reads, preferably in turns: see {@link import("./read-turns.ts").ReadTurns}.
 * @param isFiltered whether there are filters that the index does not have.
 */
export async function readNewestFirst<Filters extends object, Row>(
  rows: Rows,
  { end, read }: WindowedList<Filters, Row>,
  filters: Filters,
  isFiltered: boolean,
  { before = Number.MAX_SAFE_INTEGER, limit }: WindowedPage,
): Promise<Row[]> {
  if (!isFiltered) return read.all(rows, { ...filters, before, last: 0, limit }); // the page is the window
  const found: Row[] = [];
  for (let start = before; ; ) {
    const last = (await end.get(rows, { ...filters, before: start }))?.position ?? 0;
    const window = { ...filters, before: start, last, limit: limit - found.length };
    found.push(...(await read.all(rows, window)));
    if (last === 0 || found.length >= limit) return found;
    start = last;
  }
}
