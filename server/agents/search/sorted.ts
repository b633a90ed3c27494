/**
 * Searches by words, in an order that the caller chose.
 *
 * The results are the agents with all words, or if there are none, those with some of them. The newest of them, up to a limit, are
 * sorted by one statement. The first page decides how words match and which agent is the newest, and its cursor keeps that,
 * so later pages sort the same agents while others are written.
 */
import type { components } from "../../../generated/openapi.d.ts";
import type { Database } from "../../database/database.ts";
import { BoundedPage } from "../bounded-page.ts";
import { valuesOf } from "../filters.ts";
import { type AgentRecord, newestKey } from "../records.ts";
import type { LiveUnknown } from "../totals.ts";
import { isWithinBudget, type SearchLimits, type SearchReads, withinBudget } from "./budget.ts";
import { vocabularyIn } from "./engine.ts";
import { engineOf } from "./engines.ts";
import { countFacets } from "./facets.ts";
import { countLiveUnknown } from "./live-unknown.ts";
import { exactMatchOf } from "./match.ts";
import { PartScan } from "./part-scan.ts";
import { isSearchedByAny, type MatchLevel, makePlan, matchLevelsOf, type Plan } from "./plan.ts";
import { parseQuery } from "./query.ts";
import { type FoundAgent, findRelated, foundAgents, rankRelated } from "./related.ts";
import type { Found, SearchRequest, SearchResult } from "./search.ts";
import { type AgentOrder, type OrderPosition, sortedAgents } from "./sorted-agents.ts";
import { suggestionFor } from "./suggestion.ts";
import { tierScore } from "./tier-score.ts";
import { exactPart, wholeParts } from "./word-parts.ts";

/** The end of a page. */
export interface SortedPosition extends OrderPosition {
  matchLevel: MatchLevel;
  /** See {@link Plan.widened}. */
  widened: string;
  /** The key of the newest agent at the first page. */
  newest: number;
  /** 1 if the agents have some of the words, else 0. */
  some: number;
}

export interface SortedRequest extends Omit<SearchRequest, "after"> {
  after: SortedPosition | undefined;
  order: AgentOrder;
}

/** A found agent. */
export interface SortedFound extends Omit<Found, "position"> {
  position: SortedPosition;
}

export interface SortedResult extends Omit<SearchResult, "found"> {
  found: SortedFound[];
  /** See {@link suggestionFor}. */
  suggestion?: string | undefined;
  /** See {@link countLiveUnknown}. */
  liveUnknown?: LiveUnknown | undefined;
}

/** Searches by words, and sorts the results. */
export function searchSorted(
  database: Database,
  limits: SearchLimits,
  request: SortedRequest,
): Promise<SortedResult> {
  return withinBudget(database, limits, async (reads) => {
    const result = await new SortedSearch(reads, limits, request).run();
    const suggestion = await suggestionFor(reads, limits, request, result.found);
    return { ...result, suggestion, liveUnknown: await countLiveUnknown(reads, limits, request) };
  });
}

class SortedSearch {
  readonly #reads: SearchReads;
  readonly #limits: SearchLimits;
  readonly #request: SortedRequest;
  readonly #scan: PartScan;
  #plan: Plan = { wanted: [], unwanted: [], widened: "" };
  /** The keys of all results, up to one more than are sorted; the newest first. */
  #keys: number[] = [];
  /** The position of the page without that of an agent. */
  #state: Omit<SortedPosition, keyof OrderPosition>;
  /** The scores of agents with some of the words. */
  #scores: ReadonlyMap<number, number> = new Map();

  constructor(reads: SearchReads, limits: SearchLimits, request: SortedRequest) {
    this.#reads = reads;
    this.#limits = limits;
    this.#request = request;
    const values = { ...valuesOf(request.filters), ...exactMatchOf(request.text) };
    this.#scan = new PartScan({ engine: reads.engine, reads, limits, values });
    const { matchLevel = "strict", widened = "", newest = 0, some = 0 } = request.after ?? {};
    this.#state = { matchLevel, widened, newest, some };
  }

  async run(): Promise<SortedResult> {
    const { after, facets, text } = this.#request;
    const isComplete = await isWithinBudget(() => this.#collect());
    const most = this.#limits.facetAgents;
    const isWhole = isComplete && this.#keys.length <= most;
    const keys = this.#keys.slice(0, most);
    const page = await this.#page(keys);
    const counted = facets && (await countFacets(this.#reads, keys, facets));
    return {
      ...page,
      plan: this.#plan,
      exact: exactMatchOf(text),
      truncated: !isWhole,
      facets: counted?.facets,
      facetsTruncated: counted ? !(counted.complete && isWhole) : false,
      total: after ? undefined : { total: keys.length, total_is_exact: isWhole },
    };
  }

  /** Finds the keys of all results. */
  async #collect(): Promise<void> {
    const { after, text } = this.#request;
    const query = parseQuery(text);
    if (!after) this.#state.newest = await newestKey(this.#reads);
    const engine = engineOf(this.#reads);
    const vocabulary = vocabularyIn(this.#reads, engine);
    const plans: Plan[] = [];
    for (const matchLevel of after ? [after.matchLevel] : matchLevelsOf(query)) {
      const plan = await makePlan(query, matchLevel, vocabulary, after?.widened);
      if (plans.some(({ widened }) => widened === plan.widened)) continue;
      plans.push(plan);
      this.#use(plan, matchLevel, 0);
      if (after?.some === 1) break;
      await this.#collectWhole();
      if (this.#keys.length > 0 || after) return;
    }
    const [strictest] = plans;
    if (!strictest || !isSearchedByAny(strictest)) return;
    this.#use(strictest, after?.matchLevel ?? "strict", 1);
    await this.#collectSome();
  }

  #use(plan: Plan, matchLevel: MatchLevel, some: number): void {
    this.#plan = plan;
    this.#state = { ...this.#state, matchLevel, widened: plan.widened, some };
  }

  /** Finds the agents with all words, and those with the exact id or name. */
  async #collectWhole(): Promise<void> {
    const end = this.#state.newest + 1;
    const most = this.#limits.facetAgents + 1;
    const found: number[] = [];
    for (const part of [exactPart, ...wholeParts(this.#plan, engineOf(this.#reads))])
      found.push(...(await this.#scan.keys(part, end, most)));
    this.#keys = found.sort((a, b) => b - a);
  }

  /** Finds the agents with some of the words. */
  async #collectSome(): Promise<void> {
    const { newest } = this.#state;
    const related = await findRelated(this.#scan, engineOf(this.#reads), {
      ...{ plan: this.#plan, isNeed: false, newest, begun: undefined },
    });
    const ranked = related ? await rankRelated(this.#reads, this.#plan, related, this.#request.change) : [];
    this.#scores = new Map(ranked.map(({ key, score }) => [key, score]));
    this.#keys = [...this.#scores.keys()].sort((a, b) => b - a);
  }

  /** Reads the page. Agents that were found are read even if the budget is used up. */
  async #page(keys: readonly number[]): Promise<Pick<SortedResult, "found" | "isCut">> {
    const { after, order, limit } = this.#request;
    const room = new BoundedPage(foundAgents, limit);
    const values = new Map<number, string | number>();
    const find = async (most: number) => {
      const found = await sortedAgents(this.#reads.found, order, { keys, after, limit: most });
      for (const { key, value } of found) values.set(key, value);
      return found;
    };
    const rows = keys.length === 0 ? [] : await room.add(find, this.#reads.found);
    const found = rows.map((row) => ({
      row,
      score: this.#scoreOf(row),
      hasSome: this.#state.some === 1,
      position: { ...this.#state, value: String(values.get(row.key)), key: row.key },
    }));
    return { found, isCut: room.isCut };
  }

  #scoreOf({ key, record, details, server_name }: FoundAgent): number {
    const score = this.#scores.get(key);
    if (score !== undefined) return score;
    const agent = JSON.parse(record) as AgentRecord; // as it was built
    return tierScore({ ...agent, details, server_name }, this.#plan, exactMatchOf(this.#request.text));
  }
}

/** The order of a search that sorts its results; undefined for that of relevance. */
export function orderOf(sort: components["schemas"]["SearchSort"] | undefined): AgentOrder | undefined {
  return sort === "relevance" ? undefined : sort;
}
