/** The preparation of subscription scenarios, and the requests that every operation on one subscription rejects. */
import type { Registry, WebhookWithSecret } from "../../client/index.ts";
import type { Browser } from "../browser.ts";
import type { Scenario, ScenarioWorld } from "../scenario.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { elsewhere, json, signedIn, weather } from "./preparation.ts";

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
export function disableAll({ arrange }: ScenarioWorld): Promise<void> {
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

/** Scenarios of an operation on a subscription that is unknown, deleted, or another account's. */
interface OfOthers {
  /** The operation is not for the operator. */
  byOperator: Scenario;
  byAnother: Scenario;
  missing: { "an unknown subscription": Scenario; "a deleted subscription": Scenario };
}

function ofOthers(act: Act): OfOthers {
  return {
    byOperator: async (world) => act(await world.owner(), (await subscribed(world)).id),
    byAnother: async (world) => act(await world.developer(), (await subscribed(world)).id),
    missing: {
      "an unknown subscription": async (world) => act(await world.developer(), "whk_unknown"),
      "a deleted subscription": async (world) => {
        const { developer, id } = await subscribed(world);
        await developer.webhooks.remove(id);
        return act(developer, id);
      },
    },
  };
}

/** What an operation for the subscription's account alone rejects. */
export function ownersAlone(act: Act) {
  const { byOperator, byAnother, missing } = ofOthers(act);
  return {
    403: { not_subscription_owner: byOperator },
    404: { subscription_not_found: { ...missing, "a subscription of another account": byAnother } },
  };
}

/** What an operation rejects while the operator has the subscription disabled. */
export function barred(act: Act) {
  const disabledByOperator: Scenario = async (world) => {
    const { developer, id } = await subscribed(world);
    await (await world.owner()).webhooks.disable(id, { reason: "A complaint." });
    return act(developer, id);
  };
  return { subscription_disabled_by_operator: disabledByOperator };
}

/** What an operation for the subscription's account alone rejects, also while the operator has it disabled. */
export function ownersWhilePermitted(act: Act) {
  const rejected = ownersAlone(act);
  return { ...rejected, 403: { ...rejected[403], ...barred(act) } };
}

/** What an operation rejects that discloses the subscriptions of other accounts. */
export function disclosing(act: Act) {
  const { byAnother, missing } = ofOthers(act);
  return { 403: { not_subscription_owner: byAnother }, 404: { subscription_not_found: missing } };
}

/** What an operation for the operator, too, rejects. */
export function operatorsToo(act: Act) {
  const { byAnother, missing } = ofOthers(act);
  return {
    404: { subscription_not_found: { ...missing, "a subscription of another account": byAnother } },
  };
}

/** A body with a value that the contract does not allow. */
export function invalidBody(method: string, path: string, body: object): Scenario {
  return signedIn(({ send }) => send(method, path, { headers: json, body: JSON.stringify(body) }));
}
