/** Requests of pages of other sites with the session of a signed-in user. */
import { describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { header, outcomeOf } from "./responses.ts";
import { createWorld, password, publicUrl, type TestWorld } from "./world.ts";

const own: Record<string, string>[] = [
  {}, // no browser: nothing there could have been made to send the cookie
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
  { origin: publicUrl },
  { "sec-fetch-site": "same-origin", origin: publicUrl },
  { "sec-fetch-site": "none", origin: publicUrl },
];

const foreign: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "same-origin", origin: "http://rebound.example" }, // DNS rebinding: only the origin shows it
  { origin: "https://evil.example" },
];

const allForeign: Record<string, string>[] = [
  ...foreign,
  { "sec-fetch-site": "cross-site", origin: publicUrl },
  { "sec-fetch-site": "none", origin: "http://rebound.example" },
  { "sec-fetch-site": "same-origin", origin: "http://127.0.0.1:3000" },
  { "sec-fetch-site": "same-origin, cross-site" },
  { "sec-fetch-site": "" },
  { origin: "null" },
  { origin: "" },
  { origin: `${publicUrl}:8080` },
  { origin: "https://registry.test" },
  { origin: "http://evil.registry.test" },
  { origin: "http://registry.test.evil.example" },
  { origin: `${publicUrl}/` },
];

const agent = { agent_id: "a", agent_url: "https://a.example.com" };

describe.each(engines)("on %s", (engine) => {
  test.each(own)("a session is taken with %j", async (headers) => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    expect(await outcomeOf(developer.agents.register(agent, { headers }))).toBe("served");
    expect(await outcomeOf(developer.accounts.signOut({ headers }))).toBe("served");
  });

  test.each(allForeign)("a session is rejected for changes with %j, and nothing changes", async (headers) => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const { account } = await developer.accounts.session();
    const owner = await world.owner();
    const changes = [
      developer.agents.register(agent, { headers }),
      developer.facts.put("a", {}, { headers }),
      developer.agents.setStatus("a", { status: "active" }, { headers }),
      developer.agents.remove("a", { headers }),
      developer.keys.create({ name: "x" }, { headers }),
      developer.accounts.signOut({ headers }),
      owner.accounts.update(account.id, { disabled: true }, { headers }),
    ];
    for (const change of changes) expect(await outcomeOf(change)).toBe("cross_site_request");
    expect((await world.registry.node.stats()).total_agents).toBe(0);
    expect((await developer.keys.list().page()).count).toBe(0);
  });

  test.each(foreign)("nobody is signed in, up or made the owner with %j", async (headers) => {
    await using world = await createWorld(engine);
    const { email } = await world.developer();
    const { accounts, jar } = world.browser();
    for (const attempt of [
      accounts.signIn({ email, password }, { headers }),
      accounts.signUp({ email: "new@example.com", password }, { headers }),
      accounts.setup({ token: world.setupToken, email: "new@example.com", password }, { headers }),
    ]) {
      expect(await outcomeOf(attempt)).toBe("cross_site_request");
    }
    expect(jar.size).toBe(0);
    expect(
      await outcomeOf(accounts.setup({ token: world.setupToken, email: "new@example.com", password })),
    ).toBe("served");
  });

  test.each(foreign)("reading with a session is harmless, and served, with %j", async (headers) => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    expect(await outcomeOf(developer.accounts.session({ headers }))).toBe("served");
    expect(header(world, "access-control-allow-origin")).toBeUndefined(); // so no script there sees it
    expect(await outcomeOf(developer.keys.list({}, { headers }).page())).toBe("served");
    expect(header(world, "access-control-allow-origin")).toBeUndefined();
    expect(await outcomeOf(developer.agents.list({}, { headers }).page())).toBe("served");
  });

  test.each(foreign)(
    "a key is no cookie: nobody sends it unasked, so it is served with %j",
    async (headers) => {
      await using world = await createWorld(engine);
      const developer = await world.developer();
      const { key } = await developer.keys.create({ name: "ci" });
      const keyed = world.registryWith(key.raw_key);
      expect(await outcomeOf(keyed.agents.register(agent, { headers }))).toBe("served");
      const both = { ...headers, authorization: `Bearer ${key.raw_key}` }; // beside a cookie, it is the one that counts
      expect(await outcomeOf(developer.agents.remove("a", { headers: both }))).toBe("served");
    },
  );

  test.each(foreign)("a write without a credential is rejected with %j", async (headers) => {
    await using world = await createWorld(engine);
    const { agents, facts } = world.registry;
    await agents.register(agent);
    for (const change of [
      agents.register({ ...agent, agent_id: "b" }, { headers }),
      facts.put("a", {}, { headers }),
      agents.setStatus("a", { status: "deprecated" }, { headers }),
      agents.remove("a", { headers }),
    ]) {
      expect(await outcomeOf(change)).toBe("cross_site_request");
    }
    expect((await agents.list().page()).agents).toMatchObject([{ agent_id: "a", status: "active" }]);
    expect(await outcomeOf(agents.lookupMany({ agent_ids: ["a"] }, { headers }))).toBe("served"); // a read
  });

  test.each(foreign)("tools of a node on loopback are rejected with %j, with a key too", async (headers) => {
    await using world = await createWorld(engine, { publicUrl: "http://localhost:3000" });
    const registry = await world.keyed(await world.developer());
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" } as const;
    expect(await outcomeOf(registry.mcp.call(ping, { headers }))).toBe("cross_site_request");
    expect(await outcomeOf(registry.mcp.call(ping))).toBe("served");
  });
});

describe("a node at a loopback address", () => {
  const at = (url: string) => createWorld("sqlite", { publicUrl: url });
  const write = async (world: TestWorld, headers: Record<string, string>) => {
    const body = JSON.stringify({ ...agent, agent_id: `a${world.exchanges.length}` });
    const sent = { headers: { "content-type": "application/json", ...headers }, body };
    return (await world.send("POST", "/register", sent)).status;
  };

  test.each([
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
    "http://127.0.0.1:8080", // a port that leads here, by a tunnel for example
  ])("serves its own pages when they are opened as %s", async (origin) => {
    await using world = await at("http://localhost:3000");
    expect(await write(world, { origin, host: origin.slice(7) })).toBe(201);
    expect(await write(world, { origin, host: origin.slice(7), "sec-fetch-site": "same-origin" })).toBe(201);
  });

  test("rejects pages of other programs of the machine", async () => {
    await using world = await at("http://localhost:3000");
    const host = "localhost:3000";
    expect(await write(world, { origin: "http://localhost:8080", host })).toBe(403);
    expect(await write(world, { origin: "http://localhost", host })).toBe(403);
    expect(await write(world, { origin: "http://localhost:3000.evil.example", host })).toBe(403);
  });

  test("serves its own pages there when it is at another address for others", async () => {
    await using world = await at("https://registry.test");
    const headers = { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" };
    expect(await write(world, headers)).toBe(201);
    expect(await write(world, { ...headers, "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await write(world, { ...headers, host: "registry.test" })).toBe(403);
  });

  test("says which setting is missing when it is opened by an address of the local network", async () => {
    await using world = await createWorld("sqlite", { publicUrl: "http://localhost:3000", host: "0.0.0.0" });
    const headers = { origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" };
    expect(await write(world, headers)).toBe(403);
    const { body } = world.exchanges.at(-1)?.response ?? {};
    for (const part of ["PUBLIC_URL", "http://192.168.1.5:3000", "http://localhost:3000"])
      expect(body).toContain(part);
  });
});
