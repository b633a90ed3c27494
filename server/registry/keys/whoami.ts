/** The operation that returns the credential, account and quota of a request. */

import { challenge } from "../../core/http/authentication.ts";
import { noStore } from "../../core/http/responses.ts";
import { lowerTier, quotaLeft } from "../../core/limits/tiers.ts";
import type { Context, Handlers } from "../../feature.ts";
import { type Account, toResponse } from "../accounts/account.ts";
import { accountById } from "../accounts/accounts.ts";
import { endOf, findSession } from "../accounts/sessions.ts";
import { ApiKey } from "./api-key.ts";
import { toKeyResponse } from "./key-state.ts";
import { usedOf } from "./keys.ts";
import { endOfMonth, periodOf } from "./months.ts";

export const whoami: Handlers["accounts"]["whoami"] = async (_request, context) => {
  const { caller, database } = context;
  const account = await accountById(database, caller.account ?? "");
  if (!account) throw new Error("The account of a valid credential is missing");
  const credential =
    caller.key === null ? await ofSession(context, account.tier) : await ofKey(context, caller.key, account);
  return { status: 200, headers: noStore, body: { account: toResponse(account), ...credential } };
};

/** The part of the response that depends on the session. */
async function ofSession({ caller, database, clock }: Context, tier: Account["tier"]) {
  const session = await findSession(database, caller.session ?? "", clock());
  if (!session) throw challenge("credential_unknown", "The session has just ended: sign in.");
  return { credential: "session" as const, key: null, tier, quota: null, expires_at: endOf(session) };
}

/** The part of the response that depends on the key. */
async function ofKey({ database, clock }: Context, id: string, account: Pick<Account, "id" | "tier">) {
  const at = clock();
  const period = periodOf(at);
  const key = await database.em().findOne(ApiKey, { id, account_id: account.id });
  if (!key) throw challenge("credential_unknown", "The key has just been removed: create a new key.");
  const used = await usedOf(database, key.counter, period);
  const counts = { used, accountUsed: await usedOf(database, account.id, period) };
  const left = quotaLeft({ tier: key.tier, account_tier: account.tier }, counts);
  return {
    credential: "key" as const,
    key: toKeyResponse(key, account.tier, used, at),
    tier: lowerTier(key.tier, account.tier),
    quota: { ...left, resets_at: endOfMonth(at).toISOString() },
    expires_at: key.expires_at,
  };
}
