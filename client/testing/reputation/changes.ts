/** Making the reputation of an agent anew, whenever something is known of it that was not: by the node's own formula. */
import type { components } from "../../../generated/openapi.d.ts";
import { type Counts, combined, countsOf, dayOf, decayed, none } from "../../../reputation/counts.ts";
import { evidenceText } from "../../../reputation/evidence.ts";
import { type ReputationInputs, recomputeReputation } from "../../../reputation/formula.ts";
import { digestOf } from "../bytes.ts";
import type { State } from "../state.ts";
import type { Agent } from "../tables.ts";

type Reputation = components["schemas"]["Reputation"];

/** What a score may move without being told; a hair less, for 0.87 - 0.86 is not 0.01 to a computer. */
const unsaid = 0.01 - 1e-9;

/** What a report changes: what its account counts now in place of what it counted before. */
export interface Growth {
  before: Counts;
  after: Counts;
  /** Whether the account had not reported on the agent. */
  newcomer: boolean;
}

/** @returns the snapshot; undefined if nothing is known of the agent. */
export function recompute(state: State, agent: Agent, growth?: Growth): Reputation | undefined {
  const { agent_id } = agent;
  const kept = state.reputations.get(agent_id)?.snapshot;
  const certifications = levelsHeld(state, agent_id);
  const open_violations = openBySeverity(state, agent_id);
  const standing = certifications.length > 0 || Object.values(open_violations).some((count) => count > 0);
  if (!kept && !growth && !standing) return undefined;
  const day = dayOf(state.now());
  const counted = countedNow(state, agent, kept, growth, day);
  const snapshot = made({ agent_id, as_of: day, ...counted, certifications, open_violations }, state.now());
  state.reputations.set(agent_id, { snapshot, told: tell(state, agent, snapshot) });
  return snapshot;
}

/** The snapshot of an agent that nothing is known of. */
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

/** What its owner reported before it was the owner's is taken out: nobody rates oneself. */
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

/** Emits the event if there is something to tell. @returns what has been told last. */
function tell(state: State, { agent_id, name, status }: Agent, { score, grade, ...snapshot }: Reputation) {
  const previous = state.reputations.get(agent_id)?.told ?? { score: null, grade: "NR" as const };
  const moved = score !== null && previous.score !== null && Math.abs(score - previous.score) >= unsaid;
  if (status === "tombstoned" || (grade === previous.grade && !moved)) return previous;
  const current = { score, grade };
  const { method, evidence_digest } = snapshot;
  const payload = {
    ...{ agent_id, name, change: grade === previous.grade ? "score" : "grade", seq: state.journal.nextSeq() },
    ...{ previous, current, method, evidence_digest },
  };
  state.journal.emit({ type: "reputation.updated", agentId: agent_id, payload });
  return current;
}

function levelsHeld({ certifications }: State, agentId: string): ReputationInputs["certifications"] {
  const held = certifications.filter(({ agent_id, status }) => agent_id === agentId && status === "active");
  return [...new Set(held.map(({ level }) => level))].sort();
}

function openBySeverity({ violations }: State, agentId: string): ReputationInputs["open_violations"] {
  const counts = { info: 0, low: 0, medium: 0, high: 0, critical: 0 };
  for (const { agent_id, status, severity } of violations) {
    if (agent_id === agentId && status === "open") counts[severity]++;
  }
  return counts;
}
