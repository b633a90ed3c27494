/** Writes certifications: the row, the counts, the event and the agent's reputation. No other code writes them. */
import type { components } from "../../generated/openapi.d.ts";
import type { Agent } from "../agents/agent.ts";
import { findRow } from "../agents/records.ts";
import type { Transaction } from "../database/transaction.ts";
import { recompute } from "../reputation/changes.ts";
import { TimeSlice, transactionMs } from "../time-slice.ts";
import { type CertificationRow, findActive, toCertificationSummary } from "./records.ts";

type Schemas = components["schemas"];

/** The fields of an agent that changes of its certifications need. */
type CertifiedAgent = Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">;

/** The fields of a new certification. */
export type CertificationTerms = Pick<
  CertificationRow,
  "level" | "issuer" | "account_id" | "evidence_url" | "expires_at"
>;

/** Writes a new certification. No other certification of this agent, level and issuer may be active. */
export async function issue(
  tx: Transaction,
  agent: CertifiedAgent,
  id: string,
  { level, issuer, account_id, evidence_url, expires_at }: CertificationTerms,
): Promise<CertificationRow> {
  const row = await getRow(
    tx,
    `insert into certification
        (id, agent_key, agent_id, level, issuer, account_id, status, evidence_url, issued_at, expires_at, counted)
      values (?, ?, ?, ?, ?, ?, 'active', ?, ?, ?, true) returning *`,
    [id, agent.key, agent.agent_id, level, issuer, account_id, evidence_url, tx.changedAt, expires_at],
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
  const row = await getRow(
    tx,
    "update certification set evidence_url = ?, expires_at = ?, renewed_at = ?, counted = true where key = ? returning *",
    [evidence_url, expires_at, tx.changedAt, key],
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

/** Revokes all certifications of a deleted agent (RFC 5280: cessationOfOperation). */
export async function revokeAll(tx: Transaction, agent: CertifiedAgent): Promise<void> {
  const active = await tx.all<CertificationRow>(
    "select * from certification where agent_key = ? and status = 'active' order by key",
    [agent.key],
  );
  await expire(tx, agent, active);
  for (const row of active.filter((each) => !isPastEnd(tx, each))) {
    await revoke(tx, agent, row, "cessation_of_operation");
  }
}

/**
 * Revokes the certifications that the new owner of an agent issued for it: an issuer may certify its own agents as
 * `self_attested` only. The operator may certify any agent.
 */
export async function revokeOwn(tx: Transaction, agent: CertifiedAgent): Promise<void> {
  const active = await tx.all<CertificationRow>(
    `select c.* from certification c join account a on a.id = c.account_id
      where c.agent_key = ? and c.account_id = ? and c.status = 'active' and c.level <> 'self_attested'
        and a.role <> 'owner' order by c.key`,
    [agent.key, agent.owner_id ?? ""],
  );
  await expire(tx, agent, active);
  for (const row of active.filter((each) => !isPastEnd(tx, each))) {
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
  const active = await findActive(tx, { agent_key: agent.key, ...which });
  if (!active || !isPastEnd(tx, active)) return active;
  await expire(tx, agent, [active]);
  return undefined;
}

/**
 * Expires certifications that are due, the earliest first. No other transaction is under way in any process, and the row
 * records the expiry, so each event is emitted once.
 * @param limit the maximum number of certifications; fewer, but at least one, if a time slice is used up.
 */
export async function expireDue(tx: Transaction, limit: number): Promise<void> {
  const rows = await tx.all<CertificationRow>(
    "select * from certification where status = 'active' and expires_at <= ? order by expires_at, key limit ?",
    [tx.now, limit],
  );
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
  const row = await getRow(
    tx,
    "update certification set status = ?, revoked_at = ?, reason = ? where key = ? returning *",
    [how.change, how.at, how.reason, key],
  );
  tx.count([
    ["certification", "active", -1],
    ["certification", how.change, 1],
  ]);
  const { change, reason, at } = how;
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
  await recompute(tx, agent);
}

async function getRow(
  tx: Transaction,
  sql: string,
  params: (string | number | null)[],
): Promise<CertificationRow> {
  const row = await tx.get<CertificationRow>(sql, params);
  if (!row) throw new Error("The certification does not exist in its own transaction");
  return row;
}
