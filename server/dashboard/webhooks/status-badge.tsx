/** The status badges of webhooks and deliveries. */
import type { Delivery, Webhook } from "../../../client/index.ts";
import type { Tone } from "../../display/tones.ts";
import { Badge } from "../elements/badge.tsx";

const tones: Record<Webhook["status"], Tone> = { active: "good", paused: "idle", disabled: "bad" };

/** Shows the status of a webhook. */
export function WebhookStatusBadge({ webhook }: { webhook: Webhook }) {
  const failing = webhook.status === "active" && webhook.consecutive_failures > 0;
  return failing ? (
    <Badge tone="warn">active, failing</Badge>
  ) : (
    <Badge tone={tones[webhook.status]}>{webhook.status}</Badge>
  );
}

const deliveryTones: Record<Delivery["status"], Tone> = {
  pending: "warn",
  delivered: "good",
  failed: "bad",
  skipped: "idle",
};

/** Shows the status of a delivery. */
export function DeliveryStatusBadge({ status }: { status: Delivery["status"] }) {
  return <Badge tone={deliveryTones[status]}>{status}</Badge>;
}
