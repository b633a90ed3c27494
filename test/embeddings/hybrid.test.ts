/** Hybrid ranking: searches by words and by meaning together. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Database } from "../../server/core/database/database.ts";
import { preparePgvector, sqliteVectors } from "../../server/core/database/vector-support.ts";
import { scratch } from "../engines.ts";
import { connect } from "../mcp-client.ts";
import { valuesOf } from "../metrics/exported.ts";
import { createWorld, metricsToken } from "../world.ts";
import { createEndpoint } from "./endpoint.ts";
import { agentOf, comparing, fill, idsOf, isEmbedded, lacking, quickTimes, scene } from "./scene.ts";

describe.each(comparing)("a search on %s", (engine) => {
  test("finds an agent by its meaning, without a word in common, and says so", async () => {
    await using at = await scene(engine);
    await at.fill();
    await idsOf(at.world, { q: "somewhere to slumber on a pillow" }); // what it finds is not kept beyond the next vectors
    await at.embedded();
    const { agents, total } = await at.world.registry.agents
      .search({ q: "somewhere to slumber on a pillow" })
      .page();
    expect(agents.map(({ agent_id, match }) => [agent_id, match.fields, match.by_meaning])).toEqual([
      ["calm-inn", [], true],
    ]);
    expect(total).toBe(1);
  });

  test("ranks the agent first that has the words and the meaning, and the exact id before all", async () => {
    await using at = await scene(engine);
    await at.fill();
    await at.world.registry.agents.register({
      agent_id: "rain",
      agent_url: "https://rain.example.com/",
      description: "Sells paintings",
    });
    await at.embedded();
    const { agents } = await at.world.registry.agents.search({ q: "rain" }).page();
    expect(agents.map(({ agent_id }) => agent_id)).toEqual(["rain", "cloud-watch"]);
    const scores = agents.map(({ match }) => match.score);
    expect(scores).toEqual([1, 0.9]);
    expect(agents.every(({ match }) => match.by_meaning === undefined)).toBe(true);
  });

  test("holds filters and excluded words for agents that are found by meaning", async () => {
    await using at = await scene(engine);
    await at.fill();
    await at.embedded();
    const q = "somewhere to slumber";
    expect(await idsOf(at.world, { q, tags: ["finance"] })).not.toContain("calm-inn (by meaning)");
    expect(await idsOf(at.world, { q, tags: ["hospitality"] })).toEqual(["calm-inn (by meaning)"]);
    expect(await idsOf(at.world, { q: `${q} -lodging` })).not.toContain("calm-inn (by meaning)");
    expect(await idsOf(at.world, { q: '"somewhere to slumber"' })).toEqual([]);
  });

  test.each(["hotel", "find a hotel by the sea"])(
    "for %s gives each agent once, page by page, counts all, and needs no vector for later pages",
    async (q) => {
      await using at = await scene(engine);
      await at.fill();
      for (let index = 0; index < 45; index++)
        await at.world.registry.agents.register({
          agent_id: `stay-${index}`,
          agent_url: `https://stay-${index}.example.com/`,
          description: index % 3 === 0 ? "Pillow at the sea" : "A hotel at the sea",
        });
      await at.world.registry.agents.register({
        agent_id: "nest",
        agent_url: "https://nest.example.com/",
        description: "Slumber well",
      });
      await at.embedded();
      const whole = await at.world.registry.agents.search({ q, limit: 100, facets: ["status"] }).page();
      at.endpoint.behaviour = "fails";
      const paged: typeof whole.agents = [];
      let cursor: string | null | undefined;
      do {
        const page = await at.world.registry.agents
          .search({
            q,
            limit: 4,
            facets: ["status"],
            ...(cursor && { cursor }),
          })
          .page();
        paged.push(...page.agents);
        expect(page.facets).toEqual(whole.facets);
        if (!cursor) expect(page.total).toBe(whole.total);
        cursor = page.next_cursor;
      } while (cursor);
      expect(paged).toEqual(whole.agents);
      const ids = paged.map(({ agent_id }) => agent_id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(whole.total).toBe(ids.length);
      expect(whole.facets?.status).toEqual([{ value: "active", count: ids.length }]);
      const scores = paged.map(({ match }) => match.score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(ids.filter((id) => id.startsWith("stay-")).length).toBeGreaterThanOrEqual(30);
      expect(paged.some(({ match }) => match.by_meaning)).toBe(q !== "hotel"); // which enough agents have
    },
  );

  test("leaves out an agent that was suspended or deleted since the first page, and its vector", async () => {
    await using at = await scene(engine);
    await at.fill();
    await at.embedded();
    const vectors = async () =>
      (await at.world.node.database.all<{ agent_key: number }>("select agent_key from agent_vector")).length;
    expect(await vectors()).toBe(4);
    const owner = await at.world.owner();
    await owner.agents.setStatus("calm-inn", { status: "suspended" });
    await owner.agents.remove("ledger-bot");
    expect(await vectors()).toBe(2);
    expect(await idsOf(at.world, { q: "somewhere to slumber" })).not.toContain("calm-inn (by meaning)");
    await owner.agents.setStatus("calm-inn", { status: "active" });
    await at.embedded();
    expect(await vectors()).toBe(3);
    expect(await idsOf(at.world, { q: "somewhere to slumber" })).toContain("calm-inn (by meaning)");
  });

  test("by the MCP tool finds the same", async () => {
    await using at = await scene(engine);
    await at.fill();
    await at.embedded();
    await using client = await connect(at.world);
    const { structuredContent } = await client.call("registry_search_agents", {
      q: "somewhere to slumber on a pillow",
    });
    expect(structuredContent).toMatchObject({
      agents: [{ agent_id: "calm-inn", match: { by_meaning: true } }],
    });
  });

  test("ranks by words alone while the endpoint is down, and by meaning when it works again", async () => {
    await using at = await scene(engine);
    await at.fill();
    await at.embedded();
    const search = { q: "pillow lodging" };
    const byMeaning = await at.world.send("GET", "/search?q=galoshes");
    for (const behaviour of ["fails", "writes nonsense"] as const) {
      at.endpoint.behaviour = behaviour;
      expect(await idsOf(at.world, search)).toEqual(["calm-inn"]);
      at.world.pass(60_000);
    }
    const alone = await at.world.send("GET", "/search?q=pillow+slumber");
    expect(await alone.json()).toMatchObject({ agents: [], total: 0 });
    at.endpoint.behaviour = "works";
    at.world.pass(60_000);
    const again = await at.world.send("GET", "/search?q=pillow+slumber", {
      headers: { "if-none-match": alone.headers.get("etag") ?? "" },
    });
    expect(await again.json()).toMatchObject({ agents: [{ agent_id: "calm-inn" }] });
    expect(byMeaning.headers.get("etag")).not.toBe(alone.headers.get("etag"));
  });

  test("does not wait for an endpoint that does not respond, and asks it again after a while", async () => {
    let queries = 0;
    const counting: typeof fetch = (input, init) => {
      if (String(init?.body).includes("where")) queries++;
      return fetch(input, init);
    };
    await using at = await scene(engine, {
      surroundings: {
        fetch: counting,
        embeddingTimes: { ...quickTimes, queryMs: 20, retryMs: 1_000, maxRetryMs: 60_000 },
      },
    });
    await at.fill();
    await at.embedded();
    at.endpoint.behaviour = "hangs";
    expect(await idsOf(at.world, { q: "where rain" })).toEqual(["cloud-watch"]);
    expect(await idsOf(at.world, { q: "where hotel" })).toEqual(["calm-inn"]);
    expect(queries).toBe(1);
    at.world.pass(1_000);
    expect(await idsOf(at.world, { q: "where tax" })).toEqual(["ledger-bot"]);
    expect(queries).toBe(2);
  });

  test("embeds a query once", async () => {
    await using at = await scene(engine);
    await at.fill();
    await at.embedded();
    const before = at.endpoint.received.length;
    await Promise.all([idsOf(at.world, { q: "slumber" }), idsOf(at.world, { q: "Slumber", limit: 3 })]);
    await idsOf(at.world, { q: "slumber", tags: ["hospitality"] });
    expect(at.endpoint.received.length - before).toBe(1);
  });
});

describe.each(comparing)("the embedding of agents on %s", (engine) => {
  test("goes on after a restart, embeds unchanged texts once, and all of them by another model", async () => {
    await using own = await scratch(engine);
    await using endpoint = await createEndpoint();
    const open = (model: string) =>
      createWorld(
        engine,
        { database: own.database, embeddings: { ...endpoint.settings, model } },
        { embeddingTimes: quickTimes, newId: randomUUID },
      );
    endpoint.behaviour = "fails";
    {
      await using world = await open("model-a");
      await fill(world); // registering does not wait for the endpoint
      await expect.poll(() => endpoint.received.length).toBeGreaterThan(1);
    }
    endpoint.received.length = 0;
    endpoint.behaviour = "works";
    {
      await using world = await open("model-a");
      await isEmbedded(world, "model-a");
      expect(endpoint.embedded("model-a").length).toBe(4);
      await world.registry.agents.register({ ...agentOf("calm-inn"), version: "2.0.0" }); // which is not embedded
      await world.registry.agents.register({
        ...agentOf("cloud-watch"),
        description: "Lodging with breakfast",
      });
      await isEmbedded(world, "model-a");
      expect(endpoint.embedded("model-a").slice(4)).toEqual([expect.stringContaining("breakfast")]);
      expect(await idsOf(world, { q: "slumber" })).toEqual([
        "cloud-watch (by meaning)",
        "calm-inn (by meaning)",
      ]);
    }
    await using world = await open("model-b");
    await isEmbedded(world, "model-b");
    expect(endpoint.embedded("model-b").length).toBe(4);
    expect(endpoint.embedded("model-a").length).toBe(5 + 1); // a query too
    expect(await idsOf(world, { q: "abacus" })).toEqual(["ledger-bot (by meaning)"]);
  });

  test("passes over a text that the endpoint rejects, and embeds the others", async () => {
    await using at = await scene(engine);
    at.endpoint.behaviour = "rejects long texts";
    await at.world.registry.agents.register({ ...agentOf("calm-inn"), description: "A verylong text" });
    await fill(at.world, ["ledger-bot", "cloud-watch"]);
    await at.embedded();
    expect(await idsOf(at.world, { q: "verylong" })).toContain("calm-inn");
    expect(await idsOf(at.world, { q: "abacus" })).toEqual(["ledger-bot (by meaning)"]); // asked at once again
  });

  test("shows in the metrics how many wait, and how requests ended", async () => {
    await using at = await scene(engine);
    const values = async () => valuesOf(await at.world.registryWith(metricsToken).node.metrics());
    at.endpoint.behaviour = "fails";
    await at.fill();
    await expect.poll(() => at.endpoint.received.length).toBeGreaterThan(1);
    expect((await values()).get("registry_agents_to_embed")).toBe(4);
    at.endpoint.behaviour = "works";
    await at.embedded();
    const after = await values();
    const requests = (outcome: string) =>
      after.get(`registry_embedding_requests_total{purpose="agents",outcome="${outcome}"}`);
    expect(after.get("registry_agents_to_embed")).toBe(0);
    expect(requests("ok")).toBeGreaterThan(0);
    expect(requests("http_error")).toBeGreaterThan(0);
  });
});

describe.each(lacking)("a database of %s without its extension for vectors", (engine) => {
  test("searches by words alone, and sends nothing to the endpoint", async () => {
    await using at = await scene(engine);
    await at.fill();
    expect(await idsOf(at.world, { q: "somewhere to slumber on a pillow" })).toEqual([]);
    expect(await idsOf(at.world, { q: "lodging" })).toEqual(["calm-inn"]);
    expect(at.endpoint.received).toEqual([]);
  });
});

test("a node without sqlite-vec searches by words alone, and sends nothing to the endpoint", async () => {
  const find = () => sqliteVectors(() => "/no/such/vec0.so");
  await using at = await scene("sqlite", { surroundings: { sqliteVectors: find } });
  await at.fill();
  expect(await idsOf(at.world, { q: "lodging" })).toEqual(["calm-inn"]);
  expect(await idsOf(at.world, { q: "slumber" })).toEqual([]);
  expect(at.endpoint.received).toEqual([]);
  expect(find()).toEqual({ missing: expect.stringContaining("install the node without --omit=optional") });
});

test("a PostgreSQL database without pgvector is prepared if the user may, or the log says what to do", async () => {
  const database = (states: object[]) => ({
    get: async () => states.shift(),
    alone: async () => {
      throw new Error("permission denied");
    },
  });
  const prepare = (...states: object[]) => preparePgvector(database(states) as unknown as Database); // it uses nothing else
  const [missing, available] = [
    { installed: false, available: false },
    { installed: false, available: true },
  ];
  expect(await prepare(missing, missing)).toEqual({
    missing: expect.stringContaining("lacks pgvector: install"),
  });
  expect(await prepare(available, available)).toEqual({
    missing: expect.stringContaining("create extension vector"),
  });
  expect(await prepare(available, { installed: true, available: true })).toBeNull();
});
