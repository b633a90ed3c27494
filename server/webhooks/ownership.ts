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

/** Who may do something with a subscription, and what other accounts are told. */
export interface Access {
  /** `owner`: its own account alone. `operator`: the operator of the node too. */
  by: "owner" | "operator";
  /** Whether another account is told that the subscription exists (403) or not (404). Default: not. */
  disclosed?: boolean;
  /** What the statement ends with. */
  lock?: string;
}

/**
 * The subscription of an id for a caller.
 * @returns the subscription, or the problem to respond with. To other accounts an id looks as if it did not exist, unless
 * the operation discloses it. The operator sees every subscription.
 */
export async function webhookFor(rows: Rows, caller: Caller, id: string, access: Access) {
  const webhook = await findWebhook(rows, id, access.lock);
  if (!webhook) return { refusal: subscriptionNotFound(id) };
  if (mayAccess(webhook, caller, access.by)) return { webhook };
  if (caller.role !== "owner" && !access.disclosed) return { refusal: subscriptionNotFound(id) };
  const detail = `Another account owns ${id}: use a key of that account.`;
  return { refusal: refuse(403, "not_subscription_owner", detail) };
}

/**
 * As {@link webhookFor}, for a change: until it is committed no outcome of a delivery is written, which might disable the
 * subscription between the check and the change.
 */
export function webhookToChange(tx: Transaction, caller: Caller, id: string, access: Omit<Access, "lock">) {
  // SQLite has one writer anyway.
  return webhookFor(tx, caller, id, { ...access, lock: tx.engine === "postgres" ? "for update" : "" });
}

/** Whether a caller may do something with a subscription. */
export function mayAccess(
  { account_id }: Pick<WebhookRow, "account_id">,
  { account, role }: Caller,
  by: Access["by"],
): boolean {
  return account_id === account || (by === "operator" && role === "owner");
}

/** The problem of an id that no subscription has. */
export function subscriptionNotFound(id: string) {
  return refuse(404, "subscription_not_found", `No subscription has the id ${id}.`);
}
