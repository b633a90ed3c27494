/** An account with subscriptions in a world without receivers: no callback host resolves. */
import type { Registry, Webhook, WebhookWithSecret } from "../../client/index.ts";
import type { EngineName } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";

export const callbackUrl = "https://hooks.example.com/registry";

export interface Subscriber extends AsyncDisposable {
  world: TestWorld;
  /** A client with an API key of the account. */
  owner: Registry;
  /** Sets the status of a subscription in the database. */
  put(id: string, status: Webhook["status"], failures: number): Promise<void>;
  /** The number of rows of a table. */
  count(table: string): Promise<number>;
  /** Registers an agent, which emits an event. */
  cause(agent_id: string): Promise<void>;
}

/** Creates a world with a subscribing account. */
export async function subscriber(engine: EngineName): Promise<Subscriber> {
  const world = await createWorld(engine);
  const owner = await world.keyed(await world.developer("pro"));
  return {
    world,
    owner,
    async put(id, status, failures) {
      const at = status === "disabled" ? "'2026-11-20T16:00:00.000Z'" : "null";
      await world.sql(`update webhook set status = '${status}', consecutive_failures = ${failures},
        disabled_at = ${at} where id = '${id}'`);
    },
    async count(table) {
      const sql = `select count(*) as count from ${table}`;
      return Number((await world.node.database.get<{ count: number }>(sql))?.count);
    },
    async cause(agent_id) {
      await owner.agents.register({ agent_id, agent_url: "https://agent.example.com/" });
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

/** A subscription without its secret, as in later responses. */
export function withoutSecret({ secret, signing_key, ...shown }: WebhookWithSecret): Webhook {
  return shown;
}
