/** The groups of operations, and the sidebar with links to every section. */
import { type Html, html, type Insert } from "../html.ts";
import { anchor, type Document, type Entry, entries } from "./document.ts";
import { modelsOf } from "./models.ts";
import { methodOf, operationAnchor } from "./operation.ts";
import { problemsOf } from "./problems.ts";

/** The operations of a tag. */
export interface Group {
  name: string;
  title: string;
  description: string | undefined;
  entries: Entry[];
}

/** The tags with operations, in document order. Tags that the document does not list come last. */
export function groupsOf(document: Document): Group[] {
  const byTag = Map.groupBy(entries(document.paths), ({ operation }) => operation.tags?.[0] ?? "other");
  const described = new Map((document.tags ?? []).map((tag) => [tag.name, tag.description]));
  const names = [...new Set([...described.keys(), ...byTag.keys()])].filter((name) => byTag.has(name));
  return names.map((name) => ({
    name,
    title: name.charAt(0).toUpperCase() + name.slice(1),
    description: described.get(name),
    entries: byTag.get(name) ?? [],
  }));
}

/** The title of an operation. */
export function operationTitle({ operation, at }: Entry): string {
  return operation.summary ?? operation.operationId ?? at;
}

/** Renders the sidebar: all operations on a wide screen, only the sections on a narrow one. */
export function sidebar(document: Document, groups: Group[]): Html {
  const sections = sectionsOf(document, groups);
  const links = sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`);
  return html`<aside class="side" aria-label="API reference">
<p class="eyebrow">API reference</p>
<details class="narrow"><summary>Contents</summary><nav aria-label="Sections"><ul>${links}</ul></nav></details>
<nav class="wide" aria-label="Contents">${sections.map(part)}
<p class="dim"><a href="/openapi.json">openapi.json</a> <a href="/openapi.yaml">openapi.yaml</a></p></nav>
</aside>`;
}

interface Section {
  id: string;
  title: string;
  /** The links below the section's title; may be empty. */
  links: Html[];
  /** Whether the links are expanded initially. */
  open: boolean;
}

function sectionsOf(document: Document, groups: Group[]): Section[] {
  const parts: Section[] = [
    { id: "introduction", title: "Introduction", links: [], open: false },
    { id: "authentication", title: "Authentication", links: [], open: false },
    ...groups.map(({ name, title, entries: own }) => ({
      id: anchor("tag", name),
      title,
      links: own.map((entry) => link(operationAnchor(entry), operationTitle(entry), methodOf(entry.method))),
      open: true,
    })),
    { id: "webhooks", title: "Webhooks", links: eventLinks(document), open: true },
    { id: "problems", title: "Problems", links: problemLinks(document), open: false },
    { id: "models", title: "Models", links: modelLinks(document), open: false },
  ];
  const missing = new Set(["webhooks", "problems", "models"].filter((id) => !has(parts, id)));
  if (!document.components?.securitySchemes) missing.add("authentication");
  return parts.filter(({ id }) => !missing.has(id));
}

function has(parts: Section[], id: string): boolean {
  return parts.some((part) => part.id === id && part.links.length > 0);
}

function eventLinks(document: Document): Html[] {
  return entries(document.webhooks).map((entry) => link(operationAnchor(entry), entry.at));
}

function problemLinks(document: Document): Html[] {
  return problemsOf(document).map(({ code, status }) => link(anchor("problem", code), code, `${status} `));
}

function modelLinks(document: Document): Html[] {
  return modelsOf(document).map(([name]) => link(anchor("schema", name), name));
}

function link(id: string, text: string, before?: Insert): Html {
  return html`<li><a href="#${id}">${before} ${text}</a></li>`;
}

function part({ id, title, links, open }: Section): Html {
  if (links.length === 0) return html`<p><a href="#${id}">${title}</a></p>`;
  const list = html`<ul><li><a href="#${id}">Overview</a></li>${links}</ul>`;
  return open
    ? html`<details open><summary>${title}</summary>${list}</details>`
    : html`<details><summary>${title}</summary>${list}</details>`;
}
