import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/registry/webhooks/dispatcher.ts",
    replace: '\n            eb("delivery.head_start_until", ">", poll.furthest),',
    by: "",
    effect:
      "after the clock was set back, the deliveries that a killed process left wait until it has caught up",
  },
  {
    file: "server/registry/webhooks/dispatcher.ts",
    replace: "instance.abandon(); // it may have been committed",
    by: "// it may have been committed",
    effect:
      "deliveries whose claim was committed although its response was lost stay pending until a restart",
  },
  {
    file: "server/registry/webhooks/claims.ts",
    replace: '.$if(engine === "postgres", (query) => query.forUpdate()),',
    by: '.$if(engine === "postgres", (query) => query.forShare()),',
    effect: "PostgreSQL: two processes together make more attempts than the ten that disable a webhook",
  },
  {
    file: "server/registry/webhooks/handlers.ts",
    replace:
      "if (body.description !== undefined) webhook.description = body.description?.toWellFormed() ?? null;",
    by: "webhook.description = body.description?.toWellFormed() ?? webhook.description;",
    effect: "a description of null does not remove the description of a webhook",
  },
  {
    file: "server/registry/webhooks/handlers.ts",
    replace: 'if (webhook.status !== "active") await',
    by: 'if (webhook.status === "paused") await',
    effect: "the security log does not say who resumed a disabled webhook",
  },
  {
    file: "server/registry/webhooks/retention.ts",
    replace: ', status: { $ne: "pending" } } as const;',
    by: " };",
    effect: "pending deliveries that are older than the retention are deleted and never sent",
  },
  {
    file: "server/registry/webhooks/retention.ts",
    replace: "(await size.measure(() => work(limit))) < limit",
    by: "(await size.measure(() => work(limit))) <= limit",
    effect: "only 25 old deliveries an hour are deleted, and a deleted webhook keeps most of its deliveries",
  },
  {
    file: "server/registry/webhooks/connectivity-check.ts",
    replace: 'result.ok || result.error === "too_large"',
    by: "result.ok && result.status < 500",
    effect: "while the URL of the connectivity check has an error page, no dead receiver is ever disabled",
  },
  {
    file: "server/registry/webhooks/delivery-queue.ts",
    replace: "this.#firstDeliveries.delete(item.site)",
    by: "this.#firstDeliveries.delete(item.host)",
    effect: "after a failed first delivery to a subdomain no other new host of that domain gets any delivery",
  },
  {
    file: "server/registry/webhooks/outcomes.ts",
    replace: '.whereRef("webhook.callback_url", "=", "sent.callbackUrl")\n    .returning(["key", "status"])',
    by: '.returning(["key", "status"])',
    effect: "failures at the old URL of a webhook count for its new URL",
  },
  {
    file: "server/registry/webhooks/outcomes.ts",
    replace: "counts.set(finished.claimed.webhookKey, index + 1);",
    by: "counts.set(finished.claimed.webhookKey, 1);",
    effect: "of many failures of a webhook at the same moment only two count",
  },
  {
    file: "server/registry/webhooks/outcomes.ts",
    replace: 'unlessMoved("unresponsive_at", sql.lit(null))',
    by: 'unlessMoved("unresponsive_at", ref("webhook.unresponsive_at"))',
    effect: "a receiver that timed out once is treated as failing for good, whatever it accepts later",
  },
  {
    file: "server/registry/webhooks/receivers.ts",
    replace: 'u("u.account_id", "=", u.ref("w.account_id")),\n',
    by: "",
    effect:
      "a dead webhook of another account at a shared host shortens the wait for deliveries to one that works",
  },
  {
    file: "server/core/limits/token-bucket.ts",
    replace: "Math.max(0, now - this.#filledAt)",
    by: "now - this.#filledAt",
    effect: "after the clock was set back, tests and replays get 429 with a very long Retry-After",
  },
  {
    file: "server/registry/webhooks/outage-detector.ts",
    replace: "each.responded && each.at >= startedAt",
    by: "each.responded && each.at <= startedAt",
    effect:
      "an outage of the node's own network counts as failures of receivers that responded just before it",
  },
  {
    file: "server/registry/webhooks/received-response.ts",
    replace: "export const maxReadBytes = maxKeptBytes + 64;",
    by: "export const maxReadBytes = maxKeptBytes;",
    effect: "a part of a secret that a receiver prints at the end of what is kept is stored and shown",
  },
  {
    file: "server/registry/webhooks/received-response.ts",
    replace: "if (body.includes(0)) return noResponse;",
    by: "",
    effect:
      "PostgreSQL: a receiver that responds with a NUL gets the delivery again and again, with no outcome",
  },
  {
    file: "server/registry/webhooks/delivery-handlers.ts",
    replace:
      "if (!found || found.webhook_key !== webhook.key) return notFound(path.delivery_id);\n  return {",
    by: "if (!found) return notFound(path.delivery_id);\n  return {",
    effect:
      "a caller reads the delivery of another account, with what its receiver responded, by its own webhook",
  },
  {
    file: "server/registry/webhooks/handlers.ts",
    replace: "unresponsive_at: null, consecutive_failures: 0 }",
    by: "unresponsive_at: null }",
    effect: "a webhook that moved to another host is disabled by the failures of its former one",
  },
  {
    file: "server/registry/webhooks/attempts.ts",
    replace: "unresponsive: !responded && outcome.timings.total_ms >= unresponsiveMs",
    by: "unresponsive: outcome.timings.total_ms >= unresponsiveMs",
    effect: "a receiver that accepts events within 2 seconds is treated as one that does not respond",
  },
  {
    file: "server/registry/webhooks/create-dispatcher.ts",
    replace: "signal: shutdown.signal,",
    by: "signal: stopping,",
    effect: "a node that stops cuts the deliveries under way at once, and receivers get them twice",
  },
];
