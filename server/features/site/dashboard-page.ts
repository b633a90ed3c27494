/** The page that hosts the dashboard. Its views are in the URL fragment, and it reads its data from the API. */
import type { Entry } from "./dashboard-build.ts";
import { html } from "./html.ts";
import { page } from "./page.ts";

/**
 * Renders the page.
 * @param entry the entry scripts and style sheets; undefined if the dashboard is not built.
 * @param publicUrl the public URL of the node, for the code samples.
 */
export function dashboardPage(entry: Entry | undefined, publicUrl: string): string {
  const body = html`<div id="dashboard" data-public-url="${publicUrl}">
<main class="sheet" id="contents">
<h1>Dashboard</h1>
${entry ? starting : unbuilt}
</main>
</div>`;
  const description = "Your agents, API keys and webhooks in this registry, and its live events.";
  return page("Dashboard", body, { section: "Dashboard", description, ...entry });
}

const starting = html`<noscript><div class="notice warn"><p>The dashboard needs JavaScript. Without it, use the API:
see <a href="/docs">the guides</a>.</p></div></noscript>`;

const unbuilt = html`<div class="notice warn"><p>The dashboard of this node is not built yet. Try again in a moment. If you
operate the node, run <code>npm run build:dashboard</code>.</p>
<p>You can also use the API: see <a href="/docs">the guides</a>.</p></div>`;
