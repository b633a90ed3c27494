/** The score of an agent with all words of a query, without the tiers of a search by relevance. */
import type { AgentRecord, AgentRow } from "../records.ts";
import type { IndexWords } from "./engine.ts";
import { indexWordsOf } from "./entries.ts";
import { type ExactMatch, isExact } from "./match.ts";
import {
  type Alternative,
  alternatives,
  type Field,
  othersScore,
  type Plan,
  type Tier,
  tiers,
} from "./plan.ts";
import { matchesAt } from "./relevance.ts";

/**
 * Returns the score that the agent has in a search by relevance.
 * @param agent its public record, and what only its row has.
 */
export function tierScore(
  agent: AgentRecord & Pick<AgentRow, "details" | "server_name">,
  plan: Plan,
  exact: ExactMatch,
): number {
  if (isExact(agent, exact)) return 1;
  if (plan.wanted.length === 0) return othersScore;
  const words = indexWordsOf(agent);
  return tiers.find((tier) => hasAll(words, plan, tier))?.score ?? tiers.at(-1)?.score ?? othersScore;
}

function hasAll(words: IndexWords, { wanted }: Plan, tier: Tier): boolean {
  return wanted.every((term) =>
    alternatives(term, tier).some((way) => has(words, way.inName ? ["name"] : tier.fields, way)),
  );
}

function has(words: IndexWords, fields: readonly Field[], way: Alternative): boolean {
  return fields.some((field) =>
    words[field].some((text) => text.some((_, start) => matchesAt(text, start, way))),
  );
}
