/** A reputation as a picture: the score, and a bar for each part of it. Each number stands beside its bar as text. */
import type { components } from "../../../generated/openapi.d.ts";
import { count, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";

type Reputation = components["schemas"]["Reputation"];

/** What is thought of the agent. */
export function reputationSection(reputation: Reputation | undefined): Html {
  return html`<section aria-labelledby="reputation"><h2 id="reputation">Reputation</h2>
${reputation && isFounded(reputation) ? shown(reputation) : html`<p class="dim">Nobody has reported on it yet.</p>`}
</section>`;
}

/** Whether there is anything that it is made of. */
function isFounded({ inputs }: Reputation): boolean {
  return (
    inputs.reporters > 0 ||
    inputs.certifications.length > 0 ||
    Object.values(inputs.open_violations).some(Boolean)
  );
}

function shown(reputation: Reputation): Html {
  const { components: parts, inputs, computed_at, method, agent_id } = reputation;
  const { success, certification, fraud_rate, violations, mean_latency_ms } = parts;
  const rate =
    success.value === null
      ? "no reports"
      : `${share(success.value)}, with 95 % confidence at least ${share(success.lower_bound)}`;
  return html`<div class="card reputation">
${dial(reputation)}
<dl class="score-parts">
${part("Success", rate, success.lower_bound, "good", success.value ?? 0)}
${part("Best certification", certification === 0 ? "none" : `worth ${share(certification)}`, certification, "good")}
${part("Reports of fraud", fraud_rate === 0 ? "none" : share(fraud_rate), fraud_rate, "bad")}
${part("Open violations", violations === 0 ? "take nothing away" : `take away ${violations.toFixed(1)}`, violations, "bad")}
</dl>
</div>
<p class="dim small">From ${count(Math.round(success.n * 10) / 10)} effective reports of ${count(inputs.reporters)}
${inputs.reporters === 1 ? "account" : "accounts"}${
  mean_latency_ms === null ? undefined : `, ${count(Math.round(mean_latency_ms))} ms on average`
}. Computed ${when(computed_at)} by <code>${method}</code>: anybody can recompute it from
<a href="/reputation?agent_id=${encodeURIComponent(agent_id)}">what is published</a>.</p>`;
}

/** How far the dial's arc is long: half a circle with the radius 40. */
const arc = Math.PI * 40;

/** The score as half a circle, with the grade in its middle. */
function dial({ score, grade, confidence }: Reputation): Html {
  const told =
    score === null
      ? "Not rated: there are too few reports to say."
      : `Score ${score.toFixed(3)} of 1, grade ${grade}; confidence ${confidence}.`;
  const path = "M10 50A40 40 0 0 1 90 50";
  const length = `${((score ?? 0) * arc).toFixed(1)} ${arc.toFixed(1)}`;
  return html`<div class="dial">
<svg viewBox="0 0 100 58" role="img" aria-label="${told}">
<path class="dial-ground" d="${path}"/>${score ? html`<path class="dial-score" d="${path}" stroke-dasharray="${length}"/>` : undefined}
<text x="50" y="47" text-anchor="middle" class="dial-grade">${grade}</text></svg>
<p class="small">${score === null ? "not rated yet" : html`<b class="number">${score.toFixed(3)}</b> of 1`}<br>
<span class="dim">${confidence === "insufficient" ? "too few reports" : `${confidence} confidence`}</span></p>
</div>`;
}

/**
 * A part with its bar.
 * @param sure how long the bar is, 0 to 1.
 * @param likely how far it may reach beyond that.
 */
function part(name: string, text: string, sure: number, tone: "good" | "bad", likely = sure): Insert {
  const width = (value: number) => (Math.min(1, value) * 100).toFixed(1);
  return html`<div><dt>${name}</dt><dd>${text}<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="bar-ground" width="100" height="4"/><rect class="bar-likely" width="${width(likely)}" height="4"/>
<rect class="bar-${tone}" width="${width(sure)}" height="4"/></svg></dd></div>`;
}

function share(value: number): string {
  return `${(value * 100).toFixed(value >= 0.995 || value < 0.1 ? 1 : 0)} %`;
}
