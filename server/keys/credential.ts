/** Keys as credentials: what is told of one that is not good, and of the quota of one that is. */
import { type Admitted, challenge, type Judge } from "../http/admission.ts";
import { Refused, refusal } from "../http/refusal.ts";
import type { Claim, CountedKey, Examine } from "./claim.ts";
import { type KeyEnds, type Outcome, outcomeOf, statusOf } from "./key-state.ts";
import { endOfMonth, lengthOfMonth } from "./months.ts";
import { faultOf } from "./raw-key.ts";

/** What admitting keys needs. */
export interface KeyDesk {
  /** Finds keys, and counts their requests: see counter.ts. */
  counter: {
    claim(raw: string, examine: Examine): Promise<Claim>;
    giveBack(key: CountedKey, counted: Date): Promise<void>;
  };
  /** Notes what became of requests: see activity.ts. */
  activity: { note(keyId: string, now: Date, outcome: Outcome): void };
  clock: () => Date;
}

/**
 * Admits a request by its key, and counts it.
 * @param raw what was sent as the key.
 * @param place where it was sent, for people.
 * @param judge whether its account may go on; asked before anything is counted.
 * @throws Refused with a code for each fault.
 */
export async function admitKey(desk: KeyDesk, raw: string, place: string, judge: Judge): Promise<Admitted> {
  const { counter, activity, clock } = desk;
  refuseMisspelt(raw, place);
  const claim = await counter.claim(raw, (key, now) => {
    refuseEnded(key, place, now);
    judge({ account: key.account_id, role: key.role, session: null });
  });
  if (!claim.key) throw unknown(place);
  const { key } = claim;
  if ("refused" in claim) throw claim.refused;

  // The instant of counting, not a later one: the last of a month must not be told the end of the next.
  const { now, limit, over } = claim;
  const headers = quotaHeaders(limit, claim.remaining, now);
  if (over) {
    activity.note(key.id, now, "over_quota");
    throw overQuota(over, limit, now, headers);
  }
  return {
    caller: { account: key.account_id, role: key.role, session: null },
    headers,
    async settle(status) {
      activity.note(key.id, clock(), outcomeOf(status));
      if (status >= 500) await counter.giveBack(key, now);
    },
  };
}

/** What decides whether a key is good. */
export interface KeyValidity extends KeyEnds {
  disabled_at: string | null;
}

/**
 * Checks a key on an operation that needs none; nothing is counted.
 * @param find looks the key up; undefined if the node has not issued it.
 * @param raw what was sent as the key.
 * @param place where it was sent, for people.
 * @throws Refused with a code for each fault.
 */
export async function checkKey(
  find: (raw: string) => Promise<KeyValidity | undefined>,
  clock: () => Date,
  raw: string,
  place: string,
): Promise<void> {
  refuseMisspelt(raw, place);
  const key = await find(raw);
  if (!key) throw unknown(place);
  refuseEnded(key, place, clock());
}

function unknown(place: string): Refused {
  return challenge("credential_unknown", `${place} holds a key that this node has not issued.`);
}

function refuseMisspelt(raw: string, place: string): void {
  const fault = faultOf(raw);
  if (fault === "malformed") {
    const detail = `${place} does not hold a key (registry_ and 46 letters or digits).`;
    throw challenge(
      "credential_malformed",
      place === "Authorization" ? `${detail} Send "Bearer <key>".` : detail,
    );
  }
  if (fault === "checksum") {
    const detail = `${place} holds a key with a letter wrong: its last six letters do not fit the others.`;
    throw challenge("credential_checksum_failed", detail);
  }
}

/** Only who has the whole key is told more than that it is unknown. */
function refuseEnded(key: KeyValidity, place: string, now: Date): void {
  const status = statusOf(key, now.toISOString());
  if (status === "revoked") {
    throw challenge(
      "credential_revoked",
      `The key in ${place} was revoked at ${key.revoked_at}: make a new one.`,
    );
  }
  if (status === "expired") {
    throw challenge(
      "credential_expired",
      `The key in ${place} expired at ${key.expires_at}: make a new one.`,
    );
  }
  if (key.disabled_at !== null) {
    throw new Refused(
      refusal("account_disabled", "The operator of this node disabled the account of this key."),
    );
  }
}

function overQuota(
  scope: "key" | "account",
  limit: number,
  now: Date,
  headers: Record<string, string>,
): Refused {
  const resets_at = endOfMonth(now).toISOString();
  const whose = scope === "key" ? "The key has" : "The account's keys together have";
  const detail = `${whose} had all requests of this month; they start anew at ${resets_at}.`;
  const problem = { scope, limit, resets_at };
  return new Refused(
    refusal("quota_exceeded", detail, problem, { ...headers, "Retry-After": String(secondsLeft(now)) }),
  );
}

function secondsLeft(now: Date): number {
  return Math.ceil((endOfMonth(now).getTime() - now.getTime()) / 1_000);
}

/** draft-ietf-httpapi-ratelimit-headers, and the older names beside it: reset in seconds of the epoch, as GitHub has it. */
function quotaHeaders(limit: number, remaining: number, now: Date): Record<string, string> {
  return {
    "RateLimit-Policy": `"month";q=${limit};w=${lengthOfMonth(now)}`,
    RateLimit: `"month";r=${remaining};t=${secondsLeft(now)}`,
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(endOfMonth(now).getTime() / 1_000),
  };
}
