/** Whose a subscription is, and who else may do what with it. */
import { refuse } from "../../../server/answers.ts";
import type { Context } from "../context.ts";

/**
 * The subscription of an id for a caller.
 * @param access.by `owner`: its own account alone. `operator`: the operator of the node too.
 * @param access.disclosed whether another account is told that it exists (403) or not (404).
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
    return { refusal: refuse(403, "not_subscription_owner", detail) };
  }
  return { refusal: refuse(404, "subscription_not_found", `No subscription has the id ${id}.`) };
}
