/** Registering by the URL of a card. */
import { describe, expect, it, test, vi } from "vitest";
import { engines } from "./engines.ts";
import { fakePeer, type PeerResponse, reachingPeers } from "./federation/fake-peer.ts";
import { hang } from "./hang.ts";
import { rejectionOf } from "./spending.ts";
import { receiver } from "./webhooks/receiver.ts";
import { scene } from "./webhooks/scene.ts";
import { createWorld } from "./world.ts";

const card = {
  name: "Weather",
  url: "https://weather.example.com/a2a",
  version: "1.0",
  skills: [{ id: "hourly", name: "Hourly", description: "By the hour.", tags: ["weather"] }],
};

const serving =
  (text: string, status = 200): PeerResponse =>
  (_url, response) =>
    response.writeHead(status).end(text);

describe.each(engines)("on %s", (engine) => {
  test("is registering by the card that is there, and says where that is", async () => {
    await using host = await fakePeer(serving(JSON.stringify({ ...card, price: 1.5 })), "cards.example.test");
    await using world = await createWorld(engine, reachingPeers(host));
    const { agents, facts } = world.registry;
    const card_url = `${host.baseUrl}/.well-known/agent-card.json`;
    const { agent, status } = await agents.register({ card_url, tags: ["mine"], region: "eu" });
    expect(status).toBe("registered");
    expect(agent).toMatchObject({
      agent_id: "weather@weather.example.com",
      agent_url: card.url,
      skills: ["hourly"],
      tags: ["mine"],
      has_facts: true,
      extra: { region: "eu" },
    });
    expect(await agents.card(agent.agent_id)).toEqual({ ...card, price: 1.5 });
    expect(world.exchanges.at(-1)?.response.headers["content-location"]).toBe(card_url);
    expect(await facts.get(agent.agent_id)).toMatchObject({ label: "Weather" });
    expect(host.requests).toEqual(["/.well-known/agent-card.json"]);

    const again = await agents.register({ card_url, tags: ["mine"] });
    expect(again).toMatchObject({ status: "updated", agent: { seq: agent.seq } });
    await agents.register({
      agent_id: agent.agent_id,
      agent_card: card,
      card_url: "https://moved.example.com/card.json",
    });
    await agents.card(agent.agent_id);
    expect(world.exchanges.at(-1)?.response.headers["content-location"]).toBe(
      "https://moved.example.com/card.json",
    );
    expect(host.requests.length).toBe(2);
  });

  test("of the same card at another URL changes where the card is, and not the record", async () => {
    await using world = await createWorld(engine);
    const { agents } = world.registry;
    const [before, after] = ["https://one.example.com/card.json", "https://two.example.com/card.json"];
    const registration = { agent_id: "weather", agent_card: card };
    const { agent } = await agents.register({ ...registration, card_url: before });
    const again = await agents.register({ ...registration, card_url: after });
    expect(again.agent).toEqual(agent);
    await agents.card("weather");
    expect(world.exchanges.at(-1)?.response.headers["content-location"]).toBe(after);
    for (const path of ["card", ".well-known/agent-card.json"]) {
      const response = await world.send("GET", `/agents/weather/${path}`, {
        headers: { "if-none-match": "*" },
      });
      expect(response.status).toBe(304);
      expect(response.headers.get("content-location"), path).toBe(after); // of which a cache may have the former
    }
  });
});

test.each([
  ["no card", serving("no", 404), { error: "http_status", response_status: 404 }],
  ["no JSON", serving("<html>"), { error: "not_json", response_status: 200 }],
  ["no object", serving("[]"), { error: "not_json", response_status: 200 }],
  ["too much", serving(`"${"x".repeat(262_144)}"`), { error: "too_large", response_status: null }],
  [
    "no response",
    (_url, response) => response.destroy(),
    { error: "connection_reset", response_status: null },
  ],
] as [string, PeerResponse, object][])(
  "%s at the URL registers nothing",
  async (_what, response, problem) => {
    await using host = await fakePeer(response, "cards.example.test");
    await using world = await createWorld("sqlite", reachingPeers(host));
    const card_url = `${host.baseUrl}/card.json`;
    await expect(world.registry.agents.register({ card_url })).rejects.toMatchObject({
      status: 502,
      code: "card_not_fetched",
      problem,
    });
    expect(host.requests).toEqual(["/card.json"]);
    expect((await world.registry.node.stats()).total_agents).toBe(0);
  },
);

test.each([
  "http://cards.example.test/card.json",
  "https://localhost/card.json",
  "https://10.0.0.1/card.json",
  "https://cards.example.test:22/card.json",
  "https://cards.example.test/card.json#part",
])("nothing is fetched from %s", async (card_url) => {
  await using world = await createWorld("sqlite");
  await expect(world.registry.agents.register({ card_url })).rejects.toMatchObject({
    status: 400,
    code: "card_url_rejected",
    problem: { errors: [{ pointer: "/card_url" }] },
  });
});

test("an agent is registered while a card is fetched that does not come", async () => {
  const arrived = Promise.withResolvers<void>();
  await using host = await fakePeer(() => arrived.resolve(), "cards.example.test");
  await using world = await createWorld("sqlite", reachingPeers(host));
  const waiting = world.registry.agents
    .register({ card_url: `${host.baseUrl}/card.json` })
    .catch(({ code }) => code);
  await arrived.promise;
  const near = { agent_id: "near", agent_url: "https://near.example.com/" };
  const first = await Promise.race([waiting, world.registry.agents.register(near)]);
  expect(first).toMatchObject({ agent_id: "near" });
  await host[Symbol.asyncDispose]();
  expect(await waiting).toBe("card_not_fetched");
});

describe("cards that do not come", () => {
  it("hold up no delivery to the same host, and beyond a few of them the node says when to try again", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await using at = await scene("sqlite", ({ path }, response) => {
      if (path === "/card.json") void released.then(() => response.writeHead(404).end());
      else response.writeHead(204).end();
    });
    await at.subscribe();
    const { agents } = at.world.registry;
    const outcomes: string[] = [];
    const fetching = Array.from({ length: 60 }, async () => {
      const { code } = await rejectionOf(agents.register({ card_url: at.hook.url("/card.json") }));
      outcomes.push(code);
    });
    const cardsOf = () => at.hook.requests.filter(({ path }) => path === "/card.json");
    await vi.waitFor(() => expect(outcomes).toHaveLength(52), hang);
    expect(new Set(outcomes)).toEqual(new Set(["card_fetches_busy"]));
    const busy = at.world.exchanges.find(({ response }) => response.status === 503)?.response;
    expect(Number(busy?.headers["retry-after"])).toBeGreaterThan(0);
    await vi.waitFor(() => expect(cardsOf()).toHaveLength(2), hang);
    await at.cause(); // has been delivered with the response
    expect(at.hook.requests.filter(({ path }) => path === "/hook")).toHaveLength(1);
    release();
    await Promise.all(fetching);
    expect(cardsOf().length).toBeLessThanOrEqual(8);
  });

  it("hold up no card of another host", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await using cards = await receiver((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(card));
    }, "cards.example.test");
    await using at = await scene(
      "sqlite",
      (_request, response) => void released.then(() => response.writeHead(404).end()),
      {},
      [cards],
    );
    const { agents } = at.world.registry;
    const hanging = Array.from({ length: 7 }, () =>
      rejectionOf(agents.register({ card_url: at.hook.url() })),
    );
    await vi.waitFor(() => expect(at.hook.requests).toHaveLength(2), hang);
    expect(await agents.register({ card_url: cards.url("/card.json") })).toMatchObject({
      status: "registered",
    });
    release();
    await Promise.all(hanging);
  });
});
