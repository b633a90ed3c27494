/** How pages write what they are given: times, numbers, and what others wrote. */
import { type Html, html } from "./html.ts";

/** An instant for people, in UTC; programs find the whole of it beside. */
export function when(instant: string): Html {
  const text = new Date(instant).toLocaleString("en-GB", {
    ...{ day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
    timeZone: "UTC",
  });
  return html`<time datetime="${instant}">${text} UTC</time>`;
}

/** A day for people, in UTC. */
export function day(instant: string): Html {
  const text = new Date(instant).toLocaleDateString("en-GB", {
    ...{ day: "numeric", month: "short", year: "numeric" },
    timeZone: "UTC",
  });
  return html`<time datetime="${instant}">${text}</time>`;
}

/** A whole number. */
export function count(number: number): string {
  return number.toLocaleString("en");
}

/** A number of things. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

/**
 * What somebody else wrote. It is kept from changing the direction of what stands around it, and characters that nobody
 * sees, or that turn the order of others around, are shown as what they are.
 */
export function theirs(text: string): Html {
  return html`<bdi>${text.split(unseen).map((part, at) => (at % 2 === 0 ? part : numbered(part)))}</bdi>`;
}

/** The same where there is no markup: in the title of a page. */
export function plain(text: string): string {
  return text.replaceAll(new RegExp(unseen, "gu"), codeOf);
}

/** The start of a text that is longer than a number of characters. */
export function shortened(text: string, longest: number): string {
  return text.length > longest
    ? `${text
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trimEnd()}…`
    : text;
}

/** A link to elsewhere. Nothing but http(s) becomes one; who follows it takes nothing of this page along. */
export function outside(url: string): Html {
  if (!/^https?:\/\//i.test(url)) return theirs(url);
  return html`<a class="theirs" href="${url}" rel="nofollow noopener noreferrer ugc">${theirs(url)}</a>`;
}

/** The page of an agent. */
export function agentHref(agentId: string): string {
  return `/agents/${encodeURIComponent(agentId)}/view`;
}

/**
 * Control and format characters (Unicode's `Cc` and `Cf`) but for line ends, tabs, and the joiner that makes one emoji of
 * several: overrides of direction and characters without width are what names are forged with.
 */
const unseen = /((?![\n\r\t\u200D])[\p{Cc}\p{Cf}])/u;

function numbered(character: string): Html {
  return html`<span class="unseen">${codeOf(character)}</span>`;
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
