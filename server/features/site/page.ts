/** The layout of every HTML page. Pages work without scripts and load nothing from other hosts. */

import { plainText } from "../../display/hidden-characters.ts";
import { type Asset, hrefOf, ownAssets } from "./assets.ts";
import { truncated } from "./format.ts";
import { type Html, html } from "./html.ts";

/** The optional parts of a page. */
export interface PageParts {
  /** The section of the site, highlighted in the header. */
  section?: Section;
  /** Style sheets and scripts in addition to those of all pages. */
  sheets?: Asset[];
  scripts?: Asset[];
  /** What the page is about, for search engines and previews of links. */
  description?: string;
  /** A feed of what the page shows. */
  feed?: { title: string; href: string };
  /** The `id` of the element that the skip link leads to. */
  contents?: string;
}

const sections = {
  Agents: "/",
  Activity: "/activity",
  Docs: "/docs",
  API: "/docs/reference",
} as const;

/** The dashboard; it asks visitors to sign in. */
const dashboard = "/dashboard";

/** The form of the dashboard that registers an agent. */
const addAgent = `${dashboard}#/agents/new`;

const aboutRegistry =
  "A searchable directory of AI agents. Find an agent, see whether you can trust it, and get its endpoint.";

/** The maximum length of a description, in characters; search engines show about 160. */
const maxDescriptionLength = 200;

/** A section of the site that the header links to. */
export type Section = keyof typeof sections | "Dashboard";

/**
 * Renders a page as an HTML document.
 * @param body the markup between the shared header and footer; it contains a `main` element.
 */
export function page(title: string, body: Html, parts: PageParts = {}): string {
  const { section, sheets = [], scripts = [], description, feed, contents = "contents" } = parts;
  const about = truncated(plainText(description || aboutRegistry), maxDescriptionLength);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<script src="${hrefOf(ownAssets.theme)}"></script>
<title>${plainText(title)} · Registry Node</title>
<meta name="description" content="${about}">
<meta property="og:site_name" content="Registry Node">
<meta property="og:type" content="website">
<meta property="og:title" content="${plainText(title)}">
<meta property="og:description" content="${about}">
<link rel="icon" href="${hrefOf(ownAssets.icon)}">
${feed && html`<link rel="alternate" type="application/atom+xml" title="${feed.title}" href="${feed.href}">\n`}${[ownAssets.sheet, ...sheets].map((sheet) => html`<link rel="stylesheet" href="${hrefOf(sheet)}">\n`)}${[
  ownAssets.script,
  ...scripts,
].map((script) => html`<script type="module" src="${hrefOf(script)}"></script>\n`)}</head>
<body>
<a class="skip" href="#${contents}">Skip to content</a>
${header(section)}
${body}
${footer}
</body>
</html>
`.markup;
}

/**
 * Adds the URL of a page, for search engines and previews: the same page may have others, such as those with a cursor.
 * @param url absolute.
 */
export function withCanonical(markup: string, url: string): string {
  const link = html`<link rel="canonical" href="${url}">\n<meta property="og:url" content="${url}">\n`;
  return markup.replace("</head>", () => `${link}</head>`);
}

function header(section: Section | undefined): Html {
  const links = Object.entries(sections).map(([name, href]) =>
    name === section
      ? html`<li><a href="${href}" aria-current="page">${name}</a></li>`
      : html`<li><a href="${href}">${name}</a></li>`,
  );
  return html`<header class="top"><div class="top-row">
<a class="brand" href="/"><img src="${hrefOf(ownAssets.icon)}" width="24" height="24" alt=""> Registry Node</a>
<nav class="top-sections" aria-label="Site"><ul>${links}</ul></nav>
<nav aria-label="Account"><ul>
<li><a class="top-add" href="${addAgent}">Add agent</a></li>
<li>${section === "Dashboard" ? currentDashboard : signInLink}</li>
</ul></nav>
<button type="button" class="theme" id="theme" aria-label="Theme"></button>
</div></header>`;
}

const currentDashboard = html`<a href="${dashboard}" aria-current="page">Dashboard</a>`;

/** The same for all visitors, so that caches may keep the page. `site.js` names it "Dashboard" for those who are signed in. */
const signInLink = html`<a href="${dashboard}" id="sign-in-link">Sign in</a>`;

const footer = html`<footer class="foot"><ul>
<li><a href="/openapi.json">OpenAPI (JSON)</a></li>
<li><a href="/openapi.yaml">OpenAPI (YAML)</a></li>
<li><a href="/activity.atom">Feed</a></li>
<li><a href="/log">Log</a></li>
<li><a href="/status">Status</a></li>
</ul></footer>`;

/**
 * Security headers of every page: only the node's own files are loaded, nothing inline is executed, only the node is
 * contacted, and no other page may frame it. `data:` is for images in the style sheet.
 */
export const securityHeaders = {
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

/** Headers of every page: it shows the present state, and a newer version of the node has other assets. */
export const pageHeaders = { ...securityHeaders, "Cache-Control": "no-cache" };

/** Headers of a page with a secret in its URL: it is not cached, and the URL is not sent as a referrer. */
export const secretPageHeaders = {
  ...securityHeaders,
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
};
