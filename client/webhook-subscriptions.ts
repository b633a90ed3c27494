/**
 * Subscriptions to events. What receives the deliveries is in a part of its own, which needs no client:
 * `@registry-node/client/webhooks`.
 */
import { type Http, type RequestOptions, read, sending } from "./http.ts";
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
import { type Listing, listing } from "./pages.ts";

/** Subscriptions, newest first. */
export type WebhookList = Listing<Webhook, WebhookPage>;

/** Deliveries, newest event first. */
export type DeliveryList = Listing<Delivery, DeliveryPage>;

/** The methods of `registry.webhooks`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Webhooks = ReturnType<typeof createWebhooks>;

/** Makes the methods of `registry.webhooks`. A key or a session is needed for each. */
export function createWebhooks(http: Http) {
  return {
    /**
     * Subscribes to events; without `events`, to all. Keep the `secret`: it is never shown again.
     * @throws RegistryError `callback_url_rejected`, `subscription_limit_reached`, `invalid_body`, `credential_missing`.
     */
    create(webhook: Schemas["WebhookRequest"], options: RequestOptions = {}): Promise<WebhookWithSecret> {
      return read(http.POST("/api/webhooks", { body: webhook, ...sending(options) }));
    },

    /** Lists the account's subscriptions, newest first. */
    list(query: PageQuery = {}, options: RequestOptions = {}): WebhookList {
      return byCursor((cursor) =>
        read(http.GET("/api/webhooks", { params: { query: { ...query, ...cursor } }, ...sending(options) })),
      );
    },

    /**
     * Reads a subscription.
     * @throws RegistryError `subscription_not_found`, `not_subscription_owner`.
     */
    get(id: string, options: RequestOptions = {}): Promise<Webhook> {
      return read(http.GET("/api/webhooks/{id}", { params: { path: { id } }, ...sending(options) }));
    },

    /**
     * Changes a subscription; what is left out stays. `status: "active"` also re-enables a disabled one.
     * @throws RegistryError `callback_url_rejected`, `subscription_disabled`, `subscription_not_found`,
     *   `not_subscription_owner`.
     */
    update(id: string, change: Schemas["WebhookChange"], options: RequestOptions = {}): Promise<Webhook> {
      const params = { path: { id } };
      return read(http.PATCH("/api/webhooks/{id}", { params, body: change, ...sending(options) }));
    },

    /**
     * Deletes a subscription for good, with its secret and its deliveries.
     * @throws RegistryError `subscription_not_found`, `not_subscription_owner`.
     */
    remove(id: string, options: RequestOptions = {}): Promise<Schemas["WebhookRemoved"]> {
      return read(http.DELETE("/api/webhooks/{id}", { params: { path: { id } }, ...sending(options) }));
    },

    /**
     * Sends a signed example at once. A receiver that fails is told by the answer, and throws nothing.
     * @throws RegistryError `subscription_not_found`, `not_subscription_owner`.
     */
    test(
      id: string,
      test: Schemas["WebhookTestRequest"] = {},
      options: RequestOptions = {},
    ): Promise<Schemas["WebhookTestResult"]> {
      const params = { path: { id } };
      return read(http.POST("/api/webhooks/{id}/test", { params, body: test, ...sending(options) }));
    },

    /**
     * Lists what was owed to a subscription, and what became of it; newest event first.
     * @throws RegistryError `subscription_not_found`, `not_subscription_owner`; the list throws, not this call.
     */
    deliveries(id: string, query: DeliveriesQuery = {}, options: RequestOptions = {}): DeliveryList {
      const path = { id };
      return listing<Delivery, DeliveryPage, string>({
        fetch: (cursor) => {
          const params = { path, query: { ...query, ...(cursor === undefined ? {} : { cursor }) } };
          return read(http.GET("/api/webhooks/{id}/deliveries", { params, ...sending(options) }));
        },
        items: ({ deliveries }) => deliveries,
        next: ({ next_cursor }) => next_cursor,
      });
    },

    /**
     * Makes a delivery again at once. How it went is in the answer, and throws nothing.
     * @throws RegistryError `delivery_not_found`, `delivery_under_way`, `subscription_not_found`,
     *   `not_subscription_owner`.
     */
    redeliver(id: string, deliveryId: string, options: RequestOptions = {}): Promise<Delivery> {
      const params = { path: { id, delivery_id: deliveryId } };
      const path = "/api/webhooks/{id}/deliveries/{delivery_id}/redeliver";
      return read(http.POST(path, { params, ...sending(options) }));
    },

    /**
     * Makes many deliveries again, such as those that were skipped while the subscription was paused. Give `since_seq`,
     * `since` or `status`. If the answer has a `next_since_seq`, there are more: go on with it.
     * @throws RegistryError `invalid_body`, `subscription_not_found`, `not_subscription_owner`.
     */
    replay(
      id: string,
      replay: Schemas["ReplayRequest"],
      options: RequestOptions = {},
    ): Promise<Schemas["ReplayResult"]> {
      const params = { path: { id } };
      return read(http.POST("/api/webhooks/{id}/replay", { params, body: replay, ...sending(options) }));
    },

    /**
     * Replaces the secret. The old one signs too for `grace_period_s`, a day if it is left out.
     * @throws RegistryError `subscription_not_found`, `not_subscription_owner`.
     */
    rotateSecret(
      id: string,
      rotation: { grace_period_s?: number } = {},
      options: RequestOptions = {},
    ): Promise<WebhookWithSecret> {
      const params = { path: { id } };
      const body = { grace_period_s: 86_400, ...rotation }; // the contract's own default, which its types ask for
      return read(http.POST("/api/webhooks/{id}/rotate-secret", { params, body, ...sending(options) }));
    },

    /**
     * Attempts one delivery, for external queues. With `failOnError` a receiver that fails throws `delivery_failed`.
     * @throws RegistryError `delivery_not_found`, `delivery_under_way`, `subscription_not_active`, `delivery_failed`,
     *   `not_subscription_owner`.
     */
    deliver(
      delivery: Schemas["QueuedDelivery"],
      { failOnError = false, ...options }: RequestOptions & { failOnError?: boolean } = {},
    ): Promise<Schemas["QueuedDeliveryResult"]> {
      const params = failOnError ? { query: { fail_on_error: "true" as const } } : {};
      return read(http.POST("/api/queue/webhook-deliver", { params, body: delivery, ...sending(options) }));
    },

    /** As `create`, in the family of the node's administration. */
    adminCreate(
      webhook: Schemas["WebhookRequest"],
      options: RequestOptions = {},
    ): Promise<WebhookWithSecret> {
      return read(http.POST("/api/admin/webhooks", { body: webhook, ...sending(options) }));
    },

    /** Lists everybody's subscriptions for the operator, one's own for others. */
    adminList(query: PageQuery = {}, options: RequestOptions = {}): WebhookList {
      return byCursor((cursor) =>
        read(
          http.GET("/api/admin/webhooks", {
            params: { query: { ...query, ...cursor } },
            ...sending(options),
          }),
        ),
      );
    },

    /** As `remove`: for the subscription's owner alone. */
    adminRemove(id: string, options: RequestOptions = {}): Promise<Schemas["WebhookRemoved"]> {
      const params = { path: { id } };
      return read(http.DELETE("/api/admin/webhooks/{id}", { params, ...sending(options) }));
    },

    /**
     * Keeps events back; they are kept as `skipped`, and can be replayed.
     * @throws RegistryError `subscription_disabled`, `subscription_not_found`, `not_subscription_owner`.
     */
    pause(id: string, options: RequestOptions = {}): Promise<Webhook> {
      const params = { path: { id } };
      return read(http.PATCH("/api/admin/webhooks/{id}/pause", { params, ...sending(options) }));
    },

    /**
     * Delivers events again, to a disabled subscription too.
     * @throws RegistryError `subscription_not_found`, `not_subscription_owner`.
     */
    resume(id: string, options: RequestOptions = {}): Promise<Webhook> {
      const params = { path: { id } };
      return read(http.PATCH("/api/admin/webhooks/{id}/resume", { params, ...sending(options) }));
    },
  };
}

function byCursor(fetch: (cursor: { cursor?: string }) => Promise<WebhookPage>): WebhookList {
  return listing<Webhook, WebhookPage, string>({
    fetch: (cursor) => fetch(cursor === undefined ? {} : { cursor }),
    items: ({ webhooks }) => webhooks,
    next: ({ next_cursor }) => next_cursor,
  });
}
