/** The certifications and violations of an agent. */
import type { components } from "../../../../generated/openapi.d.ts";
import { independentLevels } from "../../../display/certification-levels.ts";
import { certificationTones, severityTones, violationTones } from "../../../display/tones.ts";
import { badge, day, externalLink, untrustedText } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";

type Certification = components["schemas"]["Certification"];
type Violation = components["schemas"]["Violation"];

/** The highest level of an active certification that another account than the owner issued. */
export function highestLevel(certifications: readonly Certification[]): string | undefined {
  const active = certifications.filter(({ status }) => status === "active");
  return independentLevels.find((level) => active.some((each) => each.level === level));
}

/** The certifications, including expired and revoked ones. */
export function certificationSection(certifications: readonly Certification[]): Html {
  const rows = certifications.map(
    ({ level, issuer, status, issued_at, expires_at, revoked_at, reason, evidence_url }) => html`<tr>
<td><b>${level.replace("_", " ")}</b></td>
<td>${badge(certificationTones[status], status)}${reason ? html`<br><span class="dim small">${untrustedText(reason)}</span>` : undefined}</td>
<td>${untrustedText(issuer)}${evidence_url ? html`<br><span class="small">${externalLink(evidence_url)}</span>` : undefined}</td>
<td>${day(issued_at)} – ${validityEnd(revoked_at ?? expires_at)}</td></tr>`,
  );
  return html`<section aria-labelledby="certifications"><h2 id="certifications">Certifications</h2>
${
  rows.length === 0
    ? html`<p class="dim">No certifications.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Certifications"><table><thead><tr><th scope="col">Level</th>
<th scope="col">Status</th><th scope="col">Issuer</th><th scope="col">Validity</th></tr></thead><tbody>${rows}</tbody></table></div>`
}</section>`;
}

function validityEnd(instant: string | null): Insert {
  return instant === null ? "no end" : day(instant);
}

/** The violations, including resolved ones; nothing if there are none. */
export function violationSection(violations: readonly Violation[]): Insert {
  if (violations.length === 0) return undefined;
  const rows = violations.map(
    ({ rule, severity, status, detail, note, count: times, first_seen_at, evidence_url }) => html`<li>
<p class="row"><b class="untrusted">${untrustedText(rule)}</b>${badge(violationTones[status], status)}${badge(severityTones[severity], severity)}</p>
<p>${untrustedText(detail)}</p>
${note ? html`<p class="dim small">Decision: ${untrustedText(note)}</p>` : undefined}
<p class="dim small">First seen ${day(first_seen_at)}, reported ${times === 1 ? "once" : `${times} times`}${
      evidence_url ? html`, evidence at ${externalLink(evidence_url)}` : undefined
    }</p></li>`,
  );
  return html`<section aria-labelledby="violations"><h2 id="violations">Violations</h2><ul class="plain-list">${rows}</ul></section>`;
}
