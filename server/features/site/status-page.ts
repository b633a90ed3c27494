/** The page about the node itself: its health, and the statistics of the registry. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Client } from "../../core/http/authentication.ts";
import { ProblemError } from "../../core/http/problem-response.ts";
import { read } from "./api-reads.ts";
import { healthSummary, nodeSection } from "./health.ts";
import { html } from "./html.ts";
import { page } from "./page.ts";
import { breakdowns, registrySection } from "./statistics.ts";

type Schemas = components["schemas"];

/** What the page shows. */
export interface NodeStatus {
  health: Schemas["Health"];
  /** Undefined while the database does not respond. */
  stats: Schemas["Stats"] | undefined;
}

/** Reads the health, also of a node that is down, and the statistics. */
export async function readStatus(client: Pick<Client, "dispatch">): Promise<NodeStatus> {
  const [health, stats] = await Promise.all([
    readHealth(client),
    read(client, "/stats").catch((error: unknown) => {
      if (error instanceof ProblemError && error.response.status === 503) return undefined;
      throw error;
    }),
  ]);
  return { health, stats };
}

/** Reads the health, also of a node that is down. */
export async function readHealth(client: Pick<Client, "dispatch">): Promise<Schemas["Health"]> {
  const { text } = await client.dispatch({ method: "GET", url: "/health" });
  return JSON.parse(text) as Schemas["Health"]; // the body of 200 and of 503
}

/** Renders the page. */
export function statusPage({ health, stats }: NodeStatus): string {
  const body = html`<main class="across node-status" id="contents">
<h1>Status</h1>
${healthSummary(health)}
<div class="halves">
${nodeSection(health)}
${stats ? registrySection(stats) : undefined}
</div>
${stats ? html`<div class="statistics">${breakdowns(stats)}</div>` : undefined}
<p class="small dim">For programs: <a href="/docs/reference#operation-node_health"><code>GET /health</code></a>
and <a href="/docs/reference#operation-node_stats"><code>GET /stats</code></a> as JSON; for monitoring <code>/health/ready</code> and <code>/health/live</code>.</p>
</main>`;
  return page("Status", body, {
    description: "Whether this registry of AI agents works now, and its statistics.",
  });
}
