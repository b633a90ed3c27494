/** A node with an account that subscribes, and receivers that it reaches. */
import type { Registry, Schemas, WebhookWithSecret } from "../../client/index.ts";
import type { Pace } from "../../server/webhooks/dispatcher.ts";
import type { EngineName } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { type Answer, type Receiver, reaching, receiver } from "./receiver.ts";

export type Subscription = WebhookWithSecret;

/** Whatever happens in a scene ends with it. */
export interface Scene extends AsyncDisposable {
  world: TestWorld;
  hook: Receiver;
  /** A client with a key of the account that subscribes. */
  owner: Registry;
  /** Subscribes to the receiver's URL, or another one. */
  subscribe(request?: Partial<Schemas["WebhookRequest"]>): Promise<Subscription>;
  /** Registers an agent of a new id, which is an event; returns its id. */
  cause(): Promise<string>;
  /** The keys that have arrived, in order. */
  keys(): string[];
}

/**
 * Sets a scene.
 * @param answer how the receiver answers; without one, 204.
 * @param pace how long things take at most, where it is not as usual: tests do not wait for seconds.
 * @param others further receivers that the node reaches.
 */
export async function scene(
  engine: EngineName,
  answer?: Answer,
  pace: Partial<Pace> = {},
  others: Receiver[] = [],
): Promise<Scene> {
  await using opened = new AsyncDisposableStack();
  const hook = opened.use(await receiver(answer));
  const [settings, surroundings] = await reaching(hook, ...others);
  const world = opened.use(await createWorld(engine, settings, { ...surroundings, pace: paced(pace) }));
  const owner = await world.keyed(await world.developer("pro"));
  let count = 0;
  const closing = opened.move();
  return {
    ...{ world, hook, owner },
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

/** A pace in which nothing takes long, but for what a test slows down. */
export function paced(pace: Partial<Record<"attempt" | "answer" | "lease" | "sweep" | "stop", number>> = {}) {
  return { attempt: 2_000, answer: 10_000, lease: 15_000, sweep: 50, stop: 200, ...pace };
}

/** All entries of a list. */
export async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}
