/** Writes violations: the row, the counts, the event and the agent's reputation. No other code writes them. */
import type { AgentRow } from "../agents/records.ts";
import type { Transaction } from "../database/transaction.ts";
import { recompute } from "../reputation/changes.ts";
import { changeOf, findByRule, summary, type ViolationRow } from "./records.ts";

/** A reported violation. */
type Finding = Pick<ViolationRow, "rule" | "severity" | "detail" | "evidence_url">;

/**
 * Records a violation. A known violation is counted, and only emits an event if it is reopened or escalated.
 * @param id the id of a new violation; unused for a known one.
 */
export async function reportViolation(
  tx: Transaction,
  agent: AgentRow,
  id: string,
  finding: Finding,
): Promise<{ row: ViolationRow; created: boolean }> {
  const known = await findByRule(tx, agent.key, finding.rule);
  if (!known) return { row: await open(tx, agent, id, finding), created: true };
  const change = changeOf(known, finding);
  const row = change
    ? await replace(tx, known, finding, change === "reopened" ? 1 : known.count + 1)
    : await one(tx, "update violation set count = count + 1, last_seen_at = ? where key = ? returning *", [
        tx.changedAt,
        known.key,
      ]);
  if (change) await emitChange(tx, agent, row, change, known);
  return { row, created: false };
}

/** Resolves or waives a violation, or changes the note of a decided one. */
export async function decideViolation(
  tx: Transaction,
  agent: AgentRow,
  known: ViolationRow,
  { status, note }: { status: "resolved" | "waived"; note: string | null | undefined },
): Promise<ViolationRow> {
  const decided_at = status === known.status ? known.decided_at : tx.changedAt;
  const row = await one(
    tx,
    "update violation set status = ?, note = ?, decided_at = ? where key = ? returning *",
    [status, note === undefined ? known.note : note, decided_at, known.key],
  );
  if (known.status === "open") {
    tx.count([["violation", known.severity, -1]]);
    await recompute(tx, agent);
  }
  return row;
}

async function open(
  tx: Transaction,
  agent: AgentRow,
  id: string,
  { rule, severity, detail, evidence_url }: Finding,
): Promise<ViolationRow> {
  const row = await one(
    tx,
    `insert into violation (id, agent_key, agent_id, rule, severity, detail, evidence_url, status, count, first_seen_at,
        last_seen_at)
      values (?, ?, ?, ?, ?, ?, ?, 'open', 1, ?, ?) returning *`,
    [id, agent.key, agent.agent_id, rule, severity, detail, evidence_url, tx.changedAt, tx.changedAt],
  );
  await emitChange(tx, agent, row, "opened");
  return row;
}

/** Replaces a violation with a report and opens it again. */
function replace(
  tx: Transaction,
  { key }: ViolationRow,
  { severity, detail, evidence_url }: Finding,
  count: number,
): Promise<ViolationRow> {
  return one(
    tx,
    `update violation set status = 'open', severity = ?, detail = ?, evidence_url = ?, count = ?, last_seen_at = ?,
        note = null, decided_at = null
      where key = ? returning *`,
    [severity, detail, evidence_url, count, tx.changedAt, key],
  );
}

async function emitChange(
  tx: Transaction,
  agent: AgentRow,
  row: ViolationRow,
  change: "opened" | "escalated" | "reopened",
  before?: ViolationRow,
): Promise<void> {
  if (before?.status === "open") tx.count([["violation", before.severity, -1]]);
  tx.count([["violation", row.severity, 1]]);
  const { agent_id, name } = agent;
  const payload = { agent_id, name, change, seq: tx.nextSeq(), violation: summary(row) };
  await tx.emit({ type: "compliance.violation", agentId: agent_id, payload });
  await recompute(tx, agent);
}

async function one(tx: Transaction, sql: string, params: (string | number | null)[]): Promise<ViolationRow> {
  const row = await tx.get<ViolationRow>(sql, params);
  if (!row) throw new Error("A violation is gone from its own transaction");
  return row;
}
