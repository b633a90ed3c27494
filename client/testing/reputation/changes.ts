/** Recomputes the reputation of an agent after each change, by the node's formula. */
import type { components } from "../../../generated/openapi.d.ts";
import { type Counts, combined, countsOf, dayOf, decayed, none } from "../../../reputation/counts.ts";
import { evidenceText } from "../../../reputation/evidence.ts";
import { type ReputationInputs, recomputeReputation } from "../../../reputation/formula.ts";
import { digestOf } from "../bytes.ts";
import type { State } from "../state.ts";
import type { Agent } from "../tables.ts";

type Reputation = components["schemas"]["Reputation"];

/** The smallest change of a score that emits an event. Slightly below 0.01, because 0.87 - 0.86 is less in floating point. */
const smallestChange = 0.01 - 1e-9;

/** The effect of a report: the new counts of its account replace the previous ones. */
export interface Growth {
  before: Counts;
  after: Counts;
  /** Whether it is the account's first report about the agent. */
  newcomer: boolean;
}

/** Recomputes a reputation. @returns the snapshot; undefined if the agent has none. */
export function recompute(state: State, agent: Agent, growth?: Growth): Reputation | undefined {
  const { agent_id } = agent;
  const kept = state.reputations.get(agent_id)?.snapshot;
  const certifications = levelsHeld(state, agent_id);
  const open_violations = openBySeverity(state, agent_id);
  const hasTrustData = certifications.length > 0 || Object.values(open_violations).some((count) => count > 0);
  if (!kept && !growth && !hasTrustData) return undefined;
  const day = dayOf(state.now());
  const counted = countedNow(state, agent, kept, growth, day);
  const snapshot = made({ agent_id, as_of: day, ...counted, certifications, open_violations }, state.now());
  state.reputations.set(agent_id, { snapshot, emitted: emit(state, agent, snapshot) });
  return snapshot;
}

/** The snapshot of an agent without reports. */
export function blank({ agent_id, registered_at }: Agent): Reputation {
  const open_violations = { info: 0, low: 0, medium: 0, high: 0, critical: 0 };
  const nothing = { ...none, reporters: 0, certifications: [], open_violations };
  return made({ agent_id, as_of: dayOf(registered_at), ...nothing }, registered_at);
}

function made(inputs: ReputationInputs, now: string): Reputation {
  const outcome = recomputeReputation(inputs);
  const evidence_digest = digestOf(evidenceText(inputs));
  return { agent_id: inputs.agent_id, ...outcome, inputs, evidence_digest, computed_at: now };
}

/** Excludes reports of the owner from before adopting the agent, because owners cannot rate their own agents. */
function countedNow(
  state: State,
  { agent_id, owner_id }: Agent,
  kept: Reputation | undefined,
  growth: Growth | undefined,
  day: string,
): Counts & { reporters: number } {
  const reporters = state.reporters.get(agent_id);
  const own = owner_id === null ? undefined : reporters?.get(owner_id);
  let counts = kept ? decayed(countsOf(kept.inputs), kept.inputs.as_of, day) : none;
  if (own) counts = combined(counts, decayed(countsOf(own), own.day, day), -1);
  if (owner_id !== null) reporters?.delete(owner_id);
  if (growth) counts = combined(combined(counts, growth.before, -1), growth.after, 1);
  const before = (kept?.inputs.reporters ?? 0) - (own ? 1 : 0);
  return { ...counts, reporters: before + (growth?.newcomer ? 1 : 0) };
}

/** Emits an event if the score or grade changed. @returns the values of the last event. */
function emit(state: State, { agent_id, name, status }: Agent, { score, grade, ...snapshot }: Reputation) {
  const previous = state.reputations.get(agent_id)?.emitted ?? { score: null, grade: "NR" as const };
  const moved =
    score !== null && previous.score !== null && Math.abs(score - previous.score) >= smallestChange;
  if (status === "tombstoned" || (grade === previous.grade && !moved)) return previous;
  const current = { score, grade };
  const { method, evidence_digest } = snapshot;
  const payload = {
    agent_id,
    name,
    change: grade === previous.grade ? "score" : "grade",
    seq: state.journal.nextSeq(),
    previous,
    current,
    method,
    evidence_digest,
  };
  state.journal.emit({ type: "reputation.updated", agentId: agent_id, payload });
  return current;
}

function levelsHeld({ certifications }: State, agentId: string): ReputationInputs["certifications"] {
  const active = certifications.filter(({ agent_id, status }) => agent_id === agentId && status === "active");
  return [...new Set(active.map(({ level }) => level))].sort();
}

function openBySeverity({ violations }: State, agentId: string): ReputationInputs["open_violations"] {
  const counts = { info: 0, low: 0, medium: 0, high: 0, critical: 0 };
  for (const { agent_id, status, severity } of violations) {
    if (agent_id === agentId && status === "open") counts[severity]++;
  }
  return counts;
}
