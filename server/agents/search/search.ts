/** Searching: the words of a query, the filters and the order, put to the index. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Database, Engine } from "../../database/database.ts";
import { BoundedPage } from "../bounded-page.ts";
import { conditions, type Filters } from "../filters.ts";
import type { AgentRow } from "../records.ts";
import { BudgetExceeded, type SearchLimits, type SearchReads, withinBudget } from "./budget.ts";
import { join, type Sql, vocabularyIn, type Window } from "./engine.ts";
import { engineOf } from "./engines.ts";
import { countFacets } from "./facets.ts";
import type { ExactMatch } from "./match.ts";
import { type Generosity, generosities, makePlan, type Plan, sizeOf, type Tier, tiers } from "./plan.ts";
import { parseQuery, type Query } from "./query.ts";
import { fold } from "./words.ts";

/** What is searched for. */
export interface SearchRequest {
  text: string;
  /** What agents must meet beside. */
  filters: Filters;
  /** Where the page before ended; undefined for the first page. */
  after: SearchPosition | undefined;
  limit: number;
  facets: components["schemas"]["Facet"][] | undefined;
}

/** Where a page ended: the part and the key of its last agent, and how its words were looked for. */
export interface SearchPosition {
  part: number;
  key: number;
  generosity: Generosity;
  /** See {@link Plan.widened}. */
  widened: string;
}

/** An agent found. */
export interface Found {
  row: AgentRow;
  score: number;
  position: SearchPosition;
}

export interface SearchResult {
  /** Best first, agents of one part newest first. */
  found: Found[];
  plan: Plan;
  exact: ExactMatch;
  /** Whether the budget ended the search before the page was full and before all was looked through. */
  truncated: boolean;
  /** Whether the page ends before its limit, because its records are long. */
  isCut: boolean;
  facets: components["schemas"]["Facets"] | undefined;
  /** Whether the facets leave out agents that were found, or would have been. */
  facetsTruncated: boolean;
}

/** Agents of one rank. */
interface Part {
  score: number;
  /** What stands between `from` and `where`. */
  from: string;
  key: string;
  /** The conditions, without those of the filters. */
  where: (window: Window | undefined) => Sql[];
  /** Whether the statement must be cut into windows on SQLite. */
  isLong: boolean;
}

/** Searches within a budget. */
export function search(
  database: Database,
  limits: SearchLimits,
  request: SearchRequest,
): Promise<SearchResult> {
  return withinBudget(database, limits, (reads) => new Search(database.engine, reads, limits, request).run());
}

class Search {
  readonly #engine: Engine;
  readonly #reads: SearchReads;
  readonly #limits: SearchLimits;
  readonly #request: SearchRequest;
  readonly #query: Query;
  readonly #exact: ExactMatch;
  readonly #found: Found[] = [];
  readonly #room: BoundedPage;
  /** What the page is looked for by now. */
  #plan: Plan = { wanted: [], unwanted: [], all: true, widened: "" };

  constructor(engine: Engine, reads: SearchReads, limits: SearchLimits, request: SearchRequest) {
    this.#engine = engine;
    this.#reads = reads;
    this.#limits = limits;
    this.#request = request;
    this.#query = parseQuery(request.text);
    this.#room = new BoundedPage(request.limit);
    this.#exact = { id: request.text.trim().replaceAll("\0", ""), name: fold(request.text) };
  }

  async run(): Promise<SearchResult> {
    const isComplete = await this.#unlessExceeded(() => this.#page());
    const counted = this.#request.facets && (await this.#facets(this.#request.facets));
    return {
      found: this.#found,
      plan: this.#plan,
      exact: this.#exact,
      truncated: !isComplete,
      isCut: this.#room.isCut,
      facets: counted?.facets,
      facetsTruncated: counted ? !counted.complete : false,
    };
  }

  /** Finds the page. How generously words match is decided by the first page that finds anything. */
  async #page(): Promise<void> {
    const { after } = this.#request;
    const generosities = this.#generosities();
    if ((after?.part ?? 0) === 0)
      await this.#take(this.#exactPart(), 0, generosities[0] ?? "close", undefined);
    for (const generosity of generosities) {
      const vocabulary = vocabularyIn(this.#reads, engineOf({ engine: this.#engine }));
      const before = this.#plan;
      this.#plan = await makePlan(this.#query, generosity, vocabulary, after?.widened);
      if (generosity !== generosities[0] && !isWiderThan(this.#plan, before)) continue;
      for (const each of this.#found)
        Object.assign(each.position, { generosity, widened: this.#plan.widened });
      await this.#takeWords(generosity);
      if (this.#found.length > 0 || after) return;
    }
  }

  async #takeWords(generosity: Generosity): Promise<void> {
    const parts = this.#wordParts();
    // Most of the work of a search that finds nothing is to look for nothing in each tier: the widest tells it at once.
    const [newest] = parts.length > 1 && this.#isFree() ? await this.#keys(this.#widest(), undefined, 1) : [];
    if (parts.length > 1 && this.#isFree() && newest === undefined) return;
    for (const [index, part] of parts.entries()) await this.#take(part, index + 1, generosity, newest);
  }

  #isFree(): boolean {
    return this.#request.after === undefined && this.#room.hasRoom;
  }

  /** Those to try, the least first; that of a later page is that of the first. */
  #generosities(): readonly Generosity[] {
    if (this.#request.after) return [this.#request.after.generosity];
    return this.#query.wanted.length > 0 ? generosities : ["close"];
  }

  #exactPart(): Part {
    const { id, name } = this.#exact;
    const text =
      "a.key in (select key from agent where agent_id = ? union all select key from agent where name_key = ?)";
    return {
      score: 1,
      from: "agent a",
      key: "a.key",
      isLong: false,
      where: () => [{ text, params: [id, name] }],
    };
  }

  #wordParts(): Part[] {
    const { wanted, unwanted, all } = this.#plan;
    if (wanted.length > 0) {
      return tiers.map((tier, index) => ({
        ...this.#tierPart(tier, tiers[index - 1]),
        score: all ? tier.score : tier.score / 2,
      }));
    }
    if (unwanted.length === 0) return [];
    const engine = engineOf({ engine: this.#engine });
    const where = (window: Window | undefined) => [engine.lacks(unwanted, window), this.#other()];
    return [{ score: 0.1, from: "agent a", key: "a.key", isLong: true, where }];
  }

  #tierPart(tier: Tier, before: Tier | undefined): Part {
    const engine = engineOf({ engine: this.#engine });
    const key = `agent_index.${engine.indexKey}`;
    const where = () => [engine.finds(this.#plan, tier, before), this.#other()];
    return {
      score: tier.score,
      from: `agent_index join agent a on a.key = ${key}`,
      key,
      isLong: true,
      where,
    };
  }

  /** All that any tier finds. */
  #widest(): Part {
    const last = tiers.at(-1);
    if (!last) throw new Error("There are tiers");
    return this.#tierPart(last, undefined);
  }

  #other(): Sql {
    const { id, name } = this.#exact;
    return { text: "a.agent_id <> ? and a.name_key <> ?", params: [id, name] };
  }

  /** Adds agents of a part to the page. */
  async #take(part: Part, index: number, generosity: Generosity, newest: number | undefined): Promise<void> {
    const { after } = this.#request;
    if (after && index < after.part) return;
    const end = after?.part === index ? after.key : newest === undefined ? undefined : newest + 1;
    const { widened } = this.#plan;
    const position = { part: index, generosity, widened };
    await this.#scan(
      part,
      end,
      () => this.#room.hasRoom,
      async (where) => {
        const query = { from: part.from, where, order: part.key, descending: true };
        const rows = await this.#room.add(this.#reads, query, this.#reads.found);
        for (const row of rows)
          this.#found.push({ row, score: part.score, position: { ...position, key: row.key } });
      },
    );
  }

  async #keys(part: Part, end: number | undefined, limit: number): Promise<number[]> {
    const keys: number[] = [];
    const { key, from } = part;
    await this.#scan(
      part,
      end,
      () => keys.length < limit,
      async ({ text, params }) => {
        const sql = `select ${key} as key from ${from} where ${text} order by ${key} desc limit ?`;
        const rows = await this.#reads.all<{ key: number }>(sql, [...params, limit - keys.length]);
        for (const row of rows) keys.push(row.key);
      },
    );
    return keys;
  }

  /**
   * Reads what a part finds, newest first. SQLite cannot be interrupted within a statement, so there it looks through a
   * window of agents at a time, the wider the fewer words the plan has and the quicker the window before was.
   * @param end the key before which to start; undefined for the newest.
   * @param wantsMore whether further agents are wanted.
   * @param take reads those that meet a condition.
   */
  async #scan(
    part: Part,
    end: number | undefined,
    wantsMore: () => boolean,
    take: (condition: Sql) => Promise<void>,
  ): Promise<void> {
    const { key, isLong } = part;
    const read = async (window: Window | undefined, before: number | undefined) => {
      const range: Sql[] = window
        ? [{ text: `${key} >= ? and ${key} < ?`, params: [window.from, window.to] }]
        : before === undefined
          ? []
          : [{ text: `${key} < ?`, params: [before] }];
      const condition = join(
        [...part.where(window), ...conditions(this.#request.filters, window), ...range],
        " and ",
      );
      await take(condition);
    };
    if (!wantsMore()) return;
    if (this.#engine !== "sqlite" || !isLong) return read(undefined, end);
    let to = end ?? (await newestKey(this.#reads)) + 1;
    let size = Math.max(
      mostNarrow,
      Math.round(this.#limits.windowAgents / Math.max(1, sizeOf(this.#plan) / 4)),
    );
    while (to > 0 && wantsMore()) {
      const window = { from: Math.max(0, to - size), to };
      const startedAt = this.#reads.used.usedMs;
      await read(window, undefined);
      to = window.from;
      if (this.#reads.used.usedMs - startedAt < quickMs) size *= 4;
    }
  }

  async #facets(facets: components["schemas"]["Facet"][]) {
    const keys: number[] = [];
    const most = this.#limits.facetAgents;
    const parts = [
      this.#exactPart(),
      ...(this.#query.wanted.length > 0 ? [this.#widest()] : this.#wordParts()),
    ];
    const isComplete = await this.#unlessExceeded(async () => {
      for (const part of parts) keys.push(...(await this.#keys(part, undefined, most + 1 - keys.length)));
    });
    const counted = await countFacets(this.#reads, keys.slice(0, most), facets);
    return { ...counted, complete: counted.complete && isComplete && keys.length <= most };
  }

  async #unlessExceeded(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof BudgetExceeded) return false;
      throw error;
    }
  }
}

/** Whether a plan may find what the one before has not found. */
function isWiderThan(plan: Plan, before: Plan): boolean {
  return plan.widened !== before.widened || (plan.all !== before.all && plan.wanted.length > 1);
}

/** How many agents a window has at least. */
const mostNarrow = 128;

/** A window that took less than this leads to a wider one. */
const quickMs = 4;

async function newestKey(reads: SearchReads): Promise<number> {
  return (await reads.get<{ key: number | null }>("select max(key) as key from agent"))?.key ?? 0;
}
