/** A process that is killed in the middle of writing loses nothing that it confirmed, and keeps nothing by halves. */
import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Agent, ConnectionError, NotFoundError, type Registry } from "../../client/index.ts";
import { engines, scratch } from "../engines.ts";
import { folder, start, urlOf } from "./process.ts";

/** How often the node is killed. `KILL_ROUNDS=50` for a long look. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const connections = 6;
const topics = ["weather", "travel", "finance", "music", "law"];

function registration(agent_id: string) {
  const tag = topics[agent_id.length % topics.length] as string; // the index is below the length
  const description = `Registered as ${agent_id}, for ${tag}.`;
  const more = { capabilities: ["answer", tag], protocols: ["a2a" as const], description };
  return { agent_id, agent_url: `https://${agent_id}.example.com/`, tags: [tag], ...more };
}

describe.each(engines)("on %s", (engine) => {
  test("after each of several kills, all that was confirmed is there once, with its event, and all agrees", async () => {
    await using own = await scratch(engine, { durable: true });
    await using place = await folder();
    const environment = { DATABASE_URL: urlOf(own.database) };
    const confirmed = new Map<string, Agent>();
    const doubtful = new Set<string>();
    let last = "";

    for (let round = 1; round <= rounds; round++) {
      await using node = await start(place.path, environment);
      const enough = confirmed.size + randomInt(1, 120);
      const write = async (agent_id: string) => {
        doubtful.add(agent_id);
        const rejected = rejection(node.registry, `not-${agent_id}`);
        const { agent } = await node.registry.agents.register(registration(agent_id));
        await rejected;
        doubtful.delete(agent_id);
        confirmed.set(agent_id, agent);
        last = agent_id;
        if (confirmed.size >= enough) node.send("SIGKILL");
      };
      const again = [...doubtful]; // not confirmed before the last kill: sent once more, as a caller would
      const writers = Array.from({ length: connections }, async (_, connection) => {
        try {
          const [agent_id] = again.slice(connection);
          if (agent_id !== undefined) await write(agent_id);
          for (let index = 0; ; index++) await write(`agent-${round}-${connection}-${index}`);
        } catch (error) {
          if (!(error instanceof ConnectionError)) throw error;
        }
      });
      await Promise.all(writers);
      expect((await node.ended).signal).toBe("SIGKILL");
    }

    await using node = await start(place.path, environment);
    await agrees(node.registry, confirmed);
    const { agents } = await node.registry.agents.search({ q: last, limit: 1 }).page();
    expect(agents[0]?.agent_id).toBe(last);
  });
});

/** A change that is rejected, and often in one transaction with others that are not. */
async function rejection(registry: Registry, agent_id: string): Promise<void> {
  try {
    await registry.agents.setStatus(agent_id, { status: "deprecated" });
  } catch (error) {
    if (!(error instanceof NotFoundError || error instanceof ConnectionError)) throw error;
  }
}

/** Holds agents, events and figures against what was confirmed, and against each other. */
async function agrees(registry: Registry, confirmed: Map<string, Agent>): Promise<void> {
  for (const [agent_id, agent] of confirmed) expect(await registry.agents.lookup(agent_id)).toEqual(agent);

  const agents = await all(registry.agents.list({ limit: 100 }));
  const events = await all(registry.events.list({ limit: 100 }));
  const changes = events.map(({ payload }) => payload as { seq: number; agent_id: string }); // only agents were written
  expect(changes.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  const written = agents.map(({ seq, agent_id }) => ({ seq, agent_id })).sort((a, b) => a.seq - b.seq);
  expect(changes.map(({ seq, agent_id }) => ({ seq, agent_id }))).toEqual(written);
  expect(new Set(events.map(({ idempotency_key }) => idempotency_key)).size).toBe(events.length);

  const stats = await registry.node.stats();
  expect(stats).toMatchObject({
    total_agents: agents.length,
    active_agents: agents.length,
    by_status: { active: agents.length },
    by_protocol: { a2a: agents.length },
    by_source: { local: agents.length },
    new_agents: { "24h": agents.length },
    events: { last_seq: events.length, "24h": events.length },
  });
  const counts = (values: string[]) =>
    [...Map.groupBy(values, (value) => value)].map(([value, all]) => ({ value, count: all.length }));
  const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1);
  expect(stats.top_tags.toSorted(byValue)).toEqual(counts(agents.flatMap(({ tags }) => tags)).sort(byValue));
  const capabilities = counts(agents.flatMap((agent) => agent.capabilities)).sort(byValue);
  expect(stats.top_capabilities.toSorted(byValue)).toEqual(capabilities);
}

async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}
