/** Writes certifications: the row, the counts, the event and the agent's reputation. No other code writes them. */
import type { FilterQuery } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import { accountById } from "../../registry/accounts/accounts.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { findRow } from "../../registry/agents/record/records.ts";
import { evidenceChanged } from "../../registry/hooks.ts";
import { Certification, isActive, toCertificationSummary } from "./certification.ts";

type Schemas = components["schemas"];

/** The fields of an agent that changes of its certifications need. */
type CertifiedAgent = Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">;

/** The terms of a certification. */
type CertificationTerms = Pick<
  Certification,
  "level" | "issuer" | "account_id" | "evidence_url" | "expires_at"
>;

/** Writes a new certification. No other certification of this agent, level and issuer may be active. */
export async function issue(
  tx: Transaction,
  agent: CertifiedAgent,
  id: string,
  terms: CertificationTerms,
): Promise<Certification> {
  const { key: agent_key, agent_id } = agent;
  const row = tx.em().create(Certification, {
    id,
    agent_key,
    agent_id,
    ...terms,
    status: "active",
    issued_at: tx.changedAt,
    renewed_at: null,
    revoked_at: null,
    reason: null,
    counted: true,
  });
  tx.em().persist(row);
  tx.count([["certification", "active", 1]]);
  await emit(tx, agent, "cert.issued", { change: "issued", certification: toCertificationSummary(row) });
  return row;
}

/** Renews an active certification: replaces its evidence and its expiry. */
export async function renew(
  tx: Transaction,
  agent: CertifiedAgent,
  row: Certification,
  { evidence_url, expires_at }: Pick<CertificationTerms, "evidence_url" | "expires_at">,
): Promise<void> {
  tx.em().assign(row, { evidence_url, expires_at, renewed_at: tx.changedAt, counted: true });
  await emit(tx, agent, "cert.issued", { change: "renewed", certification: toCertificationSummary(row) });
}

/** Revokes an active certification. */
export function revoke(
  tx: Transaction,
  agent: CertifiedAgent,
  row: Certification,
  reason: Schemas["RevocationReason"],
): Promise<void> {
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
  await revokeEach(tx, agent, { agent_key: agent.key }, reason);
}

/** Revokes those active certifications of an agent that meet a condition, or writes their expiry. */
async function revokeEach(
  tx: Transaction,
  agent: CertifiedAgent,
  which: FilterQuery<Certification>,
  reason: "cessation_of_operation" | "affiliation_changed",
): Promise<void> {
  const where = { $and: [which, isActive()] };
  const certifications = await tx.em().find(Certification, where, { orderBy: { key: "asc" } });
  await expire(tx, agent, certifications);
  for (const row of certifications.filter((each) => !isPastEnd(tx, each)))
    await revoke(tx, agent, row, reason);
}

/**
 * Revokes certifications that a closed account issued (RFC 5280: cessationOfOperation).
 * @param limit the maximum number.
 * @returns how many were active.
 */
export async function revokeIssued(tx: Transaction, accountId: string, limit: number): Promise<number> {
  const issued = { account_id: accountId, ...isActive() };
  const certifications = await tx.em().find(Certification, issued, { orderBy: { agent_key: "asc" }, limit });
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
  const owner = await accountById(tx, agent.owner_id ?? "");
  if (!owner || owner.role === "owner") return;
  const own = { agent_key: agent.key, account_id: owner.id, level: { $ne: "self_attested" } } as const;
  await revokeEach(tx, agent, own, "affiliation_changed");
}

/**
 * Finds the certification that a request would renew. If it has expired, writes the expiry.
 * @returns the certification if it is active.
 */
export async function expireOrFind(
  tx: Transaction,
  agent: CertifiedAgent,
  which: Pick<Certification, "level" | "issuer">,
): Promise<Certification | undefined> {
  const { level, issuer } = which;
  const active = { agent_key: agent.key, level, issuer, ...isActive() };
  const found = (await tx.em().findOne(Certification, active)) ?? undefined;
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
  const due = { expires_at: { $lte: tx.now }, ...isActive() };
  const orderBy = { expires_at: "asc", key: "asc" } as const;
  const rows = await tx.em().find(Certification, due, { orderBy, limit });
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const [index, row] of rows.entries()) {
    if (index > 0 && slice.usedUp) return;
    const agent = await findRow(tx, row.agent_id);
    if (!agent) throw new Error(`${row.id} certifies an agent that was never registered`);
    await expire(tx, agent, [row]);
  }
}

async function expire(tx: Transaction, agent: CertifiedAgent, rows: Certification[]): Promise<void> {
  for (const row of rows.filter((each) => isPastEnd(tx, each))) {
    await end(tx, agent, row, { change: "expired", reason: null, at: row.expires_at ?? tx.now });
  }
}

function isPastEnd({ now }: Transaction, { expires_at }: Certification): boolean {
  return expires_at !== null && expires_at <= now;
}

async function end(
  tx: Transaction,
  agent: CertifiedAgent,
  row: Certification,
  how: { change: "revoked" | "expired"; reason: Schemas["RevocationReason"] | null; at: string },
): Promise<void> {
  const { change, reason, at } = how;
  tx.em().assign(row, { status: change, revoked_at: at, reason });
  tx.count([
    ["certification", "active", -1],
    ["certification", change, 1],
  ]);
  const payload = { change, certification: toCertificationSummary(row), reason, revoked_at: at };
  await emit(tx, agent, "cert.revoked", payload);
}

async function emit(
  tx: Transaction,
  agent: CertifiedAgent,
  type: "cert.issued" | "cert.revoked",
  { change, ...more }: { change: string; certification: Schemas["CertificationSummary"] },
): Promise<void> {
  const { agent_id, name } = agent;
  const payload = { agent_id, name, change, seq: await tx.nextSeq(), ...more };
  await tx.emit({ type, agentId: agent_id, payload });
  await evidenceChanged.run(tx, agent);
}

/** Writes the new id of a renamed agent into its certifications. */
export async function renameCertifications(
  tx: Transaction,
  { key, agent_id }: Pick<Agent, "key" | "agent_id">,
  formerId: string,
): Promise<void> {
  const former = { agent_id: formerId, agent_key: key }; // the id has an index
  await tx.em().nativeUpdate(Certification, former, { agent_id });
}

/** Deletes the certifications of a deleted agent. None of them is active. */
export async function deleteCertifications(tx: Transaction, agentKey: number): Promise<void> {
  const deleted = await tx.em().find(Certification, { agent_key: agentKey });
  for (const each of deleted) tx.em().remove(each);
  tx.count(deleted.map(({ status }) => ["certification", status, -1]));
}

/** Deletes the evidence of the certifications of an erased agent: its URL may name the agent. */
export async function eraseEvidence(tx: Transaction, agentKey: number): Promise<void> {
  await tx.em().nativeUpdate(Certification, { agent_key: agentKey }, { evidence_url: null });
}
