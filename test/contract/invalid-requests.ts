/** Scenarios of requests that every operation rejects in the same way. */
import { randomBytes } from "node:crypto";
import { RegistryError } from "../../client/index.ts";
import type { Config } from "../../server/config.ts";
import { makeRawKey } from "../../server/keys/raw-key.ts";
import type { World } from "../../server/node.ts";
import type { Browser } from "../browser.ts";
import type { Scenario, ScenarioWorld } from "../scenario.ts";
import { noRateLimits } from "../world.ts";

const json = { "content-type": "application/json" };

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

/** An unknown query parameter. */
export function unknownParameter(method: string, path: string): Scenario {
  return (world) => world.send(method, `${path}?colour=red`, body(method));
}

/** A body with one byte too many. */
export function tooLarge(method: string, path: string): Scenario {
  return (world) => world.send(method, path, { headers: json, body: `"${"x".repeat(999_999)}"` });
}

/** A body with another media type. */
export function wrongMediaType(method: string, path: string): Scenario {
  return (world) => world.send(method, path, { headers: { "content-type": "text/plain" }, body: "{}" });
}

/** A body with invalid JSON. */
export function malformedJson(method: string, path: string): Scenario {
  return (world) => world.send(method, path, { headers: json, body: '{"agent_id": ' });
}

/** Runs a scenario in a world with other settings and surroundings. */
export function elsewhere(
  settings: Partial<Config>,
  play: Scenario,
  surroundings: Partial<World> = {},
): Scenario {
  return async (world) => {
    await using other = await world.elsewhere(settings, surroundings);
    await play(other).catch(refused);
    world.exchanges.push(...other.exchanges);
  };
}

/** Sends one request more than the rate limit of the network. */
export function rateLimited(limit: keyof Config["rateLimits"], send: Scenario): Scenario {
  return elsewhere({ rateLimits: { ...noRateLimits, [limit]: 1 } }, async (world) => {
    await send(world).catch(refused);
    return send(world);
  });
}

/** Expects an error response; anything else is an error of the test. */
function refused(error: unknown): void {
  if (!(error instanceof RegistryError)) throw error;
}

/** Sends a request with other headers to an operation that checks credentials first. */
function sent(method: string, path: string, headers: Record<string, string>): Scenario {
  return (world) => world.send(method, path, { ...body(method), headers: { ...headers, ...json } });
}

const wellFormed = `registry_${"a".repeat(40)}${"0".repeat(6)}`;

/** Invalid keys, and a missing one: 401, each with its own code. */
export function badKeys(method: string, path: string): Scenario[] {
  return [
    elsewhere({ keysRequiredFrom: new Date(0) }, sent(method, path, {})),
    ...keysNotGood.map(
      (headersOf): Scenario =>
        async (world) =>
          sent(method, path, await headersOf(world))(world),
    ),
  ];
}

/** Invalid keys, one after the other; the last one is the result. */
export function everyBadKey(method: string, path: string): Scenario {
  return async (world) => {
    for (const headersOf of keysNotGood) await sent(method, path, await headersOf(world))(world);
  };
}

const keysNotGood: ((world: ScenarioWorld) => Promise<Record<string, string>> | Record<string, string>)[] = [
  () => ({ authorization: "Bearer registry_short" }),
  () => ({ authorization: "Basic dXNlcjpwYXNz" }),
  () => ({ authorization: `Bearer ${wellFormed}` }),
  () => ({ "x-api-key": makeRawKey(randomBytes) }),
  (world) => endedKey(world, (id, developer) => developer.keys.revoke(id)),
  (world) => endedKey(world, (id, developer) => developer.keys.rotate(id, { grace_period_s: 0 })),
];

async function endedKey(world: ScenarioWorld, end: (id: string, developer: Browser) => Promise<unknown>) {
  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "ended" });
  await end(key.id, developer);
  return { "x-api-key": key.raw_key };
}

/** A key of a disabled account: 403. */
export function keyOfDisabled(method: string, path: string): Scenario {
  return async (world) => {
    const developer = await world.developer();
    const { account } = await developer.accounts.session();
    const { key } = await developer.keys.create({ name: "ci" });
    await world.arrange.disableAccount(account.id);
    return sent(method, path, { authorization: `Bearer ${key.raw_key}` })(world);
  };
}

/** Invalid sessions: 401. */
export function badSessions(method: string, path: string): Scenario[] {
  return [
    sent(method, path, { cookie: "theme=dark; access_token=abc" }),
    sent(method, path, { cookie: `access_token=${"a".repeat(43)}` }),
    async (world) => {
      const { jar } = await world.developer();
      world.pass(8 * 86_400_000);
      return sent(method, path, { cookie: `access_token=${jar.get("access_token")}` })(world);
    },
  ];
}

/** Runs a scenario as a signed-in user; without a browser, as a new developer. */
export function signedIn(play: Scenario, browser?: Browser): Scenario {
  return async (world) => {
    const { jar } = browser ?? (await world.developer());
    const cookie = `access_token=${jar.get("access_token")}`;
    const send: ScenarioWorld["send"] = (method, path, init) =>
      world.send(method, path, { ...init, headers: { ...init?.headers, cookie } });
    return play({ ...world, send });
  };
}

/** No session: 401. */
export function nobodySignedIn(method: string, path: string): Scenario {
  return sent(method, path, {});
}

/** Two active sessions: 400. */
export function twoSessions(method: string, path: string): Scenario {
  return async (world) => {
    const browsers = [await world.developer(), await world.developer()];
    const cookie = browsers.map(({ jar }) => `access_token=${jar.get("access_token")}`).join("; ");
    return sent(method, path, { cookie })(world);
  };
}

/** Valid credentials without permission: 403. */
export function notAllowed(method: string, path: string): Scenario[] {
  const cookieOf = ({ jar }: Browser) => ({ cookie: `access_token=${jar.get("access_token")}` });
  const found = [
    async (world: ScenarioWorld) => {
      const developer = await world.developer();
      const { account } = await developer.accounts.session();
      await world.arrange.disableAccount(account.id);
      return sent(method, path, cookieOf(developer))(world);
    },
    (world: ScenarioWorld) =>
      elsewhere({ singleOperator: true }, async (closed) => {
        const owner = await closed.owner();
        await closed.arrange.demoteOwner();
        return sent(method, path, cookieOf(owner))(closed);
      })(world),
  ];
  if (method === "GET") return found;
  const crossSite: Scenario = async (world) =>
    sent(method, path, { ...cookieOf(await world.developer()), "sec-fetch-site": "cross-site" })(world);
  return [...found, crossSite];
}

/** A key where a session is required: 403. */
export function keyForSession(method: string, path: string): Scenario {
  return async (world) => {
    const { key } = await (await world.developer()).keys.create({ name: "ci" });
    return sent(method, path, { authorization: `Bearer ${key.raw_key}` })(world);
  };
}

/** A developer where the owner is required: 403. */
export function notTheOwner(method: string, path: string): Scenario {
  return async (world) => {
    const { key } = await (await world.developer()).keys.create({ name: "ci" });
    return sent(method, path, { authorization: `Bearer ${key.raw_key}` })(world);
  };
}

/** A key and an account over quota: 429. */
export function overQuota(method: string, path: string, by: "owner" | "developer" = "developer"): Scenario[] {
  const used = (whose: "key" | "account", count: number): Scenario => {
    return async (world) => {
      const { key } = await (await world[by]()).keys.create({ name: "ci" });
      await world.arrange.spend(key.id, whose, count, "2026-11");
      return sent(method, path, { authorization: `Bearer ${key.raw_key}` })(world);
    };
  };
  return by === "owner" ? [used("key", 1_000)] : [used("key", 1_000), used("account", 5_000)];
}

/** An invalid id. */
export function badId(method: string, template: string): Scenario {
  return (world) => world.send(method, template.replace("{id}", "a%2Fb"), body(method));
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

function body(method: string): { headers?: Record<string, string>; body?: string } {
  return ["POST", "PUT", "PATCH"].includes(method) ? { headers: json, body: "{}" } : {};
}
