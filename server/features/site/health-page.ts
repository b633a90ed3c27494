/** The page that browsers get for `GET /health`. */
import type { components } from "../../../generated/openapi.d.ts";
import { readCommand } from "./commands.ts";
import { healthSummary, nodeSection } from "./health.ts";
import { html } from "./html.ts";
import { page } from "./page.ts";

/** Renders the page. */
export function healthPage(health: components["schemas"]["Health"], publicUrl: string): string {
  const body = html`<main class="sheet" id="contents">
<h1>Health</h1>
${healthSummary(health)}
${nodeSection(health)}
<p><a href="/status">The status of the node</a> has the statistics of the registry too.</p>
<section class="for-programs" aria-labelledby="programs">
<h2 id="programs">For programs</h2>
<p>Programs get the same as JSON: <a href="/docs/reference#operation-node_health"><code>GET /health</code></a>. For monitoring use
<code>/health/ready</code> and <code>/health/live</code>.</p>
${readCommand(`${publicUrl}/health`)}
</section>
</main>`;
  return page("Health", body, {
    description: "Whether this registry of AI agents works now: its checks, one by one.",
  });
}
