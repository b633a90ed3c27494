/** Access control of subscriptions. */

import { LockMode } from "@mikro-orm/core";
import type { Caller } from "../../core/http/authentication.ts";
import { rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { Webhook } from "./subscription.ts";

/** Finds a subscription by its id. */
export function findWebhook(rows: Managed, id: string): Promise<Webhook | null> {
  return rows.em().findOne(Webhook, { id });
}

/** Finds a subscription by its id, and locks it. */
export function lockWebhook(tx: Transaction, id: string): Promise<Webhook | null> {
  return tx.em().findOne(Webhook, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Who may access a subscription, and the response for other accounts. */
export interface Access {
  /** `owner`: only its own account. `operator`: also the operator of the node. */
  by: "owner" | "operator";
  /** Whether other accounts get 403, which discloses that the subscription exists, or 404. Default: 404. */
  disclosed?: boolean;
}

/**
 * Finds a subscription for a caller.
 * @returns the subscription, or the problem to respond with. Other accounts get that of an unknown id, unless the operation
 * discloses it. The operator sees every subscription.
 */
export async function webhookFor(rows: Managed, caller: Caller, id: string, access: Access) {
  return accessTo(await findWebhook(rows, id), caller, id, access);
}

/**
 * Finds a subscription for a request that only reads it.
 * @returns the subscription, or the problem to respond with: other accounts get that of an unknown id.
 */
export async function webhookToRead(rows: Managed, caller: Caller, id: string) {
  const webhook = await findWebhook(rows, id);
  return webhook && mayAccess(webhook, caller, "operator")
    ? { webhook }
    : { rejection: subscriptionNotFound(id) };
}

/**
 * Finds a subscription for a change, as {@link webhookFor} does, and locks it. Otherwise the outcome of a delivery could
 * disable the subscription between the check and the change.
 */
export async function webhookToChange(tx: Transaction, caller: Caller, id: string, access: Access) {
  return accessTo(await lockWebhook(tx, id), caller, id, access);
}

function accessTo(webhook: Webhook | null, caller: Caller, id: string, { by, disclosed }: Access) {
  if (!webhook) return { rejection: subscriptionNotFound(id) };
  if (mayAccess(webhook, caller, by)) return { webhook };
  if (caller.role !== "owner" && !disclosed) return { rejection: subscriptionNotFound(id) };
  const detail = `Another account owns ${id}: use a key of that account.`;
  return { rejection: rejectWith(403, "not_subscription_owner", detail) };
}

/** Whether a caller may access a subscription. */
export function mayAccess(
  { account_id }: Pick<Webhook, "account_id">,
  { account, role }: Caller,
  by: Access["by"],
): boolean {
  return account_id === account || (by === "operator" && role === "owner");
}

/** Returns the problem of an unknown subscription id. */
export function subscriptionNotFound(id: string) {
  return rejectWith(404, "subscription_not_found", `No subscription has the id ${id}.`);
}
