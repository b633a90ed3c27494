/** Limits of subscriptions: per account, and per callback host. */
import type { Kysely } from "kysely";
import { rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import { isYoungAccount, youngAccountMs } from "../accounts/account-age.ts";
import { accountById } from "../accounts/accounts.ts";
import type { WebhookTables } from "./tables.ts";

/** The limits of each tier. The operator has those of the highest tier. */
const limits = {
  free: { total: 100, perHost: 20 },
  pro: { total: 500, perHost: 50 },
  enterprise: { total: 2_000, perHost: 200 },
};

/** The limit per callback host for all young accounts together, because creating accounts is free. */
const youngPerHost = 100;

type Db = Kysely<WebhookTables & { account: { id: string; role: string; created_at: string } }>;

const counted = (db: Db) => db.selectFrom("webhook").select(({ fn }) => fn.countAll<number>().as("count"));

const countOfAccount = statement((db: Db, { account_id }: { account_id: string }) =>
  counted(db).where("account_id", "=", account_id),
);

/** The subscriptions at a site, without the one that moves there. */
interface AtSite {
  site: string;
  moved: number;
}

const countAtSite = statement((db: Db, { site, moved, account_id }: AtSite & { account_id: string }) =>
  counted(db).where("site", "=", site).where("account_id", "=", account_id).where("key", "<>", moved),
);

const countOfYoungAtSite = statement((db: Db, { site, moved, since }: AtSite & { since: string }) =>
  counted(db)
    .where("site", "=", site)
    .where("key", "<>", moved)
    .where("account_id", "in", (from) =>
      from
        .selectFrom("account")
        .select("account.id")
        .where("account.created_at", ">", since)
        .where("account.role", "<>", "owner"),
    ),
);

/**
 * Checks whether an account may have one more subscription.
 * @returns the problem to respond with, if the limit is reached.
 */
export async function subscriptionLimit(tx: Transaction, accountId: string) {
  const limit = limits[tierOf(await accountOf(tx, accountId))].total;
  const count = (await countOfAccount.get(tx, { account_id: accountId }))?.count ?? 0;
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
  const { perHost } = limits[tierOf(account)];
  const own = (await countAtSite.get(tx, { site, moved, account_id: accountId }))?.count ?? 0;
  if (own >= perHost) return hostLimitReached(site, perHost, own, "Your account has");
  if (account.role === "owner" || !isYoungAccount(account.created_at, new Date(tx.now))) return undefined;
  const since = new Date(Date.parse(tx.now) - youngAccountMs).toISOString();
  const young = (await countOfYoungAtSite.get(tx, { site, moved, since }))?.count ?? 0;
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
