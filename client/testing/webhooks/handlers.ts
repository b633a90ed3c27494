/** Subscriptions of a fake registry. Their deliveries are in deliveries.ts. */
import type { components } from "../../../generated/openapi.d.ts";
import { rejectWith } from "../../../server/responses.ts";
import { base64, bytesOfHex } from "../bytes.ts";
import type { Context, Handlers } from "../context.ts";
import { noStore, pageOf } from "../http/paging.ts";
import type { State } from "../state.ts";
import type { Webhook } from "../tables.ts";
import { faultOfUrl } from "../urls.ts";
import { webhookFor } from "./ownership.ts";
import { secretsOf } from "./secrets.ts";

export { deliver, deliveries, redeliver, replay, test } from "./deliveries.ts";

/** The limits of subscriptions by tier, in total and per callback host. */
const limits = {
  free: { total: 100, perHost: 20 },
  pro: { total: 500, perHost: 50 },
  enterprise: { total: 2_000, perHost: 200 },
};

/** The default grace period of a rotation, in seconds. */
const usualGrace = 86_400;

export const create: Handlers["webhooks"]["create"] = async ({ body }, { state, caller }) => {
  const reason = faultOfUrl(body.callbackUrl);
  if (reason) return rejected(reason);
  const account_id = caller.account ?? ""; // the contract requires a credential
  const limited = totalLimit(state, account_id) ?? hostLimit(state, account_id, body.callbackUrl);
  if (limited) return limited;
  const webhook: Webhook = {
    key: (state.webhooks.at(-1)?.key ?? 0) + 1,
    id: state.newId("whk"),
    account_id,
    callback_url: body.callbackUrl,
    events: [...new Set(body.events)],
    source: body.source ?? "local",
    description: body.description?.toWellFormed() ?? null,
    status: "active",
    secret: state.newSecret(),
    previous_secret: null,
    previous_secret_until: null,
    created_at: state.now(),
    last_delivered_at: null,
    consecutive_failures: 0,
    disabled_at: null,
  };
  state.webhooks.push(webhook);
  return { status: 201, headers: noStore, body: withSecret(webhook, state) };
};

export const list: Handlers["webhooks"]["list"] = async ({ query }, context) =>
  page(context, query, "/api/webhooks", context.caller.account);

export const adminList: Handlers["webhooks"]["adminList"] = async ({ query }, context) => {
  const { account, role } = context.caller;
  return page(context, query, "/api/admin/webhooks", role === "owner" ? null : account);
};

export const get: Handlers["webhooks"]["get"] = async ({ path }, context) => {
  const { webhook, rejection } = webhookFor(context, path.id, { by: "operator" });
  return rejection ?? { status: 200, headers: noStore, body: toResponse(webhook, context.state) };
};

export const update: Handlers["webhooks"]["update"] = async ({ path, body }, context) => {
  const { webhook, rejection } = webhookFor(context, path.id, { by: "owner" });
  if (rejection) return rejection;
  const reason = body.callbackUrl === undefined ? null : faultOfUrl(body.callbackUrl);
  if (reason) return rejected(reason);
  if (body.status === "paused" && webhook.status === "disabled") return disabled(webhook);
  const url = body.callbackUrl ?? webhook.callback_url;
  const moves = new URL(url).hostname !== new URL(webhook.callback_url).hostname;
  const limited = moves ? hostLimit(context.state, webhook.account_id, url) : undefined;
  if (limited) return limited;
  webhook.callback_url = body.callbackUrl ?? webhook.callback_url;
  webhook.events = body.events ? [...new Set(body.events)] : webhook.events;
  webhook.source = body.source ?? webhook.source;
  if (body.description !== undefined) webhook.description = body.description?.toWellFormed() ?? null;
  switchTo(webhook, body.status ?? webhook.status);
  return { status: 200, headers: noStore, body: toResponse(webhook, context.state) };
};

export const remove: Handlers["webhooks"]["remove"] = async ({ path }, context) => {
  const { state } = context;
  const { webhook, rejection } = webhookFor(context, path.id, { by: "owner", disclosed: true });
  if (rejection) return rejection;
  state.webhooks.splice(state.webhooks.indexOf(webhook), 1);
  const kept = state.deliveries.filter((each) => each.webhook !== webhook);
  state.deliveries.splice(0, state.deliveries.length, ...kept);
  const message = "Webhook subscription deleted";
  return { status: 200, headers: noStore, body: { message, id: webhook.id } };
};

export const pause: Handlers["webhooks"]["pause"] = async ({ path }, context) => {
  const { webhook, rejection } = webhookFor(context, path.id, { by: "operator", disclosed: true });
  if (rejection) return rejection;
  if (webhook.status === "disabled") return disabled(webhook);
  switchTo(webhook, "paused");
  return { status: 200, headers: noStore, body: toResponse(webhook, context.state) };
};

export const resume: Handlers["webhooks"]["resume"] = async ({ path }, context) => {
  const { webhook, rejection } = webhookFor(context, path.id, { by: "operator", disclosed: true });
  if (rejection) return rejection;
  if (context.state.accounts.find(({ id }) => id === webhook.account_id)?.disabled_at) {
    return rejectWith(
      403,
      "account_disabled",
      "The operator disabled the account that owns the subscription.",
    );
  }
  switchTo(webhook, "active");
  return { status: 200, headers: noStore, body: toResponse(webhook, context.state) };
};

export const rotateSecret: Handlers["webhooks"]["rotateSecret"] = async ({ path, body }, context) => {
  const { state } = context;
  const { webhook, rejection } = webhookFor(context, path.id, { by: "owner" });
  if (rejection) return rejection;
  const grace = body.grace_period_s ?? usualGrace;
  const until = new Date(Date.parse(state.now()) + grace * 1_000).toISOString();
  webhook.previous_secret = grace === 0 ? null : webhook.secret;
  webhook.previous_secret_until = grace === 0 ? null : until;
  webhook.secret = state.newSecret();
  return { status: 200, headers: noStore, body: withSecret(webhook, state) };
};

/** The admin API has the same subscriptions and rules. */
export { create as adminCreate, remove as adminRemove };

function page(
  { state }: Context,
  query: Parameters<typeof list>[0]["query"],
  path: string,
  account: string | null,
) {
  const found = state.webhooks.filter((each) => account === null || each.account_id === account);
  const shown = pageOf(found, path, query, ({ key }) => key);
  if ("problem" in shown) return shown;
  const webhooks = shown.items.map((each) => toResponse(each, state));
  const { next_cursor, headers } = shown;
  return {
    status: 200 as const,
    headers: { ...noStore, ...headers },
    body: { webhooks, count: webhooks.length, next_cursor },
  };
}

/** Sets the status. Reactivating resets the consecutive failures. */
function switchTo(webhook: Webhook, status: Webhook["status"]): void {
  if (status === "active" && webhook.status !== "active") {
    Object.assign(webhook, { consecutive_failures: 0, disabled_at: null });
  }
  webhook.status = status;
}

function toResponse(webhook: Webhook, state: State): components["schemas"]["Webhook"] {
  const {
    id,
    callback_url: callbackUrl,
    events,
    source,
    description,
    status,
    previous_secret_until,
  } = webhook;
  const { created_at, last_delivered_at, consecutive_failures, disabled_at } = webhook;
  const overlaps = secretsOf(webhook, state.now()).length > 1;
  return {
    id,
    callbackUrl,
    events,
    source,
    description,
    status,
    created_at,
    last_delivered_at,
    consecutive_failures,
    disabled_at,
    previous_secret_until: overlaps ? previous_secret_until : null,
  };
}

function withSecret(webhook: Webhook, state: State): components["schemas"]["WebhookWithSecret"] {
  const signing_key = `whsec_${base64(bytesOfHex(webhook.secret))}`;
  return { ...toResponse(webhook, state), secret: webhook.secret, signing_key };
}

function limitsOf(state: State, account_id: string) {
  const account = state.accounts.find(({ id }) => id === account_id);
  return limits[account?.role === "owner" ? "enterprise" : (account?.tier ?? "free")];
}

/** The problem of an account that has reached its limit of subscriptions. */
function totalLimit(state: State, account_id: string) {
  const limit = limitsOf(state, account_id).total;
  const count = state.webhooks.filter((each) => each.account_id === account_id).length;
  if (count < limit) return undefined;
  const detail = `The account has ${count} subscriptions, and may have ${limit}: delete one first.`;
  return rejectWith(409, "subscription_limit_reached", detail, { limit, count });
}

/** The problem of an account that has reached its limit at a host. A fake does not know registrable domains. */
function hostLimit(state: State, account_id: string, url: string) {
  const limit = limitsOf(state, account_id).perHost;
  const { hostname: host } = new URL(url);
  const own = state.webhooks.filter((each) => each.account_id === account_id);
  const count = own.filter((each) => new URL(each.callback_url).hostname === host).length;
  if (count < limit) return undefined;
  const detail = `Your account has ${count} subscriptions at ${host}, and may have ${limit}: delete one, or use another host.`;
  return rejectWith(409, "callback_host_limit_reached", detail, { limit, count, host });
}

function rejected(reason: string) {
  const errors = [{ pointer: "/callbackUrl", detail: reason }];
  return rejectWith(400, "callback_url_rejected", `The node does not send to this URL. ${reason}`, {
    errors,
    reason,
  });
}

function disabled({ disabled_at }: Webhook) {
  const detail = `The node disabled the subscription at ${disabled_at}: fix the receiver, then resume the subscription.`;
  return rejectWith(409, "subscription_disabled", detail);
}
