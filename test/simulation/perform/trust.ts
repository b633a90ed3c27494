/** Performs certifications, violations and reports. */

import { type Judge, levels } from "../actions.ts";
import { fastestClock } from "../clock.ts";
import { time } from "../virtual-time.ts";
import { agentOf } from "./agents.ts";
import { ignoreRejection, pick, type Stage } from "./stage.ts";

/** One report of an account about an agent counts in this time. */
const reportIntervalMs = 60_000;

export async function judge(stage: Stage, action: Judge): Promise<void> {
  const { certifications, violations } = stage.made;
  if (action.do === "revoke certification" || action.do === "decide") {
    const found =
      action.do === "decide"
        ? pick(violations, action.violation)
        : pick(certifications, action.certification);
    if (!found) return;
    const client = stage.client(found.site, { kind: action.do, by: "owner", id: found.id }, action);
    if (action.do === "decide") await client.compliance.decide(found.id, { status: action.as });
    else await client.certifications.revoke(found.id, { reason: "superseded" });
    return;
  }
  const site = stage.site(action.site);
  const agent = agentOf(site, action.agent);
  if (action.do === "report") return report(stage, action);
  const by = action.do === "certify" ? (action.by ?? "owner") : "owner";
  if (action.do === "certify") {
    const end =
      action.lifeMs === null ? null : new Date(fastestClock(site) + action.lifeMs + 1_000).toISOString();
    const level = levels[action.level] ?? "basic";
    const client = stage.client(site, { kind: action.do, by, agent, level, end }, action);
    const { id } = await client.certifications.issue({ agent_id: agent, level, expires_at: end });
    certifications.push({ site, id });
    return;
  }
  const severity = (["info", "low", "medium", "high", "critical"] as const)[action.severity] ?? "low";
  const violation = { agent_id: agent, rule: `rule-${action.rule}`, severity, detail: "found" };
  const client = stage.client(site, { kind: action.do, by, agent }, action);
  violations.push({ site, id: (await client.compliance.report(violation)).id });
}

/** Reports as often as counts, minute after minute. */
async function report(stage: Stage, action: Extract<Judge, { do: "report" }>): Promise<void> {
  const site = stage.site(action.site);
  const { by, success, times } = action;
  const agent = agentOf(site, action.agent);
  for (let sent = 0; sent < times; sent++) {
    if (sent > 0) await time.sleep(reportIntervalMs + 500);
    const client = stage.client(site, { kind: "report", by, agent, success }, action);
    await client.reputation
      .report({ agent_id: agent, outcome: success ? "success" : "failure" })
      .catch(ignoreRejection); // the next one may be accepted
  }
}
