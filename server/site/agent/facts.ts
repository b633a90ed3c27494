/** AgentFacts, to be read. They are an agent's own document: any members, any depth, any length. */
import type { components } from "../../../generated/openapi.d.ts";
import { count, outside, shortened, theirs } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";

/** How much of a document is shown: a page is no place for 262,144 bytes. The document itself is one link away. */
const mostEntries = 12;
const deepest = 4;
const longest = 600;

/** What the agent says of itself; nothing if it has no AgentFacts. */
export function factsSection(
  facts: components["schemas"]["AgentFacts"] | undefined,
  agentId: string,
): Insert {
  if (!facts) return undefined;
  const document = `/agentfacts/${encodeURIComponent(agentId)}`;
  return html`<section aria-labelledby="facts"><h2 id="facts">AgentFacts</h2>
<p class="dim small">What the agent says of itself, in <a href="${document}">its own document</a>. The node has not checked it.</p>
<div class="facts-tree">${members(unsaid(facts), 0)}</div>
</section>`;
}

/** What the page does not say elsewhere: skills are listed with those of the record. */
function unsaid({ skills: _, ...rest }: components["schemas"]["AgentFacts"]): object {
  return rest;
}

function members(object: object, depth: number): Html {
  const entries = Object.entries(object);
  const rows = entries
    .slice(0, mostEntries)
    .map(([name, value]) => html`<div><dt>${theirs(inWords(name))}</dt><dd>${show(value, depth)}</dd></div>`);
  return html`<dl>${rows}</dl>${rest(entries.length)}`;
}

function show(value: unknown, depth: number): Insert {
  if (value === null || value === "") return html`<span class="dim">none</span>`;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string")
    return /^https?:\/\//i.test(value) ? outside(value) : theirs(shortened(value, longest));
  if (typeof value !== "object") return theirs(String(value));
  if (Array.isArray(value)) return list(value, depth);
  if (Object.keys(value).length === 0) return html`<span class="dim">none</span>`;
  return depth < deepest ? members(value, depth + 1) : html`<span class="dim">more in the document</span>`;
}

function list(values: unknown[], depth: number): Insert {
  if (values.length === 0) return html`<span class="dim">none</span>`;
  const flat = values.every((value) => typeof value !== "object");
  const items = values.slice(0, mostEntries);
  if (flat && items.every((value) => String(value).length <= 64)) {
    return html`<ul class="chips">${items.map((value) => html`<li class="chip">${theirs(String(value))}</li>`)}</ul>${rest(values.length)}`;
  }
  return html`<ul class="plain-list">${items.map((value) => html`<li>${show(value, depth + 1)}</li>`)}</ul>${rest(values.length)}`;
}

function rest(length: number): Insert {
  if (length <= mostEntries) return undefined;
  return html`<p class="dim small">and ${count(length - mostEntries)} more in the document</p>`;
}

/** `inputModes` as "Input modes". */
function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
