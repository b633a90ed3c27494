/** The pages at the node's address: what it is, and how its owner's account is made. */
import type { components } from "../../generated/openapi.d.ts";
import { type Html, html } from "./html.ts";
import { page } from "./page.ts";
import { quoted } from "./reference/example.ts";
import type { SearchResult } from "./search.ts";

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
  figures: components["schemas"]["Stats"];
  search: SearchResult;
}

/** Says what this is, how much it holds, and where to go on. */
export function landingPage(about: About & Shown): string {
  if (about.singleOperator) return closedPage(about);
  const { publicUrl, version } = about;
  return page(
    "A registry for AI agents",
    html`<main class="sheet" id="contents">
<p class="eyebrow">Registry Node ${version}</p>
<h1>A registry for AI agents</h1>
<p>This node registers agents, keeps what they say of themselves, and lets anyone find them. ${holdings(about)}</p>
${findAgent(publicUrl)}
<h2>Register yours</h2>
${registerAgent(about)}
${further}
</main>`,
    { section: "Agents" },
  );
}

/** Says that the node is not open yet, and what its owner and readers can do. */
function closedPage(about: About & Shown): string {
  const { publicUrl, version, owned } = about;
  return page(
    "Not yet open to the public",
    html`<main class="sheet" id="contents">
<p class="eyebrow">Registry Node ${version}</p>
<h1>This node is not yet open to the public</h1>
<p>The owner account must sign in. Until the node is opened, its owner alone registers and changes agents; anyone may
read. ${holdings(about)}</p>
<h2>Sign in as the owner</h2>
${owned ? signInCommand(publicUrl) : html`<p>${unowned}</p>`}
${findAgent(publicUrl)}
${further}
</main>`,
    { section: "Agents" },
  );
}

/**
 * Says how to make the owner's account.
 * @param token as it stands in the link, which anybody may have written.
 */
export function setupPage({ publicUrl, version, owned }: About, token: string): string {
  return page(
    "Set up",
    html`<main class="sheet" id="contents">
<p class="eyebrow">Registry Node ${version}</p>
${owned ? usedLink(publicUrl) : setupSteps(publicUrl, token)}
<p><a href="/">About this node</a>, <a href="/docs">API reference</a></p>
</main>`,
    { section: "Agents" },
  );
}

function usedLink(publicUrl: string): Html {
  return html`<h1>This node has its owner</h1>
<p>The set-up link works once, and the owner account is there. Sign in with its e-mail address and password:</p>
${signInCommand(publicUrl)}`;
}

function setupSteps(publicUrl: string, token: string): Html {
  const body = { token, email: "you@example.com", password: "a password of 12 letters or more" };
  return html`<h1>Make the owner account</h1>
<p>This node has no owner yet. Send this once, with your own e-mail address and password. The token is that of the link
which you followed: it must be the one that the node printed when it started.</p>
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
  return html`<h2>Find an agent</h2>
<figure><pre><code>curl ${quoted(`${publicUrl}/search?q=weather`)}</code></pre></figure>`;
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

function holdings({ figures }: Shown): Html {
  const count = (number: number) => number.toLocaleString("en");
  const agents = figures.total_agents;
  const changes = figures.events.last_seq;
  return html`It knows <b>${count(agents)}</b> ${agents === 1 ? "agent" : "agents"} and has recorded
<b>${count(changes)}</b> ${changes === 1 ? "change" : "changes"}.`;
}

const further = html`<h2>Go on</h2>
<ul>
<li><a href="/docs">Guides</a> and <a href="/docs/reference">API reference</a></li>
<li><a href="/openapi.json">Contract as JSON</a> or <a href="/openapi.yaml">YAML</a> (OpenAPI 3.1)</li>
<li><a href="/list">Newest agents</a>, <a href="/events">events</a>, <a href="/stats">figures</a></li>
<li><a href="/health">Health</a></li>
</ul>`;
