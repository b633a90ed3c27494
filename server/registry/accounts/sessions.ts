/** Sessions: an opaque token in a cookie, of which the node stores the SHA-256. */
import { hash } from "node:crypto";
import type { components } from "../../../generated/openapi.d.ts";
import { besideRequest } from "../../core/database/commit-outcome.ts";
import type { Database } from "../../core/database/database.ts";
import { type Caller, challenge, duplicateSessions } from "../../core/http/authentication.ts";
import { ProblemError, problemResponse } from "../../core/http/problem-response.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Managed } from "../../core/sql/orm.ts";
import type { Rows } from "../../core/sql/rows.ts";
import type { Account } from "./account.ts";
import { Session, sessionsByHash } from "./session.ts";

const day = 86_400_000;

/** The maximum idle time and the maximum lifetime of a session, in milliseconds. */
export const idleLife = 7 * day;
const wholeLife = 30 * day;

/** The minimum interval between writes of the last use, in milliseconds. */
const noticeable = 60_000;

/** How many of the oldest sessions one sign-in ends. */
const mostEnded = 1_000;

/** How many sessions an account has at most: a further one ends the oldest. */
export const sessionLimit = 100;

const newestFirst = { created_at: "desc", id: "asc" } as const;

const tokenBytes = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** The lifetime of the cookie in seconds. The node ends an unused session earlier. */
export const cookieLife = wholeLife / 1_000;

/**
 * Creates a session.
 * @returns the token for the cookie, which is not stored.
 */
export async function createSession(
  tx: Transaction,
  accountId: string,
  userAgent: string | null,
  { newId, random }: { newId: () => string; random: (bytes: number) => Buffer },
): Promise<string> {
  const token = random(tokenBytes).toString("base64url");
  const expires = new Date(Date.parse(tx.now) + wholeLife).toISOString();
  const unusedSince = new Date(Date.parse(tx.now) - idleLife).toISOString();
  const em = tx.em();
  await em.nativeDelete(Session, {
    account_id: accountId,
    $or: [{ expires_at: { $lte: tx.now } }, { last_used_at: { $lte: unusedSince } }],
  });
  const old = { orderBy: newestFirst, offset: sessionLimit - 1, limit: mostEnded };
  em.remove(await em.find(Session, { account_id: accountId }, old));
  const session = {
    id: `ses_${newId()}`,
    hash: hash("sha256", token),
    account_id: accountId,
    created_at: tx.now,
    last_used_at: tx.now,
    expires_at: expires,
    user_agent: userAgent,
  };
  em.persist(em.create(Session, session));
  return token;
}

/** Deletes the session of a token, if there is one. */
export async function endSessionOf(tx: Transaction, token: string): Promise<void> {
  await tx.em().nativeDelete(Session, { hash: hash("sha256", token) });
}

/** Deletes all sessions of an account. */
export async function endSessionsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.em().nativeDelete(Session, { account_id: accountId });
}

/** Whether a session exists, active or not. */
export async function hasSession(rows: Managed, id: string): Promise<boolean> {
  return (await rows.em().count(Session, { id })) > 0;
}

/** The expiry of a session that is not used again, RFC 3339. */
export function endOf({ last_used_at, expires_at }: Pick<Session, "last_used_at" | "expires_at">): string {
  const idle = new Date(Date.parse(last_used_at) + idleLife).toISOString();
  return idle < expires_at ? idle : expires_at;
}

/** The active sessions of an account, newest first. */
export async function sessionsOf(rows: Managed, accountId: string, now: Date): Promise<Session[]> {
  const newest = { orderBy: newestFirst, limit: sessionLimit };
  const all = await rows.em().find(Session, { account_id: accountId }, newest);
  return all.filter((each) => endOf(each) > now.toISOString());
}

/** The session of an id, if it has not ended. */
export async function findSession(rows: Managed, id: string, now: Date): Promise<Session | undefined> {
  const found = await rows.em().findOne(Session, { id });
  return found && endOf(found) > now.toISOString() ? found : undefined;
}

/** A session as it is in responses. */
export function toResponse(row: Session, current: string | null): components["schemas"]["Session"] {
  const { id, created_at, last_used_at, user_agent } = row;
  return { id, current: id === current, created_at, last_used_at, expires_at: endOf(row), user_agent };
}

/**
 * Authenticates by the one active session of the sent tokens. A sibling host can set a second cookie with the same name
 * (RFC 6265 section 8.6); one without an active session must not lock the browser out.
 * @param clock the clock.
 * @param warn logs that ended sessions were not deleted; the request is rejected as without that failure.
 * @throws ProblemError if none of the tokens, or several, have an active session.
 */
export async function authenticateSession(
  database: Database,
  clock: () => Date,
  tokens: readonly string[],
  warn: (error: unknown) => void,
): Promise<Caller> {
  const found = await sessionsByToken(database, tokens);
  const now = clock();
  const live = found.filter((each) => isLive(each, now));
  if (live.length > 1) throw duplicateSessions(live.length);
  const [one] = live;
  if (!one) {
    await deleteEndedOf(database, found, now).catch(warn);
    throw sessionProblem(tokens, found);
  }
  await touch(database, one, now);
  return { account: one.account_id, role: one.role, session: one.id, key: null, scopes: null };
}

/** Deletes those sessions of a rejected request that have ended, so that they do not come back when the clock is set back. */
async function deleteEndedOf(database: Database, found: readonly FoundSession[], now: Date): Promise<void> {
  const ended = found.filter((each) => endOf(each) <= now.toISOString());
  if (ended.length === 0) return;
  await database.aside(async (writer) => {
    // Not those that were used meanwhile.
    const unused = ended.map(({ id, last_used_at }) => ({ id, last_used_at }));
    await writer.em().nativeDelete(Session, { $or: unused });
  });
}

/** The problem of a request without an active session. */
function sessionProblem(tokens: readonly string[], [found]: FoundSession[]): ProblemError {
  if (!tokens.some((token) => tokenForm.test(token)))
    return challenge(
      "credential_malformed",
      "The cookie access_token does not hold a session token of a node.",
    );
  if (!found) {
    const detail = "The session in the cookie access_token does not exist, or has ended: sign in.";
    return challenge("credential_unknown", detail);
  }
  if (found.disabled_at !== null)
    return new ProblemError(
      problemResponse("account_disabled", "The operator of this node disabled this account."),
    );
  return challenge("credential_expired", `The session expired at ${endOf(found)}: sign in again.`);
}

/** The signed-in account of a browser; undefined unless exactly one of its sessions is active. */
export async function accountOfSession(
  rows: Rows,
  now: Date,
  tokens: readonly string[],
): Promise<string | undefined> {
  const [one, ...more] = (await sessionsByToken(rows, tokens)).filter((each) => isLive(each, now));
  return more.length === 0 ? one?.account_id : undefined;
}

function isLive(session: FoundSession, now: Date): boolean {
  return endOf(session) > now.toISOString() && session.disabled_at === null;
}

/** The sessions of the valid tokens. The headers of a request can hold about 270. */
async function sessionsByToken(rows: Rows, tokens: readonly string[]): Promise<FoundSession[]> {
  const hashes = tokens.filter((token) => tokenForm.test(token)).map((token) => hash("sha256", token));
  if (hashes.length === 0) return [];
  return sessionsByHash.all(rows, { hashes });
}

/** A session with the values of its account that authentication needs. */
type FoundSession = Omit<Session, "hash"> & Pick<Account, "role" | "disabled_at">;

/** Stores the last use of a session, to the minute. */
async function touch(database: Database, { id, last_used_at }: FoundSession, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(last_used_at) < noticeable) return;
  const at = now.toISOString();
  const earlier = { id, last_used_at: { $lt: at } };
  const stored = database.aside(
    (writer) => writer.em().nativeUpdate(Session, earlier, { last_used_at: at }),
    "lazy",
  );
  await besideRequest(stored);
}
