/** What AgentFacts say of skills, for search. */
import type { components } from "../../generated/openapi.d.ts";

/** More than this is not indexed, in characters. */
const longest = 8_000;

/** The ids and descriptions of the skills, and the label, a line each. */
export function factsDetails({ label, skills = [] }: components["schemas"]["AgentFacts"]): string {
  const lines = skills.flatMap(({ id, description }) => [id, description]);
  return [label, ...lines]
    .filter((line) => line !== undefined)
    .join("\n")
    .slice(0, longest)
    .toWellFormed()
    .replaceAll("\0", "");
}
