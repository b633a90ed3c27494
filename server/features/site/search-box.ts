/** The search form, filters, results and paging links of the landing page. */
import { grouped } from "../../display/formats.ts";
import { agentList } from "./agent/list.ts";
import { counted, untrustedText } from "./format.ts";
import { type Html, html, type Insert } from "./html.ts";
import { filters, hasCriteria, type SearchForm, type SearchResult, searchHref } from "./search.ts";

/** The search form. It works without scripts and without an account. */
export function searchBox({ form }: SearchResult, byProtocol: Record<string, number>): Html {
  const isChosen = (name: string) =>
    name === "status" || name === "protocol" || (name === "live" && form.live !== "false");
  const hidden = filters.filter((name) => !isChosen(name));
  const kept = [...hidden, "sort" as const].filter((name) => form[name] !== undefined);
  return html`<form class="search" role="search" action="/" method="get">
<div class="search-line">
<label class="visually-hidden" for="q">Search agents</label>
<input type="search" id="q" name="q" value="${form.q ?? ""}" maxlength="256" placeholder="weather forecast" aria-keyshortcuts="/">
<button class="button primary" type="submit">Search</button>
</div>
<div class="search-filters">
${choice("protocol", "Protocol", "Any protocol", Object.keys(byProtocol).sort(), form)}
${choice("status", "Status", "Any status", ["active", "deprecated", "suspended"], form)}
${onlyLive(form)}
<p class="hint">Use “quotes” for an exact phrase, and -word to exclude a word.</p>
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

/** The filter for agents that respond; that for those that do not is only in URLs. */
function onlyLive({ live }: SearchForm): Insert {
  if (live === "false") return undefined;
  const box =
    live === "true"
      ? html`<input type="checkbox" name="live" value="true" checked>`
      : html`<input type="checkbox" name="live" value="true">`;
  return html`<label>${box} Only agents that respond</label>`;
}

/**
 * The results, or the newest agents if there is no search.
 * @param singleOperator whether only the owner can add agents.
 */
export function searchResults(search: SearchResult, singleOperator: boolean): Html {
  const { form, agents, ratings, nextCursor, isTruncated } = search;
  const searched = hasCriteria(search);
  const title =
    form.q === undefined
      ? searched
        ? "Filtered agents"
        : "Newest agents"
      : html`Results for ${untrustedText(form.q)}`;
  return html`<section class="found" id="${searched ? "results" : "newest"}" aria-labelledby="found">
<h2 id="found">${title}</h2>
${suggestionLine(search)}
${activeFilters(search)}
${agents.length > 1 ? sortLinks(form) : undefined}
${agents.length > 0 ? agentList(agents, ratings) : noResults(search, singleOperator)}
${isTruncated ? truncationNote(form) : undefined}
${liveUnknownNote(search)}
${pager(form, nextCursor)}
</section>`;
}

/** Shown with the results of a search that reached its limit of work, or of agents to sort. */
function truncationNote({ sort }: SearchForm): Html {
  const reason =
    sort === undefined
      ? "The search took too long and stopped early."
      : "Only the newest matching agents are sorted.";
  return html`<p class="hint">${reason} More agents may match. Use fewer, longer or rarer words.</p>`;
}

/** Shown with a filter by liveness: it leaves out agents of which nothing is known. */
function liveUnknownNote({ form, liveUnknown }: SearchResult): Insert {
  if (!liveUnknown || liveUnknown.count === 0) return undefined;
  const { count, isExact } = liveUnknown;
  const agents = isExact ? counted(count, "further agent") : `More than ${grouped(count)} further agents`;
  return html`<p class="hint">${agents} ${count === 1 && isExact ? "matches" : "match"}, of which it is not known whether they
respond. <a href="${searchHref(form, { live: undefined })}">Show all</a></p>`;
}

/** The corrected search, as a link. */
function suggestionLine({ form, suggestion }: SearchResult): Insert {
  if (suggestion === undefined) return undefined;
  return html`<p class="suggestion">Did you mean <a href="${searchHref(form, { q: suggestion })}">${untrustedText(suggestion)}</a>?</p>`;
}

/** The orders of results. That of relevance is the default, so it is not in the URL. */
const orders: readonly (readonly [SearchForm["sort"], string])[] = [
  [undefined, "Best match"],
  ["newest", "Newest"],
  ["updated", "Recently updated"],
  ["name", "Name"],
  ["reputation", "Reputation"],
];

/** The orders of the results, each a link; only a search has others than the newest first. */
function sortLinks(form: SearchForm): Insert {
  if (form.q === undefined) return undefined;
  const links = orders.map(([sort, title]) =>
    sort === form.sort
      ? html`<li><b aria-current="true">${title}</b></li>`
      : html`<li><a href="${searchHref(form, { sort })}">${title}</a></li>`,
  );
  return html`<nav class="sort" aria-labelledby="sort-title"><p id="sort-title">Sort by</p><ul>${links}</ul></nav>`;
}

/** The active filters, each a link that removes it. */
function activeFilters({ form }: SearchResult): Insert {
  const active = filters.filter((name) => form[name] !== undefined);
  const remove = active.map(
    (name) => html`<li><a class="chip on" href="${searchHref(form, { [name]: undefined })}">
<span class="visually-hidden">Remove the filter</span> ${name}: ${untrustedText(form[name] ?? "")} <span aria-hidden="true">✕</span></a></li>`,
  );
  return remove.length > 0 ? html`<ul class="chips" aria-label="Filters">${remove}</ul>` : undefined;
}

function noResults(search: SearchResult, singleOperator: boolean): Html {
  const { form } = search;
  if (!hasCriteria(search)) {
    const next = singleOperator
      ? html`Only the owner of this registry can add agents.`
      : html`Be the first: <a href="/docs/start">add an agent</a>.`;
    return html`<div class="empty"><p><b>No agents yet.</b></p>
<p>${next}</p></div>`;
  }
  const filtered = filters.some((name) => form[name] !== undefined);
  return html`<div class="empty"><p><b>No results.</b></p>
<p>Check the spelling, or try fewer or different words.</p>
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
