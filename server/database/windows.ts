/**
 * Finds pages of filtered lists, newest first, in windows of an index, so that no statement scans a whole table, even if few
 * rows match.
 */
import type { Param, Rows } from "./database.ts";

/** A condition with its parameters. */
interface Condition {
  text: string;
  params: readonly Param[];
}

/** A list, by the index that has its order. */
export interface WindowedList {
  /** The columns after `select`. */
  columns: string;
  /** The tables after `from`. */
  from: string;
  /** The table and its alias, without joins. */
  table: string;
  /** The column of the order, which is unique among rows that meet `indexed`. */
  position: string;
  /** The condition that the index evaluates: equality of the columns before that of the order. */
  indexed: readonly Condition[];
  /** The condition that is evaluated for each row. */
  filters: readonly Condition[];
}

/** How many rows one statement scans. */
export const windowRows = 2_000;

/**
 * Reads a page of a list.
 * @param rows reads, preferably in turns: see {@link import("./read-turns.ts").ReadTurns}.
 * @param before the position of the last row of the previous page.
 */
export async function readNewestFirst<Row>(
  rows: Rows,
  { columns, from, table, position, indexed, filters }: WindowedList,
  before: number | undefined,
  limit: number,
): Promise<Row[]> {
  const found: Row[] = [];
  let to = before;
  do {
    const above: Condition[] = [
      ...indexed,
      ...(to === undefined ? [] : [{ text: `${position} < ?`, params: [to] }]),
    ];
    // Without filters the page is the window.
    const end =
      filters.length === 0
        ? undefined
        : await rows.get<{ position: number }>(
            `select ${position} as position from ${table} ${where(above)} order by ${position} desc limit 1 offset ?`,
            [...paramsOf(above), windowRows - 1],
          );
    const all = [
      ...above,
      ...(end === undefined ? [] : [{ text: `${position} >= ?`, params: [end.position] }]),
      ...filters,
    ];
    const sql = `select ${columns} from ${from} ${where(all)} order by ${position} desc limit ?`;
    found.push(...(await rows.all<Row>(sql, [...paramsOf(all), limit - found.length])));
    to = end?.position;
  } while (to !== undefined && found.length < limit);
  return found;
}

function where(conditions: readonly Condition[]): string {
  return conditions.length > 0 ? `where ${conditions.map(({ text }) => text).join(" and ")}` : "";
}

function paramsOf(conditions: readonly Condition[]): Param[] {
  return conditions.flatMap(({ params }) => params);
}
