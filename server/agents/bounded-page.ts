/**
 * A page of agents with a limit of rows and bytes. Records may be long: a hundred of the longest take ten megabytes, and
 * many callers may request them at once.
 */
import { type Kysely, type RawBuilder, sql } from "kysely";
import { Verbatim } from "../../generated/routes.ts";
import type { Rows } from "../database/database.ts";
import { statement } from "../database/statement.ts";
import { all, type Condition } from "./filters.ts";
import type { AgentRow, AgentTables } from "./records.ts";

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
] as const satisfies (keyof AgentRow)[];

/** The size of a row in bytes. Its long columns are not read: both engines store their lengths separately. */
const size = sql.join(
  longColumns.map((column) => sql`coalesce(octet_length(${sql.ref(`a.${column}`)}), 0)`),
  sql` + `,
);

/** Which agents a statement finds, and in which order. */
export interface AgentSelection {
  /** The tables after `from`; one is `agent a`. */
  from: RawBuilder<unknown>;
  /** The conditions that an agent meets: at least one. */
  where: readonly Condition[];
  /** The expression after `order by`. */
  order: RawBuilder<unknown>;
  limit: number;
}

/** A found agent, before its row is read. */
export interface Candidate {
  key: number;
  size: number;
}

/** Selects the candidates of a page. */
export function selectCandidates({ from, where, order, limit }: AgentSelection): RawBuilder<Candidate> {
  return sql`select a.key, ${size} as size from ${from} where ${all(...where)} order by ${order} limit ${limit}`;
}

const byKeys = statement((db: Kysely<AgentTables>, { keys }: { keys: readonly number[] }, dialect) =>
  db.selectFrom("agent").selectAll().where("key", "in", dialect.numbers(keys)),
);

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
   * Adds agents, while they fit.
   * @param find finds at most so many candidates.
   * @param reads the reads of the rows.
   * @returns the added rows.
   */
  async add(find: (limit: number) => Promise<Candidate[]>, reads: Rows): Promise<AgentRow[]> {
    if (!this.hasRoom) return [];
    const found = await find(this.#limit - this.rows.length);
    const rows = await rowsOf(
      reads,
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
  if (keys.length === 0) return [];
  const rows = await byKeys.all(reads, { keys });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
