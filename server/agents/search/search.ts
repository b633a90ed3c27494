/** Searches agents by the words of a query, filters and rank. */
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Database, Engine } from "../../database/database.ts";
import { statement } from "../../database/statement.ts";
import { BoundedPage } from "../bounded-page.ts";
import { type Filters, type FilterValues, valuesOf } from "../filters.ts";
import { type AgentRow, type AgentTables, newestKey } from "../records.ts";
import { countedAgents, type Total } from "../totals.ts";
import { BudgetExceeded, type SearchLimits, type SearchReads, withinBudget } from "./budget.ts";
import { vocabularyIn } from "./engine.ts";
import { engineOf } from "./engines.ts";
import { countFacets } from "./facets.ts";
import type { ExactMatch } from "./match.ts";
import { type KeyRange, type PartQueries, type PartValues, parts } from "./parts.ts";
import { type MatchLevel, makePlan, matchLevels, type Plan, sizeOf, type Tier, tiers } from "./plan.ts";
import { parseQuery, type Query } from "./query.ts";
import { fold } from "./words.ts";

/** Reads what the results of a search have of their agents. */
const foundAgents = statement((db: Kysely<AgentTables>, { keys }: { keys: readonly number[] }, dialect) =>
  db
    .selectFrom("agent")
    .select(["key", "details", "record_form", "record"])
    .where("key", "in", dialect.numbers(keys)),
);

type FoundAgent = Pick<AgentRow, "key" | "details" | "record_form" | "record">;

/** A search. */
export interface SearchRequest {
  text: string;
  /** Filters that agents must also match. */
  filters: Filters;
  /** The end of the previous page; undefined for the first page. */
  after: SearchPosition | undefined;
  limit: number;
  facets: components["schemas"]["Facet"][] | undefined;
}

/** The end of a page: the part and key of its last agent, and how words were matched. */
export interface SearchPosition {
  part: number;
  key: number;
  matchLevel: MatchLevel;
  /** See {@link Plan.widened}. */
  widened: string;
}

/** A found agent. */
export interface Found {
  row: FoundAgent;
  score: number;
  position: SearchPosition;
}

export interface SearchResult {
  /** Sorted by rank; agents of one part newest first. */
  found: Found[];
  plan: Plan;
  exact: ExactMatch;
  /** Whether the budget was used up before the page was full and the search complete. */
  truncated: boolean;
  /** Whether the page ends before its limit, because its records are long. */
  isCut: boolean;
  facets: components["schemas"]["Facets"] | undefined;
  /** Whether the facets omit agents that match. */
  facetsTruncated: boolean;
  /** The number of agents that match; only on the first page. */
  total: Total | undefined;
}

/** The keys of results. */
interface AllKeys {
  keys: readonly number[];
  /** Whether there are no more. */
  isComplete: boolean;
}

/** Agents of one rank. */
interface Part {
  score: number;
  queries: PartQueries;
  /** The full-text query, if it has one. */
  query: string | undefined;
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
  readonly #values: FilterValues;
  readonly #found: Found[] = [];
  readonly #room: BoundedPage<FoundAgent>;
  /** The current plan. */
  #plan: Plan = { wanted: [], unwanted: [], all: true, widened: "" };

  constructor(engine: Engine, reads: SearchReads, limits: SearchLimits, request: SearchRequest) {
    this.#engine = engine;
    this.#reads = reads;
    this.#limits = limits;
    this.#request = request;
    this.#query = parseQuery(request.text);
    this.#values = valuesOf(request.filters);
    this.#room = new BoundedPage(foundAgents, request.limit);
    this.#exact = { id: request.text.trim().replaceAll("\0", ""), name: fold(request.text) };
  }

  async run(): Promise<SearchResult> {
    const isComplete = await this.#unlessExceeded(() => this.#page());
    const { after, facets } = this.#request;
    const isLast = isComplete && this.#room.hasRoom;
    const all = facets || (!after && !isLast) ? await this.#all() : undefined;
    const counted = facets && all && (await this.#facets(all, facets));
    return {
      found: this.#found,
      plan: this.#plan,
      exact: this.#exact,
      truncated: !isComplete,
      isCut: this.#room.isCut,
      facets: counted?.facets,
      facetsTruncated: counted ? !counted.complete : false,
      total: after ? undefined : this.#total(isLast ? undefined : all),
    };
  }

  /** Finds the page. The first page determines the match level: the first one that finds anything. */
  async #page(): Promise<void> {
    const { after } = this.#request;
    const matchLevels = this.#matchLevels();
    if ((after?.part ?? 0) === 0)
      await this.#take(this.#exactPart(), 0, matchLevels[0] ?? "strict", undefined);
    for (const matchLevel of matchLevels) {
      const vocabulary = vocabularyIn(this.#reads, engineOf({ engine: this.#engine }));
      const before = this.#plan;
      this.#plan = await makePlan(this.#query, matchLevel, vocabulary, after?.widened);
      if (matchLevel !== matchLevels[0] && !isWiderThan(this.#plan, before)) continue;
      for (const each of this.#found)
        Object.assign(each.position, { matchLevel, widened: this.#plan.widened });
      await this.#takeWords(matchLevel);
      if (this.#found.length > 0 || after) return;
    }
  }

  async #takeWords(matchLevel: MatchLevel): Promise<void> {
    const parts = this.#wordParts();
    // Without any match, searching each tier would take most of the time: search the widest tier first.
    const [newest] = parts.length > 1 && this.#isFree() ? await this.#keys(this.#widest(), undefined, 1) : [];
    if (parts.length > 1 && this.#isFree() && newest === undefined) return;
    for (const [index, part] of parts.entries()) await this.#take(part, index + 1, matchLevel, newest);
  }

  #isFree(): boolean {
    return this.#request.after === undefined && this.#room.hasRoom;
  }

  /** The match levels to try, the strictest first; later pages use that of the first page. */
  #matchLevels(): readonly MatchLevel[] {
    if (this.#request.after) return [this.#request.after.matchLevel];
    return this.#query.wanted.length > 0 ? matchLevels : ["strict"];
  }

  #exactPart(): Part {
    return { score: 1, queries: parts.exact, query: undefined, isLong: false };
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
    return [{ score: 0.1, queries: parts.others, query: engine.hasAny(unwanted), isLong: true }];
  }

  #tierPart(tier: Tier, before: Tier | undefined): Part {
    const query = engineOf({ engine: this.#engine }).finds(this.#plan, tier, before);
    return { score: tier.score, queries: parts.matching, query, isLong: true };
  }

  /** The part that finds the results of all tiers. */
  #widest(): Part {
    const last = tiers.at(-1);
    if (!last) throw new Error("There are tiers");
    return this.#tierPart(last, undefined);
  }

  /** Adds agents of a part to the page. */
  async #take(part: Part, index: number, matchLevel: MatchLevel, newest: number | undefined): Promise<void> {
    const { after } = this.#request;
    if (after && index < after.part) return;
    const end = after?.part === index ? after.key : newest === undefined ? undefined : newest + 1;
    const { widened } = this.#plan;
    const position = { part: index, matchLevel, widened };
    await this.#scan(
      part,
      end,
      () => this.#room.hasRoom,
      async (values) => {
        const find = (limit: number) => part.queries.candidates.all(this.#reads, { ...values, limit });
        const rows = await this.#room.add(find, this.#reads.found);
        for (const row of rows)
          this.#found.push({ row, score: part.score, position: { ...position, key: row.key } });
      },
    );
  }

  async #keys(part: Part, end: number | undefined, limit: number): Promise<number[]> {
    const keys: number[] = [];
    await this.#scan(
      part,
      end,
      () => keys.length < limit,
      async (values) => {
        const rows = await part.queries.keys.all(this.#reads, { ...values, limit: limit - keys.length });
        for (const row of rows) keys.push(row.key);
      },
    );
    return keys;
  }

  /**
   * Reads the results of a part, newest first. A statement of SQLite cannot be interrupted, so there each one scans a window
   * of agents: wider if the plan has few words and the previous window was quick.
   * @param end the key before which to start; undefined for the newest agents.
   * @param wantsMore whether further agents are wanted.
   * @param take reads the agents of a range.
   */
  async #scan(
    part: Part,
    end: number | undefined,
    wantsMore: () => boolean,
    take: (values: Omit<PartValues, "limit">) => Promise<void>,
  ): Promise<void> {
    const { query, isLong } = part;
    const wanted = { ...this.#values, ...this.#exact, query };
    const read = (range: KeyRange) => take({ ...wanted, ...range });
    if (!wantsMore()) return;
    if (this.#engine !== "sqlite" || !isLong) return read({ from: undefined, to: end });
    let to = end ?? (await newestKey(this.#reads)) + 1;
    let size = Math.max(
      mostNarrow,
      Math.round(this.#limits.windowAgents / Math.max(1, sizeOf(this.#plan) / 4)),
    );
    while (to > 0 && wantsMore()) {
      const window = { from: Math.max(0, to - size), to };
      const startedAt = this.#reads.used.usedMs;
      await read(window);
      to = window.from;
      if (this.#reads.used.usedMs - startedAt < quickMs) size *= 4;
    }
  }

  /** Finds the keys of all results, with a limit of their number and of work. */
  async #all(): Promise<AllKeys> {
    const keys: number[] = [];
    const most = this.#request.facets ? this.#limits.facetAgents : countedAgents;
    const parts = [
      this.#exactPart(),
      ...(this.#query.wanted.length > 0 ? [this.#widest()] : this.#wordParts()),
    ];
    const isComplete = await this.#unlessExceeded(async () => {
      for (const part of parts) keys.push(...(await this.#keys(part, undefined, most + 1 - keys.length)));
    });
    return { keys: keys.slice(0, most), isComplete: isComplete && keys.length <= most };
  }

  async #facets({ keys, isComplete }: AllKeys, facets: components["schemas"]["Facet"][]) {
    const counted = await countFacets(this.#reads, keys, facets);
    return { ...counted, complete: counted.complete && isComplete };
  }

  /** @param all undefined if the page has all results. */
  #total(all: AllKeys | undefined): Total {
    const found = this.#found.length;
    return { total: Math.max(found, all?.keys.length ?? 0), total_is_exact: all?.isComplete ?? true };
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

/** Whether a plan may find agents that the previous plan did not find. */
function isWiderThan(plan: Plan, before: Plan): boolean {
  return plan.widened !== before.widened || (plan.all !== before.all && plan.wanted.length > 1);
}

/** The minimum number of agents in a window. */
const mostNarrow = 128;

/** After a window that took less than this, the next one is wider. */
const quickMs = 4;
