/** Checks of webhooks: subscriptions, signed deliveries to a receiver of this run. */
import { setTimeout as pause } from "node:timers/promises";
import { verifyDelivery, WebhookVerificationError } from "../../client/webhooks/verify.ts";
import type { Schemas } from "../../generated/models.d.ts";
import { CheckFailure, ensure, equal, NotApplicable } from "../assertions.ts";
import { checksOf } from "../check.ts";
import type { Caller } from "../node/callers.ts";
import type { Received, Receiver } from "../receiver.ts";
import type { Scene } from "../scene.ts";

type WebhookWithSecret = Schemas["WebhookWithSecret"];
type Delivery = Schemas["Delivery"];

const webhooksPath = "/api/webhooks";

/** How long a delivery may take: a node sends it when its change is committed. */
const deliveryTimeoutMs = 20_000;

/** A URL that is never called: subscriptions to no events. */
const unusedUrl = "https://hooks.example.com/conformance";

/** Who subscribes. */
function subscriber(scene: Scene): Caller {
  scene.operation("webhooks_create");
  const caller = scene.callers.writer ?? scene.callers.developer;
  if (!caller)
    throw new NotApplicable("It needs an account: pass --key, or --email and --password, or --sign-up.");
  return caller;
}

/** Subscribes, until the end of the run. */
async function subscribe(scene: Scene, fields: Record<string, unknown>): Promise<WebhookWithSecret> {
  const as = subscriber(scene);
  const answer = await scene.send("POST", webhooksPath, { as, body: fields });
  const made = answer.expect(201).json<WebhookWithSecret>();
  keep(scene, made);
  scene.afterCheck(`webhook ${made.id}`, () => scene.send("DELETE", `${webhooksPath}/${made.id}`, { as }));
  return made;
}

function keep(scene: Scene, { secret, signing_key }: WebhookWithSecret): void {
  scene.http.keepSecret(secret);
  scene.http.keepSecret(signing_key);
}

/** A subscription with a receiver of its own. */
async function subscribed(scene: Scene, fields: Record<string, unknown> = {}) {
  const receiver = await scene.receivers.open(scene.newId("hook"));
  const webhook = await subscribe(scene, { callbackUrl: receiver.callbackUrl, ...fields });
  return { receiver, webhook, as: subscriber(scene) };
}

/** Waits for the next requests of a receiver that are about something. */
async function received(receiver: Receiver, count: number, about = ""): Promise<Received[]> {
  const until = performance.now() + deliveryTimeoutMs;
  for (;;) {
    const found = receiver.requests.filter(({ body }) => body.includes(about));
    if (found.length >= count) return found;
    if (performance.now() > until)
      throw new CheckFailure(
        `the receiver got ${found.length} of ${count} deliveries in ${deliveryTimeoutMs / 1_000} s`,
      );
    await pause(20);
  }
}

/** Verifies the signature as the SDK does, and returns the event. */
async function verified({ body, headers }: Received, secret: string) {
  return verifyDelivery(body, headers, secret).catch((error: unknown) => {
    if (error instanceof WebhookVerificationError)
      throw new CheckFailure(`the delivery is not authentic: ${error.message}`);
    throw error;
  });
}

async function deliveriesOf(scene: Scene, id: string, query = ""): Promise<Delivery[]> {
  const answer = await scene.send("GET", `${webhooksPath}/${id}/deliveries?limit=100${query}`, {
    as: subscriber(scene),
  });
  return answer.expect(200).json<{ deliveries: Delivery[] }>().deliveries;
}

/** Waits until a delivery of a subscription has ended. */
async function finished(scene: Scene, id: string): Promise<Delivery> {
  const until = performance.now() + deliveryTimeoutMs;
  for (;;) {
    const found = (await deliveriesOf(scene, id)).find(({ finished_at }) => finished_at !== null);
    if (found) return found;
    if (performance.now() > until) throw new CheckFailure("no delivery has ended");
    await pause(50);
  }
}

export const webhookChecks = [
  ...checksOf("webhooks", "webhooks_create", {
    "the secret is shown once, and never again": async (scene) => {
      const { id } = await subscribe(scene, { callbackUrl: unusedUrl, events: [] });
      const as = subscriber(scene);
      for (const path of [`${webhooksPath}/${id}`, `${webhooksPath}?limit=100`]) {
        const answer = await scene.send("GET", path, { as });
        ensure(
          !/"(secret|signing_key)":/.test(answer.expect(200).text),
          "the response names a secret",
          answer.exchange,
        );
      }
    },
    "each subscription has its own secret": async (scene) => {
      const fields = { callbackUrl: unusedUrl, events: [] };
      const [one, two] = [await subscribe(scene, fields), await subscribe(scene, fields)];
      ensure(one.secret !== two.secret, "two subscriptions have the same secret");
    },
    "callback URLs on private hosts, and without TLS, are rejected": async (scene) => {
      const as = subscriber(scene);
      for (const callbackUrl of [
        "https://10.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/",
        "http://hooks.example.com/",
      ]) {
        const answer = await scene.send("POST", webhooksPath, { as, body: { callbackUrl } });
        answer.expectProblem(400, "callback_url_rejected");
      }
    },
    "an unknown event type is rejected": async (scene) => {
      const body = { callbackUrl: unusedUrl, events: ["agent.invented"] };
      (await scene.send("POST", webhooksPath, { as: subscriber(scene), body })).expectProblem(
        400,
        "invalid_body",
      );
    },
  }),
  ...checksOf("webhooks", "webhooks_list", {
    "a second page continues where the first ended": async (scene) => {
      const fields = { callbackUrl: unusedUrl, events: [] };
      const ids = [
        await subscribe(scene, fields),
        await subscribe(scene, fields),
        await subscribe(scene, fields),
      ].map(({ id }) => id);
      const as = subscriber(scene);
      const seen: string[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const query: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
        const answer = await scene.send("GET", `${webhooksPath}?limit=2${query}`, { as });
        const page: { webhooks: { id: string }[]; next_cursor: string | null } = answer.expect(200).json();
        seen.push(...page.webhooks.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      equal(new Set(seen).size, seen.length, "the number of distinct subscriptions");
      equal(
        ids.filter((id) => !seen.includes(id)),
        [],
        "the subscriptions that no page has",
      );
    },
  }),
  ...checksOf("webhooks", "webhooks_update", {
    "a change is kept, and what it leaves out stays": async (scene) => {
      scene.operation("webhooks_update");
      const { id } = await subscribe(scene, { callbackUrl: unusedUrl, events: [], description: "Before" });
      const as = subscriber(scene);
      (await scene.send("PATCH", `${webhooksPath}/${id}`, { as, body: { description: "After" } })).expect(
        200,
      );
      const read = (await scene.send("GET", `${webhooksPath}/${id}`, { as })).expect(200);
      const { description, callbackUrl } = read.json<WebhookWithSecret>();
      equal(
        { description, callbackUrl },
        { description: "After", callbackUrl: unusedUrl },
        "the subscription",
        read.exchange,
      );
    },
  }),
  ...checksOf("webhooks", "webhooks_remove", {
    "a deleted subscription has 404": async (scene) => {
      const { id } = await subscribe(scene, { callbackUrl: unusedUrl, events: [] });
      const as = subscriber(scene);
      (await scene.send("DELETE", `${webhooksPath}/${id}`, { as })).expect(200);
      scene.removed(`webhook ${id}`);
      (await scene.send("GET", `${webhooksPath}/${id}`, { as })).expectProblem(404, "subscription_not_found");
    },
  }),
  ...checksOf("webhooks", "deliveries", {
    "a change is delivered, signed, with the event of the journal": async (scene) => {
      const { receiver, webhook } = await subscribed(scene);
      const { agent_id } = await scene.register();
      const [request] = await received(receiver, 1, agent_id);
      if (!request) return;
      const event = await verified(request, webhook.secret);
      const journal = (await scene.get(`/events?agent_id=${agent_id}`)).json<{ events: unknown[] }>();
      equal(event, journal.events[0], "the delivered event");
      equal(request.headers["webhook-id"], event.idempotency_key, "the header webhook-id");
      equal(request.headers["content-type"]?.split(";")[0], "application/json", "the media type");
    },
    "each change of an agent is delivered once": async (scene) => {
      const { receiver, webhook } = await subscribed(scene);
      const { agent_id } = await scene.register({ name: "First" });
      (await scene.registerWith(scene.registration({ agent_id, name: "Second" }))).expect(200);
      (await scene.write("PUT", `/agents/${agent_id}/status`, { body: { status: "deprecated" } })).expect(
        200,
      );
      const requests = await received(receiver, 3, agent_id);
      const events = await Promise.all(requests.map((request) => verified(request, webhook.secret)));
      const seqs = events.map(({ payload }) => payload.seq).sort((a, b) => a - b);
      const journal = (await scene.get(`/events?agent_id=${agent_id}`)).json<{
        events: { payload: { seq: number } }[];
      }>();
      equal(
        seqs,
        journal.events.map(({ payload }) => payload.seq),
        "`seq` of the deliveries",
      );
    },
    "only the subscribed types are delivered": async (scene) => {
      const { receiver, webhook } = await subscribed(scene, { events: ["agent.deprecated"] });
      const { agent_id } = await scene.register();
      (await scene.write("PUT", `/agents/${agent_id}/status`, { body: { status: "deprecated" } })).expect(
        200,
      );
      const requests = await received(receiver, 1, agent_id);
      const events = await Promise.all(requests.map((request) => verified(request, webhook.secret)));
      equal(
        events.map(({ event }) => event),
        ["agent.deprecated"],
        "the delivered types",
      );
    },
    "a failed delivery is recorded, and can be repeated with the same key": async (scene) => {
      const { receiver, webhook, as } = await subscribed(scene);
      scene.operation("webhooks_redeliver");
      receiver.respondWith(500);
      const { agent_id } = await scene.register();
      await received(receiver, 1, agent_id);
      const failed = await finished(scene, webhook.id);
      equal([failed.status, failed.attempts.at(-1)?.response_status], ["failed", 500], "the failed delivery");
      receiver.respondWith(204);
      const path = `${webhooksPath}/${webhook.id}/deliveries/${failed.id}/redeliver`;
      const again = (await scene.send("POST", path, { as })).expect(200);
      equal(again.json<Delivery>().status, "delivered", "`status` after the repetition", again.exchange);
      const [first, second] = await received(receiver, 2, agent_id);
      equal(second?.headers["webhook-id"], first?.headers["webhook-id"], "the key of the repetition");
      equal(second?.body, first?.body, "the body of the repetition");
      if (second) await verified(second, webhook.secret);
    },
    "a delivered event is listed as delivered": async (scene) => {
      const { receiver, webhook } = await subscribed(scene);
      const { agent_id } = await scene.register();
      const [request] = await received(receiver, 1, agent_id);
      const delivery = await finished(scene, webhook.id);
      equal([delivery.status, delivery.attempt_count], ["delivered", 1], "the delivery");
      equal(delivery.idempotency_key, request?.headers["webhook-id"], "`idempotency_key`");
      equal(await deliveriesOf(scene, webhook.id, "&status=failed"), [], "the failed deliveries");
    },
    "a paused subscription gets nothing, and can be replayed": async (scene) => {
      const { receiver, webhook, as } = await subscribed(scene);
      scene.operation("webhooks_replay");
      const path = `${webhooksPath}/${webhook.id}`;
      (await scene.send("PATCH", path, { as, body: { status: "paused" } })).expect(200);
      const { agent_id, seq } = await scene.register();
      (await scene.send("PATCH", path, { as, body: { status: "active" } })).expect(200);
      equal(receiver.requests.length, 0, "the number of deliveries while it was paused");
      (await scene.send("POST", `${path}/replay`, { as, body: { since_seq: seq - 1 } })).expect(200);
      const [request] = await received(receiver, 1, agent_id);
      if (request) await verified(request, webhook.secret);
    },
  }),
  ...checksOf("webhooks", "webhooks_test", {
    "a test is delivered at once, signed, and marked as a test": async (scene) => {
      const { receiver, webhook, as } = await subscribed(scene, { events: [] });
      scene.operation("webhooks_test");
      const answer = await scene.send("POST", `${webhooksPath}/${webhook.id}/test`, { as, body: {} });
      const result = answer.expect(200).json<{ delivered: boolean; idempotency_key: string }>();
      equal(result.delivered, true, "`delivered`", answer.exchange);
      const [request] = await received(receiver, 1);
      if (!request) return;
      const event = await verified(request, webhook.secret);
      ensure(event.idempotency_key.startsWith("evt_test_"), "the key does not begin with evt_test_");
      equal(request.headers["x-webhook-test"], "true", "the header X-Webhook-Test");
    },
    "a receiver that fails is reported": async (scene) => {
      const { receiver, webhook, as } = await subscribed(scene, { events: [] });
      scene.operation("webhooks_test");
      receiver.respondWith(503);
      const answer = await scene.send("POST", `${webhooksPath}/${webhook.id}/test`, { as, body: {} });
      const { delivered, response_status } = answer
        .expect(200)
        .json<{ delivered: boolean; response_status: number }>();
      equal([delivered, response_status], [false, 503], "the result", answer.exchange);
    },
  }),
  ...checksOf("webhooks", "webhooks_rotateSecret", {
    "during the grace period deliveries have signatures of both secrets": async (scene) => {
      const { receiver, webhook, as } = await subscribed(scene);
      scene.operation("webhooks_rotateSecret");
      const path = `${webhooksPath}/${webhook.id}/rotate-secret`;
      const rotated = (await scene.send("POST", path, { as, body: { grace_period_s: 3600 } }))
        .expect(200)
        .json<WebhookWithSecret>();
      keep(scene, rotated);
      ensure(rotated.secret !== webhook.secret, "the secret is still the same");
      const { agent_id } = await scene.register();
      const [request] = await received(receiver, 1, agent_id);
      if (!request) return;
      await verified(request, webhook.secret);
      await verified(request, rotated.secret);
    },
  }),
];
