/** The one place that writes certifications: the row, the figures, the event and what follows for the agent's reputation. */
import type { components } from "../../generated/openapi.d.ts";
import type { Agent } from "../agents/agent.ts";
import { findRow } from "../agents/records.ts";
import type { Transaction } from "../database/transaction.ts";
import { recompute } from "../reputation/changes.ts";
import { TimeSlice, transactionMs } from "../time-slice.ts";
import { type CertificationRow, findHeld, summary } from "./records.ts";

type Schemas = components["schemas"];

/** What has to be known of an agent whose certifications change. */
type Named = Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">;

/** What is certified. */
export type Issue = Pick<CertificationRow, "level" | "issuer" | "account_id" | "evidence_url" | "expires_at">;

/** Writes a new certification. `id` must be new, and no other of the agent, level and issuer may hold. */
export async function issue(
  tx: Transaction,
  agent: Named,
  id: string,
  { level, issuer, account_id, evidence_url, expires_at }: Issue,
): Promise<CertificationRow> {
  const row = await one(
    tx,
    `insert into certification
        (id, agent_key, agent_id, level, issuer, account_id, status, evidence_url, issued_at, expires_at)
      values (?, ?, ?, ?, ?, ?, 'active', ?, ?, ?) returning *`,
    [id, agent.key, agent.agent_id, level, issuer, account_id, evidence_url, tx.changedAt, expires_at],
  );
  await tx.count([["certification", "active", 1]]);
  await tell(tx, agent, "cert.issued", { change: "issued", certification: summary(row) });
  return row;
}

/** Renews a certification that holds: its evidence and its end are others from now on. */
export async function renew(
  tx: Transaction,
  agent: Named,
  { key }: CertificationRow,
  { evidence_url, expires_at }: Pick<Issue, "evidence_url" | "expires_at">,
): Promise<CertificationRow> {
  const row = await one(
    tx,
    "update certification set evidence_url = ?, expires_at = ?, renewed_at = ?, counted = true where key = ? returning *",
    [evidence_url, expires_at, tx.changedAt, key],
  );
  await tell(tx, agent, "cert.issued", { change: "renewed", certification: summary(row) });
  return row;
}

/** Ends a certification that holds, because somebody takes it back. */
export function revoke(
  tx: Transaction,
  agent: Named,
  row: CertificationRow,
  reason: Schemas["RevocationReason"],
): Promise<CertificationRow> {
  return end(tx, agent, row, { change: "revoked", reason, at: tx.changedAt });
}

/** Ends all certifications of an agent that ceases to be (RFC 5280: cessationOfOperation). */
export async function revokeAll(tx: Transaction, agent: Named): Promise<void> {
  const held = await tx.all<CertificationRow>(
    "select * from certification where agent_key = ? and status = 'active' order by key",
    [agent.key],
  );
  await expire(tx, agent, held);
  for (const row of held.filter((each) => !past(tx, each))) {
    await revoke(tx, agent, row, "cessation_of_operation");
  }
}

/**
 * Ends what the new owner of an agent certified about it: an issuer may call its own agents `self_attested` and no more.
 * The operator may certify any agent.
 */
export async function revokeOwn(tx: Transaction, agent: Named): Promise<void> {
  const held = await tx.all<CertificationRow>(
    `select c.* from certification c join account a on a.id = c.account_id
      where c.agent_key = ? and c.account_id = ? and c.status = 'active' and c.level <> 'self_attested'
        and a.role <> 'owner' order by c.key`,
    [agent.key, agent.owner_id ?? ""],
  );
  await expire(tx, agent, held);
  for (const row of held.filter((each) => !past(tx, each))) {
    await revoke(tx, agent, row, "affiliation_changed");
  }
}

/**
 * Ends the certification that a request would renew, if it is past its end and that was not written down.
 * @returns the certification if it holds.
 */
export async function heldNow(
  tx: Transaction,
  agent: Named,
  which: Pick<CertificationRow, "level" | "issuer">,
): Promise<CertificationRow | undefined> {
  const held = await findHeld(tx, { agent_key: agent.key, ...which });
  if (!held || !past(tx, held)) return held;
  await expire(tx, agent, [held]);
  return undefined;
}

/**
 * Ends certifications that have reached their end, the earliest first. The transaction is the only one under way, in any
 * process, and the row says that it is done: so each end is told once.
 * @param limit how many at most; fewer, but at least one, if they take longer than a slice.
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

async function expire(tx: Transaction, agent: Named, rows: CertificationRow[]): Promise<void> {
  for (const row of rows.filter((each) => past(tx, each))) {
    await end(tx, agent, row, { change: "expired", reason: null, at: row.expires_at ?? tx.now });
  }
}

function past({ now }: Transaction, { expires_at }: CertificationRow): boolean {
  return expires_at !== null && expires_at <= now;
}

async function end(
  tx: Transaction,
  agent: Named,
  { key }: CertificationRow,
  how: { change: "revoked" | "expired"; reason: Schemas["RevocationReason"] | null; at: string },
): Promise<CertificationRow> {
  const row = await one(
    tx,
    "update certification set status = ?, revoked_at = ?, reason = ? where key = ? returning *",
    [how.change, how.at, how.reason, key],
  );
  await tx.count([
    ["certification", "active", -1],
    ["certification", how.change, 1],
  ]);
  const { change, reason, at } = how;
  const told = { change, certification: summary(row), reason, revoked_at: at };
  await tell(tx, agent, "cert.revoked", told);
  return row;
}

async function tell(
  tx: Transaction,
  agent: Named,
  type: "cert.issued" | "cert.revoked",
  { change, ...more }: { change: string; certification: Schemas["CertificationSummary"] },
): Promise<void> {
  const { agent_id, name } = agent;
  const payload = { agent_id, name, change, seq: await tx.nextSeq(), ...more };
  await tx.emit({ type, agentId: agent_id, payload });
  await recompute(tx, agent);
}

async function one(
  tx: Transaction,
  sql: string,
  params: (string | number | null)[],
): Promise<CertificationRow> {
  const row = await tx.get<CertificationRow>(sql, params);
  if (!row) throw new Error("A certification is gone from its own transaction");
  return row;
}
