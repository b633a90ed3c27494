import { type Part, partOf, spelled, strings, texts } from "./parts.ts";
import { firstLine, kebab, prose } from "./words.ts";

/** One skill of a card (a2a.proto AgentSkill), cleaned; empty where the card says nothing. */
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
 * Takes the parts of a card; returns its skills in order. An entry may be a plain string, which is then both id and
 * name; a `skills` that is no list (some cards have the path of a document there) has no skills.
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

/** Takes skills and a limit in UTF-16 units; returns everything that they say in words, one line each, for search. */
export function detailsOf(skills: readonly CardSkill[], limit: number): string {
  const lines = skills.flatMap((skill) => [skill.name, skill.description, ...skill.tags, ...skill.examples]);
  let details = "";
  for (const line of lines) {
    if (details.length >= limit) break;
    const clean = prose(line ?? "", limit);
    if (clean !== null) details += details === "" ? clean : `\n${clean}`;
  }
  // A limit that falls between the halves of a pair leaves a lone surrogate, which no database takes.
  return details.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
}
