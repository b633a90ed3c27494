/** Fairness between accounts: slow receivers of one account do not delay the deliveries of others. */
import { describe, expect, it, vi } from "vitest";
import type { Registry } from "../../client/index.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import type { TestWorld } from "../world.ts";
import { type Receiver, type Respond, receiver } from "./receiver.ts";
import { all, type Scene, scene } from "./scene.ts";

/** The number of slow hosts: together they want more slots than one account may hold. */
const slowHosts = 18;

/** Receivers that respond slowly, until they hang. */
function slowReceivers() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const state = { hangs: false, received: 0, ended: 0, release };
  const respond: Respond = (_request, response) => {
    state.received++;
    const end = () => {
      state.ended++;
      response.writeHead(204).end();
    };
    if (state.hangs) void released.then(end);
    else setTimeout(end, 1_100);
  };
  return { state, respond };
}

/** Registers an agent without waiting for its deliveries. */
let count = 0;
function cause(registry: Registry): Promise<unknown> {
  const agent_id = `event-${++count}`;
  return registry.agents.register(
    { agent_id, agent_url: "https://agent.example.com/" },
    { respondAsync: true },
  );
}

/** A scene in which another account has subscriptions with slow receivers. */
async function withSlowAccount(engine: (typeof engines)[number], opened: AsyncDisposableStack) {
  const { state, respond: response } = slowReceivers();
  const hosts: Receiver[] = [];
  for (let index = 0; index < slowHosts; index++) {
    hosts.push(opened.use(await receiver(response, `hook.slow-${index}.test`)));
  }
  const at: Scene = opened.use(await scene(engine, undefined, {}, hosts));
  const other = await at.world.keyed(await at.world.developer("pro"));
  for (const host of hosts) await other.webhooks.create({ callbackUrl: host.url() });
  return { at, state, hosts, other };
}

async function pendingOf({ node }: TestWorld): Promise<number> {
  const sql = "select count(*) as count from delivery where status = 'pending'";
  return Number((await node.database.get<{ count: number }>(sql))?.count);
}

describe.each(engines)("the slots of an account on %s", (engine) => {
  it("are not taken by another account with slow receivers", async () => {
    await using opened = new AsyncDisposableStack();
    const { at, state } = await withSlowAccount(engine, opened);
    await at.subscribe();
    await cause(at.owner);
    await vi.waitFor(async () => expect(await pendingOf(at.world)).toBe(0), hang);
    state.hangs = true;
    const events = 4;
    for (let index = 0; index < events; index++) await cause(at.owner);
    // All is there before one of the others' attempts has ended.
    await vi.waitFor(() => expect(at.hook.requests).toHaveLength(1 + events), hang);
    expect(state.ended).toBe(slowHosts);
    state.release();
    await vi.waitFor(() => expect(state.ended).toBe(slowHosts * (1 + events)), hang); // nothing is lost
  });

  it("are not taken by pending deliveries of another account", async () => {
    await using opened = new AsyncDisposableStack();
    const { at, state } = await withSlowAccount(engine, opened);
    state.hangs = true;
    const { id } = await at.subscribe();
    await cause(at.world.registry);
    await vi.waitFor(async () => expect(await pendingOf(at.world)).toBe(slowHosts), hang);
    // As a crash leaves it: an hour of pending deliveries, of which one, the latest, is this account's.
    await at.world.sql(`insert into delivery (id, webhook_key, seq, type, status, cause, attempts, created_at)
      with recursive number (n) as (select 1 union all select n + 1 from number where n < 12)
      select 'dlv_left_' || n || '_' || w.key, w.key, 1, 'agent.registered', 'pending', 'event', 0,
        '2026-11-20T15:00:00.000Z'
        from number cross join webhook w where w.id <> '${id}'`);
    await at.world.sql(`update delivery set status = 'pending', finished_at = null
      where webhook_key = (select key from webhook where id = '${id}')`);
    await vi.waitFor(() => expect(at.hook.requests).toHaveLength(2), hang);
    expect(state.ended).toBe(0);
    state.release();
    await vi.waitFor(async () => expect(await pendingOf(at.world)).toBe(0), hang);
    expect((await all(at.owner.webhooks.deliveries(id))).map(({ attempt_count }) => attempt_count)).toEqual([
      2,
    ]);
  });
});
