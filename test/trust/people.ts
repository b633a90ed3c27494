/** Who does what in tests of trust, and what came of it. */
import type { Registry, RegistryEvent, Schemas } from "../../client/index.ts";
import { all } from "../webhooks/scene.ts";
import type { Browser, TestWorld } from "../world.ts";

/** The agent that everything is about. */
export const weather = {
  agent_id: "weather-agent",
  name: "Weather",
  agent_url: "https://weather.example.com/a2a",
};

/** What is the same in every request about it. */
export const { agent_id } = weather;

/** Registers the agent with a new account; returns the client of that account. */
export async function withAgent(world: TestWorld): Promise<Registry> {
  const owner = await world.keyed(await world.developer());
  await owner.agents.register(weather);
  return owner;
}

/** A developer that the owner made an issuer. */
export async function issuer(world: TestWorld): Promise<Browser> {
  const one = await world.developer();
  const { account } = await one.accounts.session();
  await (await world.owner()).accounts.update(account.id, { issuer: true });
  return one;
}

/** Developers whose reports count: a day old, for those of young accounts do not. */
export async function reporters(world: TestWorld, count: number): Promise<Browser[]> {
  const found: Browser[] = [];
  while (found.length < count) found.push(await world.developer());
  world.pass(86_400_000);
  return found;
}

/** A developer whose reports count. */
export async function oneReporter(world: TestWorld): Promise<Browser> {
  const [one] = await reporters(world, 1);
  if (!one) throw new Error("One was asked for");
  return one;
}

/** Has one account report again and again, each time so that it counts. */
export async function reports(
  world: TestWorld,
  by: Pick<Registry, "reputation">,
  outcomes: readonly Schemas["ReputationReport"]["outcome"][],
): Promise<void> {
  for (const outcome of outcomes) {
    await by.reputation.report({ agent_id, outcome });
    world.pass(60_000);
  }
}

/** What the journal has of these types. */
export async function eventsOf(world: TestWorld, ...types: Schemas["EventType"][]): Promise<RegistryEvent[]> {
  return all(world.registry.events.list({ types }));
}

/** What is thought of the agent. */
export async function thought(world: TestWorld): Promise<Schemas["Reputation"]> {
  const [one] = (await world.registry.reputation.get({ agent_id })).reputations;
  if (!one) throw new Error("Nothing is thought of the agent");
  return one;
}
