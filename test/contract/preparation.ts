/** What scenarios begin with: agents in each state, other worlds, other callers. */
import { RegistryError } from "../../client/index.ts";
import type { Config } from "../../server/assembly/config.ts";
import type { World } from "../../server/world.ts";
import type { Browser } from "../browser.ts";
import type { Scenario, ScenarioWorld } from "../scenario.ts";
import { expectConsistent } from "./consistency.ts";

export const json = { "content-type": "application/json" };

/** The options of a request as browsers send it. */
export const asBrowser = {
  headers: { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" },
};

/** The registration that scenarios start with. */
export const weather = { agent_id: "weather-agent", agent_url: "https://weather.example.com/a2a" };

/** Registers {@link weather} and returns the world. */
export async function withWeather(world: ScenarioWorld): Promise<ScenarioWorld> {
  await world.registry.agents.register(weather);
  return world;
}

/** Registers an agent with a card and returns the world. */
export async function withCard(world: ScenarioWorld): Promise<ScenarioWorld> {
  await world.registry.agents.register({
    agent_id: weather.agent_id,
    agent_card: { name: "Weather", url: weather.agent_url },
  });
  return world;
}

/** Gives the agent to another account. */
export async function ownedByAnother(world: ScenarioWorld): Promise<ScenarioWorld> {
  await withWeather(world);
  await world.arrange.giveAwayAgents();
  return world;
}

/** Suspends the agent. */
export async function suspended(world: ScenarioWorld): Promise<ScenarioWorld> {
  await withWeather(world);
  await world.arrange.suspendAgents();
  return world;
}

/** Marks the agent as imported from a peer. */
export async function imported(world: ScenarioWorld): Promise<ScenarioWorld> {
  await withWeather(world);
  await world.arrange.importAgents();
  return world;
}

/** Deletes the agent. */
export async function deleted(world: ScenarioWorld): Promise<ScenarioWorld> {
  await withWeather(world);
  await world.registry.agents.remove(weather.agent_id);
  return world;
}

/** The id that {@link renamed} gives the agent. */
export const newId = "weather-agent-2";

/** Renames the agent of a developer, and returns the developer. */
export async function renamed(world: ScenarioWorld): Promise<Browser> {
  const developer = await world.developer();
  await developer.agents.register(weather);
  await developer.agents.rename(weather.agent_id, { agent_id: newId });
  return developer;
}

/** Sends a read of the former id of a renamed agent, without following the redirect. */
export function readOfFormerId(path: string): Scenario {
  return async (world) => {
    await renamed(world);
    return world.send("GET", path);
  };
}

/** Runs a scenario in a world with other settings and surroundings. */
export function elsewhere(
  settings: Partial<Config>,
  play: Scenario,
  surroundings: Partial<World> = {},
): Scenario {
  return async (world) => {
    await using other = await world.elsewhere(settings, surroundings);
    await play(other).catch(expectRejection);
    world.exchanges.push(...other.exchanges);
    const { status = 400 } = other.exchanges.at(-1)?.response ?? {};
    if (status < 400) await expectConsistent(other.registry);
  };
}

/** Runs a scenario whose request changes nothing in a world with other settings, which is made once for all of them. */
export function sharedElsewhere(settings: Partial<Config>, play: Scenario): Scenario {
  return async (world) => {
    const other = await world.sharedElsewhere(settings);
    const before = other.exchanges.length;
    await play(other).catch(expectRejection);
    world.exchanges.push(...other.exchanges.slice(before));
  };
}

/** Ignores an error response; anything else is an error of the test. */
export function expectRejection(error: unknown): void {
  if (!(error instanceof RegistryError)) throw error;
}

/** The header with the session of a browser. */
export function cookieOf({ jar }: Browser): { cookie: string } {
  return { cookie: `access_token=${jar.get("access_token")}` };
}

/** Runs a scenario as a signed-in user; without a browser, as a new developer. */
export function signedIn(play: Scenario, browser?: Browser): Scenario {
  return async (world) => {
    const cookie = cookieOf(browser ?? (await world.developer()));
    const send: ScenarioWorld["send"] = (method, path, init) =>
      world.send(method, path, { ...init, headers: { ...init?.headers, ...cookie } });
    return play({ ...world, send });
  };
}

/** Runs a scenario as the owner. */
export function ownerAsks(play: Scenario): Scenario {
  return async (world) => signedIn(play, await world.owner())(world);
}

interface Listed {
  page(): Promise<{ next_cursor: string | null }>;
}

/** Reads a list with the cursor of another list, which has several pages. */
export async function continuedBy(other: Listed, list: (cursor: string) => Listed): Promise<unknown> {
  const { next_cursor } = await other.page();
  if (next_cursor === null) throw new Error("The other list has one page");
  return list(next_cursor).page();
}

/** A value of each filter of a list. A missing one does not compile. */
type FiltersOf<Query> = {
  [Name in Exclude<keyof Query, "q" | "facets" | "limit" | "cursor">]-?: Query[Name];
};

/**
 * Scenarios that continue a list without filters with its cursor and one filter, for each filter.
 * @param listIn fills the list with at least two entries, and returns the method that reads it.
 */
export function withOtherFilters<Query extends { limit?: number; cursor?: string }>(
  listIn: (world: ScenarioWorld) => Promise<(query?: Query) => Listed>,
  filters: FiltersOf<Query>,
): Record<string, Scenario> {
  const scenarioOf = ([name, value]: [string, unknown]): [string, Scenario] => [
    `a cursor of another filter: ${name}`,
    async (world) => {
      const list = await listIn(world);
      const query = (more: object) => more as Query; // a limit, or a cursor and one of the filters
      return continuedBy(list(query({ limit: 1 })), (cursor) => list(query({ cursor, [name]: value })));
    },
  ];
  return Object.fromEntries(Object.entries(filters).map(scenarioOf));
}

/** Sends more requests at once than are accepted; one of those with the status is the last exchange. */
export async function crowded(
  world: ScenarioWorld,
  status: number,
  ask: () => Promise<unknown>,
): Promise<void> {
  await Promise.allSettled(Array.from({ length: 80 }, ask));
  const rejected = world.exchanges.findIndex(({ response }) => response.status === status);
  world.exchanges.push(...world.exchanges.splice(rejected, 1));
}
