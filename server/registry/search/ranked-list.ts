/**
 * The ranked list of a search: the keys of its agents, best first. It is made by the first page and kept for a while, so that all
 * pages are of one list while agents are written.
 *
 * The words rank (word-index.ts). What is known of an agent beside its words changes its score by a factor. Where words leave
 * something open, the agents that are nearest by meaning are ranked among the first ones.
 */
import { type Kysely, sql } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { type SearchLimits, type SearchReads, withinBudget } from "../../core/database/read-budget.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { queryOfGiven, statement } from "../../core/sql/statement.ts";
import { all, conditions, type Filters, type FilterValues, valuesOf } from "../agents/lists/filters.ts";
import { newestKeys } from "../agents/lists/list-facets.ts";
import { probedState } from "../agents/record/liveness.ts";
import type { AgentTables } from "../agents/record/records.ts";
import type { Plan } from "./plan.ts";
import { parseQuery, withoutExcluded } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";
import { type FoundEntries, type FoundEntry, fewResults, type Level, levels, rounded } from "./word-index.ts";

/** An agent that is near. */
export interface NearAgent {
  key: number;
  /** From 0 to 1. */
  similarity: number;
}

/** Finds agents by their meaning. */
export interface Meaning {
  /** Reads a number that grows with each change of what is found. */
  version: (rows: Rows) => Promise<number>;
  /** Understands a text. @returns what finds the nearest agents, the nearest first; undefined if it takes too long. */
  of: (text: string) => Promise<FindNearest | undefined>;
}

/** @param budgetMs the budget of the search. */
type FindNearest = (reads: SearchReads, values: FilterValues, budgetMs: number) => Promise<NearAgent[]>;

/** What ranks agents. */
export interface RankOptions {
  limits: SearchLimits;
  index: SearchIndex;
  /** Null to rank by words alone. */
  meaning: Meaning | null;
}

/** What is searched. */
export interface Ranked {
  text: string;
  filters: Filters;
  /** `best`: best match first. `newest`: the newest first. */
  order: "best" | "newest";
  /** How many agents are ranked at most. */
  limit: number;
}

/** An agent of a list. */
export interface RankedAgent extends FoundEntry {
  /** Whether it was found by its meaning, and not by words. */
  isNear: boolean;
}

export interface RankedList {
  agents: RankedAgent[];
  plan: Plan;
  /** Whether all words of the query were found as they are. */
  hasAllWords: boolean;
  /** Whether agents may only have some of the words. */
  hasSome: boolean;
  /** How many agents match: at least so many if it is not exact. */
  count: number;
  /** Whether it has all agents that match. */
  isComplete: boolean;
  /** Whether the query has no vector now, so that words alone rank. */
  lacksMeaning: boolean;
}

/** If the filters let fewer agents through, the words are searched among these; otherwise the filters check what words find. */
const fewAgents = 2_000;

/** How many agents are ranked by more than their words: the first ones. */
const mostWeighed = 200;

/** How many results by words are merged with the nearest ones. */
const mostMerged = 30;

/** How much meaning counts beside words: judged needs (test/relevance/needs.ts) find as well from 0.3 to 0.9. */
const meaningShare = 0.7;

/** The score of a result that is first by words and by meaning. */
const highestMerged = 0.9;

/** Ranks the agents that a search finds. */
export async function rank(database: Database, options: RankOptions, ranked: Ranked): Promise<RankedList> {
  const filtering = await filteringBy(database, options.limits, ranked.filters);
  const words = await byWords(database, options, ranked, filtering);
  const list: RankedList = {
    agents: words.found.map((each) => ({ ...each, isNear: false })),
    plan: words.plan,
    hasAllWords:
      words.level === "words" &&
      words.found.length > 0 &&
      words.plan.wanted.every((term) => term.similar.length === 0),
    hasSome: words.level === "some words" || words.plan.isNeed,
    count: words.count,
    isComplete: words.isComplete,
    lacksMeaning: false,
  };
  if (ranked.order === "newest") return list;
  list.agents = await weighed(database, list.agents);
  return withNearest(database, options, ranked, filtering.values, list);
}

/** How the filters of a search apply. */
interface Filtering {
  values: FilterValues;
  isFiltered: boolean;
  /** The agents that they let through; undefined if these are too many, so that each agent that words find is checked. */
  among: number[] | undefined;
}

async function filteringBy(database: Database, limits: SearchLimits, filters: Filters): Promise<Filtering> {
  const values = valuesOf(filters);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  if (!isFiltered) return { values, isFiltered, among: undefined };
  const { keys, isComplete } = await withinBudget(database, limits, (reads) =>
    newestKeys(reads, { ...values, most: fewAgents + 1 }),
  );
  return { values, isFiltered, among: isComplete && keys.length <= fewAgents ? keys : undefined };
}

async function byWords(
  database: Database,
  { index }: RankOptions,
  { text, order, limit }: Ranked,
  { values, among, isFiltered }: Filtering,
): Promise<FoundEntries> {
  const request = { text, order, among, withHidden: isFiltered };
  let from: Level = levels[0];
  for (let most = limit; ; ) {
    const words = await index.words.find({ ...request, from, limit: most });
    if (!isFiltered || among) return words;
    const sizes = await fitting(database, values, words.found);
    const found = words.found.filter(({ key }) => sizes.has(key));
    const next = levels[levels.indexOf(words.level) + 1];
    if (found.length === 0 && words.isComplete && next && words.plan.wanted.length > 0) from = next;
    else if (found.length < mostWeighed && !words.isComplete && most < deepest) most *= 10;
    else return { ...words, found, count: found.length };
  }
}

/** How many agents are ranked at most. */
export const deepest = 10_000;

// Statements, because searches run them.
const chosen = queryOfGiven(
  (_: Kysely<AgentTables>, values: FilterValues & { keys: readonly number[] }, dialect) => {
    const where = [sql<boolean>`a.key in ${dialect.numbers(values.keys)}`, ...conditions(values, dialect)];
    return sql<{ key: number; size: number }>`select a.key as key, octet_length(a.record) as size
      from agent a where ${all(...where)}`;
  },
);

/** Those of agents that match filters now, each with the size of its record. */
export async function fitting(
  rows: Rows,
  values: FilterValues,
  agents: readonly Pick<FoundEntry, "key">[],
): Promise<Map<number, number>> {
  if (agents.length === 0) return new Map();
  const found = await chosen.all(rows, { ...values, keys: agents.map(({ key }) => key) });
  return new Map(found.map(({ key, size }) => [key, size]));
}

const standing = statement(
  (_: Kysely<AgentTables>, { keys }: { keys: readonly number[] }, dialect) =>
    sql<Standing>`select a.key as key, ${probedState} as state, a.verified_level as verified,
        (select r.published_score from reputation r where r.agent_key = a.key) as reputation
      from agent a where a.key in ${dialect.numbers(keys)}`,
);

/** What is known of an agent beside its words. */
interface Standing {
  key: number;
  /** See liveness.ts. */
  state: string | null;
  verified: string | null;
  /** From 0 to 100; null if it is not rated. */
  reputation: number | null;
}

/** The factors of a score that the contract names. */
function factorOf({ state, verified, reputation }: Standing): number {
  const live = state === "dormant" ? 0.4 : state === "down" ? 0.6 : 1;
  return live * (verified === null ? 1 : 1.05) * (reputation === null ? 1 : 0.95 + reputation / 1_000);
}

/** The factors of agents. */
export async function factorsOf(rows: Rows, keys: readonly number[]): Promise<Map<number, number>> {
  if (keys.length === 0) return new Map();
  return new Map((await standing.all(rows, { keys })).map((each) => [each.key, factorOf(each)]));
}

/** The score of an agent with its factor; that of the exact id or name stays. */
export function scoreWith(score: number, factor = 1): number {
  return score === 1 ? 1 : rounded(Math.min(0.9999, score * factor));
}

async function weighed(rows: Rows, agents: RankedAgent[]): Promise<RankedAgent[]> {
  const first = agents.slice(0, mostWeighed);
  const factors = await factorsOf(
    rows,
    first.map(({ key }) => key),
  );
  const factor = ({ key }: RankedAgent) => factors.get(key) ?? 1;
  const ranked = first.map((each) => ({ ...each, score: scoreWith(each.score, factor(each)) }));
  ranked.sort(
    (a, b) => b.score - a.score || Number(b.isId ?? false) - Number(a.isId ?? false) || factor(b) - factor(a),
  );
  const lowest = ranked.at(-1)?.score ?? 1;
  const others = agents
    .slice(mostWeighed)
    .map((each) => ({ ...each, score: rounded(Math.min(each.score, lowest)) }));
  return [...ranked, ...others];
}

/** Ranks the nearest agents among the first ones, where words leave something open. */
async function withNearest(
  database: Database,
  { meaning, limits, index }: RankOptions,
  { text }: Ranked,
  values: FilterValues,
  list: RankedList,
): Promise<RankedList> {
  const isOpen = list.plan.isNeed || list.count < fewResults;
  const sought = meaning && isOpen ? textToEmbed(text) : undefined;
  if (!meaning || sought === undefined) return list;
  const findNearest = await meaning.of(sought);
  if (!findNearest) return { ...list, lacksMeaning: true };
  const found = await withinBudget(database, limits, (reads) =>
    findNearest(reads, values, limits.budgetMs[database.engine]),
  );
  const keys = await index.words.wanted(
    found.map(({ key }) => key),
    text,
  );
  const nearest = found.filter(({ key }) => keys.includes(key));
  const known = new Set(list.agents.map(({ key }) => key));
  const added = nearest.filter(({ key }) => !known.has(key)).length;
  return { ...list, agents: fused(list.agents, nearest), count: list.count + added };
}

/**
 * The text of a query whose meaning is searched: without what is excluded. Undefined if it has a phrase in quotes, which
 * searches these words and no others, or no words.
 */
function textToEmbed(text: string): string | undefined {
  const { wanted } = parseQuery(text);
  if (wanted.length === 0 || wanted.some(({ isQuoted }) => isQuoted)) return undefined;
  return withoutExcluded(text) || undefined;
}

/**
 * Merges the first results by words and the nearest agents, best first; the exact ones stay before them. Of each list the first
 * counts whole, others by their score or similarity beside it.
 */
function fused(all: readonly RankedAgent[], near: readonly NearAgent[]): RankedAgent[] {
  const exact = all.filter(({ score }) => score === 1);
  const words = all.slice(exact.length);
  const nearest = near.filter((each) => !exact.some(({ key }) => key === each.key));
  if (nearest.length === 0) return [...all];
  const sums = new Map<number, number>();
  for (const { key, score } of words.slice(0, mostMerged)) sums.set(key, score / (words[0]?.score ?? 1));
  for (const { key, similarity } of nearest)
    sums.set(key, (sums.get(key) ?? 0) + (meaningShare * similarity) / (nearest[0]?.similarity ?? 1));
  const known = new Set(words.map(({ key }) => key));
  // The sort is stable: of equal ones, that with the words is first.
  const merged = [...sums]
    .sort(([, a], [, b]) => b - a)
    .map(([key, sum]) => {
      const score = rounded((highestMerged * sum) / (1 + meaningShare));
      return { key, score, isNear: !known.has(key) };
    });
  const lowest = merged.at(-1)?.score ?? 1;
  const others = words.filter(({ key }) => !sums.has(key));
  return [...exact, ...merged, ...others.map((each) => ({ ...each, score: Math.min(each.score, lowest) }))];
}
