/** A node with embeddings, and agents that are found by meaning. */
import { vi } from "vitest";
import type { Config } from "../../server/assembly/config.ts";
import { pgvectorState } from "../../server/core/database/vector-support.ts";
import { defaultEmbeddingTimes } from "../../server/features/embeddings/embedding-job.ts";
import { formOf } from "../../server/features/embeddings/text.ts";
import { countWaiting, readProgress } from "../../server/features/embeddings/vectors.ts";
import type { World } from "../../server/world.ts";
import { type EngineName, engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { createEndpoint, type Endpoint } from "./endpoint.ts";

/** Whether the databases of an engine can compare vectors here. */
async function comparesVectors(engine: EngineName): Promise<boolean> {
  if (engine === "sqlite") return true;
  await using world = await createWorld(engine);
  return (await pgvectorState(world.node.database)) !== "missing";
}

/** The engines that can compare vectors, and those that lack their extension here. */
export const comparing: EngineName[] = [];
export const lacking: EngineName[] = [];
for (const engine of engines) ((await comparesVectors(engine)) ? comparing : lacking).push(engine);
if (lacking.length > 0)
  console.warn(`The server lacks pgvector: ${lacking} only shows that hybrid ranking is off`);

/** Times in which a test does not wait: changes are looked for at once, and a retry comes at once. */
export const quickTimes = { ...defaultEmbeddingTimes, pollMs: 5, retryMs: 5, maxRetryMs: 5, queryMs: 10_000 };

const agents = {
  "calm-inn": { name: "Calm Inn", description: "Books a hotel with lodging", tags: ["hospitality"] },
  "ledger-bot": { name: "Ledger Bot", description: "Accounting and tax returns", tags: ["finance"] },
  "cloud-watch": { name: "Cloud Watch", description: "A forecast of rain", tags: ["meteo"] },
  "word-smith": { name: "Word Smith", description: "Can translate to Spanish", tags: ["text"] },
};

type AgentName = keyof typeof agents;

/** What one of the agents is registered with. */
export function agentOf(agent_id: AgentName) {
  return { agent_id, agent_url: `https://${agent_id}.example.com/`, ...agents[agent_id] };
}

/** Registers agents. */
export async function fill(
  { registry }: TestWorld,
  ids = Object.keys(agents) as AgentName[], // the keys of the record above
): Promise<void> {
  for (const id of ids) await registry.agents.register(agentOf(id));
}

export async function scene(
  engine: EngineName,
  { settings = {}, surroundings = {} }: { settings?: Partial<Config>; surroundings?: Partial<World> } = {},
) {
  await using opened = new AsyncDisposableStack();
  const endpoint: Endpoint = opened.use(await createEndpoint());
  const world: TestWorld = opened.use(
    await createWorld(
      engine,
      { embeddings: endpoint.settings, ...settings },
      { embeddingTimes: quickTimes, ...surroundings },
    ),
  );
  const closing = opened.move();
  return {
    endpoint,
    world,
    fill: () => fill(world),
    /** Waits until all agents are embedded by a model. */
    embedded: (model = endpoint.settings.model) => isEmbedded(world, model),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** Waits until all agents of a node are embedded by a model. */
export function isEmbedded({ node }: Pick<TestWorld, "node">, model: string): Promise<void> {
  return vi.waitFor(
    async () => {
      const progress = await readProgress(node.database);
      if (progress?.form !== formOf({ model, dimensions: null })) throw new Error("not begun");
      if ((await countWaiting(node.database)) > 0) throw new Error("agents wait");
    },
    { ...hang, interval: 10 },
  );
}

/** The ids of the results of a search, in order, with a mark after those by meaning. */
export async function idsOf(
  world: TestWorld,
  query: Parameters<TestWorld["registry"]["agents"]["search"]>[0],
) {
  const { agents } = await world.registry.agents.search(query).page();
  return agents.map(({ agent_id, match }) => (match.by_meaning ? `${agent_id} (by meaning)` : agent_id));
}
