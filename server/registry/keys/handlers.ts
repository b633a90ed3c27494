/** Handlers of the operations on API keys. */

import { readsInTurns } from "../../core/database/read-turns.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { allowances, type Tier } from "../../core/limits/tiers.ts";
import { openPage, signature } from "../../core/paging/paging.ts";
import { instantOf } from "../../core/time/instants.ts";
import { accountById } from "../accounts/accounts.ts";
import { recordSecurity } from "../security-log/record.ts";
import { ApiKey } from "./api-key.ts";
import { digestOf } from "./digest.ts";
import { statusOf, toKeyResponse } from "./key-state.ts";
import { activeKeys, daysOf, keysAfter, operationsOf, usedOf, usedOfAll } from "./keys.ts";
import { periodOf } from "./months.ts";
import type { Context, Handlers } from "./parts.ts";
import { makeRawKey } from "./raw-key.ts";
import { toStoredScopes } from "./scopes.ts";

export const create: Handlers["keys"]["create"] = async ({ body }, context) => {
  const { database, caller, clock } = context;
  const expires_at = body.expires_at == null ? null : instantOf(body.expires_at);
  if (expires_at !== null && expires_at <= clock().toISOString()) {
    const errors = [{ pointer: "/expires_at", detail: "must be in the future" }];
    return rejectWith(400, "expiry_in_past", "/expires_at must be in the future", { errors });
  }
  return database.transaction(async (tx) => {
    const account = await ownerOf(tx, caller.account);
    const tier = body.tier ?? account.tier;
    if (allowances[tier].rank > allowances[account.tier].rank) {
      const detail = `The account's tier is ${account.tier}: ask the operator of the node for ${tier}.`;
      return rejectWith(403, "tier_not_available", detail);
    }
    // Transactions are serialized, so no other key is created between this count and the insert.
    const active = await activeKeys(tx, account.id, tx.now);
    const limit = allowances[account.tier].activeKeys;
    if (limit !== null && active >= limit) {
      const detail = `The account has ${active} active keys of ${limit}: revoke one, or rotate one.`;
      return rejectWith(409, "active_key_limit_reached", detail, { limit, active });
    }
    const { key, raw_key } = newKey(tx, context, {
      account_id: account.id,
      name: body.name.toWellFormed().trim(),
      tier,
      expires_at,
      counter: null,
      rotated_from: null,
      scopes: toStoredScopes(body.scopes ?? null),
    });
    await recordKey(tx, context, "key_created", key);
    return {
      status: 201,
      headers: noStore,
      body: { key: { ...toKeyResponse(key, account.tier, 0, now(tx)), raw_key } },
    };
  });
};

export const list: Handlers["keys"]["list"] = async ({ query }, { database, caller, cursors, clock }) => {
  const reads = readsInTurns(database);
  const account = await ownerOf(reads, caller.account);
  const ofAccount = {
    path: "/api/developers/keys",
    name: signature(`keys ${account.id}`, query),
    order: { created_at: String, id: String },
  };
  const page = openPage(cursors, ofAccount, query);
  if ("problem" in page) return page;
  const at = clock();
  const { rows, next_cursor, link } = page.end(
    await keysAfter(reads, account.id, { text: query.contains, after: page.after, limit: page.readLimit }),
  );
  const counters = rows.map(({ counter }) => counter);
  const used = await usedOfAll(reads, counters, periodOf(at));
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: {
      keys: rows.map((each) => toKeyResponse(each, account.tier, used.get(each.counter) ?? 0, at)),
      active_keys: await activeKeys(reads, account.id, at.toISOString()),
      active_key_limit: allowances[account.tier].activeKeys,
      count: rows.length,
      next_cursor,
    },
  };
};

export const update: Handlers["keys"]["update"] = async ({ path, body }, { database, caller }) => {
  return database.transaction(async (tx) => {
    const account = await ownerOf(tx, caller.account);
    const key = await tx.em().findOne(ApiKey, { id: path.id, account_id: account.id });
    if (!key) return notFound(path.id);
    key.name = body.name.toWellFormed().trim();
    const used = await usedOf(tx, key.counter, periodOf(now(tx)));
    return {
      status: 200,
      headers: noStore,
      body: toKeyResponse(key, account.tier, used, now(tx)),
    };
  });
};

export const revoke: Handlers["keys"]["revoke"] = async ({ path }, context) => {
  const { database, caller } = context;
  return database.transaction(async (tx) => {
    const account = await ownerOf(tx, caller.account);
    const key = await tx.em().findOne(ApiKey, { id: path.id, account_id: account.id });
    if (!key) return notFound(path.id);
    if (key.revoked_at === null) await recordKey(tx, context, "key_revoked", key);
    key.revoked_at ??= tx.now;
    const used = await usedOf(tx, key.counter, periodOf(now(tx)));
    return {
      status: 200,
      headers: noStore,
      body: { message: "API key revoked", key: toKeyResponse(key, account.tier, used, now(tx)) },
    };
  });
};

export const rotate: Handlers["keys"]["rotate"] = async ({ path, body }, context) => {
  const { database, caller } = context;
  return database.transaction(async (tx) => {
    const account = await ownerOf(tx, caller.account);
    const old = await tx.em().findOne(ApiKey, { id: path.id, account_id: account.id });
    if (!old) return notFound(path.id);
    const status = statusOf(old, tx.now);
    if (old.rotated_to !== null) {
      return rejectWith(409, "key_already_rotated", `${old.rotated_to} replaces this key: rotate that one.`);
    }
    if (status === "expired") old.expired_at ??= tx.now;
    if (status !== "active")
      return rejectWith(409, "key_not_active", `The key is ${status}: create a new key.`);
    const { account_id, name, tier, counter } = old;
    const { key, raw_key } = newKey(tx, context, {
      account_id,
      name,
      tier,
      counter,
      expires_at: old.expires_at,
      rotated_from: old.id,
      scopes: old.scopes,
    });
    const end = new Date(Date.parse(tx.now) + body.grace_period_s * 1_000).toISOString();
    old.expires_at = old.expires_at !== null && old.expires_at < end ? old.expires_at : end;
    if (old.expires_at <= tx.now) old.expired_at = tx.now;
    old.rotated_to = key.id;
    await recordKey(tx, context, "key_rotated", old);
    await recordKey(tx, context, "key_created", key);
    const used = await usedOf(tx, counter, periodOf(now(tx)));
    return {
      status: 201,
      headers: noStore,
      body: {
        key: { ...toKeyResponse(key, account.tier, used, now(tx)), raw_key },
        replaced: toKeyResponse(old, account.tier, used, now(tx)),
      },
    };
  });
};

export const usage: Handlers["keys"]["usage"] = async (
  { path, query },
  { database, caller, clock, activity },
) => {
  const account = await ownerOf(database, caller.account);
  // So the response includes the records of this process. If the database cannot be written, the report is late.
  await activity.flush().catch(() => undefined);
  const at = clock();
  const key = await database.em().findOne(ApiKey, { id: path.id, account_id: account.id });
  if (!key) return notFound(path.id);
  const used = await usedOf(database, key.counter, periodOf(at));
  const { usage } = toKeyResponse(key, account.tier, used, at);
  const reported = { keyId: key.id, now: at, days: query.days };
  const days = await daysOf(database, reported);
  return {
    status: 200,
    headers: noStore,
    body: { usage, days, by_operation: await operationsOf(database, reported) },
  };
};

/** The options of a new key. Without a counter, it gets its own. */
type NewKeyOptions = Pick<ApiKey, "account_id" | "name" | "tier"> & {
  expires_at: string | null;
  counter: string | null;
  rotated_from: string | null;
  scopes: string | null;
};

function newKey(tx: Transaction, { random, newId }: Context, { counter, ...wanted }: NewKeyOptions) {
  const raw_key = makeRawKey(random);
  const id = `key_${newId()}`;
  const key = {
    id,
    hash: digestOf(raw_key),
    start: raw_key.slice(0, 13),
    last4: raw_key.slice(-4),
    ...wanted,
    counter: counter ?? id,
    created_at: tx.now,
    expired_at: null,
    revoked_at: null,
    last_used_at: null,
    rotated_to: null,
  };
  tx.em().persist(tx.em().create(ApiKey, key));
  return { key, raw_key };
}

/** Records in the security log what happened to a key. */
function recordKey(
  tx: Transaction,
  context: Context,
  action: "key_created" | "key_revoked" | "key_rotated",
  { id, account_id }: Pick<ApiKey, "id" | "account_id">,
): Promise<void> {
  return recordSecurity(tx, context, tx.now, { action, account: account_id, subject: id });
}

async function ownerOf(
  rows: Parameters<typeof accountById>[0],
  id: string | null,
): Promise<{ id: string; tier: Tier }> {
  const account = await accountById(rows, id ?? "");
  if (!account) throw new Error("The caller's account does not exist");
  return account;
}

function now(tx: Transaction): Date {
  return new Date(tx.now);
}

function notFound(id: string) {
  return rejectWith(404, "key_not_found", `You have no key ${id}.`);
}
