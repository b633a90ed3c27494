/** Agents over their whole life: registered, registered again, described by a card, listed, retired, deleted, counted. */
import { describe, expect, test, vi } from "vitest";
import { emptyDescription } from "../client/description.ts";
import type { Agent, ListQuery, Registration, RegistryEvent } from "../client/index.ts";
import { allAgents, countedFrom, everyStatus } from "./contract/consistency.ts";
import { engines } from "./engines.ts";
import { all } from "./webhooks/scene.ts";
import { type Browser, createWorld, type TestWorld } from "./world.ts";

const json = { "content-type": "application/json" };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A registration with nothing but what it must have. */
function plain(agent_id: string) {
  return { agent_id, agent_url: `https://${agent_id}.example.com/a2a` };
}

/** A registration with all that it may have. */
const full = {
  ...plain("full"),
  name: "Full Agent",
  description: "Says everything.\nIn two lines.",
  api_url: "https://full.example.com/api",
  facts_url: "https://full.example.com/facts.json",
  documentation_url: "https://full.example.com/docs",
  icon_url: "https://full.example.com/icon.svg",
  version: "1.4.0",
  provider: { name: "Example Ltd", url: "https://example.com" },
  protocols: ["a2a" as const, "mcp" as const],
  capabilities: ["streaming"],
  tags: ["weather", "forecast"],
  skills: ["hourly-forecast"],
  region: "eu",
  limits: { daily: 5, burst: [1, 2] },
};

const card = {
  protocolVersion: "0.3.0",
  name: "Weather Agent",
  description: "Forecasts.",
  url: "https://weather.example.com/a2a",
  version: "1.4.0",
  provider: { organization: "Example Weather Ltd", url: "https://example.com" },
  capabilities: { streaming: true },
  skills: [{ id: "hourly", name: "Hourly forecast", description: "By the hour.", tags: ["weather"] }],
};

async function eventsOf({ registry }: TestWorld, after = 0): Promise<RegistryEvent[]> {
  return all(registry.events.list({ after, limit: 100 }));
}

/** What the events after a change say, without what every event has. */
async function changesOf(world: TestWorld, after = 0): Promise<object[]> {
  const events = await eventsOf(world, after);
  return events.map(({ event, payload }) => ({ event, ...payload }));
}

/** The number of the last change. */
async function lastSeq({ registry }: TestWorld): Promise<number> {
  return (await registry.agents.list({ limit: 1 }).page()).as_of_seq;
}

/** Sends a JSON text as it stands, and gives the text of the response. */
async function say(world: TestWorld, method: string, path: string, body: string): Promise<string> {
  const response = await world.send(method, path, { headers: json, body });
  return response.text();
}

/** A header of the last response. */
function header({ exchanges }: TestWorld, name: string): string | undefined {
  const value = exchanges.at(-1)?.response.headers[name];
  return value === undefined ? undefined : String(value);
}

async function idsOf({ registry }: TestWorld, query: ListQuery = {}): Promise<string[]> {
  return (await all(registry.agents.list(query))).map(({ agent_id }) => agent_id);
}

/** Runs something that must change nothing. */
async function changesNothing(world: TestWorld, id: string, work: () => Promise<unknown>): Promise<void> {
  const before = await world.registry.agents.lookup(id);
  const etag = header(world, "etag");
  const events = await eventsOf(world);
  await work();
  expect(await world.registry.agents.lookup(id)).toEqual(before);
  expect(header(world, "etag")).toBe(etag);
  expect(await eventsOf(world)).toEqual(events);
}

/** Numbers from 0 to 1, the same at every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Value>(random: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from");
  return value;
}

/** Some of the values, perhaps none. */
function some<Value>(random: () => number, values: readonly Value[], share: number): Value[] {
  return values.filter(() => random() < share);
}

/** The members of a record that say nothing. */
const cleared = {
  description: null,
  api_url: null,
  facts_url: null,
  documentation_url: null,
  icon_url: null,
  version: null,
  provider: null,
  protocols: [],
  capabilities: [],
  tags: [],
  skills: [],
};

describe.each(engines)("on %s", (engine) => {
  describe("a registration", () => {
    test("of an id and a URL is enough: the name is the id, the rest is empty", async () => {
      await using world = await createWorld(engine);
      const { status, agent_id, agent } = await world.registry.agents.register(plain("a"));
      expect({ status, agent_id }).toEqual({ status: "registered", agent_id: "a" });
      expect(header(world, "location")).toBe("/lookup/a");
      expect(agent).toEqual({
        ...emptyDescription(),
        ...cleared,
        agent_id: "a",
        name: "a",
        agent_url: "https://a.example.com/a2a",
        status: "active",
        status_message: null,
        successor_agent_id: null,
        sunset_at: null,
        source: "local",
        origin: null,
        owned: false,
        verification: { level: "none", domain: null, method: null, verified_at: null },
        card_signature: null,
        has_facts: false,
        tombstoned_at: null,
        moved_to: null,
        previous_agent_ids: [],
        seq: 1,
        extra: {},
        registered_at: agent.updated_at,
        updated_at: expect.stringMatching(/^2026-11-20T16:15:00\.\d{3}Z$/),
      });
      expect(await world.registry.agents.lookup("a")).toEqual(agent);
    });

    test("keeps all that it says", async () => {
      await using world = await createWorld(engine);
      const { agent } = await world.registry.agents.register(full);
      const { region, limits, ...named } = full;
      expect(agent).toMatchObject({ ...named, extra: { region, limits } });
    });

    test("has its words as sets in lower case", async () => {
      await using world = await createWorld(engine);
      const { agent } = await world.registry.agents.register({
        ...plain("a"),
        tags: ["Weather", " WEATHER ", "Über", "weather"],
        capabilities: ["Streaming", "streaming"],
        skills: ["Hourly_Forecast"],
        protocols: ["mcp", "a2a", "mcp"],
      });
      expect(agent).toMatchObject({
        tags: ["weather", "über"],
        capabilities: ["streaming"],
        skills: ["hourly_forecast"],
        protocols: ["mcp", "a2a"],
      });
    });

    test("has words within their limit, also those that lower case makes longer", async () => {
      await using world = await createWorld(engine);
      const tag = "İ".repeat(64);
      const { agent } = await world.registry.agents.register({ ...plain("a"), tags: [tag] });
      expect(agent.tags).toEqual(["i̇".repeat(32)]);
      expect(await idsOf(world, { tags: [tag] })).toEqual(["a"]);
      await changesNothing(world, "a", () => world.registry.agents.register(agent));
    });

    test("of one id by many at once is new for one of them", async () => {
      await using world = await createWorld(engine);
      const tries = Array.from({ length: 8 }, () => world.registry.agents.register(full));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === "registered")).toHaveLength(1);
      expect(await eventsOf(world)).toHaveLength(1);
    });

    test("notifies subscribers of what was registered", async () => {
      await using world = await createWorld(engine);
      const { agent } = await world.registry.agents.register({ ...plain("a"), name: "An Agent" });
      const [event] = await eventsOf(world);
      expect(event).toMatchObject({
        event: "agent.registered",
        payload: {
          agent_id: "a",
          name: "An Agent",
          change: "created",
          seq: 1,
          agent_url: plain("a").agent_url,
          source: "local",
        },
        timestamp: agent.updated_at,
      });
    });
  });

  describe("members that the contract does not name", () => {
    test("are kept as sent, numbers with all their digits", async () => {
      await using world = await createWorld(engine);
      const extra =
        '"big":12345678901234567890,"one":1.0,"exponent":1e2,"deep":[{"pi":3.10}],"__proto__":{"a":1}';
      const body = `{"agent_id":"a","agent_url":"https://a.example.com",${extra}}`;
      expect(await say(world, "POST", "/register", body)).toContain(`"extra":{${extra}}`);
      const lookup = await world.send("GET", "/lookup/a");
      expect(await lookup.text()).toContain(`"extra":{${extra}}`);
      const list = await world.send("GET", "/list");
      expect(await list.text()).toContain(`"extra":{${extra}}`);
    });

    test("keep their digits when something else changes", async () => {
      await using world = await createWorld(engine);
      const extra = '"big":12345678901234567890,"one":1.0';
      await say(world, "POST", "/register", `{"agent_id":"a","agent_url":"https://a.example.com",${extra}}`);
      const response = await say(world, "PUT", "/agents/a/status", '{"status":"deprecated"}');
      expect(response).toContain(`"extra":{${extra}}`);
      expect(await (await world.send("GET", "/lookup/a")).text()).toContain(`"extra":{${extra}}`);
    });

    test("are the same when sent again, whatever their order", async () => {
      await using world = await createWorld(engine);
      const body = (extra: string) => `{"agent_id":"a","agent_url":"https://a.example.com",${extra}}`;
      await say(world, "POST", "/register", body('"big":12345678901234567890,"one":1.0,"x":{"a":1,"b":2}'));
      await changesNothing(world, "a", () =>
        say(world, "POST", "/register", body('"x":{"b":2,"a":1},"one":1.0,"big":12345678901234567890')),
      );
    });

    test("stay when a registration carries none, and are all replaced when it carries one", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register({ ...plain("a"), region: "eu", colour: "red" });
      expect((await agents.register({ ...plain("a"), name: "A" })).agent.extra).toEqual({
        region: "eu",
        colour: "red",
      });
      expect((await agents.register({ ...plain("a"), region: "us" })).agent.extra).toEqual({ region: "us" });
      expect((await agents.register({ ...plain("a"), extra: {} })).agent.extra).toEqual({});
    });

    test("may come back in extra, and those beside it win", async () => {
      await using world = await createWorld(engine);
      const { agent } = await world.registry.agents.register({
        ...plain("a"),
        extra: { region: "eu", colour: "red" },
        region: "us",
      });
      expect(agent.extra).toEqual({ region: "us", colour: "red" });
    });

    test("may have 16,384 bytes of JSON, and not one more", async () => {
      await using world = await createWorld(engine);
      const note = (bytes: number) => "x".repeat(bytes - '{"note":""}'.length);
      const { agents } = world.registry;
      expect((await agents.register({ ...plain("a"), note: note(16_384) })).status).toBe("registered");
      await expect(agents.register({ ...plain("b"), note: note(16_385) })).rejects.toMatchObject({
        status: 400,
        code: "extra_too_large",
      });
    });
  });

  describe("a later registration", () => {
    test("of the same content changes nothing and emits nothing", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register(full);
      await changesNothing(world, "full", async () => {
        expect((await world.registry.agents.register(full)).status).toBe("updated");
      });
    });

    test("of the same words in another order and case changes nothing", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register(full);
      await changesNothing(world, "full", () =>
        world.registry.agents.register({
          ...plain("full"),
          tags: ["FORECAST", "Weather"],
          protocols: ["mcp", "a2a"],
        }),
      );
    });

    test.each([
      ["by fields", full as Registration, "full"],
      ["by nothing but id and URL", plain("a"), "a"],
      ["by a card", { agent_id: "a", agent_card: card }, "a"],
    ])("of the record of an agent registered %s changes nothing", async (_how, registration, id) => {
      await using world = await createWorld(engine);
      const { agents, facts } = world.registry;
      await agents.register(registration);
      await changesNothing(world, id, async () => agents.register(await agents.lookup(id)));
      await facts.put(id, { label: "Facts" });
      await agents.setStatus(id, {
        status: "deprecated",
        message: "Old.",
        sunset_at: "2027-01-01T00:00:00Z",
      });
      await changesNothing(world, id, async () => {
        const { status, agent } = await agents.register(await agents.lookup(id));
        expect({ status, now: agent.status }).toEqual({ status: "updated", now: "deprecated" });
      });
    });

    test("keeps what it leaves out", async () => {
      await using world = await createWorld(engine);
      const { agent } = await world.registry.agents.register(full);
      const again = await world.registry.agents.register({ ...plain("full"), description: "Shorter." });
      expect(again).toMatchObject({ status: "updated", agent_id: "full" });
      expect(again.agent).toEqual({
        ...agent,
        description: "Shorter.",
        seq: 2,
        updated_at: again.agent.updated_at,
      });
      expect(again.agent.updated_at > agent.updated_at).toBe(true);
    });

    test("clears what it sets to null, and what it sets to an empty list", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register(full);
      const { agent } = await world.registry.agents.register({ ...plain("full"), ...cleared, name: null });
      expect(agent).toMatchObject({ ...cleared, name: "full" });
    });

    test("notifies subscribers of the members that changed, and only those", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register(full);
      await agents.register({ ...full, tags: ["weather"], description: null, agent_url: full.agent_url });
      await agents.register({ ...full, tags: ["weather"], description: null, region: "us" });
      expect(await changesOf(world, 1)).toMatchObject([
        { event: "agent.registered", change: "updated", seq: 2, changed: ["description", "tags"] },
        { event: "agent.registered", change: "updated", seq: 3, changed: ["extra"] },
      ]);
    });

    test("does not touch what the node states of an agent", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register(plain("a"));
      await changesNothing(world, "a", () =>
        world.registry.agents.register({
          ...plain("a"),
          status: "tombstoned",
          status_message: "x",
          successor_agent_id: "b",
          sunset_at: "soon",
          source: "peer",
          owned: true,
          has_facts: true,
          registered_at: 0,
          updated_at: [],
          seq: -1,
        }),
      );
    });
  });

  describe("a registration by card", () => {
    test("takes the record from the card and the id from its name and host", async () => {
      await using world = await createWorld(engine);
      const { status, agent } = await world.registry.agents.register({ agent_card: card });
      expect(status).toBe("registered");
      expect(agent).toMatchObject({
        agent_id: "weather-agent@weather.example.com",
        name: "Weather Agent",
        agent_url: card.url,
        description: "Forecasts.",
        version: "1.4.0",
        protocols: ["a2a"],
        capabilities: ["streaming"],
        tags: ["weather"],
        skills: ["hourly"],
        has_facts: true,
        provider: { name: "Example Weather Ltd", url: "https://example.com" },
      });
    });

    test("again is an update of the agent of the same name and host", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register({ agent_card: card });
      const again = await world.registry.agents.register({ agent_card: { ...card, version: "1.5.0" } });
      expect(again).toMatchObject({ status: "updated", agent: { version: "1.5.0" } });
      expect(await changesOf(world, 1)).toMatchObject([{ change: "updated", changed: ["version", "card"] }]);
    });

    test("lets explicit members win over the card", async () => {
      await using world = await createWorld(engine);
      const explicit = {
        agent_id: "mine",
        agent_url: "https://other.example.com",
        name: "Mine",
        description: null,
        version: "9",
        provider: { name: "Me", url: null },
        protocols: ["http" as const],
        capabilities: ["batch"],
        tags: ["own"],
        skills: [],
      };
      const { agent } = await world.registry.agents.register({ ...explicit, agent_card: card });
      expect(agent).toMatchObject(explicit);
    });

    test("keeps the card as sent, numbers with all their digits", async () => {
      await using world = await createWorld(engine);
      const text =
        '{"name":"Digits","url":"https://digits.example.com","price":1.0,"big":12345678901234567890,"z":[1e3,-0.0],"a":{}}';
      await say(world, "POST", "/register", `{ "agent_card" : ${text.replaceAll(",", " ,\n ")} }`);
      expect(await (await world.send("GET", "/agents/digits@digits.example.com/card")).text()).toBe(text);
    });

    test("serves any card as it was sent, members of any name and any text included", async () => {
      await using world = await createWorld(engine);
      const odd = JSON.parse(
        '{"__proto__":{"a":1},"toJSON":"x","":[null,true,""],"nul":"a\\u0000b","half":"\\ud800","emoji":"🤖"}',
      );
      await world.registry.agents.register({ agent_id: "odd", agent_card: { ...card, odd } });
      expect(await world.registry.agents.card("odd")).toEqual({ ...card, odd });
    });

    test("of the same card, its members in another order, changes nothing", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register({ agent_id: "a", agent_card: card });
      const turned = Object.fromEntries(Object.entries(card).reverse());
      await changesNothing(world, "a", () =>
        world.registry.agents.register({ agent_id: "a", agent_card: turned }),
      );
    });

    test("of a card that differs where nothing is read is a change all the same", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register({ agent_id: "a", agent_card: card });
      const facts = await world.registry.facts.get("a");
      await world.registry.agents.register({ agent_id: "a", agent_card: { ...card, signatures: [] } });
      expect(await changesOf(world, 1)).toMatchObject([{ change: "updated", changed: ["card"] }]);
      expect(await world.registry.agents.card("a")).toEqual({ ...card, signatures: [] });
      expect(await world.registry.facts.get("a")).toEqual(facts);
    });

    test("of an agent that had none replaces what a card can say, and keeps the rest", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register(full);
      const { agent } = await world.registry.agents.register({
        agent_id: "full",
        agent_card: { name: "New", url: "https://new.example.com" },
      });
      expect(agent).toMatchObject({
        name: "New",
        agent_url: "https://new.example.com",
        description: null,
        version: null,
        tags: [],
        api_url: full.api_url,
        facts_url: full.facts_url,
        extra: { region: "eu", limits: full.limits },
      });
    });

    test("without a card afterwards leaves the card where it is", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register({ agent_id: "a", agent_card: card });
      await world.registry.agents.register({ ...plain("a"), name: "Renamed" });
      expect(await world.registry.agents.card("a")).toEqual(card);
    });
  });

  describe("the facts of a card", () => {
    const other = { ...card, version: "2.0.0", skills: [{ id: "daily", name: "Daily" }] };

    test("are stored with it, and replaced by those of the next card", async () => {
      await using world = await createWorld(engine);
      const { agents, facts } = world.registry;
      await agents.register({ agent_id: "a", agent_card: card });
      expect(await facts.get("a")).toMatchObject({
        id: "a",
        label: "Weather Agent",
        version: "1.4.0",
        skills: [{ id: "hourly" }],
      });
      const etag = header(world, "etag");
      await agents.register({ agent_id: "a", agent_card: other });
      expect(await facts.get("a")).toMatchObject({ version: "2.0.0", skills: [{ id: "daily" }] });
      expect(header(world, "etag")).not.toBe(etag);
    });

    test("never replace facts that were sent", async () => {
      await using world = await createWorld(engine);
      const { agents, facts } = world.registry;
      await agents.register({ agent_id: "a", agent_card: card });
      const own = { label: "My own words", skills: [{ id: "mine", description: "Gardening." }] };
      await facts.put("a", own);
      await agents.register({ agent_id: "a", agent_card: other });
      expect(await facts.get("a")).toEqual(own);
      expect(await agents.card("a")).toEqual(other);
      expect((await agents.search({ q: "gardening" }).page()).count).toBe(1);
    });

    test("count as sent once they were sent unchanged", async () => {
      await using world = await createWorld(engine);
      const { agents, facts } = world.registry;
      await agents.register({ agent_id: "a", agent_card: card });
      const derived = await facts.get("a");
      await changesNothing(world, "a", async () => {
        expect((await facts.put("a", derived)).version).toBe(1);
      });
      await agents.register({ agent_id: "a", agent_card: other });
      expect(await facts.get("a")).toEqual(derived);
    });

    test("keep their validator while other things of the agent change", async () => {
      await using world = await createWorld(engine);
      const { agents, facts } = world.registry;
      await agents.register({ agent_id: "a", agent_card: card });
      await facts.get("a");
      const etag = header(world, "etag");
      await agents.register({ agent_id: "a", agent_card: card, tags: ["more"] });
      await expect(facts.get("a", { ifNoneMatch: etag })).rejects.toMatchObject({ code: "not_modified" });
    });
  });

  describe("a change of status", () => {
    test("deprecates with all that it says, and notifies subscribers", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register(plain("a"));
      const fields = {
        status_message: "Use b.",
        successor_agent_id: "b",
        sunset_at: "2026-12-31T23:00:00.000Z",
      };
      const agent = await world.registry.agents.setStatus("a", {
        status: "deprecated",
        message: "Use b.",
        successor_agent_id: "b",
        sunset_at: "2027-01-01T00:00:00+01:00",
      });
      expect(agent).toMatchObject({ status: "deprecated", ...fields, seq: 2 });
      expect(await changesOf(world, 1)).toEqual([
        {
          event: "agent.deprecated",
          agent_id: "a",
          name: "a",
          change: "deprecated",
          seq: 2,
          ...fields,
          source: "local",
          tombstoned_at: null,
        },
      ]);
    });

    test("back to active clears what it does not say, and notifies subscribers", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register(plain("a"));
      await agents.setStatus("a", { status: "deprecated", message: "Old.", successor_agent_id: "b" });
      const agent = await agents.setStatus("a", { status: "active" });
      expect(agent).toMatchObject({ status: "active", status_message: null, successor_agent_id: null });
      expect(await changesOf(world, 2)).toMatchObject([
        {
          event: "agent.registered",
          change: "reactivated",
          changed: ["status", "status_message", "successor_agent_id"],
        },
      ]);
      await agents.lookup("a");
      expect(header(world, "deprecation")).toBeUndefined();
    });

    test("to the same status changes nothing", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register(plain("a"));
      await changesNothing(world, "a", () => agents.setStatus("a", { status: "active" }));
      const change = { status: "deprecated", message: "Old.", sunset_at: "2027-01-01T00:00:00Z" } as const;
      await agents.setStatus("a", change);
      await changesNothing(world, "a", () =>
        agents.setStatus("a", { ...change, sunset_at: "2027-01-01T01:00:00.0+01:00" }),
      );
    });

    test("to deprecated gives lookups the headers Deprecation, Sunset and Link", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register(plain("a"));
      await agents.setStatus("a", { status: "deprecated" });
      await agents.lookup("a");
      expect(header(world, "deprecation")).toBe(`@${Date.parse("2026-11-20T16:15:00Z") / 1_000}`);
      expect(header(world, "sunset")).toBeUndefined();
      expect(header(world, "link")).toBeUndefined();
      const successor_agent_id = "b@x.example:8080";
      await agents.setStatus("a", {
        status: "deprecated",
        successor_agent_id,
        sunset_at: "2026-12-31T23:59:59Z",
      });
      await agents.lookup("a");
      expect(header(world, "sunset")).toBe("Thu, 31 Dec 2026 23:59:59 GMT");
      expect(header(world, "link")).toBe('</lookup/b%40x.example%3A8080>; rel="successor-version"');
    });

    test("keeps the time of deprecation through other messages, and not through a time as active", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      const deprecationAfter = async (passed: number, message: string) => {
        world.pass(passed);
        await agents.setStatus("a", { status: "deprecated", message });
        await agents.lookup("a");
        return Number(header(world, "deprecation")?.slice(1)) - Date.parse("2026-11-20T16:15:00Z") / 1_000;
      };
      await agents.register(plain("a"));
      expect(await deprecationAfter(hour, "First.")).toBe(3_600);
      expect(await deprecationAfter(hour, "Second.")).toBe(3_600);
      expect((await eventsOf(world)).map(({ event }) => event)).toEqual([
        "agent.registered",
        "agent.deprecated",
        "agent.deprecated",
      ]);
      await agents.setStatus("a", { status: "active" });
      expect(await deprecationAfter(hour, "Third.")).toBe(3 * 3_600);
    });

    test.each([
      ["2026-12-31T23:59:60Z", "2027-01-01T00:00:00.000Z"],
      ["2026-12-31T23:59:59.123456789-01:30", "2027-01-01T01:29:59.123Z"],
      ["2026-12-31t23:59:59z", "2026-12-31T23:59:59.000Z"],
      ["9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59.999Z"],
      ["0000-01-01T00:00:00+23:59", "0000-01-01T00:00:00.000Z"],
    ])("takes the sunset %s for %s, and so does a filter", async (sent, kept) => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register(plain("a"));
      const agent = await agents.setStatus("a", { status: "deprecated", sunset_at: sent });
      expect(agent.sunset_at).toBe(kept);
      expect(await idsOf(world, { updated_since: sent })).toEqual(kept < "2026-11" ? ["a"] : []);
    });

    test.each(["2026-12-31T23:59:59+01", "2026-12-31 23:59:59Z"])(
      "of which the sunset is no RFC 3339 (%s) is no fault of the node",
      async (sunset_at) => {
        await using world = await createWorld(engine);
        await world.registry.agents.register(plain("a"));
        const body = JSON.stringify({ status: "deprecated", sunset_at });
        const response = await world.send("PUT", "/agents/a/status", { headers: json, body });
        expect(response.status).toBeLessThan(500);
        const list = await world.send("GET", `/list?updated_since=${encodeURIComponent(sunset_at)}`);
        expect(list.status).toBeLessThan(500);
      },
    );
  });

  describe("a deleted agent", () => {
    test("responds with 410 with its tombstone, wherever it is asked for", async () => {
      await using world = await createWorld(engine);
      const { agents, facts } = world.registry;
      await agents.register({ agent_id: "a", agent_card: card });
      const tombstone = await agents.remove("a");
      expect(tombstone).toMatchObject({ status: "tombstoned", agent_id: "a" });
      const gone = { status: 410, code: "agent_tombstoned", problem: { tombstone } };
      await expect(agents.lookup("a")).rejects.toMatchObject(gone);
      await expect(agents.card("a")).rejects.toMatchObject(gone);
      await expect(facts.get("a")).rejects.toMatchObject(gone);
      await expect(facts.put("a", {})).rejects.toMatchObject(gone);
      await expect(agents.setStatus("a", { status: "active" })).rejects.toMatchObject(gone);
      expect((await agents.lookupMany({ agent_ids: ["a"] })).missing).toEqual(["a"]);
    });

    test("keeps its id, source and dates, and nothing else", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      const { agent } = await agents.register(full);
      await world.registry.facts.put("full", { label: "Facts" });
      await agents.setStatus("full", { status: "deprecated", message: "Old.", successor_agent_id: "b" });
      const { tombstoned_at } = await agents.remove("full");
      const [remains] = (await agents.list({ status: ["tombstoned"] }).page()).agents;
      expect(remains).toEqual({
        agent_id: "full",
        name: "full",
        agent_url: "https://tombstoned.invalid/",
        source: "local",
        ...emptyDescription(),
        origin: null,
        registered_at: agent.registered_at,
        updated_at: tombstoned_at,
        tombstoned_at,
        moved_to: null,
        previous_agent_ids: [],
        seq: 4,
        status: "tombstoned",
        status_message: null,
        successor_agent_id: null,
        sunset_at: null,
        ...cleared,
        owned: false,
        verification: { level: "none", domain: null, method: null, verified_at: null },
        card_signature: null,
        has_facts: false,
        extra: {},
      });
    });

    test("is sent to subscribers", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register({ ...plain("a"), name: "An Agent" });
      const { tombstoned_at } = await world.registry.agents.remove("a");
      expect(await changesOf(world, 1)).toEqual([
        {
          event: "agent.deprecated",
          agent_id: "a",
          name: "An Agent",
          change: "tombstoned",
          seq: 2,
          source: "local",
          status_message: null,
          successor_agent_id: null,
          sunset_at: null,
          tombstoned_at,
        },
      ]);
    });

    test("is not in lists, but in those that follow changes", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register(plain("a"));
      await agents.register(plain("b"));
      world.pass(hour);
      const { tombstoned_at } = await agents.remove("a");
      expect(await idsOf(world)).toEqual(["b"]);
      expect(await idsOf(world, { after_seq: 0 })).toEqual(["b", "a"]);
      expect(await idsOf(world, { after_seq: 2 })).toEqual(["a"]);
      expect(await idsOf(world, { updated_since: tombstoned_at })).toEqual(["a"]);
      expect(await idsOf(world, { updated_since: tombstoned_at, status: ["active"] })).toEqual([]);
    });

    test("can be deleted again, which changes nothing", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register(plain("a"));
      const tombstone = await agents.remove("a");
      world.pass(hour);
      expect(await agents.remove("a")).toEqual(tombstone);
      expect(await eventsOf(world)).toHaveLength(2);
    });

    test("can be registered again, and starts afresh", async () => {
      await using world = await createWorld(engine);
      const { agents, facts } = world.registry;
      await agents.register({ ...full, agent_id: "a", agent_card: card });
      const first = await agents.lookup("a");
      await agents.setStatus("a", { status: "deprecated" });
      await agents.remove("a");
      world.pass(day);
      const again = await agents.register(plain("a"));
      expect(again.status).toBe("registered");
      expect(again.agent).toMatchObject({
        name: "a",
        description: null,
        tags: [],
        provider: null,
        extra: {},
        status: "active",
        has_facts: false,
        tombstoned_at: null,
        moved_to: null,
        previous_agent_ids: [],
        seq: 4,
      });
      expect(again.agent.registered_at > first.registered_at).toBe(true);
      await expect(agents.card("a")).rejects.toMatchObject({ code: "card_not_found" });
      await expect(facts.get("a")).rejects.toMatchObject({ code: "facts_not_found" });
      expect(await changesOf(world, 3)).toMatchObject([{ event: "agent.registered", change: "created" }]);
      await agents.lookup("a");
      expect(header(world, "deprecation")).toBeUndefined();
    });

    test("counts its facts from the first when it is registered again", async () => {
      await using world = await createWorld(engine);
      const { agents, facts } = world.registry;
      await agents.register(plain("a"));
      await facts.put("a", { label: "One" });
      await facts.put("a", { label: "Two" });
      await agents.remove("a");
      await agents.register(plain("a"));
      expect((await facts.put("a", { label: "Two" })).version).toBe(1);
    });
  });

  describe("If-Match", () => {
    const failed = { status: 412, code: "precondition_failed" };

    test("lets a change of status pass at the record's ETag only", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      const headers = { "content-type": "application/json", "if-none-match": "*" };
      const create = () => world.send("POST", "/register", { headers, body: JSON.stringify(plain("a")) });
      expect([(await create()).status, (await create()).status]).toEqual([201, 412]);
      await agents.lookup("a");
      const ifMatch = header(world, "etag") ?? "";
      const deprecated = { status: "deprecated" } as const;
      await expect(agents.setStatus("a", deprecated, { ifMatch: '"other"' })).rejects.toMatchObject(failed);
      await agents.setStatus("a", deprecated, { ifMatch: `"other", ${ifMatch}` });
      await expect(agents.setStatus("a", { status: "active" }, { ifMatch })).rejects.toMatchObject(failed);
      await agents.setStatus("a", { status: "active" }, { ifMatch: "*" });
      expect(await agents.lookup("a")).toMatchObject({ status: "active", seq: 3 });
    });

    test.each(['W/"SEQ"', '"SEQ-gzip"', '"SEQ-br"', 'W/"SEQ-gzip"', '"other", W/"SEQ"'])(
      "lets a change pass at the ETag as compression changes it: %s",
      async (form) => {
        await using world = await createWorld(engine);
        const { agents, facts } = world.registry;
        const { agent } = await agents.register(plain("a"));
        const ifMatch = form.replace("SEQ", String(agent.seq));
        await agents.setStatus("a", { status: "deprecated" }, { ifMatch });
        await expect(agents.setStatus("a", { status: "active" }, { ifMatch })).rejects.toMatchObject(failed);
        await expect(agents.remove("a", { ifMatch })).rejects.toMatchObject(failed);
        await facts.put("a", { label: "One" });
        const ofFacts = form.replace('"SEQ', (header(world, "etag") ?? "").slice(0, -1));
        expect((await facts.put("a", { label: "Two" }, { ifMatch: ofFacts })).version).toBe(2);
        await expect(facts.put("a", { label: "Three" }, { ifMatch: ofFacts })).rejects.toMatchObject(failed);
      },
    );

    test("lets a deletion pass at the record's ETag only", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register(plain("a"));
      const ifMatch = header(world, "etag");
      await agents.register({ ...plain("a"), name: "Changed" });
      await expect(agents.remove("a", { ifMatch })).rejects.toMatchObject(failed);
      expect((await agents.lookup("a")).status).toBe("active");
      await agents.lookup("a");
      await agents.remove("a", { ifMatch: header(world, "etag") });
      await expect(agents.lookup("a")).rejects.toMatchObject({ status: 410 });
    });

    test("lets facts be stored at the ETag of the facts only", async () => {
      await using world = await createWorld(engine);
      const { agents, facts } = world.registry;
      await agents.register(plain("a"));
      const ofRecord = header(world, "etag");
      await expect(facts.put("a", {}, { ifMatch: "*" })).rejects.toMatchObject(failed);
      await facts.put("a", { label: "One" }, { ifNoneMatch: "*" });
      const ifMatch = header(world, "etag");
      await expect(facts.put("a", { label: "Two" }, { ifNoneMatch: "*" })).rejects.toMatchObject(failed);
      await expect(facts.put("a", { label: "Two" }, { ifMatch: ofRecord })).rejects.toMatchObject(failed);
      expect((await facts.put("a", { label: "Two" }, { ifMatch })).version).toBe(2);
      await expect(facts.put("a", { label: "Three" }, { ifMatch })).rejects.toMatchObject(failed);
    });
  });

  describe("If-None-Match", () => {
    const reads = {
      lookup: "/lookup/a",
      list: "/list?tags=weather&limit=1",
      search: "/search?q=weather&facets=tags",
      facts: "/agentfacts/a",
      card: "/agents/a/card",
      stats: "/stats",
    };

    test.each(Object.entries(reads))("of %s gives 304 until it changes", async (_what, path) => {
      await using world = await createWorld(engine);
      await world.registry.agents.register({ agent_id: "a", agent_card: card });
      const ask = (etag: string) => world.send("GET", path, { headers: { "if-none-match": etag } });
      const first = await world.send("GET", path);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[^"]+"$/);
      for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const again = await ask(sent);
        expect(again.status).toBe(304);
        expect(again.headers.get("etag")).toBe(sent.includes("W/") ? `W/${etag}` : etag);
      }
      expect((await ask('"other"')).status).toBe(200);
      await world.registry.agents.register({ agent_id: "a", agent_card: { ...card, version: "2.0.0" } });
      const changed = await ask(etag);
      expect(changed.status).toBe(200);
      expect(changed.headers.get("etag")).not.toBe(etag);
    });

    test("of the record is not moved by other agents", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register(plain("a"));
      const etag = header(world, "etag");
      await world.registry.agents.register(plain("b"));
      await expect(world.registry.agents.lookup("a", { ifNoneMatch: etag })).rejects.toMatchObject({
        code: "not_modified",
      });
    });
  });

  describe("looking up many", () => {
    test("returns the records in the order of the ids, each once, and lists missing ids in order", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      for (const id of ["a", "b", "c", "d"]) await agents.register(plain(id));
      await agents.remove("b");
      await agents.setStatus("c", { status: "deprecated" });
      const found = await agents.lookupMany({ agent_ids: ["x", "d", "c", "d", "b", "a", "A", "x"] });
      expect(found.agents.map(({ agent_id }) => agent_id)).toEqual(["d", "c", "a"]);
      expect(found.agents[1]).toEqual(await agents.lookup("c"));
      expect(found.missing).toEqual(["x", "b", "A"]);
    });
  });

  describe("the list", () => {
    /** Registers agents that differ in what can be filtered by. */
    async function varied(world: TestWorld): Promise<void> {
      const { agents } = world.registry;
      const sky = { provider: { name: "Sky Ltd" }, protocols: ["a2a" as const, "mcp" as const] };
      await agents.register({ ...plain("sun"), ...sky, tags: ["light", "day"], skills: ["shine"] });
      await agents.register({ ...plain("moon"), ...sky, tags: ["light", "night"], capabilities: ["tides"] });
      await agents.register({
        ...plain("sea"),
        protocols: ["http"],
        tags: ["a,b", "night"],
        capabilities: ["tides", "waves"],
        provider: { name: "Zürich Water AG" },
      });
      await agents.register({ ...plain("dust"), tags: ["a", "b"] });
      await agents.setStatus("moon", { status: "deprecated" });
      await agents.register(plain("gone"));
      await agents.remove("gone");
      await agents.register(plain("held"));
      await world.sql("update agent set record_form = '', status = 'suspended' where agent_id = 'held'");
    }

    test("has active and deprecated agents, newest first, each as a lookup gives it", async () => {
      await using world = await createWorld(engine);
      await varied(world);
      const page = await world.registry.agents.list().page();
      expect(page.agents.map(({ agent_id }) => agent_id)).toEqual(["dust", "sea", "moon", "sun"]);
      expect(page).toMatchObject({ count: 4, next_cursor: null, as_of_seq: 8 });
      expect(page.agents[2]).toEqual(await world.registry.agents.lookup("moon"));
    });

    test.each([
      [{ status: ["active"] }, ["dust", "sea", "sun"]],
      [{ status: ["deprecated", "tombstoned"] }, ["gone", "moon"]],
      [{ status: ["suspended"] }, ["held"]],
      [{ tags: ["light"] }, ["moon", "sun"]],
      [{ tags: ["DAY", " Night "] }, ["sea", "moon", "sun"]],
      [{ tags: ["a,b"] }, ["dust", "sea"]],
      [{ tags: ["b", "a"] }, ["dust"]],
      [{ tags_all: ["light"] }, ["moon", "sun"]],
      [{ tags_all: ["LIGHT", "day", "day"] }, ["sun"]],
      [{ tags_all: ["light", "a"] }, []],
      [{ tags_all: ["light"], tags: ["night", "a"] }, ["moon"]],
      [{ tags_all: ["light"], after_seq: 0 }, ["sun", "moon"]],
      [{ capabilities: ["tides"] }, ["sea", "moon"]],
      [{ capabilities: ["waves", "rays"] }, ["sea"]],
      [{ skills: ["Shine"] }, ["sun"]],
      [{ protocol: ["mcp"] }, ["moon", "sun"]],
      [{ protocol: ["mcp", "http"] }, ["sea", "moon", "sun"]],
      [{ provider: ["sky LTD"] }, ["moon", "sun"]],
      [{ provider: ["ZÜRICH water ag"] }, ["sea"]],
      [{ provider: ["Sky"] }, []],
      [{ source: ["local"] }, ["dust", "sea", "moon", "sun"]],
      [{ source: ["peer-1"] }, []],
      [{ source: ["peer-1", "local"], tags: ["day"] }, ["sun"]],
      [{ tags: ["night"], capabilities: ["tides"] }, ["sea", "moon"]],
      [{ tags: ["night"], capabilities: ["tides"], protocol: ["a2a"] }, ["moon"]],
      [{ tags: ["night"], capabilities: ["tides"], protocol: ["a2a"], status: ["active"] }, []],
    ] as [ListQuery, string[]][])("by %j has %j", async (query, ids) => {
      await using world = await createWorld(engine);
      await varied(world);
      expect(await idsOf(world, query)).toEqual(ids);
    });

    test("by a word that an agent had and has no more does not have it", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register({ ...plain("a"), tags: ["old", "kept"], provider: { name: "Before" } });
      await agents.register({ ...plain("a"), tags: ["kept", "new"], provider: { name: "After" } });
      expect(await idsOf(world, { tags: ["old"] })).toEqual([]);
      expect(await idsOf(world, { tags: ["new"] })).toEqual(["a"]);
      expect(await idsOf(world, { tags: ["kept"], provider: ["after"] })).toEqual(["a"]);
      expect(await idsOf(world, { provider: ["before"] })).toEqual([]);
    });

    test("by updated_since has what changed then or later, in the order of the changes", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      await agents.register(plain("a"));
      await agents.register(plain("b"));
      world.pass(hour);
      const { agent } = await agents.register(plain("c"));
      await agents.register({ ...plain("a"), name: "Changed" });
      expect(await idsOf(world, { updated_since: agent.updated_at })).toEqual(["c", "a"]);
      const later = new Date(Date.parse(agent.updated_at) + 1).toISOString();
      expect(await idsOf(world, { updated_since: later })).toEqual(["a"]);
      const elsewhere = new Date(Date.parse(agent.updated_at) + 2 * hour)
        .toISOString()
        .replace("Z", "+02:00");
      expect(await idsOf(world, { updated_since: elsewhere })).toEqual(["c", "a"]);
    });

    test("links to the next page as next_cursor does, and to none from the last", async () => {
      await using world = await createWorld(engine);
      for (const id of ["a", "b", "c"]) await world.registry.agents.register({ ...plain(id), tags: ["x,y"] });
      const first = await world.registry.agents.list({ limit: 2, tags: ["x,y"] }).page();
      const link = /^<([^>]+)>; rel="next"$/.exec(header(world, "link") ?? "")?.[1] ?? "";
      const second = (await (await world.send("GET", link)).json()) as typeof first; // held against the contract
      expect(second.agents.map(({ agent_id }) => agent_id)).toEqual(["a"]);
      expect(second.next_cursor).toBeNull();
      expect(header(world, "link")).toBeUndefined();
    });

    test("ends with the page that has the last agent, be it full", async () => {
      await using world = await createWorld(engine);
      for (const id of ["a", "b", "c", "d"]) await world.registry.agents.register(plain(id));
      const counts = [];
      for await (const { count } of world.registry.agents.list({ limit: 2 }).pages()) counts.push(count);
      expect(counts).toEqual([2, 2]);
      expect(await world.registry.agents.list({ limit: 4 }).page()).toMatchObject({ next_cursor: null });
    });

    test("walked to its end while agents are written has each one that stays exactly once", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      const random = dice(200);
      const ids = Array.from({ length: 200 }, (_, index) => `agent-${index}`);
      for (const id of ids) await agents.register(plain(id));
      const stayed = new Set(ids);
      const deleted: string[] = [];
      const seen: string[] = [];
      let fresh = 0;
      for await (const page of agents.list({ limit: 7 }).pages()) {
        seen.push(...page.agents.map(({ agent_id }) => agent_id));
        for (let write = 0; write < 4; write++) {
          const id = pick(random, [...stayed]);
          const what = random();
          if (what < 0.25) await agents.register(plain(`fresh-${fresh++}`));
          else if (what < 0.5) await agents.register({ ...plain(id), name: `Changed ${write}` });
          else if (what < 0.65) await agents.setStatus(id, { status: "deprecated", message: `${random()}` });
          else if (what < 0.85) {
            await agents.remove(id);
            stayed.delete(id);
            deleted.push(id);
          } else if (deleted.length > 0) await agents.register(plain(pick(random, deleted)));
        }
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining([...stayed]));
      expect(deleted.length).toBeGreaterThan(5);
    });

    test("followed by after_seq gives a mirror that misses no change, whatever is written meanwhile", async () => {
      await using world = await createWorld(engine);
      const { agents } = world.registry;
      const random = dice(7);
      const ids = Array.from({ length: 30 }, (_, index) => `agent-${index}`);
      for (const id of ids) await agents.register(plain(id));
      const mirror = new Map<string, Agent>();
      let seq = 0;
      for (let round = 0; ; round++) {
        let taken = 0;
        for await (const page of agents.list({ after_seq: seq, limit: 4 }).pages()) {
          for (const agent of page.agents) {
            expect(agent.seq).toBeGreaterThan(seq);
            mirror.set(agent.agent_id, agent);
            seq = agent.seq;
            taken++;
          }
          for (let write = 0; write < 3 && round < 4; write++) {
            const id = pick(random, ids);
            if (random() < 0.3) await agents.remove(id).catch(() => undefined);
            else await agents.register({ ...plain(id), name: `${random()}` });
          }
        }
        if (taken === 0) break;
      }
      const listed = await all(agents.list({ status: everyStatus }));
      const inOrder = (agents: Agent[]) => agents.toSorted((a, b) => a.seq - b.seq);
      expect(inOrder([...mirror.values()])).toEqual(inOrder(listed));
      expect(seq).toBe(await lastSeq(world));
    });

    const pages = {
      list: ({ agents }: Browser) => agents.list(),
      mine: ({ agents }: Browser) => agents.mine(),
      search: ({ agents }: Browser) => agents.search({ q: "late" }),
    };

    test.each(Object.entries(pages))("%s has every change up to its as_of_seq", async (_, read) => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const { database } = world.node;
      const get = database.get.bind(database);
      const late: string[] = [];
      const spy = vi.spyOn(database, "get").mockImplementation(async (sql, params) => {
        // Not when the log is sealed, which reads it in a join.
        if (/^select "?seq"?.* from "?journal"? where/s.test(sql)) {
          const id = `late-${late.length}`; // just before each read of the number, too late for a page that was read before
          late.push(id);
          await developer.agents.register(plain(id));
        }
        return get(sql, params);
      });
      const { agents, as_of_seq } = await read(developer).page();
      spy.mockRestore();
      expect(late).toHaveLength(1);
      expect({ ids: agents.map(({ agent_id }) => agent_id), as_of_seq }).toEqual({
        ids: late,
        as_of_seq: await lastSeq(world),
      });
    });
  });

  describe("the figures", () => {
    test("are those of a recount after any series of changes", async () => {
      await using world = await createWorld(engine);
      const { agents, facts } = world.registry;
      const random = dice(42);
      const ids = Array.from({ length: 25 }, (_, index) => `agent-${index}`);
      const tags = Array.from({ length: 30 }, (_, index) => `tag-${String(index).padStart(2, "0")}`);
      const protocols = ["a2a", "mcp", "http", "nlweb", "acp", "other"] as const;
      const operations = [
        (id: string) => agents.register({ ...plain(id), tags: some(random, tags, 0.2) }),
        (id: string) => agents.register({ ...plain(id), protocols: some(random, protocols, 0.4) }),
        (id: string) => agents.register({ ...plain(id), capabilities: some(random, tags, 0.1) }),
        (id: string) =>
          agents.register({ agent_id: id, agent_card: { ...card, tags: some(random, tags, 0.1) } }),
        (id: string) => agents.setStatus(id, { status: pick(random, ["active", "deprecated"]) }),
        (id: string) => facts.put(id, { label: `${random()}` }),
        (id: string) => agents.remove(id),
      ];
      let rejected = 0;
      for (let round = 1; round <= 160; round++) {
        await pick(
          random,
          operations,
        )(pick(random, ids)).catch(({ status }) => {
          expect([404, 410]).toContain(status);
          rejected++;
        });
        if (round % 40 > 0) continue;
        const stats = await world.registry.node.stats();
        expect(stats).toEqual({ ...stats, ...countedFrom(await allAgents(world.registry)) });
        const events = await eventsOf(world);
        expect(stats.events).toEqual({
          last_seq: events.at(-1)?.payload.seq,
          oldest_seq: events[0]?.payload.seq,
          "24h": events.length,
        });
        const created = events.filter(({ payload }) => payload.change === "created").length;
        expect(stats.new_agents).toEqual({ "24h": created, "7d": created, "30d": created });
      }
      expect(rejected).toBeLessThan(80);
    });

    test("count the new agents of 24 hours, 7 days and 30 days, the hour under way included", async () => {
      await using world = await createWorld(engine);
      const newAgents = async () => (await world.registry.node.stats()).new_agents;
      await world.registry.agents.register(plain("a")); // at 16:15
      expect(await newAgents()).toEqual({ "24h": 1, "7d": 1, "30d": 1 });
      world.pass(23 * hour + 44 * minute); // 15:59, the 24th hour is under way
      expect(await newAgents()).toEqual({ "24h": 1, "7d": 1, "30d": 1 });
      world.pass(minute); // 16:00
      expect(await newAgents()).toEqual({ "24h": 0, "7d": 1, "30d": 1 });
      world.pass(6 * day - minute);
      expect(await newAgents()).toEqual({ "24h": 0, "7d": 1, "30d": 1 });
      world.pass(minute);
      expect(await newAgents()).toEqual({ "24h": 0, "7d": 0, "30d": 1 });
      await world.registry.agents.register(plain("b"));
      world.pass(23 * day - minute);
      expect(await newAgents()).toEqual({ "24h": 0, "7d": 0, "30d": 2 });
      world.pass(minute);
      expect(await newAgents()).toEqual({ "24h": 0, "7d": 0, "30d": 1 });
    });

    test("get a new validator when time alone moves them", async () => {
      await using world = await createWorld(engine);
      await world.registry.agents.register(plain("a"));
      await world.registry.node.stats();
      const ifNoneMatch = header(world, "etag");
      world.pass(30 * minute);
      await expect(world.registry.node.stats({ ifNoneMatch })).rejects.toMatchObject({ status: 304 });
      world.pass(day);
      expect((await world.registry.node.stats({ ifNoneMatch })).new_agents["24h"]).toBe(0);
    });
  });
});
