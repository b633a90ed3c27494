/**
 * Finds pages of filtered lists in windows of an index, so that no statement scans a whole table, even if few rows match.
 */
import { type Expression, type RawBuilder, sql } from "kysely";
import type { Rows } from "./database.ts";
import { compared, type Sql, whereAll } from "./sql.ts";
import type { Dialect, Statement } from "./statement.ts";

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

/** A page of a list. */
export interface WindowedPage {
  /** The position of the last row of the previous page. */
  before: number | undefined;
  limit: number;
}

/** The condition of an optional filter: a value is in a list, or there is no list. */
export function isAmong(
  value: Expression<string>,
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

/** A walk along an index. */
export interface Walk {
  /** The tables after `from`. */
  from: string;
  /** The column of the order, which is unique among rows that meet `indexed`. */
  position: string;
  /** The condition that the index evaluates: equality of the columns before that of the order. */
  indexed: readonly Sql[];
  descending: boolean;
}

/**
 * Cuts the rest of an index into windows. Each is read when the one before has been used.
 * @param after the position after which the windows begin; undefined for the beginning.
 * @returns the conditions of each window.
 */
export async function* windowsOf(
  rows: Rows,
  { from, position, indexed, descending }: Walk,
  after: number | undefined,
): AsyncGenerator<Sql[]> {
  const [beyond, upTo, direction] = descending ? ["<", ">=", "desc"] : [">", "<=", "asc"];
  let start = after;
  do {
    const rest = [...indexed, ...compared(position, beyond, start)];
    const { text, params } = whereAll(rest);
    const end = await rows.get<{ position: number }>(
      `select ${position} as position from ${from} ${text} order by ${position} ${direction} limit 1 offset ?`,
      [...params, windowRows - 1],
    );
    yield [...rest, ...compared(position, upTo, end?.position)];
    start = end?.position;
  } while (start !== undefined);
}
