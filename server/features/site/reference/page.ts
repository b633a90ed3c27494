/** The API reference: an overview, and a page for each tag, the webhook events, the problems and the shared models. */
import { ownAssets } from "../assets.ts";
import { type Html, html } from "../html.ts";
import { prose } from "../markdown.ts";
import { type PageParts, page } from "../page.ts";
import { anchor, type Document, entries } from "./document.ts";
import { type Group, groupsOf } from "./groups.ts";
import { modelSection, sharedModels } from "./models.ts";
import { operationOf } from "./operation.ts";
import { sidebar } from "./outline.ts";
import { overview, routes } from "./overview.ts";
import { eventsPage, modelsPage, placesOf, problemsPage } from "./places.ts";
import { problemSection } from "./problems.ts";
import { type Common, commonOf } from "./responses.ts";
import { type Findable, find, findables, results } from "./search.ts";
import { webhookSection } from "./webhooks.ts";

/** The API reference of a node. */
export interface Reference {
  /** The names of the pages after the overview. */
  names: string[];
  /** The overview. */
  overview(): string;
  /** A page by its name; undefined if there is none. */
  page(name: string): string | undefined;
  /** The page with the results of a search. */
  search(query: string): string;
}

/**
 * The reference of an OpenAPI 3.1 document. Each page is rendered when it is first read.
 * @param document the parsed document. Missing parts are not rendered.
 */
export function createReference(document: object): Reference {
  // Every member of Document is optional, so any object may be read as one.
  const read: Document = document;
  const places = new Map(placesOf(read).map(({ name, title }) => [name, title]));
  const common = commonOf(
    read,
    entries(read.paths).map(({ operation }) => operation),
  );
  const overview = once(() => overviewPage(read, common));
  const pages = new Map(
    [...places].map(([name, title]) => [name, once(() => partPage(read, common, name, title))]),
  );
  const all = once(() => findables(read));
  return {
    names: [...places.keys()],
    overview,
    page: (name) => pages.get(name)?.(),
    search: (query) => searchPage(read, query, find(all(), query)),
  };
}

/** Computes a value when it is first needed. */
function once<Value>(compute: () => Value): () => Value {
  let value: { computed: Value } | undefined;
  return () => {
    value ??= { computed: compute() };
    return value.computed;
  };
}

function overviewPage(document: Document, common: Common): string {
  return page("API reference", shell(sidebar(document, null), overview(document, common)), {
    ...parts,
    scripts: [...parts.scripts, ownAssets.referenceAnchors],
    description: "Every operation, event, problem and model of the API of this registry.",
  });
}

function partPage(document: Document, common: Common, name: string, title: string): string {
  return page(`${title} · API reference`, shell(sidebar(document, name), contentOf(document, common, name)), {
    ...parts,
    description: `${title}: API reference of this registry, with examples in curl, TypeScript and Python.`,
  });
}

function searchPage(document: Document, query: string, found: Findable[]): string {
  return page(
    `${query} · API reference`,
    shell(sidebar(document, undefined, query), results(query, found)),
    parts,
  );
}

/** What all pages of the reference have. */
const parts = {
  section: "API",
  sheets: [ownAssets.reference],
  scripts: [ownAssets.referenceSearch, ownAssets.referenceLanguages, ownAssets.referenceTry],
} satisfies PageParts;

function shell(side: Html, content: Html): Html {
  return html`<div class="shell">
${side}
<main id="contents">
${content}
</main>
</div>`;
}

function contentOf(document: Document, common: Common, name: string): Html {
  if (name === eventsPage) return html`${webhookSection(document)}${modelSection(document, name)}`;
  if (name === problemsPage) return html`${problemSection(document, common.problems)}`;
  if (name === modelsPage) return sharedModels(document);
  const group = groupsOf(document).find((each) => each.name === name);
  return html`${group && groupSection(document, group, common)}${modelSection(document, name)}`;
}

function groupSection(document: Document, group: Group, common: Common): Html {
  return html`<section id="${anchor("tag", group.name)}"><h1>${group.title}</h1>
${prose(group.description)}
<h2>Operations</h2>
${routes(document, group.entries, false)}
${group.entries.map((entry) => operationOf(document, entry, common))}</section>
`;
}
