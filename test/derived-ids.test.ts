/** Registrations without an id: the id that the node derives never overwrites another agent. */
import { describe, expect, test } from "vitest";
import type { Registry } from "../client/index.ts";
import { engines } from "./engines.ts";
import { connect, failureOf } from "./mcp-client.ts";
import { outcomeOf } from "./responses.ts";
import { rejectionOf } from "./spending.ts";
import { createWorld } from "./world.ts";

const host = "https://agents.example.com";
const long = "x".repeat(90);

/** Registers a card without an id. */
async function register({ agents }: Registry, name: string, path: string, more: object = {}) {
  return agents.register({ agent_card: { name, url: `${host}${path}`, ...more } });
}

describe.each(engines)("on %s", (engine) => {
  test.each([
    ["AIロースト", "AI診断"],
    ["C++ helper", "C# helper"],
    ["天气助手", "날씨 도우미"],
    ["🤖", "🚀"],
  ])("%s and %s at one URL are two agents", async (first, second) => {
    await using world = await createWorld(engine);
    const { registry } = world;
    const one = await register(registry, first, "/a2a");
    const two = await register(registry, second, "/a2a");
    expect([one.status, two.status]).toEqual(["registered", "registered"]);
    expect((await registry.agents.lookup(one.agent_id)).name).toBe(first);
    expect((await registry.agents.lookup(two.agent_id)).name).toBe(second);
  });

  test.each([
    { what: "another URL of the host", one: ["Weather", "/one"], other: ["Weather", "/two"] },
    { what: "a name that differs in punctuation", one: ["A & B", "/a2a"], other: ["A - B", "/a2a"] },
    { what: "a long name that ends otherwise", one: [`${long} 1`, "/a2a"], other: [`${long} 2`, "/a2a"] },
  ] as const)("the id of an agent with $what is taken, and the response says what to send", async (both) => {
    await using world = await createWorld(engine);
    const [name, path] = both.one;
    const [otherName, otherPath] = both.other;
    const { agent_id, agent } = await register(world.registry, name, path);
    const error = await register(world.registry, otherName, otherPath).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 409, code: "agent_id_taken", problem: { agent_id } });
    expect(await world.registry.agents.lookup(agent_id)).toEqual(agent);

    const proposed = /for example (\S+)\.$/.exec(String((error as Error).message))?.[1] ?? "";
    const card = { name: otherName, url: `${host}${otherPath}` };
    const { agents } = world.registry;
    expect(await agents.register({ agent_id: proposed, agent_card: card })).toMatchObject({
      status: "registered",
    });
    expect(await agents.register({ agent_id, agent_card: card })).toMatchObject({ status: "updated" });
  });

  test("the same name and URL update the agent, and the same card changes nothing", async () => {
    await using world = await createWorld(engine);
    const key = await world.keyed(await world.developer());
    for (const registry of [world.registry, key, key]) {
      const { agent_id } = await register(registry, "AI診断", "/a2a", { version: "1" });
      const again = await register(registry, "AI診断", "/a2a", { version: "2" });
      expect(again).toMatchObject({ status: "updated", agent_id, agent: { version: "2" } });
      const third = await register(registry, "AI診断", "/a2a", { version: "2" });
      expect(third.agent).toEqual(again.agent);
    }
    expect((await world.registry.node.stats()).total_agents).toBe(1);
  });

  test("name and URL of the request decide, not those of the card", async () => {
    await using world = await createWorld(engine);
    const { agents } = world.registry;
    const card = { agent_card: { name: "Card", url: `${host}/card` } };
    await agents.register({ ...card, name: "Weather", agent_url: `${host}/one` });
    const again = await agents.register({ ...card, name: "Weather", agent_url: `${host}/one` });
    expect(again.status).toBe("updated");
    const other = agents.register({ ...card, name: "Weather", agent_url: `${host}/two` });
    expect(await outcomeOf(other)).toBe("agent_id_taken");
  });

  test("an id that an earlier version derived stays that of its agent", async () => {
    await using world = await createWorld(engine);
    const { agents } = world.registry;
    const agent_card = { name: "AI診断", url: `${host}/a2a` };
    await agents.register({ agent_id: "ai@agents.example.com", agent_card });
    expect(await agents.register({ agent_card })).toMatchObject({
      status: "updated",
      agent_id: "ai@agents.example.com",
    });
    const other = await register(world.registry, "AIロースト", "/a2a");
    expect(other.status).toBe("registered");
  });

  test("the agent of another account, also a deleted one, is not changed", async () => {
    await using world = await createWorld(engine);
    const [ada, bob] = [
      await world.keyed(await world.developer()),
      await world.keyed(await world.developer()),
    ];
    const { agent_id } = await register(ada, "Weather", "/a2a");
    const foreign = await rejectionOf(register(bob, "Weather", "/other"));
    expect(foreign.message).not.toContain("to update");
    for (const registry of [bob, world.registry]) {
      expect(await outcomeOf(register(registry, "Weather", "/a2a"))).toBe("agent_id_taken");
      expect(await outcomeOf(register(registry, "Weather", "/other"))).toBe("agent_id_taken");
    }
    await ada.agents.remove(agent_id);
    expect(await outcomeOf(register(bob, "Weather", "/a2a"))).toBe("agent_id_taken");
    expect(await register(ada, "Weather", "/a2a")).toMatchObject({ status: "registered", agent_id });
  });

  test("an agent that is suspended stays so", async () => {
    await using world = await createWorld(engine);
    const operator = await world.owner();
    const { agent_id } = await register(world.registry, "Weather", "/a2a");
    await operator.agents.setStatus(agent_id, { status: "suspended" });
    expect(await outcomeOf(register(world.registry, "Weather", "/a2a"))).toBe("agent_suspended");
    const other = await rejectionOf(register(world.registry, "Weather", "/other"));
    expect(other.code).toBe("agent_id_taken");
    expect(other.message).not.toContain("to update");
  });

  test("of registrations at the same time with one id, one is made", async () => {
    await using world = await createWorld(engine);
    const paths = Array.from({ length: 8 }, (_, index) => `/${index}`);
    const outcomes = await Promise.all(
      paths.map((path) => outcomeOf(register(world.registry, "Weather", path))),
    );
    expect(outcomes.filter((each) => each === "served")).toHaveLength(1);
    expect(outcomes.filter((each) => each === "agent_id_taken")).toHaveLength(7);
    const { agents } = await world.registry.agents.list().page();
    expect(agents.map(({ agent_url }) => agent_url)).toEqual([`${host}${paths[outcomes.indexOf("served")]}`]);
  });
});

test("a tool call without an id is rejected with the advice to send one", async () => {
  await using world = await createWorld("sqlite");
  await register(world.registry, "Weather", "/one");
  await using mcp = await connect(world);
  const result = await mcp.call("registry_register_agent", {
    agent_card: { name: "Weather", url: `${host}/two` },
  });
  const { summary, problem } = failureOf(result);
  expect(problem).toMatchObject({ code: "agent_id_taken", agent_id: "weather@agents.example.com" });
  expect(summary).toContain("Send `agent_id`");
});
