/** Decides who may access a subscription. */
import { rejectWith } from "../../../server/responses.ts";
import type { Context } from "../context.ts";

/**
 * Finds a subscription for a caller.
 * @param access.by `owner`: only its own account. `operator`: also the operator of the node.
 * @param access.disclosed whether other accounts get 403 or 404.
 */
export function webhookFor(
  { state, caller }: Context,
  id: string,
  { by, disclosed = false }: { by: "owner" | "operator"; disclosed?: boolean },
) {
  const webhook = state.webhooks.find((each) => each.id === id);
  const isOperator = caller.role === "owner";
  if (webhook && (webhook.account_id === caller.account || (by === "operator" && isOperator))) {
    return { webhook };
  }
  if (webhook && (isOperator || disclosed)) {
    const detail = `Another account owns ${id}: use a key of that account.`;
    return { rejection: rejectWith(403, "not_subscription_owner", detail) };
  }
  return { rejection: rejectWith(404, "subscription_not_found", `No subscription has the id ${id}.`) };
}
