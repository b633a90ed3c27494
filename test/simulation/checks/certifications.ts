/** Certifications end in time, and never come back; violations are open once. */

import type { components } from "../../../generated/openapi.d.ts";
import type { SiteAudit } from "../audit.ts";
import { slowestClock } from "../clock.ts";
import { bodyOf, type Scene } from "../scene.ts";
import type { Evidence } from "./check.ts";

type Schemas = components["schemas"];

/** Expiry is a periodic job. */
const latestExpiryMs = 60_000;

export function certificationsEnd({ audits, scene }: Evidence): string[] {
  const late = scene.attempts.flatMap((attempt) => {
    if (attempt.intent.kind !== "certification" || attempt.status !== 200) return [];
    const { id, status, expires_at } = bodyOf<Schemas["Certification"]>(attempt);
    const isOver = expires_at !== null && Date.parse(expires_at) < attempt.clockMs;
    return isOver && status === "active" ? [`${id} is shown as active after ${expires_at}.`] : [];
  });
  const wrong = audits.flatMap((audit) => [
    ...wrongEvents(audit),
    ...wrongCertifications(audit),
    ...wrongViolations(audit),
  ]);
  return [...late, ...wrongEnds(scene), ...wrongRevocations(scene), ...wrong];
}

/** Certifications that were issued or renewed with another end than was asked for. */
function wrongEnds({ attempts }: Scene): string[] {
  return attempts.flatMap((attempt) => {
    if (attempt.intent.kind !== "certify" || attempt.status === null || attempt.status >= 300) return [];
    const { id, expires_at } = bodyOf<Schemas["Certification"]>(attempt);
    const { end } = attempt.intent;
    return expires_at === end ? [] : [`${id} ends at ${expires_at}, and ${end} was asked for.`];
  });
}

/** Revocations of another certification than the one that was named. */
function wrongRevocations({ attempts }: Scene): string[] {
  return attempts.flatMap((attempt) => {
    const { kind, id } = attempt.intent;
    if (kind !== "revoke certification" || attempt.status !== 200) return [];
    const shown = bodyOf<Schemas["Certification"]>(attempt);
    return shown.id === id ? [] : [`${id} was to be revoked, and ${shown.id} was.`];
  });
}

/** The events of each certification: issued, renewed any number of times, and ended once. */
function wrongEvents({ events, site }: SiteAudit): string[] {
  const states = new Map<string, string>();
  return events.flatMap(({ event, payload }) => {
    if (event !== "cert.issued" && event !== "cert.revoked") return [];
    const { id } = payload.certification;
    const before = states.get(id) ?? "none";
    states.set(id, payload.change);
    const isOpen = before === "issued" || before === "renewed";
    const isRight = payload.change === "issued" ? before === "none" : isOpen;
    return isRight
      ? []
      : [`${id} at node ${site.index} was ${payload.change} (event ${payload.seq}) after ${before}.`];
  });
}

function wrongCertifications({ certifications, events, site, mirror }: SiteAudit): string[] {
  const now = slowestClock(site);
  return certifications.flatMap(({ id, status, expires_at, agent_id }) => {
    const own = events.filter(
      ({ event, payload }) =>
        (event === "cert.issued" || event === "cert.revoked") && payload.certification.id === id,
    );
    const last = own.at(-1)?.payload;
    const change = last && "change" in last ? last.change : "none";
    const where = `${id} of ${agent_id} at node ${site.index}`;
    if ((status === "active") !== (change === "issued" || change === "renewed"))
      return [`${where} is ${status}, and its last event says ${change}.`];
    if (status === "active" && expires_at !== null && Date.parse(expires_at) + latestExpiryMs < now)
      return [`${where} is active, and ended at ${expires_at}.`];
    if (status === "active" && mirror.get(agent_id)?.status === "tombstoned")
      return [`${where} is active, and its agent was deleted.`];
    return [];
  });
}

/** Violations are unique while open, and their events tell of them. */
function wrongViolations({ violations, events, site, stats }: SiteAudit): string[] {
  const open = violations.filter(({ status }) => status === "open" || status === undefined);
  const names = open.map(({ agent_id, rule }) => `${agent_id} ${rule}`);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const wrong = twice.map((name) => `${name} is open twice at node ${site.index}.`);
  for (const { id } of violations) {
    const own = events.filter(
      ({ event, payload }) => event === "compliance.violation" && payload.violation.id === id,
    );
    if (own.length === 0) wrong.push(`${id} at node ${site.index} has no event.`);
  }
  const counted = stats.compliance.open_violations;
  if (counted !== open.length)
    wrong.push(`/stats of node ${site.index} counts ${counted} open violations of ${open.length}.`);
  return wrong;
}
