/** The sidebar of a search: the number of agents per value, each a link that filters by it. */
import type { components } from "../../../generated/openapi.d.ts";
import { grouped } from "../../display/formats.ts";
import { untrustedText } from "./format.ts";
import { type Html, html } from "./html.ts";
import { hasCriteria, type SearchForm, type SearchResult, searchHref, shownFacets } from "./search.ts";

type Facet = (typeof shownFacets)[number];
type FacetCount = components["schemas"]["FacetCount"];
type Facets = components["schemas"]["Facets"];
type Stats = components["schemas"]["Stats"];

/** The title of each facet. */
const titles: Record<Facet, string> = {
  protocol: "Protocol",
  tags: "Tags",
  provider: "Provider",
  verified: "Verified",
  certification: "Certification",
  grade: "Grade",
};

/** The number of values shown at once, and in all. */
const maxShown = 6;
const maxValues = 20;

/** The order of grades; other values are ordered by their counts. */
const grades = ["A+", "A", "B", "C", "D", "F"];

/**
 * Renders the sidebar; undefined if there is nothing to filter by. Facets that filter already, and those without values, are left
 * out. If there is no search, the counts are those of the statistics, which cost nothing and cover all agents.
 */
export function facetSidebar(search: SearchResult, figures: Stats): Html | undefined {
  const { form, areFacetsTruncated } = search;
  const facets = hasCriteria(search) ? search.facets : facetsOfAll(figures);
  const suffix = areFacetsTruncated ? "+" : "";
  const shown = shownFacets
    .map((name) => facet(form, name, inOrder(name, facets[name] ?? []), suffix))
    .filter((each) => each !== undefined);
  if (shown.length === 0) return undefined;
  return html`<aside class="facets" id="filters" aria-labelledby="filters-title">
<h2 id="filters-title">Filter</h2>
${shown}
${areFacetsTruncated ? html`<p class="hint">Counted among the newest agents, 5,000 at most.</p>` : undefined}
</aside>`;
}

function facetsOfAll({ by_protocol, top_tags, reputation }: Stats): Facets {
  const counts = (figures: Record<string, number>) =>
    Object.entries(figures)
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count);
  const grade = counts(reputation.by_grade).filter(({ value }) => value !== notRated);
  return { protocol: counts(by_protocol), tags: top_tags, grade };
}

/** The grade of agents that are not rated, which facets do not count. */
const notRated = "NR";

function inOrder(name: Facet, values: readonly FacetCount[]): readonly FacetCount[] {
  if (name !== "grade") return values.slice(0, maxValues);
  return values.toSorted((a, b) => grades.indexOf(a.value) - grades.indexOf(b.value));
}

function facet(
  form: SearchForm,
  name: Facet,
  values: readonly FacetCount[],
  suffix: "" | "+",
): Html | undefined {
  if (form[name] !== undefined || values.length === 0) return undefined;
  const link = ({ value, count }: FacetCount) =>
    html`<li><a href="${searchHref(form, { [name]: value })}"><span class="facet-value">${untrustedText(value)}</span>
<span class="dim number">${grouped(count)}${suffix}</span></a></li>`;
  const others = values.slice(maxShown);
  return html`<section aria-labelledby="facet-${name}">
<h3 id="facet-${name}">${titles[name]}</h3>
<ul>${values.slice(0, maxShown).map(link)}</ul>
${
  others.length > 0
    ? html`<details><summary>${others.length} more</summary><ul>${others.map(link)}</ul></details>`
    : undefined
}
</section>`;
}
