/** Finds the fields of an agent that match a search. */
import type { components } from "../../../generated/openapi.d.ts";
import type { AgentRecord } from "../records.ts";
import type { Alternative, Plan } from "./plan.ts";
import { matchesAt } from "./relevance.ts";
import { fold, indexWords } from "./words.ts";

type MatchField = components["schemas"]["MatchField"];

/** The exact matches, which come first: this id, or this folded name. */
export interface ExactMatch {
  id: string;
  name: string;
}

/** Returns the exact matches of a query. */
export function exactMatchOf(text: string): ExactMatch {
  return { id: text.trim().replaceAll("\0", ""), name: fold(text) };
}

/**
 * Returns the fields of an agent that contain words of a search.
 * @param details the details in its row.
 * @param some whether the agent only has some of the words, so that synonyms count too.
 */
export function matchFields(
  agent: AgentRecord,
  details: string,
  { plan, exact, some }: { plan: Plan; exact: ExactMatch; some: boolean },
): MatchField[] {
  const texts: Record<MatchField, string[]> = {
    agent_id: [agent.agent_id],
    name: [agent.name],
    tags: agent.tags,
    capabilities: agent.capabilities,
    skills: agent.skills,
    provider: agent.provider ? [agent.provider.name] : [],
    details: details.split("\n"),
    description: [agent.description ?? ""],
  };
  const inName = plan.wanted.flatMap(({ whole, part, related }) => [
    whole,
    ...part,
    ...(some ? related : []),
  ]);
  const elsewhere = inName.filter((way) => !way.inName);
  const whole = new Set<string>();
  if (agent.agent_id === exact.id) whole.add("agent_id");
  if (fold(agent.name) === exact.name) whole.add("name");
  const named = Object.entries(texts) as [MatchField, string[]][]; // the keys of the record above
  return named
    .filter(([name, lines]) => {
      const ways = name === "name" || name === "agent_id" ? inName : elsewhere;
      return whole.has(name) || containsAny(lines, ways);
    })
    .map(([name]) => name);
}

/** Whether one of the texts contains one of these words or phrases. */
function containsAny(texts: string[], ways: Alternative[]): boolean {
  return texts
    .map(indexWords)
    .some((words) => ways.some((way) => words.some((_, start) => matchesAt(words, start, way))));
}
