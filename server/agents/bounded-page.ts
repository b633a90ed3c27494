/**
 * A page of agents, which holds so many and so much at most. Records may be long: a hundred of the longest take ten
 * megabytes, and many callers may ask for them at once.
 */
import { Verbatim } from "../../generated/routes.ts";
import type { Rows } from "../database/database.ts";
import { marks } from "../database/marks.ts";
import type { AgentRow } from "./records.ts";
import type { Sql } from "./search/engine.ts";

/** How long the rows of a page are together at most, in bytes, if the first alone is not longer. */
export const maxPageBytes = 262_144;

/** The columns that may be long. */
const longColumns = [
  ...["description", "protocols", "capabilities", "tags", "skills", "extra", "details"],
  ...["status_message", "origin"],
];

/** The size of a row in bytes, without reading its long columns: both engines keep their lengths beside them. */
const size = longColumns.map((column) => `coalesce(octet_length(a.${column}), 0)`).join(" + ");

/** Which agents a statement finds, and in which order. */
export interface AgentQuery {
  /** What stands between `from` and `where`; one of the tables is `agent a`. */
  from: string;
  where: Sql;
  /** The expression of the order. */
  order: string;
  descending: boolean;
}

/** An agent that was found, before its row is read. */
interface Candidate {
  key: number;
  size: number;
}

/** How many rows one statement reads. There are few numbers, so each statement is prepared once. */
const batches = [1, 10, 51, 101];

/** Collects the rows of a page, by one statement or several. */
export class BoundedPage {
  readonly rows: AgentRow[] = [];
  readonly #limit: number;
  readonly #maxBytes: number;
  #bytes = 0;
  /** Whether agents were found that did not fit for their size. */
  isCut = false;

  /** @param limit how many rows it has at most. */
  constructor(limit: number, maxBytes: number = maxPageBytes) {
    this.#limit = limit;
    this.#maxBytes = maxBytes;
  }

  /** Whether there is room for further rows. */
  get hasRoom(): boolean {
    return !this.isCut && this.rows.length < this.#limit;
  }

  /**
   * Adds what a query finds, as far as it fits.
   * @param rowReads read the rows of what was found.
   * @returns the rows that were added.
   */
  async add(
    reads: Rows,
    { from, where, order, descending }: AgentQuery,
    rowReads: Rows = reads,
  ): Promise<AgentRow[]> {
    if (!this.hasRoom) return [];
    const direction = descending ? "desc" : "asc";
    const condition = where.text === "" ? "" : `where ${where.text}`;
    const found = await reads.all<Candidate>(
      `select a.key, ${size} as size from ${from} ${condition} order by ${order} ${direction} limit ?`,
      [...where.params, this.#limit - this.rows.length],
    );
    const rows = await rowsOf(
      rowReads,
      found.flatMap((each) => (this.#fits(each) ? each.key : [])),
    );
    this.rows.push(...rows);
    return rows;
  }

  /** Takes the room of an agent, if there is some. Those after one that does not fit do not fit either. */
  #fits({ size }: Candidate): boolean {
    this.isCut ||= this.#bytes > 0 && this.#bytes + size > this.#maxBytes;
    if (!this.isCut) this.#bytes += size;
    return !this.isCut;
  }

  /**
   * The rows to show, if one more than these was looked for, to know whether there are more.
   * @returns also the last of them, if another page may follow it.
   */
  end(limit: number): { shown: AgentRow[]; last: AgentRow | undefined } {
    const shown = this.rows.slice(0, limit);
    return { shown, last: this.isCut || this.rows.length > limit ? shown.at(-1) : undefined };
  }
}

/** A body with agents. Each comes as JSON: made in its own turn, so the whole text is not made at once. */
export function bodyOf<Body extends { agents: unknown[] }>(
  agents: readonly string[],
  others: Omit<Body, "agents">,
): Verbatim<Body> {
  return new Verbatim(`{"agents":[${agents.join(",")}],${JSON.stringify(others).slice(1)}`);
}

/** The rows of agents, in the order of their keys in the list. */
async function rowsOf(reads: Rows, keys: readonly number[]): Promise<AgentRow[]> {
  const [first] = keys;
  if (first === undefined) return [];
  const length = batches.find((each) => each >= keys.length) ?? keys.length;
  const filled = [...keys, ...Array<number>(length - keys.length).fill(first)];
  const rows = await reads.all<AgentRow>(`select * from agent where key in (${marks(filled)})`, filled);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
