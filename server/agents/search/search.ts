/** Searches agents by the words of a query, filters and rank. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Engine } from "../../database/database.ts";
import { BoundedPage } from "../bounded-page.ts";
import { type Filters, valuesOf } from "../filters.ts";
import { newestKey } from "../records.ts";
import { countedAgents, type Total } from "../totals.ts";
import { isWithinBudget, type SearchLimits, type SearchReads } from "./budget.ts";
import { vocabularyIn } from "./engine.ts";
import { engineOf } from "./engines.ts";
import { countFacets } from "./facets.ts";
import { type ExactMatch, exactMatchOf } from "./match.ts";
import { type Part, PartScan } from "./part-scan.ts";
import { isSearchedByAny, type MatchLevel, makePlan, matchLevelsOf, type Plan, tiers } from "./plan.ts";
import { parseQuery, type Query } from "./query.ts";
import { scanByRank } from "./ranked-scan.ts";
import {
  compareRelated,
  type FoundAgent,
  findRelated,
  foundAgents,
  type Related,
  type RelatedState,
  rankRelated,
} from "./related.ts";
import { exactPart, wholeParts, widestPart, wordParts } from "./word-parts.ts";

/** A search. */
export interface SearchRequest {
  text: string;
  /** Filters that agents must also match. */
  filters: Filters;
  /** The end of the previous page; undefined for the first page. */
  after: SearchPosition | undefined;
  limit: number;
  facets: components["schemas"]["Facet"][] | undefined;
  /** The number of the latest change of the liveness of agents, which decides their ranks on all pages. */
  change: number;
}

/** A search by words that is a part of one by meaning. */
export interface WordSearchRequest extends SearchRequest {
  /** The keys of agents that are results without their words, and count. */
  counted?: readonly number[];
  /** The keys of agents that are on previous pages. */
  except?: ReadonlySet<number>;
}

/** The end of a page: the part, rank and key of its last agent, and how words were matched. */
export interface SearchPosition {
  part: number;
  /** Its rank among agents that match equally well: see liveness.ts. */
  rank: number;
  key: number;
  /** See {@link SearchRequest.change}. */
  change: number;
  matchLevel: MatchLevel;
  /** See {@link Plan.widened}. */
  widened: string;
  /** In the last part, which is ranked by it: the score of the agent; otherwise 0. */
  score: number;
  /** See {@link RelatedState}; empty and 0 in other parts. */
  counts: string;
  newest: number;
}

/** The part of the agents with some of the words. */
export const relatedPart = tiers.length + 1;

/** A found agent. */
export interface Found {
  row: FoundAgent;
  score: number;
  /** Whether it may only have some of the words. */
  hasSome: boolean;
  position: SearchPosition;
}

export interface SearchResult {
  /** Sorted by rank: agents with all words by part, newest first, then those with some of the words by score. */
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

/** Searches by words. */
export function searchWords(
  reads: SearchReads,
  limits: SearchLimits,
  request: WordSearchRequest,
): Promise<SearchResult> {
  return new Search(reads, limits, request).run();
}

class Search {
  readonly #engine: Engine;
  readonly #reads: SearchReads;
  readonly #limits: SearchLimits;
  readonly #request: WordSearchRequest;
  readonly #except: ReadonlySet<number>;
  readonly #query: Query;
  readonly #exact: ExactMatch;
  readonly #found: Found[] = [];
  readonly #room: BoundedPage<FoundAgent>;
  readonly #scan: PartScan;
  readonly #change: number;
  /** The current plan. */
  #plan: Plan = { wanted: [], unwanted: [], widened: "" };
  /** The agents with some of the words, and the plan that they were found by; undefined until they are looked for. */
  #related: { plan: Plan; found: Related | undefined } | undefined;

  constructor(reads: SearchReads, limits: SearchLimits, request: WordSearchRequest) {
    const { engine } = reads;
    this.#engine = engine;
    this.#reads = reads;
    this.#limits = limits;
    this.#request = request;
    this.#except = request.except ?? new Set();
    this.#change = request.after?.change ?? request.change;
    this.#query = parseQuery(request.text);
    this.#room = new BoundedPage(foundAgents, request.limit);
    this.#exact = exactMatchOf(request.text);
    const values = { ...valuesOf(request.filters), ...this.#exact };
    this.#scan = new PartScan({ engine, reads, limits, values });
  }

  async run(): Promise<SearchResult> {
    const isComplete = await isWithinBudget(() => this.#page());
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

  /**
   * Finds the page. The first page determines the match level: the first one that finds agents with all words. Without such
   * agents, those with some of the words are the results. A need has both, ranked together.
   */
  async #page(): Promise<void> {
    const { after } = this.#request;
    const matchLevels = this.#matchLevels();
    const [strictest = "strict"] = matchLevels;
    if ((after?.part ?? 0) === 0) await this.#take(exactPart, 0, strictest, undefined);
    const plans: Plan[] = [];
    for (const matchLevel of matchLevels) {
      const vocabulary = vocabularyIn(this.#reads, engineOf({ engine: this.#engine }));
      this.#plan = await makePlan(this.#query, matchLevel, vocabulary, after?.widened);
      if (plans.some(({ widened }) => widened === this.#plan.widened)) continue;
      plans.push(this.#plan);
      for (const each of this.#found)
        Object.assign(each.position, { matchLevel, widened: this.#plan.widened });
      if (await this.#isRankedTogether()) await this.#takeRelated(matchLevel);
      else await this.#takeWords(matchLevel);
      if (this.#found.length > 0 || after) return;
    }
    this.#plan = plans[0] ?? this.#plan;
    if (this.#isSearchedByAny()) await this.#takeRelated(strictest);
  }

  /** Whether agents with some of the words are ranked together with those with all: of a need that few agents meet as a whole. */
  async #isRankedTogether(): Promise<boolean> {
    const { after } = this.#request;
    if (after && after.part > 0) return after.part === relatedPart;
    if (!this.#query.isNeed || !this.#isSearchedByAny()) return false;
    return (await this.#findRelated()) !== undefined;
  }

  /** Whether any word may bring results: not if all are in quotes. */
  #isSearchedByAny(): boolean {
    return isSearchedByAny(this.#plan);
  }

  /** Adds agents that have some of the words. */
  async #takeRelated(matchLevel: MatchLevel): Promise<void> {
    const { after } = this.#request;
    const related = this.#room.hasRoom ? await this.#findRelated() : undefined;
    if (!related) return;
    const ranked = await rankRelated(this.#reads, this.#plan, related, this.#change);
    const end = after?.part === relatedPart ? after : undefined;
    const later = end ? ranked.filter((each) => compareRelated(each, end) > 0) : ranked;
    const next = later.filter((each) => !this.#except.has(each.key));
    const places = new Map(next.map(({ key, score, rank }) => [key, { score, rank }]));
    const { counts, newest } = related.state;
    const { widened } = this.#plan;
    const change = this.#change;
    const position = { part: relatedPart, change, matchLevel, widened, counts: counts.join(), newest };
    for (const row of await this.#room.add(async (limit) => next.slice(0, limit), this.#reads.found)) {
      const { key } = row;
      const place = places.get(key) ?? { score: 0, rank: 0 };
      const { score } = place;
      this.#found.push({ row, score, hasSome: true, position: { ...position, ...place, key } });
    }
  }

  /** Finds the agents with some of the words, once for each plan; undefined if too many agents have all. */
  async #findRelated(): Promise<Related | undefined> {
    const { after } = this.#request;
    if (this.#related?.plan === this.#plan) return this.#related.found;
    const begun =
      after?.part === relatedPart
        ? { counts: after.counts.split(",").map(Number), newest: after.newest }
        : undefined;
    const found = await findRelated(this.#scan, engineOf({ engine: this.#engine }), {
      plan: this.#plan,
      isNeed: this.#query.isNeed,
      newest: begun?.newest ?? (await newestKey(this.#reads)),
      begun,
    });
    this.#related = { plan: this.#plan, found };
    return found;
  }

  async #takeWords(matchLevel: MatchLevel): Promise<void> {
    const parts = wordParts(this.#plan, engineOf(this.#reads));
    // Without any match, searching each tier would take most of the time: search the widest tier first.
    const [newest] =
      parts.length > 1 && this.#isFree()
        ? await this.#scan.keys(widestPart(this.#plan, engineOf(this.#reads)), undefined, 1)
        : [];
    if (parts.length > 1 && this.#isFree() && newest === undefined) return;
    for (const [index, part] of parts.entries()) await this.#take(part, index + 1, matchLevel, newest);
  }

  #isFree(): boolean {
    return this.#request.after === undefined && this.#room.hasRoom;
  }

  /** The match levels to try, the strictest first; later pages use that of the first page. */
  #matchLevels(): readonly MatchLevel[] {
    return this.#request.after ? [this.#request.after.matchLevel] : matchLevelsOf(this.#query);
  }

  /** Adds agents of a part to the page. */
  async #take(part: Part, index: number, matchLevel: MatchLevel, newest: number | undefined): Promise<void> {
    const { after, limit } = this.#request;
    if (after && index < after.part) return;
    const { widened } = this.#plan;
    const change = this.#change;
    const position = { part: index, change, matchLevel, widened, ...noRelated };
    await scanByRank({
      ...{ scan: this.#scan, part, change, except: this.#except },
      after: after?.part === index ? after : undefined,
      before: newest === undefined ? undefined : newest + 1,
      wanted: () => (this.#room.hasRoom ? limit - this.#found.length : 0),
      take: async (rank, agents) => {
        const find = async (most: number) => agents.slice(0, most);
        for (const row of await this.#room.add(find, this.#reads.found)) {
          const { score } = part;
          this.#found.push({ row, score, hasSome: false, position: { ...position, rank, key: row.key } });
        }
      },
    });
  }

  /** Finds the keys of all results, with a limit of their number and of work. */
  async #all(): Promise<AllKeys> {
    const keys: number[] = [];
    const most = this.#request.facets ? this.#limits.facetAgents : countedAgents;
    const related = this.#related?.plan === this.#plan ? this.#related.found : undefined;
    const whole = wholeParts(this.#plan, engineOf(this.#reads));
    const isComplete = await isWithinBudget(async () => {
      for (const part of [exactPart, ...(related ? [] : whole)])
        keys.push(...(await this.#scan.keys(part, undefined, most + 1 - keys.length)));
      keys.push(...(related?.agents.map(({ key }) => key) ?? []));
    });
    const isWhole = related?.isComplete ?? true;
    const all = this.#withCounted(keys);
    return { keys: all.slice(0, most), isComplete: isComplete && isWhole && all.length <= most };
  }

  async #facets({ keys, isComplete }: AllKeys, facets: components["schemas"]["Facet"][]) {
    const counted = await countFacets(this.#reads, keys, facets);
    return { ...counted, complete: counted.complete && isComplete };
  }

  /** @param all undefined if the page has all results. */
  #total(all: AllKeys | undefined): Total {
    const found = this.#withCounted(this.#found.map(({ row }) => row.key)).length;
    return { total: Math.max(found, all?.keys.length ?? 0), total_is_exact: all?.isComplete ?? true };
  }

  #withCounted(keys: readonly number[]): readonly number[] {
    const { counted = [] } = this.#request;
    return counted.length === 0 ? keys : [...new Set([...keys, ...counted])];
  }
}

/** What positions in other parts have of that of related results. */
const noRelated = { score: 0, counts: "", newest: 0 };
