/** Administration of accounts by the owner of the node. */

import type { components } from "../../../generated/openapi.d.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import { openPage, signature } from "../../core/paging/paging.ts";
import { accountDisabled, trustChanged } from "../hooks.ts";
import { recordSecurity } from "../security-log/record.ts";
import type { SecurityAction } from "../security-log/security-event.ts";
import { Account, toResponse } from "./account.ts";
import { accountsAfter } from "./accounts.ts";
import type { Handlers } from "./parts.ts";
import { endPasswordLinkOf } from "./password-link.ts";
import { endSessionsOf } from "./sessions.ts";

const order = { created_at: String, id: String };

export const list: Handlers["accounts"]["list"] = async ({ query }, { database, cursors }) => {
  const { id: ids, contains: text } = query;
  const name = signature("accounts", query);
  const page = openPage(cursors, { path: "/api/admin/accounts", name, order }, query);
  if ("problem" in page) return page;
  const { after, readLimit: limit } = page;
  const found = await accountsAfter(database, { ids, text, after, limit });
  const { rows, next_cursor, link } = page.end(found);
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: { accounts: rows.map(toResponse), count: rows.length, next_cursor },
  };
};

export const update: Handlers["accounts"]["update"] = async ({ path, body }, context) => {
  return context.database.transaction(async (tx) => {
    const account = await tx.em().findOne(Account, { id: path.id });
    if (!account) return rejectWith(404, "account_not_found", `No account has the id ${path.id}.`);
    if (account.closed_at !== null) return closed(account.id);
    if (body.disabled && account.role === "owner") {
      return rejectWith(
        409,
        "owner_cannot_be_disabled",
        "The owner's account cannot be disabled, because only the owner can enable accounts.",
      );
    }
    for (const action of changesOf(account, body))
      await recordSecurity(tx, context, tx.now, { action, account: account.id });
    account.tier = body.tier ?? account.tier;
    account.issuer = body.issuer ?? account.issuer;
    if (body.disabled === false) account.disabled_at = null;
    if (body.disabled) account.disabled_at ??= tx.now;
    if (body.disabled) {
      // After the account is enabled again, its user signs in and resumes its subscriptions.
      await endSessionsOf(tx, account.id);
      await endPasswordLinkOf(tx, account.id);
      await accountDisabled.run(tx, account.id);
    }
    if (body.disabled !== undefined) await trustChanged.run(tx, account.id);
    return { status: 200, headers: noStore, body: { account: toResponse(account) } };
  });
};

/** The problem of an account that its user closed. */
export function closed(id: string) {
  return rejectWith(409, "account_is_closed", `${id} is closed: its user must sign up again.`);
}

/** What a change does to an account, for the security log. */
function changesOf(account: Account, change: components["schemas"]["AccountChange"]): SecurityAction[] {
  const isDisabled = account.disabled_at !== null;
  const { tier = account.tier, issuer = account.issuer, disabled = isDisabled } = change;
  return [
    ...(tier !== account.tier || issuer !== account.issuer ? (["account_changed"] as const) : []),
    ...(disabled && !isDisabled ? (["account_disabled"] as const) : []),
    ...(!disabled && isDisabled ? (["account_enabled"] as const) : []),
  ];
}
