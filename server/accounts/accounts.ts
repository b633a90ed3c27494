/** Accounts in the database. */
import type { Database, Rows } from "../database/database.ts";
import type { Transaction } from "../database/transaction.ts";
import type { AccountRow } from "./account.ts";

const columns =
  "id, email, name, password, role, tier, oidc_issuer, oidc_subject, disabled_at, issuer, created_at";

/** The account of an id. */
export function accountById(rows: Rows, id: string): Promise<AccountRow | undefined> {
  return rows.get<AccountRow>(`select ${columns} from account where id = ?`, [id]);
}

/** The account of an e-mail address in its normal form. */
export function accountByEmail(rows: Rows, email: string): Promise<AccountRow | undefined> {
  return rows.get<AccountRow>(`select ${columns} from account where email = ?`, [email]);
}

/** The account of an identity: whom an issuer calls so. */
export function accountByIdentity(
  rows: Rows,
  issuer: string,
  subject: string,
): Promise<AccountRow | undefined> {
  const sql = `select ${columns} from account where oidc_issuer = ? and oidc_subject = ?`;
  return rows.get<AccountRow>(sql, [issuer, subject]);
}

/**
 * Adds an identity to an account.
 * @returns the account; undefined if it has one already, or another account has this one.
 */
export function addIdentity(
  tx: Transaction,
  id: string,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<AccountRow | undefined> {
  return tx.get<AccountRow>(
    `update account set oidc_issuer = ?, oidc_subject = ? where id = ? and oidc_subject is null and not exists
      (select 1 from account where oidc_issuer = ? and oidc_subject = ?) returning ${columns}`,
    [issuer, subject, id, issuer, subject],
  );
}

/** Whether the node has its owner. */
export async function hasOwner(rows: Rows): Promise<boolean> {
  return (await rows.get("select 1 as found from account where role = 'owner'")) !== undefined;
}

/** A page of accounts, newest first, after a position. */
export function accountsAfter(
  database: Database,
  after: { created_at: string; id: string } | undefined,
  limit: number,
): Promise<AccountRow[]> {
  const where = after ? "where (created_at, id) < (?, ?)" : "";
  const sql = `select ${columns} from account ${where} order by created_at desc, id desc limit ?`;
  return database.all<AccountRow>(sql, [...(after ? [after.created_at, after.id] : []), limit]);
}

/** What a new account is made of. */
export interface NewAccount {
  email: string | null;
  name: string | null;
  password: string | null;
  role: AccountRow["role"];
  tier: AccountRow["tier"];
  identity: { issuer: string; subject: string } | null;
}

/**
 * Makes an account.
 * @returns undefined if another has its e-mail address or identity, or is the owner already: a unique index decides.
 */
export async function insertAccount(
  tx: Transaction,
  newId: () => string,
  { email, name, password, role, tier, identity }: NewAccount,
): Promise<AccountRow | undefined> {
  return tx.get<AccountRow>(
    `insert into account (id, email, name, password, role, tier, oidc_issuer, oidc_subject, created_at)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning ${columns}`,
    [
      ...[`acc_${newId()}`, email, name, password, role, tier],
      ...[identity?.issuer ?? null, identity?.subject ?? null, tx.now],
    ],
  );
}
