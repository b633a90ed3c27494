/** What pages of other sites may not do in the name of whoever is signed in. */
import { describe, expect, test } from "vitest";
import { header, outcomeOf } from "./answers.ts";
import { engines } from "./engines.ts";
import { createWorld, password, publicUrl } from "./world.ts";

const own: Record<string, string>[] = [
  {}, // no browser: nothing there could have been made to send the cookie
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
  { origin: publicUrl },
  { "sec-fetch-site": "same-origin", origin: publicUrl },
  { "sec-fetch-site": "same-origin", origin: "http://127.0.0.1:3000" }, // the browser knows better than the address bar
];

const foreign: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site", origin: publicUrl },
  { "sec-fetch-site": "same-origin, cross-site" },
  { "sec-fetch-site": "" },
  { origin: "https://evil.example" },
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

  test.each(foreign)("a session is refused for changes with %j, and nothing changes", async (headers) => {
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
    const token = new URL(world.node.setupUrl ?? "").searchParams.get("setup") ?? "";
    for (const attempt of [
      accounts.signIn({ email, password }, { headers }),
      accounts.signUp({ email: "new@example.com", password }, { headers }),
      accounts.setup({ token, email: "new@example.com", password }, { headers }),
    ]) {
      expect(await outcomeOf(attempt)).toBe("cross_site_request");
    }
    expect(jar.size).toBe(0);
    expect(await outcomeOf(accounts.setup({ token, email: "new@example.com", password }))).toBe("served");
  });

  test.each(foreign)("reading with a session is harmless, and served, with %j", async (headers) => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    expect(await outcomeOf(developer.accounts.session({ headers }))).toBe("served");
    expect(await outcomeOf(developer.keys.list({}, { headers }).page())).toBe("served");
    expect(await outcomeOf(developer.agents.list({}, { headers }).page())).toBe("served");
    expect(header(world, "access-control-allow-origin")).toBeUndefined(); // so no script there sees it
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

  test("a write without any credential may come from anywhere, while such writes are served", async () => {
    await using world = await createWorld(engine);
    const headers = { origin: "https://agent.example.com", "sec-fetch-site": "cross-site" };
    expect(await outcomeOf(world.registry.agents.register(agent, { headers }))).toBe("served");
  });
});
