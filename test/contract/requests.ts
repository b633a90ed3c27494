/** Requests that any operation refuses alike, as scenarios. */
import type { Scenario } from "../scenario.ts";
import type { TestWorld } from "../world.ts";

const json = { "content-type": "application/json" };

/** A registration that every scenario may start from. */
export const weather = { agent_id: "weather-agent", agent_url: "https://weather.example.com/a2a" };

/** Registers {@link weather} and gives the world back. */
export async function withWeather(world: TestWorld): Promise<TestWorld> {
  await world.registry.agents.register(weather);
  return world;
}

/** Registers an agent with a card and gives the world back. */
export async function withCard(world: TestWorld): Promise<TestWorld> {
  await world.registry.agents.register({
    agent_id: weather.agent_id,
    agent_card: { name: "Weather", url: weather.agent_url },
  });
  return world;
}

/** A query parameter that the contract does not name. */
export function unknownParameter(method: string, path: string): Scenario {
  return (world) => world.send(method, `${path}?colour=red`, body(method));
}

/** A body of one byte too many. */
export function tooLarge(method: string, path: string): Scenario {
  return (world) => world.send(method, path, { headers: json, body: `"${"x".repeat(999_999)}"` });
}

/** A body that is not JSON by its own word. */
export function wrongMediaType(method: string, path: string): Scenario {
  return (world) => world.send(method, path, { headers: { "content-type": "text/plain" }, body: "{}" });
}

/** A body that is not JSON by its looks. */
export function malformedJson(method: string, path: string): Scenario {
  return (world) => world.send(method, path, { headers: json, body: '{"agent_id": ' });
}

/** Credentials that are not good, in each place that may hold one. */
export function badCredentials(method: string, path: string): Scenario[] {
  const unknown = `registry_${"a".repeat(46)}`;
  const headers = [
    { authorization: "Bearer registry_short" },
    { authorization: "Basic dXNlcjpwYXNz" },
    { authorization: `Bearer ${unknown}` },
    { "x-api-key": unknown },
    { cookie: "theme=dark; access_token=abc" },
  ];
  return headers.map(
    (each): Scenario =>
      (world) =>
        world.send(method, path, { ...body(method), headers: { ...each, ...json } }),
  );
}

/** An id that is none. */
export function badId(method: string, template: string): Scenario {
  return (world) => world.send(method, template.replace("{id}", "a%2Fb"), body(method));
}

/** Makes the agent another account's. */
export async function ownedByAnother(world: TestWorld): Promise<TestWorld> {
  await withWeather(world);
  await world.sql("update agent set owner_id = 'account_other'");
  return world;
}

/** Makes the agent one that the operator suspended. */
export async function suspended(world: TestWorld): Promise<TestWorld> {
  await withWeather(world);
  await world.sql("update agent set status = 'suspended'");
  return world;
}

/** Deletes the agent. */
export async function deleted(world: TestWorld): Promise<TestWorld> {
  await withWeather(world);
  await world.registry.agents.remove(weather.agent_id);
  return world;
}

function body(method: string): { headers?: Record<string, string>; body?: string } {
  return method === "POST" || method === "PUT" ? { headers: json, body: "{}" } : {};
}
