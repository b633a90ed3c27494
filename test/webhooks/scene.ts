/** A test scene: a node, an account with subscriptions, and receivers that the node can reach. */
import type { Registry, Schemas, WebhookWithSecret } from "../../client/index.ts";
import type { Config } from "../../server/assembly/config.ts";
import type { DeliveryTimes } from "../../server/registry/webhooks/dispatcher.ts";
import type { EngineName } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { type Receiver, type Respond, reaching, receiver } from "./receiver.ts";

export type Subscription = WebhookWithSecret;

/** Disposing a scene stops its node and its receivers. */
export interface Scene extends AsyncDisposable {
  world: TestWorld;
  hook: Receiver;
  /** A client with an API key of the subscribing account. */
  owner: Registry;
  /** Creates a subscription; its default callback URL is that of the receiver. */
  subscribe(request?: Partial<Schemas["WebhookRequest"]>): Promise<Subscription>;
  /** Registers a new agent, which emits an event. Returns the agent's id. */
  cause(): Promise<string>;
  /** The idempotency keys of the received deliveries, in order. */
  keys(): string[];
}

/**
 * Creates a scene.
 * @param response how the receiver responds; the default is 204.
 * @param times timeouts and intervals that differ from {@link testDeliveryTimes}.
 * @param others further receivers that the node can reach.
 * @param config settings of the node.
 */
export async function scene(
  engine: EngineName,
  response?: Respond,
  times: Partial<DeliveryTimes> = {},
  others: Receiver[] = [],
  config: Partial<Config> = {},
): Promise<Scene> {
  await using opened = new AsyncDisposableStack();
  const hook = opened.use(await receiver(response));
  const [settings, surroundings] = await reaching(hook, ...others);
  const world = opened.use(
    await createWorld(
      engine,
      { ...settings, ...config },
      { ...surroundings, deliveryTimes: testDeliveryTimes(times) },
    ),
  );
  const owner = await world.keyed(await world.developer("pro"));
  let count = 0;
  const closing = opened.move();
  return {
    world,
    hook,
    owner,
    subscribe: (request = {}) => owner.webhooks.create({ callbackUrl: hook.url(), ...request }),
    async cause() {
      const agent_id = `agent-${++count}`;
      await owner.agents.register({ agent_id, agent_url: "https://agent.example.com/" });
      return agent_id;
    },
    keys: () => hook.requests.map(({ headers }) => String(headers["x-idempotency-key"])),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** Short intervals, so that tests do not wait for seconds, and timeouts that only what hangs reaches: see {@link hang}. */
export function testDeliveryTimes(times: Partial<DeliveryTimes> = {}): DeliveryTimes {
  return {
    attemptTimeoutMs: hang.timeout,
    responseTimeoutMs: hang.timeout,
    unresponsiveWaitMs: hang.timeout,
    pollIntervalMs: 50,
    shutdownTimeoutMs: 200,
    ...times,
  };
}

/** All entries of a list. */
export async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}
