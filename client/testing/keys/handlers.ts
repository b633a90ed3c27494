/** Keys of a fake registry. */

import { instantOf } from "../../../server/instants.ts";
import { type Outcome, statusOf, toKeyResponse } from "../../../server/keys/key-state.ts";
import { periodOf } from "../../../server/keys/months.ts";
import { makeRawKey } from "../../../server/keys/raw-key.ts";
import { allowances } from "../../../server/keys/tiers.ts";
import { rejectWith } from "../../../server/responses.ts";
import { callerOf } from "../accounts/account.ts";
import type { Handlers } from "../context.ts";
import { noStore, pageOf } from "../http/paging.ts";
import type { State } from "../state.ts";
import type { Account, ApiKey } from "../tables.ts";

export const create: Handlers["keys"]["create"] = async ({ body }, context) => {
  const { state } = context;
  const account = callerOf(context);
  const expires_at = body.expires_at == null ? null : instantOf(body.expires_at);
  if (expires_at !== null && expires_at <= state.now()) {
    const errors = [{ pointer: "/expires_at", detail: "must be in the future" }];
    return rejectWith(400, "expiry_in_past", "/expires_at must be in the future", { errors });
  }
  const tier = body.tier ?? "free";
  if (allowances[tier].rank > allowances[account.tier].rank) {
    const detail = `The account's tier is ${account.tier}: ask the operator of the node for ${tier}.`;
    return rejectWith(403, "tier_not_available", detail);
  }
  const active = activeKeys(state, account);
  const limit = allowances[account.tier].activeKeys;
  if (limit !== null && active >= limit) {
    const detail = `The account has ${active} active keys of ${limit}: revoke one, or rotate one.`;
    return rejectWith(409, "active_key_limit_reached", detail, { limit, active });
  }
  const key = createKey(state, account, { name: body.name.toWellFormed().trim(), tier, expires_at });
  return { status: 201, headers: noStore, body: { key: { ...shown(state, key), raw_key: key.raw_key } } };
};

export const list: Handlers["keys"]["list"] = async ({ query }, context) => {
  const { state } = context;
  const account = callerOf(context);
  const own = [...state.keys.entries()].filter(([, each]) => each.account_id === account.id);
  const page = pageOf(own, "/api/developers/keys", query, ([index]) => index);
  if ("problem" in page) return page;
  const keys = page.items.map(([, each]) => shown(state, each));
  return {
    status: 200,
    headers: { ...noStore, ...page.headers },
    body: {
      keys,
      count: keys.length,
      next_cursor: page.next_cursor,
      active_keys: activeKeys(state, account),
      active_key_limit: allowances[account.tier].activeKeys,
    },
  };
};

export const revoke: Handlers["keys"]["revoke"] = async ({ path }, context) => {
  const { state } = context;
  const key = ownKey(state, callerOf(context), path.id);
  if (!key) return notFound(path.id);
  key.revoked_at ??= state.now();
  return { status: 200, headers: noStore, body: { message: "API key revoked", key: shown(state, key) } };
};

export const rotate: Handlers["keys"]["rotate"] = async ({ path, body }, context) => {
  const { state } = context;
  const account = callerOf(context);
  const old = ownKey(state, account, path.id);
  if (!old) return notFound(path.id);
  if (old.rotated_to !== null) {
    return rejectWith(409, "key_already_rotated", `${old.rotated_to} replaces this key: rotate that one.`);
  }
  const status = statusOf(old, state.now());
  if (status !== "active")
    return rejectWith(409, "key_not_active", `The key is ${status}: create a new key.`);
  const { name, tier, counter, expires_at } = old;
  const key = createKey(state, account, { name, tier, expires_at, counter, rotated_from: old.id });
  const end = new Date(Date.parse(state.now()) + body.grace_period_s * 1_000).toISOString();
  old.expires_at = old.expires_at !== null && old.expires_at < end ? old.expires_at : end;
  old.rotated_to = key.id;
  return {
    status: 201,
    headers: noStore,
    body: { key: { ...shown(state, key), raw_key: key.raw_key }, replaced: shown(state, old) },
  };
};

export const usage: Handlers["keys"]["usage"] = async ({ path }, context) => {
  const { state } = context;
  const key = ownKey(state, callerOf(context), path.id);
  if (!key) return notFound(path.id);
  const today = Date.parse(state.now());
  const days = Array.from({ length: 30 }, (_, index) => {
    const date = new Date(today - (29 - index) * 86_400_000).toISOString().slice(0, 10);
    return { date, ...(key.days.get(date) ?? nothing()) };
  });
  return { status: 200, headers: noStore, body: { usage: shown(state, key).usage, days } };
};

/** Counts of no requests. */
export function nothing(): Record<Outcome, number> {
  return { served: 0, refused: 0, over_quota: 0, failed: 0 };
}

/** Creates a key. */
export function createKey(
  state: State,
  account: Account,
  wanted: Pick<ApiKey, "name" | "tier"> & Partial<Pick<ApiKey, "expires_at" | "counter" | "rotated_from">>,
): ApiKey {
  const raw_key = makeRawKey(() => state.bytes());
  const id = state.newId("key");
  const key: ApiKey = {
    id,
    raw_key,
    account_id: account.id,
    start: raw_key.slice(0, 13),
    last4: raw_key.slice(-4),
    counter: id,
    created_at: state.now(),
    expires_at: null,
    revoked_at: null,
    last_used_at: null,
    rotated_from: null,
    rotated_to: null,
    days: new Map(),
    ...wanted,
  };
  state.keys.push(key);
  return key;
}

function ownKey(state: State, account: Account, id: string): ApiKey | undefined {
  return state.keys.find((each) => each.id === id && each.account_id === account.id);
}

/** Counts active keys. A replaced key does not count in its grace period. */
function activeKeys(state: State, { id }: Account): number {
  const now = state.now();
  return state.keys.filter(
    (each) => each.account_id === id && each.rotated_to === null && statusOf(each, now) === "active",
  ).length;
}

function shown(state: State, key: ApiKey) {
  const account = state.accounts.find(({ id }) => id === key.account_id);
  const now = new Date(state.now());
  const used = state.used.get(`${key.counter} ${periodOf(now)}`) ?? 0;
  return toKeyResponse(key, account?.tier ?? key.tier, used, now);
}

function notFound(id: string) {
  return rejectWith(404, "key_not_found", `You have no key ${id}.`);
}
