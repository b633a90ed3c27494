/** Accounts in the database. */
import type { Database, Rows } from "../database/database.ts";
import type { Transaction } from "../database/transaction.ts";
import type { AccountRow } from "./account.ts";
import { caselessEmail, normalEmail } from "./email.ts";

const columns =
  "id, email, name, password, role, tier, oidc_issuer, oidc_subject, disabled_at, issuer, created_at";

/** The account of an id. */
export function accountById(rows: Rows, id: string): Promise<AccountRow | undefined> {
  return rows.get<AccountRow>(`select ${columns} from account where id = ?`, [id]);
}

/**
 * The account of an e-mail address as somebody typed it. An address that an earlier version stored and that
 * {@link normalizeEmails} could not change, because another account has its normal form, is found as it was stored.
 */
export function accountByEmail(rows: Rows, typed: string): Promise<AccountRow | undefined> {
  const [stored, normal] = [caselessEmail(typed), normalEmail(typed)];
  return rows.get<AccountRow>(
    `select ${columns} from account where email in (?, ?) order by case when email = ? then 0 else 1 end limit 1`,
    [stored, normal, stored],
  );
}

/**
 * Brings the addresses that earlier versions stored into their normal form. Of two that have the same one the older keeps
 * it, and the other stays as it is.
 */
export async function normalizeEmails(database: Database): Promise<void> {
  // Addresses of ASCII alone are in their normal form, but for international domains.
  const stored = await database.all<{ id: string; email: string }>(
    `select id, email from account where octet_length(email) <> length(email) or email like '%xn--%'
      order by created_at, id`,
  );
  const others = stored.filter(({ email }) => normalEmail(email) !== email);
  if (others.length === 0) return;
  await database.transaction(async (tx) => {
    for (const { id, email } of others) {
      const normal = normalEmail(email);
      const sql =
        "update account set email = ? where id = ? and not exists (select 1 from account where email = ?)";
      await tx.run(sql, [normal, id, normal]);
    }
  });
}

/** Sets the password of an account, if it is still the one that the caller knows. */
export async function replacePassword(
  tx: Transaction,
  id: string,
  { known, kept }: { known: string; kept: string },
): Promise<boolean> {
  const sql = "update account set password = ? where id = ? and password = ? returning id";
  return (await tx.get(sql, [kept, id, known])) !== undefined;
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
