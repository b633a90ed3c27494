/** Changes the e-mail address of the signed-in account. */

import { normalEmail } from "../../core/values/email.ts";
import { recordSecurity } from "../security-log/record.ts";
import { toResponse } from "./account.ts";
import { isEmailTaken } from "./accounts.ts";
import { confirm, ownAccount, stillConfirmed } from "./confirmation.ts";
import { emailRejected, emailTaken } from "./email-rejections.ts";
import type { Handlers } from "./parts.ts";
import { endPasswordLinkOf } from "./password-link.ts";
import { endSessionsOf } from "./sessions.ts";
import { replaceSession, signedIn } from "./sign-in.ts";

export const changeEmail: Handlers["accounts"]["changeEmail"] = async ({ body }, context) => {
  const rejected = emailRejected(body.email);
  if (rejected) return rejected;
  const before = await ownAccount(context);
  const { confirmed, rejection } = await confirm(context, before, body.current_password);
  if (rejection) return rejection;
  return context.database.transaction(async (tx) => {
    const { account, rejection } = await stillConfirmed(tx, context, before, confirmed);
    if (rejection) return rejection;
    const email = normalEmail(body.email);
    if (await isEmailTaken(tx, account.id, email)) return emailTaken(body.email);
    account.email = email;
    await recordSecurity(tx, context, tx.now, { action: "email_changed", account: account.id });
    await endPasswordLinkOf(tx, account.id);
    await endSessionsOf(tx, account.id);
    const token = await replaceSession(tx, account, context);
    return { status: 200, headers: signedIn(context, token), body: { account: toResponse(account) } };
  });
};
