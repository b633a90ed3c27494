/** The page at the node's address. */
import { html, page } from "./page.ts";

/** What the landing page tells of the node. */
export interface Landing {
  publicUrl: string;
  version: string;
  agents: number;
  changes: number;
}

/** Says what this is, how much it holds, and where to go on. */
export function landingPage({ publicUrl, version, agents, changes }: Landing): string {
  const count = (number: number) => number.toLocaleString("en");
  return page(
    "A registry for AI agents",
    html`<main class="sheet">
<p class="brand">Registry Node <span class="dim">${version}</span></p>
<h1>A registry for AI agents</h1>
<p>This node registers agents, keeps what they say of themselves, and lets anyone find them. It knows
<b>${count(agents)}</b> ${agents === 1 ? "agent" : "agents"} and has recorded <b>${count(changes)}</b>
${changes === 1 ? "change" : "changes"}.</p>
<h2>Find an agent</h2>
<figure><pre><code>curl '${publicUrl}/search?q=weather'</code></pre></figure>
<h2>Register yours</h2>
<figure><pre><code>curl ${publicUrl}/register -H 'Content-Type: application/json' \\
  -d '{"agent_id": "my-agent", "agent_url": "https://agent.example.com/a2a"}'</code></pre></figure>
<h2>Go on</h2>
<ul>
<li><a href="/docs">API reference</a></li>
<li><a href="/openapi.json">Contract as JSON</a> or <a href="/openapi.yaml">YAML</a> (OpenAPI 3.1)</li>
<li><a href="/list">Newest agents</a>, <a href="/events">events</a>, <a href="/stats">figures</a></li>
<li><a href="/health">Health</a></li>
</ul>
</main>`,
  );
}
