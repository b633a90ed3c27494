/** Limits of subscriptions: per account, and per callback host. */
import { rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { Account } from "../accounts/account.ts";
import { isYoungAccount, youngAccountMs } from "../accounts/account-age.ts";
import { accountById } from "../accounts/accounts.ts";
import { Webhook } from "./subscription.ts";

/** The limits of each tier. The operator has those of the highest tier. */
const limits = {
  free: { total: 100, perHost: 20 },
  pro: { total: 500, perHost: 50 },
  enterprise: { total: 2_000, perHost: 200 },
};

/** The limit per callback host for all young accounts together, because creating accounts is free. */
const youngPerHost = 100;

/**
 * Checks whether an account may have one more subscription.
 * @returns the problem to respond with, if the limit is reached.
 */
export async function subscriptionLimit(tx: Transaction, accountId: string) {
  const limit = limits[tierOf(await accountOf(tx, accountId))].total;
  const count = await tx.em().count(Webhook, { account_id: accountId });
  if (count < limit) return undefined;
  const detail = `The account has ${count} subscriptions, and may have ${limit}: delete one first.`;
  return rejectWith(409, "subscription_limit_reached", detail, { limit, count });
}

/**
 * Checks whether an account may have one more subscription at a site: see callback-host.ts.
 * @param moved the key of a subscription whose URL changes; 0 for a new subscription.
 * @returns the problem to respond with, if the limit is reached.
 */
export async function callbackHostLimit(tx: Transaction, accountId: string, site: string, moved = 0) {
  const account = await accountOf(tx, accountId);
  const atSite = { site, key: { $ne: moved } };
  const { perHost } = limits[tierOf(account)];
  const own = await tx.em().count(Webhook, { ...atSite, account_id: accountId });
  if (own >= perHost) return hostLimitReached(site, perHost, own, "Your account has");
  if (account.role === "owner" || !isYoungAccount(account.created_at, new Date(tx.now))) return undefined;
  const since = new Date(Date.parse(tx.now) - youngAccountMs).toISOString();
  const accounts = tx.em().createQueryBuilder(Account, "a").select("a.id");
  const young = await tx.em().count(Webhook, {
    ...atSite,
    account_id: { $in: accounts.where({ created_at: { $gt: since }, role: { $ne: "owner" } }).toRaw() },
  });
  if (young < youngPerHost) return undefined;
  return hostLimitReached(site, youngPerHost, young, "Accounts younger than 24 hours together have");
}

/**
 * Checks whether the account of a subscription may receive deliveries.
 * @returns the problem to respond with, if the operator disabled it.
 */
export async function disabledAccount(tx: Transaction, accountId: string) {
  const { disabled_at } = await accountOf(tx, accountId);
  if (disabled_at === null) return undefined;
  return rejectWith(403, "account_disabled", "The operator disabled the account that owns the subscription.");
}

async function accountOf(tx: Transaction, id: string) {
  const account = await accountById(tx, id);
  if (!account) throw new Error("The caller's account does not exist");
  return account;
}

function tierOf({ role, tier }: { role: string; tier: keyof typeof limits }): keyof typeof limits {
  return role === "owner" ? "enterprise" : tier;
}

function hostLimitReached(host: string, limit: number, count: number, whose: string) {
  const detail = `${whose} ${count} subscriptions at ${host}, and may have ${limit}: delete one, or use another host.`;
  return rejectWith(409, "callback_host_limit_reached", detail, { limit, count, host });
}
