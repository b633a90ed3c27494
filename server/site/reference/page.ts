/** The API reference: an overview, and a page for each tag, the webhook events, the problems and the shared models. */
import { ownAssets } from "../assets.ts";
import { type Html, html } from "../html.ts";
import { prose } from "../markdown.ts";
import { page } from "../page.ts";
import { anchor, type Document, entries } from "./document.ts";
import { type Group, groupsOf } from "./groups.ts";
import { modelSection, sharedModels } from "./models.ts";
import { operationOf } from "./operation.ts";
import { sidebar } from "./outline.ts";
import { overview, routes } from "./overview.ts";
import { eventsPage, modelsPage, placesOf, problemsPage } from "./places.ts";
import { problemSection } from "./problems.ts";
import { type Common, commonOf } from "./responses.ts";
import { webhookSection } from "./webhooks.ts";

/** The API reference of a node. */
export interface Reference {
  /** The names of the pages after the overview. */
  names: string[];
  /** The overview. */
  overview(): string;
  /** A page by its name; undefined if there is none. */
  page(name: string): string | undefined;
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
  const pages = new Map<string | null, string>();
  const rendered = (name: string | null, title: string) => {
    const found = pages.get(name) ?? referencePage(read, common, name, title);
    pages.set(name, found);
    return found;
  };
  return {
    names: [...places.keys()],
    overview: () => rendered(null, "API reference"),
    page(name) {
      const title = places.get(name);
      return title === undefined ? undefined : rendered(name, title);
    },
  };
}

function referencePage(document: Document, common: Common, name: string | null, title: string): string {
  const content = name === null ? overview(document, common) : contentOf(document, common, name);
  const about =
    name === null
      ? "Every operation, event, problem and model of the API of this registry."
      : `${title}: API reference of this registry, with examples.`;
  return page(
    name === null ? title : `${title} · API reference`,
    html`<div class="shell">
${sidebar(document, name)}
<main id="contents">
${content}
</main>
</div>`,
    {
      section: "API",
      sheets: [ownAssets.reference],
      scripts: name === null ? [ownAssets.referenceAnchors] : [],
      description: about,
    },
  );
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
