/**
 * Finds pages of filtered lists in windows of an index, so that no statement scans a whole table, even if few rows match.
 */
import type { Rows } from "./database.ts";
import { compared, type Sql, whereAll } from "./sql.ts";

/** How many rows one statement scans. */
export const windowRows = 2_000;

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

/** A list, by the index that has its order. */
export interface WindowedList extends Pick<Walk, "position" | "indexed"> {
  /** The columns after `select`. */
  columns: string;
  /** The tables after `from`. */
  from: string;
  /** The table and its alias, without joins. */
  table: string;
  /** The condition that is evaluated for each row. */
  filters: readonly Sql[];
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
  const read = async (window: readonly Sql[]) => {
    const { text, params } = whereAll([...window, ...filters]);
    const sql = `select ${columns} from ${from} ${text} order by ${position} desc limit ?`;
    found.push(...(await rows.all<Row>(sql, [...params, limit - found.length])));
  };
  if (filters.length === 0) {
    await read([...indexed, ...compared(position, "<", before)]); // the page is the window
    return found;
  }
  for await (const window of windowsOf(rows, { from: table, position, indexed, descending: true }, before)) {
    await read(window);
    if (found.length >= limit) break;
  }
  return found;
}
