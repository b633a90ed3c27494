/** The fields of a record with their labels, their values, and what changed in them. */
import type { components } from "../../../../generated/openapi.d.ts";
import { truncated, untrustedText, when } from "../format.ts";
import { type Html, html, type Insert, join } from "../html.ts";

export type FieldChange = components["schemas"]["FieldChange"];

const labels: Record<string, string> = {
  agent_id: "ID",
  agent_url: "Endpoint",
  api_url: "API",
  facts_url: "AgentFacts",
  icon_url: "Icon",
  documentation_url: "Documentation",
  successor_agent_id: "Successor",
  status_message: "Reason",
  sunset_at: "Sunset date",
  extra: "Additional fields",
};

/** The label of a field: `tags` as "Tags". */
export function fieldLabel(name: string): string {
  return labels[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
}

/** A date as records have it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A value of a record as text; undefined if there is none. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.join(", ");
  if (isVerification(value)) return value.domain === null ? undefined : `${value.domain} (${value.level})`;
  if (isProvider(value)) return value.url === null ? value.name : `${value.name} (${value.url})`;
  return Object.keys(value).length === 0 ? undefined : JSON.stringify(value);
}

/** Whether a value says what is proved about the URLs. */
function isVerification(value: object): value is components["schemas"]["AgentVerification"] {
  return "level" in value && "domain" in value && "verified_at" in value;
}

/** Whether a value is a provider: a name and a URL, and nothing else. */
function isProvider(value: object): value is components["schemas"]["Agent"]["provider"] & object {
  const { name, url, ...rest } = value as Record<string, unknown>; // any object
  const isUrl = url === null || typeof url === "string";
  return typeof name === "string" && isUrl && Object.keys(rest).length === 0;
}

/** Renders a value, cut to a length. */
export function fieldValue(value: unknown, maxLength: number): Html {
  const text = textOf(value);
  if (text !== undefined && instant.test(text)) return when(text);
  return text === undefined
    ? html`<span class="dim">none</span>`
    : html`${untrustedText(truncated(text, maxLength))}`;
}

/** Whether a value is longer than what {@link fieldValue} shows. */
export function isLonger(value: unknown, maxLength: number): boolean {
  return (textOf(value) ?? "").length > maxLength;
}

/**
 * Renders what changed in a field: the words that a list gained and lost, or the value before and after. The signs and the
 * words for screen readers say the same as the colours.
 */
export function fieldChange({ before, after }: FieldChange, maxLength: number): Insert {
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  return html`${side("before", before, maxLength)} <span aria-hidden="true">→</span> ${side("after", after, maxLength)}`;
}

function side(name: "before" | "after", value: unknown, maxLength: number): Html {
  const shown = html`<span class="visually-hidden">${name}: </span>${fieldValue(value, maxLength)}`;
  if (textOf(value) === undefined) return shown;
  return name === "before" ? html`<del>${shown}</del>` : html`<ins>${shown}</ins>`;
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Html {
  const lost = before
    .filter((word) => !after.includes(word))
    .map((word) => html`<del>${sign("−", "removed: ")}${fieldValue(word, 64)}</del>`);
  const gained = after
    .filter((word) => !before.includes(word))
    .map((word) => html`<ins>${sign("+", "added: ")}${fieldValue(word, 64)}</ins>`);
  return join([...lost, ...gained], " ");
}

/** A sign, and what it means for screen readers. */
function sign(text: string, meaning: string): Html {
  return html`<span class="sign" aria-hidden="true">${text}</span> <span class="visually-hidden">${meaning}</span>`;
}

/** The fields of a change, each with its values. */
export function fieldChanges(fields: readonly FieldChange[], maxLength: number): Html {
  const rows = fields.map(
    (change) =>
      html`<div><dt>${fieldLabel(change.field)}</dt><dd>${fieldChange(change, maxLength)}</dd></div>`,
  );
  return html`<dl class="changes">${rows}</dl>`;
}
