/** Signing a browser in, however somebody proved who they are. */
import { refuse } from "../answers.ts";
import { clientNetwork } from "../client-network.ts";
import type { Context, NodeFacts } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";
import { sessionCookie } from "../http/cookies.ts";
import type { AccountRow } from "./account.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { HashTurn } from "./hash-queue.ts";
import { passwordWeakness } from "./password-rules.ts";
import { beginSession, cookieLife, endSessionOf } from "./sessions.ts";
import { rememberPlace } from "./throttle.ts";

/** On answers that nobody may keep. */
export const noStore = { "Cache-Control": "no-store" };

/** Why an account may not sign in; undefined if it may. */
export function barOf(account: AccountRow, node: NodeFacts) {
  if (account.disabled_at !== null) {
    return refuse(403, "account_disabled", "The operator of this node disabled this account.");
  }
  if (node.singleOperator && account.role !== "owner") {
    const detail = "This node is not yet open to the public: only its owner can sign in.";
    return refuse(403, "single_operator_mode", detail);
  }
  return undefined;
}

/**
 * Begins a session in place of the one that the browser has, so that a session that somebody planted in it before the
 * sign-in is worth nothing after it. Guesses from elsewhere will not hold up who comes from here again.
 * @returns the token for the cookie.
 */
export async function replaceSession(
  tx: Transaction,
  account: AccountRow,
  context: Context,
): Promise<string> {
  await rememberPlace(tx, account.id, context.origin.address);
  for (const token of context.origin.cookies.get(sessionCookie) ?? []) await endSessionOf(tx, token);
  return beginSession(tx, account.id, context.origin.userAgent, context);
}

/** The headers of an answer that signs in. */
export function signedIn(context: Context, token: string) {
  return { ...noStore, "Set-Cookie": cookieOf(context, token, cookieLife) };
}

/** The headers of an answer that signs out. */
export function signedOut(context: Context) {
  return { ...noStore, "Set-Cookie": cookieOf(context, "", 0) };
}

/** The place of a request in the queue of hashes. */
export function turnOf({ origin }: Context, known: boolean): HashTurn {
  return { network: clientNetwork(origin.address), known };
}

/** The rejection of an attempt that has to wait, in seconds. */
export function tooMany(wait: number) {
  const detail = `Too many sign-ins failed or wait. Try again in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
  return { ...refuse(429, "too_many_sign_ins", detail), headers: { "Retry-After": wait } };
}

/**
 * The rejection of a password that is too easy to guess; undefined for any other.
 * @param pointer where the password is in the body.
 */
export function weakPassword(pointer: string, password: string, email: string | null) {
  const weakness = passwordWeakness(password, email, isCommonPassword);
  if (weakness === null) return undefined;
  return refuse(400, "weak_password", `${pointer} ${weakness}`, { errors: [{ pointer, detail: weakness }] });
}

function cookieOf({ node, origin }: Context, token: string, maxAge: number): string {
  const secure = node.publicUrl.startsWith("https:");
  return origin.setCookie(sessionCookie, token, { maxAge, path: "/", secure });
}
