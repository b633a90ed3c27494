/** Changes the password of the signed-in account. */

import type { Handlers } from "../context.ts";
import { challenge } from "../http/authentication.ts";
import { rejectWith } from "../responses.ts";
import { toResponse } from "./account.ts";
import { accountById, replacePassword } from "./accounts.ts";
import { endSessionsOf, hasSession } from "./sessions.ts";
import { replaceSession, signedIn, signInProblem, tooMany, turnOf, weakPassword } from "./sign-in.ts";
import { countAttempt, isKnownNetwork, recordSuccess } from "./throttle.ts";

export const changePassword: Handlers["accounts"]["changePassword"] = async ({ body }, context) => {
  const { database, passwords, client, clock, caller, node } = context;
  const account = await accountById(database, caller.account ?? "");
  if (!account) throw new Error("The account of a valid session is missing");
  const { id, email, password: known } = account;
  if (known === null) {
    const detail = "Your account signs in with the identity provider and has no password.";
    return rejectWith(409, "no_password", detail);
  }
  const weak = weakPassword("/new_password", body.new_password, email);
  if (weak) return weak;
  // Throttled like a sign-in, so that an open session is no faster way to guess the password.
  const attempt = { email: email ?? id, address: client.address };
  const turn = turnOf(context, await isKnownNetwork(database, id, client.address));
  const wait = passwords.isBusy(turn) ? 1 : await countAttempt(database, attempt, id, clock());
  if (wait > 0) return tooMany(wait);
  if (!(await passwords.verify(body.current_password, known, turn))) return wrongPassword();
  const kept = await passwords.hash(body.new_password, turn);
  return database.transaction(async (tx) => {
    const now = await accountById(tx, id);
    const problem = now && signInProblem(now, node);
    if (problem) return problem;
    if (!(await replacePassword(tx, id, { known, kept }))) return wrongPassword();
    if (!(await hasSession(tx, caller.session ?? "")))
      throw challenge("credential_unknown", "The session has just ended: sign in.");
    await recordSuccess(tx, attempt, tx.now);
    await endSessionsOf(tx, id);
    const token = await replaceSession(tx, account, context);
    return { status: 200, headers: signedIn(context, token), body: { account: toResponse(now ?? account) } };
  });
};

function wrongPassword() {
  const detail = "/current_password is not the password of your account.";
  return rejectWith(403, "wrong_password", detail);
}
