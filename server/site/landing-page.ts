/** The page at the node's address: what it is, a search over what it holds, and what happened last. */
import type { components } from "../../generated/openapi.d.ts";
import { findAgent, registerAgent, signInCommand } from "./commands.ts";
import { count, theirs } from "./format.ts";
import { type Html, html, type Insert } from "./html.ts";
import { ledger } from "./ledger.ts";
import { page } from "./page.ts";
import { isAsked, type SearchResult, searchHref } from "./search.ts";
import { found, searchBox } from "./search-box.ts";
import { type About, signIn } from "./setup-page.ts";

type Stats = components["schemas"]["Stats"];

/** What the landing page shows beside. */
export interface Shown {
  figures: Stats;
  search: SearchResult;
  /** The last events, newest first. */
  latest: components["schemas"]["RegistryEvent"][];
}

/** Says what this is and how much it holds, finds agents, and leads on. */
export function landingPage(about: About & Shown): string {
  const { search, figures, singleOperator } = about;
  if (isAsked(search)) return resultsPage(about);
  const body = html`<main class="home" id="contents">
<div class="band"><div class="inner hero">
<div>
${singleOperator ? closed(about) : open(about)}
${searchBox(search, figures.by_protocol)}
${commonTags(figures)}
</div>
${ledger(about.latest, figures.events.last_seq)}
</div></div>
<div class="inner">
${holdings(figures)}
${found(search)}
<div class="halves">
<section>
<h2>Ask by program</h2>
<p>Reading takes no account and no key.</p>
${findAgent(about.publicUrl)}
${further}
</section>
${singleOperator ? undefined : html`<section><h2>Register yours</h2>\n${registerAgent(about)}</section>`}
</div>
</div>
</main>`;
  const title = singleOperator ? "Not yet open to the public" : "A registry for AI agents";
  return page(title, body, { section: "Agents" });
}

/** What was searched for, before all else. */
function resultsPage({ search, figures }: Pick<Shown, "search" | "figures">): string {
  const { q } = search.form;
  const body = html`<main class="across" id="contents">
<h1 class="visually-hidden">Search agents</h1>
${searchBox(search, figures.by_protocol)}
${found(search)}
</main>`;
  return page(q === undefined ? "Agents" : `${q} – search`, body, { section: "Agents" });
}

function open({ publicUrl, version }: About): Html {
  return html`<p class="eyebrow">${new URL(publicUrl).host} · version ${version}</p>
<h1>A registry for AI agents</h1>
<p class="lead">This node registers agents, keeps what they say of themselves, and lets anyone find them, check them, and
follow what changes.</p>`;
}

/** Says that the node is not open yet, and what its owner and readers can do. */
function closed({ publicUrl, version, owned }: About): Html {
  return html`<p class="eyebrow">${new URL(publicUrl).host} · version ${version}</p>
<h1>This node is not yet open to the public</h1>
<p class="lead">The owner account must sign in. Until the node is opened, its owner alone registers and changes agents;
anyone may read.</p>
${
  owned
    ? html`<p><a class="button primary" href="${signIn}">Sign in as the owner</a></p>
<details><summary>Sign in by a command</summary>${signInCommand(publicUrl)}</details>`
    : html`<p>${unowned}</p>`
}`;
}

/** How many common tags are offered. */
const mostTags = 8;

function commonTags({ top_tags }: Stats): Insert {
  if (top_tags.length === 0) return undefined;
  const links = top_tags
    .slice(0, mostTags)
    .map(
      ({ value }) =>
        html`<li><a class="chip" href="${searchHref({}, { tags: value })}">${theirs(value)}</a></li>`,
    );
  return html`<ul class="chips" aria-label="Common tags">${links}</ul>`;
}

const unowned =
  "It has no owner yet: its operator finds the set-up link in what the node printed at its start.";

/** What the node holds. */
function holdings({ total_agents, events, new_agents, certifications, federation }: Stats): Html {
  const shown: [name: string, figure: number][] = [
    ["Agents", total_agents],
    ["New in 7 days", new_agents["7d"]],
    ["Changes", events.last_seq],
    ["Certifications", certifications.active],
    ["Peers", federation.peers],
  ];
  const cells = shown.map(
    ([name, figure]) => html`<div><dt>${name}</dt><dd class="number">${count(figure)}</dd></div>`,
  );
  return html`<dl class="figures" id="figures">${cells}</dl>`;
}

const further = html`<ul class="onward">
<li><a href="/docs">Guides</a> and the <a href="/docs/reference">API reference</a></li>
<li>The contract as <a href="/openapi.json">JSON</a> or <a href="/openapi.yaml">YAML</a> (OpenAPI 3.1)</li>
<li>Keys, webhooks and your agents: the <a href="/dashboard">dashboard</a></li>
</ul>`;
