/** The statements that changes of certifications run. */
import type { Kysely } from "kysely";
import { statement } from "../../core/sql/statement.ts";
import type { AccountTables } from "../../registry/accounts/account.ts";
import type { CertificationRow, CertificationTable } from "./certification.ts";

/** The fields of a new certification. */
export type CertificationTerms = Pick<
  CertificationRow,
  "level" | "issuer" | "account_id" | "evidence_url" | "expires_at"
>;

type Db = Kysely<AccountTables & { certification: CertificationTable }>;

type NewCertification = CertificationTerms &
  Pick<CertificationRow, "id" | "agent_key" | "agent_id" | "issued_at">;

export const insertCertification = statement((db: Db, values: NewCertification) => {
  const { id, agent_key, agent_id, level, issuer, account_id, evidence_url, issued_at, expires_at } = values;
  return db
    .insertInto("certification")
    .values({
      id,
      agent_key,
      agent_id,
      level,
      issuer,
      account_id,
      status: "active",
      evidence_url,
      issued_at,
      renewed_at: null,
      expires_at,
      revoked_at: null,
      reason: null,
      counted: true,
    })
    .returningAll();
});

type Renewal = Pick<CertificationRow, "key" | "evidence_url" | "expires_at" | "renewed_at">;

export const renewCertification = statement(
  (db: Db, { key, evidence_url, expires_at, renewed_at }: Renewal) =>
    db
      .updateTable("certification")
      .set({ evidence_url, expires_at, renewed_at, counted: true })
      .where("key", "=", key)
      .returningAll(),
);

type End = Pick<CertificationRow, "key" | "status" | "revoked_at" | "reason">;

export const endCertification = statement((db: Db, { key, status, revoked_at, reason }: End) =>
  db.updateTable("certification").set({ status, revoked_at, reason }).where("key", "=", key).returningAll(),
);

export const activeOfAgent = statement((db: Db, { agent_key }: Pick<CertificationRow, "agent_key">) =>
  db
    .selectFrom("certification")
    .selectAll()
    .where("agent_key", "=", agent_key)
    .where("status", "=", "active")
    .orderBy("key"),
);

type Issued = Pick<CertificationRow, "agent_key" | "account_id">;

/** Those that the operator did not issue, of a level that requires another issuer than the agent's owner. */
export const activeByAccount = statement((db: Db, { agent_key, account_id }: Issued) =>
  db
    .selectFrom("certification as c")
    .innerJoin("account as a", "a.id", "c.account_id")
    .selectAll("c")
    .where("c.agent_key", "=", agent_key)
    .where("c.account_id", "=", account_id)
    .where("c.status", "=", "active")
    .where("c.level", "<>", "self_attested")
    .where("a.role", "<>", "owner")
    .orderBy("c.key"),
);

export const activeOfAccount = statement(
  (db: Db, { account_id, limit }: { account_id: string; limit: number }) =>
    db
      .selectFrom("certification")
      .selectAll()
      .where("account_id", "=", account_id)
      .where("status", "=", "active")
      .orderBy("agent_key")
      .limit(limit),
);

export const dueCertifications = statement((db: Db, { now, limit }: { now: string; limit: number }) =>
  db
    .selectFrom("certification")
    .selectAll()
    .where("status", "=", "active")
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .orderBy("key")
    .limit(limit),
);

export const setAgentId = statement(
  (db: Db, values: Pick<CertificationRow, "agent_key" | "agent_id"> & { former_id: string }) =>
    db
      .updateTable("certification")
      .set({ agent_id: values.agent_id })
      .where("agent_id", "=", values.former_id) // has an index
      .where("agent_key", "=", values.agent_key),
);

export const eraseEvidenceOf = statement((db: Db, { agent_key }: Pick<CertificationRow, "agent_key">) =>
  db.updateTable("certification").set({ evidence_url: null }).where("agent_key", "=", agent_key),
);

export const deleteOfAgent = statement((db: Db, { agent_key }: Pick<CertificationRow, "agent_key">) =>
  db.deleteFrom("certification").where("agent_key", "=", agent_key).returning("status"),
);
