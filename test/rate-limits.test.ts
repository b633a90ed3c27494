/** Limits of client networks: how requests and new accounts are counted, and what responses say of it. */
import { describe, expect, test } from "vitest";
import { clientNetwork } from "../server/core/http/client-network.ts";
import { FixedWindows } from "../server/core/limits/fixed-windows.ts";
import { type EngineName, engines } from "./engines.ts";
import { signInAs, start } from "./identity-provider.ts";
import { connect } from "./mcp-client.ts";
import { scene } from "./oidc-scene.ts";
import { header, outcomeOf } from "./responses.ts";
import { createWorld, noRateLimits, password, type TestWorld } from "./world.ts";

const day = 86_400_000;

/** Signs up from an address, behind a proxy that names it. */
let people = 0;
function signUpFrom(world: TestWorld, address: string, email = `one-${++people}@example.com`) {
  const headers = { "x-forwarded-for": address };
  return outcomeOf(world.browser().accounts.signUp({ email, password }, { headers }));
}

describe("the network of a client", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["192.0.2.1:50000", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:c000:201", "192.0.2.1"],
    ["[0:0:0:0:0:ffff:c000:201]:443", "192.0.2.1"],
    ["64:ff9b::192.0.2.1", "192.0.2.1"],
    ["0064:ff9b::c000:201", "192.0.2.1"],
    ["64:ff9b::1:0:0", "64:ff9b:0:0"],
    ["2001:DB8:0001:2::9", "2001:db8:1:2"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::1", "0:0:0:0"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});

describe("a rate limit", () => {
  const policy = { name: "sign_up", requests: 3, windowMs: 60_000 };

  test("admits its number of requests in a window, which begins with the first, and says what remains", () => {
    let now = 1_000_000;
    const limits = new FixedWindows(() => new Date(now));
    const states = Array.from({ length: 4 }, () => limits.take(policy, "203.0.113.7"));
    expect(states.map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
    ]);
    now += 59_999;
    expect(limits.take(policy, "203.0.113.7")).toEqual({ allowed: false, remaining: 0, resetsInMs: 1 });
    now += 1;
    expect(limits.take(policy, "203.0.113.7")).toEqual({ allowed: true, remaining: 2, resetsInMs: 60_000 });
  });

  test("counts networks and kinds separately", () => {
    const limits = new FixedWindows(() => new Date(0));
    const one = { ...policy, requests: 1 };
    expect(limits.take(one, "a").allowed).toBe(true);
    expect(limits.take(one, "b").allowed).toBe(true);
    expect(limits.take({ ...one, name: "sign_in" }, "a").allowed).toBe(true);
    expect(limits.take(one, "a").allowed).toBe(false);
  });

  test("ends with a clock that is set back", () => {
    let now = 10_000_000;
    const limits = new FixedWindows(() => new Date(now));
    for (let n = 0; n < 4; n++) limits.take(policy, "a");
    now -= 3_600_000;
    expect(limits.take(policy, "a")).toMatchObject({ allowed: true, remaining: 2 });
  });

  test("keeps a bounded number of windows, and forgets the oldest", () => {
    const limits = new FixedWindows(() => new Date(0));
    const one = { ...policy, requests: 1 };
    for (let n = 0; n < 100_001; n++) limits.take(one, `network ${n}`);
    expect(limits.take(one, "network 100000").allowed).toBe(false);
    expect(limits.take(one, "network 0").allowed).toBe(true);
  });
});

/** A node behind a proxy with limits. */
function limited(engine: EngineName, settings: Parameters<typeof createWorld>[1]): Promise<TestWorld> {
  return createWorld(engine, { trustProxy: 1, ...settings });
}

describe.each(engines)("on %s", (engine) => {
  describe("requests to sign up", () => {
    test("are limited per network, say so on every response, and leave other networks alone", async () => {
      await using world = await limited(engine, { rateLimits: { ...noRateLimits, sign_up: 2 } });
      world.stand("2026-11-20T16:15:00.000Z");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("served");
      expect(header(world, "ratelimit-policy")).toBe('"sign_up";q=2;w=60');
      expect(header(world, "ratelimit")).toBe('"sign_up";r=1;t=60');
      expect(await signUpFrom(world, "203.0.113.7", "not an address")).toBe("invalid_body");
      world.stand("2026-11-20T16:15:59.001Z");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("rate_limited");
      expect(header(world, "ratelimit")).toBe('"sign_up";r=0;t=1');
      expect(header(world, "retry-after")).toBe("1");
      expect(await signUpFrom(world, "203.0.113.8")).toBe("served");
      expect(await signUpFrom(world, "2001:db8::1")).toBe("served");
      expect(await signUpFrom(world, "2001:db8::2:0:0:0")).toBe("served");
      expect(await signUpFrom(world, "2001:db8:0:0:9::3")).toBe("rate_limited"); // of the same /64
      expect(await signUpFrom(world, "2001:db8:0:1::1")).toBe("served");
      world.stand("2026-11-20T16:16:00.000Z");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("served");
    });
  });

  test("a network beyond the limit of sign-ins is rejected before its body is read, with or without an account", async () => {
    await using world = await limited(engine, { rateLimits: { ...noRateLimits, sign_in: 1 } });
    const { email } = await world.developer();
    const { accounts } = world.browser();
    expect(await outcomeOf(accounts.signIn({ email, password }))).toBe("served");
    for (const typed of [email, "nobody@example.com"])
      expect(await outcomeOf(accounts.signIn({ email: typed, password }))).toBe("rate_limited");
    const headers = { "content-type": "application/json" };
    expect((await world.send("POST", "/api/auth/sign-in", { headers, body: "no JSON" })).status).toBe(429);
    expect((await world.browser().goTo(start)).status).toBe(429);
  });

  describe("writes without a credential", () => {
    const agent = (n: number) => ({ agent_id: `agent-${n}`, agent_url: "https://a.example.com/" });
    const limits = { rateLimits: { ...noRateLimits, anonymous_write: 3 } };

    test("are limited together per network, and leave other networks alone", async () => {
      await using world = await limited(engine, limits);
      world.stand("2026-11-20T16:15:00.000Z");
      const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
      const register = (n: number, address: string) =>
        outcomeOf(world.registry.agents.register(agent(n), from(address)));
      expect(await register(1, "203.0.113.7")).toBe("served");
      expect(header(world, "ratelimit-policy")).toBe('"anonymous_write";q=3;w=60');
      const status = { status: "deprecated" } as const;
      expect(await outcomeOf(world.registry.agents.setStatus("agent-1", status, from("203.0.113.7")))).toBe(
        "served",
      );
      expect(await outcomeOf(world.registry.agents.remove("agent-1", from("203.0.113.7")))).toBe("served");
      expect(await register(2, "203.0.113.7")).toBe("rate_limited");
      expect(header(world, "retry-after")).toBe("60");
      expect(await register(2, "203.0.113.8")).toBe("served");
      world.stand("2026-11-20T16:16:00.000Z");
      expect(await register(3, "203.0.113.7")).toBe("served");
    });

    test("are counted apart from those with a key, which have a quota", async () => {
      await using world = await limited(engine, { rateLimits: { ...noRateLimits, anonymous_write: 1 } });
      const keyed = await world.keyed(await world.developer());
      for (let n = 0; n < 3; n++) expect(await outcomeOf(keyed.agents.register(agent(n)))).toBe("served");
      expect(header(world, "ratelimit-policy")).toContain('"month"');
      expect(await outcomeOf(world.registry.agents.register(agent(3)))).toBe("served");
      expect(await outcomeOf(world.registry.agents.register(agent(4)))).toBe("rate_limited");
      expect(await outcomeOf(keyed.agents.register(agent(4)))).toBe("served");
    });
  });

  test("a key that is used up cannot be left out to go on writing at the same rate", async () => {
    await using world = await limited(engine, { rateLimits: { ...noRateLimits, anonymous_write: 100 } });
    world.stand("2026-11-20T12:00:00.000Z");
    const { key } = await (await world.developer()).keys.create({ name: "used up" });
    const used = world.registryWith(key.raw_key);
    await world.arrange.spend(key.id, "key", 1_000, "2026-11");
    const agent = (n: number) => ({ agent_id: `agent-${n}`, agent_url: "https://a.example.com/" });
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    const write = (n: number, address: string) =>
      outcomeOf(world.registry.agents.register(agent(n), from(address)));
    expect(await write(0, "203.0.113.7")).toBe("served");
    expect(await outcomeOf(used.agents.register(agent(1), from("203.0.113.7")))).toBe("quota_exceeded");
    for (let n = 0; n < 10; n++) expect(await write(n, "203.0.113.7")).toBe("served");
    expect(header(world, "ratelimit-policy")).toBe('"anonymous_write";q=10;w=3600');
    expect(await write(10, "203.0.113.7")).toBe("rate_limited");
    expect(world.exchanges.at(-1)?.response.body).toContain(
      "A key that has used up its quota was sent from your network",
    );
    expect(await write(10, "203.0.113.8")).toBe("served");
    world.stand("2026-11-20T13:00:00.000Z"); // an hour after the key was sent
    for (let n = 0; n < 12; n++) expect(await write(n, "203.0.113.7")).toBe("served");
  });

  test("a key that is used up limits no writes without a key where these have no limit", async () => {
    await using world = await limited(engine, {});
    const { key } = await (await world.developer()).keys.create({ name: "used up" });
    await world.arrange.spend(key.id, "key", 1_000, "2026-11");
    const agent = (n: number) => ({ agent_id: `agent-${n}`, agent_url: "https://a.example.com/" });
    expect(await outcomeOf(world.registryWith(key.raw_key).agents.register(agent(1)))).toBe("quota_exceeded");
    for (let n = 0; n < 12; n++)
      expect(await outcomeOf(world.registry.agents.register(agent(n)))).toBe("served");
  });

  test("writes with the sessions of an account are limited per minute and month, those of the owner of the node are not", async () => {
    await using world = await limited(engine, { sessionWritesPerMinute: 3 });
    world.stand("2026-11-20T12:00:00.000Z");
    const developer = await world.developer();
    const { account } = await developer.accounts.session();
    await world.arrange.spendSessions(account.id, 4_996, "2026-11");
    const agent = (n: number) => ({ agent_id: `agent-${n}`, agent_url: "https://a.example.com/" });
    const write = (n: number) => outcomeOf(developer.agents.register(agent(n)));
    for (let n = 0; n < 3; n++) expect(await write(n)).toBe("served");
    expect(header(world, "x-ratelimit-limit")).toBe("5000");
    expect(header(world, "x-ratelimit-remaining")).toBe("1");
    expect(await write(3)).toBe("rate_limited");
    expect(header(world, "retry-after")).toBe("60");
    expect(await outcomeOf(developer.accounts.session())).toBe("served"); // reads are not limited
    world.stand("2026-11-20T12:01:00.000Z");
    expect(await write(3)).toBe("served");
    expect(await write(4)).toBe("quota_exceeded");
    const keyed = await world.keyed(developer); // the sessions' quota is not that of keys
    expect(await outcomeOf(keyed.agents.register(agent(4)))).toBe("served");
    expect(await outcomeOf(keyed.agents.remove("agent-0"))).toBe("served");
    await world.arrange.spendSessions(account.id, 5_000, "2026-10"); // another month
    world.stand("2026-11-20T12:02:00.000Z");
    const other = await world.developer();
    expect(await outcomeOf(other.agents.register(agent(5)))).toBe("served");
    const owner = await world.owner();
    for (let n = 10; n < 15; n++) expect(await outcomeOf(owner.agents.register(agent(n)))).toBe("served");
  });

  test("searches are limited per network, by tools too, and lookups are not", async () => {
    await using world = await limited(engine, { rateLimits: { ...noRateLimits, search: 2 } });
    const search = (address: string) =>
      world.send("GET", "/search?q=weather", { headers: { "x-forwarded-for": address } });
    expect((await search("203.0.113.7")).status).toBe(200);
    await using tools = await connect(world, { "x-forwarded-for": "203.0.113.7" });
    expect(await tools.call("registry_search_agents", { q: "weather" })).not.toMatchObject({ isError: true });
    expect(JSON.stringify(await tools.call("registry_search_agents", { q: "weather" }))).toContain(
      "rate_limited",
    );
    expect((await search("203.0.113.7")).status).toBe(429);
    expect((await search("203.0.113.8")).status).toBe(200);
    const lookup = await world.send("GET", "/lookup/a", { headers: { "x-forwarded-for": "203.0.113.7" } });
    expect(lookup.status).toBe(404);
  });

  test("reports are limited per network, whatever they say", async () => {
    await using world = await limited(engine, { rateLimits: { ...noRateLimits, report: 1 } });
    const report = (address: string) =>
      world.send("POST", "/reputation/reports", {
        headers: { "x-forwarded-for": address, "content-type": "application/json" },
        body: "{}",
      });
    expect((await report("203.0.113.7")).status).toBe(401);
    expect((await report("203.0.113.7")).status).toBe(429);
    expect((await report("203.0.113.8")).status).toBe(401);
  });

  describe("new accounts", () => {
    test("are limited per network and 24 hours, also when many sign up at once", async () => {
      await using world = await limited(engine, { signUpsPerNetwork: 3 });
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => signUpFrom(world, "203.0.113.7")));
      expect(outcomes.filter((outcome) => outcome === "served")).toHaveLength(3);
      expect(outcomes.filter((outcome) => outcome === "sign_up_limit_reached")).toHaveLength(7);
      expect(await signUpFrom(world, "203.0.113.8")).toBe("served");
      expect(await world.node.database.all("select id from account")).toHaveLength(4);
    });

    test("that were not made do not count", async () => {
      await using world = await limited(engine, { signUpsPerNetwork: 2 });
      expect(await signUpFrom(world, "203.0.113.7", "ada@example.com")).toBe("served");
      expect(await signUpFrom(world, "203.0.113.7", "ada@example.com")).toBe("email_taken");
      expect(await signUpFrom(world, "203.0.113.7", "ada@example.com")).toBe("email_taken");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("served");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("sign_up_limit_reached");
    });

    test("have room again when the oldest is 24 hours old, which Retry-After says, and nothing is kept longer", async () => {
      await using world = await limited(engine, { signUpsPerNetwork: 2 });
      world.stand("2026-11-20T16:15:00.000Z");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("served");
      world.stand("2026-11-20T20:15:00.000Z");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("served");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("sign_up_limit_reached");
      expect(header(world, "retry-after")).toBe(String(20 * 3_600));
      world.stand("2026-11-21T16:14:59.999Z");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("sign_up_limit_reached");
      expect(header(world, "retry-after")).toBe("1");
      world.stand("2026-11-21T16:15:00.000Z");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("served");
      expect(await signUpFrom(world, "203.0.113.7")).toBe("sign_up_limit_reached");
      const rows = await world.node.database.all<{ network: string }>("select network from sign_up");
      expect(rows).toHaveLength(2);
      expect(rows.every(({ network }) => !network.includes("203.0.113"))).toBe(true);
    });

    test("of the identity provider count too, and identities that have one still sign in", async () => {
      await using it = await scene(engine, { signUpsPerNetwork: 1 });
      const { world, provider } = it;
      expect((await signInAs("ada-1", world.browser(), provider)).status).toBe(303);
      const rejected = await signInAs("bob-1", world.browser(), provider);
      expect(rejected.status).toBe(429);
      expect(await rejected.json()).toMatchObject({ code: "sign_up_limit_reached" });
      expect((await signInAs("ada-1", world.browser(), provider)).status).toBe(303);
      expect(await outcomeOf(world.browser().accounts.signUp({ email: "a@example.com", password }))).toBe(
        "sign_up_limit_reached",
      );
      world.pass(day);
      expect((await signInAs("bob-1", world.browser(), provider)).status).toBe(303);
    });
  });
});
