/** Formats times, numbers and untrusted text for pages. */
import { type Html, html } from "./html.ts";

/** An instant in UTC, to the minute. The `datetime` attribute has the exact value. */
export function when(instant: string): Html {
  const text = new Date(instant).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
  });
  return html`<time datetime="${instant}">${text} UTC</time>`;
}

/** A date in UTC. */
export function day(instant: string): Html {
  const text = new Date(instant).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return html`<time datetime="${instant}">${text}</time>`;
}

/** A number with thousands separators. */
export function count(number: number): string {
  return number.toLocaleString("en");
}

/** A number followed by its unit, in the singular or the plural. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

/**
 * Renders text written by others. `<bdi>` isolates its direction from the surrounding text, and invisible or
 * direction-changing characters are shown as their code points.
 */
export function untrustedText(text: string): Html {
  return html`<bdi>${text.split(invisible).map((part, at) => (at % 2 === 0 ? part : codePoint(part)))}</bdi>`;
}

/** The same without markup, for the title of a page. */
export function plainText(text: string): string {
  return text.replaceAll(new RegExp(invisible, "gu"), codePointName);
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

/**
 * Control and format characters (Unicode categories `Cc` and `Cf`) except line ends, tabs, and the zero-width joiner of
 * emoji sequences. Direction overrides and zero-width characters are used to forge names.
 */
const invisible = /((?![\n\r\t\u200D])[\p{Cc}\p{Cf}])/u;

function codePoint(character: string): Html {
  return html`<span class="invisible-character">${codePointName(character)}</span>`;
}

function codePointName(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
