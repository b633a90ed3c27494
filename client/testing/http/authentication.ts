/** Authentication, authorization and quotas of a fake registry, by the node's rules. */
import { createAuthentication } from "../../../server/http/authentication.ts";
import type { CheckCountedKey, Claim, CountedKey } from "../../../server/keys/claim.ts";
import { authenticateKey, checkKey, type KeyValidity } from "../../../server/keys/credential.ts";
import type { Outcome } from "../../../server/keys/key-state.ts";
import { periodOf } from "../../../server/keys/months.ts";
import { accountAllowance, allowances, lowerTier } from "../../../server/keys/tiers.ts";
import { authenticateSession } from "../accounts/sessions.ts";
import { nothing } from "../keys/handlers.ts";
import type { State } from "../state.ts";

/** Creates the authentication of a fake. */
export function authenticationOf(state: State) {
  const { settings } = state;
  const clock = () => new Date(state.now());
  const counter = {
    claim: async (raw: string, check: CheckCountedKey) => claim(state, raw, check),
    undo: async (key: CountedKey, counted: Date) => count(state, key, counted, -1),
  };
  const activity = { record: (id: string, now: Date, outcome: Outcome) => note(state, id, now, outcome) };
  return createAuthentication({
    credentials: {
      key: (raw, place, authorize) => authenticateKey({ counter, activity, clock }, raw, place, authorize),
      checkKey: (raw, place) => checkKey(async (sent) => find(state, sent), clock, raw, place),
      session: async (tokens) => authenticateSession(state, tokens),
    },
    publicUrl: settings.baseUrl,
    singleOperator: settings.singleOperator,
    anonymousWrites: () => (settings.keysRequired || settings.singleOperator ? null : transition(settings)),
    unavailable: () => false,
  });
}

/** The deprecation headers of writes without a credential (RFC 9745). */
function transition({ baseUrl }: State["settings"]): Record<string, string> {
  return {
    Deprecation: `@${Date.parse("2026-11-20T00:00:00Z") / 1_000}`,
    Link: `<${baseUrl}/problems/credential_missing>; rel="deprecation"; type="text/html"`,
  };
}

function find(state: State, raw: string): KeyValidity | undefined {
  const key = state.keys.find(({ raw_key }) => raw_key === raw);
  const account = state.accounts.find(({ id }) => id === key?.account_id);
  return key && account && { ...key, disabled_at: account.disabled_at };
}

function claim(state: State, raw: string, check: CheckCountedKey): Claim {
  const found = state.keys.find(({ raw_key }) => raw_key === raw);
  const account = state.accounts.find(({ id }) => id === found?.account_id);
  if (!found || !account) return { key: undefined };
  const { role, tier: account_tier, disabled_at } = account;
  const key: CountedKey = { ...found, role, account_tier, disabled_at };
  const now = new Date(state.now());
  try {
    check(key, now);
  } catch (refused) {
    return { key, rejection: refused };
  }
  const limit = allowances[lowerTier(key.tier, account_tier)].requests;
  const most = accountAllowance(account_tier) ?? Number.MAX_SAFE_INTEGER;
  const [used, accountUsed] = [usedBy(state, key.counter, now), usedBy(state, key.account_id, now)];
  if (used >= limit) return { key, now, limit, remaining: 0, over: "key" };
  if (accountUsed >= most) return { key, now, limit: most, remaining: 0, over: "account" };
  count(state, key, now, 1);
  return { key, now, limit, remaining: Math.min(limit - used, most - accountUsed) - 1, over: null };
}

function usedBy(state: State, owner: string, now: Date): number {
  return state.used.get(`${owner} ${periodOf(now)}`) ?? 0;
}

function count(state: State, { counter, account_id }: CountedKey, at: Date, difference: 1 | -1): void {
  for (const owner of [counter, account_id]) {
    state.used.set(`${owner} ${periodOf(at)}`, usedBy(state, owner, at) + difference);
  }
}

function note(state: State, id: string, now: Date, outcome: Outcome): void {
  const key = state.keys.find((each) => each.id === id);
  if (!key) return;
  const day = now.toISOString().slice(0, 10);
  const counts = key.days.get(day) ?? nothing();
  key.days.set(day, { ...counts, [outcome]: counts[outcome] + 1 });
  if (outcome === "served" || outcome === "refused")
    key.last_used_at = `${now.toISOString().slice(0, 16)}:00.000Z`;
}
