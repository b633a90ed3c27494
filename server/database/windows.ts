/**
 * Finds pages of filtered lists in windows of an index, so that no statement scans a whole table, even if few
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

/** A walk along an index. */
export interface Walk {
  /** The tables after `from`. */
  from: string;
  /** The column of the order, which is unique among rows that meet `indexed`. */
  position: string;
  /** The condition that the index evaluates: equality of the columns before that of the order. */
  indexed: readonly Condition[];
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
): AsyncGenerator<Condition[]> {
  const [beyond, upTo, direction] = descending ? ["<", ">=", "desc"] : [">", "<=", "asc"];
  let start = after;
  do {
    const rest = [...indexed, ...bound(position, beyond, start)];
    const end = await rows.get<{ position: number }>(
      `select ${position} as position from ${from} ${where(rest)} order by ${position} ${direction} limit 1 offset ?`,
      [...paramsOf(rest), windowRows - 1],
    );
    yield [...rest, ...bound(position, upTo, end?.position)];
    start = end?.position;
  } while (start !== undefined);
}

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
  const read = async (window: readonly Condition[]) => {
    const all = [...window, ...filters];
    const sql = `select ${columns} from ${from} ${where(all)} order by ${position} desc limit ?`;
    found.push(...(await rows.all<Row>(sql, [...paramsOf(all), limit - found.length])));
  };
  if (filters.length === 0) {
    await read([...indexed, ...bound(position, "<", before)]); // the page is the window
    return found;
  }
  for await (const window of windowsOf(rows, { from: table, position, indexed, descending: true }, before)) {
    await read(window);
    if (found.length >= limit) break;
  }
  return found;
}

function bound(position: string, comparison: string, value: number | undefined): Condition[] {
  return value === undefined ? [] : [{ text: `${position} ${comparison} ?`, params: [value] }];
}

function where(conditions: readonly Condition[]): string {
  return conditions.length > 0 ? `where ${conditions.map(({ text }) => text).join(" and ")}` : "";
}

function paramsOf(conditions: readonly Condition[]): Param[] {
  return conditions.flatMap(({ params }) => params);
}
