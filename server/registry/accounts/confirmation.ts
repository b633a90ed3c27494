/** Confirms that the person at a session may change how its account signs in. */

import { challenge } from "../../core/http/authentication.ts";
import { rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Managed } from "../../core/sql/orm.ts";
import type { Account } from "./account.ts";
import { accountById } from "./accounts.ts";
import type { HashTurn } from "./hash-queue.ts";
import type { Context } from "./parts.ts";
import { recordFailure } from "./security.ts";
import { findSession, hasSession } from "./sessions.ts";
import { signInProblem, tooMany, turnOf } from "./sign-in.ts";
import { type Attempt, countAttempt, isKnownNetwork, recordSuccess } from "./throttle.ts";

/** How long ago a sign-in with the identity provider confirms a change, in milliseconds. */
const recentMs = 600_000;

/** The signed-in account. */
export async function ownAccount({
  database,
  caller,
}: Pick<Context, "caller"> & { database: Managed }): Promise<Account> {
  const account = await accountById(database, caller.account ?? "");
  if (!account) throw new Error("The account of a valid session is missing");
  return account;
}

/** A confirmed change. */
export interface Confirmed {
  /** The attempt to record as a success; null without a password. */
  attempt: Attempt | null;
  turn: HashTurn;
}

/**
 * Checks the current password. It is throttled like a sign-in, so that an open session is no faster way to guess the password.
 * @param known the password hash of the account.
 * @returns the confirmation, or the problem to respond with.
 */
export async function confirmByPassword(
  context: Context,
  { id, email }: Account,
  { known, typed }: { known: string; typed: string },
) {
  const { database, passwords, client, clock } = context;
  const attempt: Attempt = { email: email ?? id, address: client.address };
  const turn = turnOf(context, await isKnownNetwork(database, id, client.address));
  const wait = passwords.isBusy(turn) ? 1 : await countAttempt(database, attempt, id, clock());
  if (wait > 0) return { rejection: tooMany(wait) };
  if (!(await passwords.verify(typed, known, turn))) {
    await recordFailure(context, id, "confirmation_failed");
    return { rejection: wrongPassword() };
  }
  return { confirmed: { attempt, turn } satisfies Confirmed };
}

/**
 * Confirms a change by the current password, or by a recent sign-in if the account has no password.
 * @param typed the current password, if the caller sent one.
 * @returns the confirmation, or the problem to respond with.
 */
export async function confirm(context: Context, account: Account, typed: string | undefined) {
  const { database, caller, clock } = context;
  const { password: known } = account;
  if (known !== null)
    return typed === undefined
      ? { rejection: wrongPassword() }
      : confirmByPassword(context, account, { known, typed });
  const session = await findSession(database, caller.session ?? "", clock());
  if (!session || clock().getTime() - Date.parse(session.created_at) > recentMs) {
    const detail =
      "Your account has no password: sign in with the identity provider again, then repeat this.";
    return { rejection: rejectWith(403, "recent_sign_in_required", detail) };
  }
  return { confirmed: { attempt: null, turn: turnOf(context, true) } satisfies Confirmed };
}

/**
 * Checks in the transaction of a confirmed change that the account and the session are still good, and records the success.
 * @returns the account as it is now, or the problem to respond with.
 * @throws ProblemError if the session has ended meanwhile.
 */
export async function stillConfirmed(
  tx: Transaction,
  { caller, node }: Context,
  before: Account,
  { attempt }: Confirmed,
) {
  if (!(await hasSession(tx, caller.session ?? "")))
    throw challenge("credential_unknown", "The session has just ended: sign in.");
  const account = await accountById(tx, before.id);
  if (account?.password !== before.password) return { rejection: wrongPassword() };
  const rejection = signInProblem(account, node);
  if (rejection) return { rejection };
  if (attempt) await recordSuccess(tx, attempt, tx.now);
  return { account };
}

function wrongPassword() {
  const detail = "/current_password is not the password of your account.";
  return rejectWith(403, "wrong_password", detail);
}
