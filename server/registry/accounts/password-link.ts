/** Links to set a new password. An account has one at most. */
import { hash } from "node:crypto";
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Managed } from "../../core/sql/orm.ts";

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

/** How long a link works, in milliseconds. */
const lifeMs = 86_400_000;

/** Creates the link of an account, instead of an earlier one, and deletes the expired links of all accounts. */
export async function createPasswordLink(tx: Transaction, accountId: string, token: string) {
  const expires_at = new Date(Date.parse(tx.now) + lifeMs).toISOString();
  await tx.em().nativeDelete(PasswordLink, { expires_at: { $lte: tx.now } });
  const link = { account_id: accountId, hash: hash("sha256", token), expires_at };
  await tx.em().upsert(PasswordLink, link, { onConflictFields: ["account_id"] });
  return { expires_at };
}

/** The account of a link that has not expired; undefined for any other token. */
export async function accountOfLink(rows: Managed, token: string, now: Date): Promise<string | undefined> {
  const found = await rows.em().findOne(PasswordLink, { hash: hash("sha256", token) });
  return found && found.expires_at > now.toISOString() ? found.account_id : undefined;
}

/**
 * Deletes the link of a token, so that it works once, and never again after the clock was set back.
 * @returns its account; undefined if there was no such link, or it had expired.
 */
export async function takePasswordLink(tx: Transaction, token: string): Promise<string | undefined> {
  const taken = await tx.em().findOne(PasswordLink, { hash: hash("sha256", token) });
  if (taken) tx.em().remove(taken);
  return taken && taken.expires_at > tx.now ? taken.account_id : undefined;
}

/** Deletes the link of an account, if it has one. */
export async function endPasswordLinkOf(writer: Managed, accountId: string): Promise<void> {
  await writer.em().nativeDelete(PasswordLink, { account_id: accountId });
}
