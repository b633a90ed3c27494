/** The preparation of subscription scenarios, and the requests that every operation on subscriptions rejects. */
import type { Registry, WebhookWithSecret } from "../../client/index.ts";
import type { Browser } from "../browser.ts";
import type { Scenario, ScenarioWorld } from "../scenario.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import {
  badId,
  badSessions,
  elsewhere,
  malformedJson,
  nobodySignedIn,
  notAllowed,
  overQuota,
  signedIn,
  tooLarge,
  twoSessions,
  unknownParameter,
  weather,
  wrongMediaType,
} from "./invalid-requests.ts";

export const json = { "content-type": "application/json" };

/** A callback URL that never resolves: test worlds resolve no names. */
export const callbackUrl = "https://hooks.example.com/registry";

/** A developer with a subscription. */
export interface Subscribed {
  world: ScenarioWorld;
  developer: Browser;
  id: string;
  webhook: WebhookWithSecret;
}

/** Subscribes a new developer to all events. */
export async function subscribed(world: ScenarioWorld, url = callbackUrl): Promise<Subscribed> {
  const developer = await world.developer();
  const webhook = await developer.webhooks.create({ callbackUrl: url });
  return { world, developer, id: webhook.id, webhook };
}

/** Subscribes a new developer and causes an event: one delivery, which fails unless the URL has a receiver. */
export async function createPendingDelivery(
  world: ScenarioWorld,
  url?: string,
): Promise<Subscribed & { delivery: string }> {
  const found = await subscribed(world, url);
  await found.developer.agents.register(weather);
  const { deliveries } = await found.developer.webhooks.deliveries(found.id).page();
  return { ...found, delivery: deliveries[0]?.id ?? "" };
}

/** Disables all subscriptions, like ten consecutive failures. */
export function disable({ arrange }: ScenarioWorld): Promise<void> {
  return arrange.disableSubscriptions();
}

/** Leases all deliveries to another process. */
export function takeAway({ arrange }: ScenarioWorld): Promise<void> {
  return arrange.takeDeliveries();
}

/** Runs a scenario in a world with a receiver that accepts everything. */
export function received(play: (world: ScenarioWorld, url: string) => Promise<unknown>): Scenario {
  return async (world) => {
    await using hook = await receiver();
    const [settings, surroundings] = await reaching(hook);
    await elsewhere(settings, (other) => play(other, hook.url()), surroundings)(world);
  };
}

/** An action on a subscription as the client's account. */
type Act = (client: Registry, id: string) => Promise<unknown>;

/** Callers without permission or quota. Invalid keys are only tested once, in `create`. */
export function notLetIn(method: string, path: string) {
  return {
    401: [nobodySignedIn(method, path), ...badSessions(method, path)],
    403: notAllowed(method, path),
    429: overQuota(method, path),
  };
}

/** An unknown query parameter, and a second session. */
export function wrongRequests(method: string, path: string, takesBody: boolean): Scenario[] {
  const extra: Scenario = takesBody
    ? unknownParameter(method, path)
    : ({ send }) => send(method, `${path}?colour=red`);
  return [signedIn(extra), twoSessions(method, path)];
}

/**
 * What an operation on one subscription rejects.
 * @param by the callers besides the owner who may use it.
 * @param disclosed whether another account gets 403 rather than 404.
 */
export function aboutOne(
  method: string,
  template: string,
  act: Act,
  {
    by = "nobody",
    takesBody = false,
    disclosed = false,
  }: { by?: "nobody" | "operator"; takesBody?: boolean; disclosed?: boolean } = {},
) {
  const path = template.replace("{id}", "whk_unknown");
  const refused = notLetIn(method, path);
  const another: Scenario = async (world) => act(await world.developer(), (await subscribed(world)).id);
  const operator: Scenario = async (world) => act(await world.owner(), (await subscribed(world)).id);
  const badPath: Scenario = takesBody
    ? badId(method, template)
    : ({ send }) => send(method, template.replace("{id}", "a%2Fb"));
  return {
    ...refused,
    400: [...wrongRequests(method, path, takesBody), signedIn(badPath)],
    403: [...refused[403], ...(disclosed ? [another] : []), ...(by === "operator" ? [] : [operator])],
    404: [
      ...(disclosed ? [] : [another]),
      async (world: ScenarioWorld) => act(await world.developer(), "whk_unknown"),
      async (world: ScenarioWorld) => {
        const { developer, id } = await subscribed(world);
        await developer.webhooks.remove(id);
        return act(developer, id);
      },
    ],
  };
}

/** An unexpected body. */
export function bodyTooMany(method: string, path: string): Scenario {
  return signedIn(({ send }) => send(method, path, { headers: json, body: "{}" }));
}

/** Invalid bodies: not JSON, an unknown field, a field of the wrong type. */
export function wrongBodies(method: string, path: string, wrong: object): Scenario[] {
  const sent = (body: object) =>
    signedIn(({ send }) => send(method, path, { headers: json, body: JSON.stringify(body) }));
  return [signedIn(malformedJson(method, path)), sent({ colour: "red" }), sent(wrong), sent([])];
}

/** Bodies that are rejected before they are parsed. */
export function unreadBodies(method: string, path: string) {
  return { 413: signedIn(tooLarge(method, path)), 415: signedIn(wrongMediaType(method, path)) };
}
