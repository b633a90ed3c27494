/** The sidebar: all pages of the reference, and the parts of the current one. */
import { type Html, html, type Insert } from "../html.ts";
import { type Document, entries } from "./document.ts";
import { groupsOf, operationAnchor, operationTitle } from "./groups.ts";
import { methodOf } from "./operation.ts";
import { eventsPage, modelsOn, overviewPath, pathOf, placesOf } from "./places.ts";
import { searchBox } from "./search.ts";

/**
 * Renders the sidebar.
 * @param current the name of the page; null on the overview, undefined on the page of search results.
 */
export function sidebar(document: Document, current: string | null | undefined, query = ""): Html {
  const pages = [{ path: overviewPath, title: "Overview", name: null }, ...listed(document)];
  const links = pages.map((page) => html`<li>${pageLink(page, current)}</li>`);
  const withParts = pages.map((page) => {
    const parts = page.name === current ? partsOf(document, page.name) : [];
    return html`<li>${pageLink(page, current)}${parts.length > 0 ? html`<ul>${parts}</ul>` : undefined}</li>`;
  });
  return html`<aside class="side" aria-label="API reference">
<p class="eyebrow">API reference</p>
${searchBox(query)}
<details class="narrow"><summary>Contents</summary><nav aria-label="Pages"><ul>${links}</ul></nav></details>
<nav class="wide" aria-label="Contents"><ul>${withParts}</ul>
<p class="dim"><a href="/openapi.json">openapi.json</a> <a href="/openapi.yaml">openapi.yaml</a></p></nav>
</aside>`;
}

interface ListedPage {
  path: string;
  title: string;
  name: string | null;
}

function listed(document: Document): ListedPage[] {
  return placesOf(document).map(({ name, title }) => ({ path: pathOf(name), title, name }));
}

function pageLink({ path, title, name }: ListedPage, current: string | null | undefined): Html {
  return name === current
    ? html`<a href="${path}" aria-current="page">${title}</a>`
    : html`<a href="${path}">${title}</a>`;
}

/** Links to the parts of a page. */
function partsOf(document: Document, page: string | null): Html[] {
  if (page === null)
    return [
      part("authentication", "Authentication"),
      part("operations", "Operations"),
      part("errors", "Errors"),
      part("shared-headers", "Headers"),
    ];
  if (page === eventsPage)
    return entries(document.webhooks).map((entry) => part(operationAnchor(entry), entry.at));
  const group = groupsOf(document).find(({ name }) => name === page);
  if (!group) return [];
  const operations = group.entries.map((entry) =>
    part(operationAnchor(entry), operationTitle(entry), methodOf(entry.method)),
  );
  return modelsOn(document, page).length > 0 ? [...operations, part("models", "Models")] : operations;
}

function part(id: string, text: string, before?: Insert): Html {
  return html`<li><a href="#${id}">${before} ${text}</a></li>`;
}
