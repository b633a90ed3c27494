/** Pages for people: whole documents of HTML, useful without script, and nothing from elsewhere. */
import { type Asset, hrefOf, ownAssets } from "./assets.ts";
import { plain } from "./format.ts";
import { type Html, html } from "./html.ts";

/** What a page has beside its title and its contents. */
export interface PageParts {
  /** The part of the site that it belongs to, as the header names it. */
  section?: Section;
  /** Sheets and scripts beside those of all pages. */
  sheets?: Asset[];
  scripts?: Asset[];
  /** The `id` of what the link at the top skips to. */
  contents?: string;
}

const sections = { Agents: "/", Docs: "/docs", API: "/docs/reference", Dashboard: "/dashboard" } as const;

/** A part of the site that the header leads to. */
export type Section = keyof typeof sections;

/**
 * A whole document.
 * @param body what stands between the head and the foot that all pages share: one `main` at least.
 */
export function page(title: string, body: Html, parts: PageParts = {}): string {
  const { section, sheets = [], scripts = [], contents = "contents" } = parts;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${plain(title)} · Registry Node</title>
<link rel="icon" href="${hrefOf(ownAssets.icon)}">
${[ownAssets.sheet, ...sheets].map((sheet) => html`<link rel="stylesheet" href="${hrefOf(sheet)}">\n`)}${[
  ownAssets.script,
  ...scripts,
].map((script) => html`<script type="module" src="${hrefOf(script)}"></script>\n`)}</head>
<body>
<a class="skip" href="#${contents}">Skip to the contents</a>
${header(section)}
${body}
${footer}
</body>
</html>
`.markup;
}

function header(section: Section | undefined): Html {
  const links = Object.entries(sections).map(([name, href]) =>
    name === section
      ? html`<li><a href="${href}" aria-current="page">${name}</a></li>`
      : html`<li><a href="${href}">${name}</a></li>`,
  );
  return html`<header class="top"><div class="top-row">
<a class="brand" href="/"><img src="${hrefOf(ownAssets.icon)}" width="24" height="24" alt=""> Registry Node</a>
<nav aria-label="Site"><ul>${links}</ul></nav>
</div></header>`;
}

const footer = html`<footer class="foot"><ul>
<li><a href="/openapi.json">Contract as JSON</a></li>
<li><a href="/openapi.yaml">Contract as YAML</a></li>
<li><a href="/stats">Figures</a></li>
<li><a href="/events">Events</a></li>
<li><a href="/health">Health</a></li>
</ul></footer>`;

/**
 * What keeps a page safe: it loads the node's own files and nothing else, runs nothing inline, speaks to the node alone,
 * and is shown in no other page's frame. `data:` is for pictures in the sheet.
 */
export const safety = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Headers of a page with a secret in its address: no cache keeps it, and no request of the page names its address. */
export const secretPage = { ...safety, "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };
