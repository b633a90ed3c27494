/** The parts of a search by words: the agents of each rank. */
import type { SearchEngine } from "./engine.ts";
import type { Part } from "./part-scan.ts";
import { parts } from "./parts.ts";
import { othersScore, type Plan, sizeOf, type Tier, tiers, widestTier } from "./plan.ts";

/** The agents with the exact id or name. */
export const exactPart: Part = { score: 1, queries: parts.exact, query: undefined, words: 0 };

/** The agents with all words, by rank; without any wanted word, those without the excluded ones. */
export function wordParts(plan: Plan, engine: SearchEngine): Part[] {
  const { wanted, unwanted } = plan;
  if (wanted.length > 0) return tiers.map((tier, index) => tierPart(plan, engine, tier, tiers[index - 1]));
  if (unwanted.length === 0) return [];
  return [{ score: othersScore, queries: parts.others, query: engine.hasAny(unwanted), words: sizeOf(plan) }];
}

/** The agents of all ranks of {@link wordParts} as one part, if there are several. */
export function wholeParts(plan: Plan, engine: SearchEngine): Part[] {
  return plan.wanted.length > 0 ? [widestPart(plan, engine)] : wordParts(plan, engine);
}

/** The agents with all words, of all ranks. */
export function widestPart(plan: Plan, engine: SearchEngine): Part {
  return tierPart(plan, engine, widestTier, undefined);
}

function tierPart(plan: Plan, engine: SearchEngine, tier: Tier, before: Tier | undefined): Part {
  const query = engine.finds(plan, tier, before);
  return { score: tier.score, queries: parts.matching, query, words: sizeOf(plan) };
}
