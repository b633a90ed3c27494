/** Closes the signed-in account. */

import { wrap } from "@mikro-orm/core";
import { rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { countLivingOf } from "../agents/lifecycle/agents-of-account.ts";
import { trustChanged } from "../hooks.ts";
import { recordSecurity } from "../security-log/record.ts";
import type { Account } from "./account.ts";
import { endAccess } from "./closed-accounts.ts";
import { confirm, ownAccount, stillConfirmed } from "./confirmation.ts";
import type { Handlers } from "./parts.ts";
import { signedOut } from "./sign-in.ts";

export const close: Handlers["accounts"]["close"] = async ({ body }, context) => {
  const before = await ownAccount(context);
  if (before.role === "owner") {
    const detail = "The owner's account cannot be closed, because the node would have no operator.";
    return rejectWith(409, "owner_cannot_close", detail);
  }
  const { confirmed, rejection } = await confirm(context, before, body.current_password);
  if (rejection) return rejection;
  return context.database.transaction(async (tx) => {
    const { account, rejection } = await stillConfirmed(tx, context, before, confirmed);
    if (rejection) return rejection;
    const agents = body.agents === undefined ? await livingAgents(tx, account.id) : undefined;
    if (agents) return agents;
    await recordSecurity(tx, context, tx.now, { action: "account_closed", account: account.id });
    erase(account, tx.now);
    await endAccess(tx, account.id);
    await trustChanged.run(tx, account.id);
    return { status: 204, headers: signedOut(context) };
  });
};

/** Erases the personal data of an account, and what it signs in with. */
function erase(account: Account, now: string): void {
  wrap(account).assign({ email: null, name: null, password: null, oidc_issuer: null, oidc_subject: null });
  wrap(account).assign({ issuer: false, disabled_at: now, closed_at: now, closing_at: now });
}

/** The problem of an account with agents that are not deleted; undefined if it has none. */
async function livingAgents(tx: Transaction, owner: string) {
  const { total, total_is_exact } = await countLivingOf(tx, owner);
  if (total === 0) return undefined;
  const number = `${total}${total_is_exact ? "" : " or more"} ${total === 1 ? "agent" : "agents"}`;
  const detail = `Your account has ${number}: delete them first, or send "agents": "tombstone" to delete them with it.`;
  return rejectWith(409, "account_has_agents", detail, { agents: total });
}
