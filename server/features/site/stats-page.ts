/** The page that browsers get for `GET /stats`. */
import type { components } from "../../../generated/openapi.d.ts";
import { readCommand } from "./commands.ts";
import { when } from "./format.ts";
import { html } from "./html.ts";
import { page } from "./page.ts";
import { breakdowns, registrySection } from "./statistics.ts";

/** Renders the page. */
export function statsPage(stats: components["schemas"]["Stats"], publicUrl: string): string {
  const body = html`<main class="across node-status" id="contents">
<h1>Statistics</h1>
<p class="lead">This registry in numbers, as of ${when(stats.timestamp)}. Links lead to the agents that are counted.</p>
<div class="statistics">
${registrySection(stats)}
${breakdowns(stats)}
</div>
<section class="for-programs" aria-labelledby="programs">
<h2 id="programs">For programs</h2>
<p>Programs get the same as JSON: <a href="/docs/reference#operation-node_stats"><code>GET /stats</code></a>.</p>
${readCommand(`${publicUrl}/stats`)}
</section>
</main>`;
  return page("Statistics", body, {
    description: "The numbers of agents, events, certifications and webhooks in this registry.",
  });
}
