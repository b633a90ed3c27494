/**
 * Pages of filtered lists, newest first. A filter that few rows meet is looked for in windows of an index, so no statement
 * goes through a whole table, however rare the rows are.
 */
import type { Param, Rows } from "./database.ts";

/** A condition with its parameters. */
interface Condition {
  text: string;
  params: readonly Param[];
}

/** A list, by the index that has its order. */
export interface WindowedList {
  /** What stands between `select` and `from`. */
  columns: string;
  /** What stands between `from` and `where`. */
  from: string;
  /** The table and its alias, without joins. */
  table: string;
  /** The column of the order, which is unique among rows that meet `indexed`. */
  position: string;
  /** What the index finds alone: equality with the columns before that of the order. */
  indexed: readonly Condition[];
  /** What is checked at each row. */
  filters: readonly Condition[];
}

/** How many rows one statement looks through. */
export const windowRows = 2_000;

/**
 * Reads a page of a list.
 * @param rows best in turns: see {@link import("./read-turns.ts").ReadTurns}.
 * @param before the position of the last row of the page before.
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
