/** Shows which words of an agent a search has found. */
import type { components } from "../../../../generated/openapi.d.ts";
import { untrustedParts, untrustedText } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";

type Schemas = components["schemas"];
type Field = Schemas["MatchField"];

/** The fields that the page requests highlights of. */
export const highlightedFields = [
  "agent_id",
  "name",
  "tags",
  "capabilities",
  "skills",
  "provider",
  "details",
  "description",
] as const satisfies readonly Field[];

/** The names of the fields that cards do not show otherwise. */
const otherFields: Partial<Record<Field, string>> = {
  details: "Skill",
  skills: "Skill",
  capabilities: "Capability",
};

/** The highlights of an agent; of one that was not searched, none. */
export type Highlights = readonly Schemas["Highlight"][];

/** The highlights of a search result. */
export function highlightsOf(agent: { match?: Schemas["Match"] }): Highlights {
  return agent.match?.highlights ?? [];
}

/** A value of a field with its found words marked. */
export function marked(highlights: Highlights, field: Field, value: string): Html {
  const found = highlights.find((each) => each.field === field && each.text === value);
  return found ? markedText(found) : untrustedText(value);
}

/** Whether words were found in a value of a field. */
export function isMarked(highlights: Highlights, field: Field, value: string): boolean {
  return highlights.some((each) => each.field === field && each.text === value);
}

/** The part of a long text in which words were found; undefined if there are none. */
export function markedExcerpt(highlights: Highlights, field: Field, value: string): Html | undefined {
  const found = highlights.find((each) => each.field === field);
  if (!found) return undefined;
  const { text } = found;
  return html`${value.startsWith(text) ? "" : "…"}${markedText(found)}${value.endsWith(text) ? "" : "…"}`;
}

/** The words that were found in fields which a card does not show, if none were found in those that it shows. */
export function markedElsewhere(highlights: Highlights): Insert {
  const found = highlights.find(({ field }) => otherFields[field] !== undefined);
  if (!found || highlights.some(({ field }) => field === "name" || field === "description")) return undefined;
  return html`<p class="agent-match">${otherFields[found.field]}: ${markedText(found)}</p>`;
}

/** Text written by others with its ranges marked: escaped, and isolated in its direction, as all of it. */
function markedText({ text, ranges }: Schemas["Highlight"]): Html {
  let end = 0;
  const parts = ranges.map((range) => {
    const before = text.slice(end, range.start);
    end = range.end;
    return html`${untrustedParts(before)}<mark>${untrustedParts(text.slice(range.start, range.end))}</mark>`;
  });
  return html`<bdi>${parts}${untrustedParts(text.slice(end))}</bdi>`;
}
