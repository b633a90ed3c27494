/**
 * Limits new accounts per client network in 24 hours. They are counted in the database, in the transaction that creates
 * the account, so the limit is exact across processes and restarts.
 */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { networkHash } from "../../core/http/client-network.ts";
import { rejectWith } from "../../core/http/responses.ts";
import type { Managed } from "../../core/sql/orm.ts";

/** A new account of a network, without the account. */
export const SignUp = defineEntity({
  name: "SignUp",
  tableName: "sign_up",
  properties: {
    key: p.bigint("number").primary().autoincrement(),
    /** The hash of the client network. */
    network: p.text(),
    created_at: p.text(),
  },
  indexes: [
    { name: "sign_up_by_network", properties: ["network", "created_at"] },
    { name: "sign_up_by_age", properties: ["created_at"] },
  ],
});

export type SignUp = InferEntity<typeof SignUp>;

const windowMs = 86_400_000;

/**
 * The time until a network may create an account, in whole seconds; 0 if it may now.
 * @param limit the number of accounts in 24 hours; 0 for no limit.
 */
export async function signUpWait(rows: Managed, address: string, limit: number, now: Date): Promise<number> {
  if (limit === 0) return 0;
  const since = new Date(now.getTime() - windowMs).toISOString();
  // The oldest of the latest `limit` accounts: when it leaves the window, another account is allowed.
  const recent = { network: networkHash("sign-up", address), created_at: { $gt: since } };
  const latest = { orderBy: { created_at: "desc" }, limit: 1, offset: limit - 1 } as const;
  const [oldest] = await rows.em().find(SignUp, recent, latest);
  if (!oldest) return 0;
  // At most the whole window, even if the clock was set back.
  const waitMs = Math.min(Date.parse(oldest.created_at) + windowMs - now.getTime(), windowMs);
  return Math.max(Math.ceil(waitMs / 1_000), 1);
}

/** Counts a new account, and deletes expired rows, so that the node does not store the networks of accounts. */
export async function recordSignUp(writer: Managed, address: string, now: string): Promise<void> {
  const over = new Date(Date.parse(now) - windowMs).toISOString();
  const em = writer.em();
  await em.nativeDelete(SignUp, { created_at: { $lte: over } });
  em.persist(em.create(SignUp, { network: networkHash("sign-up", address), created_at: now }));
}

/** The problem of a sign-up beyond the limit. */
export function signUpLimitReached(wait: number) {
  const detail = `Your network created the maximum number of accounts in 24 hours. Try again in ${wait} seconds, or ask the operator of this node.`;
  return { ...rejectWith(429, "sign_up_limit_reached", detail), headers: { "Retry-After": wait } };
}
