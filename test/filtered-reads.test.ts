/**
 * Reads with filters that few agents or events meet: exact, and in statements of a bounded size on SQLite.
 * `SCALE_AGENTS=40000 npx vitest run test/filtered-reads.test.ts` for as many agents as that.
 */
import { describe, expect, test } from "vitest";
import { windowRows } from "../server/core/database/windows.ts";
import { BoundedPage, listedAgents } from "../server/registry/agents/lists/bounded-page.ts";
import type { Filters } from "../server/registry/agents/lists/filters.ts";
import { findPage } from "../server/registry/agents/lists/pages.ts";
import { readEvents } from "../server/registry/events/journal.ts";
import { generatedAgent } from "./bench/agents.ts";
import { fill } from "./bench/fill.ts";
import { engines } from "./engines.ts";
import { createWorld } from "./world.ts";

const agents = Number(process.env.SCALE_AGENTS ?? 300);
const timeoutMs = 600_000;

const topics = ["weather", "travel", "finance"];

/** Filters, and what an agent must be to meet them; those of the fill are all active, local and numbered from 1. */
const cases: [Filters, (set: ReturnType<typeof generatedAgent>["set"], seq: number) => boolean][] = [
  [{}, () => true],
  [{ tags: ["none"] }, () => false],
  [{ tags: topics }, ({ tags }) => topics.some((topic) => tags?.includes(topic))],
  [
    { tags: topics, protocol: ["mcp"], capabilities: ["push-notifications"] },
    ({ tags, protocols, capabilities }) =>
      topics.some((topic) => tags?.includes(topic)) &&
      protocols?.includes("mcp") === true &&
      capabilities?.includes("push-notifications") === true,
  ],
  [{ status: ["suspended"] }, () => false],
  [{ source: ["peer_none"] }, () => false],
  [{ source: ["local", "peer_none"], provider: ["Nobody"] }, () => false],
  [{ skills: ["weather-forecast"] }, ({ skills }) => skills?.includes("weather-forecast") === true],
];

const orders: Partial<Filters>[] = [
  {},
  { after_seq: 0 },
  { after_seq: 100 },
  { after_seq: 0, source: ["local"] },
  { updated_since: "2000-01-01T00:00:00Z" },
  { updated_since: "2099-01-01T00:00:00Z" },
];

describe.each(engines)("on %s", (engine) => {
  test(
    "a list gives exactly the agents that meet its filters, page by page and in its order",
    async () => {
      await using world = await createWorld(engine);
      const { database } = world.node;
      await fill(database, 0, agents);
      for (const order of orders) {
        for (const [filters, meets] of cases) {
          const query = { ...filters, ...order };
          const byChange = query.after_seq !== undefined || query.updated_since !== undefined;
          const expected = Array.from({ length: agents }, (_, n) => n)
            .filter((n) => meets(generatedAgent(n).set, n + 1) && n + 1 > (query.after_seq ?? 0))
            .filter(() => query.updated_since !== "2099-01-01T00:00:00Z")
            .filter(() => !(order.source && filters.source) || filters.source.includes("local"))
            .map((n) => `agent-${n}`);
          if (order.source && filters.source) continue;
          const found: string[] = [];
          let after: number | undefined;
          for (;;) {
            const page = new BoundedPage(listedAgents, 40);
            await findPage(database, query, after, page);
            const { rows } = page;
            found.push(...rows.map(({ agent_id }) => agent_id));
            const last = rows.at(-1);
            if (rows.length < 40 || !last) break;
            after = byChange ? last.seq : last.key;
          }
          expect(found, JSON.stringify(query)).toEqual(byChange ? expected : expected.toReversed());
        }
      }
    },
    timeoutMs,
  );

  test("events of several types and of an agent come in their order, none twice, with where to go on", async () => {
    await using world = await createWorld(engine);
    const { registry, node } = world;
    for (const agent_id of ["a", "b"]) {
      await registry.agents.register({ agent_id, agent_url: "https://example.com" });
      await registry.agents.setStatus(agent_id, { status: "deprecated" });
      await registry.agents.setStatus(agent_id, { status: "active" });
    }
    const read = async (types: string[] | undefined, agentId?: string, limit = 100) => {
      const { events, nextAfter } = await readEvents(node.database, { types, agentId }, 0, limit);
      return [events.map(({ seq }) => seq), nextAfter];
    };
    const both = ["agent.registered", "agent.deprecated"];
    expect(await read(both)).toEqual([[1, 2, 3, 4, 5, 6], 6]);
    expect(await read([...both, "agent.registered", "cert.issued"], undefined, 4)).toEqual([[1, 2, 3, 4], 4]);
    expect(await read(both, "b")).toEqual([[4, 5, 6], 6]);
    expect(await read(["agent.deprecated"], "b")).toEqual([[5], 6]);
    expect(await read(["cert.issued"], "b")).toEqual([[], 6]);
    expect(await read(undefined, "nobody")).toEqual([[], 6]);
  });
});

describe("on SQLite", () => {
  test("a list in the order of changes has the agent at the end of a window", async () => {
    await using world = await createWorld("sqlite");
    await fill(world.node.database, 0, windowRows + 1, (n) => {
      const agent = generatedAgent(n);
      return { ...agent, set: { ...agent.set, tags: n === windowRows - 1 ? ["last"] : [] } };
    });
    const { agents } = await world.registry.agents.list({ after_seq: 0, tags: ["last"] }).page();
    expect(agents.map(({ seq }) => seq)).toEqual([windowRows]);
  });

  test("no statement of a list or of the journal sorts, or goes through all of the agents at once", async () => {
    await using world = await createWorld("sqlite");
    const { database } = world.node;
    await fill(database, 0, Math.min(agents, 300));
    const plans: string[] = [];
    const watched = {
      ...database,
      async all<Row>(sql: string, params: readonly (string | number | null)[] = []) {
        const steps = await database.all<{ detail: string }>(`explain query plan ${sql}`, params);
        plans.push(...steps.map(({ detail }) => `${detail} | ${sql}`));
        return database.all<Row>(sql, params);
      },
    };
    for (const order of orders)
      for (const [filters] of cases)
        await findPage(watched, { ...filters, ...order }, undefined, new BoundedPage(listedAgents, 101));
    const types = ["agent.registered", "agent.deprecated", "cert.issued"];
    for (const agentId of [undefined, "agent-7"]) {
      await readEvents(watched, { types, agentId }, 0, 100);
      await readEvents(watched, { types: undefined, agentId }, 0, 100);
    }
    const scans = plans.filter((plan) => /^SCAN (a|agent|agent_word|event)\b/.test(plan));
    expect(scans.filter((plan) => !/max\("key"\)/.test(plan))).toEqual([]);
    const sorts = plans.filter(
      (plan) => /USE TEMP B-TREE FOR ORDER BY/.test(plan) && / from agent a /.test(plan),
    );
    expect(sorts.filter((plan) => !/agent_by_update/.test(plan))).toEqual([]); // those are few: see changedLately
  });
});
