/** Extracts texts about skills from AgentFacts, for search. */
import type { components } from "../../../generated/openapi.d.ts";

/** The maximum number of indexed characters. */
const longest = 8_000;

/** Returns the ids and descriptions of the skills, and the label, one line each. */
export function factsDetails({ label, skills = [] }: components["schemas"]["AgentFacts"]): string {
  const lines = skills.flatMap(({ id, description }) => [id, description]);
  return [label, ...lines]
    .filter((line) => line !== undefined)
    .join("\n")
    .slice(0, longest)
    .toWellFormed()
    .replaceAll("\0", "");
}
