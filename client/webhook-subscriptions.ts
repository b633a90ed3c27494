/**
 * Subscriptions to events. The module for receivers is separate and needs no client:
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
 * The methods of `registry.webhooks`. Each needs a key or a session. All throw RegistryError; those with an id also
 * NotFoundError `subscription_not_found` and PermissionError `not_subscription_owner`.
 */
export interface Webhooks {
  /**
   * Subscribes to events; without `events`, to all. Store the `secret`: it is never shown again.
   * @throws ValidationError `callback_url_rejected`, `invalid_body`; ConflictError `subscription_limit_reached`,
   * `callback_host_limit_reached`.
   */
  create(webhook: Schemas["WebhookRequest"], options?: CreateOptions): Promise<WebhookWithSecret>;

  /** Lists the account's subscriptions, newest first. */
  list(query?: PageQuery, options?: RequestOptions): WebhookList;

  /** Reads a subscription. */
  get(id: string, options?: RequestOptions): Promise<Webhook>;

  /**
   * Changes a subscription; omitted fields stay as they are. `status: "active"` also re-enables a disabled one.
   * @throws ValidationError `callback_url_rejected`; ConflictError `subscription_disabled`, `callback_host_limit_reached`.
   */
  update(id: string, change: Schemas["WebhookChange"], options?: RequestOptions): Promise<Webhook>;

  /** Deletes a subscription permanently, with its secret and its deliveries. */
  remove(id: string, options?: RequestOptions): Promise<Schemas["WebhookRemoved"]>;

  /** Sends a signed test at once. A failure of the receiver is in the result and throws nothing. */
  test(
    id: string,
    test?: Schemas["WebhookTestRequest"],
    options?: CreateOptions,
  ): Promise<Schemas["WebhookTestResult"]>;

  /** Lists the deliveries of a subscription, newest event first. The list throws, not this call. */
  deliveries(id: string, query?: DeliveriesQuery, options?: RequestOptions): DeliveryList;

  /**
   * Repeats a delivery at once. The outcome is in the result; a failure of the receiver throws nothing.
   * @throws NotFoundError `delivery_not_found`; ConflictError `delivery_under_way`.
   */
  redeliver(id: string, deliveryId: string, options?: CreateOptions): Promise<Delivery>;

  /**
   * Repeats several deliveries, for example those that were skipped while the subscription was paused. Give `since_seq`,
   * `since` or `status`. If the result has a `next_since_seq`, there are more: continue with it.
   * @throws ValidationError `invalid_body`.
   */
  replay(
    id: string,
    replay: Schemas["ReplayRequest"],
    options?: CreateOptions,
  ): Promise<Schemas["ReplayResult"]>;

  /** Replaces the secret. The old one signs too for `grace_period_s`, by default a day. */
  rotateSecret(
    id: string,
    rotation?: { grace_period_s?: number },
    options?: CreateOptions,
  ): Promise<WebhookWithSecret>;

  /**
   * Attempts one delivery, for external queues.
   * @param delivery with `fail_on_error`, a failure of the receiver throws ServerError `delivery_failed`.
   * @throws NotFoundError `delivery_not_found`; ConflictError `delivery_under_way`, `subscription_not_active`.
   */
  deliver(
    delivery: Schemas["QueuedDelivery"] & { fail_on_error?: boolean },
    options?: RequestOptions,
  ): Promise<Schemas["QueuedDeliveryResult"]>;

  /** The same as `create`, in the admin API. */
  adminCreate(webhook: Schemas["WebhookRequest"], options?: CreateOptions): Promise<WebhookWithSecret>;

  /** Lists your subscriptions; for the operator those of all accounts. */
  adminList(query?: PageQuery, options?: RequestOptions): WebhookList;

  /** The same as `remove`: only for the subscription's owner. */
  adminRemove(id: string, options?: RequestOptions): Promise<Schemas["WebhookRemoved"]>;

  /**
   * Stops deliveries. Events are stored as `skipped`, and can be replayed.
   * @throws ConflictError `subscription_disabled`.
   */
  pause(id: string, options?: RequestOptions): Promise<Webhook>;

  /** Resumes deliveries. It also re-enables a disabled subscription. */
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

/** Creates the methods of `registry.webhooks`. */
export function createWebhooks(http: Http): Webhooks {
  return {
    ...methodsOf<Webhooks>(http, lines),
    deliver({ fail_on_error, ...body }, options) {
      const call = { method: "POST", path: "/api/queue/webhook-deliver", query: { fail_on_error }, body };
      return http.send(call, options) as Promise<Schemas["QueuedDeliveryResult"]>; // the contract's only response
    },
  };
}
