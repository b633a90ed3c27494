/** The operations that create accounts and sign in; the others are in the files below. */

import { timingSafeEqual } from "node:crypto";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import { normalEmail } from "../../core/values/email.ts";
import { recordSecurity } from "../security-log/record.ts";
import { toResponse } from "./account.ts";
import { accountById, accountToSignIn, hasOwner, insertAccount } from "./accounts.ts";
import { emailRejected, emailTaken } from "./email-rejections.ts";
import { owner } from "./owner.ts";
import type { Handlers } from "./parts.ts";
import { byItself, recordFailure } from "./security.ts";
import { replaceSession, signedIn, signInProblem, tooMany, turnOf, weakPassword } from "./sign-in.ts";
import { recordSignUp, signUpLimitReached, signUpWait } from "./sign-up-limit.ts";
import { countAttempt, isKnownNetwork, recordSuccess } from "./throttle.ts";

export { list, update } from "./administration.ts";
export { close } from "./close-account.ts";
export { changeEmail } from "./email-change.ts";
export { changeName } from "./name-change.ts";
export { oidcCallback, oidcStart } from "./oidc.ts";
export { changePassword } from "./password-change.ts";
export { issuePasswordLink, resetPassword } from "./password-recovery.ts";
export { endSession, session, sessions, signOut } from "./session-handlers.ts";

export const setup: Handlers["accounts"]["setup"] = async ({ body }, context) => {
  const { node, passwords, database, newId } = context;
  if (!sameText(body.token, node.setupToken)) {
    return rejectWith(
      403,
      "setup_token_invalid",
      "The token does not match the one that the node printed: copy the link from its output again.",
    );
  }
  const fault = credentialsFault(body);
  if (fault) return fault;
  const turn = turnOf(context, false);
  if (passwords.isBusy(turn)) return tooMany(1);
  const password = await passwords.hash(body.password, turn);
  return database.transaction(async (tx) => {
    const wanted = { ...owner, email: normalEmail(body.email), password };
    const account = await insertAccount(tx, newId, wanted);
    if (!account) {
      return (await hasOwner(tx))
        ? rejectWith(409, "already_set_up", "The node has an owner already: sign in.")
        : emailTaken(body.email);
    }
    await recordSecurity(tx, context, tx.now, { action: "account_created", ...byItself(account) });
    const token = await replaceSession(tx, account, context);
    return { status: 201, headers: signedIn(context, token), body: { account: toResponse(account) } };
  });
};

export const signUp: Handlers["accounts"]["signUp"] = async ({ body }, context) => {
  const { node, passwords, database, newId, client, clock } = context;
  if (node.singleOperator) {
    return rejectWith(403, "sign_up_closed", "This node is in single-operator mode: sign-up is closed.");
  }
  const fault = credentialsFault(body);
  if (fault) return fault;
  const early = await signUpWait(database, client.address, node.signUpsPerNetwork, clock());
  if (early > 0) return signUpLimitReached(early);
  const turn = turnOf(context, false);
  if (passwords.isBusy(turn)) return tooMany(1);
  const password = await passwords.hash(body.password, turn);
  return database.transaction(async (tx) => {
    const wait = await signUpWait(tx, client.address, node.signUpsPerNetwork, new Date(tx.now));
    if (wait > 0) return signUpLimitReached(wait);
    const account = await insertAccount(tx, newId, {
      email: normalEmail(body.email),
      name: body.name?.toWellFormed().trim() ?? null,
      password,
      role: "developer",
      tier: "free",
      identity: null,
    });
    if (!account) return emailTaken(body.email);
    await recordSignUp(tx, client.address, tx.now);
    await recordSecurity(tx, context, tx.now, { action: "account_created", ...byItself(account) });
    const token = await replaceSession(tx, account, context);
    return { status: 201, headers: signedIn(context, token), body: { account: toResponse(account) } };
  });
};

export const signIn: Handlers["accounts"]["signIn"] = async ({ body }, context) => {
  const { database, passwords, client, clock, node } = context;
  const email = normalEmail(body.email);
  const account = await accountToSignIn(database, body.email);
  const attempt = { email, address: client.address };
  const turn = turnOf(context, await isKnownNetwork(database, account?.id ?? null, client.address));
  const busy = passwords.isBusy(turn);
  const wait = busy ? 1 : await countAttempt(database, attempt, account?.id ?? null, clock());
  if (wait > 0) return tooMany(wait);
  if (!(await passwords.verify(body.password, account?.password ?? null, turn)) || !account) {
    await recordFailure(context, account?.id ?? null, "sign_in_failed");
    return signInFailed();
  }
  return database.transaction(async (tx) => {
    // Read again, because a new password and disabling an account end its sessions, and one that began afterwards would stay.
    const current = (await accountById(tx, account.id)) ?? account;
    if (current.closed_at !== null) return signInFailed();
    const isVerified = current.password === account.password;
    const problem = isVerified ? signInProblem(current, node) : signInFailed();
    const action = problem ? "sign_in_failed" : "sign_in";
    await recordSecurity(tx, context, tx.now, {
      action,
      account: account.id,
      actor: problem ? null : account.id,
    });
    if (problem) return problem;
    await recordSuccess(tx, attempt, tx.now);
    const token = await replaceSession(tx, account, context);
    return { status: 200, headers: signedIn(context, token), body: { account: toResponse(account) } };
  });
};

export const ways: Handlers["accounts"]["ways"] = async (_request, { database, node, oidc }) => ({
  status: 200,
  headers: noStore,
  body: { sign_up: !node.singleOperator, set_up: !(await hasOwner(database)), oidc: oidc !== null },
});

function signInFailed() {
  const headers = { "WWW-Authenticate": 'Bearer realm="registry"' };
  return {
    ...rejectWith(401, "sign_in_failed", "No account has this e-mail address and password."),
    headers,
  };
}

/** The problem of an e-mail address or a password for a new account; undefined if there is none. */
function credentialsFault({ email, password }: { email: string; password: string }) {
  const rejected = emailRejected(email);
  if (rejected) return rejected;
  return weakPassword("/password", password, normalEmail(email));
}

/** Compares two texts in constant time. */
function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
