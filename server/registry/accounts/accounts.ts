/** Reads and writes accounts in the database. */
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import { formerEmail, normalEmail } from "../../core/values/email.ts";
import type { AccountRow, AccountTables } from "./account.ts";

type Db = Kysely<AccountTables>;

const byId = statement((db: Db, { id }: Pick<AccountRow, "id">) =>
  db.selectFrom("account").selectAll().where("id", "=", id),
);

const byEmail = statement((db: Db, { email }: { email: string }) =>
  db.selectFrom("account").selectAll().where("email", "=", email),
);

/** An identity from an identity provider. */
interface Identity {
  issuer: string;
  subject: string;
}

const byIdentity = statement((db: Db, { issuer, subject }: Identity) =>
  db.selectFrom("account").selectAll().where("oidc_issuer", "=", issuer).where("oidc_subject", "=", subject),
);

const setIdentity = statement((db: Db, { id, issuer, subject }: Identity & { id: string }) =>
  db
    .updateTable("account")
    .set({ oidc_issuer: issuer, oidc_subject: subject })
    .where("id", "=", id)
    .where("oidc_subject", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("account")
            .select("id")
            .where("oidc_issuer", "=", issuer)
            .where("oidc_subject", "=", subject),
        ),
      ),
    )
    .returningAll(),
);

const setPassword = statement((db: Db, { id, kept }: { id: string; kept: string }) =>
  db.updateTable("account").set({ password: kept }).where("id", "=", id),
);

const setEmail = statement((db: Db, { id, email }: { id: string; email: string }) =>
  db
    .updateTable("account")
    .set({ email })
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("account as other")
            .select("other.id")
            .where("other.email", "=", email)
            .where("other.id", "<>", id),
        ),
      ),
    )
    .returningAll(),
);

const erase = statement((db: Db, { id, now }: { id: string; now: string }) =>
  db
    .updateTable("account")
    .set({ email: null, name: null, password: null, oidc_issuer: null, oidc_subject: null })
    .set({ issuer: false, disabled_at: now, closed_at: now, closing_at: now })
    .where("id", "=", id),
);

const ownerId = statement((db: Db) => db.selectFrom("account").select("id").where("role", "=", "owner"));

/** A position in the list of accounts. */
type Position = Pick<AccountRow, "created_at" | "id">;

type PageAfter = Position & { limit: number };

function pageAfter(db: Db, { created_at, id, limit }: PageAfter) {
  return db
    .selectFrom("account")
    .selectAll()
    .where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(created_at, id)))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
}

const newestAfter = statement(pageAfter);

const someAfter = statement((db: Db, page: PageAfter & { ids: readonly string[] }, dialect) =>
  pageAfter(db, page).where("id", "in", dialect.texts(page.ids)),
);

/** The position before the newest account. */
const beginning: Position = { created_at: "9999-12-31T23:59:59.999Z", id: "" };

type Inserted = Omit<AccountRow, "disabled_at" | "closed_at" | "closing_at" | "issuer" | "trust_pending">;

const insert = statement((db: Db, values: Inserted) => {
  const { id, email, name, password, role, tier, oidc_issuer, oidc_subject, created_at } = values;
  return db
    .insertInto("account")
    .values({
      id,
      email,
      name,
      password,
      role,
      tier,
      oidc_issuer,
      oidc_subject,
      disabled_at: null,
      closed_at: null,
      closing_at: null,
      issuer: false,
      trust_pending: false,
      created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll();
});

/** Finds an account by its id. */
export function accountById(rows: Rows, id: string): Promise<AccountRow | undefined> {
  return byId.get(rows, { id });
}

/** Finds an account by an e-mail address as the user typed it. */
export function accountByEmail(rows: Rows, typed: string): Promise<AccountRow | undefined> {
  return byEmail.get(rows, { email: normalEmail(typed) });
}

/**
 * Finds the account that signs in with an address. One that has a spelling of the address from before all were normalized is found by
 * that spelling. Both are looked for always, because the time of a response must not say whether there is an account.
 */
export async function accountToSignIn(rows: Rows, typed: string): Promise<AccountRow | undefined> {
  const former = await byEmail.get(rows, { email: formerEmail(typed) });
  const current = await accountByEmail(rows, typed);
  return former ?? current;
}

/** Stores the password hash of an account. */
export async function storePassword(tx: Transaction, id: string, kept: string): Promise<void> {
  await setPassword.run(tx, { id, kept });
}

/** Erases the personal data of an account that its user closes, and what it signs in with. */
export async function eraseAccount(tx: Transaction, id: string): Promise<void> {
  await erase.run(tx, { id, now: tx.now });
}

/**
 * Replaces the e-mail address of an account. The unique index decides if two changes meet.
 * @param email the normalized address.
 * @returns the account; undefined if another account has the address.
 */
export function replaceEmail(tx: Transaction, id: string, email: string): Promise<AccountRow | undefined> {
  return setEmail.get(tx, { id, email });
}

/** Finds an account by its identity: the issuer and the subject. */
export function accountByIdentity(
  rows: Rows,
  issuer: string,
  subject: string,
): Promise<AccountRow | undefined> {
  return byIdentity.get(rows, { issuer, subject });
}

/**
 * Adds an identity to an account.
 * @returns the account; undefined if it has an identity already, or another account has this one.
 */
export function addIdentity(
  tx: Transaction,
  id: string,
  { issuer, subject }: Identity,
): Promise<AccountRow | undefined> {
  return setIdentity.get(tx, { id, issuer, subject });
}

/** Whether the node has an owner. */
export async function hasOwner(rows: Rows): Promise<boolean> {
  return (await ownerId.get(rows, {})) !== undefined;
}

/** Which accounts. */
interface AccountsAfter {
  /** Only these; undefined for all. */
  ids: readonly string[] | undefined;
  after: Position | undefined;
  limit: number;
}

/** Reads a page of accounts, newest first, after a position. */
export function accountsAfter(
  rows: Rows,
  { ids, after = beginning, limit }: AccountsAfter,
): Promise<AccountRow[]> {
  return ids ? someAfter.all(rows, { ...after, ids, limit }) : newestAfter.all(rows, { ...after, limit });
}

/** The values of a new account. */
export interface NewAccount extends Pick<AccountRow, "email" | "name" | "password" | "role" | "tier"> {
  identity: Identity | null;
}

/**
 * Creates an account.
 * @returns undefined if the e-mail address or the identity is taken, or an owner exists: a unique index decides.
 */
export async function insertAccount(
  tx: Transaction,
  newId: () => string,
  { identity, ...account }: NewAccount,
): Promise<AccountRow | undefined> {
  return insert.get(tx, {
    id: `acc_${newId()}`,
    ...account,
    oidc_issuer: identity?.issuer ?? null,
    oidc_subject: identity?.subject ?? null,
    created_at: tx.now,
  });
}
