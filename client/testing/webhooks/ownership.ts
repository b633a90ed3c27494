/** Whose a subscription is, and who else may do what with it. */
import { refuse } from "../../../server/answers.ts";
import type { Context } from "../context.ts";

/**
 * The subscription of an id for somebody.
 * @param who `owner`: its own account alone. `operator`: the operator of the node too.
 */
export function webhookFor({ state, caller }: Context, id: string, who: "owner" | "operator") {
  const webhook = state.webhooks.find((each) => each.id === id);
  if (!webhook) {
    return { refusal: refuse(404, "subscription_not_found", `No subscription has the id ${id}.`) };
  }
  const theirs = webhook.account_id === caller.account || (who === "operator" && caller.role === "owner");
  if (theirs) return { webhook };
  const detail = `Another account owns ${id}: use a key of that account.`;
  return { refusal: refuse(403, "not_subscription_owner", detail) };
}
