/**
 * Hybrid ranking: agents that a query finds by words, and those whose meaning is nearest to it, ranked together.
 *
 * The first 30 results by words and the 20 nearest are merged by reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR
 * 2009): scores by words and distances of vectors cannot be compared, but ranks can. The exact id or name stays first. The
 * further results by words follow. The first page decides which agents are merged, and its cursor keeps them, so later pages
 * need no vector, and agree with the first one.
 */
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { queryOfGiven } from "../../database/statement.ts";
import { BoundedPage, type Candidate, selectCandidates } from "../bounded-page.ts";
import type { QueryVector, QueryVectors } from "../embeddings/query-vectors.ts";
import { conditions, type FilterValues, valuesOf } from "../filters.ts";
import type { AgentTables } from "../records.ts";
import type { LiveUnknown } from "../totals.ts";
import { BudgetExceeded, type SearchLimits, type SearchReads, withinBudget } from "./budget.ts";
import { engineOf } from "./engines.ts";
import { countLiveUnknown } from "./live-unknown.ts";
import { exactMatchOf } from "./match.ts";
import { findNearest } from "./nearest.ts";
import { parseQuery } from "./query.ts";
import { foundAgents } from "./related.ts";
import {
  type Found,
  relatedPart,
  type SearchPosition,
  type SearchRequest,
  type SearchResult,
  searchWords,
} from "./search.ts";
import { suggestionFor } from "./suggestion.ts";

/** What a search by meaning needs. */
export interface Meaning {
  vectors: QueryVectors;
  /** The form of the vectors that can be compared. */
  form: string;
}

/** The end of a page. */
export interface HybridPosition extends SearchPosition {
  /** The merged results that follow: see {@link Merged}; empty after the last one. */
  merged: string;
  /** The keys of the nearest agents, which are not found again by words; empty in a search by words alone. */
  nearest: string;
}

/** A found agent. */
export interface HybridFound extends Omit<Found, "position"> {
  /** Whether it was found as one of the nearest, and not by words. */
  isNear: boolean;
  position: HybridPosition;
}

export interface HybridResult extends Omit<SearchResult, "found"> {
  found: HybridFound[];
  /** Whether the query has no vector now, so that words alone rank. */
  lacksMeaning: boolean;
  /** See {@link suggestionFor}. */
  suggestion?: string | undefined;
  /** See {@link countLiveUnknown}. */
  liveUnknown?: LiveUnknown | undefined;
}

export interface HybridRequest extends Omit<SearchRequest, "after"> {
  after: HybridPosition | undefined;
  /** Whether a suggestion is looked for. */
  wantsSuggestion?: boolean;
}

/** A merged result. */
interface Merged {
  key: number;
  score: number;
  isNear: boolean;
}

/** How many results by words are merged. */
const mostMerged = 30;

/** The constant of reciprocal rank fusion: how little the first ranks differ from the next. */
const fusionConstant = 60;

/** The score of a result that is first by words and by meaning. */
const highestScore = 0.9;

/** The highest score of further results by words: below that of the last merged one. */
const highestFurther = scoreOf(1 / (fusionConstant + mostMerged));

/** The part of a position after which there are no results by words. */
const noPart = 99;

/**
 * Searches by words, and by meaning if the query gets a vector in time.
 * @param meaning null to rank by words alone.
 */
export async function search(
  database: Database,
  limits: SearchLimits,
  request: HybridRequest,
  meaning: Meaning | null = null,
): Promise<HybridResult> {
  const { after, text } = request;
  const sought = after ? undefined : meaning && textToEmbed(text);
  const vector = sought && (await meaning?.vectors.of(sought)); // before the budget, which others wait for
  const lacksMeaning = Boolean(sought) && !vector;
  return withinBudget(database, limits, async (reads) => {
    const one = new HybridSearch(reads, limits, request);
    if (after && after.nearest !== "") return one.laterPage(after);
    const result =
      vector && meaning
        ? await one.firstPage(vector, meaning.form)
        : { ...(await one.byWords()), lacksMeaning };
    if (!request.wantsSuggestion) return result;
    const byWords = result.found.filter(({ isNear }) => !isNear);
    const suggestion = await suggestionFor(reads, limits, request, byWords);
    return { ...result, suggestion, liveUnknown: await countLiveUnknown(reads, limits, request) };
  });
}

/**
 * The text of a query whose meaning is searched: without what is excluded. Undefined if it has a phrase in quotes, which
 * searches these words and no others, or no words.
 */
function textToEmbed(text: string): string | undefined {
  const { wanted } = parseQuery(text);
  if (wanted.length === 0 || wanted.some(({ isQuoted }) => isQuoted)) return undefined;
  return text.replace(/(^|\s)-("[^"]*"?|\S+)/g, " ").trim() || undefined;
}

class HybridSearch {
  readonly #reads: SearchReads;
  readonly #limits: SearchLimits;
  readonly #request: HybridRequest;
  readonly #values: FilterValues;

  constructor(reads: SearchReads, limits: SearchLimits, request: HybridRequest) {
    this.#reads = reads;
    this.#limits = limits;
    this.#request = request;
    this.#values = valuesOf(request.filters);
  }

  async firstPage(vector: QueryVector, form: string): Promise<HybridResult> {
    const nearest = await this.#nearest(vector, form);
    if (nearest.length === 0) return { ...(await this.byWords()), lacksMeaning: false };
    const request = { ...this.#request, limit: mostMerged + 1, after: undefined, counted: nearest };
    const words = await searchWords(this.#reads, this.#limits, request);
    const first = words.found.slice(0, mostMerged);
    const end = first.at(-1)?.position ?? {
      ...noPosition,
      ...{ widened: words.plan.widened, change: this.#request.change },
    };
    const page = await this.#page(merge(first, nearest), end, nearest, undefined);
    const { found, isCut } = page;
    return { ...words, found, isCut, truncated: words.truncated || page.truncated, lacksMeaning: false };
  }

  /** Searches by words alone. */
  async byWords(): Promise<Omit<HybridResult, "lacksMeaning">> {
    const result = await searchWords(this.#reads, this.#limits, this.#request);
    const alone = { merged: "", nearest: "" };
    const found = result.found.map((each) => ({
      ...each,
      isNear: false,
      position: { ...each.position, ...alone },
    }));
    return { ...result, found };
  }

  async laterPage({ merged, nearest, ...end }: HybridPosition): Promise<HybridResult> {
    const page = await this.#page(readMerged(merged), end, readKeys(nearest), this.#request.facets);
    return { ...page, lacksMeaning: false };
  }

  async #nearest({ text, dimensions }: QueryVector, form: string): Promise<number[]> {
    const { unwanted } = parseQuery(this.#request.text);
    const none = unwanted.map(({ words, open }) => ({ words, open: open === "anywhere", weight: 1 }));
    const values = {
      ...this.#values,
      ...exactMatchOf(this.#request.text),
      ...{ vector: text, dimensions, form },
      unwanted: none.length === 0 ? undefined : engineOf(this.#reads).hasAny(none),
    };
    try {
      return await findNearest(this.#reads, values, this.#limits.budgetMs[this.#reads.engine]);
    } catch (error) {
      if (error instanceof BudgetExceeded) return [];
      throw error;
    }
  }

  /**
   * Reads a page: merged results, then further ones by words.
   * @param end the end of those that were merged.
   */
  async #page(
    merged: readonly Merged[],
    end: SearchPosition,
    nearest: readonly number[],
    facets: SearchRequest["facets"],
  ): Promise<Omit<HybridResult, "lacksMeaning">> {
    const { limit } = this.#request;
    const room = new BoundedPage(foundAgents, limit);
    const fitting = await this.#fitting(merged);
    const rows = await room.add(async (most) => fitting.slice(0, most), this.#reads.found);
    const left = room.isCut ? 0 : limit - rows.length;
    const further = await searchWords(this.#reads, this.#limits, {
      ...this.#request,
      facets,
      after: end,
      limit: Math.max(1, left), // also for its plan and its facets
      counted: nearest,
      except: new Set(nearest),
    });
    const kept = keysText(nearest);
    const rowOf = new Map(rows.map((row) => [row.key, row]));
    const found = fitting.flatMap(({ key, score, isNear }, index): HybridFound[] => {
      const row = rowOf.get(key);
      const position = { ...end, merged: mergedText(fitting.slice(index + 1)), nearest: kept };
      const hasSome = isNear || (end.part === relatedPart && score < 1);
      return row ? [{ row, score, isNear, hasSome, position }] : [];
    });
    const others = further.found.slice(0, left).map((each): HybridFound => {
      const position = { ...each.position, merged: "", nearest: kept };
      return { ...each, score: Math.min(each.score, highestFurther), isNear: false, position };
    });
    return { ...further, found: [...found, ...others], isCut: room.isCut || further.isCut };
  }

  /** Those of merged results that still match the filters: agents may have changed since the first page. */
  async #fitting(merged: readonly Merged[]): Promise<(Merged & Candidate)[]> {
    if (merged.length === 0) return [];
    const values = { ...this.#values, keys: merged.map(({ key }) => key), limit: merged.length };
    const candidates = await chosen.all(this.#reads.found, values);
    const sizes = new Map(candidates.map(({ key, size }) => [key, size]));
    return merged.flatMap((each) => {
      const size = sizes.get(each.key);
      return size === undefined ? [] : [{ ...each, size }];
    });
  }
}

/** Agents of these keys that match the filters. */
const chosen = queryOfGiven(
  (_: Kysely<AgentTables>, values: FilterValues & { keys: readonly number[]; limit: number }, dialect) => {
    const where = [sql<boolean>`a.key in ${dialect.numbers(values.keys)}`, ...conditions(values, dialect)];
    return selectCandidates({ from: sql`agent a`, where, order: sql`a.key`, limit: values.limit });
  },
);

/** Where results by words go on if there are none. */
const noPosition: SearchPosition = {
  part: noPart,
  ...{ rank: 0, key: 0, change: 0 },
  matchLevel: "strict",
  widened: "",
  ...{ score: 0, counts: "", newest: 0 },
};

/** Merges results by words and the nearest agents, best first. The exact matches are first. */
function merge(words: readonly Found[], nearest: readonly number[]): Merged[] {
  const exact = words.filter(({ position }) => position.part === 0);
  const byWords = words.filter(({ position }) => position.part > 0).map(({ row }) => row.key);
  const sums = new Map<number, number>();
  for (const list of [byWords, nearest])
    for (const [index, key] of list.entries())
      sums.set(key, (sums.get(key) ?? 0) + 1 / (fusionConstant + index + 1));
  const known = new Set(byWords);
  // The sort is stable: of equal ones, that with the words is first.
  const ranked = [...sums].sort(([, a], [, b]) => b - a);
  return [
    ...exact.map(({ row }) => ({ key: row.key, score: 1, isNear: false })),
    ...ranked.map(([key, sum]) => ({ key, score: scoreOf(sum), isNear: !known.has(key) })),
  ];
}

/** The score of a sum of reciprocal ranks, with four digits, as cursors keep it. */
function scoreOf(sum: number): number {
  return Math.round((highestScore * sum * (fusionConstant + 1) * 10_000) / 2) / 10_000;
}

/** Writes merged results for a cursor: each with its key, how it was found, and its score. */
function mergedText(merged: readonly Merged[]): string {
  return merged
    .map(({ key, isNear, score }) => `${key.toString(36)}${isNear ? "~" : "."}${Math.round(score * 10_000)}`)
    .join();
}

function readMerged(text: string): Merged[] {
  return listed(text).map((each) => {
    const [key = "", score] = each.split(/[.~]/);
    return { key: Number.parseInt(key, 36), isNear: each.includes("~"), score: Number(score) / 10_000 };
  });
}

function keysText(keys: readonly number[]): string {
  return keys.map((key) => key.toString(36)).join();
}

function readKeys(text: string): number[] {
  return listed(text).map((key) => Number.parseInt(key, 36));
}

function listed(text: string): string[] {
  return text === "" ? [] : text.split(",");
}
