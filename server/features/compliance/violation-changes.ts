/** Writes violations: the entity, the counts, the event and the agent's reputation. No other code writes them. */
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { evidenceChanged } from "../../registry/hooks.ts";
import { changeOf, summary, Violation } from "./violation.ts";

/** A reported violation. */
type Finding = Pick<Violation, "rule" | "severity" | "detail" | "evidence_url">;

/** The fields of an agent that its violations need. */
type ViolatingAgent = Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">;

/**
 * Records a violation. A known violation is counted, and only emits an event if it is reopened or escalated.
 * @param id the id of a new violation; unused for a known one.
 */
export async function reportViolation(
  tx: Transaction,
  agent: ViolatingAgent,
  id: string,
  finding: Finding,
): Promise<{ violation: Violation; created: boolean }> {
  const known = await tx.em().findOne(Violation, { agent_key: agent.key, rule: finding.rule });
  if (!known) return { violation: await open(tx, agent, id, finding), created: true };
  const change = changeOf(known, finding);
  const before = { status: known.status, severity: known.severity };
  known.count = change === "reopened" ? 1 : known.count + 1;
  known.last_seen_at = tx.changedAt;
  if (change) {
    tx.em().assign(known, { ...finding, status: "open", note: null, decided_at: null });
    await emitChange(tx, agent, known, change, before);
  }
  return { violation: known, created: false };
}

/** Resolves or waives a violation, or changes the note of a decided one. */
export async function decideViolation(
  tx: Transaction,
  agent: ViolatingAgent,
  known: Violation,
  { status, note }: { status: "resolved" | "waived"; note: string | null | undefined },
): Promise<void> {
  const wasOpen = known.status === "open";
  if (status !== known.status) known.decided_at = tx.changedAt;
  known.status = status;
  if (note !== undefined) known.note = note;
  if (!wasOpen) return;
  tx.count([["violation", known.severity, -1]]);
  await evidenceChanged.run(tx, agent);
}

async function open(
  tx: Transaction,
  agent: ViolatingAgent,
  id: string,
  finding: Finding,
): Promise<Violation> {
  const { key: agent_key, agent_id } = agent;
  const seen = { count: 1, first_seen_at: tx.changedAt, last_seen_at: tx.changedAt };
  const violation = tx.em().create(Violation, {
    id,
    agent_key,
    agent_id,
    ...finding,
    status: "open",
    ...seen,
    note: null,
    decided_at: null,
  });
  tx.em().persist(violation);
  await emitChange(tx, agent, violation, "opened");
  return violation;
}

async function emitChange(
  tx: Transaction,
  agent: ViolatingAgent,
  violation: Violation,
  change: "opened" | "escalated" | "reopened",
  before?: Pick<Violation, "status" | "severity">,
): Promise<void> {
  if (before?.status === "open") tx.count([["violation", before.severity, -1]]);
  tx.count([["violation", violation.severity, 1]]);
  const { agent_id, name } = agent;
  const payload = { agent_id, name, change, seq: await tx.nextSeq(), violation: summary(violation) };
  await tx.emit({ type: "compliance.violation", agentId: agent_id, payload });
  await evidenceChanged.run(tx, agent);
}

/** Writes the new id of a renamed agent into its violations. */
export async function renameViolations(
  tx: Transaction,
  { key, agent_id }: Pick<Agent, "key" | "agent_id">,
): Promise<void> {
  await tx.em().nativeUpdate(Violation, { agent_key: key }, { agent_id });
}

/** Deletes the violations of a deleted agent. */
export async function deleteViolations(tx: Transaction, agentKey: number): Promise<void> {
  const deleted = await tx.em().find(Violation, { agent_key: agentKey });
  for (const each of deleted) tx.em().remove(each);
  const open = deleted.filter(({ status }) => status === "open");
  tx.count(open.map(({ severity }) => ["violation", severity, -1]));
}

/** What the detail of a violation says after the erasure of its agent. */
const erasedDetail = "Erased by the operator.";

/** Deletes the texts of the violations of an erased agent. What it violated, and when, stays. */
export async function eraseViolationTexts(tx: Transaction, agentKey: number): Promise<void> {
  const erased = { detail: erasedDetail, evidence_url: null, note: null };
  await tx.em().nativeUpdate(Violation, { agent_key: agentKey }, erased);
}
