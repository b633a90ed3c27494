/** The reputation section: a dial with the score, and a bar with a text for each component. */
import type { components } from "../../../../generated/openapi.d.ts";
import { grouped } from "../../../display/formats.ts";
import { when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";

type Reputation = components["schemas"]["Reputation"];

/** Renders the section. */
export function reputationSection(reputation: Reputation | undefined): Html {
  return html`<section aria-labelledby="reputation"><h2 id="reputation">Reputation</h2>
${reputation && hasInputs(reputation) ? details(reputation) : html`<p class="dim">No reports yet.</p>`}
</section>`;
}

/** Whether the reputation has any inputs. */
function hasInputs({ inputs }: Reputation): boolean {
  return inputs.reporters > 0 || inputs.certifications.length > 0 || openViolations({ inputs }).all > 0;
}

/** The number of open violations, and of severe ones. The list of violations on a page is only its beginning. */
export function openViolations(reputation: Pick<Reputation, "inputs"> | undefined): {
  all: number;
  severe: number;
} {
  if (!reputation) return { all: 0, severe: 0 }; // each violation has the reputation computed
  const { info, low, medium, high, critical } = reputation.inputs.open_violations;
  const severe = high + critical;
  return { all: info + low + medium + severe, severe };
}

function details(reputation: Reputation): Html {
  const { components: parts, inputs, computed_at, method, agent_id } = reputation;
  const { success, certification, fraud_rate, violations, mean_latency_ms } = parts;
  const rate =
    success.value === null
      ? "No reports"
      : `${percent(success.value)} (at least ${percent(success.lower_bound)} at 95 % confidence)`;
  return html`<div class="card reputation">
${dial(reputation)}
<dl class="score-parts">
${part("Success", rate, success.lower_bound, "good", success.value ?? 0)}
${part("Certification", bestLevel(inputs.certifications), certification, "good")}
${part("Fraud reports", fraudText(fraud_rate), fraud_rate, "bad")}
${part("Open violations", violationsText(openViolations({ inputs }).all, violations), violations, "bad")}
</dl>
</div>
<p class="dim small">Based on ${grouped(Math.round(success.n * 10) / 10)} recent reports from ${grouped(inputs.reporters)}
${inputs.reporters === 1 ? "account" : "accounts"}${
  mean_latency_ms === null ? undefined : `, ${grouped(Math.round(mean_latency_ms))} ms average latency`
}. Computed ${when(computed_at)} with <code>${method}</code>.
<a href="/reputation?agent_id=${encodeURIComponent(agent_id)}">How is this calculated?</a></p>`;
}

/** Most violations have no penalty, and are open all the same. */
function violationsText(open: number, penalty: number): string {
  if (open === 0) return "None";
  return `${grouped(open)}, ${penalty === 0 ? "no penalty" : `penalty ${penalty.toFixed(1)}`}`;
}

function fraudText(rate: number): string {
  if (rate === 0) return "None";
  return rate < 0.001 ? "Less than 0.1 %" : percent(rate);
}

/** The name of the highest certification level. */
function bestLevel(levels: Reputation["inputs"]["certifications"]): string {
  if (levels.includes("audited")) return "Audited";
  if (levels.includes("verified")) return "Verified";
  if (levels.includes("basic")) return "Basic";
  return levels.length > 0 ? "Self-attested" : "None";
}

/** The length of the dial's arc: half a circle with radius 40. */
const arc = Math.PI * 40;

/** The score as a semicircle, with the grade in the middle. */
function dial({ score, grade, confidence }: Reputation): Html {
  const label =
    score === null
      ? "Not rated: too few reports."
      : `Score ${score.toFixed(3)} of 1, grade ${grade}, ${confidence} confidence.`;
  const path = "M10 50A40 40 0 0 1 90 50";
  const length = `${((score ?? 0) * arc).toFixed(1)} ${arc.toFixed(1)}`;
  return html`<div class="dial">
<svg viewBox="0 0 100 58" role="img" aria-label="${label}">
<path class="dial-ground" d="${path}"/>${score ? html`<path class="dial-score" d="${path}" stroke-dasharray="${length}"/>` : undefined}
<text x="50" y="47" text-anchor="middle" class="dial-grade">${grade}</text></svg>
<p class="small">${score === null ? "not rated yet" : html`<b class="number">${score.toFixed(3)}</b> of 1`}<br>
<span class="dim">${confidence === "insufficient" ? "too few reports" : `${confidence} confidence`}</span></p>
</div>`;
}

/**
 * A component of the score with its bar.
 * @param sure the length of the bar, 0 to 1.
 * @param likely the end of the lighter bar behind it.
 */
function part(name: string, text: string, sure: number, tone: "good" | "bad", likely = sure): Insert {
  const width = (value: number) => (Math.min(1, value) * 100).toFixed(1);
  return html`<div><dt>${name}</dt><dd>${text}<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="bar-ground" width="100" height="4"/><rect class="bar-likely" width="${width(likely)}" height="4"/>
<rect class="bar-${tone}" width="${width(sure)}" height="4"/></svg></dd></div>`;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(value >= 0.995 || value < 0.1 ? 1 : 0)} %`;
}
