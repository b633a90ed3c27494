/** Subscriptions that the operator disables: their owners cannot resume them. */

import type { Caller } from "../../core/http/authentication.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import { isDisabledByOperator } from "../../display/disabled-webhook.ts";
import { skipRequestedDeliveries } from "./bulk-changes.ts";
import { lockWebhook, subscriptionNotFound } from "./ownership.ts";
import type { Handlers } from "./parts.ts";
import { recordWebhook } from "./record.ts";
import { skipPendingDeliveries } from "./skips.ts";
import type { Webhook } from "./subscription.ts";
import { readWebhookResponse } from "./subscription-response.ts";

export const disable: Handlers["webhooks"]["disable"] = async ({ path, body }, context) => {
  return context.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, path.id);
    if (!webhook) return subscriptionNotFound(path.id);
    const disabled_reason = body.reason.toWellFormed();
    tx.em().assign(webhook, { status: "disabled", disabled_at: tx.now, disabled_reason });
    await recordWebhook(tx, context, "webhook_changed", webhook);
    await skipRequestedDeliveries(tx, [webhook.key]);
    await skipPendingDeliveries(tx, webhook.key, tx.now);
    return { status: 200, headers: noStore, body: await readWebhookResponse(tx, webhook, tx.now) };
  });
};

/** Returns the problem to respond with if the operator disabled a subscription, and another account wants to use it. */
export function disabledByOperator(webhook: Webhook, { role }: Caller) {
  const { disabled_at, disabled_reason } = webhook;
  if (disabled_reason === null || !isDisabledByOperator(webhook) || role === "owner") return undefined;
  const detail = `The operator of the node disabled the subscription at ${disabled_at}, for this reason: ${disabled_reason} Only the operator can resume it.`;
  return rejectWith(403, "subscription_disabled_by_operator", detail, { reason: disabled_reason });
}
