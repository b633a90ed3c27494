/** Changes the password of the signed-in account. */

import { rejectWith } from "../../core/http/responses.ts";
import { recordSecurity } from "../security-log/record.ts";
import { toResponse } from "./account.ts";
import { confirmByPassword, ownAccount, stillConfirmed } from "./confirmation.ts";
import type { Handlers } from "./parts.ts";
import { endPasswordLinkOf } from "./password-link.ts";
import { endSessionsOf } from "./sessions.ts";
import { replaceSession, signedIn, weakPassword } from "./sign-in.ts";

export const changePassword: Handlers["accounts"]["changePassword"] = async ({ body }, context) => {
  const { database, passwords } = context;
  const before = await ownAccount(context);
  if (before.password === null) {
    const detail = "Your account signs in with the identity provider and has no password.";
    return rejectWith(409, "no_password", detail);
  }
  const weak = weakPassword("/new_password", body.new_password, before.email);
  if (weak) return weak;
  const typed = { known: before.password, typed: body.current_password };
  const { confirmed, rejection } = await confirmByPassword(context, before, typed);
  if (rejection) return rejection;
  const kept = await passwords.hash(body.new_password, confirmed.turn);
  return database.transaction(async (tx) => {
    const { account, rejection } = await stillConfirmed(tx, context, before, confirmed);
    if (rejection) return rejection;
    account.password = kept;
    await recordSecurity(tx, context, tx.now, { action: "password_changed", account: account.id });
    await endPasswordLinkOf(tx, account.id);
    await endSessionsOf(tx, account.id);
    const token = await replaceSession(tx, account, context);
    return { status: 200, headers: signedIn(context, token), body: { account: toResponse(account) } };
  });
};
