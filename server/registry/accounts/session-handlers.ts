/** The operations on sessions. */

import { challenge } from "../../core/http/authentication.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import { recordSecurity } from "../security-log/record.ts";
import { toResponse } from "./account.ts";
import { accountById } from "./accounts.ts";
import type { Handlers } from "./parts.ts";
import { Session } from "./session.ts";
import { endOf, findSession, toResponse as presentSession, sessionsOf } from "./sessions.ts";
import { signedOut } from "./sign-in.ts";

export const signOut: Handlers["accounts"]["signOut"] = async (_request, context) => {
  const { database, caller, clock } = context;
  const { account } = caller;
  await database.aside(async (writer) => {
    await writer.em().nativeDelete(Session, { id: caller.session ?? "" });
    await recordSecurity(writer, context, clock().toISOString(), { action: "sign_out", account });
  });
  return { status: 204, headers: signedOut(context) };
};

export const session: Handlers["accounts"]["session"] = async (_request, { database, caller, clock }) => {
  const account = await accountById(database, caller.account ?? "");
  const current = await findSession(database, caller.session ?? "", clock());
  if (!account) throw new Error("The account of a valid session is missing");
  if (!current) throw challenge("credential_unknown", "The session has just ended: sign in.");
  return {
    status: 200,
    headers: noStore,
    body: { account: toResponse(account), expires_at: endOf(current) },
  };
};

export const sessions: Handlers["accounts"]["sessions"] = async (_request, { database, caller, clock }) => {
  const found = await sessionsOf(database, caller.account ?? "", clock());
  return {
    status: 200,
    headers: noStore,
    body: { sessions: found.map((each) => presentSession(each, caller.session)) },
  };
};

export const endSession: Handlers["accounts"]["endSession"] = async ({ path }, context) => {
  const { database, caller, clock } = context;
  const ended = await database.aside(async (writer) => {
    const own = await writer.em().nativeDelete(Session, { id: path.id, account_id: caller.account ?? "" });
    const fact = { action: "sign_out", account: caller.account, subject: path.id } as const;
    if (own > 0) await recordSecurity(writer, context, clock().toISOString(), fact);
    return own;
  });
  if (ended === 0)
    return rejectWith(
      404,
      "session_not_found",
      `You have no session with the id ${path.id}, or it has ended.`,
    );
  return { status: 204 };
};
