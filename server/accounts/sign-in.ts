/** Signing a browser in, however somebody proved who they are. */
import { refuse } from "../answers.ts";
import type { Context, NodeFacts } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";
import { sessionCookie } from "../http/cookies.ts";
import type { AccountRow } from "./account.ts";
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

function cookieOf({ node, origin }: Context, token: string, maxAge: number): string {
  const secure = node.publicUrl.startsWith("https:");
  return origin.setCookie(sessionCookie, token, { maxAge, path: "/", secure });
}
