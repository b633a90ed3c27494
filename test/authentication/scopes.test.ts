/**
 * Scopes of keys: what a key with scopes may do. Which scopes an operation needs stands beside its scenarios.
 */
import { describe, expect, test } from "vitest";
import { type KeyScope, keyScopes, type Operation, operations } from "../../generated/operations.ts";
import { tools } from "../../generated/tools.ts";
import type { Access } from "../contract/access.ts";
import { accesses } from "../contract/all.ts";
import { type EngineName, engines } from "../engines.ts";
import { connect, failureOf } from "../mcp-client.ts";
import { outcomeOf, rejectionOf, storedUse } from "../spending.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { requiredArguments } from "./tool-arguments.ts";

/** One operation of each kind of access; pages are for people. */
const kinds = [
  ...Map.groupBy(
    accesses.filter(([{ page }, { requires }]) => !page && requires !== "metrics token"),
    ([, { requires, scopes }]) => [requires, scopes?.join() ?? "no key"].join(),
  ).values(),
].flatMap(([first]) => (first ? [first] : []));

/** The outcomes of authorization; whatever else becomes of a request, its key was permitted. */
const rejections = ["insufficient_scope", "session_required", "owner_required"];

/** Sends a request with valid, unknown ids and no valid content. */
async function send(world: TestWorld, { method, path, body }: Operation, key: string) {
  const json = body ? { "content-type": "application/json" } : {};
  const response = await world.send(method, path.replaceAll(/\{\w+\}/g, "unknown"), {
    headers: { ...json, authorization: `Bearer ${key}` },
    ...(body && { body: "{}" }),
  });
  const text = await response.text();
  const problem = response.status < 400 ? null : JSON.parse(text); // a problem: the world has validated it by the contract
  return { challenge: response.headers.get("www-authenticate"), problem };
}

async function outcome(world: TestWorld, operation: Operation, key: string): Promise<string> {
  const { problem } = await send(world, operation, key);
  return rejections.includes(problem?.code) ? problem.code : "permitted";
}

function expectedOutcome({ requires, scopes }: Access, scope: KeyScope): string {
  if (requires === "anyone" || scopes?.length === 0) return "permitted";
  if (scopes === null) return "session_required";
  return scopes.includes(scope) ? "permitted" : "insufficient_scope";
}

/** Creates a key of the owner, who may call every operation, with scopes. */
async function keyWith(world: TestWorld, scopes: KeyScope[] | null) {
  return (await (await world.owner()).keys.create({ name: "scoped", scopes })).key;
}

const agent = { agent_id: "a", agent_url: "https://a.example.com" };

test("every scope is that of an operation", () => {
  const used = new Set(accesses.flatMap(([, { scopes }]) => scopes ?? []));
  expect([...used].sort()).toEqual([...keyScopes].sort());
});

describe.each(engines)("on %s", (engine: EngineName) => {
  test.each(keyScopes)("a key with %s may do what this scope permits, and read in public", async (scope) => {
    await using world = await createWorld(engine);
    const { raw_key } = await keyWith(world, [scope]);
    const found: Record<string, string> = {};
    for (const [operation] of kinds) found[operation.id] = await outcome(world, operation, raw_key);
    const expected = kinds.map(([{ id }, access]) => [id, expectedOutcome(access, scope)]);
    expect(found).toEqual(Object.fromEntries(expected));
  });

  test("the rejection names the scope, as RFC 6750 says, and uses no quota", async () => {
    await using world = await createWorld(engine);
    const { id, raw_key } = await keyWith(world, ["facts:write", "account:read"]);
    const { problem, challenge } = await send(world, operations.agents.register, raw_key);
    expect(problem).toMatchObject({
      status: 403,
      code: "insufficient_scope",
      required_scope: "agents:write",
      detail: expect.stringContaining("limited to account:read, facts:write"),
    });
    expect(challenge).toBe('Bearer realm="registry", error="insufficient_scope", scope="agents:write"');
    expect(await storedUse(world, id)).toMatchObject({ own: 0 });
  });

  test("the rejection of a read names the narrower of two scopes", async () => {
    await using world = await createWorld(engine);
    const { raw_key } = await keyWith(world, ["agents:write"]);
    const { problem } = await send(world, operations.webhooks.list, raw_key);
    expect(problem).toMatchObject({ code: "insufficient_scope", required_scope: "account:read" });
  });

  test("a key that lacks the scope may not write where no key is needed, either", async () => {
    await using world = await createWorld(engine);
    const registry = world.registryWith((await keyWith(world, ["facts:write"])).raw_key);
    expect(await outcomeOf(registry.agents.register(agent))).toBe("insufficient_scope");
    expect(await outcomeOf(world.registry.agents.register(agent))).toBe("done");
  });

  test("no scope replaces the role of the owner", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const registry = await world.keyed(developer, { scopes: ["node:manage"] });
    expect(await outcomeOf(registry.accounts.list().page())).toBe("owner_required");
  });

  test("no key creates, changes or rotates keys, itself included, whatever its scopes", async () => {
    await using world = await createWorld(engine);
    for (const scopes of [[...keyScopes], null]) {
      const { id, raw_key } = await keyWith(world, scopes);
      const { keys } = world.registryWith(raw_key);
      expect(await outcomeOf(keys.create({ name: "wider" }))).toBe("session_required");
      expect(await outcomeOf(keys.update(id, { name: "wider" }))).toBe("session_required");
      expect(await outcomeOf(keys.rotate(id, { grace_period_s: 0 }))).toBe("session_required");
    }
  });

  test("responses have the scopes of a key, each once; rotation keeps them, and a new name too", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const scopes: KeyScope[] = ["facts:write", "agents:write", "facts:write"];
    const { key } = await developer.keys.create({ name: "ci", scopes });
    const kept = ["agents:write", "facts:write"];
    expect(key.scopes).toEqual(kept);
    expect((await developer.keys.update(key.id, { name: "renamed" })).scopes).toEqual(kept);
    const rotated = await developer.keys.rotate(key.id, { grace_period_s: 3_600 });
    expect([rotated.key.scopes, rotated.replaced.scopes]).toEqual([kept, kept]);
    const registry = world.registryWith(rotated.key.raw_key);
    expect((await registry.accounts.whoami()).key?.scopes).toEqual(kept);
    expect(await outcomeOf(registry.agents.register(agent))).toBe("done");
    expect(await outcomeOf(registry.webhooks.list().page())).toBe("insufficient_scope");
    expect((await developer.keys.list().page()).keys.map((each) => each.scopes)).toEqual([kept, kept]);
  });

  test("a key without scopes may do what its account may; an empty list is not taken for that", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    for (const request of [{}, { scopes: null }]) {
      const { key } = await developer.keys.create({ name: "full", ...request });
      expect(key.scopes).toBeNull();
      const registry = world.registryWith(key.raw_key);
      expect(await outcomeOf(registry.agents.register(agent))).toBe("done");
      expect(await outcomeOf(registry.webhooks.list().page())).toBe("done");
    }
    const { problem } = await rejectionOf(developer.keys.create({ name: "none", scopes: [] }));
    expect(problem).toMatchObject({ code: "invalid_body", errors: [{ pointer: "/scopes" }] });
  });

  test("a tool of /mcp needs the scope of its operation", async () => {
    await using world = await createWorld(engine);
    const { raw_key } = await keyWith(world, ["account:read"]);
    await using mcp = await connect(world, { authorization: `Bearer ${raw_key}` });
    const rejected: string[] = [];
    for (const { name, request } of tools) {
      const result = await mcp.call(name, requiredArguments(request));
      if (result.isError && failureOf(result).problem.code === "insufficient_scope") rejected.push(name);
    }
    const expected = tools.filter(({ request: { method, path } }) => {
      const found = accesses.find(([each]) => each.method === method && each.path === path);
      return found && expectedOutcome(found[1], "account:read") === "insufficient_scope";
    });
    expect(rejected).toEqual(expected.map(({ name }) => name));
    expect(rejected).toContain("registry_register_agent");
  });
});
