/** Pages of agents with long records: short enough, complete in all, and no longer than asked for. */
import { describe, expect, test } from "vitest";
import { BoundedPage, listedAgents, maxPageBytes } from "../server/registry/agents/lists/bounded-page.ts";
import { findPage } from "../server/registry/agents/lists/pages.ts";
import { engines } from "./engines.ts";
import { createWorld, type TestWorld } from "./world.ts";

const extra = { note: "e".repeat(16_000) };
const agents = 60;

/** Registers agents with the longest `extra` that there may be. */
async function registerLong({ registry }: TestWorld): Promise<string[]> {
  const ids = Array.from({ length: agents }, (_, index) => `long-${index}`);
  for (const agent_id of ids) {
    await registry.agents.register({ agent_id, agent_url: "https://example.com", ...extra });
  }
  return ids;
}

describe.each(engines)("on %s, a page of long records", (engine) => {
  test("ends early and leads on to the others, in lists and searches", async () => {
    await using world = await createWorld(engine);
    const ids = await registerLong(world);
    const { registry } = world;
    for (const listing of [
      registry.agents.list({ limit: 100 }),
      registry.agents.list({ limit: 100, after_seq: 0 }),
      registry.agents.list({ limit: 100, updated_since: "2000-01-01T00:00:00Z" }),
      registry.agents.search({ q: "long", limit: 100 }),
      registry.agents.search({ q: "-other", limit: 100 }),
    ]) {
      const counts: number[] = [];
      const found: string[] = [];
      for await (const page of listing.pages()) {
        counts.push(page.count);
        found.push(...page.agents.map(({ agent_id }) => agent_id));
        expect(JSON.stringify(page.agents.slice(0, -1)).length).toBeLessThan(maxPageBytes);
      }
      expect(counts.length).toBeGreaterThan(1);
      expect(found.toSorted()).toEqual(ids.toSorted());
    }
  });

  test("ends early among the own agents", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const keyed = await world.keyed(developer);
    for (let index = 0; index < 40; index++)
      await keyed.agents.register({ agent_id: `long-${index}`, agent_url: "https://example.com", ...extra });
    const counts: number[] = [];
    for await (const page of developer.agents.mine({ limit: 100 }).pages()) counts.push(page.count);
    expect(counts.length).toBeGreaterThan(1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
  });

  test("says of many that are looked up which remain", async () => {
    await using world = await createWorld(engine);
    const ids = await registerLong(world);
    const first = await world.registry.agents.lookupMany({ agent_ids: ["nobody", ...ids] });
    expect(first.missing).toEqual(["nobody"]);
    expect(first.remaining?.length).toBeGreaterThan(10);
    const found = first.agents.map(({ agent_id }) => agent_id);
    let remaining = first.remaining ?? [];
    while (remaining.length > 0) {
      const next = await world.registry.agents.lookupMany({ agent_ids: remaining });
      found.push(...next.agents.map(({ agent_id }) => agent_id));
      remaining = next.remaining ?? [];
    }
    expect(found.toSorted()).toEqual(ids.toSorted());
  });

  test("has at least one record, and as many as asked for if they fit", async () => {
    await using world = await createWorld(engine);
    await registerLong(world);
    const read = async (limit: number, maxBytes?: number) => {
      const page = new BoundedPage(listedAgents, limit, maxBytes);
      await findPage(world.node.database, {}, undefined, page);
      return [page.rows.length, page.isCut];
    };
    expect(await read(100, 1)).toEqual([1, true]);
    expect(await read(5)).toEqual([5, false]);
    expect(await read(100, 10_000_000)).toEqual([agents, false]);
  });
});
