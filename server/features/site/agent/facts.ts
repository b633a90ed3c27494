/** The AgentFacts section. The document comes from the agent: it may have any members, depth and length. */
import type { components } from "../../../../generated/openapi.d.ts";
import { grouped } from "../../../display/formats.ts";
import { externalLink, truncated, untrustedText } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";

/** Limits of what is shown: a document may have 262,144 bytes. The page links to the full document. */
const maxEntries = 12;
const maxDepth = 4;
const maxTextLength = 600;

/** Renders the section; nothing if the agent has no AgentFacts. */
export function factsSection(
  facts: components["schemas"]["AgentFacts"] | undefined,
  agentId: string,
): Insert {
  if (!facts) return undefined;
  const document = `/agentfacts/${encodeURIComponent(agentId)}`;
  return html`<section aria-labelledby="facts"><h2 id="facts">AgentFacts</h2>
<p class="dim small">Self-declared, not verified. <a href="${document}">View JSON</a></p>
<div class="facts-tree">${members(withoutSkills(facts), 0)}</div>
</section>`;
}

/** The document without its skills, which the page lists with the skills of the record. */
function withoutSkills({ skills: _, ...rest }: components["schemas"]["AgentFacts"]): object {
  return rest;
}

function members(object: object, depth: number): Html {
  const entries = Object.entries(object);
  const rows = entries
    .slice(0, maxEntries)
    .map(
      ([name, value]) =>
        html`<div><dt>${untrustedText(label(name))}</dt><dd>${render(value, depth)}</dd></div>`,
    );
  return html`<dl>${rows}</dl>${rest(entries.length)}`;
}

function render(value: unknown, depth: number): Insert {
  if (value === null || value === "") return html`<span class="dim">none</span>`;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string")
    return /^https?:\/\//i.test(value) ? externalLink(value) : untrustedText(truncated(value, maxTextLength));
  if (typeof value !== "object") return untrustedText(String(value));
  if (Array.isArray(value)) return list(value, depth);
  if (Object.keys(value).length === 0) return html`<span class="dim">none</span>`;
  return depth < maxDepth ? members(value, depth + 1) : html`<span class="dim">more in the document</span>`;
}

function list(values: unknown[], depth: number): Insert {
  if (values.length === 0) return html`<span class="dim">none</span>`;
  const flat = values.every((value) => typeof value !== "object");
  const items = values.slice(0, maxEntries);
  if (flat && items.every((value) => String(value).length <= 64)) {
    return html`<ul class="chips">${items.map((value) => html`<li class="chip">${untrustedText(String(value))}</li>`)}</ul>${rest(values.length)}`;
  }
  return html`<ul class="plain-list">${items.map((value) => html`<li>${render(value, depth + 1)}</li>`)}</ul>${rest(values.length)}`;
}

function rest(length: number): Insert {
  if (length <= maxEntries) return undefined;
  return html`<p class="dim small">and ${grouped(length - maxEntries)} more in the document</p>`;
}

/** `inputModes` as "Input modes". */
function label(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
