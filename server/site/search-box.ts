/** The search of the landing page, as it looks: the form, what narrows it, what was found, and where it goes on. */
import type { components } from "../../generated/openapi.d.ts";
import { agentList } from "./agent/list.ts";
import { count, theirs } from "./format.ts";
import { type Html, html, type Insert } from "./html.ts";
import { filters, isAsked, type SearchForm, type SearchResult, searchHref } from "./search.ts";

/** The form. It works without script and without an account. */
export function searchBox({ form }: SearchResult, byProtocol: Record<string, number>): Html {
  const kept = filters.filter((name) => name !== "status" && name !== "protocol" && form[name] !== undefined);
  return html`<form class="search" role="search" action="/" method="get">
<div class="search-line">
<label class="visually-hidden" for="q">Search agents</label>
<input type="search" id="q" name="q" value="${form.q ?? ""}" maxlength="256" placeholder="weather forecast">
<button class="button primary" type="submit">Search</button>
</div>
<div class="search-filters">
${choice("protocol", "Protocol", "Any protocol", Object.keys(byProtocol).sort(), form)}
${choice("status", "Status", "Any status", ["active", "deprecated", "suspended"], form)}
<p class="hint">A “phrase in quotes” and -without work too.</p>
</div>
${kept.map((name) => html`<input type="hidden" name="${name}" value="${form[name]}">`)}
</form>`;
}

function choice(
  name: "protocol" | "status",
  label: string,
  any: string,
  values: string[],
  form: SearchForm,
): Html {
  const chosen = form[name];
  const all = chosen === undefined || values.includes(chosen) ? values : [...values, chosen];
  const options = all.map((value) =>
    value === chosen
      ? html`<option value="${value}" selected>${value}</option>`
      : html`<option value="${value}">${value}</option>`,
  );
  return html`<span><label class="visually-hidden" for="${name}">${label}</label>
<select id="${name}" name="${name}"><option value="">${any}</option>${options}</select></span>`;
}

/** What was found, or the newest agents where nothing was asked for. */
export function found(search: SearchResult): Html {
  const { form, agents, nextCursor } = search;
  const asked = isAsked(search);
  const title =
    form.q === undefined
      ? asked
        ? "Agents that fit"
        : "Newest agents"
      : html`Results for ${theirs(form.q)}`;
  return html`<section class="found" id="${asked ? "results" : "newest"}" aria-labelledby="found">
<h2 id="found">${title}</h2>
${asked ? narrowed(search) : undefined}
${agents.length > 0 ? agentList(agents) : nothing(search)}
${pager(form, nextCursor)}
</section>`;
}

/** The filters that are on, each a link that takes it off; and those that would narrow the search further. */
function narrowed({ form, facets }: SearchResult): Insert {
  const on = filters.filter((name) => form[name] !== undefined);
  const off = on.map(
    (name) => html`<li><a class="chip on" href="${searchHref(form, { [name]: undefined })}">
<span class="visually-hidden">Remove the filter</span> ${name}: ${theirs(form[name] ?? "")} <span aria-hidden="true">✕</span></a></li>`,
  );
  const more = [...facetLinks(form, "protocol", facets.protocol), ...facetLinks(form, "tags", facets.tags)];
  return [
    off.length > 0 && html`<ul class="chips" aria-label="Filters">${off}</ul>`,
    more.length > 0 && html`<ul class="chips" aria-label="Narrow the search">${more}</ul>`,
  ].filter((each) => each !== false);
}

/** How many values of a facet are offered. */
const mostValues = 8;

function facetLinks(
  form: SearchForm,
  name: "protocol" | "tags",
  values: components["schemas"]["FacetCount"][] = [],
): Html[] {
  if (form[name] !== undefined) return [];
  return values.slice(0, mostValues).map(
    ({
      value,
      count: agents,
    }) => html`<li><a class="chip" href="${searchHref(form, { [name]: value })}">${theirs(value)}
<span class="dim number">${count(agents)}</span></a></li>`,
  );
}

function nothing(search: SearchResult): Html {
  const { form } = search;
  if (!isAsked(search)) {
    return html`<div class="empty"><p><b>No agent is registered yet.</b></p>
<p>What is registered here appears at this place.</p></div>`;
  }
  const filtered = filters.some((name) => form[name] !== undefined);
  return html`<div class="empty"><p><b>No agent fits.</b></p>
<p>Try fewer or other words; one wrong letter is forgiven.</p>
<p class="row centre">${
    filtered && form.q !== undefined
      ? html`<a class="button" href="${searchHref({ q: form.q }, {})}">Search without filters</a>`
      : undefined
  }<a class="button" href="/">Newest agents</a></p></div>`;
}

function pager(form: SearchForm, nextCursor: string | null): Insert {
  const first =
    form.cursor === undefined
      ? undefined
      : html`<a class="button" href="${searchHref(form, {})}">First page</a>`;
  const next =
    nextCursor === null
      ? undefined
      : html`<a class="button" rel="next" href="${searchHref(form, { cursor: nextCursor })}">Next page</a>`;
  return first || next
    ? html`<nav class="row pager" aria-label="Pages of agents">${first}${next}</nav>`
    : undefined;
}
