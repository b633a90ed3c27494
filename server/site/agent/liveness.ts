/** Whether an agent responds, in its summary. */
import type { components } from "../../../generated/openapi.d.ts";
import { livenessTones } from "../../display/tones.ts";
import { badge, day } from "../format.ts";
import { type Html, html } from "../html.ts";

export type Liveness = components["schemas"]["AgentLiveness"];

/** The state, since when, and the uptime; nothing for an agent that is not probed. */
export function livenessText({ state, since, level, uptime_30d }: Liveness): Html | undefined {
  if (level === "none") return undefined;
  const sinceWhen = since && html` since ${day(since)}`;
  const uptime =
    uptime_30d &&
    html`<br><span class="dim small">Uptime of 30 days: ${percent(uptime_30d.ratio)}, at least ${percent(uptime_30d.lower_bound)} (95 % confidence, ${uptime_30d.n} probes).</span>`;
  return html`${badge(livenessTones[state], state)}${sinceWhen ?? undefined}${uptime ?? undefined}<br><span class="dim small">Seen from this node. <a href="/docs/probes">What this means</a></span>`;
}

/** A share, rounded down: 100 % is all. */
function percent(share: number): string {
  return `${Math.floor(share * 1_000) / 10} %`;
}
