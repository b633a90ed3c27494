/** Writes certifications: the row, the counts, the event and the agent's reputation. No other code writes them. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { findRow } from "../../registry/agents/record/records.ts";
import { evidenceChanged } from "../../registry/hooks.ts";
import {
  activeByAccount,
  activeOfAccount,
  activeOfAgent,
  type CertificationTerms,
  deleteOfAgent,
  dueCertifications,
  endCertification,
  eraseEvidenceOf,
  insertCertification,
  renewCertification,
  setAgentId,
} from "./certification-store.ts";
import { type CertificationRow, findActive, toCertificationSummary } from "./records.ts";

type Schemas = components["schemas"];

/** The fields of an agent that changes of its certifications need. */
type CertifiedAgent = Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">;

/** Writes a new certification. No other certification of this agent, level and issuer may be active. */
export async function issue(
  tx: Transaction,
  agent: CertifiedAgent,
  id: string,
  terms: CertificationTerms,
): Promise<CertificationRow> {
  const row = await written(
    insertCertification.get(tx, {
      id,
      agent_key: agent.key,
      agent_id: agent.agent_id,
      issued_at: tx.changedAt,
      ...terms,
    }),
  );
  tx.count([["certification", "active", 1]]);
  await emit(tx, agent, "cert.issued", { change: "issued", certification: toCertificationSummary(row) });
  return row;
}

/** Renews an active certification: replaces its evidence and its expiry. */
export async function renew(
  tx: Transaction,
  agent: CertifiedAgent,
  { key }: CertificationRow,
  { evidence_url, expires_at }: Pick<CertificationTerms, "evidence_url" | "expires_at">,
): Promise<CertificationRow> {
  const row = await written(
    renewCertification.get(tx, { key, evidence_url, expires_at, renewed_at: tx.changedAt }),
  );
  await emit(tx, agent, "cert.issued", { change: "renewed", certification: toCertificationSummary(row) });
  return row;
}

/** Revokes an active certification. */
export function revoke(
  tx: Transaction,
  agent: CertifiedAgent,
  row: CertificationRow,
  reason: Schemas["RevocationReason"],
): Promise<CertificationRow> {
  return end(tx, agent, row, { change: "revoked", reason, at: tx.changedAt });
}

/**
 * Revokes all certifications of an agent.
 * @param reason `cessation_of_operation` for a deleted agent, `affiliation_changed` for one with another owner (RFC 5280).
 */
export async function revokeAll(
  tx: Transaction,
  agent: CertifiedAgent,
  reason: "cessation_of_operation" | "affiliation_changed",
): Promise<void> {
  const certifications = await activeOfAgent.all(tx, { agent_key: agent.key });
  await expire(tx, agent, certifications);
  for (const row of certifications.filter((each) => !isPastEnd(tx, each))) {
    await revoke(tx, agent, row, reason);
  }
}

/**
 * Revokes certifications that a closed account issued (RFC 5280: cessationOfOperation).
 * @param limit the maximum number.
 * @returns how many were active.
 */
export async function revokeIssued(tx: Transaction, accountId: string, limit: number): Promise<number> {
  const certifications = await activeOfAccount.all(tx, { account_id: accountId, limit });
  for (const row of certifications) {
    const agent = await findRow(tx, row.agent_id);
    if (!agent) throw new Error(`${row.id} certifies an agent that was never registered`);
    if (isPastEnd(tx, row)) await expire(tx, agent, [row]);
    else await revoke(tx, agent, row, "cessation_of_operation");
  }
  return certifications.length;
}

/**
 * Revokes the certifications that the new owner of an agent issued for it: an issuer may certify its own agents as
 * `self_attested` only. The operator may certify any agent.
 */
export async function revokeOwn(tx: Transaction, agent: CertifiedAgent): Promise<void> {
  const own = { agent_key: agent.key, account_id: agent.owner_id ?? "" };
  const certifications = await activeByAccount.all(tx, own);
  await expire(tx, agent, certifications);
  for (const row of certifications.filter((each) => !isPastEnd(tx, each))) {
    await revoke(tx, agent, row, "affiliation_changed");
  }
}

/**
 * Finds the certification that a request would renew. If it has expired, writes the expiry.
 * @returns the certification if it is active.
 */
export async function expireOrFind(
  tx: Transaction,
  agent: CertifiedAgent,
  which: Pick<CertificationRow, "level" | "issuer">,
): Promise<CertificationRow | undefined> {
  const found = await findActive(tx, { agent_key: agent.key, ...which });
  if (!found || !isPastEnd(tx, found)) return found;
  await expire(tx, agent, [found]);
  return undefined;
}

/**
 * Expires certifications that are due, the earliest first. No other transaction is under way in any process, and the row
 * records the expiry, so each event is emitted once.
 * @param limit the maximum number of certifications; fewer, but at least one, if a time slice is used up.
 */
export async function expireDue(tx: Transaction, limit: number): Promise<void> {
  const rows = await dueCertifications.all(tx, { now: tx.now, limit });
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const [index, row] of rows.entries()) {
    if (index > 0 && slice.usedUp) return;
    const agent = await findRow(tx, row.agent_id);
    if (!agent) throw new Error(`${row.id} certifies an agent that was never registered`);
    await expire(tx, agent, [row]);
  }
}

async function expire(tx: Transaction, agent: CertifiedAgent, rows: CertificationRow[]): Promise<void> {
  for (const row of rows.filter((each) => isPastEnd(tx, each))) {
    await end(tx, agent, row, { change: "expired", reason: null, at: row.expires_at ?? tx.now });
  }
}

function isPastEnd({ now }: Transaction, { expires_at }: CertificationRow): boolean {
  return expires_at !== null && expires_at <= now;
}

async function end(
  tx: Transaction,
  agent: CertifiedAgent,
  { key }: CertificationRow,
  how: { change: "revoked" | "expired"; reason: Schemas["RevocationReason"] | null; at: string },
): Promise<CertificationRow> {
  const { change, reason, at } = how;
  const row = await written(endCertification.get(tx, { key, status: change, revoked_at: at, reason }));
  tx.count([
    ["certification", "active", -1],
    ["certification", change, 1],
  ]);
  const payload = { change, certification: toCertificationSummary(row), reason, revoked_at: at };
  await emit(tx, agent, "cert.revoked", payload);
  return row;
}

async function emit(
  tx: Transaction,
  agent: CertifiedAgent,
  type: "cert.issued" | "cert.revoked",
  { change, ...more }: { change: string; certification: Schemas["CertificationSummary"] },
): Promise<void> {
  const { agent_id, name } = agent;
  const payload = { agent_id, name, change, seq: tx.nextSeq(), ...more };
  await tx.emit({ type, agentId: agent_id, payload });
  await evidenceChanged.run(tx, agent);
}

/** The row that a statement of this transaction returned. */
async function written(returned: Promise<CertificationRow | undefined>): Promise<CertificationRow> {
  const row = await returned;
  if (!row) throw new Error("The certification does not exist in its own transaction");
  return row;
}

/** Writes the new id of a renamed agent into its certifications. */
export function renameCertifications(
  tx: Transaction,
  { key, agent_id }: Pick<Agent, "key" | "agent_id">,
  formerId: string,
): Promise<void> {
  return setAgentId.run(tx, { agent_key: key, agent_id, former_id: formerId });
}

/** Deletes the certifications of a deleted agent. None of them is active. */
export async function deleteCertifications(tx: Transaction, agentKey: number): Promise<void> {
  const deleted = await deleteOfAgent.all(tx, { agent_key: agentKey });
  tx.count(deleted.map(({ status }) => ["certification", status, -1]));
}

/** Deletes the evidence of the certifications of an erased agent: its URL may name the agent. */
export function eraseEvidence(tx: Transaction, agentKey: number): Promise<void> {
  return eraseEvidenceOf.run(tx, { agent_key: agentKey });
}
