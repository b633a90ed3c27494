/** The operations on API keys. */
import { accountById } from "../accounts/accounts.ts";
import { invalidCursor, refuse } from "../answers.ts";
import type { Context, Handlers } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";
import { instantOf } from "../instants.ts";
import { ApiKey } from "./api-key.ts";
import { digestOf } from "./digest.ts";
import { present, statusOf } from "./key-state.ts";
import { activeKeys, daysOf, findKey, keysAfter, usedOf } from "./keys.ts";
import { periodOf } from "./months.ts";
import { makeRawKey } from "./raw-key.ts";
import { allowances, type Tier } from "./tiers.ts";

const noStore = { "Cache-Control": "no-store" };

export const create: Handlers["keys"]["create"] = async ({ body }, context) => {
  const { database, caller, clock } = context;
  const expires_at = body.expires_at == null ? null : instantOf(body.expires_at);
  if (expires_at !== null && expires_at <= clock().toISOString()) {
    const errors = [{ pointer: "/expires_at", detail: "must be in the future" }];
    return refuse(400, "expiry_in_past", "/expires_at must be in the future", { errors });
  }
  const tier = body.tier ?? "free";
  return database.transaction(async (tx) => {
    const account = await ownerOf(tx, caller.account);
    if (allowances[tier].rank > allowances[account.tier].rank) {
      const detail = `The account's tier is ${account.tier}: ask the operator of the node for ${tier}.`;
      return refuse(403, "tier_not_available", detail);
    }
    // One change is under way at a time, so nobody else makes a key between this count and what follows from it.
    const active = await activeKeys(tx, account.id, tx.now);
    const limit = allowances[account.tier].activeKeys;
    if (limit !== null && active >= limit) {
      const detail = `The account has ${active} active keys of ${limit}: revoke one, or rotate one.`;
      return refuse(409, "active_key_limit_reached", detail, { limit, active });
    }
    const { key, raw_key } = newKey(tx, context, {
      ...{ account_id: account.id, name: body.name.toWellFormed().trim(), tier, expires_at },
      ...{ counter: null, rotated_from: null },
    });
    await tx.em.flush();
    return {
      status: 201,
      headers: noStore,
      body: { key: { ...present(key, account.tier, 0, now(tx)), raw_key } },
    };
  });
};

export const list: Handlers["keys"]["list"] = async ({ query }, { database, caller, cursors, clock }) => {
  const { limit, cursor } = query;
  const account = await ownerOf(database, caller.account);
  const scope = `keys ${account.id}`;
  const after = cursor === undefined ? undefined : cursors.read(scope, cursor);
  if (cursor !== undefined && !after) return invalidCursor();
  const at = clock();
  const position = after && { created_at: String(after[0]), id: String(after[1]) };
  const rows = await keysAfter(database, account.id, periodOf(at), position, limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next_cursor = last ? cursors.write(scope, [last.created_at, last.id]) : null;
  const Link = `</api/developers/keys?limit=${limit}&cursor=${next_cursor}>; rel="next"`;
  return {
    status: 200,
    headers: { ...noStore, ...(next_cursor !== null && { Link }) },
    body: {
      keys: shown.map((each) => present(each, account.tier, each.used, at)),
      active_keys: await activeKeys(database, account.id, at.toISOString()),
      active_key_limit: allowances[account.tier].activeKeys,
      ...{ count: shown.length, next_cursor },
    },
  };
};

export const revoke: Handlers["keys"]["revoke"] = async ({ path }, { database, caller }) => {
  return database.transaction(async (tx) => {
    const account = await ownerOf(tx, caller.account);
    const key = await tx.em.findOne(ApiKey, { id: path.id, account_id: account.id });
    if (!key) return notFound(path.id);
    key.revoked_at ??= tx.now;
    await tx.em.flush();
    const used = await usedOf(tx, key.counter, periodOf(now(tx)));
    return {
      status: 200,
      headers: noStore,
      body: { message: "API key revoked", key: present(shownOf(key), account.tier, used, now(tx)) },
    };
  });
};

export const rotate: Handlers["keys"]["rotate"] = async ({ path, body }, context) => {
  const { database, caller } = context;
  return database.transaction(async (tx) => {
    const account = await ownerOf(tx, caller.account);
    const old = await tx.em.findOne(ApiKey, { id: path.id, account_id: account.id });
    if (!old) return notFound(path.id);
    const status = statusOf(shownOf(old), tx.now);
    if (old.rotated_to != null) {
      return refuse(409, "key_already_rotated", `${old.rotated_to} replaces this key: rotate that one.`);
    }
    if (status !== "active") return refuse(409, "key_not_active", `The key is ${status}: make a new one.`);
    const { account_id, name, tier, counter } = old;
    const { key, raw_key } = newKey(tx, context, {
      ...{ account_id, name, tier, counter, expires_at: old.expires_at ?? null, rotated_from: old.id },
    });
    const end = new Date(Date.parse(tx.now) + body.grace_period_s * 1_000).toISOString();
    old.expires_at = old.expires_at != null && old.expires_at < end ? old.expires_at : end;
    old.rotated_to = key.id;
    await tx.em.flush();
    const used = await usedOf(tx, counter, periodOf(now(tx)));
    return {
      status: 201,
      headers: noStore,
      body: {
        key: { ...present(key, account.tier, used, now(tx)), raw_key },
        replaced: present(shownOf(old), account.tier, used, now(tx)),
      },
    };
  });
};

export const usage: Handlers["keys"]["usage"] = async ({ path }, { database, caller, clock, activity }) => {
  const account = await ownerOf(database, caller.account);
  // What this process saw is then in the answer. While nothing can be written the report is late, as the contract has it.
  await activity.flush().catch(() => undefined);
  const at = clock();
  const key = await findKey(database, account.id, path.id, periodOf(at));
  if (!key) return notFound(path.id);
  const { usage } = present(key, account.tier, key.used, at);
  return { status: 200, headers: noStore, body: { usage, days: await daysOf(database, key.id, at) } };
};

/** What a new key has of its own; without a counter it has one of its own. */
type Wanted = Pick<ApiKey, "account_id" | "name" | "tier"> & {
  expires_at: string | null;
  counter: string | null;
  rotated_from: string | null;
};

function newKey(tx: Transaction, { random, newId }: Context, { counter, ...wanted }: Wanted) {
  const raw_key = makeRawKey(random);
  const id = `key_${newId()}`;
  const key = {
    ...{ id, hash: digestOf(raw_key), start: raw_key.slice(0, 13), last4: raw_key.slice(-4) },
    ...wanted,
    ...{ counter: counter ?? id, created_at: tx.now, revoked_at: null, last_used_at: null, rotated_to: null },
  };
  tx.em.persist(tx.em.create(ApiKey, key));
  return { key, raw_key };
}

/** A key as it was read for a change: MikroORM's types take an absent value and null for different things. */
function shownOf(key: ApiKey) {
  const {
    expires_at = null,
    revoked_at = null,
    last_used_at = null,
    rotated_from = null,
    rotated_to = null,
  } = key;
  return { ...key, expires_at, revoked_at, last_used_at, rotated_from, rotated_to };
}

async function ownerOf(
  rows: Parameters<typeof accountById>[0],
  id: string | null,
): Promise<{ id: string; tier: Tier }> {
  const account = await accountById(rows, id ?? "");
  if (!account) throw new Error("An account is gone whose session was admitted");
  return account;
}

function now(tx: Transaction): Date {
  return new Date(tx.now);
}

function notFound(id: string) {
  return refuse(404, "key_not_found", `You have no key ${id}.`);
}
