/** Handlers of the operations on subscriptions; those on deliveries are in delivery-handlers.ts. */

import { setTimeout as wait } from "node:timers/promises";
import type { operations } from "../../../generated/openapi.d.ts";
import { readsInTurns } from "../../core/database/read-turns.ts";
import { checkCallbackUrl } from "../../core/egress/callback-url.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { openPage, type PageQuery, signature } from "../../core/paging/paging.ts";
import { contains } from "../../core/sql/contains.ts";
import { mapInTurns } from "../../core/time/turns.ts";
import { deleteSubscriptions } from "./bulk-changes.ts";
import { callbackHost } from "./callback-host.ts";
import { disabledByOperator } from "./operator-disabling.ts";
import { webhookToChange, webhookToRead } from "./ownership.ts";
import type { Context, Handlers } from "./parts.ts";
import { recentAttemptsOf } from "./recent-attempts.ts";
import { recordWebhook } from "./record.ts";
import { deleteDeliveriesOf } from "./retention.ts";
import { signingKey } from "./signature.ts";
import { skipPendingDeliveries } from "./skips.ts";
import { Webhook } from "./subscription.ts";
import { callbackHostLimit, disabledAccount, subscriptionLimit } from "./subscription-limits.ts";
import { eventsText, readWebhookResponse, toWebhookResponse } from "./subscription-response.ts";

export { deliver, deliveries, delivery, redeliver, replay, test } from "./delivery-handlers.ts";
export { disable } from "./operator-disabling.ts";

/** How long the response waits for the deletion of a subscription's deliveries, which then continues in the background. */
const deletionWaitMs = 1_000;

/** How long the previous secret signs after a rotation by default: a day. */
const defaultGracePeriodS = 86_400;

/** What is recorded of a receiver to which nothing was sent. */
const nothingYet = {
  reached_at: null,
  response_ms: null,
  unresponsive_at: null,
  previous_secret: null,
  previous_secret_until: null,
  last_delivered_at: null,
  disabled_at: null,
  disabled_reason: null,
};

export const create: Handlers["webhooks"]["create"] = async ({ body }, context) => {
  const { database, caller, newId, random, secretEncryption } = context;
  const checked = checkCallbackUrl(body.callbackUrl);
  if ("reason" in checked) return rejected(checked.reason);
  const account = accountOf(caller);
  const id = `whk_${newId()}`;
  const secret = random(32).toString("hex");
  return database.transaction(async (tx) => {
    const { host, site } = callbackHost(body.callbackUrl);
    // The account may have been disabled since the credential was checked.
    const rejection =
      (await disabledAccount(tx, account)) ??
      (await subscriptionLimit(tx, account)) ??
      (await callbackHostLimit(tx, account, site));
    if (rejection) return rejection;
    await tx.subscriptionsChanged();
    const webhook = tx.em().create(Webhook, {
      id,
      account_id: account,
      callback_url: body.callbackUrl,
      origin: checked.url.origin,
      host,
      site,
      events: eventsText(body.events ?? []),
      source: body.source ?? "local",
      description: body.description?.toWellFormed() ?? null,
      status: "active",
      secret: secretEncryption.encrypt(secret, id),
      created_at: tx.now,
      consecutive_failures: 0,
      ...nothingYet,
    });
    tx.em().persist(webhook);
    await recordWebhook(tx, context, "webhook_created", webhook);
    return {
      status: 201,
      headers: noStore,
      body: { ...toWebhookResponse(webhook, new Map(), tx.now), ...secretFields(secret) },
    };
  });
};

export const list: Handlers["webhooks"]["list"] = ({ query }, context) =>
  listPage(context, query, { path: "/api/webhooks", account: accountOf(context.caller) });

export const adminList: Handlers["webhooks"]["adminList"] = ({ query }, context) => {
  const { caller } = context;
  const account = caller.role === "owner" ? null : accountOf(caller);
  return listPage(context, query, { path: "/api/admin/webhooks", account });
};

export const get: Handlers["webhooks"]["get"] = async ({ path }, { database, caller, clock }) => {
  const { webhook, rejection } = await webhookToRead(database, caller, path.id);
  if (rejection) return rejection;
  const body = await readWebhookResponse(database, webhook, clock().toISOString());
  return { status: 200, headers: noStore, body };
};

export const update: Handlers["webhooks"]["update"] = async ({ path, body }, context) => {
  const { database, caller } = context;
  const checked = body.callbackUrl === undefined ? null : checkCallbackUrl(body.callbackUrl);
  return database.transaction(async (tx) => {
    const { webhook, rejection } = await webhookToChange(tx, caller, path.id, { by: "owner" });
    if (rejection) return rejection;
    if (checked && "reason" in checked) return rejected(checked.reason);
    const barred = body.status !== undefined && disabledByOperator(webhook, caller);
    if (barred) return barred;
    if (body.status === "paused" && webhook.status === "disabled") return disabled(webhook);
    const ownerDisabled = body.status === "active" && (await disabledAccount(tx, webhook.account_id));
    if (ownerDisabled) return ownerDisabled;
    const url = checked && body.callbackUrl !== undefined ? body.callbackUrl : webhook.callback_url;
    const limited = await changeCallbackUrl(tx, webhook, url);
    if (limited) return limited;
    await tx.subscriptionsChanged();
    if (body.description !== undefined) webhook.description = body.description?.toWellFormed() ?? null;
    if (body.events !== undefined) webhook.events = eventsText(body.events);
    webhook.source = body.source ?? webhook.source;
    await changeStatus(tx, webhook, body.status ?? webhook.status);
    await recordWebhook(tx, context, "webhook_changed", webhook);
    return { status: 200, headers: noStore, body: await readWebhookResponse(tx, webhook, tx.now) };
  });
};

export const remove: Handlers["webhooks"]["remove"] = async ({ path }, context) => {
  const { database, caller, node } = context;
  const { webhook, rejection } = await database.transaction(async (tx) => {
    const found = await webhookToChange(tx, caller, path.id, { by: "owner", disclosed: true });
    if (found.webhook) {
      await deleteSubscriptions(tx, [found.webhook.key]);
      await recordWebhook(tx, context, "webhook_deleted", found.webhook);
    }
    return found;
  });
  if (rejection) return rejection;
  const deleted = deleteDeliveriesOf(database, webhook.key, node.stopping);
  deleted.catch(() => undefined); // the retention job deletes the rest: see retention.ts
  await Promise.race([deleted, wait(deletionWaitMs)]);
  const message = "Webhook subscription deleted";
  return { status: 200, headers: noStore, body: { message, id: webhook.id } };
};

export const pause: Handlers["webhooks"]["pause"] = async ({ path }, context) => {
  const { database, caller } = context;
  return database.transaction(async (tx) => {
    const { webhook, rejection } = await webhookToChange(tx, caller, path.id, {
      by: "operator",
      disclosed: true,
    });
    if (rejection) return rejection;
    const barred = disabledByOperator(webhook, caller);
    if (barred) return barred;
    if (webhook.status === "disabled") return disabled(webhook);
    if (webhook.status !== "paused") await recordWebhook(tx, context, "webhook_changed", webhook);
    await changeStatus(tx, webhook, "paused");
    return { status: 200, headers: noStore, body: await readWebhookResponse(tx, webhook, tx.now) };
  });
};

export const resume: Handlers["webhooks"]["resume"] = async ({ path }, context) => {
  const { database, caller } = context;
  return database.transaction(async (tx) => {
    const { webhook, rejection } = await webhookToChange(tx, caller, path.id, {
      by: "operator",
      disclosed: true,
    });
    if (rejection) return rejection;
    const barred = disabledByOperator(webhook, caller);
    if (barred) return barred;
    const ownerDisabled = await disabledAccount(tx, webhook.account_id);
    if (ownerDisabled) return ownerDisabled;
    if (webhook.status !== "active") await recordWebhook(tx, context, "webhook_changed", webhook);
    await changeStatus(tx, webhook, "active");
    return { status: 200, headers: noStore, body: await readWebhookResponse(tx, webhook, tx.now) };
  });
};

export const rotateSecret: Handlers["webhooks"]["rotateSecret"] = async ({ path, body }, context) => {
  const { database, caller, random, secretEncryption } = context;
  const secret = random(32).toString("hex");
  return database.transaction(async (tx) => {
    const { webhook, rejection } = await webhookToChange(tx, caller, path.id, { by: "owner" });
    if (rejection) return rejection;
    const grace = body.grace_period_s ?? defaultGracePeriodS;
    const until = grace === 0 ? null : new Date(Date.parse(tx.now) + grace * 1_000).toISOString();
    tx.em().assign(webhook, {
      previous_secret: until && webhook.secret,
      previous_secret_until: until,
      secret: secretEncryption.encrypt(secret, webhook.id),
    });
    await recordWebhook(tx, context, "webhook_secret_rotated", webhook);
    return {
      status: 200,
      headers: noStore,
      body: { ...(await readWebhookResponse(tx, webhook, tx.now)), ...secretFields(secret) },
    };
  });
};

/** The admin family acts on the same subscriptions, by the same rules (spec/webhooks.tsp). */
export { create as adminCreate, remove as adminRemove };

/** Changes the status. Pausing skips pending deliveries; resuming resets the consecutive failures. */
async function changeStatus(tx: Transaction, webhook: Webhook, status: Webhook["status"]): Promise<void> {
  if (status === webhook.status) return;
  webhook.status = status;
  if (status === "active")
    tx.em().assign(webhook, { consecutive_failures: 0, disabled_at: null, disabled_reason: null });
  if (status === "paused") await skipPendingDeliveries(tx, webhook.key, tx.now);
}

/**
 * Changes the callback URL, and resets what is recorded of the receiver: a URL at another host has not been reached yet and has not
 * failed, and one at the same host may respond as slowly as it likes. Another URL at the host gives no failures back: its
 * subscriptions wait for each other.
 * @returns the problem to respond with, if the new host has reached the limit of subscriptions.
 */
async function changeCallbackUrl(tx: Transaction, webhook: Webhook, url: string) {
  if (url === webhook.callback_url) return undefined;
  const { host, site } = callbackHost(url);
  if (site !== callbackHost(webhook.callback_url).site) {
    const limited = await callbackHostLimit(tx, webhook.account_id, site, webhook.key);
    if (limited) return limited;
  }
  if (host !== webhook.host)
    tx.em().assign(webhook, { reached_at: null, unresponsive_at: null, consecutive_failures: 0 });
  tx.em().assign(webhook, { callback_url: url, origin: new URL(url).origin, host, site, response_ms: null });
  return undefined;
}

/** Which subscriptions of a list, and where its page begins. */
type WebhooksQuery = PageQuery &
  Pick<NonNullable<operations["webhooks_list"]["parameters"]["query"]>, "status" | "contains">;

/** Reads a page of subscriptions, newest first, of one account or of all accounts. */
async function listPage(
  { database, cursors, clock }: Context,
  query: WebhooksQuery,
  { path, account }: { path: string; account: string | null },
) {
  const { status, contains: text } = query;
  const name = signature(`webhooks ${path} ${account}`, { status: status?.toSorted(), text });
  const list = { path, name, order: { key: Number } };
  const page = openPage(cursors, list, query);
  if ("problem" in page) return page;
  const reads = readsInTurns(database);
  const read = await reads.em().find(
    Webhook,
    {
      ...(account === null ? {} : { account_id: account }),
      ...(page.after ? { key: { $lt: page.after.key } } : {}),
      ...(status && { status: { $in: status } }),
      ...contains(["callback_url", "description", "id"], text),
    },
    { orderBy: { key: "desc" }, limit: page.readLimit },
  );
  const { rows, next_cursor, link } = page.end(read);
  const now = clock().toISOString();
  const keys = rows.map(({ key }) => key);
  const attempts = await recentAttemptsOf(reads, keys, now);
  const webhooks = await mapInTurns(rows, (row) => toWebhookResponse(row, attempts, now));
  return {
    status: 200 as const,
    headers: { ...noStore, ...link },
    body: { webhooks, count: webhooks.length, next_cursor },
  };
}

function secretFields(secret: string) {
  return { secret, signing_key: signingKey(secret) };
}

function accountOf({ account }: Context["caller"]): string {
  if (account === null) throw new Error("Operations on subscriptions require a credential");
  return account;
}

function rejected(reason: string) {
  const errors = [{ pointer: "/callbackUrl", detail: reason }];
  return rejectWith(400, "callback_url_rejected", `The node does not send to this URL. ${reason}`, {
    errors,
    reason,
  });
}

function disabled({ disabled_at }: Webhook) {
  const detail = `The subscription was disabled at ${disabled_at}: fix the receiver, then resume the subscription.`;
  return rejectWith(409, "subscription_disabled", detail);
}
