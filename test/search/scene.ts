/** Agents for tests of searches. */
import type { FoundAgent, SearchQuery } from "../../client/index.ts";
import type { TestWorld } from "../world.ts";

/** Registers agents by id, in this order. */
export async function registerAll(
  { registry }: Pick<TestWorld, "registry">,
  all: Record<string, object>,
): Promise<void> {
  for (const [agent_id, described] of Object.entries(all))
    await registry.agents.register({ agent_id, agent_url: "https://example.com/a2a", ...described });
}

/** The agents that a search finds, on all pages. */
export async function found(
  { registry }: Pick<TestWorld, "registry">,
  query: SearchQuery,
): Promise<FoundAgent[]> {
  const agents: FoundAgent[] = [];
  for await (const each of registry.agents.search({ limit: 100, ...query })) agents.push(each);
  return agents;
}

/** The ids that a search finds, on all pages. */
export async function foundIds(world: Pick<TestWorld, "registry">, query: SearchQuery): Promise<string[]> {
  return (await found(world, query)).map(({ agent_id }) => agent_id);
}
