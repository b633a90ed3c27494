/**
 * Changes of a subscription while outcomes of its deliveries are written. On PostgreSQL both run concurrently; the tests lock
 * rows to make them conflict every time. SQLite has one writer, so there they cannot conflict.
 */
import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { rejectionOf } from "../spending.ts";
import type { Received } from "./receiver.ts";
import { all, type Scene, scene } from "./scene.ts";

/** A receiver that responds to each path when the test calls `release`. */
function waiting(status: number) {
  const releases = new EventEmitter();
  return {
    release: (path: string) => releases.emit(path),
    respond: ({ path }: Received, response: ServerResponse) => {
      releases.once(path, () => response.writeHead(status).end());
    },
  };
}

/** Registers an agent without waiting for its deliveries, and then waits until `count` deliveries have arrived. */
async function send({ owner, hook }: Scene, agent_id: string, arrived: number): Promise<void> {
  await owner.agents.register({ agent_id, agent_url: "https://agent.example.com/" }, { respondAsync: true });
  await vi.waitFor(() => expect(hook.requests).toHaveLength(arrived), hang);
}

/** Locks a subscription's row, as another process does before it changes the row. */
async function hold({ world }: Scene, id: string): Promise<{ release(): Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const done = world.node.database.aside(async (rows) => {
    await rows.all("select key from webhook where id = ? for update", [id]);
    held.resolve();
    await over.promise;
  });
  await held.promise;
  return {
    async release() {
      over.resolve();
      await done;
    },
  };
}

/** Waits until `count` statements wait for a row lock. */
async function blocked({ world }: Scene, count: number): Promise<void> {
  const sql = `select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => {
    expect(Number((await world.node.database.get<{ count: number }>(sql))?.count)).toBe(count);
  }, hang);
}

describe.runIf(engines.includes("postgres"))("on postgres", () => {
  test("a pause during the write of the tenth failure is rejected, because the subscription is disabled", async () => {
    const { respond: response, release } = waiting(500);
    await using at = await scene("postgres", response);
    const { id } = await at.subscribe();
    await at.world.sql("update webhook set consecutive_failures = 9");
    await send(at, "tenth", 1);
    const held = await hold(at, id);
    release("/hook");
    await blocked(at, 1); // the outcome
    const pausing = rejectionOf(at.owner.webhooks.pause(id));
    await blocked(at, 2); // the pause behind it
    await held.release();
    expect((await pausing).code).toBe("subscription_disabled");
    const webhook = await at.owner.webhooks.get(id);
    expect(webhook).toMatchObject({ status: "disabled", consecutive_failures: 10 });
    expect(webhook.disabled_at).not.toBeNull();
  });

  test("deleting a subscription during the write of a batch keeps the outcomes of other subscriptions", async () => {
    const { respond: response, release } = waiting(204);
    await using at = await scene("postgres", response);
    const [first, second, third] = [
      await at.subscribe({ callbackUrl: at.hook.url("/first") }),
      await at.subscribe({ callbackUrl: at.hook.url("/second") }),
      await at.subscribe({ callbackUrl: at.hook.url("/third") }),
    ];
    await at.world.sql("update webhook set reached_at = '2026-11-20T16:00:00.000Z'"); // else one delivery at a time
    await send(at, "three", 3);
    const writing = await hold(at, first.id);
    release("/first");
    await blocked(at, 1);
    release("/second");
    release("/third");
    await pause(100); // both outcomes wait for the writing of the first, to be written together
    const held = await hold(at, second.id);
    await writing.release();
    await blocked(at, 1);
    const removing = at.owner.webhooks.remove(third.id);
    await pause(100); // it is done, or waits
    await held.release();
    await removing;
    for (const { id } of [first, second]) {
      await vi.waitFor(async () => {
        expect((await all(at.owner.webhooks.deliveries(id))).map(({ status }) => status)).toEqual([
          "delivered",
        ]);
      }, hang);
    }
    expect(at.hook.requests).toHaveLength(3);
  });
});
