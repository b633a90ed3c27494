/** What the security log records of subscriptions. */

import type { Transaction } from "../../core/journal/transaction.ts";
import { recordSecurity } from "../security-log/record.ts";
import type { Context } from "./parts.ts";
import type { Webhook } from "./subscription.ts";

/** Records what happened to a subscription. */
export function recordWebhook(
  tx: Transaction,
  context: Context,
  action: "webhook_created" | "webhook_changed" | "webhook_deleted" | "webhook_secret_rotated",
  { id, account_id }: Pick<Webhook, "id" | "account_id">,
): Promise<void> {
  return recordSecurity(tx, context, tx.now, { action, account: account_id, subject: id });
}
