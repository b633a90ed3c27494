/**
 * A page of agents with a limit of rows and bytes. Records may be long: a hundred of the longest take ten megabytes, and
 * many callers may request them at once.
 */
import { Verbatim } from "../../generated/routes.ts";
import type { Rows } from "../database/database.ts";
import { placeholders } from "../database/placeholders.ts";
import { type Sql, whereAll } from "../database/sql.ts";
import type { AgentRow } from "./records.ts";

/** The maximum size of the rows of a page, in bytes, unless the first alone is larger. */
export const maxPageBytes = 262_144;

/** The columns that may be long. */
const longColumns = [
  "description",
  "protocols",
  "capabilities",
  "tags",
  "skills",
  "extra",
  "details",
  "status_message",
  "origin",
];

/** The size of a row in bytes. Its long columns are not read: both engines store their lengths separately. */
const size = longColumns.map((column) => `coalesce(octet_length(a.${column}), 0)`).join(" + ");

/** Which agents a statement finds, and in which order. */
export interface AgentQuery {
  /** The tables after `from`; one is `agent a`. */
  from: string;
  /** The conditions that an agent meets. */
  where: readonly Sql[];
  /** The expression after `order by`. */
  order: string;
  descending: boolean;
}

/** A found agent, before its row is read. */
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
  /** Whether found agents were left out because of their size. */
  isCut = false;

  /** @param limit the maximum number of rows. */
  constructor(limit: number, maxBytes: number = maxPageBytes) {
    this.#limit = limit;
    this.#maxBytes = maxBytes;
  }

  /** Whether there is room for further rows. */
  get hasRoom(): boolean {
    return !this.isCut && this.rows.length < this.#limit;
  }

  /**
   * Adds the agents that a query finds, while they fit.
   * @param rowReads the reads of the rows.
   * @returns the added rows.
   */
  async add(
    reads: Rows,
    { from, where, order, descending }: AgentQuery,
    rowReads: Rows = reads,
  ): Promise<AgentRow[]> {
    if (!this.hasRoom) return [];
    const direction = descending ? "desc" : "asc";
    const { text, params } = whereAll(where);
    const found = await reads.all<Candidate>(
      `select a.key, ${size} as size from ${from} ${text} order by ${order} ${direction} limit ?`,
      [...params, this.#limit - this.rows.length],
    );
    const rows = await rowsOf(
      rowReads,
      found.flatMap((each) => (this.#fits(each) ? each.key : [])),
    );
    this.rows.push(...rows);
    return rows;
  }

  /** Reserves the bytes of an agent if it fits. After one that does not fit, no other does. */
  #fits({ size }: Candidate): boolean {
    this.isCut ||= this.#bytes > 0 && this.#bytes + size > this.#maxBytes;
    if (!this.isCut) this.#bytes += size;
    return !this.isCut;
  }

  /**
   * Returns the rows of the page. The query must have requested one more, to know whether there is another page.
   * @returns the rows, and the last of them if another page may follow.
   */
  end(limit: number): { shown: AgentRow[]; last: AgentRow | undefined } {
    const shown = this.rows.slice(0, limit);
    return { shown, last: this.isCut || this.rows.length > limit ? shown.at(-1) : undefined };
  }
}

/** Builds a body with agents. Each is JSON already, serialized in its own turn of the event loop. */
export function bodyOf<Body extends { agents: unknown[] }>(
  agents: readonly string[],
  others: Omit<Body, "agents">,
): Verbatim<Body> {
  return new Verbatim(`{"agents":[${agents.join(",")}],${JSON.stringify(others).slice(1)}`);
}

/** Reads the rows of agents, in the order of the keys. */
async function rowsOf(reads: Rows, keys: readonly number[]): Promise<AgentRow[]> {
  const [first] = keys;
  if (first === undefined) return [];
  const length = batches.find((each) => each >= keys.length) ?? keys.length;
  const filled = [...keys, ...Array<number>(length - keys.length).fill(first)];
  const rows = await reads.all<AgentRow>(
    `select * from agent where key in (${placeholders(filled)})`,
    filled,
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
