import { type Part, partOf, spelled, strings, texts } from "./parts.ts";
import { cutByCase, firstLine, kebab, prose } from "./words.ts";

/** A skill of a card (a2a.proto AgentSkill), normalized; missing fields are empty. */
export interface CardSkill {
  id: string | null;
  name: string | null;
  description: string | null;
  tags: string[];
  examples: string[];
  inputModes: string[];
  outputModes: string[];
}

const LONGEST_NAME = 256;
const LONGEST_DESCRIPTION = 4_000;

/**
 * Returns the skills of a card in order. An entry may be a string, which is then both id and name. If `skills` is not a list
 * (some cards have the path of a document), there are none.
 */
export function skillsOf(parts: readonly Part[]): CardSkill[] {
  return spelled(parts, "skills").flatMap(({ value }) =>
    Array.isArray(value) ? value.map(skillOf).filter((skill) => skill !== null) : [],
  );
}

function skillOf(entry: unknown): CardSkill | null {
  if (typeof entry === "string") {
    const name = firstLine([entry], LONGEST_NAME);
    return { id: name, name, description: null, tags: [], examples: [], inputModes: [], outputModes: [] };
  }
  const part = partOf(entry);
  if (!part) return null;
  const text = (name: string) => texts(spelled([part], name));
  const list = (name: string) => strings(spelled([part], name));
  const name = firstLine(text("name"), LONGEST_NAME);
  return {
    id: firstLine(text("id"), LONGEST_NAME) ?? (kebab(name ?? "") || null),
    name,
    description: prose(text("description")[0] ?? "", LONGEST_DESCRIPTION),
    tags: list("tags"),
    examples: list("examples"),
    inputModes: list("inputModes"),
    outputModes: list("outputModes"),
  };
}

/** Returns the texts of skills for search, one line each, up to a limit in UTF-16 units. */
export function detailsOf(skills: readonly CardSkill[], limit: number): string {
  const lines = skills.flatMap(({ id, name, description, tags, examples }) => [
    ...[name, description, ...tags, ...examples],
    ...(id !== null && id !== name ? cutByCase([id]) : []),
  ]);
  let details = "";
  for (const line of lines) {
    if (details.length >= limit) break;
    const clean = prose(line ?? "", limit);
    if (clean !== null) details += details === "" ? clean : `\n${clean}`;
  }
  // Cutting a surrogate pair leaves a lone surrogate, which databases reject.
  return details.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
}
