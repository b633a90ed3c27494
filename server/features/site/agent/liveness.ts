/** Whether an agent responds: in its summary, and the section with the last 30 days. */
import type { components } from "../../../../generated/openapi.d.ts";
import { grouped } from "../../../display/formats.ts";
import { probeLevels, probeMethods } from "../../../display/probes.ts";
import { livenessTones } from "../../../display/tones.ts";
import { badge, counted, day } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { dayStrip, dayTable } from "./liveness-days.ts";

export type Liveness = components["schemas"]["AgentLiveness"];

/** The state and since when; nothing for an agent that is not probed. */
export function livenessText(liveness: Liveness): Html | undefined {
  if (liveness.level === "none") return undefined;
  return html`${stateText(liveness)}<br><a class="small" href="#liveness">Last 30 days</a>`;
}

/** Where the section is shown. */
interface Vantage {
  publicUrl: string;
  now: Date;
}

/** The section: the state, the strip of days, the uptime, and how it is measured. */
export function livenessSection(liveness: Liveness | undefined, { publicUrl, now }: Vantage): Html {
  return html`<section aria-labelledby="liveness"><h2 id="liveness">Liveness</h2>
${liveness && liveness.level !== "none" ? measured(liveness, new URL(publicUrl).host, now) : notProbed(liveness)}
</section>`;
}

function notProbed(liveness: Liveness | undefined): Html {
  const reason =
    liveness?.choice === "none"
      ? "The owner of this agent does not let this registry probe it."
      : "This registry does not probe this agent.";
  return html`<p class="dim">${reason} <a href="/docs/probes">Which agents are probed</a></p>`;
}

function measured(liveness: Liveness, vantage: string, now: Date): Html {
  const { level, method, days_30, checked_at, history_hidden } = liveness;
  const history = history_hidden
    ? html`<p class="dim">The owner of this agent does not show its history.</p>`
    : html`${days_30.length === 0 ? html`<p class="dim">Not probed yet.</p>` : dayStrip(days_30, now)}
${uptimeText(liveness)}`;
  return html`<p>${stateText(liveness)}${outcomeText(liveness)}</p>
${history}
<p class="dim small">Seen from ${vantage} by ${method === null ? probeLevels[level].label : probeMethods[method]}${
    checked_at === null ? undefined : html`, last on ${day(checked_at)}`
  }. Days are those of UTC. <a href="/docs/probes">What this means</a></p>
${days_30.length === 0 ? undefined : dayTable(days_30)}`;
}

function stateText({ state, since }: Liveness): Html {
  return html`${badge(livenessTones[state], state)}${since === null ? undefined : html` since ${day(since)}`}`;
}

/** What the last probe found, unless it is what is expected. */
function outcomeText({ outcome, auth_declared }: Liveness): Insert {
  if (outcome === null || outcome === "ok") return undefined;
  const undeclared = auth_declared === false ? ". Its agent card does not say how to authenticate." : "";
  return html`, last probe: <code>${outcome}</code>${undeclared}`;
}

function uptimeText({ uptime_30d, days_30, latency_p50_ms }: Liveness): Insert {
  if (days_30.length === 0) return undefined;
  const latency =
    latency_p50_ms === null ? undefined : html` Median time to respond: ${grouped(latency_p50_ms)} ms.`;
  if (uptime_30d === null) {
    const probes = days_30.reduce((sum, { responded, failed }) => sum + responded + failed, 0);
    return html`<p>Uptime: not yet known, after ${counted(probes, "probe")} of at least 20.${latency}</p>`;
  }
  const { ratio, lower_bound, n, from } = uptime_30d;
  return html`<p>Uptime: <b class="number">${percent(ratio)}</b>, at least ${percent(lower_bound)} at 95 % confidence, by ${counted(n, "probe")} since ${day(from)}.${latency}</p>`;
}

/** A share, rounded down: 100 % is all. */
function percent(share: number): string {
  return `${Math.floor(share * 1_000) / 10} %`;
}
