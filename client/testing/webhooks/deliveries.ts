/** Deliveries of a fake registry. */
import { examples } from "../../../generated/events.ts";
import type { components } from "../../../generated/openapi.d.ts";
import { instantOf } from "../../../server/instants.ts";
import { rejectWith } from "../../../server/responses.ts";
import type { Handlers } from "../context.ts";
import { noStore, pageOf } from "../http/paging.ts";
import type { State } from "../state.ts";
import type { Delivery } from "../tables.ts";
import { attempt, recordSuccess, send } from "./attempts.ts";
import { webhookFor } from "./ownership.ts";

/** The maximum number of deliveries of one replay. */
const replaySize = 1_000;

/** The maximum number of attempts in a response. */
const shownAttempts = 10;

export const test: Handlers["webhooks"]["test"] = async ({ path, body }, context) => {
  const { state } = context;
  const { webhook, rejection } = webhookFor(context, path.id, { by: "owner" });
  if (rejection) return rejection;
  const event = body.event ?? webhook.events[0] ?? "agent.registered";
  const idempotency_key = state.newId("evt_test");
  const envelope = { event, payload: examples[event], timestamp: state.now(), idempotency_key };
  const outcome = await send(state, webhook, JSON.stringify(envelope), 1);
  const delivered = outcome.error === null;
  if (delivered) recordSuccess(webhook, state.now());
  return { status: 200, headers: noStore, body: { ...outcome, delivered, event, idempotency_key } };
};

export const deliveries: Handlers["webhooks"]["deliveries"] = async ({ path, query }, context) => {
  const { webhook, rejection } = webhookFor(context, path.id, { by: "operator" });
  if (rejection) return rejection;
  const { status, event } = query;
  const found = context.state.deliveries.filter(
    (each) =>
      each.webhook === webhook &&
      (!status || status.includes(each.status)) &&
      (!event || event.includes(each.event.type)),
  );
  const page = pageOf(found, `/api/webhooks/${webhook.id}/deliveries`, query, (each) => each.event.seq);
  if ("problem" in page) return page;
  const shown = page.items.map(toResponse);
  const { next_cursor } = page;
  return {
    status: 200,
    headers: { ...noStore, ...page.headers },
    body: { deliveries: shown, count: shown.length, next_cursor },
  };
};

export const redeliver: Handlers["webhooks"]["redeliver"] = async ({ path }, context) => {
  const { state } = context;
  const { webhook, rejection } = webhookFor(context, path.id, { by: "owner" });
  if (rejection) return rejection;
  const found = state.deliveries.find((each) => each.id === path.delivery_id && each.webhook === webhook);
  if (!found) return notFound(path.delivery_id);
  if (found.under_way) return underWay(found);
  await again(state, [found], "redeliver");
  return { status: 200, headers: noStore, body: toResponse(found) };
};

export const replay: Handlers["webhooks"]["replay"] = async ({ path, body }, context) => {
  const { state } = context;
  const { webhook, rejection } = webhookFor(context, path.id, { by: "owner" });
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
  const statuses: string[] = body.status === undefined ? ["skipped", "failed"] : [body.status];
  const since = body.since === undefined ? "" : instantOf(body.since);
  const wanted = state.deliveries.filter(
    (each) =>
      each.webhook === webhook &&
      each.event.seq > (body.since_seq ?? 0) &&
      each.created_at >= since &&
      statuses.includes(each.status),
  );
  const some = wanted.slice(0, replaySize);
  await again(state, some, "replay");
  const counts = { delivered: 0, failed: 0, pending: 0 };
  for (const { status } of some) counts[status === "delivered" || status === "failed" ? status : "pending"]++;
  const next_since_seq = wanted.length > replaySize ? (some.at(-1)?.event.seq ?? null) : null;
  return { status: 200, headers: noStore, body: { replayed: some.length, ...counts, next_since_seq } };
};

export const deliver: Handlers["webhooks"]["deliver"] = async ({ query, body }, { state, caller }) => {
  const found = state.deliveries.find(({ id }) => id === body.delivery_id);
  const visible = found && (found.webhook.account_id === caller.account || caller.role === "owner");
  if (!visible) return notFound(body.delivery_id);
  const { webhook } = found;
  if (found.status !== "delivered") {
    if (webhook.status !== "active") {
      const detail = `The subscription ${webhook.id} is ${webhook.status}: resume it first.`;
      return rejectWith(409, "subscription_not_active", detail);
    }
    if (found.under_way) return underWay(found);
    await again(state, [found], "queue");
  }
  const response_status = found.attempts.at(-1)?.response_status ?? null;
  const result = { delivery_id: found.id, response_status, attempts: found.attempts.length };
  if (found.status !== "delivered" && query.fail_on_error === "true") {
    const detail = "The receiver did not accept the delivery: see its attempts in the list of deliveries.";
    return rejectWith(502, "delivery_failed", detail, result);
  }
  const status = found.status === "delivered" ? "delivered" : "failed";
  return { status: 200, headers: noStore, body: { ...result, status } };
};

/** Repeats deliveries, one after the other. */
async function again(state: State, some: readonly Delivery[], cause: Delivery["cause"]): Promise<void> {
  for (const delivery of some) {
    Object.assign(delivery, { status: "pending", cause, finished_at: null });
    await attempt(state, delivery);
  }
}

function toResponse({
  id,
  event,
  status,
  attempts,
  created_at,
  finished_at,
}: Delivery): components["schemas"]["Delivery"] {
  return {
    id,
    event: event.type,
    seq: event.seq,
    idempotency_key: event.id,
    status,
    created_at,
    finished_at,
    attempt_count: attempts.length,
    attempts: attempts.slice(-shownAttempts).toReversed(),
  };
}

function notFound(id: string) {
  return rejectWith(404, "delivery_not_found", `There is no delivery ${id} of this subscription.`);
}

function underWay({ id }: Delivery) {
  const detail = `An attempt of ${id} is under way: try again later.`;
  return { ...rejectWith(409, "delivery_under_way", detail), headers: { "Retry-After": 10 } };
}
