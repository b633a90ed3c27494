/** The search in the reference: operations, webhook events, problems and models. */
import { type Html, html, type Insert } from "../html.ts";
import { inline } from "../markdown.ts";
import { problemsOf } from "./declared-problems.ts";
import { anchor, type Document, type Entry, entries } from "./document.ts";
import { groupsOf, operationAnchor, operationTitle } from "./groups.ts";
import { hrefOf, modelNames } from "./places.ts";
import { toolOf } from "./samples/tool-call.ts";

/** What can be found. */
export interface Findable {
  kind: "Operation" | "Webhook event" | "Problem" | "Model";
  title: string;
  /** How programs name it: a method with its path, a code. */
  code: string | undefined;
  href: string;
  /** The words of its names, in lower case. */
  words: string[];
  /** Its description, in lower case. */
  text: string;
}

/** Everything that can be found, in the order of results that match equally well. */
export function findables(document: Document): Findable[] {
  return [
    ...groupsOf(document).flatMap((group) => group.entries.map((entry) => operation(document, entry))),
    ...entries(document.webhooks).map((event) => webhookEvent(document, event)),
    ...problemsOf(document).map(({ code, title, meaning }) => ({
      kind: "Problem" as const,
      title,
      code,
      href: hrefOf(document, anchor("problem", code)),
      words: wordsOf(title, code),
      text: meaning.toLowerCase(),
    })),
    ...modelNames(document).map((name) => model(document, name)),
  ];
}

function operation(document: Document, entry: Entry): Findable {
  const { at, method, operation } = entry;
  const title = operationTitle(entry);
  return {
    kind: "Operation",
    title,
    code: `${method} ${at}`,
    href: hrefOf(document, operationAnchor(entry)),
    words: wordsOf(title, method, at, operation.operationId, toolOf(entry)?.name),
    text: (operation.description ?? "").toLowerCase(),
  };
}

function webhookEvent(document: Document, entry: Entry): Findable {
  return {
    kind: "Webhook event",
    title: entry.at,
    code: undefined,
    href: hrefOf(document, operationAnchor(entry)),
    words: wordsOf(entry.at),
    text: (entry.operation.description ?? "").toLowerCase(),
  };
}

function model(document: Document, name: string): Findable {
  const { description = "", properties = {} } = document.components?.schemas?.[name] ?? {};
  return {
    kind: "Model",
    title: name,
    code: undefined,
    href: hrefOf(document, anchor("schema", name)),
    words: wordsOf(name),
    text: `${description} ${Object.keys(properties).join(" ")}`.toLowerCase(),
  };
}

/** The names in lower case, whole and by their words: `agents_setStatus` is also `agents`, `set` and `status`. */
function wordsOf(...names: (string | undefined)[]): string[] {
  const given = names.filter((name) => name !== undefined);
  const parts = given.flatMap((name) => name.replaceAll(/([a-z])(?=[A-Z])/g, "$1 ").split(/[^A-Za-z0-9]+/));
  const spaced = given.flatMap((name) => name.split(/\s+/));
  return [...new Set([...spaced, ...parts].map((word) => word.toLowerCase()))].filter((word) => word !== "");
}

/** Finds what has all words of a query, best match first. */
export function find(all: readonly Findable[], query: string): Findable[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return all
    .map((each) => ({ each, scores: words.map((word) => scoreOf(each, word)) }))
    .filter(({ scores }) => scores.length > 0 && !scores.includes(0))
    .sort((a, b) => sum(b.scores) - sum(a.scores))
    .map(({ each }) => each);
}

/** How well a word matches: a name, its beginning, a part of it, the description, or not at all. */
function scoreOf({ words, text }: Findable, word: string): number {
  if (words.includes(word)) return 8;
  if (words.some((each) => each.startsWith(word))) return 4;
  if (words.some((each) => each.includes(word))) return 2;
  return text.includes(word) ? 1 : 0;
}

function sum(scores: number[]): number {
  return scores.reduce((total, score) => total + score, 0);
}

/** How many results a page shows. */
const maxShown = 60;

/** Renders the results of a search. The script of the search box shows the same list while a query is written. */
export function results(query: string, found: readonly Findable[]): Html {
  return html`<section id="results"><h1>Results for <q>${query}</q></h1>
<p id="count">${countOf(found.length)}</p>
${found.length > 0 ? html`<ul class="found">${found.slice(0, maxShown).map(result)}</ul>` : nothing}</section>
`;
}

const nothing = html`<p>Try fewer or shorter words: a path, a name, or a word of a description.</p>`;

function countOf(count: number): string {
  if (count === 0) return "No results.";
  const all = count === 1 ? "1 result" : `${count} results`;
  return count > maxShown ? `${all}. These are the best ${maxShown}.` : `${all}.`;
}

function result({ kind, title, code, href }: Findable): Html {
  const detail: Insert = code === undefined ? undefined : html`<code>${code}</code>`;
  return html`<li><a href="${href}">${inline(title)}</a> <span class="type">${kind}</span>${detail}</li>`;
}

/** Renders the search box. */
export function searchBox(query: string): Html {
  return html`<form class="find" action="/docs/reference" role="search">
<label for="q">Search the reference</label>
<div class="find-row"><input type="search" id="q" name="q" value="${query}" maxlength="256" placeholder="register, /list, agent_not_found" autocomplete="off">
<button class="button" type="submit">Search</button></div>
</form>`;
}
