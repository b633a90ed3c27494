/** What the records of agents say about their URLs, and when that changes. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { outcomeOf } from "../spending.ts";
import { card, domainScene, file, host, hour, json, record, withDomain } from "./scene.ts";

const unverified = { level: "none", domain: null, method: null, verified_at: null };
describe.each(engines)("on %s", (engine) => {
  test("an agent of a proved domain is verified in the response to its registration", async () => {
    await using scene = await domainScene(engine);
    const registry = await withDomain(scene, "subdomains");
    const verified_at = (await registry.domains.list()).domains[0]?.verified_at;
    const onDomain = { level: "domain", domain: host, method: "dns", verified_at };
    for (const agent_url of [`https://${host}/a2a`, `https://deep.below.${host}:8443/`]) {
      const { agent } = await registry.agents.register({ agent_id: new URL(agent_url).hostname, agent_url });
      expect(agent.verification).toEqual(onDomain);
    }
    const { agent } = await registry.agents.register({
      agent_id: "trailing",
      agent_url: `https://${host}./`,
    });
    expect(agent.verification).toEqual(unverified);
    const lookalike = `https://not-${host}/`;
    const other = await registry.agents.register({ agent_id: "lookalike", agent_url: lookalike });
    expect(other.agent.verification).toEqual(unverified);
  });

  test("a proved host verifies no other host", async () => {
    await using scene = await domainScene(engine);
    const registry = await withDomain(scene, "host");
    const own = await registry.agents.register({ agent_id: "own", agent_url: `https://${host}/` });
    expect(own.agent.verification).toMatchObject({ level: "host", domain: host });
    const below = await registry.agents.register({ agent_id: "below", agent_url: `https://a.${host}/` });
    expect(below.agent.verification).toEqual(unverified);
  });

  test("all URLs of an agent have to be covered", async () => {
    await using scene = await domainScene(engine);
    const registry = await withDomain(scene, "subdomains");
    const agent = { agent_id: "a", agent_url: `https://${host}/` };
    const levelWith = async (urls: object) =>
      (await registry.agents.register({ ...agent, ...urls })).agent.verification.level;
    expect(await levelWith({ api_url: `https://api.${host}/`, mcp_url: `https://${host}/mcp` })).toBe(
      "domain",
    );
    expect(await levelWith({ api_url: "https://api.example.org/" })).toBe("none");
    expect(await levelWith({ api_url: null })).toBe("domain");
    expect(await levelWith({ mcp_url: "https://mcp.example.org/" })).toBe("none");
  });

  test("a change to another host takes the verification away in the same answer, and its event says so", async () => {
    await using scene = await domainScene(engine);
    const registry = await withDomain(scene, "host");
    await registry.agents.register({ agent_id: "a", agent_url: `https://${host}/` });
    const { agent } = await registry.agents.register({ agent_id: "a", agent_url: "https://example.org/" });
    expect(agent.verification).toEqual(unverified);
    expect((await registry.agents.lookup("a")).verification).toEqual(unverified);
    const { events } = await registry.events.latest({ limit: 1 }).page();
    expect(events[0]?.payload).toMatchObject({ change: "updated", changed: ["agent_url", "verification"] });
    const { changes } = await registry.agents.changes("a").page();
    expect(changes[0]?.fields.find(({ field }) => field === "verification")).toMatchObject({
      before: { level: "host", domain: host },
      after: unverified,
    });
  });

  test("agents that exist are verified when the domain is proved, and lose it with the domain, each with an event", async () => {
    await using scene = await domainScene(engine);
    const registry = await scene.world.keyed(await scene.world.developer());
    await registry.agents.register({ agent_id: "a", agent_url: `https://${host}/` });
    await registry.agents.register({ agent_id: "elsewhere", agent_url: "https://example.org/" });
    const { seq } = await registry.agents.lookup("a");
    const claim = await registry.domains.claim({ domain: host });
    scene.web.respondWith(file(claim));
    await registry.domains.check(host);
    const verified = await registry.agents.lookup("a");
    expect(verified.verification).toMatchObject({ level: "host", domain: host, method: "http" });
    expect(verified.seq).toBe(seq + 2); // the other agent was registered in between
    const latest = async () => (await registry.events.latest({ limit: 1 }).page()).events[0];
    expect(await latest()).toMatchObject({
      event: "agent.registered",
      payload: { agent_id: "a", change: "updated", changed: ["verification"] },
    });

    scene.world.pass(24 * hour);
    await registry.domains.check(host);
    expect(await registry.agents.lookup("a")).toEqual(verified); // a check that changes nothing is not in the record
    await registry.domains.remove(host);
    expect((await registry.agents.lookup("a")).verification).toEqual(unverified);
    expect(await latest()).toMatchObject({ payload: { agent_id: "a", changed: ["verification"] } });
    expect(await registry.domains.list()).toMatchObject({ count: 0 });
  });

  test("an account with more agents than a batch has has all of them verified", async () => {
    await using scene = await domainScene(
      engine,
      {},
      { jobIntervals: { expiryMs: 20, agingMs: 86_400_000 } },
    );
    const registry = await scene.world.keyed(await scene.world.developer("pro"));
    const claim = await registry.domains.claim({ domain: host });
    await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        registry.agents.register({ agent_id: `agent-${n}`, agent_url: `https://${host}/${n}` }),
      ),
    );
    scene.web.respondWith(file(claim));
    await registry.domains.check(host);
    const verified = async () => (await registry.agents.list({ verified: ["host"], limit: 1 }).page()).total;
    await expect.poll(verified).toBe(120);
    await registry.domains.remove(host);
    await expect.poll(verified).toBe(0);
    const claims = () => scene.world.node.database.all("select key from domain_claim");
    await expect.poll(claims).toEqual([]);
  });

  test("lists and searches filter by level, page by page", async () => {
    await using scene = await domainScene(engine);
    const registry = await withDomain(scene, "subdomains");
    const ids = ["weather-1", "weather-2", "weather-3"];
    for (const agent_id of ids) await registry.agents.register({ agent_id, agent_url: `https://${host}/` });
    await registry.agents.register({ agent_id: "weather-other", agent_url: "https://example.org/" });
    const idsOf = async (list: AsyncIterable<{ agent_id: string }>) => {
      const found: string[] = [];
      for await (const { agent_id } of list) found.push(agent_id);
      return found.toSorted();
    };
    for (const limit of [2, 50]) {
      const { agents } = registry;
      expect(await idsOf(agents.list({ verified: ["domain"], limit }))).toEqual(ids);
      expect(await idsOf(agents.list({ verified: ["domain", "host"], after_seq: 0, limit }))).toEqual(ids);
      expect(await idsOf(agents.search({ q: "weather", verified: ["domain"], limit }))).toEqual(ids);
      expect(await idsOf(agents.list({ verified: ["none"], limit }))).toEqual(["weather-other"]);
      expect(await idsOf(agents.search({ q: "weather", verified: ["none"], limit }))).toEqual([
        "weather-other",
      ]);
      expect(await idsOf(agents.list({ verified: ["none"], after_seq: 0, limit }))).toEqual([
        "weather-other",
      ]);
      expect(await idsOf(agents.list({ verified: ["host", "url"], limit }))).toEqual([]);
      expect(await idsOf(agents.list({ verified: ["none", "domain"], limit }))).toEqual([
        ...ids,
        "weather-other",
      ]);
    }
  });

  test("lists, searches and the pages count agents by how far they are verified", async () => {
    await using scene = await domainScene(engine);
    const registry = await withDomain(scene, "subdomains");
    const ids = ["weather-1", "weather-2"];
    for (const agent_id of ids) await registry.agents.register({ agent_id, agent_url: `https://${host}/` });
    await registry.agents.register({ agent_id: "weather-other", agent_url: "https://example.org/" });
    const counts = { verified: [{ value: "domain", count: 2 }] };
    const facets = ["verified" as const];
    expect((await registry.agents.list({ facets }).page()).facets).toEqual(counts);
    expect((await registry.agents.search({ q: "weather", facets }).page()).facets).toEqual(counts);
    const pageOf = async (path: string) => (await scene.world.send("GET", path)).text();
    expect(await pageOf("/?q=weather")).toContain('href="/?q=weather&amp;verified=domain"');
    const filtered = await pageOf("/?q=weather&verified=domain");
    expect(filtered).toContain("weather-2");
    expect(filtered).not.toContain("weather-other");
    expect(filtered).toContain('name="verified" value="domain"'); // the next search keeps it
  });

  test("a suspended agent does not say that it is verified, and does when it is active again", async () => {
    await using scene = await domainScene(engine);
    const registry = await withDomain(scene, "host");
    const owner = await scene.world.owner();
    await registry.agents.register({ agent_id: "a", agent_url: `https://${host}/` });
    await owner.agents.setStatus("a", { status: "suspended" });
    expect((await registry.agents.lookup("a")).verification).toEqual(unverified);
    const query = { verified: ["host" as const], status: ["suspended" as const] };
    expect((await registry.agents.list(query).page()).count).toBe(0);
    await owner.agents.setStatus("a", { status: "active" });
    expect((await registry.agents.lookup("a")).verification).toMatchObject({ level: "host" });
    await registry.agents.remove("a");
    expect((await registry.agents.list({ verified: ["host"], after_seq: 0 }).page()).count).toBe(0);
  });

  test("an agent without an owner is verified when an account with the domain takes it", async () => {
    await using scene = await domainScene(engine);
    const registry = await withDomain(scene, "host");
    const agent = { agent_id: "a", agent_url: `https://${host}/` };
    expect((await scene.world.registry.agents.register(agent)).agent.verification).toEqual(unverified);
    expect((await registry.agents.register(agent)).agent.verification).toMatchObject({ level: "host" });
  });

  test("an agent of another account on a proved host is not verified", async () => {
    await using scene = await domainScene(engine);
    await withDomain(scene, "subdomains");
    const other = await scene.world.keyed(await scene.world.developer());
    const { agent } = await other.agents.register({ agent_id: "squatter", agent_url: `https://${host}/` });
    expect(agent.verification).toEqual(unverified);
  });

  test("an owner who lost the domain can still change and delete the agent", async () => {
    await using scene = await domainScene(engine);
    const registry = await withDomain(scene, "host");
    await registry.agents.register({ agent_id: "a", agent_url: `https://${host}/` });
    scene.setTxt(record, "NXDOMAIN");
    scene.world.pass(24 * hour);
    await registry.domains.check(host);
    scene.world.pass(6 * hour);
    expect(await registry.domains.check(host)).toMatchObject({ state: "lost" });
    expect((await registry.agents.lookup("a")).verification).toEqual(unverified);
    const changed = { agent_id: "a", agent_url: `https://${host}/v2`, description: "Still mine" };
    expect((await registry.agents.register(changed)).agent).toMatchObject({ description: "Still mine" });
    expect(await outcomeOf(registry.agents.remove("a"))).toBe("done");
  });

  test("a card elsewhere verifies only the agent that is registered with it, below its folder", async () => {
    await using scene = await domainScene(engine);
    const registry = await scene.world.keyed(await scene.world.developer());
    const folder = `https://${host}:${scene.web.port}/~someone`;
    const card_url = `${folder}/card.json`;
    const claim = await registry.domains.claim({ domain: host, card_url });
    scene.web.respondWith(json("/~someone/card.json", { ...card(claim), url: `${folder}/a2a` }));
    await registry.domains.check(host);
    const { agent } = await registry.agents.register({ agent_id: "a", card_url });
    expect(agent.verification).toMatchObject({ level: "url", domain: host, method: "card" });
    const moved = await registry.agents.register({
      agent_id: "a",
      agent_url: `https://${host}:${scene.web.port}/~other`,
    });
    expect(moved.agent.verification).toEqual(unverified);
    const uncarded = await registry.agents.register({ agent_id: "b", agent_url: `${folder}/a2a` });
    expect(uncarded.agent.verification).toEqual(unverified);
  });

  test("a card that the node itself serves verifies nothing, also in a claim of an earlier version", async () => {
    await using scene = await domainScene(engine, { publicUrl: `https://${host}/registry` });
    const registry = await scene.world.keyed(await scene.world.developer());
    const base = `https://${host}:${scene.web.port}`;
    const path = "/registry/agents/mallory/.well-known/agent-card.json";
    for (const url of [base + path, `https://${host}${path}`, `${base}/x/..%2fregistry/agents/mallory/card`])
      expect(await outcomeOf(registry.domains.claim({ domain: host, card_url: url }))).toBe(
        "domain_not_claimable",
      );
    const card_url = `${base}/~someone/card.json`;
    const claim = await registry.domains.claim({ domain: host, card_url });
    scene.web.respondWith(json(path, card(claim)));
    await scene.world.sql(`update domain_claim set card_url = '${base}${path}'`);
    expect(await registry.domains.check(host)).toMatchObject({ state: "pending", level: "none" });
    scene.world.pass(hour);
    scene.web.respondWith(json("/~someone/card.json", card(claim)));
    await registry.domains.claim({ domain: host, card_url });
    expect(await registry.domains.check(host)).toMatchObject({ state: "verified", level: "url" });
  });

  test("a record that is sent back as it was read changes nothing", async () => {
    await using scene = await domainScene(engine);
    const registry = await withDomain(scene, "host");
    const { agent } = await registry.agents.register({ agent_id: "a", agent_url: `https://${host}/` });
    const forged = {
      ...agent,
      verification: { ...agent.verification, level: "domain", domain: "example.org" },
    };
    expect((await registry.agents.register(forged)).agent).toEqual(agent);
  });
});
