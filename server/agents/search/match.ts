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

/** Whether an agent is an exact match. */
export function isExact(agent: Pick<AgentRecord, "agent_id" | "name">, { id, name }: ExactMatch): boolean {
  return agent.agent_id === id || fold(agent.name) === name;
}

/** What a search looked for, for one of its results. */
export interface Sought {
  plan: Plan;
  exact: ExactMatch;
  /** Whether the agent only has some of the words, so that synonyms count too. */
  some: boolean;
}

/** The texts of a field, and the ways in which a search looks for words in it. */
export interface SearchedField {
  field: MatchField;
  texts: readonly string[];
  ways: readonly Alternative[];
  /** Whether the whole field is what was searched. */
  isWhole: boolean;
}

/**
 * Returns the fields of an agent in which a search looks.
 * @param details the details in its row.
 */
export function searchedFields(agent: AgentRecord, details: string, sought: Sought): SearchedField[] {
  const { plan, exact, some } = sought;
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
  const isWhole = { agent_id: agent.agent_id === exact.id, name: fold(agent.name) === exact.name };
  const named = Object.entries(texts) as [MatchField, string[]][]; // the keys of the record above
  return named.map(([field, lines]) =>
    field === "agent_id" || field === "name"
      ? { field, texts: lines, ways: inName, isWhole: isWhole[field] }
      : { field, texts: lines, ways: elsewhere, isWhole: false },
  );
}

/** Returns the fields that contain words of the search. */
export function matchFields(fields: readonly SearchedField[]): MatchField[] {
  return fields
    .filter(({ texts, ways, isWhole }) => isWhole || containsAny(texts, ways))
    .map(({ field }) => field);
}

/** Whether one of the texts contains one of these words or phrases. */
function containsAny(texts: readonly string[], ways: readonly Alternative[]): boolean {
  return texts
    .map(indexWords)
    .some((words) => ways.some((way) => words.some((_, start) => matchesAt(words, start, way))));
}
