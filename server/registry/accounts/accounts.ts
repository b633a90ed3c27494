/** Reads and writes accounts. Changes are made one at a time, so what one has found stays as it is until it ends. */
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import { contains } from "../../core/sql/contains.ts";
import type { Managed } from "../../core/sql/orm.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import { formerEmail, normalEmail } from "../../core/values/email.ts";
import { Account, type AccountRow, type AccountTables } from "./account.ts";

// A statement, because registrations and requests with sessions run it.
const roleAndTier = statement((db: Kysely<AccountTables>, { id }: Pick<AccountRow, "id">) =>
  db.selectFrom("account").select(["role", "tier"]).where("id", "=", id),
);

/** Reads what limits an account has. */
export function limitsOf(rows: Rows, id: string): Promise<Pick<Account, "role" | "tier"> | undefined> {
  return roleAndTier.get(rows, { id });
}

/** Finds an account by its id. */
export function accountById(rows: Managed, id: string): Promise<Account | null> {
  return rows.em().findOne(Account, { id });
}

/** Finds accounts by their ids. */
export async function accountsByIds(rows: Managed, ids: readonly string[]): Promise<Account[]> {
  if (ids.length === 0) return [];
  return rows.em().find(Account, { id: { $in: [...ids] } });
}

/** Finds an account by an e-mail address as the user typed it. */
export function accountByEmail(rows: Managed, typed: string): Promise<Account | null> {
  return rows.em().findOne(Account, { email: normalEmail(typed) });
}

/**
 * Finds the account that signs in with an address. One that has a spelling of the address from before all were normalized is found by
 * that spelling. Both are looked for always, because the time of a response must not say whether there is an account.
 */
export async function accountToSignIn(rows: Managed, typed: string): Promise<Account | null> {
  const former = await rows.em().findOne(Account, { email: formerEmail(typed) });
  const current = await accountByEmail(rows, typed);
  return former ?? current;
}

/** Whether another account has an e-mail address. @param email the normalized address. */
export async function isEmailTaken(tx: Transaction, id: string, email: string): Promise<boolean> {
  return (await tx.em().count(Account, { email, id: { $ne: id } })) > 0;
}

/** An identity from an identity provider. */
interface Identity {
  issuer: string;
  subject: string;
}

/** Finds an account by its identity: the issuer and the subject. */
export function accountByIdentity(rows: Managed, { issuer, subject }: Identity): Promise<Account | null> {
  return rows.em().findOne(Account, { oidc_issuer: issuer, oidc_subject: subject });
}

/** Finds the owner of the node. */
export function ownerOf(rows: Managed): Promise<Account | null> {
  return rows.em().findOne(Account, { role: "owner" });
}

/** Whether the node has an owner. */
export async function hasOwner(rows: Managed): Promise<boolean> {
  return (await ownerOf(rows)) !== null;
}

/** Which accounts. */
interface AccountsAfter {
  /** Only these; undefined for all. */
  ids: readonly string[] | undefined;
  /** What their e-mail addresses, names or ids contain; undefined for all. */
  text: string | undefined;
  after: Pick<Account, "created_at" | "id"> | undefined;
  limit: number;
}

/** Reads a page of accounts, newest first, after a position. */
export function accountsAfter(rows: Managed, { ids, text, after, limit }: AccountsAfter): Promise<Account[]> {
  const where = {
    ...(ids && { id: { $in: [...ids] } }),
    ...(after && {
      created_at: { $lte: after.created_at },
      $or: [{ created_at: { $lt: after.created_at } }, { id: { $lt: after.id } }],
    }),
  };
  const found = { $and: [where, contains(["email", "name", "id"], text)] };
  return rows.em().find(Account, found, { orderBy: { created_at: "desc", id: "desc" }, limit });
}

/** The values of a new account. */
export interface NewAccount extends Pick<Account, "email" | "name" | "password" | "role" | "tier"> {
  identity: Identity | null;
}

/**
 * Creates an account.
 * @returns undefined if the e-mail address or the identity is taken, or an owner exists.
 */
export async function insertAccount(
  tx: Transaction,
  newId: () => string,
  { identity, ...account }: NewAccount,
): Promise<Account | undefined> {
  const { email, role } = account;
  const oidc = { oidc_issuer: identity?.issuer ?? null, oidc_subject: identity?.subject ?? null };
  const taken = [
    ...(email === null ? [] : [{ email }]),
    ...(identity === null ? [] : [oidc]),
    ...(role === "owner" ? [{ role }] : []),
  ];
  const em = tx.em();
  if ((await em.count(Account, { $or: taken })) > 0) return undefined;
  const created = em.create(Account, {
    id: `acc_${newId()}`,
    ...account,
    ...oidc,
    disabled_at: null,
    closed_at: null,
    closing_at: null,
    issuer: false,
    trust_pending: false,
    created_at: tx.now,
  });
  em.persist(created);
  return created;
}
