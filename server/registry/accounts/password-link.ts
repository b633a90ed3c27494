/** The entity of a link to set a new password, and the statements on its table. An account has one at most. */
import { hash } from "node:crypto";
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Rows, Writer } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";

export const PasswordLink = defineEntity({
  name: "PasswordLink",
  tableName: "password_link",
  properties: {
    account_id: p.text().primary(),
    /** SHA-256 of the token in the link; the token is not stored. */
    hash: p.text(),
    expires_at: p.text(),
  },
  uniques: [{ name: "password_link_by_hash", properties: ["hash"] }],
});

export type PasswordLink = InferEntity<typeof PasswordLink>;

type LinkRow = Columns<PasswordLink>;
type Db = Kysely<{ password_link: LinkRow }>;

/** How long a link works, in milliseconds. */
const lifeMs = 86_400_000;

const put = statement((db: Db, { account_id, hash, expires_at }: LinkRow) =>
  db
    .insertInto("password_link")
    .values({ account_id, hash, expires_at })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ hash, expires_at })),
);

const byHash = statement((db: Db, { hash }: Pick<LinkRow, "hash">) =>
  db.selectFrom("password_link").select(["account_id", "expires_at"]).where("hash", "=", hash),
);

const take = statement((db: Db, { hash }: Pick<LinkRow, "hash">) =>
  db.deleteFrom("password_link").where("hash", "=", hash).returning(["account_id", "expires_at"]),
);

const deleteOf = statement((db: Db, { account_id }: Pick<LinkRow, "account_id">) =>
  db.deleteFrom("password_link").where("account_id", "=", account_id),
);

const deleteExpired = statement((db: Db, { now }: { now: string }) =>
  db.deleteFrom("password_link").where("expires_at", "<=", now),
);

/** Creates the link of an account, instead of an earlier one, and deletes the expired links of all accounts. */
export async function createPasswordLink(tx: Transaction, accountId: string, token: string) {
  const expires_at = new Date(Date.parse(tx.now) + lifeMs).toISOString();
  await deleteExpired.run(tx, { now: tx.now });
  await put.run(tx, { account_id: accountId, hash: hash("sha256", token), expires_at });
  return { expires_at };
}

/** The account of a link that has not expired; undefined for any other token. */
export async function accountOfLink(rows: Rows, token: string, now: Date): Promise<string | undefined> {
  const found = await byHash.get(rows, { hash: hash("sha256", token) });
  return found && found.expires_at > now.toISOString() ? found.account_id : undefined;
}

/**
 * Deletes the link of a token, so that it works once, and never again after the clock was set back.
 * @returns its account; undefined if there was no such link, or it had expired.
 */
export async function takePasswordLink(tx: Transaction, token: string): Promise<string | undefined> {
  const taken = await take.get(tx, { hash: hash("sha256", token) });
  return taken && taken.expires_at > tx.now ? taken.account_id : undefined;
}

/** Deletes the link of an account, if it has one. */
export async function endPasswordLinkOf(writer: Writer, accountId: string): Promise<void> {
  await deleteOf.run(writer, { account_id: accountId });
}
