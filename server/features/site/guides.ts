/** The guides: the Markdown files in `guides/`, rendered as pages. */
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import { mapInTurns } from "../../core/time/turns.ts";
import { Html, html, type Insert } from "./html.ts";
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
  "deploy",
  "proxies",
  "settings",
  "backup",
  "postgresql",
  "several-machines",
  "asvs",
  "implement",
  "glossary",
] as const;

/** Guides of operators that are beside the files that they are about, below `deploy/`. */
const inDeploy: Readonly<Record<string, string>> = {
  deploy: "deploy/README.md",
  proxies: "deploy/proxies.md",
  settings: "deploy/settings.md",
  backup: "deploy/backup.md",
  "several-machines": "deploy/several-machines/README.md",
  asvs: "deploy/asvs.md",
};

/** The folder of the repository or of the package. */
const root = new URL("../../../", import.meta.url);

/** Returns the file of a guide, relative to the repository. */
export function fileOfGuide(name: string): string {
  return inDeploy[name] ?? `server/features/site/guides/${name}.md`;
}

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
    const file = fileOfGuide(name);
    const source = withPages(readFileSync(new URL(file, root), "utf8"), file);
    const [heading, summary, ...rest] = markdown
      .lexer(source.replaceAll(exampleUrl, publicUrl).replaceAll(transitionMark, transition))
      .filter(({ type }) => type !== "space");
    if (heading?.type !== "heading" || summary?.type !== "paragraph")
      throw new Error(`The guide ${name} does not begin with a heading and a paragraph`);
    const description = textOf(summary.tokens ?? []);
    return { name, title: heading.text, summary: rendered([summary]), description, text: rendered(rest) };
  });
}

/** Replaces links to files: those to guides lead to their pages, others are their texts, because a node has no such files. */
function withPages(source: string, file: string): string {
  return source.replaceAll(
    /\[([^\]]+)\]\((?!\w+:|[#/])([^)#]*)(#[^)]*)?\)/g,
    (_, text, path, anchor = "") => {
      const target = posix.join(posix.dirname(file), path);
      const name = names.find((each) => fileOfGuide(each) === target);
      return name === undefined ? text : `[${text}](/docs/${name}${anchor})`;
    },
  );
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
      return html`<figure><figcaption>${languages[lang]}</figcaption><pre tabindex="0"><code>${text}</code></pre></figure>\n`
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
  text: "Text",
  ts: "TypeScript",
  js: "JavaScript",
  json: "JSON",
  python: "Python",
  go: "Go",
  php: "PHP",
  yaml: "YAML",
};

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
