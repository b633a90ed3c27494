/** Reads and writes accounts in the database. */
import type { Database, Rows } from "../database/database.ts";
import type { Transaction } from "../database/transaction.ts";
import type { AccountRow } from "./account.ts";
import { caselessEmail, normalEmail } from "./email.ts";

const columns =
  "id, email, name, password, role, tier, oidc_issuer, oidc_subject, disabled_at, issuer, created_at";

/** Finds an account by its id. */
export function accountById(rows: Rows, id: string): Promise<AccountRow | undefined> {
  return rows.get<AccountRow>(`select ${columns} from account where id = ?`, [id]);
}

/**
 * Finds an account by an e-mail address as the user typed it. It also finds an address of an earlier version that
 * {@link normalizeEmails} could not change, because another account has its normalized form.
 */
export function accountByEmail(rows: Rows, typed: string): Promise<AccountRow | undefined> {
  const [stored, normal] = [caselessEmail(typed), normalEmail(typed)];
  return rows.get<AccountRow>(
    `select ${columns} from account where email in (?, ?) order by case when email = ? then 0 else 1 end limit 1`,
    [stored, normal, stored],
  );
}

/**
 * Normalizes the addresses that earlier versions stored. If two accounts have the same normalized address, the older one
 * gets it, and the other stays as it is.
 */
export async function normalizeEmails(database: Database): Promise<void> {
  // ASCII addresses are normalized already, except international domains.
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

/** Replaces the password hash of an account, if it has not changed meanwhile. */
export async function replacePassword(
  tx: Transaction,
  id: string,
  { known, kept }: { known: string; kept: string },
): Promise<boolean> {
  const sql = "update account set password = ? where id = ? and password = ? returning id";
  return (await tx.get(sql, [kept, id, known])) !== undefined;
}

/** Finds an account by its identity: the issuer and the subject. */
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
 * @returns the account; undefined if it has an identity already, or another account has this one.
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

/** Whether the node has an owner. */
export async function hasOwner(rows: Rows): Promise<boolean> {
  return (await rows.get("select 1 as found from account where role = 'owner'")) !== undefined;
}

/** Reads a page of accounts, newest first, after a position. */
export function accountsAfter(
  database: Database,
  after: { created_at: string; id: string } | undefined,
  limit: number,
): Promise<AccountRow[]> {
  const where = after ? "where (created_at, id) < (?, ?)" : "";
  const sql = `select ${columns} from account ${where} order by created_at desc, id desc limit ?`;
  return database.all<AccountRow>(sql, [...(after ? [after.created_at, after.id] : []), limit]);
}

/** The values of a new account. */
export interface NewAccount {
  email: string | null;
  name: string | null;
  password: string | null;
  role: AccountRow["role"];
  tier: AccountRow["tier"];
  identity: { issuer: string; subject: string } | null;
}

/**
 * Creates an account.
 * @returns undefined if the e-mail address or the identity is taken, or an owner exists: a unique index decides.
 */
export async function insertAccount(
  tx: Transaction,
  newId: () => string,
  { email, name, password, role, tier, identity }: NewAccount,
): Promise<AccountRow | undefined> {
  return tx.get<AccountRow>(
    `insert into account (id, email, name, password, role, tier, oidc_issuer, oidc_subject, issuer, trust_pending, created_at)
      values (?, ?, ?, ?, ?, ?, ?, ?, false, false, ?) on conflict do nothing returning ${columns}`,
    [
      `acc_${newId()}`,
      email,
      name,
      password,
      role,
      tier,
      identity?.issuer ?? null,
      identity?.subject ?? null,
      tx.now,
    ],
  );
}
