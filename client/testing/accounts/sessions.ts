/** Sessions of a fake registry, and their cookie. */
import { type Caller, challenge, duplicateSessions } from "../../../server/http/authentication.ts";
import { sessionCookie } from "../../../server/http/cookies.ts";
import { ProblemError, problemResponse } from "../../../server/http/problem-response.ts";
import type { Context } from "../context.ts";
import { noStore } from "../http/paging.ts";
import type { State } from "../state.ts";
import type { Account, Session } from "../tables.ts";

const day = 86_400_000;

/** The maximum idle time and the maximum lifetime of a session, in milliseconds. */
const idleLife = 7 * day;
const wholeLife = 30 * day;

/** Creates a session, and ends the one that the browser has. @returns its token. */
export function replaceSession({ state, cookies, userAgent }: Context, account: Account): string {
  const planted = cookies.get(sessionCookie) ?? [];
  const kept = state.sessions.filter(({ token }) => !planted.includes(token));
  state.sessions.splice(0, state.sessions.length, ...kept);
  return createSession(state, account.id, userAgent);
}

/** Creates a session. @returns its token. */
export function createSession(state: State, accountId: string, userAgent: string | null): string {
  const now = state.now();
  const session: Session = {
    id: state.newId("ses"),
    token: state.newToken(),
    account_id: accountId,
    user_agent: userAgent,
    created_at: now,
    last_used_at: now,
    expires_at: later(now, wholeLife),
  };
  state.sessions.push(session);
  return session.token;
}

/** The expiry of a session that is not used again. */
export function endOf({ last_used_at, expires_at }: Session): string {
  const idle = later(last_used_at, idleLife);
  return idle < expires_at ? idle : expires_at;
}

/** The active sessions of an account, newest first. */
export function sessionsOf(state: State, accountId: string): Session[] {
  const now = state.now();
  return state.sessions.filter((each) => each.account_id === accountId && endOf(each) > now).toReversed();
}

/** Authenticates by the one active session of the sent tokens. @throws ProblemError if none or several are active. */
export function authenticateSession(state: State, tokens: readonly string[]): Caller {
  const now = state.now();
  const found = state.sessions.flatMap((session) => {
    const account = state.accounts.find(({ id }) => id === session.account_id);
    return account && tokens.includes(session.token) ? [{ session, account }] : [];
  });
  const live = found.filter(({ session, account }) => endOf(session) > now && account.disabled_at === null);
  if (live.length > 1) throw duplicateSessions(live.length);
  const [one] = live;
  if (!one) throw notLive(tokens, found);
  one.session.last_used_at = now;
  return { account: one.account.id, role: one.account.role, session: one.session.id };
}

function notLive(tokens: readonly string[], [found]: { session: Session; account: Account }[]): ProblemError {
  if (!tokens.some((token) => /^[A-Za-z0-9_-]{43}$/.test(token)))
    return challenge(
      "credential_malformed",
      "The cookie access_token does not hold a session token of a node.",
    );
  if (!found) {
    const detail = "The session in the cookie access_token does not exist, or has ended: sign in.";
    return challenge("credential_unknown", detail);
  }
  if (found.account.disabled_at !== null)
    return new ProblemError(
      problemResponse("account_disabled", "The operator of this node disabled this account."),
    );
  return challenge("credential_expired", `The session expired at ${endOf(found.session)}: sign in again.`);
}

/** The headers of a response that signs in. */
export function signedIn({ state }: Context, token: string) {
  return { ...noStore, "Set-Cookie": cookieOf(state, token, wholeLife / 1_000) };
}

/** The headers of a response that signs out. */
export function signedOut({ state }: Context) {
  return { ...noStore, "Set-Cookie": cookieOf(state, "", 0) };
}

function cookieOf({ settings }: State, token: string, maxAge: number): string {
  const secure = settings.baseUrl.startsWith("https:") ? "; Secure" : "";
  return `${sessionCookie}=${token}; Max-Age=${maxAge}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}
