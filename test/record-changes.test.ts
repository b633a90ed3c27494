/** The values that changes of an agent's record replaced. */
import { describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { createWorld, type TestWorld } from "./world.ts";

const agent_id = "weather";

async function changesOf({ registry }: Pick<TestWorld, "registry">) {
  const changes = [];
  for await (const { fields } of registry.agents.changes(agent_id, { limit: 1 })) changes.push(fields);
  return changes;
}

async function registered(world: TestWorld) {
  const registry = await world.keyed(await world.developer());
  await registry.agents.register({ agent_id, agent_url: "https://a.example.com", tags: ["rain"] });
  return registry;
}

describe.each(engines)("on %s", (engine) => {
  test("each change has its fields with the values before and after, the newest first", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world);
    expect(await changesOf(world)).toEqual([]);
    await registry.agents.register({
      agent_id,
      agent_url: "https://b.example.com",
      tags: ["rain", "snow"],
      extra: { region: "\u0000" },
    });
    await registry.agents.register({ agent_id, agent_url: "https://b.example.com" }); // changes nothing
    await registry.facts.put(agent_id, { label: "Weather" }); // changes no value of the record
    await registry.agents.setStatus(agent_id, { status: "deprecated", message: "Old." });
    expect(await changesOf(world)).toEqual([
      [
        { field: "status", before: "active", after: "deprecated" },
        { field: "status_message", before: null, after: "Old." },
      ],
      [
        { field: "agent_url", before: "https://a.example.com", after: "https://b.example.com" },
        { field: "tags", before: ["rain"], after: ["rain", "snow"] },
        { field: "extra", before: {}, after: { region: "\u0000" } },
      ],
    ]);
    const { changes } = await registry.agents.changes(agent_id).page();
    const { events } = await registry.events.latest({ agent_id }).page();
    for (const { seq, changed_at } of changes)
      expect(events.find(({ payload }) => payload.seq === seq)?.timestamp).toBe(changed_at);
  });

  test("the latest are kept of an agent that is changed again and again, by number and by length", async () => {
    await using world = await createWorld(engine);
    await registered(world);
    const kept = () =>
      world.node.database.get<{ count: number; bytes: number; last: number }>(
        "select count(*) as count, sum(length(fields)) as bytes, max(seq) as last from record_change",
      );
    const change = (agent: string, n: number, note = "") =>
      world.registry.agents.register({ agent_id: agent, agent_url: `https://a.example.com/${n}`, note });
    for (let n = 0; n < 205; n++) await change("small", n);
    expect(await kept()).toMatchObject({ count: 200, last: 206 });
    for (let n = 0; n < 45; n++) await change("large", n, `${n}${"x".repeat(14_000)}`);
    const all = await kept();
    expect(all?.last).toBe(251);
    expect(Number(all?.count)).toBeGreaterThan(220);
    expect(Number(all?.bytes)).toBeLessThan(1_000_000 + 200 * 200);
  });

  test("a claim changes who owns the agent", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({ agent_id, agent_url: "https://a.example.com" });
    await (await world.keyed(await world.developer())).agents.register({
      agent_id,
      agent_url: "https://a.example.com",
    });
    expect(await changesOf(world)).toEqual([[{ field: "owned", before: false, after: true }]]);
  });

  test("values are withheld while the agent is suspended, and deleted with it", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world);
    await registry.agents.register({ agent_id, agent_url: "https://a.example.com", description: "Rain." });
    const owner = await world.owner();
    await owner.agents.setStatus(agent_id, { status: "suspended" });
    expect(await changesOf(world)).toEqual([]);
    await owner.agents.setStatus(agent_id, { status: "active" });
    expect(await changesOf(world)).toHaveLength(3);
    await registry.agents.remove(agent_id);
    await expect(changesOf(world)).rejects.toMatchObject({ code: "agent_tombstoned" });
    await registry.agents.register({ agent_id, agent_url: "https://a.example.com" });
    expect(await changesOf(world)).toEqual([]);
  });

  test("a response with long changes has fewer of them, and the list has all", async () => {
    await using world = await createWorld(engine);
    const registry = await registered(world);
    for (let at = 0; at < 20; at++)
      await registry.agents.register({
        agent_id,
        agent_url: "https://a.example.com",
        extra: { text: `${at}${"x".repeat(16_000)}` },
      });
    const page = await registry.agents.changes(agent_id, { limit: 50 }).page();
    expect(page.changes.length).toBeLessThan(20);
    const numbers = [];
    for await (const { seq } of registry.agents.changes(agent_id, { limit: 50 })) numbers.push(seq);
    expect(new Set(numbers).size).toBe(20);
  });
});
