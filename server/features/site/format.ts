/** Formats times, numbers and untrusted text for pages. */
import { dayOf, grouped, minuteOf } from "../../display/formats.ts";
import { partsOf } from "../../display/hidden-characters.ts";
import type { Tone } from "../../display/tones.ts";
import { type Html, html } from "./html.ts";

/** An instant in UTC, to the minute. The `datetime` attribute has the exact value. */
export function when(instant: string): Html {
  return html`<time datetime="${instant}">${minuteOf(instant)}</time>`;
}

/** A date in UTC. */
export function day(instant: string): Html {
  return html`<time datetime="${instant}">${dayOf(instant)}</time>`;
}

/** A number followed by its unit, in the singular or the plural. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${grouped(number)} ${number === 1 ? one : many}`;
}

/** A badge with a status. */
export function badge(tone: Tone, text: string): Html {
  return html`<span class="badge ${tone}">${text}</span>`;
}

/**
 * Renders text written by others. `<bdi>` isolates its direction from the surrounding text, and invisible or
 * direction-changing characters are shown as their code points.
 */
export function untrustedText(text: string): Html {
  return html`<bdi>${untrustedParts(text)}</bdi>`;
}

/** Renders a part of a text written by others, whose direction is isolated around the whole of it. */
export function untrustedParts(text: string): Html {
  return html`${partsOf(text).map(({ text, isCodePoint }) => (isCodePoint ? codePoint(text) : text))}`;
}

/** Truncates a text to a number of characters. */
export function truncated(text: string, maxLength: number): string {
  return text.length > maxLength
    ? `${text
        .slice(0, maxLength)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trimEnd()}…`
    : text;
}

/** A link to another host. Only http(s) URLs become links; `rel` keeps referrer, opener and ranking from the target. */
export function externalLink(url: string): Html {
  if (!/^https?:\/\//i.test(url)) return untrustedText(url);
  return html`<a class="untrusted" href="${url}" rel="nofollow noopener noreferrer ugc">${untrustedText(url)}</a>`;
}

/** The URL of an agent's page. */
export function agentHref(agentId: string): string {
  return `/agents/${encodeURIComponent(agentId)}/view`;
}

function codePoint(name: string): Html {
  return html`<span class="invisible-character">${name}</span>`;
}
