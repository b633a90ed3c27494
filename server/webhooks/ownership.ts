/** Whose a subscription is, and who else may do what with it. */
import { refuse } from "../answers.ts";
import type { Rows } from "../database/database.ts";
import type { Caller } from "../http/admission.ts";
import { type WebhookRow, webhookColumns } from "./subscription.ts";

/** The subscription of an id. */
export function findWebhook(rows: Rows, id: string): Promise<WebhookRow | undefined> {
  return rows.get<WebhookRow>(`select ${webhookColumns} from webhook where id = ?`, [id]);
}

/**
 * The subscription of an id for somebody.
 * @param who `owner`: its own account alone. `operator`: the operator of the node too.
 * @returns the subscription, or the refusal.
 */
export async function webhookFor(rows: Rows, caller: Caller, id: string, who: "owner" | "operator") {
  const webhook = await findWebhook(rows, id);
  if (!webhook) {
    return { refusal: refuse(404, "subscription_not_found", `No subscription has the id ${id}.`) };
  }
  const refusal = ownershipFault(webhook, caller, who);
  return refusal ? { refusal } : { webhook };
}

/** The refusal of somebody whose subscription it is not; undefined for who may go on. */
export function ownershipFault(
  { id, account_id }: Pick<WebhookRow, "id" | "account_id">,
  caller: Caller,
  who: "owner" | "operator",
) {
  if (account_id === caller.account || (who === "operator" && caller.role === "owner")) return undefined;
  return refuse(403, "not_subscription_owner", `Another account owns ${id}: use a key of that account.`);
}
