/** Webhooks: subscriptions, and signed deliveries of events. */
import type { Feature } from "../../feature.ts";
import { accessEnded, accountDisabled } from "../hooks.ts";
import { deleteSubscriptionsOf, pauseSubscriptionsOf } from "./bulk-changes.ts";
import { releaseDeliveries } from "./claims.ts";
import { Connectivity, connectivityIntervalMs } from "./connectivity-check.ts";
import type { createDispatcher } from "./create-dispatcher.ts";
import { Delivery } from "./delivery.ts";
import { DeliveryAttempt } from "./delivery-attempt.ts";
import * as handlers from "./handlers.ts";
import type { Parts } from "./parts.ts";
import { Webhook } from "./subscription.ts";
import { WebhookHour } from "./webhook-hour.ts";

/** What sends deliveries, which every change needs. */
type Sending = ReturnType<typeof createDispatcher>;

export const webhooks: Feature<"webhooks", Parts, Sending> = {
  entities: [Connectivity, Delivery, DeliveryAttempt, Webhook, WebhookHour],
  listeners: [accountDisabled.do(pauseSubscriptionsOf), accessEnded.do(deleteSubscriptionsOf)],
  releases: releaseDeliveries,
  handlers,
  start: (_core, sending) => {
    const { connectivity, attempts, requestedDeliveryLimits, secretEncryption, dispatcher } = sending;
    return {
      parts: { attempts, requestedDeliveryLimits, secretEncryption },
      jobs: [
        {
          name: "connectivity_check",
          run: () => connectivity.refresh(),
          intervalMs: connectivityIntervalMs,
          failure: "checking the network failed",
        },
      ],
      begin: () => dispatcher.start(),
    };
  },
};
