/** Whose a subscription is, and who else may do what with it. */
import { refuse } from "../answers.ts";
import type { Rows } from "../database/database.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Caller } from "../http/admission.ts";
import { type WebhookRow, webhookColumns } from "./subscription.ts";

/**
 * The subscription of an id.
 * @param lock what the statement ends with.
 */
export function findWebhook(rows: Rows, id: string, lock = ""): Promise<WebhookRow | undefined> {
  return rows.get<WebhookRow>(`select ${webhookColumns} from webhook where id = ? ${lock}`, [id]);
}

/**
 * The subscription of an id for somebody.
 * @param who `owner`: its own account alone. `operator`: the operator of the node too.
 * @param lock as {@link findWebhook} takes it.
 * @returns the subscription, or the refusal.
 */
export async function webhookFor(
  rows: Rows,
  caller: Caller,
  id: string,
  who: "owner" | "operator",
  lock?: string,
) {
  const webhook = await findWebhook(rows, id, lock);
  if (!webhook) {
    return { refusal: refuse(404, "subscription_not_found", `No subscription has the id ${id}.`) };
  }
  const refusal = ownershipFault(webhook, caller, who);
  return refusal ? { refusal } : { webhook };
}

/**
 * As {@link webhookFor}, for a change: until it is committed no outcome of a delivery is written, which might disable the
 * subscription between its being judged and its being changed.
 */
export function webhookToChange(tx: Transaction, caller: Caller, id: string, who: "owner" | "operator") {
  return webhookFor(tx, caller, id, who, tx.engine === "postgres" ? "for update" : ""); // SQLite has one writer anyway
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
