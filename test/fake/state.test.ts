/** The state of the fake registry, as a user of the client sees it. */
import { afterEach, expect, test } from "vitest";
import { createRegistry, QuotaExceededError } from "../../client/index.ts";
import { createFakeRegistry, type FakeOptions } from "../../client/testing.ts";
import { createReceiver, verifyDelivery } from "../../client/webhooks.ts";
import { outcomeOf } from "../answers.ts";

const weather = {
  agent_id: "weather-agent",
  agent_url: "https://weather.example.com/a2a",
  tags: ["weather"],
};

/** A fake, and clients of it: without a credential, and with the developer's key. */
function scene(options: FakeOptions = {}) {
  const fake = createFakeRegistry(options);
  const { baseUrl, fetch, apiKey } = fake;
  const anonymous = createRegistry({ baseUrl, fetch });
  return { fake, anonymous, registry: createRegistry({ baseUrl, fetch, apiKey }) };
}

const ended: AbortController[] = [];
afterEach(() => {
  for (const each of ended.splice(0)) each.abort();
});

test("lists, finds and looks up a registered agent with its AgentFacts", async () => {
  const { registry, anonymous } = scene();
  await registry.agents.register(weather);
  await registry.facts.put("weather-agent", { label: "Weather", skills: [{ id: "hail-warning" }] });
  expect((await anonymous.agents.list().page()).agents).toMatchObject([weather]);
  expect((await anonymous.agents.search({ q: "hail" }).page()).agents).toMatchObject([
    { agent_id: "weather-agent", has_facts: true, match: { score: 0.4, fields: ["details"] } },
  ]);
  expect(await anonymous.facts.get("weather-agent")).toMatchObject({ label: "Weather" });
  expect(await outcomeOf(anonymous.agents.register(weather))).toBe("not_agent_owner");
});

test("lets a user sign up, create a key, exceed its quota and revoke it", async () => {
  const { fake } = scene();
  const { baseUrl } = fake;
  const browser = createRegistry({ baseUrl, fetch: fake.browser() });
  await browser.accounts.signUp({ email: "ada@example.com", password: "correct horse battery" });
  const { key } = await browser.keys.create({ name: "ci" });
  const keyed = createRegistry({ baseUrl, fetch: fake.fetch, apiKey: key.raw_key, maxRetries: 0 });
  for (let n = 0; n < 1_000; n++) await keyed.webhooks.list().page();
  const refused = await keyed.webhooks
    .list()
    .page()
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(QuotaExceededError);
  expect((await browser.keys.usage(key.id)).usage).toMatchObject({ used: 1_000, remaining: 0 });
  await browser.keys.revoke(key.id);
  expect(await outcomeOf(keyed.webhooks.list().page())).toBe("credential_revoked");
});

test("resets the quota in a new month", async () => {
  let now = new Date("2026-11-30T23:59:59Z");
  const { registry } = scene({ now: () => now });
  await registry.webhooks.list().page();
  now = new Date("2026-12-01T00:00:00Z");
  const left: (number | undefined)[] = [];
  await registry.webhooks.list({}, { onResponse: ({ rateLimit }) => left.push(rateLimit?.remaining) }).page();
  expect(left).toEqual([999]);
});

test("keeps the sessions of browsers apart", async () => {
  const { fake } = scene();
  const [one, other] = [fake.browser(fake.owner), fake.browser()].map((fetch) =>
    createRegistry({ baseUrl: fake.baseUrl, fetch }),
  );
  expect((await one?.accounts.session())?.account).toMatchObject({ role: "owner", email: fake.owner.email });
  expect(await outcomeOf(other?.accounts.session() ?? Promise.resolve())).toBe("credential_missing");
});

test("streams past events, then new ones", async () => {
  const { registry, anonymous } = scene({ agents: [weather] });
  const aborter = new AbortController();
  ended.push(aborter);
  const seen: unknown[] = [];
  for await (const event of anonymous.events.stream({}, { signal: aborter.signal })) {
    seen.push([event.event, event.payload.change]);
    if (seen.length === 1) await registry.agents.setStatus("weather-agent", { status: "deprecated" });
    if (seen.length === 2) break;
  }
  expect(seen).toEqual([
    ["agent.registered", "created"],
    ["agent.deprecated", "deprecated"],
  ]);
});

test("delivers events to a subscriber, signed like a node", async () => {
  const received: unknown[] = [];
  let secret = "";
  const deliver = async (request: Request) => {
    const receive = createReceiver({
      secret,
      on: { "agent.registered": (event) => received.push(event.payload) },
    });
    return receive(request);
  };
  const { fake, registry } = scene({ deliver });
  const webhook = await registry.webhooks.create({ callbackUrl: "https://hooks.example.com/in" });
  secret = webhook.secret;
  await registry.agents.register(weather);
  expect(received).toMatchObject([{ agent_id: "weather-agent", change: "created" }]);
  const [delivery] = fake.deliveries;
  expect(await verifyDelivery(delivery?.body ?? "", delivery?.headers ?? {}, secret)).toEqual(fake.events[0]);
  const { deliveries } = await registry.webhooks.deliveries(webhook.id).page();
  expect(deliveries).toMatchObject([{ status: "delivered", attempts: [{ response_status: 204 }] }]);
});

test("lets a receiver call the registry without a deadlock", async () => {
  const { fake, registry } = scene({ deliver: async () => respond() });
  const respond = async () => {
    await registry.agents.lookup("weather-agent");
    return new Response(null, { status: 204 });
  };
  await registry.webhooks.create({ callbackUrl: "https://hooks.example.com/in" });
  await registry.agents.register(weather);
  expect(fake.requests.map(({ operation }) => operation)).toEqual([
    ...["webhooks.create", "agents.register", "agents.lookup"],
  ]);
});

test("stops deliveries after ten consecutive failures", async () => {
  const { registry } = scene({ deliver: () => new Response(null, { status: 500 }) });
  const { id } = await registry.webhooks.create({ callbackUrl: "https://hooks.example.com/in" });
  for (let n = 0; n < 11; n++) await registry.agents.register({ ...weather, agent_id: `agent-${n}` });
  expect(await registry.webhooks.get(id)).toMatchObject({ status: "disabled", consecutive_failures: 10 });
  const skipped = await registry.webhooks.deliveries(id, { status: ["skipped"] }).page();
  expect(skipped.count).toBe(1);
});

test("imports the agents of a peer and fetches a card with the option reach", async () => {
  const north = createFakeRegistry({ baseUrl: "https://north.test", agents: [weather] });
  const card = { name: "Trip Planner", url: "https://trips.example.com/a2a" };
  const reach = (request: Request) =>
    request.url.startsWith(north.baseUrl) ? north.fetch(request) : Response.json(card);
  const { fake, anonymous } = scene({ reach });
  const owner = createRegistry({ baseUrl: fake.baseUrl, fetch: fake.fetch, apiKey: fake.owner.apiKey });
  const peer = await owner.federation.add({ base_url: north.baseUrl });
  expect(await owner.federation.sync(peer.id)).toMatchObject({ status: "complete", created: 1 });
  expect(await anonymous.agents.lookup("weather-agent")).toMatchObject({ source: peer.id });
  const { agent_id } = await anonymous.agents.register({ card_url: "https://trips.example.com/card.json" });
  expect(agent_id).toBe("trip-planner@trips.example.com");
});

test("pages a list with long filters, and rejects a cursor of another list", async () => {
  const agents = Array.from({ length: 5 }, (_, n) => ({ ...weather, agent_id: `agent-${n}` }));
  const { anonymous } = scene({ agents });
  const tags = ["weather", ...Array.from({ length: 15 }, (_, n) => `${n}`.padStart(64, "x"))];
  const seen: string[] = [];
  for await (const agent of anonymous.agents.list({ tags, limit: 2 })) seen.push(agent.agent_id);
  expect(seen).toEqual(["agent-4", "agent-3", "agent-2", "agent-1", "agent-0"]);
  const { next_cursor } = await anonymous.agents.list({ tags, limit: 2 }).page();
  expect(await outcomeOf(anonymous.agents.list({ cursor: next_cursor ?? "" }).page())).toBe("invalid_cursor");
});

test("two fake registries have the same ids, keys and secrets", async () => {
  const secrets = [scene(), scene()].map(async ({ fake, registry }) => {
    const webhook = await registry.webhooks.create({ callbackUrl: "https://hooks.example.com/in" });
    return { key: fake.apiKey, id: webhook.id, secret: webhook.secret };
  });
  const [one, other] = await Promise.all(secrets);
  expect(one).toEqual(other);
});

test("restores the initial state at a reset, and ends streams", async () => {
  const { fake, registry, anonymous } = scene({ agents: [weather] });
  const stream = await fake.fetch(`${fake.baseUrl}/events`, { headers: { accept: "text/event-stream" } });
  await registry.agents.remove("weather-agent");
  fake.reset();
  expect(await stream.text()).toContain("agent.registered");
  expect(fake.requests).toEqual([]);
  expect(fake.events).toHaveLength(1);
  expect(await anonymous.agents.lookup("weather-agent")).toMatchObject({ status: "active", owned: true });
  expect(await registry.webhooks.list().page()).toMatchObject({ count: 0 });
});

test.each([
  ["required", "credential_missing"],
  ["single-operator", "credential_missing"],
  ["open", "served"],
] as const)("in the mode %s a write without a key is %s", async (mode, outcome) => {
  expect(await outcomeOf(scene({ mode }).anonymous.agents.register(weather))).toBe(outcome);
});

test("rejects an invalid initial agent", () => {
  expect(() => createFakeRegistry({ agents: [{ ...weather, agent_id: "a b" }] })).toThrow("`agent_id`");
});

test("throws for a request to another host", async () => {
  const { fetch } = createFakeRegistry();
  await expect(fetch("https://registry.example.com/list")).rejects.toThrow("registry.test");
});
