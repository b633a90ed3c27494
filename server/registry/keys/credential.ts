/** Authenticates requests by API key: the problems of rejected keys, and the quota headers. */
import type { Operation } from "../../../generated/operations.ts";
import {
  type Authenticated,
  type Authorize,
  type Caller,
  challenge,
} from "../../core/http/authentication.ts";
import { operationIdOf } from "../../core/http/operation-names.ts";
import { ProblemError, problemResponse } from "../../core/http/problem-response.ts";
import type { CheckCountedKey, Claim, CountedKey } from "./claim.ts";
import { type KeyLifetime, type Outcome, outcomeOf, statusOf } from "./key-state.ts";
import { endOfMonth, lengthOfMonth } from "./months.ts";
import { formatError } from "./raw-key.ts";
import { scopesOf } from "./scopes.ts";

/** Options of {@link authenticateKey}. */
export interface KeyAuthenticationOptions {
  /** Finds keys and counts their requests: see counter.ts. */
  counter: {
    claim(raw: string, check: CheckCountedKey): Promise<Claim>;
    read(raw: string, check: CheckCountedKey): Promise<Claim>;
    undo(key: CountedKey, counted: Date): Promise<void>;
  };
  /** Records the outcomes of requests: see activity.ts. */
  activity: { record(keyId: string, operation: string, now: Date, outcome: Outcome): void };
  expire: ExpireKey;
  clock: () => Date;
}

/** Stores that a key has expired: see expiry.ts. It must not throw, because the request is rejected anyway. */
export type ExpireKey = (keyId: string, now: Date) => Promise<void>;

/**
 * Authenticates a request of an operation by its key, and counts it if the operation is counted.
 * @param raw the raw key.
 * @param place the header of the key, for messages.
 * @param authorize authorizes the account; called before the request is counted.
 * @throws ProblemError with the code of the problem.
 */
export async function authenticateKey(
  options: KeyAuthenticationOptions,
  raw: string,
  place: string,
  authorize: Authorize,
  operation: Operation,
): Promise<Authenticated> {
  const { counter, activity, expire, clock } = options;
  const { counted } = operation;
  checkFormat(raw, place);
  const check: CheckCountedKey = (key, now) => {
    checkValidity(key, place, now);
    authorize(callerOf(key));
  };
  const claim = await (counted ? counter.claim(raw, check) : counter.read(raw, check));
  if (!claim.key) throw unknownKey(place);
  const { key } = claim;
  if ("rejection" in claim) {
    await storeExpiry(expire, key, claim.now);
    throw claim.rejection;
  }

  // The time of counting, not a later one: otherwise the last request of a month could get the headers of the next month.
  const { now, limit, over } = claim;
  const headers = quotaHeaders(limit, claim.remaining, now);
  if (over) {
    activity.record(key.id, idOf(operation), now, "over_quota");
    const whose = over === "key" ? "The key has" : "The account's keys together have";
    throw quotaExceeded(whose, over, limit, now);
  }
  return {
    caller: callerOf(key),
    headers,
    async settle(status) {
      activity.record(key.id, idOf(operation), clock(), outcomeOf(status));
      if (counted && status >= 500) await counter.undo(key, now);
    },
  };
}

function idOf(operation: Operation): string {
  const id = operationIdOf(operation);
  if (id === undefined)
    throw new Error(`${operation.method} ${operation.path} is not in the table of operations`);
  return id;
}

function callerOf({ id, account_id, role, scopes }: CountedKey): Caller {
  return { account: account_id, role, session: null, key: id, scopes: scopesOf(scopes) };
}

/** The fields that determine whether a key is valid. */
export interface KeyValidity extends KeyLifetime {
  id: string;
  disabled_at: string | null;
}

/** Options of {@link checkKey}. */
export interface KeyCheckOptions {
  /** Looks a key up; undefined if the node has not issued it. */
  find: (raw: string) => Promise<KeyValidity | undefined>;
  /** Records the use of keys: see activity.ts. */
  activity: { use(keyId: string, now: Date): void };
  expire: ExpireKey;
  clock: () => Date;
}

/**
 * Checks a key on an operation that does not require one, without counting the request. It is a use of the key nevertheless.
 * @param raw the raw key.
 * @param place the header of the key, for messages.
 * @throws ProblemError with the code of the problem.
 */
export async function checkKey(
  { find, activity, expire, clock }: KeyCheckOptions,
  raw: string,
  place: string,
): Promise<void> {
  checkFormat(raw, place);
  const key = await find(raw);
  if (!key) throw unknownKey(place);
  const now = clock();
  await storeExpiry(expire, key, now);
  checkValidity(key, place, now);
  activity.use(key.id, now);
}

/** Stores that a key has expired, at the first request that is rejected because of it. */
async function storeExpiry(expire: ExpireKey, key: KeyValidity, now: Date): Promise<void> {
  if (key.expired_at === null && statusOf(key, now.toISOString()) === "expired") await expire(key.id, now);
}

function unknownKey(place: string): ProblemError {
  return challenge("credential_unknown", `${place} holds a key that this node has not issued.`);
}

function checkFormat(raw: string, place: string): void {
  const error = formatError(raw);
  if (error === "malformed") {
    const detail = `${place} does not hold a key (registry_ and 46 letters or digits).`;
    throw challenge(
      "credential_malformed",
      place === "Authorization" ? `${detail} Send "Bearer <key>".` : detail,
    );
  }
  if (error === "checksum") {
    const detail = `${place} holds a mistyped key: its checksum, the last six letters, does not match.`;
    throw challenge("credential_checksum_failed", detail);
  }
}

/** Checks a known key. The reason why it is rejected is disclosed, because the full key matched. */
function checkValidity(key: KeyValidity, place: string, now: Date): void {
  const status = statusOf(key, now.toISOString());
  if (status === "revoked") {
    throw challenge(
      "credential_revoked",
      `The key in ${place} was revoked at ${key.revoked_at}: create a new key.`,
    );
  }
  if (status === "expired") {
    throw challenge(
      "credential_expired",
      `The key in ${place} expired at ${key.expires_at}: create a new key.`,
    );
  }
  if (key.disabled_at !== null) {
    throw new ProblemError(
      problemResponse("account_disabled", "The operator of this node disabled the account of this key."),
    );
  }
}

/** The problem of a used-up quota. @param whose begins its sentence, as in "The key has". */
export function quotaExceeded(
  whose: string,
  scope: "key" | "account",
  limit: number,
  now: Date,
): ProblemError {
  const resets_at = endOfMonth(now).toISOString();
  const detail = `${whose} used all requests of this month; the quota resets at ${resets_at}.`;
  const problem = { scope, limit, resets_at };
  return new ProblemError(
    problemResponse("quota_exceeded", detail, problem, {
      ...quotaHeaders(limit, 0, now),
      "Retry-After": String(secondsLeft(now)),
    }),
  );
}

function secondsLeft(now: Date): number {
  return Math.ceil((endOfMonth(now).getTime() - now.getTime()) / 1_000);
}

/** The headers of draft-ietf-httpapi-ratelimit-headers, and the older X-RateLimit headers with Unix times, as GitHub sends. */
export function quotaHeaders(limit: number, remaining: number, now: Date): Record<string, string> {
  return {
    "RateLimit-Policy": `"month";q=${limit};w=${lengthOfMonth(now)}`,
    RateLimit: `"month";r=${remaining};t=${secondsLeft(now)}`,
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(endOfMonth(now).getTime() / 1_000),
  };
}
