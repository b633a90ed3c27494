/** Probes that owners request: due at once, and otherwise like any other. */

import { rejectWith } from "../../core/http/responses.ts";
import type { ManagedWriter } from "../../core/sql/orm.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { agentProbe, setOriginNext, targetByKey } from "./probe-store.ts";
import { ProbeProgress, ProbeTarget, type TargetRow } from "./probe-target.ts";

/** A URL is probed by request at most once in this time, so that requests cannot make the node send. */
const minAgainMs = 60_000;

/**
 * Requests a probe of an agent's URL.
 * @returns the URL; null if the job has not read the agent yet, which is then probed anyway; or why it is not probed.
 */
export async function requestOf(writer: ManagedWriter, { key, agent_id, seq }: Agent, now: Date) {
  const target_key = (await agentProbe.get(writer, { agent_key: key }))?.target_key ?? null;
  const target = target_key === null ? undefined : await targetByKey.get(writer, { key: target_key });
  if (!target && ((await writer.em().findOne(ProbeProgress, { id: 1 }))?.seq ?? 0) < seq) return null;
  if (!target || target.level === "none") return notProbed(agent_id);
  const waitMs = waitOf(target, now.getTime());
  if (waitMs > 0) return probedRecently(agent_id, Math.ceil(waitMs / 1_000));
  const at = now.toISOString();
  const resume_at = target.resume_at ?? target.next_at ?? at; // then the schedule goes on
  const requested = { requested_at: at, next_at: at, resume_at };
  await writer.em().nativeUpdate(ProbeTarget, { key: target.key }, requested);
  await setOriginNext.run(writer, { key: target.origin_key, next_at: at });
  return target;
}

/** How long the next request has to wait, in milliseconds; 0 or less if it has not. */
function waitOf({ requested_at, outcome, next_at }: TargetRow, now: number): number {
  if (outcome === "rate_limited" && next_at !== null && Date.parse(next_at) > now)
    return Date.parse(next_at) - now;
  if (requested_at === null) return 0;
  const sinceMs = now - Date.parse(requested_at);
  return sinceMs < 0 ? 0 : minAgainMs - sinceMs; // a request that lies ahead is of a clock that was set back
}

/** The problem of an agent that is not probed. */
function notProbed(agent_id: string) {
  const detail = `This node does not probe ${agent_id}: choose how it may be probed first, by PUT /agents/{id}/liveness.`;
  return rejectWith(409, "agent_not_probed", detail);
}

/** The problem of all agents of a node without probes. */
export function noProbes() {
  return rejectWith(409, "agent_not_probed", "This node probes no agents: ask its operator.");
}

function probedRecently(agent_id: string, wait: number) {
  const detail = `${agent_id} was probed a moment ago, or its host asked for fewer requests: probe it again in ${wait} s.`;
  return { ...rejectWith(429, "probed_recently", detail), headers: { "Retry-After": wait } };
}
