/** Recovers accounts whose password is lost: the operator issues a link, with which its user sets a new password. */

import { hash } from "node:crypto";
import { sessionCookie } from "../../core/http/cookies.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { recordSecurity } from "../security-log/record.ts";
import { toResponse } from "./account.ts";
import { accountById } from "./accounts.ts";
import { closed } from "./administration.ts";
import type { Context, Handlers } from "./parts.ts";
import { accountOfLink, createPasswordLink, takePasswordLink } from "./password-link.ts";
import { endSessionOf, endSessionsOf } from "./sessions.ts";
import { signedOut, tooMany, turnOf, weakPassword } from "./sign-in.ts";
import { type Attempt, countAttempt, forgetFailuresOf, recordSuccess } from "./throttle.ts";

export const issuePasswordLink: Handlers["accounts"]["issuePasswordLink"] = async ({ path }, context) => {
  const { database, random, node } = context;
  const token = random(32).toString("base64url");
  return database.transaction(async (tx) => {
    const account = await accountById(tx, path.id);
    if (!account) return rejectWith(404, "account_not_found", `No account has the id ${path.id}.`);
    if (account.role === "owner") {
      const detail =
        "The owner's password is reset on the command line: `npm run registry-node -- owner reset`.";
      return rejectWith(409, "owner_resets_password", detail);
    }
    if (account.closed_at !== null) return closed(account.id);
    if (account.disabled_at !== null) {
      const detail = `${account.id} is disabled: enable it, then issue the link.`;
      return rejectWith(409, "account_not_enabled", detail);
    }
    if (account.email === null) {
      const detail = `${account.id} has no e-mail address to sign in with: its user signs in with the identity provider.`;
      return rejectWith(409, "email_missing", detail);
    }
    const { expires_at } = await createPasswordLink(tx, account.id, token);
    await recordSecurity(tx, context, tx.now, { action: "password_link_issued", account: account.id });
    // In the fragment, which browsers send neither to servers nor in `Referer`.
    const url = `${node.publicUrl}/dashboard#/password?token=${token}`;
    return { status: 200, headers: noStore, body: { url, expires_at } };
  });
};

export const resetPassword: Handlers["accounts"]["resetPassword"] = async ({ body }, context) => {
  const { database, passwords, client, clock } = context;
  const { token, new_password } = body;
  const accountId = await accountOfLink(database, token, clock());
  const account = accountId === undefined ? undefined : await accountById(database, accountId);
  const weak = weakPassword("/new_password", new_password, account?.email ?? null);
  if (weak) return weak;
  // Counted for the token and the network, like a sign-in for an address and the network.
  const attempt: Attempt = { email: `link ${hash("sha256", token)}`, address: client.address };
  const turn = turnOf(context, false);
  const wait = passwords.isBusy(turn) ? 1 : await countAttempt(database, attempt, null, clock());
  if (wait > 0) return tooMany(wait);
  const kept = await passwords.hash(new_password, turn); // also for an unknown token, which must take as long
  return database.transaction(async (tx) => {
    const changed = await resetByLink(tx, context, { token, kept });
    if (!changed) return linkInvalid();
    await recordSuccess(tx, attempt, tx.now);
    return { status: 200, headers: signedOut(context), body: { account: toResponse(changed) } };
  });
};

/** Sets the password of the account of a link. @returns the account; undefined if the link is not valid. */
async function resetByLink(
  tx: Transaction,
  context: Context,
  { token, kept }: { token: string; kept: string },
) {
  const id = await takePasswordLink(tx, token);
  const account = id === undefined ? undefined : await accountById(tx, id);
  if (!account || account.disabled_at !== null) return undefined;
  account.password = kept;
  await endSessionsOf(tx, account.id);
  const fact = { action: "password_link_used", account: account.id, actor: null } as const;
  await recordSecurity(tx, context, tx.now, fact);
  const { client } = context;
  for (const each of client.cookies.get(sessionCookie) ?? []) await endSessionOf(tx, each);
  // The user has probably tried wrong passwords before, and must be able to sign in now.
  if (account.email !== null) await forgetFailuresOf(tx, { email: account.email, address: client.address });
  return account;
}

function linkInvalid() {
  const detail =
    "The link is unknown, was used or replaced, or has expired: ask the operator of the node for a new one.";
  return rejectWith(403, "password_link_invalid", detail);
}
