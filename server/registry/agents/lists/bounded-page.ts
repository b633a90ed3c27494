/**
 * A page of agents with a limit of rows and bytes. Records may be long: a hundred of the longest take ten megabytes, and
 * many callers may request them at once.
 */
import { type Kysely, type RawBuilder, sql } from "kysely";
import { Verbatim } from "../../../../generated/routes.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { type Statement, statement } from "../../../core/sql/statement.ts";
import type { AgentRow, AgentTables } from "../record/records.ts";
import { renewOutdated, type StoredRecord } from "../record/stored-records.ts";
import { all, type Condition } from "./filters.ts";

/** The maximum size of the rows of a page, in bytes, unless the first alone is larger. */
export const maxPageBytes = 262_144;

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

/** Selects the candidates of a page. Their records are not read: both engines store the lengths of texts separately. */
export function selectCandidates({ from, where, order, limit }: AgentSelection): RawBuilder<Candidate> {
  return sql`select a.key, octet_length(a.record) as size from ${from} where ${all(...where)} order by ${order} limit ${limit}`;
}

/** Agents by their keys. */
interface Keys {
  keys: readonly number[];
}

// A statement, because lists run it.
/** Reads what most pages have of their agents. */
export const listedAgents = statement((db: Kysely<AgentTables>, { keys }: Keys, dialect) =>
  db
    .selectFrom("agent")
    .select(["key", "seq", "agent_id", "record_form", "record"])
    .where("key", "in", dialect.numbers(keys)),
);

/** An agent in most pages. */
export type ListedAgent = Pick<AgentRow, "key" | "seq" | "agent_id" | "record_form" | "record">;

/** Collects the rows of a page, by one statement or several. */
export class BoundedPage<Row extends StoredRecord = ListedAgent> {
  readonly rows: Row[] = [];
  readonly #agents: Statement<Keys, Row>;
  readonly #limit: number;
  readonly #maxBytes: number;
  #bytes = 0;
  /** Whether found agents were left out because of their size. */
  isCut = false;

  /**
   * @param agents reads rows by their keys.
   * @param limit the maximum number of rows.
   */
  constructor(agents: Statement<Keys, Row>, limit: number, maxBytes: number = maxPageBytes) {
    this.#agents = agents;
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
  async add(find: (limit: number) => Promise<Candidate[]>, reads: Rows): Promise<Row[]> {
    if (!this.hasRoom) return [];
    const found = await find(this.#limit - this.rows.length);
    const rows = await this.#read(
      reads,
      found.flatMap((each) => (this.#fits(each) ? each.key : [])),
    );
    this.rows.push(...rows);
    return rows;
  }

  /** Reads the rows of agents, in the order of the keys. */
  async #read(reads: Rows, keys: readonly number[]): Promise<Row[]> {
    if (keys.length === 0) return [];
    const rows = await renewOutdated(reads, await this.#agents.all(reads, { keys }));
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
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
  end(limit: number): { shown: Row[]; last: Row | undefined } {
    const shown = this.rows.slice(0, limit);
    return { shown, last: this.isCut || this.rows.length > limit ? shown.at(-1) : undefined };
  }
}

/** Builds a body with agents, whose records are JSON already. */
export function bodyOf<Body extends { agents: unknown[] }>(
  agents: readonly string[],
  others: Omit<Body, "agents">,
): Verbatim<Body> {
  return new Verbatim(`{"agents":[${agents.join(",")}],${JSON.stringify(others).slice(1)}`);
}
