/**
 * Subscriptions to events. What receives the deliveries is in a part of its own, which needs no client:
 * `@registry-node/client/webhooks`.
 */
import type { Http } from "./http.ts";
import { type Lines, methodsOf } from "./methods.ts";
import type {
  DeliveriesQuery,
  Delivery,
  DeliveryPage,
  PageQuery,
  Schemas,
  Webhook,
  WebhookPage,
  WebhookWithSecret,
} from "./models.ts";
import type { CreateOptions, RequestOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Subscriptions, newest first. */
export type WebhookList = Listing<Webhook, WebhookPage>;

/** Deliveries, newest event first. */
export type DeliveryList = Listing<Delivery, DeliveryPage>;

/**
 * The methods of `registry.webhooks`. A key or a session is needed for each. All throw RegistryError; those with an id
 * NotFoundError `subscription_not_found` and PermissionError `not_subscription_owner`.
 */
export interface Webhooks {
  /**
   * Subscribes to events; without `events`, to all. Keep the `secret`: it is never shown again.
   * @throws ValidationError `callback_url_rejected`, `invalid_body`; ConflictError `subscription_limit_reached`,
   * `callback_host_limit_reached`.
   */
  create(webhook: Schemas["WebhookRequest"], options?: CreateOptions): Promise<WebhookWithSecret>;

  /** Lists the account's subscriptions, newest first. */
  list(query?: PageQuery, options?: RequestOptions): WebhookList;

  /** Reads a subscription. */
  get(id: string, options?: RequestOptions): Promise<Webhook>;

  /**
   * Changes a subscription; what is left out stays. `status: "active"` also re-enables a disabled one.
   * @throws ValidationError `callback_url_rejected`; ConflictError `subscription_disabled`, `callback_host_limit_reached`.
   */
  update(id: string, change: Schemas["WebhookChange"], options?: RequestOptions): Promise<Webhook>;

  /** Deletes a subscription for good, with its secret and its deliveries. */
  remove(id: string, options?: RequestOptions): Promise<Schemas["WebhookRemoved"]>;

  /** Sends a signed example at once. A receiver that fails is told by the answer, and throws nothing. */
  test(
    id: string,
    test?: Schemas["WebhookTestRequest"],
    options?: CreateOptions,
  ): Promise<Schemas["WebhookTestResult"]>;

  /** Lists what was owed to a subscription, and what became of it; newest event first. The list throws, not this call. */
  deliveries(id: string, query?: DeliveriesQuery, options?: RequestOptions): DeliveryList;

  /**
   * Makes a delivery again at once. How it went is in the answer, and throws nothing.
   * @throws NotFoundError `delivery_not_found`; ConflictError `delivery_under_way`.
   */
  redeliver(id: string, deliveryId: string, options?: CreateOptions): Promise<Delivery>;

  /**
   * Makes many deliveries again, such as those that were skipped while the subscription was paused. Give `since_seq`,
   * `since` or `status`. If the answer has a `next_since_seq`, there are more: go on with it.
   * @throws ValidationError `invalid_body`.
   */
  replay(
    id: string,
    replay: Schemas["ReplayRequest"],
    options?: CreateOptions,
  ): Promise<Schemas["ReplayResult"]>;

  /** Replaces the secret. The old one signs too for `grace_period_s`, a day if it is left out. */
  rotateSecret(
    id: string,
    rotation?: { grace_period_s?: number },
    options?: CreateOptions,
  ): Promise<WebhookWithSecret>;

  /**
   * Attempts one delivery, for external queues.
   * @param delivery with `fail_on_error` a receiver that fails throws ServerError `delivery_failed`.
   * @throws NotFoundError `delivery_not_found`; ConflictError `delivery_under_way`, `subscription_not_active`.
   */
  deliver(
    delivery: Schemas["QueuedDelivery"] & { fail_on_error?: boolean },
    options?: RequestOptions,
  ): Promise<Schemas["QueuedDeliveryResult"]>;

  /** As `create`, in the family of the node's administration. */
  adminCreate(webhook: Schemas["WebhookRequest"], options?: CreateOptions): Promise<WebhookWithSecret>;

  /** Lists everybody's subscriptions for the operator, one's own for others. */
  adminList(query?: PageQuery, options?: RequestOptions): WebhookList;

  /** As `remove`: for the subscription's owner alone. */
  adminRemove(id: string, options?: RequestOptions): Promise<Schemas["WebhookRemoved"]>;

  /**
   * Keeps events back; they are kept as `skipped`, and can be replayed.
   * @throws ConflictError `subscription_disabled`.
   */
  pause(id: string, options?: RequestOptions): Promise<Webhook>;

  /** Delivers events again, to a disabled subscription too. */
  resume(id: string, options?: RequestOptions): Promise<Webhook>;
}

const lines: Lines<"webhooks"> = {
  create: "POST /api/webhooks body once",
  list: "GET /api/webhooks list webhooks",
  get: "GET /api/webhooks/{id}",
  update: "PATCH /api/webhooks/{id} body",
  remove: "DELETE /api/webhooks/{id}",
  test: "POST /api/webhooks/{id}/test body once",
  deliveries: "GET /api/webhooks/{id}/deliveries list deliveries",
  redeliver: "POST /api/webhooks/{id}/deliveries/{delivery_id}/redeliver once",
  replay: "POST /api/webhooks/{id}/replay body once",
  rotateSecret: "POST /api/webhooks/{id}/rotate-secret body once",
  deliver: "POST /api/queue/webhook-deliver body",
  adminCreate: "POST /api/admin/webhooks body once",
  adminList: "GET /api/admin/webhooks list webhooks",
  adminRemove: "DELETE /api/admin/webhooks/{id}",
  pause: "PATCH /api/admin/webhooks/{id}/pause",
  resume: "PATCH /api/admin/webhooks/{id}/resume",
};

/** Makes the methods of `registry.webhooks`. */
export function createWebhooks(http: Http): Webhooks {
  return {
    ...methodsOf<Webhooks>(http, lines),
    deliver({ fail_on_error, ...body }, options) {
      const call = { method: "POST", path: "/api/queue/webhook-deliver", query: { fail_on_error }, body };
      return http.send(call, options) as Promise<Schemas["QueuedDeliveryResult"]>; // the contract's only answer
    },
  };
}
