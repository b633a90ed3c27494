/** Signs browsers in and out, for every sign-in method. */

import { clientNetwork } from "../../core/http/client-network.ts";
import { sessionCookie } from "../../core/http/cookies.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { isCommonPassword } from "../../core/secrets/common-passwords.ts";
import { passwordWeakness } from "../../core/secrets/password-rules.ts";
import type { NodeFacts } from "../../feature.ts";
import type { Account } from "./account.ts";
import type { HashTurn } from "./hash-queue.ts";
import type { Context } from "./parts.ts";
import { cookieLife, createSession, endSessionOf } from "./sessions.ts";
import { rememberNetwork } from "./throttle.ts";

/** The problem of an account that may not sign in; undefined if it may. */
export function signInProblem(account: Account, node: NodeFacts) {
  if (account.disabled_at !== null) {
    return rejectWith(403, "account_disabled", "The operator of this node disabled this account.");
  }
  if (node.singleOperator && account.role !== "owner") {
    const detail = "This node is not yet open to the public: only its owner can sign in.";
    return rejectWith(403, "single_operator_mode", detail);
  }
  return undefined;
}

/**
 * Creates a session and ends the one that the browser has, so that a session planted before the sign-in is useless
 * afterwards (session fixation). Failed attempts from elsewhere no longer delay sign-ins from this network.
 * @returns the token for the cookie, which is not stored.
 */
export async function replaceSession(tx: Transaction, account: Account, context: Context): Promise<string> {
  await rememberNetwork(tx, account.id, context.client.address);
  for (const token of context.client.cookies.get(sessionCookie) ?? []) await endSessionOf(tx, token);
  return createSession(tx, account.id, context.client.userAgent, context);
}

/** The headers of a response that signs in. */
export function signedIn(context: Context, token: string) {
  return { ...noStore, "Set-Cookie": cookieOf(context, token, cookieLife) };
}

/** The headers of a response that signs out. */
export function signedOut(context: Context) {
  return { ...noStore, "Set-Cookie": cookieOf(context, "", 0) };
}

/** The turn of a request in the hash queue. */
export function turnOf({ client }: Context, known: boolean): HashTurn {
  return { network: clientNetwork(client.address), known };
}

/** The problem of an attempt that has to wait. */
export function tooMany(wait: number) {
  const detail = `Too many recent sign-ins failed or are waiting. Try again in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
  return { ...rejectWith(429, "too_many_sign_ins", detail), headers: { "Retry-After": wait } };
}

/**
 * The problem of a password that is easy to guess; undefined for any other.
 * @param pointer the place of the password in the body.
 */
export function weakPassword(pointer: string, password: string, email: string | null) {
  const weakness = passwordWeakness(password, email, isCommonPassword);
  if (weakness === null) return undefined;
  return rejectWith(400, "weak_password", `${pointer} ${weakness}`, {
    errors: [{ pointer, detail: weakness }],
  });
}

function cookieOf({ node, client }: Context, token: string, maxAge: number): string {
  const secure = node.publicUrl.startsWith("https:");
  return client.setCookie(sessionCookie, token, { maxAge, path: "/", secure });
}
