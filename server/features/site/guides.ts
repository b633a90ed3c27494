/** The guides: the Markdown files in `guides/`, rendered as pages. */
import { readFileSync } from "node:fs";
import { Marked, type Token, type Tokens } from "marked";
import { mapInTurns } from "../../core/time/turns.ts";
import { Html, html, type Insert, join } from "./html.ts";
import { page } from "./page.ts";

/** The names of the guides, in reading order. */
const names = [
  "start",
  "keys",
  "accounts",
  "retire",
  "domains",
  "probes",
  "webhooks",
  "local",
  "reputation",
  "mcp",
  "tools",
  "clients",
  "federation",
  "log",
  "operate",
  "postgresql",
  "implement",
  "glossary",
] as const;

/** A guide. */
export interface Guide {
  name: string;
  title: string;
  /** The first paragraph, and its text alone. */
  summary: Html;
  description: string;
  /** Everything after the first paragraph. */
  text: Html;
}

/** The URL of the node in the Markdown files. */
const exampleUrl = "http://localhost:3000";

/** Where a guide says until when this node accepts writes without a credential. */
const transitionMark = "{transition}";

/**
 * Reads all guides and puts the URL of this node into their commands.
 * @param transition the sentences about writes without a credential.
 */
export function readGuides(publicUrl: string, transition: string): Promise<Guide[]> {
  return mapInTurns(names, (name) => {
    const source = readFileSync(new URL(`guides/${name}.md`, import.meta.url), "utf8");
    const [heading, summary, ...rest] = markdown
      .lexer(source.replaceAll(exampleUrl, publicUrl).replaceAll(transitionMark, transition))
      .filter(({ type }) => type !== "space");
    if (heading?.type !== "heading" || summary?.type !== "paragraph")
      throw new Error(`The guide ${name} does not begin with a heading and a paragraph`);
    const description = textOf(summary.tokens ?? []);
    return { name, title: heading.text, summary: rendered([summary]), description, text: rendered(rest) };
  });
}

/** The page of a guide, with links to the others. */
export function guidePage(guide: Guide, all: readonly Guide[]): string {
  const next = all[all.indexOf(guide) + 1];
  const body = html`<main class="across guide" id="contents">
<nav aria-label="Guides">${guideList(all, guide)}</nav>
<article>
<h1>${guide.title}</h1>
<div class="lead">${guide.summary}</div>
${guide.text}
${next && html`<p class="next"><a class="button" href="/docs/${next.name}">Next: ${next.title}</a></p>`}
</article>
</main>`;
  return page(guide.title, body, { section: "Docs", description: guide.description });
}

const docsLead = "Short guides with tested commands, and a reference of every operation.";

/** The page that lists the guides. */
export function docsPage(all: readonly Guide[]): string {
  const cards = all.map(
    ({ name, title, summary }) =>
      html`<li class="card"><h2 class="guide-title"><a href="/docs/${name}">${title}</a></h2>${summary}</li>`,
  );
  const body = html`<main class="across" id="contents">
<h1>Documentation</h1>
<p class="lead">${docsLead}</p>
<ul class="grid guides">${cards}</ul>
<h2>Reference</h2>
<ul class="further-links">
<li><a href="/docs/reference">API reference</a>: every operation, event, problem and model</li>
<li>OpenAPI 3.1 document: <a href="/openapi.json">JSON</a>, <a href="/openapi.yaml">YAML</a></li>
<li><a href="/arazzo.yaml">Workflows</a> for the main jobs, as an Arazzo document, which tools can run</li>
<li><a href="/docs/webhook-vectors.json">Test vectors</a> for webhook receivers</li>
</ul>
</main>`;
  return page("Documentation", body, { section: "Docs", description: docsLead });
}

function guideList(all: readonly Guide[], current: Guide): Insert {
  const links = all.map(({ name, title }) =>
    name === current.name
      ? html`<li><a href="/docs/${name}" aria-current="page">${title}</a></li>`
      : html`<li><a href="/docs/${name}">${title}</a></li>`,
  );
  return html`<ul>${links}<li><a href="/docs/reference">API reference</a></li></ul>`;
}

/** Renders headings with anchors, code with a caption, tables in scrolling regions, and HTML as text. */
const markdown = new Marked({
  renderer: {
    heading({ text, tokens, depth }) {
      const id = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    code({ text, lang = "" }) {
      return html`<figure><figcaption>${languages[lang]}</figcaption><pre tabindex="0"><code>${lang === "sh" ? commands(text) : text}</code></pre></figure>\n`
        .markup;
    },
    table(token) {
      const cells = (row: Tokens.TableCell[], tag: "th" | "td") =>
        `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join("")}</tr>`;
      const rows = token.rows.map((row) => cells(row, "td")).join("");
      return `<div class="scroll" tabindex="0" role="region" aria-label="Table"><table><thead>${cells(token.header, "th")}</thead><tbody>${rows}</tbody></table></div>\n`;
    },
    html({ text }) {
      return html`${text}`.markup;
    },
  },
});

const languages: Record<string, string> = {
  sh: "Shell",
  ts: "TypeScript",
  js: "JavaScript",
  json: "JSON",
  python: "Python",
  go: "Go",
  php: "PHP",
  yaml: "YAML",
};

/** Shell commands. Comment lines are their output. */
function commands(text: string): Html {
  return join(
    text
      .split("\n")
      .map((line) => (line.startsWith("# ") ? html`<span class="printed">${line}</span>` : line)),
    "\n",
  );
}

/** The text of a paragraph without its markup. */
function textOf(tokens: readonly Token[]): string {
  const parts = tokens.map((token) => {
    if ("tokens" in token && token.tokens) return textOf(token.tokens);
    return "text" in token ? String(token.text) : token.raw;
  });
  return parts.join("").replaceAll(/\s+/g, " ");
}

function rendered(tokens: Parameters<typeof markdown.parser>[0]): Html {
  return new Html(markdown.parser(tokens));
}
