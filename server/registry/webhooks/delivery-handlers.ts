/** Handlers of the operations on deliveries. */

import { testKeyPrefix } from "../../../client/webhooks/verify.ts";
import { readsInTurns } from "../../core/database/read-turns.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import { openPage, signature } from "../../core/paging/paging.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { instantOf } from "../../core/time/instants.ts";
import type { Cause } from "./claims.ts";
import {
  type DeliveryRow,
  deliveriesBefore,
  findDelivery,
  isUnderWay,
  lastResponseStatus,
  toDeliveryDetail,
  toDeliveryResponses,
} from "./deliveries.ts";
import { Delivery } from "./delivery.ts";
import { headStartUntil } from "./head-start.ts";
import { disabledByOperator } from "./operator-disabling.ts";
import { type Outcome, recordSuccesses } from "./outcomes.ts";
import { mayAccess, subscriptionNotFound, webhookFor, webhookToRead } from "./ownership.ts";
import type { Context, Handlers } from "./parts.ts";
import { noResponse } from "./received-response.ts";
import { type Receiver, receiversOf } from "./receivers.ts";
import { tooManyDeliveries } from "./requested-delivery-limits.ts";
import { secretsAt, Webhook } from "./subscription.ts";
import { eventsOf } from "./subscription-response.ts";
import type { WebhookTables } from "./tables.ts";
import { testPayload } from "./test-payload.ts";

/** The maximum number of deliveries that one replay repeats. */
const maxReplayed = 1_000;

export const test: Handlers["webhooks"]["test"] = async ({ path, body }, context) => {
  const { database, caller, clock, newId, attempts, requestDeliveries } = context;
  const { webhook, rejection } = await webhookFor(database, caller, path.id, { by: "owner" });
  if (rejection) return rejection;
  const barred = disabledByOperator(webhook, caller);
  if (barred) return barred;
  const destination = await destinationOf(database, webhook);
  if (!destination) return subscriptionNotFound(webhook.id);
  const { granted, retryAfterS } = takeRequestTokens(context, destination);
  if (granted === 0) return tooManyDeliveries(retryAfterS);
  const reservation = requestDeliveries.reserve(destination);
  if (!reservation) return tooManyDeliveries(slotRetryAfterS);
  let reached = false;
  using _ = { [Symbol.dispose]: () => reservation.release(reached) };
  const type = body.event ?? eventsOf(webhook.events)[0] ?? "agent.registered";
  const id = `${testKeyPrefix}${newId()}`;
  const now = clock();
  const envelope = {
    event: type,
    payload: testPayload(type, now),
    timestamp: now.toISOString(),
    idempotency_key: id,
  };
  const outcome = await attempts.send({
    webhookId: webhook.id,
    callbackUrl: webhook.callback_url,
    attempt: 1,
    ...secretsAt(webhook, now.toISOString()),
    event: { id, type, body: Buffer.from(JSON.stringify(envelope)) },
  });
  const result = outcome ?? aborted;
  const delivered = result.error === null;
  reached = delivered;
  // The duration of a test is not recorded: it does not predict that of deliveries.
  const success = { webhookKey: webhook.key, callbackUrl: webhook.callback_url, responseMs: null };
  if (delivered) await database.aside((rows) => recordSuccesses(rows, [success], clock().toISOString()));
  return { status: 200, headers: noStore, body: { ...result, delivered, event: type, idempotency_key: id } };
};

/** `Retry-After` if no slot is free for a test, in seconds. */
const slotRetryAfterS = 5;

const aborted: Outcome = {
  response_status: null,
  error: "network_error",
  detail: "The node is stopping, or the subscription was deleted: try again.",
  timings: { dns_ms: null, connect_ms: null, tls_ms: null, first_byte_ms: null, total_ms: 0 },
  ...noResponse,
};

export const deliveries: Handlers["webhooks"]["deliveries"] = async ({ path, query }, context) => {
  const { database, caller, cursors } = context;
  const { webhook, rejection } = await webhookToRead(database, caller, path.id);
  if (rejection) return rejection;
  const { status, event, agent_id } = query;
  const list = {
    path: `/api/webhooks/${webhook.id}/deliveries`,
    name: signature(`deliveries ${webhook.id}`, {
      status: status?.toSorted(),
      event: event?.toSorted(),
      agent_id,
    }),
    order: { seq: Number },
  };
  const page = openPage(cursors, list, query);
  if ("problem" in page) return page;
  const reads = readsInTurns(database);
  const filters = { status, event, agent_id };
  const read = await deliveriesBefore(reads, webhook.key, filters, page.after?.seq, page.readLimit);
  const { rows, next_cursor, link } = page.end(read);
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: { deliveries: await toDeliveryResponses(reads, rows), count: rows.length, next_cursor },
  };
};

export const delivery: Handlers["webhooks"]["delivery"] = async ({ path }, { database, caller }) => {
  const { webhook, rejection } = await webhookToRead(database, caller, path.id);
  if (rejection) return rejection;
  const found = await findDelivery(database, path.delivery_id);
  if (!found || found.webhook_key !== webhook.key) return notFound(path.delivery_id);
  return { status: 200, headers: noStore, body: await toDeliveryDetail(database, found) };
};

export const redeliver: Handlers["webhooks"]["redeliver"] = async ({ path }, context) => {
  const { database, caller } = context;
  const { webhook, rejection } = await webhookFor(database, caller, path.id, { by: "owner" });
  if (rejection) return rejection;
  const barred = disabledByOperator(webhook, caller);
  if (barred) return barred;
  const found = await findDelivery(database, path.delivery_id);
  if (!found || found.webhook_key !== webhook.key) return notFound(path.delivery_id);
  if (isUnderWay(found)) return underWay(found);
  const destination = await destinationOf(database, webhook);
  if (!destination) return subscriptionNotFound(webhook.id);
  const { granted, retryAfterS } = takeRequestTokens(context, destination);
  if (granted === 0) return tooManyDeliveries(retryAfterS);
  if (!(await redeliverAll(context, destination, [found.id], "redeliver"))[0]) return underWay(found);
  const ended = (await findDelivery(database, found.id)) ?? found;
  const [body] = await toDeliveryResponses(database, [ended]);
  return body ? { status: 200, headers: noStore, body } : notFound(path.delivery_id);
};

export const replay: Handlers["webhooks"]["replay"] = async ({ path, body }, context) => {
  const { database, caller } = context;
  const { webhook, rejection } = await webhookFor(database, caller, path.id, { by: "owner" });
  if (rejection) return rejection;
  const barred = disabledByOperator(webhook, caller);
  if (barred) return barred;
  if (body.since_seq === undefined && body.since === undefined && body.status === undefined) {
    const errors = [{ pointer: "", detail: "must have since_seq, since or status" }];
    return rejectWith(
      400,
      "invalid_body",
      "Select the deliveries to replay: send since_seq, since or status.",
      {
        errors,
      },
    );
  }
  const selection = {
    webhook_key: webhook.key,
    seq: { $gt: body.since_seq ?? 0 },
    created_at: { $gte: body.since === undefined ? "" : instantOf(body.since) },
    status: body.status === undefined ? ["skipped" as const, "failed" as const] : body.status,
  };
  const oldest = { fields: ["id", "seq"], orderBy: { seq: "asc" }, limit: maxReplayed + 1 } as const;
  const wanted = await database.em().find(Delivery, selection, oldest);
  const destination = await destinationOf(database, webhook);
  if (!destination) return subscriptionNotFound(webhook.id);
  const { granted, retryAfterS } = takeRequestTokens(
    context,
    destination,
    Math.min(wanted.length, maxReplayed),
  );
  if (granted === 0 && wanted.length > 0) return tooManyDeliveries(retryAfterS);
  const some = wanted.slice(0, granted);
  const ids = await redeliverAll(
    context,
    destination,
    some.map(({ id }) => id),
    "replay",
  );
  const counts = { delivered: 0, failed: 0, pending: 0 };
  for (const { status } of await database.em().find(Delivery, { id: ids }, { fields: ["status"] })) {
    if (status === "delivered" || status === "failed") counts[status]++;
    else counts.pending++;
  }
  const next_since_seq = wanted.length > some.length ? (some.at(-1)?.seq ?? null) : null;
  return { status: 200, headers: noStore, body: { replayed: ids.length, ...counts, next_since_seq } };
};

export const deliver: Handlers["webhooks"]["deliver"] = async ({ query, body }, context) => {
  const { database, caller } = context;
  const found = await findDelivery(database, body.delivery_id);
  const webhook = found && (await database.em().findOne(Webhook, { key: found.webhook_key }));
  // Ids can be guessed, so the response for another account's delivery is that for an unknown id.
  if (!webhook || !mayAccess(webhook, caller, "operator")) return notFound(body.delivery_id);
  if (found.status !== "delivered") {
    if (webhook.status !== "active") {
      const detail = `The subscription ${webhook.id} is ${webhook.status}: resume it first.`;
      return rejectWith(409, "subscription_not_active", detail);
    }
    if (isUnderWay(found)) return underWay(found);
    const destination = await destinationOf(database, webhook);
    if (!destination) return notFound(found.id);
    const { granted, retryAfterS } = takeRequestTokens(context, destination);
    if (granted === 0) return tooManyDeliveries(retryAfterS);
    if (!(await redeliverAll(context, destination, [found.id], "queue"))[0]) return underWay(found);
  }
  const ended = (await findDelivery(database, found.id)) ?? found;
  if (ended.status === "pending") return underWay(ended);
  const response_status = await lastResponseStatus(database, found.id);
  const result = { delivery_id: found.id, response_status, attempts: ended.attempts };
  if (ended.status === "skipped") {
    return rejectWith(
      409,
      "subscription_not_active",
      `The subscription ${webhook.id} was paused or disabled during the request.`,
    );
  }
  if (ended.status === "failed" && query.fail_on_error === "true") {
    return rejectWith(
      502,
      "delivery_failed",
      "The receiver did not accept the delivery: see its attempts in the list of deliveries.",
      result,
    );
  }
  return { status: 200, headers: noStore, body: { ...result, status: ended.status } };
};

/**
 * Repeats deliveries that are not under way, and waits for them.
 * @returns the ids of the repeated deliveries.
 */
async function redeliverAll(
  { database, requestDeliveries, clock }: Context,
  destination: Receiver,
  ids: string[],
  cause: Cause,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const until = headStartUntil(clock().toISOString());
  const pending = await database.aside((writer) =>
    writer
      .em()
      .getKysely<WebhookTables>()
      .updateTable("delivery")
      .set({ status: "pending", cause, finished_at: null, head_start_until: until })
      .where("id", "in", ids)
      .where(({ eb, or }) => or([eb("status", "<>", "pending"), eb("lease", "is", null)]))
      .returning("id")
      .execute(),
  );
  const repeated = new Set(pending.map(({ id }) => id));
  const some = ids.filter((id) => repeated.has(id)); // oldest event first
  await requestDeliveries.request(some.map((deliveryId) => ({ ...destination, deliveryId })));
  return some;
}

/** Returns the destination of a subscription's deliveries; undefined if it was deleted meanwhile. */
async function destinationOf(rows: Rows, { key }: Webhook): Promise<Receiver | undefined> {
  return (await receiversOf(rows, [key])).get(key);
}

/** Takes tokens for deliveries that a caller requests. The operator may request any number. */
function takeRequestTokens({ caller, requestedDeliveryLimits }: Context, destination: Receiver, count = 1) {
  if (caller.role === "owner") return { granted: count, retryAfterS: 0 };
  return requestedDeliveryLimits.take(destination, count);
}

function notFound(id: string) {
  return rejectWith(404, "delivery_not_found", `There is no delivery ${id} of this subscription.`);
}

function underWay({ id }: DeliveryRow) {
  const detail = `An attempt of ${id} is under way: try again later.`;
  return { ...rejectWith(409, "delivery_under_way", detail), headers: { "Retry-After": 10 } };
}
