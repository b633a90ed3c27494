/** Administration of accounts by the owner of a fake registry. */
import { rejectWith } from "../../../server/responses.ts";
import type { Handlers } from "../context.ts";
import { noStore, pageOf } from "../http/paging.ts";
import { endSessions, toResponse } from "./account.ts";

export const list: Handlers["accounts"]["list"] = async ({ query }, { state }) => {
  const page = pageOf([...state.accounts.entries()], "/api/admin/accounts", query, ([index]) => index);
  if ("problem" in page) return page;
  const accounts = page.items.map(([, each]) => toResponse(each));
  const { next_cursor } = page;
  return {
    status: 200,
    headers: { ...noStore, ...page.headers },
    body: { accounts, count: accounts.length, next_cursor },
  };
};

export const update: Handlers["accounts"]["update"] = async ({ path, body }, { state }) => {
  const account = state.accounts.find(({ id }) => id === path.id);
  if (!account) return rejectWith(404, "account_not_found", `No account has the id ${path.id}.`);
  if (body.disabled && account.role === "owner") {
    return rejectWith(
      409,
      "owner_cannot_be_disabled",
      "The owner's account cannot be disabled, because only the owner can enable accounts.",
    );
  }
  account.tier = body.tier ?? account.tier;
  account.issuer = body.issuer ?? account.issuer;
  if (body.disabled === false) account.disabled_at = null;
  if (body.disabled) {
    account.disabled_at ??= state.now();
    endSessions(state, ({ account_id }) => account_id === account.id);
    for (const webhook of state.webhooks) {
      if (webhook.account_id === account.id && webhook.status === "active") webhook.status = "paused";
    }
  }
  return { status: 200, headers: noStore, body: { account: toResponse(account) } };
};
