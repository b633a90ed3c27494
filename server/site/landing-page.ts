/** The pages at the node's address: what it is, and how its owner's account is made. */
import type { components } from "../../generated/openapi.d.ts";
import { count, theirs } from "./format.ts";
import { type Html, html, type Insert } from "./html.ts";
import { ledger } from "./ledger.ts";
import { page } from "./page.ts";
import { quoted } from "./reference/example.ts";
import { isAsked, type SearchResult, searchHref } from "./search.ts";
import { found, searchBox } from "./search-box.ts";

type Stats = components["schemas"]["Stats"];

/** What these pages tell of the node. */
export interface About {
  publicUrl: string;
  version: string;
  /** Whether it serves its owner alone, beside readers. */
  singleOperator: boolean;
  /** Whether it has its owner. */
  owned: boolean;
  /** Whether writing needs a key. */
  needsKey: boolean;
}

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

/** Where people sign in, and where they make the owner's account. */
const signIn = "/dashboard#/sign-in";
const setUp = "/dashboard#/setup";

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

/**
 * Says how to make the owner's account.
 * @param token as it stands in the link, which anybody may have written.
 */
export function setupPage({ publicUrl, version, owned }: About, token: string): string {
  return page(
    "Set up",
    html`<main class="sheet" id="contents">
<p class="eyebrow">${new URL(publicUrl).host} · version ${version}</p>
${owned ? usedLink(publicUrl) : setupSteps(publicUrl, token)}
<p><a href="/">About this node</a>, <a href="/docs">guides</a></p>
</main>`,
    { section: "Agents" },
  );
}

function usedLink(publicUrl: string): Html {
  return html`<h1>This node has its owner</h1>
<p>The set-up link works once, and the owner account is there. Sign in with its e-mail address and password.</p>
<p><a class="button primary" href="${signIn}">Sign in</a></p>
${signInCommand(publicUrl)}`;
}

function setupSteps(publicUrl: string, token: string): Html {
  const body = { token, email: "you@example.com", password: "a password of 12 letters or more" };
  return html`<h1>Make the owner account</h1>
<p>This node has no owner yet. The token is that of the link which you followed: it must be the one that the node printed
when it started.</p>
<p><a class="button primary" href="${setUp}?token=${encodeURIComponent(token.toWellFormed())}">Make the account</a></p>
<h2>Or by a command</h2>
<p>Send this once, with your own e-mail address and password.</p>
${command(publicUrl, "/api/auth/setup", body, "-c registry.cookies")}
<p>You are then signed in, as the cookie in <code>registry.cookies</code>, and administer the node.</p>
<h2>Then make a key</h2>
<p>Programs write with a key. It is shown once: keep the <code>raw_key</code> of the answer.</p>
${command(publicUrl, "/api/developers/keys", { name: "my first key" }, "-b registry.cookies")}`;
}

const unowned =
  "It has no owner yet: its operator finds the set-up link in what the node printed at its start.";

function signInCommand(publicUrl: string): Html {
  const body = { email: "you@example.com", password: "your password" };
  return command(publicUrl, "/api/auth/sign-in", body, "-c registry.cookies");
}

function registerAgent({ publicUrl, needsKey }: About): Html {
  const agent = { agent_id: "my-agent", agent_url: "https://agent.example.com/a2a" };
  const account = { email: "you@example.com", password: "a password of 12 letters or more" };
  const withKey = html`<p>With a key the agent is yours, and nobody else changes it. Sign up, then make a key:</p>
${command(publicUrl, "/api/auth/sign-up", account, "-c registry.cookies")}
${command(publicUrl, "/api/developers/keys", { name: "my first key" }, "-b registry.cookies")}`;
  return needsKey
    ? html`${withKey}${command(publicUrl, "/register", agent, "-H 'Authorization: Bearer registry_…'")}`
    : html`${command(publicUrl, "/register", agent)}${withKey}`;
}

function findAgent(publicUrl: string): Html {
  return html`<figure><pre><code>curl ${quoted(`${publicUrl}/search?q=weather`)}</code></pre></figure>`;
}

/** A command that sends a body, on lines that fit. */
function command(publicUrl: string, path: string, body: object, ...more: string[]): Html {
  const lines = [
    `curl ${quoted(publicUrl + path)}`,
    ...more,
    "-H 'Content-Type: application/json'",
    `-d ${quoted(plainJson(body))}`,
  ];
  return html`<figure><pre><code>${lines.join(" \\\n  ")}</code></pre></figure>`;
}

/** JSON of printable ASCII alone: other characters could change how the rest of a line looks, or where it ends. */
function plainJson(body: object): string {
  const numbered = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(body).replace(/[^ -~]/g, numbered);
}

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
