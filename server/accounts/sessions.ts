/** Signed-in sessions: an opaque token in a cookie, of which the node keeps the SHA-256. */
import { hash } from "node:crypto";
import type { components } from "../../generated/openapi.d.ts";
import { besideRequest } from "../database/commit-outcome.ts";
import type { Database, Rows } from "../database/database.ts";
import { marks } from "../database/marks.ts";
import type { Transaction } from "../database/transaction.ts";
import { type Caller, challenge, severalSessions } from "../http/admission.ts";
import { Refused, refusal } from "../http/refusal.ts";

const day = 86_400_000;

/** How long a session lives without being used, and at most, in milliseconds. */
const idleLife = 7 * day;
const wholeLife = 30 * day;

/** How often the use of a session is written at most, in milliseconds. */
const noticeable = 60_000;

const tokenBytes = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** A session as it is stored. */
export interface SessionRow {
  id: string;
  account_id: string;
  created_at: string;
  last_used_at: string;
  /** When it ends however much it is used. */
  expires_at: string;
  user_agent: string | null;
}

/** Life of the cookie that holds a session, in seconds: the node ends it earlier if it is not used. */
export const cookieLife = wholeLife / 1_000;

/**
 * Begins a session.
 * @returns the token for the cookie, which is kept nowhere.
 */
export async function beginSession(
  tx: Transaction,
  accountId: string,
  userAgent: string | null,
  { newId, random }: { newId: () => string; random: (bytes: number) => Buffer },
): Promise<string> {
  const token = random(tokenBytes).toString("base64url");
  const expires = new Date(Date.parse(tx.now) + wholeLife).toISOString();
  await tx.run("delete from session where account_id = ? and (expires_at <= ? or last_used_at <= ?)", [
    ...[accountId, tx.now, new Date(Date.parse(tx.now) - idleLife).toISOString()],
  ]);
  await tx.run(
    "insert into session (id, hash, account_id, created_at, last_used_at, expires_at, user_agent) values (?, ?, ?, ?, ?, ?, ?)",
    [`ses_${newId()}`, hash("sha256", token), accountId, tx.now, tx.now, expires, userAgent],
  );
  return token;
}

/** Ends the session of a token, if there is one. */
export async function endSessionOf(tx: Transaction, token: string): Promise<void> {
  await tx.run("delete from session where hash = ?", [hash("sha256", token)]);
}

/** Ends all sessions of an account. */
export async function endSessionsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.run("delete from session where account_id = ?", [accountId]);
}

/** When a session ends if it is not used again: RFC 3339. */
export function endOf({ last_used_at, expires_at }: SessionRow): string {
  const idle = new Date(Date.parse(last_used_at) + idleLife).toISOString();
  return idle < expires_at ? idle : expires_at;
}

/** The sessions of an account that have not ended, newest first. */
export async function sessionsOf(rows: Rows, accountId: string, now: Date): Promise<SessionRow[]> {
  const all = await rows.all<SessionRow>(
    "select id, account_id, created_at, last_used_at, expires_at, user_agent from session where account_id = ? order by created_at desc, id",
    [accountId],
  );
  return all.filter((each) => endOf(each) > now.toISOString());
}

/** A session as its account sees it. */
export function present(row: SessionRow, current: string | null): components["schemas"]["Session"] {
  const { id, created_at, last_used_at, user_agent } = row;
  return { id, current: id === current, created_at, last_used_at, expires_at: endOf(row), user_agent };
}

/**
 * Admits the session that goes on of those whose tokens were sent. A neighbouring host can set a second cookie of the
 * same name (RFC 6265 section 8.6); one that is no live session must not lock the browser out.
 * @param clock the time.
 * @throws Refused when none of the tokens is that of a session that goes on, or several are.
 */
export async function admitSession(
  database: Database,
  clock: () => Date,
  tokens: readonly string[],
): Promise<Caller> {
  const found = await sessionsByToken(database, tokens);
  const now = clock();
  const live = found.filter((each) => isLive(each, now));
  if (live.length > 1) throw severalSessions(live.length);
  const [one] = live;
  if (!one) throw notLive(tokens, found);
  await touch(database, one, now);
  return { account: one.account_id, role: one.role, session: one.id };
}

/** Why no session of a request goes on. */
function notLive(tokens: readonly string[], [found]: FoundSession[]): Refused {
  if (!tokens.some((token) => tokenForm.test(token)))
    return challenge("credential_malformed", "The cookie access_token does not hold a session of a node.");
  if (!found) {
    const detail = "The cookie access_token holds no session, or one that was ended: sign in.";
    return challenge("credential_unknown", detail);
  }
  if (found.disabled_at !== null)
    return new Refused(refusal("account_disabled", "The operator of this node disabled this account."));
  return challenge("credential_expired", `The session ended at ${endOf(found)}: sign in again.`);
}

/** The account that a browser is signed in to; undefined when not exactly one of its sessions goes on. */
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

/** The sessions of those tokens that have the form of one; a request's headers have room for some 270. */
async function sessionsByToken(rows: Rows, tokens: readonly string[]): Promise<FoundSession[]> {
  const hashes = tokens.filter((token) => tokenForm.test(token)).map((token) => hash("sha256", token));
  if (hashes.length === 0) return [];
  return rows.all<FoundSession>(
    `select s.id, s.account_id, s.created_at, s.last_used_at, s.expires_at, s.user_agent, a.role, a.disabled_at
      from session s join account a on a.id = s.account_id where s.hash in (${marks(hashes)})`,
    hashes,
  );
}

/** A session with what its account decides. */
interface FoundSession extends SessionRow {
  role: "owner" | "developer";
  disabled_at: string | null;
}

/** Writes that a session is used, to the minute. */
async function touch(database: Database, { id, last_used_at }: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(last_used_at) < noticeable) return;
  const at = now.toISOString();
  const sql = "update session set last_used_at = ? where id = ? and last_used_at < ?";
  await besideRequest(database.aside((rows) => rows.all(sql, [at, id, at])));
}
