/** The landing page and the set-up page, in single-operator mode and open to the public. */
import { describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { argumentsOf, samplesOf } from "./site/text.ts";
import { createWorld, password, publicUrl, type TestWorld } from "./world.ts";

const setUp = { email: "owner@example.com", password };

async function landing(world: TestWorld, query = ""): Promise<string> {
  const response = await world.send("GET", `/${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  return response.text();
}

describe.each(engines)("on %s", (engine) => {
  test("the landing page in single-operator mode says that it is not yet open, and that the owner must sign in", async () => {
    await using world = await createWorld(engine, { singleOperator: true });
    const before = await landing(world);
    expect(before).toContain("This registry is not yet open to the public");
    expect(before).toContain("The owner account must sign in to publish agents.");
    expect(before).toContain("This node has no owner account yet.");
    expect(before).not.toContain("/register");
    expect(before).toContain("Only the owner of this registry can add agents.");
    expect(before).not.toContain("Be the first");
    await world.owner();
    const after = await landing(world);
    expect(after).toContain("The owner account must sign in to publish agents.");
    expect(samplesOf(after)[0]).toContain(`curl '${publicUrl}/api/auth/sign-in'`);
  });

  test("the landing page of an open node has working commands", async () => {
    await using world = await createWorld(engine);
    const page = await landing(world);
    expect(page).not.toMatch(/not yet open|must sign in/);
    const paths = samplesOf(page).map((command) => argumentsOf(command)[0]?.slice(publicUrl.length));
    expect(paths).toEqual([
      "/search?q=weather",
      "/register",
      "/api/auth/sign-up",
      "/api/developers/keys",
      "/api/whoami",
    ]);
    for (const command of samplesOf(page).slice(1, 3)) {
      const [url = "", ...more] = argumentsOf(command);
      const body = more.at(-1) ?? "";
      const headers = { "content-type": "application/json" };
      expect((await world.send("POST", url.slice(publicUrl.length), { headers, body })).status).toBe(201);
    }
  });

  test("the landing page shows each visitor another agent id, so no one's command is rejected for another's", async () => {
    await using world = await createWorld(engine);
    const register = async () => argumentsOf(samplesOf(await landing(world))[1] ?? "").at(-1) ?? "";
    const [first, second] = [JSON.parse(await register()), JSON.parse(await register())];
    const one = world.registryWith((await (await world.developer()).keys.create({ name: "a" })).key.raw_key);
    const two = world.registryWith((await (await world.developer()).keys.create({ name: "b" })).key.raw_key);
    expect((await one.agents.register(first)).status).toBe("registered");
    expect((await two.agents.register(second)).status).toBe("registered");
  });

  test("the landing page lists the latest changes, newest first", async () => {
    await using world = await createWorld(engine);
    for (const agent_id of ["a", "b", "c"])
      await world.registry.agents.register({ agent_id, agent_url: "https://agent.example.com/" });
    const numbers = (await landing(world)).matchAll(/class="latest-changes-number">(\d+)</g);
    expect([...numbers].map(([, seq]) => seq)).toEqual(["3", "2", "1"]);
  });

  test("the landing page of a node that requires keys shows how to register with a key", async () => {
    await using world = await createWorld(engine, { keysRequiredFrom: new Date(0) });
    const register = samplesOf(await landing(world)).at(-1) ?? "";
    expect(argumentsOf(register)).toContain("Authorization: Bearer registry_…");
  });

  test("the set-up page has a command that creates the owner account", async () => {
    await using world = await createWorld(engine);
    const { search } = new URL(world.node.setupUrl ?? "");
    const page = await landing(world, search);
    expect(page).toContain("Create the owner account");
    const [first = ""] = samplesOf(page);
    const [url, ...options] = argumentsOf(first);
    expect(url).toBe(`${publicUrl}/api/auth/setup`);
    expect(options.slice(0, 4)).toEqual(["-c", "registry.cookies", "-H", "Content-Type: application/json"]);
    const body = JSON.stringify({ ...JSON.parse(options.at(-1) ?? ""), ...setUp });
    const headers = { "content-type": "application/json" };
    expect((await world.send("POST", "/api/auth/setup", { headers, body })).status).toBe(201);

    const used = await landing(world, search);
    expect(used).toContain("Already set up");
    expect(used).not.toContain("/api/auth/setup");
  });

  test.each([
    "<script>alert(1)</script>",
    `"><img src=x onerror=alert(1)>`,
    "'; rm -rf / #",
    "'$(touch /tmp/owned)`id`'",
    `\\'; id; '`,
    `a","email":"mallory@evil.example","x":"`,
    "\n\r\t\0 --data @/etc/passwd",
    "\u202Egnp.exe\u2066\u200B",
    "💣é\u2028",
    "{{7*7}}${7*7}",
    "x".repeat(200),
  ])("the set-up token %j is escaped", async (token) => {
    await using world = await createWorld(engine);
    const page = await landing(world, `?setup=${encodeURIComponent(token)}`);
    expect(page).not.toMatch(/<script>|<img src=x/i);
    const [command = ""] = samplesOf(page);
    expect(command).toMatch(/^[ -~\n]*$/);
    const sent = argumentsOf(command);
    expect(sent).toHaveLength(7);
    expect(JSON.parse(sent[6] ?? "")).toEqual({
      token,
      email: "you@example.com",
      password: expect.any(String),
    });
  });

  test("an empty set-up token is ignored, and a token that is too long is rejected", async () => {
    await using world = await createWorld(engine);
    expect(await landing(world, "?setup=")).toContain("A registry for AI agents</h1>");
    expect((await world.send("GET", `/?setup=${"x".repeat(201)}`)).status).toBe(400);
  });
});
