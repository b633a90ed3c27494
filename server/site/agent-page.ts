/** The page of an agent. */
import type { components } from "../../generated/openapi.d.ts";
import { html } from "./html.ts";
import { page } from "./page.ts";

/** Shows an agent. */
export function agentPage(agent: components["schemas"]["Agent"]): string {
  const body = html`<main class="sheet" id="contents">
<h1><bdi>${agent.name}</bdi></h1>
<p><code>${agent.agent_id}</code></p>
<p><bdi>${agent.description ?? ""}</bdi></p>
</main>`;
  return page(agent.name, body, { section: "Agents" });
}
