/** An account that subscribes, in a world without receivers: no delivery finds its host. */
import type { Registry, Webhook, WebhookWithSecret } from "../../client/index.ts";
import type { EngineName } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";

export const callbackUrl = "https://hooks.example.com/registry";

export interface Subscriber extends AsyncDisposable {
  world: TestWorld;
  /** A client with a key of the account. */
  owner: Registry;
  /** Puts a subscription into a state, as failures and its owner would. */
  put(id: string, status: Webhook["status"], failures: number): Promise<void>;
  /** How many rows a table has. */
  count(table: string): Promise<number>;
  /** Registers an agent, which is an event. */
  cause(agent_id: string): Promise<void>;
}

/** Makes a world with an account that subscribes. */
export async function subscriber(engine: EngineName): Promise<Subscriber> {
  const world = await createWorld(engine);
  const owner = await world.keyed(await world.developer("pro"));
  return {
    ...{ world, owner },
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

/** A subscription as later answers have it. */
export function withoutSecret({ secret, signing_key, ...shown }: WebhookWithSecret): Webhook {
  return shown;
}
