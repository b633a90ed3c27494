/** Handlers of the operations on deliveries. */

import { testKeyPrefix } from "../../client/webhooks/verify.ts";
import { examples } from "../../generated/events.ts";
import type { Context, Handlers } from "../context.ts";
import type { Rows } from "../database/database.ts";
import {
  headStartUntil,
  type PendingDelivery,
  type ReceiverRow,
  receiverColumns,
  toPendingDelivery,
} from "../database/fan-out.ts";
import { placeholders } from "../database/placeholders.ts";
import { readsInTurns } from "../database/read-turns.ts";
import { instantOf } from "../instants.ts";
import { leaseBounds, notLeased } from "../leases.ts";
import { openPage } from "../paging.ts";
import { noStore, rejectWith } from "../responses.ts";
import type { Cause } from "./claims.ts";
import {
  type DeliveryRow,
  deliveriesBefore,
  findDelivery,
  isUnderWay,
  lastAttempt,
  toDeliveryResponses,
} from "./deliveries.ts";
import { type Outcome, recordSuccesses } from "./outcomes.ts";
import { mayAccess, subscriptionNotFound, webhookFor, webhookToRead } from "./ownership.ts";
import { tooManyDeliveries } from "./request-limits.ts";
import { eventsOf, type WebhookRow, webhookColumns } from "./subscription.ts";

/** The maximum number of deliveries that one replay repeats. */
const maxReplayed = 1_000;

export const test: Handlers["webhooks"]["test"] = async ({ path, body }, context) => {
  const { database, caller, clock, newId, attempts, requestDeliveries } = context;
  const { webhook, rejection } = await webhookFor(database, caller, path.id, { by: "owner" });
  if (rejection) return rejection;
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
  const envelope = {
    event: type,
    payload: examples[type],
    timestamp: clock().toISOString(),
    idempotency_key: id,
  };
  const secrets = await database.get<{ secret: string; previous_secret: string | null }>(
    "select secret, case when previous_secret_until > ? then previous_secret end as previous_secret from webhook where key = ?",
    [clock().toISOString(), webhook.key],
  );
  const outcome =
    secrets &&
    (await attempts.send({
      webhookId: webhook.id,
      callbackUrl: webhook.callback_url,
      attempt: 1,
      secret: secrets.secret,
      previousSecret: secrets.previous_secret,
      event: { id, type, body: JSON.stringify(envelope) },
    }));
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
};

export const deliveries: Handlers["webhooks"]["deliveries"] = async ({ path, query }, context) => {
  const { database, caller, cursors } = context;
  const { webhook, rejection } = await webhookToRead(database, caller, path.id);
  if (rejection) return rejection;
  const { status, event } = query;
  const list = {
    path: `/api/webhooks/${webhook.id}/deliveries`,
    name: `deliveries ${webhook.id} ${status?.toSorted()} ${event?.toSorted()}`,
    order: { seq: Number },
  };
  const page = openPage(cursors, list, query);
  if ("problem" in page) return page;
  const reads = readsInTurns(database);
  const filters = { status, event };
  const read = await deliveriesBefore(reads, webhook.key, filters, page.after?.seq, page.readLimit);
  const { rows, next_cursor, link } = page.end(read);
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: { deliveries: await toDeliveryResponses(reads, rows), count: rows.length, next_cursor },
  };
};

export const redeliver: Handlers["webhooks"]["redeliver"] = async ({ path }, context) => {
  const { database, caller, clock } = context;
  const { webhook, rejection } = await webhookFor(database, caller, path.id, { by: "owner" });
  if (rejection) return rejection;
  const found = await findDelivery(database, path.delivery_id);
  if (!found || found.webhook_key !== webhook.key) return notFound(path.delivery_id);
  if (isUnderWay(found, clock().toISOString())) return underWay(found);
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
  const statuses = body.status === undefined ? ["skipped", "failed"] : [body.status];
  const since = body.since === undefined ? "" : instantOf(body.since);
  const wanted = await database.all<{ id: string; seq: number }>(
    `select id, seq from delivery where webhook_key = ? and seq > ? and created_at >= ? and status in (${placeholders(statuses)})
      order by seq limit ?`,
    [webhook.key, body.since_seq ?? 0, since, ...statuses, maxReplayed + 1],
  );
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
  for (const { status } of await statusesOf(database, ids)) {
    if (status === "delivered" || status === "failed") counts[status]++;
    else counts.pending++;
  }
  const next_since_seq = wanted.length > some.length ? (some.at(-1)?.seq ?? null) : null;
  return { status: 200, headers: noStore, body: { replayed: ids.length, ...counts, next_since_seq } };
};

export const deliver: Handlers["webhooks"]["deliver"] = async ({ query, body }, context) => {
  const { database, caller, clock } = context;
  const found = await findDelivery(database, body.delivery_id);
  const webhook = found && (await webhookByKey(database, found.webhook_key));
  // Ids can be guessed, so the response for another account's delivery is that for an unknown id.
  if (!webhook || !mayAccess(webhook, caller, "operator")) return notFound(body.delivery_id);
  if (found.status !== "delivered") {
    if (webhook.status !== "active") {
      const detail = `The subscription ${webhook.id} is ${webhook.status}: resume it first.`;
      return rejectWith(409, "subscription_not_active", detail);
    }
    if (isUnderWay(found, clock().toISOString())) return underWay(found);
    const destination = await destinationOf(database, webhook);
    if (!destination) return notFound(found.id);
    const { granted, retryAfterS } = takeRequestTokens(context, destination);
    if (granted === 0) return tooManyDeliveries(retryAfterS);
    if (!(await redeliverAll(context, destination, [found.id], "queue"))[0]) return underWay(found);
  }
  const ended = (await findDelivery(database, found.id)) ?? found;
  if (ended.status === "pending") return underWay(ended);
  const response_status = (await lastAttempt(database, found.id))?.response_status ?? null;
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
 * Repeats deliveries that are not under way, and waits for them as a response waits for the deliveries of its event.
 * @returns the ids of the repeated deliveries.
 */
async function redeliverAll(
  { database, requestDeliveries, clock }: Context,
  destination: PendingDelivery,
  ids: string[],
  cause: Cause,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const now = clock().toISOString();
  const pending = await database.aside((rows) =>
    rows.all<{ id: string }>(
      `update delivery set status = 'pending', cause = ?, finished_at = null, lease = null, lease_until = ?
        where id in (${placeholders(ids)}) and (status <> 'pending' or ${notLeased}) returning id`,
      [cause, headStartUntil(now), ...ids, ...leaseBounds(now)],
    ),
  );
  const repeated = new Set(pending.map(({ id }) => id));
  const some = ids.filter((id) => repeated.has(id)); // oldest event first
  requestDeliveries.begin(some.map((deliveryId) => ({ ...destination, deliveryId })));
  await requestDeliveries.waitUntilAttempted();
  return some;
}

/** Returns the destination of a subscription's deliveries; undefined if it was deleted meanwhile. */
async function destinationOf(rows: Rows, { key }: WebhookRow): Promise<PendingDelivery | undefined> {
  const row = await rows.get<ReceiverRow>(`select ${receiverColumns} from webhook w where w.key = ?`, [key]);
  return row && toPendingDelivery(row, "");
}

/** Takes tokens for deliveries that a caller requests. The operator may request any number. */
function takeRequestTokens({ caller, requestLimits }: Context, destination: PendingDelivery, count = 1) {
  if (caller.role === "owner") return { granted: count, retryAfterS: 0 };
  return requestLimits.take(destination, count);
}

async function statusesOf(rows: Rows, ids: string[]): Promise<Pick<DeliveryRow, "status">[]> {
  if (ids.length === 0) return [];
  return rows.all<Pick<DeliveryRow, "status">>(
    `select status from delivery where id in (${placeholders(ids)})`,
    ids,
  );
}

function webhookByKey(rows: Rows, key: number): Promise<WebhookRow | undefined> {
  return rows.get<WebhookRow>(`select ${webhookColumns} from webhook where key = ?`, [key]);
}

function notFound(id: string) {
  return rejectWith(404, "delivery_not_found", `There is no delivery ${id} of this subscription.`);
}

function underWay({ id }: DeliveryRow) {
  const detail = `An attempt of ${id} is under way: try again later.`;
  return { ...rejectWith(409, "delivery_under_way", detail), headers: { "Retry-After": 10 } };
}
