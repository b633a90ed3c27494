/** Pages for people: whole documents of HTML and one style sheet; no script, nothing from elsewhere. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Text that is markup already. Pages get it from `html`, so that whatever else reaches them is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** What may stand in a template; `undefined` leaves nothing behind. */
export type Insert = Html | string | number | undefined | readonly Insert[];

/** A template of HTML: its own text is markup, every inserted value is escaped unless it is `Html`. */
export function html(markup: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(markup.reduce((before, after, index) => before + show(inserts[index - 1]) + after));
}

/** Inserts with a separator between them. */
export function join(inserts: readonly Insert[], separator: string): Html {
  return html`${inserts.map((insert, index) => (index === 0 ? insert : [separator, insert]))}`;
}

/** A whole document around its body. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Registry Node</title>
<link rel="icon" href="${icon}">
<style>${new Html(style)}</style>
</head>
<body>
${body}
</body>
</html>
`.markup;
}

// One sheet for all pages, so that one policy fits all. Its hash is over the text that a browser parses, and parsers turn
// CR LF into LF.
const style = ["page.css", "reference.css", "reference-side.css"]
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8").replaceAll("\r\n", "\n"))
  .join("\n");

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#3f48cc"/><path d="M5 12V4h3.5a2.5 2.5 0 0 1 0 5H5m3 0 3 3" fill="none" stroke="#fff" stroke-width="1.6"/></svg>`;
const icon = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** The Content-Security-Policy of every page: its own style by hash, images in the page itself, nothing else. */
export const csp: string = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&#34;",
  "'": "&#39;",
};

function show(insert: Insert): string {
  if (insert === undefined) return "";
  if (insert instanceof Html) return insert.markup;
  if (typeof insert === "object") return insert.map(show).join("");
  return String(insert).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
