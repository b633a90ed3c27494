/** The page that the dashboard runs in. Its views are in the fragment; all that it shows it asks of the API. */
import type { Entry } from "./dashboard-build.ts";
import { html } from "./html.ts";
import { page } from "./page.ts";

/**
 * The page.
 * @param entry what the dashboard begins with; undefined while it is not built.
 */
export function dashboardPage(entry: Entry | undefined): string {
  const body = html`<div id="dashboard">
<main class="sheet" id="contents">
<h1>Dashboard</h1>
${entry ? starting : unbuilt}
</main>
</div>`;
  return page("Dashboard", body, { section: "Dashboard", ...(entry && { ...entry }) });
}

const starting = html`<noscript><div class="notice warn"><p>The dashboard needs JavaScript. Everything that it does can be
done with the API too: see <a href="/docs">the guides</a>.</p></div></noscript>`;

const unbuilt = html`<div class="notice warn"><p>The dashboard of this node is not built yet. Try again in a moment; if this
stays, its operator runs <code>npm run build:dashboard</code>.</p>
<p>Everything that it does can be done with the API too: see <a href="/docs">the guides</a>.</p></div>`;
