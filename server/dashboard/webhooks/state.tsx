/** How a webhook and its deliveries are. */
import type { Delivery, Webhook } from "../../../client/index.ts";
import { Badge, type Mood } from "../elements/shown.tsx";

const moods: Record<Webhook["status"], Mood> = { active: "good", paused: "idle", disabled: "bad" };

/** The state of a webhook. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const failing = webhook.status === "active" && webhook.consecutive_failures > 0;
  return failing ? (
    <Badge mood="warn">active, failing</Badge>
  ) : (
    <Badge mood={moods[webhook.status]}>{webhook.status}</Badge>
  );
}

const fates: Record<Delivery["status"], Mood> = {
  ...{ pending: "warn", delivered: "good", failed: "bad", skipped: "idle" },
};

/** What became of a delivery. */
export function DeliveryState({ status }: { status: Delivery["status"] }) {
  return <Badge mood={fates[status]}>{status}</Badge>;
}
