import type { ServerResponse } from "node:http";
import type { ListQuery } from "../../client/index.ts";
import { fakePeer, reachingPeers } from "../federation/fake-peer.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAccount, byAnyone, byAnyoneForNow, byOwner, bySession } from "./access.ts";
import {
  continuedBy,
  crowded,
  deleted,
  elsewhere,
  imported,
  json,
  newId,
  ownedByAnother,
  readOfFormerId,
  renamed,
  suspended,
  weather,
  withCard,
  withOtherFilters,
  withWeather,
} from "./preparation.ts";

const { agent_id: id } = weather;

/** A limit of one new id per account and day. */
const oneADay = { free: 1, pro: 1, enterprise: 1 };

/** Responds with the card of {@link weather}. */
function sendCard(response: ServerResponse): void {
  const card = { name: "Weather", url: weather.agent_url };
  response.writeHead(200, json).end(JSON.stringify(card));
}

/** Runs a scenario with a node that can fetch a card. */
function atCard(
  respond: (response: ServerResponse) => void,
  play: (url: string, world: ScenarioWorld) => Promise<unknown>,
): Scenario {
  return async (world) => {
    await using peer = await fakePeer((_url, response) => respond(response), "cards.example.test");
    await elsewhere(reachingPeers(peer), (other) => play(`${peer.baseUrl}/card.json`, other))(world);
  };
}

/** Registers two agents that a search for "weather" finds. */
async function withTwoAgents(world: ScenarioWorld): Promise<ScenarioWorld> {
  await withWeather(world);
  await world.registry.agents.register({ ...weather, agent_id: "weather-2" });
  return world;
}

/** A value of each filter of agents. */
const filters = {
  status: ["active"],
  capabilities: ["forecast"],
  tags: ["a"],
  tags_all: ["a"],
  skills: ["forecast"],
  protocol: ["a2a"],
  provider: ["Example Weather Ltd"],
  source: ["local"],
  certification: ["audited"],
  grade: ["NR"],
  verified: ["domain"],
  live: true,
  updated_since: "2026-11-20T16:00:00Z",
  after_seq: 0,
} satisfies ListQuery;

/** Fetches more cards at once than the node does, from a host that responds when the first is rejected. */
const tooManyCards: Scenario = (world) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return atCard(
    (response) => void released.then(() => sendCard(response)),
    (card_url, other) =>
      crowded(other, 503, () =>
        other.registry.agents.register({ card_url }).catch((error: unknown) => {
          release();
          throw error;
        }),
      ),
  )(world);
};

export const register: Scenarios["agents"]["register"] = {
  access: {
    ...byAnyoneForNow("agents:write"),
    object: "agent",
    others: "not_agent_owner",
    body: ({ agent: agent_id }) => ({ agent_id, agent_url: "https://a.example.com" }),
  },
  histories: ["register", "card"],
  201: {
    "by fields": ({ registry }) => registry.agents.register(weather),
    "by a card": withCard,
    "with a warning": ({ registry }) =>
      registry.agents.register({ ...weather, agent_id: "example.com:weather" }),
    "only tried": ({ registry }) => registry.agents.register(weather, { dryRun: true }),
    "by the URL of a card": atCard(sendCard, (card_url, { registry }) =>
      registry.agents.register({ card_url }),
    ),
  },
  200: {
    "a new name": async (world) =>
      (await withWeather(world)).registry.agents.register({ ...weather, name: "Weather" }),
    "only tried": async (world) =>
      (await withWeather(world)).registry.agents.register({ ...weather, name: "W" }, { dryRun: true }),
    "on condition": async (world) =>
      (await withWeather(world)).registry.agents.register(
        { ...weather, name: "Weather" },
        { ifMatch: '"1"' },
      ),
  },
  400: {
    invalid_body: {
      "an id of dots": ({ registry }) =>
        registry.agents.register({ agent_id: "..", agent_url: weather.agent_url }),
    },
    unusable_agent_card: ({ registry }) => registry.agents.register({ agent_card: { name: "Nowhere" } }),
    extra_too_large: ({ registry }) => registry.agents.register({ ...weather, note: "x".repeat(17_000) }),
    server_json_too_large: ({ registry }) =>
      registry.agents.register({
        ...weather,
        server_json: { name: "com.example/weather", note: "x".repeat(17_000) },
      }),
    card_url_rejected: {
      "a loopback name": ({ registry }) =>
        registry.agents.register({ card_url: "https://localhost/card.json" }),
      http: ({ registry }) => registry.agents.register({ card_url: "http://cards.example.test/card.json" }),
    },
    json_too_deep: {
      "10,000 arrays": ({ send }) =>
        send("POST", "/register", { headers: json, body: "[".repeat(10_000) + "]".repeat(10_000) }),
    },
  },
  403: {
    domain_not_verified: elsewhere({ namespaceMode: "verified" }, async (world) =>
      (await world.developer()).agents.register({ ...weather, agent_id: "example.com:weather" }),
    ),
    not_agent_owner: async (world) => (await ownedByAnother(world)).registry.agents.register(weather),
    agent_suspended: async (world) => (await suspended(world)).registry.agents.register(weather),
    agent_imported: async (world) => (await imported(world)).registry.agents.register(weather),
  },
  409: {
    agent_moved: async (world) => (await renamed(world)).agents.register(weather),
    agent_erased: async (world) => {
      await withWeather(world);
      await (await world.owner()).erasures.create({ agent_id: id, reason: "asked for" });
      return world.registry.agents.register(weather);
    },
    agent_id_reserved: ({ registry }) => registry.agents.register({ ...weather, agent_id: "Admin" }),
    agent_id_too_similar: async (world) => {
      await (await world.developer()).agents.register(weather);
      return (await world.developer()).agents.register({ ...weather, agent_id: "Weather_Agent" });
    },
    agent_id_taken: async ({ registry }) => {
      await registry.agents.register({ agent_card: { name: "Weather", url: weather.agent_url } });
      const url = new URL("/other", weather.agent_url).href;
      await registry.agents.register({ agent_card: { name: "Weather", url } });
    },
    server_name_reserved: ({ registry }) =>
      registry.agents.register({ ...weather, server_json: { name: "test.registry/registry-node" } }),
    server_name_taken: async ({ registry }) => {
      const server_json = { name: "com.example/weather", version: "1.0.0" };
      await registry.agents.register({ ...weather, server_json });
      await registry.agents.register({ ...weather, agent_id: "another", server_json });
    },
  },
  412: {
    precondition_failed: {
      "an old ETag": async (world) =>
        (await withWeather(world)).registry.agents.register(weather, { ifMatch: '"99"' }),
      "a new agent": ({ registry }) => registry.agents.register(weather, { ifMatch: "*" }),
    },
  },
  413: {
    body_too_large: {
      "a card": ({ registry }) =>
        registry.agents.register({
          agent_card: { name: "Large", url: weather.agent_url, note: "x".repeat(262_144) },
        }),
    },
  },
  429: {
    new_agent_limit_reached: elsewhere({ newAgentsPerDay: oneADay }, async (world) => {
      const { agents } = await world.developer();
      await agents.register(weather);
      await agents.register({ ...weather, name: "Weather" });
      return agents.register({ ...weather, agent_id: "second" });
    }),
  },
  502: {
    card_not_fetched: {
      "a name that does not resolve": ({ registry }) =>
        registry.agents.register({ card_url: "https://nowhere.example.test/card.json" }),
      "redirections without an end": atCard(
        (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
        (card_url, { registry }) => registry.agents.register({ card_url }),
      ),
    },
  },
  503: { card_fetches_busy: tooManyCards },
};

export const list: Scenarios["agents"]["list"] = {
  access: byAnyone,
  histories: ["list", "audit"],
  200: {
    "a page": async (world) =>
      (await withWeather(world)).registry.agents.list({ status: ["active"], tags: ["a", "b"] }).page(),
    "a page with counts": async (world) =>
      (await withWeather(world)).registry.agents.list({ facets: ["tags", "certification"] }).page(),
  },
  304: async ({ registry }) => registry.agents.list({}, { ifNoneMatch: '"0"' }).page(),
  400: {
    invalid_query: { "a limit of 0": ({ send }) => send("GET", "/list?limit=0") },
    duplicate_query_parameter: { limit: ({ send }) => send("GET", "/list?limit=5&limit=6") },
    invalid_cursor: {
      "a foreign cursor": ({ registry }) => registry.agents.list({ cursor: "made-up" }).page(),
      ...withOtherFilters(async (world) => (await withTwoAgents(world)).registry.agents.list, filters),
    },
  },
};

export const mine: Scenarios["agents"]["mine"] = {
  access: bySession,
  200: {
    "no agents": async (world) => (await world.developer()).agents.mine().page(),
    "several pages": async (world) => {
      const developer = await world.developer();
      for (const agent_id of ["a", "b", "c"]) await developer.agents.register({ ...weather, agent_id });
      await developer.agents.remove("b");
      for await (const _ of developer.agents.mine({ limit: 1 }));
    },
    "by their status": async (world) => {
      const developer = await world.developer();
      for (const agent_id of ["a", "b"]) await developer.agents.register({ ...weather, agent_id });
      await developer.agents.remove("b");
      return developer.agents.mine({ status: ["tombstoned"] }).page();
    },
    "by their ids": async (world) => {
      const developer = await world.developer();
      for (const agent_id of ["a", "b", "c"]) await developer.agents.register({ ...weather, agent_id });
      for await (const _ of developer.agents.mine({ agent_id: ["a", "c", "nobody"], limit: 1 }));
    },
    "by what they contain": async (world) => {
      const developer = await world.developer();
      for (const agent_id of ["a", "b"]) await developer.agents.register({ ...weather, agent_id });
      return developer.agents.mine({ contains: "WEATHER" }).page();
    },
  },
  400: {
    invalid_cursor: {
      "a foreign cursor": async (world) =>
        (await world.developer()).agents.mine({ cursor: "foreign" }).page(),
      "a cursor of another account": async (world) => {
        const developer = await world.developer();
        for (const agent_id of ["a", "b"]) await developer.agents.register({ ...weather, agent_id });
        const { agents } = await world.developer();
        return continuedBy(developer.agents.mine({ limit: 1 }), (cursor) => agents.mine({ cursor }));
      },
      "a cursor of other ids": async (world) => {
        const { agents } = await world.developer();
        for (const agent_id of ["a", "b"]) await agents.register({ ...weather, agent_id });
        return continuedBy(agents.mine({ limit: 1 }), (cursor) => agents.mine({ cursor, agent_id: ["a"] }));
      },
      "a cursor of another text": async (world) => {
        const { agents } = await world.developer();
        for (const agent_id of ["a", "b"]) await agents.register({ ...weather, agent_id });
        return continuedBy(agents.mine({ limit: 1 }), (cursor) => agents.mine({ cursor, contains: "a" }));
      },
    },
  },
};

/** Registers agents of an account, of nobody, and a deleted one. */
async function withAgentsOfAll(world: ScenarioWorld) {
  const developer = await world.developer();
  for (const agent_id of ["a", "b", "gone"]) await developer.agents.register({ ...weather, agent_id });
  await developer.agents.remove("gone");
  await withWeather(world);
  const { account } = await developer.accounts.session();
  return { account_id: account.id, owner: await world.owner() };
}

export const adminList: Scenarios["agents"]["adminList"] = {
  access: byOwner,
  200: {
    "several pages": async (world) => {
      const { owner } = await withAgentsOfAll(world);
      for await (const _ of owner.agents.adminList({ limit: 1 }));
    },
    "with a key, of a status": async (world) => {
      const { owner } = await withAgentsOfAll(world);
      return (await world.keyed(owner)).agents.adminList({ status: ["tombstoned"] }).page();
    },
    "of an account": async (world) => {
      const { owner, account_id } = await withAgentsOfAll(world);
      return owner.agents.adminList({ account_id }).page();
    },
    "by their ids": async (world) => {
      const { owner } = await withAgentsOfAll(world);
      return owner.agents.adminList({ agent_id: ["a", id, "gone", "nobody"] }).page();
    },
  },
  400: {
    invalid_cursor: {
      "a foreign cursor": async (world) =>
        (await world.owner()).agents.adminList({ cursor: "foreign" }).page(),
      "a cursor of another account": async (world) => {
        const { owner, account_id } = await withAgentsOfAll(world);
        return continuedBy(owner.agents.adminList({ limit: 1 }), (cursor) =>
          owner.agents.adminList({ cursor, account_id }),
        );
      },
    },
  },
};

export const search: Scenarios["agents"]["search"] = {
  access: byAnyone,
  histories: ["search", "audit"],
  200: {
    "a sorted page with highlights": async (world) =>
      (await withTwoAgents(world)).registry.agents
        .search({ q: "weather", sort: "name", highlight: ["agent_id", "name", "tags", "details"], limit: 1 })
        .page(),
    "a misspelt word": async (world) =>
      (await withWeather(world)).registry.agents.search({ q: "wether", sort: "reputation" }).page(),
    "a page with facets": async (world) => {
      const { registry } = await withWeather(world);
      return registry.agents
        .search({
          q: "weather",
          facets: [
            "tags",
            "status",
            "provider",
            "protocol",
            "capabilities",
            "source",
            "certification",
            "grade",
          ],
        })
        .page();
    },
  },
  304: ({ registry }) => registry.agents.search({ q: "weather" }, { ifNoneMatch: "*" }).page(),
  400: {
    invalid_query: { "no query": ({ send }) => send("GET", "/search") },
    invalid_cursor: {
      "a foreign cursor": ({ registry }) =>
        registry.agents.search({ q: "weather", cursor: "made-up" }).page(),
      ...withOtherFilters(async (world) => {
        const { agents } = (await withTwoAgents(world)).registry;
        return (query?: ListQuery) => agents.search({ q: "weather", ...query });
      }, filters),
      "a cursor of another query": async (world) => {
        const { agents } = (await withTwoAgents(world)).registry;
        return continuedBy(agents.search({ q: "weather", limit: 1 }), (cursor) =>
          agents.search({ q: "forecast", cursor }),
        );
      },
      "a cursor of another sort": async (world) => {
        const { agents } = (await withTwoAgents(world)).registry;
        return continuedBy(agents.search({ q: "weather", sort: "name", limit: 1 }), (cursor) =>
          agents.search({ q: "weather", sort: "newest", cursor }),
        );
      },
    },
  },
};

export const lookup: Scenarios["agents"]["lookup"] = {
  access: byAnyone,
  histories: ["lookup", "audit"],
  200: {
    "an active agent": async (world) => (await withWeather(world)).registry.agents.lookup(id),
    "a deprecated agent": async (world) => {
      const { registry } = await withWeather(world);
      const sunset_at = "2027-01-01T00:00:00+01:00";
      await registry.agents.setStatus(id, {
        status: "deprecated",
        successor_agent_id: "weather-2",
        sunset_at,
      });
      return registry.agents.lookup(id);
    },
  },
  304: async (world) => (await withWeather(world)).registry.agents.lookup(id, { ifNoneMatch: 'W/"1"' }),
  301: readOfFormerId(`/lookup/${id}`),
  404: { agent_not_found: ({ registry }) => registry.agents.lookup("nobody") },
  410: { agent_tombstoned: async (world) => (await deleted(world)).registry.agents.lookup(id) },
};

export const lookupMany: Scenarios["agents"]["lookupMany"] = {
  access: byAnyone,
  histories: ["audit"],
  200: {
    "an unknown id": async (world) =>
      (await withWeather(world)).registry.agents.lookupMany({ agent_ids: [id, "nobody", id] }),
    "a former id": async (world) => {
      await renamed(world);
      return world.registry.agents.lookupMany({ agent_ids: [id, newId, "nobody"] });
    },
  },
  400: { invalid_body: { "no ids": ({ registry }) => registry.agents.lookupMany({ agent_ids: [] }) } },
};

export const card: Scenarios["agents"]["card"] = {
  access: byAnyone,
  histories: ["card", "audit"],
  200: async (world) => (await withCard(world)).registry.agents.card(id),
  304: async (world) => (await withCard(world)).registry.agents.card(id, { ifNoneMatch: '"card-1"' }),
  301: readOfFormerId(`/agents/${id}/card`),
  404: {
    agent_not_found: ({ registry }) => registry.agents.card("nobody"),
    card_not_found: {
      "an agent without a card": async (world) => (await withWeather(world)).registry.agents.card(id),
      "a suspended agent": async (world) => {
        await withCard(world);
        await world.arrange.suspendAgents();
        return world.registry.agents.card(id);
      },
    },
  },
  410: { agent_tombstoned: async (world) => (await deleted(world)).registry.agents.card(id) },
};

/** Registers an MCP server by its document. */
async function withServerJson(world: ScenarioWorld): Promise<ScenarioWorld> {
  await world.registry.agents.register({ ...weather, server_json: { name: "com.example/weather" } });
  return world;
}

export const serverJson: Scenarios["agents"]["serverJson"] = {
  access: byAnyone,
  200: async (world) => (await withServerJson(world)).registry.agents.serverJson(id),
  304: async (world) => {
    await withServerJson(world);
    const { headers } = await world.send("GET", `/agents/${id}/server.json`);
    await world.registry.agents.serverJson(id, { ifNoneMatch: headers.get("etag") ?? "" });
  },
  301: readOfFormerId(`/agents/${id}/server.json`),
  404: {
    agent_not_found: ({ registry }) => registry.agents.serverJson("nobody"),
    server_json_not_found: {
      "an agent without one": async (world) => (await withWeather(world)).registry.agents.serverJson(id),
      "a suspended agent": async (world) => {
        await withServerJson(world);
        await world.arrange.suspendAgents();
        return world.registry.agents.serverJson(id);
      },
    },
  },
  410: { agent_tombstoned: async (world) => (await deleted(world)).registry.agents.serverJson(id) },
};

export const setStatus: Scenarios["agents"]["setStatus"] = {
  access: {
    ...byAnyoneForNow("agents:write"),
    object: "agent",
    others: "not_agent_owner",
    body: () => ({ status: "deprecated" }),
  },
  histories: ["status"],
  200: async (world) => (await withWeather(world)).registry.agents.setStatus(id, { status: "deprecated" }),
  400: {
    invalid_body: {
      "an unknown status": ({ send }) =>
        send("PUT", `/agents/${id}/status`, { headers: json, body: '{"status":"sleeping"}' }),
    },
  },
  403: {
    not_agent_owner: async (world) =>
      (await ownedByAnother(world)).registry.agents.setStatus(id, { status: "deprecated" }),
    agent_suspended: async (world) =>
      (await suspended(world)).registry.agents.setStatus(id, { status: "active" }),
    agent_imported: async (world) =>
      (await imported(world)).registry.agents.setStatus(id, { status: "deprecated" }),
    owner_required: async (world) =>
      (await withWeather(world)).registry.agents.setStatus(id, { status: "suspended" }),
  },
  404: { agent_not_found: ({ registry }) => registry.agents.setStatus("nobody", { status: "active" }) },
  409: {
    agent_moved: async (world) => (await renamed(world)).agents.setStatus(id, { status: "deprecated" }),
  },
  410: {
    agent_tombstoned: async (world) =>
      (await deleted(world)).registry.agents.setStatus(id, { status: "active" }),
  },
  412: {
    precondition_failed: async (world) =>
      (await withWeather(world)).registry.agents.setStatus(id, { status: "deprecated" }, { ifMatch: '"99"' }),
  },
};

export const remove: Scenarios["agents"]["remove"] = {
  access: { ...byAnyoneForNow("agents:write"), object: "agent", others: "not_agent_owner" },
  histories: ["remove"],
  200: async (world) => {
    const { registry } = await withWeather(world);
    await registry.agents.remove(id, { ifMatch: '"1"' });
    return registry.agents.remove(id);
  },
  403: {
    not_agent_owner: async (world) => (await ownedByAnother(world)).registry.agents.remove(id),
    agent_suspended: async (world) => (await suspended(world)).registry.agents.remove(id),
    agent_imported: async (world) => (await imported(world)).registry.agents.remove(id),
  },
  404: { agent_not_found: ({ registry }) => registry.agents.remove("nobody") },
  409: { agent_moved: async (world) => (await renamed(world)).agents.remove(id) },
  412: {
    precondition_failed: async (world) =>
      (await withWeather(world)).registry.agents.remove(id, { ifMatch: '"99"' }),
  },
};

export const wellKnownCard: Scenarios["agents"]["wellKnownCard"] = {
  access: byAnyone,
  200: {
    "an active agent": async (world) => (await withCard(world)).registry.agents.wellKnownCard(id),
    "a deprecated agent": async (world) => {
      const { registry } = await withCard(world);
      await registry.agents.setStatus(id, { status: "deprecated" });
      return registry.agents.wellKnownCard(id);
    },
  },
  304: async (world) =>
    (await withCard(world)).registry.agents.wellKnownCard(id, { ifNoneMatch: '"card-1"' }),
  301: readOfFormerId(`/agents/${id}/.well-known/agent-card.json`),
  404: {
    agent_not_found: ({ registry }) => registry.agents.wellKnownCard("nobody"),
    card_not_found: async (world) => (await withWeather(world)).registry.agents.wellKnownCard(id),
  },
  410: { agent_tombstoned: async (world) => (await deleted(world)).registry.agents.wellKnownCard(id) },
};

export const changes: Scenarios["agents"]["changes"] = {
  access: byAnyone,
  200: {
    "a new agent": async (world) => (await withWeather(world)).registry.agents.changes(id).page(),
    "an update": async (world) => {
      const { registry } = await withWeather(world);
      await registry.agents.register({ ...weather, tags: ["weather"], extra: { region: 1.0 } });
      return registry.agents.changes(id, { before: 3, limit: 1 }).page();
    },
  },
  301: readOfFormerId(`/agents/${id}/changes?limit=1`),
  404: { agent_not_found: ({ registry }) => registry.agents.changes("nobody").page() },
  410: { agent_tombstoned: async (world) => (await deleted(world)).registry.agents.changes(id).page() },
};

export const logo: Scenarios["agents"]["logo"] = {
  access: byAnyone,
  200: {
    "an agent without an icon": async (world) => (await withWeather(world)).registry.agents.logo(id),
    "an icon that is not fetched": async ({ registry }) => {
      await registry.agents.register({ ...weather, icon_url: "https://localhost/icon.png" });
      return registry.agents.logo(id);
    },
  },
  304: async (world) => (await withWeather(world)).registry.agents.logo(id, { ifNoneMatch: "*" }),
  301: readOfFormerId(`/agents/${id}/logo`),
  404: { agent_not_found: ({ registry }) => registry.agents.logo("nobody") },
  410: { agent_tombstoned: async (world) => (await deleted(world)).registry.agents.logo(id) },
};

/** Gives the agent of a new developer the last id of a list, one after another. */
async function renamedThrough(world: ScenarioWorld, ids: readonly string[]) {
  const { agents } = await world.developer();
  await agents.register(weather);
  for (const [index, agent_id] of ids.entries()) await agents.rename(ids[index - 1] ?? id, { agent_id });
}

export const rename: Scenarios["agents"]["rename"] = {
  access: {
    ...byAccount("agents:write"),
    object: "agent",
    others: "not_agent_owner",
    body: ({ agent: agent_id }) => ({ agent_id: `${agent_id}-renamed` }),
  },
  200: {
    "an id that nobody had": async (world) => {
      const { agents } = await world.developer();
      await agents.register({ ...weather, tags: ["weather"] });
      return agents.rename(id, { agent_id: newId }, { ifMatch: '"1"' });
    },
    "an agent without an owner": async (world) => {
      await withWeather(world);
      return (await world.developer()).agents.rename(id, { agent_id: newId });
    },
    "its own id": async (world) => {
      const { agents } = await world.developer();
      await agents.register(weather);
      return agents.rename(id, { agent_id: id });
    },
    "back to a former id": (world) => renamedThrough(world, ["b", "c", id, "d"]),
  },
  400: {
    invalid_body: {
      "an id of dots": async (world) => (await world.developer()).agents.rename(id, { agent_id: ".." }),
    },
  },
  403: {
    domain_not_verified: elsewhere({ namespaceMode: "verified" }, async (world) => {
      const { agents } = await world.developer();
      await agents.register(weather);
      return agents.rename(id, { agent_id: "example.com:weather" });
    }),
    not_agent_owner: async (world) => {
      await ownedByAnother(world);
      return (await world.developer()).agents.rename(id, { agent_id: newId });
    },
    agent_suspended: async (world) => {
      await suspended(world);
      return (await world.developer()).agents.rename(id, { agent_id: newId });
    },
    agent_imported: async (world) => {
      await imported(world);
      return (await world.owner()).agents.rename(id, { agent_id: newId });
    },
  },
  404: {
    agent_not_found: async (world) => (await world.developer()).agents.rename("nobody", { agent_id: newId }),
  },
  409: {
    agent_id_taken: {
      "the id of another agent": async (world) => {
        const { agents } = await world.developer();
        for (const agent_id of [id, "other"]) await agents.register({ ...weather, agent_id });
        return agents.rename(id, { agent_id: "other" });
      },
      "the former id of another agent": async (world) => {
        const { agents } = await renamed(world);
        await agents.register({ ...weather, agent_id: "other" });
        return agents.rename("other", { agent_id: id });
      },
    },
    agent_id_reserved: async (world) => {
      const { agents } = await world.developer();
      await agents.register(weather);
      return agents.rename(id, { agent_id: "peer_one" });
    },
    agent_id_too_similar: async (world) => {
      await (await world.developer()).agents.register({ ...weather, agent_id: "other" });
      const { agents } = await world.developer();
      await agents.register(weather);
      return agents.rename(id, { agent_id: "0-ther" });
    },
    agent_moved: async (world) => (await renamed(world)).agents.rename(id, { agent_id: "third" }),
    too_many_former_ids: (world) =>
      renamedThrough(world, ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"]),
  },
  410: {
    agent_tombstoned: async (world) => {
      await deleted(world);
      return (await world.developer()).agents.rename(id, { agent_id: newId });
    },
  },
  429: {
    new_agent_limit_reached: elsewhere({ newAgentsPerDay: oneADay }, async (world) => {
      const { agents } = await world.developer();
      await agents.register(weather);
      return agents.rename(id, { agent_id: newId });
    }),
  },
  412: {
    precondition_failed: async (world) => {
      await withWeather(world);
      return (await world.developer()).agents.rename(id, { agent_id: newId }, { ifMatch: '"99"' });
    },
  },
};

/** Deletes the agent of a developer, and lets days pass. */
async function deletedBefore(world: ScenarioWorld, days: number) {
  const { agents } = await world.keyed(await world.developer());
  await agents.register(weather);
  await agents.remove(id);
  world.pass(days * 86_400_000);
  return world.owner();
}

export const release: Scenarios["agents"]["release"] = {
  access: byOwner,
  200: {
    "90 days after the deletion, twice": async (world) => {
      const { agents } = await deletedBefore(world, 90);
      await agents.release(id);
      return agents.release(id);
    },
  },
  403: {
    agent_imported: async (world) => {
      await imported(world);
      return (await world.owner()).agents.release(id);
    },
  },
  404: { agent_not_found: async (world) => (await world.owner()).agents.release("nobody") },
  409: {
    agent_moved: async (world) => {
      await renamed(world);
      return (await world.owner()).agents.release(id);
    },
    agent_not_deleted: async (world) => {
      await withWeather(world);
      return (await world.owner()).agents.release(id);
    },
    agent_erased: async (world) => {
      await withWeather(world);
      const owner = await world.owner();
      await owner.erasures.create({ agent_id: id, reason: "asked for" });
      return owner.agents.release(id);
    },
    release_too_early: async (world) => (await deletedBefore(world, 89)).agents.release(id),
  },
};

const to = "grace@example.com";

export const transfer: Scenarios["agents"]["transfer"] = {
  access: {
    ...byAccount("agents:write"),
    object: "agent",
    others: "not_agent_owner",
    operator: "not_agent_owner",
    body: () => ({ to: "nobody@example.com" }),
  },
  histories: ["transfer"],
  201: {
    "to an address that no account has": async (world) => {
      const { agents } = await world.developer();
      await agents.register(weather);
      return agents.transfer(id, { to, message: "As agreed on Monday." });
    },
    "to an account": async (world) => {
      const { agents } = await world.developer();
      await agents.register(weather);
      const { account } = await (await world.developer()).accounts.session();
      return agents.transfer(id, { to: account.id });
    },
    "again, after the first offer was cancelled": async (world) => {
      const { agents, offers } = await world.developer();
      await agents.register(weather);
      await offers.cancel((await agents.transfer(id, { to })).id);
      return agents.transfer(id, { to });
    },
  },
  400: {
    recipient_rejected: {
      "the own account": async (world) => {
        const { agents, accounts } = await world.developer();
        await agents.register(weather);
        return agents.transfer(id, { to: (await accounts.session()).account.id });
      },
      "the own address": async (world) => {
        const { agents, email } = await world.developer();
        await agents.register(weather);
        return agents.transfer(id, { to: email?.toUpperCase() ?? "" });
      },
      "an address that no account can have": async (world) => {
        const { agents } = await world.developer();
        await agents.register(weather);
        return agents.transfer(id, { to: "grace@example.com." });
      },
    },
    invalid_body: {
      "neither an id nor an address": async (world) =>
        (await world.developer()).agents.transfer(id, { to: "grace" }),
    },
  },
  403: {
    agent_imported: async (world) => {
      await imported(world);
      return (await world.owner()).agents.transfer(id, { to });
    },
    agent_suspended: async (world) => {
      await suspended(world);
      return (await world.developer()).agents.transfer(id, { to });
    },
    not_agent_owner: {
      "another account": async (world) => {
        await ownedByAnother(world);
        return (await world.developer()).agents.transfer(id, { to });
      },
      "the operator": async (world) => {
        await (await world.developer()).agents.register(weather);
        return (await world.owner()).agents.transfer(id, { to });
      },
    },
  },
  404: {
    agent_not_found: async (world) => (await world.developer()).agents.transfer("nobody", { to }),
  },
  409: {
    agent_moved: async (world) => (await renamed(world)).agents.transfer(id, { to }),
    agent_not_owned: async (world) => {
      await withWeather(world);
      return (await world.developer()).agents.transfer(id, { to });
    },
    offer_exists: async (world) => {
      const { agents } = await world.developer();
      await agents.register(weather);
      await agents.transfer(id, { to });
      return agents.transfer(id, { to: "ada@example.com" });
    },
  },
  410: {
    agent_tombstoned: async (world) => {
      await deleted(world);
      return (await world.developer()).agents.transfer(id, { to });
    },
  },
};
