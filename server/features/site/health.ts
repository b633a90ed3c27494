/** The health of the node, in words. */
import type { components } from "../../../generated/openapi.d.ts";
import { badge, counted, untrustedText, when } from "./format.ts";
import { type Html, html } from "./html.ts";
import { pairs } from "./pairs.ts";

type Health = components["schemas"]["Health"];

/** Whether the node works, and what is wrong with it. */
export function healthSummary({ status, timestamp, warnings }: Health): Html {
  const works = status === "ok";
  return html`<p class="row">${badge(works ? "good" : "bad", works ? "Working" : "Down")} <span class="dim">as of ${when(timestamp)}</span></p>
${works ? undefined : html`<p class="notice">The node cannot store changes now. Requests to change something get 503: repeat them later.</p>`}
${warnings.map(({ detail }) => html`<p class="notice">${untrustedText(detail)}</p>`)}`;
}

/** The checks, and which node it is. */
export function nodeSection({ version, node_id, uptime_s, checks }: Health): Html {
  return html`<section aria-labelledby="node"><h2 id="node">Node</h2>
${pairs([
  ["Version", version],
  ["Id", html`<code>${node_id}</code>`],
  ["Running for", duration(uptime_s)],
  ["Reading", check(checks.database)],
  ["Writing", check(checks.write)],
])}
</section>`;
}

function check({ status, latency_ms }: { status: "ok" | "down"; latency_ms: number }): Html {
  return html`${badge(status === "ok" ? "good" : "bad", status === "ok" ? "works" : "fails")} <span class="dim number">${latency_ms} ms</span>`;
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
