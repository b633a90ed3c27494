/**
 * New accounts per client network in 24 hours. They are counted in the database, in the transaction that makes the
 * account: the limit is exact across processes and restarts.
 */
import { hash } from "node:crypto";
import { refuse } from "../answers.ts";
import { clientNetwork } from "../client-network.ts";
import type { Rows } from "../database/database.ts";

const windowMs = 86_400_000;

/**
 * How long a network has to wait until it may make an account, in whole seconds; 0 if it may now.
 * @param limit accounts in 24 hours; 0 for no limit.
 */
export async function signUpWait(rows: Rows, address: string, limit: number, now: Date): Promise<number> {
  if (limit === 0) return 0;
  const since = new Date(now.getTime() - windowMs).toISOString();
  // The oldest of the latest `limit` accounts: when it leaves the window, there is room for one.
  const oldest = await rows.get<{ created_at: string }>(
    "select created_at from sign_up where network = ? and created_at > ? order by created_at desc limit 1 offset ?",
    [networkHash(address), since, limit - 1],
  );
  if (!oldest) return 0;
  // At most the whole window, even if the clock was set back since.
  const waitMs = Math.min(Date.parse(oldest.created_at) + windowMs - now.getTime(), windowMs);
  return Math.max(Math.ceil(waitMs / 1_000), 1);
}

/** Counts a new account. Rows that no longer count are deleted: the node does not keep where accounts came from. */
export async function noteSignUp(rows: Rows, address: string, now: string): Promise<void> {
  const over = new Date(Date.parse(now) - windowMs).toISOString();
  await rows.all("delete from sign_up where created_at <= ?", [over]);
  await rows.all("insert into sign_up (network, created_at) values (?, ?)", [networkHash(address), now]);
}

/** The rejection of a sign-up. */
export function signUpLimitReached(wait: number) {
  const detail = `Your network has made as many accounts as it may in 24 hours. Try again in ${wait} seconds, or ask the operator of this node.`;
  return { ...refuse(429, "sign_up_limit_reached", detail), headers: { "Retry-After": wait } };
}

function networkHash(address: string): string {
  return hash("sha256", `sign-up ${clientNetwork(address)}`);
}
