/**
 * Subscriptions to events. The module for receivers is separate and needs no client:
 * `@registry-node/client/webhooks`.
 */
import { call, list, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type {
  DeliveriesQuery,
  Delivery,
  DeliveryDetail,
  DeliveryPage,
  Schemas,
  Webhook,
  WebhookPage,
  WebhooksQuery,
  WebhookWithSecret,
} from "./models.ts";
import type { CreateOptions, RequestOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Subscriptions, newest first. */
export type WebhookList = Listing<Webhook, WebhookPage>;

/** Deliveries, newest event first. */
export type DeliveryList = Listing<Delivery, DeliveryPage>;

/** Creates the methods of `registry.webhooks`. */
export function createWebhooks(http: Http) {
  return {
    /**
     * Subscribes to events; without `events`, to all. Store the `secret`: it is never shown again.
     * @throws ValidationError `callback_url_rejected`, `invalid_body`; ConflictError `subscription_limit_reached`,
     * `callback_host_limit_reached`.
     */
    create(webhook: Schemas["WebhookRequest"], options?: CreateOptions): Promise<WebhookWithSecret> {
      return call(http, "POST /api/webhooks", { body: webhook, safe: "once" }, options);
    },

    /** Lists the account's subscriptions, newest first. */
    list(query?: WebhooksQuery, options?: RequestOptions): WebhookList {
      return list(http, "GET /api/webhooks", "webhooks", { query }, options);
    },

    /** Reads a subscription. */
    get(id: string, options?: RequestOptions): Promise<Webhook> {
      return call(http, "GET /api/webhooks/{id}", { path: { id } }, options);
    },

    /**
     * Changes a subscription; omitted fields stay as they are. `status: "active"` also re-enables a disabled one.
     * @throws ValidationError `callback_url_rejected`; ConflictError `subscription_disabled`, `callback_host_limit_reached`.
     */
    update(id: string, change: Schemas["WebhookChange"], options?: RequestOptions): Promise<Webhook> {
      return call(http, "PATCH /api/webhooks/{id}", { path: { id }, body: change }, options);
    },

    /** Deletes a subscription permanently, with its secret and its deliveries. */
    remove(id: string, options?: RequestOptions): Promise<Schemas["WebhookRemoved"]> {
      return call(http, "DELETE /api/webhooks/{id}", { path: { id } }, options);
    },

    /** Sends a signed test at once. A failure of the receiver is in the result and throws nothing. */
    test(
      id: string,
      test: Schemas["WebhookTestRequest"] = {},
      options?: CreateOptions,
    ): Promise<Schemas["WebhookTestResult"]> {
      return call(http, "POST /api/webhooks/{id}/test", { path: { id }, body: test, safe: "once" }, options);
    },

    /** Lists the deliveries of a subscription, newest event first. The list throws, not this call. */
    deliveries(id: string, query?: DeliveriesQuery, options?: RequestOptions): DeliveryList {
      return list(http, "GET /api/webhooks/{id}/deliveries", "deliveries", { path: { id }, query }, options);
    },

    /**
     * Reads a delivery, with the body that is sent and what the receiver responded: untrusted text.
     * @throws NotFoundError `delivery_not_found`.
     */
    delivery(id: string, deliveryId: string, options?: RequestOptions): Promise<DeliveryDetail> {
      return call(
        http,
        "GET /api/webhooks/{id}/deliveries/{delivery_id}",
        { path: { id, delivery_id: deliveryId } },
        options,
      );
    },

    /**
     * Repeats a delivery at once. The outcome is in the result; a failure of the receiver throws nothing.
     * @throws NotFoundError `delivery_not_found`; ConflictError `delivery_under_way`.
     */
    redeliver(id: string, deliveryId: string, options?: CreateOptions): Promise<Delivery> {
      return call(
        http,
        "POST /api/webhooks/{id}/deliveries/{delivery_id}/redeliver",
        { path: { id, delivery_id: deliveryId }, safe: "once" },
        options,
      );
    },

    /**
     * Repeats several deliveries, for example those that were skipped while the subscription was paused. Give `since_seq`,
     * `since` or `status`. If the result has a `next_since_seq`, there are more: continue with it.
     * @throws ValidationError `invalid_body`.
     */
    replay(
      id: string,
      replay: Schemas["ReplayRequest"],
      options?: CreateOptions,
    ): Promise<Schemas["ReplayResult"]> {
      return call(
        http,
        "POST /api/webhooks/{id}/replay",
        { path: { id }, body: replay, safe: "once" },
        options,
      );
    },

    /** Replaces the secret. The old one signs too for `grace_period_s`, by default a day. */
    rotateSecret(
      id: string,
      rotation: { grace_period_s?: number } = {},
      options?: CreateOptions,
    ): Promise<WebhookWithSecret> {
      // The contract has a default, and openapi-typescript makes a member with a default required.
      const body = rotation as Schemas["SecretRotation"];
      return call(
        http,
        "POST /api/webhooks/{id}/rotate-secret",
        { path: { id }, body, safe: "once" },
        options,
      );
    },

    /**
     * Attempts one delivery, for external queues.
     * @param delivery with `fail_on_error`, a failure of the receiver throws ServerError `delivery_failed`.
     * @throws NotFoundError `delivery_not_found`; ConflictError `delivery_under_way`, `subscription_not_active`.
     */
    deliver(
      delivery: Schemas["QueuedDelivery"] & { fail_on_error?: boolean },
      options?: RequestOptions,
    ): Promise<Schemas["QueuedDeliveryResult"]> {
      const { fail_on_error, ...body } = delivery;
      return call(http, "POST /api/queue/webhook-deliver", { query: { fail_on_error }, body }, options);
    },

    /** The same as `create`, in the admin API. */
    adminCreate(webhook: Schemas["WebhookRequest"], options?: CreateOptions): Promise<WebhookWithSecret> {
      return call(http, "POST /api/admin/webhooks", { body: webhook, safe: "once" }, options);
    },

    /** Lists your subscriptions; for the operator those of all accounts. */
    adminList(query?: WebhooksQuery, options?: RequestOptions): WebhookList {
      return list(http, "GET /api/admin/webhooks", "webhooks", { query }, options);
    },

    /** The same as `remove`: only for the subscription's owner. */
    adminRemove(id: string, options?: RequestOptions): Promise<Schemas["WebhookRemoved"]> {
      return call(http, "DELETE /api/admin/webhooks/{id}", { path: { id } }, options);
    },

    /**
     * Stops deliveries. Events are stored as `skipped`, and can be replayed.
     * @throws ConflictError `subscription_disabled`.
     */
    pause(id: string, options?: RequestOptions): Promise<Webhook> {
      return call(http, "PATCH /api/admin/webhooks/{id}/pause", { path: { id } }, options);
    },

    /**
     * Disables a subscription of any account, with a reason that its owner sees and until you resume it. Only for the owner
     * of the node.
     * @throws PermissionError `owner_required`; NotFoundError `subscription_not_found`.
     */
    disable(id: string, body: Schemas["WebhookDisabling"], options?: RequestOptions): Promise<Webhook> {
      return call(http, "PATCH /api/admin/webhooks/{id}/disable", { path: { id }, body }, options);
    },

    /** Resumes deliveries. It also re-enables a disabled subscription; one that the operator disabled, only for the operator. */
    resume(id: string, options?: RequestOptions): Promise<Webhook> {
      return call(http, "PATCH /api/admin/webhooks/{id}/resume", { path: { id } }, options);
    },
  } satisfies Methods<"webhooks">;
}

/**
 * The methods of `registry.webhooks`. Each needs a key or a session. All throw RegistryError; those with an id also
 * NotFoundError `subscription_not_found`, and PermissionError `not_subscription_owner` or
 * `subscription_disabled_by_operator`.
 */
export interface Webhooks extends ReturnType<typeof createWebhooks> {}
