/** Writes violations: the row, the counts, the event and the agent's reputation. No other code writes them. */
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import type { AgentRow } from "../../registry/agents/record/records.ts";
import { evidenceChanged } from "../../registry/hooks.ts";
import { changeOf, findByRule, summary, type ViolationRow } from "./records.ts";
import type { ViolationTable } from "./violation.ts";

/** A reported violation. */
type Finding = Pick<ViolationRow, "rule" | "severity" | "detail" | "evidence_url">;

/** The fields of an agent that its violations need. */
type ViolatingAgent = Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">;

type Db = Kysely<{ violation: ViolationTable }>;

type NewViolation = Finding & Pick<ViolationRow, "id" | "agent_key" | "agent_id"> & { now: string };

const insert = statement((db: Db, values: NewViolation) => {
  const { id, agent_key, agent_id, rule, severity, detail, evidence_url, now } = values;
  return db
    .insertInto("violation")
    .values({
      id,
      agent_key,
      agent_id,
      rule,
      severity,
      detail,
      evidence_url,
      status: "open",
      count: 1,
      first_seen_at: now,
      last_seen_at: now,
      note: null,
      decided_at: null,
    })
    .returningAll();
});

const count = statement((db: Db, { key, last_seen_at }: Pick<ViolationRow, "key" | "last_seen_at">) =>
  db
    .updateTable("violation")
    .set(({ eb }) => ({ count: eb("count", "+", 1), last_seen_at }))
    .where("key", "=", key)
    .returningAll(),
);

type Replacement = Omit<Finding, "rule"> & Pick<ViolationRow, "key" | "count" | "last_seen_at">;

const replace = statement((db: Db, values: Replacement) => {
  const { key, severity, detail, evidence_url, count, last_seen_at } = values;
  return db
    .updateTable("violation")
    .set({
      status: "open",
      severity,
      detail,
      evidence_url,
      count,
      last_seen_at,
      note: null,
      decided_at: null,
    })
    .where("key", "=", key)
    .returningAll();
});

type Decision = Pick<ViolationRow, "key" | "status" | "note" | "decided_at">;

const decide = statement((db: Db, { key, status, note, decided_at }: Decision) =>
  db.updateTable("violation").set({ status, note, decided_at }).where("key", "=", key).returningAll(),
);

/**
 * Records a violation. A known violation is counted, and only emits an event if it is reopened or escalated.
 * @param id the id of a new violation; unused for a known one.
 */
export async function reportViolation(
  tx: Transaction,
  agent: ViolatingAgent,
  id: string,
  finding: Finding,
): Promise<{ row: ViolationRow; created: boolean }> {
  const known = await findByRule(tx, agent.key, finding.rule);
  if (!known) return { row: await open(tx, agent, id, finding), created: true };
  const change = changeOf(known, finding);
  const row = await written(
    change
      ? reopen(tx, known, finding, change)
      : count.get(tx, { key: known.key, last_seen_at: tx.changedAt }),
  );
  if (change) await emitChange(tx, agent, row, change, known);
  return { row, created: false };
}

/** Resolves or waives a violation, or changes the note of a decided one. */
export async function decideViolation(
  tx: Transaction,
  agent: ViolatingAgent,
  known: ViolationRow,
  { status, note }: { status: "resolved" | "waived"; note: string | null | undefined },
): Promise<ViolationRow> {
  const decided_at = status === known.status ? known.decided_at : tx.changedAt;
  const row = await written(
    decide.get(tx, { key: known.key, status, note: note === undefined ? known.note : note, decided_at }),
  );
  if (known.status === "open") {
    tx.count([["violation", known.severity, -1]]);
    await evidenceChanged.run(tx, agent);
  }
  return row;
}

async function open(
  tx: Transaction,
  agent: ViolatingAgent,
  id: string,
  finding: Finding,
): Promise<ViolationRow> {
  const { key, agent_id } = agent;
  const row = await written(insert.get(tx, { id, agent_key: key, agent_id, ...finding, now: tx.changedAt }));
  await emitChange(tx, agent, row, "opened");
  return row;
}

/** Replaces a violation with a report, and opens it again if it is not open. */
function reopen(
  tx: Transaction,
  known: ViolationRow,
  { severity, detail, evidence_url }: Finding,
  change: "escalated" | "reopened",
): Promise<ViolationRow | undefined> {
  const count = change === "reopened" ? 1 : known.count + 1;
  return replace.get(tx, {
    key: known.key,
    severity,
    detail,
    evidence_url,
    count,
    last_seen_at: tx.changedAt,
  });
}

async function emitChange(
  tx: Transaction,
  agent: ViolatingAgent,
  row: ViolationRow,
  change: "opened" | "escalated" | "reopened",
  before?: ViolationRow,
): Promise<void> {
  if (before?.status === "open") tx.count([["violation", before.severity, -1]]);
  tx.count([["violation", row.severity, 1]]);
  const { agent_id, name } = agent;
  const payload = { agent_id, name, change, seq: tx.nextSeq(), violation: summary(row) };
  await tx.emit({ type: "compliance.violation", agentId: agent_id, payload });
  await evidenceChanged.run(tx, agent);
}

/** The row that a statement of this transaction returned. */
async function written(returned: Promise<ViolationRow | undefined>): Promise<ViolationRow> {
  const row = await returned;
  if (!row) throw new Error("A violation is gone from its own transaction");
  return row;
}

const setAgentId = statement(
  (db: Db, { agent_key, agent_id }: Pick<ViolationRow, "agent_key" | "agent_id">) =>
    db.updateTable("violation").set({ agent_id }).where("agent_key", "=", agent_key),
);

/** Writes the new id of a renamed agent into its violations. */
export function renameViolations(
  tx: Transaction,
  { key, agent_id }: Pick<AgentRow, "key" | "agent_id">,
): Promise<void> {
  return setAgentId.run(tx, { agent_key: key, agent_id });
}

const deleteOfAgent = statement((db: Db, { agent_key }: Pick<ViolationRow, "agent_key">) =>
  db.deleteFrom("violation").where("agent_key", "=", agent_key).returning(["status", "severity"]),
);

/** Deletes the violations of a deleted agent. */
export async function deleteViolations(tx: Transaction, agentKey: number): Promise<void> {
  const deleted = await deleteOfAgent.all(tx, { agent_key: agentKey });
  const open = deleted.filter(({ status }) => status === "open");
  tx.count(open.map(({ severity }) => ["violation", severity, -1]));
}

/** What the detail of a violation says after the erasure of its agent. */
const erasedDetail = "Erased by the operator.";

const eraseTexts = statement((db: Db, { agent_key }: Pick<ViolationRow, "agent_key">) =>
  db
    .updateTable("violation")
    .set({ detail: erasedDetail, evidence_url: null, note: null })
    .where("agent_key", "=", agent_key),
);

/** Deletes the texts of the violations of an erased agent. What it violated, and when, stays. */
export function eraseViolationTexts(tx: Transaction, agentKey: number): Promise<void> {
  return eraseTexts.run(tx, { agent_key: agentKey });
}
