/**
 * The related results of a search: agents that have some of the words. For a need in plain words, those with all words are among
 * them, because a need has words that only happen to be in a text.
 *
 * They are few, so that their words can be compared: those with all words, and the newest agents of each word, rare words
 * first. The first page decides how rare each word is, and its cursor keeps that, so later pages rank alike while agents
 * are written.
 */
import type { Kysely } from "kysely";
import { statement } from "../../database/statement.ts";
import { mapInTurns } from "../../turns.ts";
import type { Candidate } from "../bounded-page.ts";
import { ranksOf } from "../liveness.ts";
import type { AgentRecord, AgentRow, AgentTables } from "../records.ts";
import { renewOutdated } from "../stored-records.ts";
import type { SearchReads } from "./budget.ts";
import type { SearchEngine } from "./engine.ts";
import type { PartScan } from "./part-scan.ts";
import { parts } from "./parts.ts";
import { type Alternative, type Plan, type PlannedTerm, sizeOf, widestTier } from "./plan.ts";
import { relevanceBy, type WeightedTerm, wordsOfAgent } from "./relevance.ts";

/** Reads what the results of a search have of their agents. */
export const foundAgents = statement(
  (db: Kysely<AgentTables>, { keys }: { keys: readonly number[] }, dialect) =>
    db
      .selectFrom("agent")
      .select(["key", "details", "server_name", "record_form", "record"])
      .where("key", "in", dialect.numbers(keys)),
);

export type FoundAgent = Pick<AgentRow, "key" | "details" | "server_name" | "record_form" | "record">;

/** The maximum number of agents that are read for one word, newest first. A word that more have counts as common. */
const mostOfTerm = 200;

/** The maximum number of agents that are compared, and of bytes of their records. */
const mostCompared = 300;
const mostBytes = 2_000_000;

/** The number of agents that one statement reads. */
const readAtOnce = 50;

/** The highest scores: for a need, and where no agent has all words. */
const highestScores = { need: 0.9, others: 0.19 };

/** What the cursor keeps: how many agents had each term, and the key of the newest agent at the first page. */
export interface RelatedState {
  counts: readonly number[];
  newest: number;
}

/** The related results, not ranked. */
export interface Related {
  agents: Candidate[];
  state: RelatedState;
  isNeed: boolean;
  /** Whether these are all agents with some of the words. */
  isComplete: boolean;
}

/** A related result. */
export interface RankedAgent extends Candidate {
  /** From 0.0001 to 0.9. */
  score: number;
  /** Of agents with the same score: see liveness.ts. */
  rank: number;
}

/**
 * Finds agents with some of the terms of a plan.
 * @param newest the key of the newest agent that is considered.
 * @param begun what the first page has found of the terms; undefined on the first page.
 * @returns undefined if so many agents have all words of a need that those are enough.
 */
export async function findRelated(
  scan: PartScan,
  engine: SearchEngine,
  {
    plan,
    isNeed,
    newest,
    begun,
  }: { plan: Plan; isNeed: boolean; newest: number; begun: RelatedState | undefined },
): Promise<Related | undefined> {
  const find = (query: string, words: number) =>
    scan.candidates({ score: 0, queries: parts.matching, query, words }, newest + 1, mostOfTerm);
  const whole = isNeed ? await find(engine.finds(plan, widestTier, undefined), sizeOf(plan)) : [];
  if (whole.length === mostOfTerm && !begun) return undefined;
  const found: Candidate[][] = [];
  for (const term of plan.wanted) {
    const ways = waysOf(term);
    found.push(await find(engine.findsSome(ways, plan), ways.length));
  }
  const state = begun ?? { counts: found.map(({ length }) => length), newest };
  return { ...choose(whole, found), state, isNeed };
}

/** Chooses the agents to compare: those with all words, and those of the terms that the fewest agents have. */
function choose(
  whole: readonly Candidate[],
  found: readonly Candidate[][],
): Pick<Related, "agents" | "isComplete"> {
  const chosen = new Map<number, Candidate>();
  let isComplete = found.every(({ length }) => length < mostOfTerm);
  let bytes = 0;
  for (const agent of [whole, ...found.toSorted((a, b) => a.length - b.length)].flat()) {
    if (chosen.has(agent.key)) continue;
    const fits = chosen.size < mostCompared && bytes + agent.size <= mostBytes;
    isComplete &&= fits;
    if (!fits) continue;
    bytes += agent.size;
    chosen.set(agent.key, agent);
  }
  return { agents: [...chosen.values()], isComplete };
}

/** Ranks related results, best first. @param change see `rankAt`. */
export async function rankRelated(
  reads: SearchReads,
  plan: Plan,
  { agents, state, isNeed }: Related,
  change: number,
): Promise<RankedAgent[]> {
  const sizes = new Map(agents.map(({ key, size }) => [key, size]));
  const keys = [...sizes.keys()];
  const rows: FoundAgent[] = [];
  for (let start = 0; start < keys.length; start += readAtOnce) {
    const found = await foundAgents.all(reads, { keys: keys.slice(start, start + readAtOnce) });
    rows.push(...(await renewOutdated(reads, found)));
  }
  const ranks = await ranksOf(reads, keys, change);
  const relevance = relevanceBy(weightedTerms(plan, state));
  const highest = isNeed ? highestScores.need : highestScores.others;
  const ranked = await mapInTurns(rows, ({ key, record, details }) => {
    const agent = JSON.parse(record) as AgentRecord; // as it was built
    const shown = agent.status === "suspended" ? "" : details;
    return {
      key,
      size: sizes.get(key) ?? 0,
      score: rounded(highest * relevance(wordsOfAgent(agent, shown))),
      rank: ranks.get(key) ?? 0,
    };
  });
  return ranked.sort(compareRelated);
}

/** What related results are ordered by. */
type RelatedPlace = Pick<RankedAgent, "key" | "score" | "rank">;

/** Compares two related results: the better one first, of equal ones that of the first rank, then the newer. */
export function compareRelated(a: RelatedPlace, b: RelatedPlace): number {
  return b.score - a.score || a.rank - b.rank || b.key - a.key;
}

/** All ways to match a term in related results. */
function waysOf({ whole, part, related }: PlannedTerm): Alternative[] {
  return [whole, ...part, ...related];
}

/** The terms with their weights: the fewer agents have one, the higher (inverse document frequency). */
function weightedTerms({ wanted }: Plan, { counts, newest }: RelatedState): WeightedTerm[] {
  return wanted.map((term, index) => {
    const count = Math.min(counts[index] ?? 0, newest);
    const rarity = Math.log(1 + (newest - count + 0.5) / (count + 0.5));
    return { ways: waysOf(term), weight: rarity * term.weight };
  });
}

/** Scores have four digits, so that those in a cursor are equal to computed ones, and are not 0. */
function rounded(score: number): number {
  return Math.max(Math.round(score * 10_000), 1) / 10_000;
}
