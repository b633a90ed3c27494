/** The landing page: an introduction, the agent search, and the latest changes. */
import type { components } from "../../../generated/openapi.d.ts";
import { grouped } from "../../display/formats.ts";
import { findAgent, registerAgent, signInCommand } from "./commands.ts";
import { facetSidebar } from "./facets.ts";
import { counted, untrustedText } from "./format.ts";
import { type Html, html, type Insert } from "./html.ts";
import { latestChanges } from "./latest-changes.ts";
import { page } from "./page.ts";
import { hasCriteria, type SearchResult, searchHref } from "./search.ts";
import { searchBox, searchResults } from "./search-box.ts";
import { type NodeInfo, signIn } from "./setup-page.ts";

type Stats = components["schemas"]["Stats"];

/** The data of the landing page. */
export interface LandingData {
  figures: Stats;
  /** An id for the agent in the commands. */
  exampleId: string;
  search: SearchResult;
  /** The last events, newest first. */
  latest: components["schemas"]["RegistryEvent"][];
}

/** Renders the landing page, or the search results if there is a search. */
export function landingPage(about: NodeInfo & LandingData): string {
  const { search, figures, singleOperator } = about;
  if (hasCriteria(search)) return agentsPage(about);
  const body = html`<main class="home" id="contents">
<div class="band"><div class="hero">
${singleOperator ? closed(about) : open(about)}
${searchBox(search, figures.by_protocol)}
${commonTags(figures)}
</div></div>
${searchResults(search, singleOperator)}
${holdings(figures)}
${latestChanges(about.latest, figures.events.last_seq)}
<div class="halves">
<section>
<h2>Use the API</h2>
<p>You do not need a key to read.</p>
${findAgent(about.publicUrl)}
${further}
</section>
${singleOperator ? undefined : html`<section><h2>Add your agent</h2>\n${registerAgent(about)}</section>`}
</div>
</main>`;
  const title = singleOperator ? "Not yet open to the public" : "A registry for AI agents";
  return page(title, body, { section: "Agents" });
}

/** The search form with its results, or without a search with the newest agents. */
export function agentsPage({
  search,
  figures,
  singleOperator,
}: Pick<NodeInfo & LandingData, "search" | "figures" | "singleOperator">): string {
  const { q } = search.form;
  const sidebar = facetSidebar(search, figures);
  const body = html`<main class="across" id="contents">
<h1 class="visually-hidden">Search agents</h1>
${searchBox(search, figures.by_protocol)}
${
  sidebar
    ? html`<p class="to-filters"><a href="#filters">Filter these agents</a></p>
<div class="with-facets">
${searchResults(search, singleOperator)}
${sidebar}
</div>`
    : searchResults(search, singleOperator)
}
</main>`;
  const description = `${counted(figures.total_agents, "AI agent")}: search and filter them, see their reputation and certifications.`;
  return page(q === undefined ? "Agents" : `${q} – search`, body, { section: "Agents", description });
}

function open({ publicUrl, version }: NodeInfo): Html {
  return html`<p class="eyebrow">${new URL(publicUrl).host} · version ${version}</p>
<h1>A registry for AI agents</h1>
<p class="lead">A searchable directory of AI agents. Find an agent, see whether you can trust it, and get its endpoint.</p>`;
}

/** The introduction of a node in single-operator mode. */
function closed({ publicUrl, version, owned }: NodeInfo): Html {
  return html`<p class="eyebrow">${new URL(publicUrl).host} · version ${version}</p>
<h1>This registry is not yet open to the public</h1>
<p class="lead">The owner account must sign in to publish agents. Anyone can browse.</p>
${
  owned
    ? html`<p><a class="button primary" href="${signIn}">Sign in as the owner</a></p>
<details><summary>Sign in from the command line</summary>${signInCommand(publicUrl)}</details>`
    : html`<p>${unowned}</p>`
}`;
}

/** The number of common tags shown. */
const maxTags = 8;

function commonTags({ top_tags }: Stats): Insert {
  if (top_tags.length === 0) return undefined;
  const links = top_tags
    .slice(0, maxTags)
    .map(
      ({ value }) =>
        html`<li><a class="chip" href="${searchHref({}, { tags: value })}">${untrustedText(value)}</a></li>`,
    );
  return html`<ul class="chips" aria-label="Common tags">${links}</ul>`;
}

const unowned =
  "This node has no owner account yet. If you operate it, open the set-up link that the node printed at its start.";

/** The numbers of agents, events, certifications and peers. */
function holdings({ total_agents, events, new_agents, certifications, federation }: Stats): Html {
  const shown: [name: string, figure: number][] = [
    ["Agents", total_agents],
    ["Registered in 7 days", new_agents["7d"]],
    ["Events", events.last_seq],
    ["Certifications", certifications.active],
    ["Peers", federation.peers],
  ];
  const cells = shown.map(
    ([name, figure]) => html`<div><dt>${name}</dt><dd class="number">${grouped(figure)}</dd></div>`,
  );
  return html`<dl class="figures" id="figures">${cells}</dl>`;
}

const further = html`<ul class="further-links">
<li><a href="/docs">Guides</a> and the <a href="/docs/reference">API reference</a></li>
<li>OpenAPI 3.1 document: <a href="/openapi.json">JSON</a>, <a href="/openapi.yaml">YAML</a></li>
<li><a href="/dashboard">Dashboard</a>: your agents, keys and webhooks</li>
</ul>`;
