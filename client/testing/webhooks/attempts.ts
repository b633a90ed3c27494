/** Attempts deliveries: signs them as the node does, and passes them to the option `deliver`. */
import type { components } from "../../../generated/openapi.d.ts";
import { version } from "../../../generated/operations.ts";
import { signDelivery } from "../../webhooks/sign.ts";
import type { State } from "../state.ts";
import type { Delivery, Webhook } from "../tables.ts";
import { secretsOf } from "./secrets.ts";

/** The outcome of an attempt. */
type Outcome = Pick<
  components["schemas"]["DeliveryAttempt"],
  "response_status" | "error" | "detail" | "timings"
>;

/** The number of consecutive failures that disables a subscription. */
const maxConsecutiveFailures = 10;

/** A fake measures nothing. */
const timings = { dns_ms: null, connect_ms: null, tls_ms: null, first_byte_ms: null, total_ms: 0 };

/** Attempts a delivery, unless its subscription was paused, disabled or deleted meanwhile. */
export async function attempt(state: State, delivery: Delivery): Promise<void> {
  const { webhook, event, cause } = delivery;
  const counts = cause === "event" || cause === "queue"; // failures of redeliveries and replays do not count
  if (counts && webhook.status !== "active") {
    Object.assign(delivery, { status: "skipped", finished_at: state.now() });
    return;
  }
  delivery.under_way = true;
  const started_at = state.now();
  const outcome = await send(state, webhook, event.body, delivery.attempts.length + 1);
  const delivered = outcome.error === null;
  delivery.attempts.push({ attempt: delivery.attempts.length + 1, cause, started_at, ...outcome });
  const status = delivered ? "delivered" : "failed";
  Object.assign(delivery, { under_way: false, status, finished_at: state.now() });
  if (delivered) recordSuccess(webhook, state.now());
  else if (counts) recordFailure(webhook, state.now());
}

/** Sends an event. */
export async function send(state: State, webhook: Webhook, body: string, number: number): Promise<Outcome> {
  const { deliver, now } = state.settings;
  const options = { at: now(), attempt: number, userAgent: `Registry-Node/${version}` };
  const signed = await signDelivery(body, secretsOf(webhook, state.now()), options);
  try {
    const { status } = await deliver(new Request(webhook.callback_url, { method: "POST", ...signed }));
    if (status >= 200 && status <= 299) {
      return {
        response_status: status,
        error: null,
        detail: `The receiver responded with ${status}.`,
        timings,
      };
    }
    const detail = `The receiver responded with ${status}, which is not 2xx.`;
    return { response_status: status, error: "http_status", detail, timings };
  } catch (cause) {
    const detail = cause instanceof Error && cause.message !== "" ? cause.message : "Nothing answers there.";
    return { response_status: null, error: "network_error", detail: detail.slice(0, 256), timings };
  }
}

/** Records a success of a subscription. */
export function recordSuccess(webhook: Webhook, now: string): void {
  Object.assign(webhook, { consecutive_failures: 0, last_delivered_at: now });
}

function recordFailure(webhook: Webhook, now: string): void {
  webhook.consecutive_failures++;
  if (webhook.status !== "active" || webhook.consecutive_failures < maxConsecutiveFailures) return;
  Object.assign(webhook, { status: "disabled", disabled_at: now });
}
