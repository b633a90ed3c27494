/** The page about the node itself: its health, and the statistics of the registry. */
import type { components } from "../../generated/openapi.d.ts";
import { grouped } from "../display/formats.ts";
import type { Client } from "../http/authentication.ts";
import { ProblemError } from "../http/problem-response.ts";
import { read } from "./api-reads.ts";
import { badge, counted, untrustedText, when } from "./format.ts";
import { type Html, html, type Insert } from "./html.ts";
import { page } from "./page.ts";

type Schemas = components["schemas"];

/** What the page shows. */
export interface NodeStatus {
  health: Schemas["Health"];
  /** Undefined while the database does not respond. */
  stats: Schemas["Stats"] | undefined;
}

/** Reads the health, also of a node that is down, and the statistics. */
export async function readStatus(client: Pick<Client, "dispatch">): Promise<NodeStatus> {
  const [{ text }, stats] = await Promise.all([
    client.dispatch({ method: "GET", url: "/health" }),
    read(client, "/stats").catch((error: unknown) => {
      if (error instanceof ProblemError && error.response.status === 503) return undefined;
      throw error;
    }),
  ]);
  return { health: JSON.parse(text) as Schemas["Health"], stats }; // the body of 200 and of 503
}

/** Renders the page. */
export function statusPage({ health, stats }: NodeStatus): string {
  const works = health.status === "ok";
  const body = html`<main class="across node-status" id="contents">
<h1>Status</h1>
<p class="row">${badge(works ? "good" : "bad", works ? "Working" : "Down")} <span class="dim">as of ${when(health.timestamp)}</span></p>
${works ? undefined : html`<p class="notice">The node cannot store changes now. Requests to change something get 503: repeat them later.</p>`}
${health.warnings.map(({ detail }) => html`<p class="notice">${untrustedText(detail)}</p>`)}
<div class="halves">
<section aria-labelledby="node"><h2 id="node">Node</h2>
${pairs([
  ["Version", health.version],
  ["Id", html`<code>${health.node_id}</code>`],
  ["Running for", duration(health.uptime_s)],
  ["Reading", check(health.checks.database)],
  ["Writing", check(health.checks.write)],
])}
<p class="small"><a href="/health">As JSON</a>. For monitoring: <code>/health/ready</code> and <code>/health/live</code>.</p>
</section>
${stats ? registry(stats) : undefined}
</div>
${stats ? html`<div class="halves">${breakdowns(stats)}</div>` : undefined}
</main>`;
  return page("Status", body, {
    description: "Whether this registry of AI agents works now, and its statistics.",
  });
}

function check({ status, latency_ms }: { status: "ok" | "down"; latency_ms: number }): Html {
  return html`${badge(status === "ok" ? "good" : "bad", status === "ok" ? "works" : "fails")} <span class="dim number">${latency_ms} ms</span>`;
}

function registry({
  total_agents,
  active_agents,
  new_agents,
  events,
  webhooks,
  certifications,
  compliance,
  federation,
}: Schemas["Stats"]): Html {
  const { delivered, failed } = webhooks.deliveries;
  return html`<section aria-labelledby="registry"><h2 id="registry">Registry</h2>
${pairs([
  ["Agents", html`<a href="/agents">${grouped(total_agents)}</a>, ${grouped(active_agents)} active`],
  [
    "New in 24 hours, 7 days, 30 days",
    [new_agents["24h"], new_agents["7d"], new_agents["30d"]].map(grouped).join(", "),
  ],
  [
    "Changes",
    html`<a href="/activity">${grouped(events.last_seq)}</a>, ${grouped(events["24h"])} in 24 hours`,
  ],
  ["Certifications", `${grouped(certifications.active)} active`],
  ["Violations", `${grouped(compliance.open_violations)} open`],
  ["Webhook subscriptions", `${grouped(webhooks.subscriptions.active)} active`],
  ["Webhook deliveries", `${grouped(delivered)} delivered, ${grouped(failed)} failed`],
  ["Peers", `${counted(federation.peers, "peer")}, ${counted(federation.imported_agents, "imported agent")}`],
])}
<p class="small"><a href="/stats">As JSON</a></p>
</section>`;
}

function breakdowns({ by_status, by_protocol, reputation, top_tags }: Schemas["Stats"]): Insert {
  const tags = Object.fromEntries(top_tags.slice(0, maxRows).map(({ value, count }) => [value, count]));
  return [
    breakdown("Agents by status", by_status),
    breakdown("Agents by protocol", by_protocol),
    breakdown("Agents by grade", reputation.by_grade),
    breakdown("Most common tags", tags),
  ];
}

/** The number of tags shown. */
const maxRows = 10;

function breakdown(title: string, figures: Record<string, number>): Insert {
  const rows = Object.entries(figures).sort(([, a], [, b]) => b - a);
  if (rows.length === 0) return undefined;
  return html`<section><h2>${title}</h2>
${pairs(rows.map(([name, figure]) => [untrustedText(name), grouped(figure)]))}</section>`;
}

function pairs(rows: [name: Insert, value: Insert][]): Html {
  const pairs = rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="pairs">${pairs}</dl>`;
}

/** A duration in its largest unit. */
function duration(seconds: number): string {
  const units: [seconds: number, name: string][] = [
    [86_400, "day"],
    [3_600, "hour"],
    [60, "minute"],
  ];
  const unit = units.find(([length]) => seconds >= length);
  return unit ? counted(Math.floor(seconds / unit[0]), unit[1]) : counted(seconds, "second");
}
