/** Abuse of subscriptions: limits of what an account can make the node send to a host. */
import { describe, expect, it, vi } from "vitest";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { rejectionOf } from "../spending.ts";
import { heldRespond, type Respond, receiver } from "./receiver.ts";
import { all, scene } from "./scene.ts";

/** A host that never responds with 2xx, and counts its concurrent requests. */
function victim() {
  const state = { now: 0, most: 0, received: 0 };
  const respond: Respond = (_request, response) => {
    state.received++;
    state.most = Math.max(state.most, ++state.now);
    setTimeout(() => {
      state.now--;
      response.writeHead(404).end();
    }, 30);
  };
  return { state, respond };
}

describe.each(engines)("a host that has never responded with 2xx, on %s", (engine) => {
  it("gets one delivery at a time, on all its ports and subdomains, from all accounts", async () => {
    const { state, respond: response } = victim();
    await using opened = new AsyncDisposableStack();
    const names = ["victim.test", "www.victim.test", "www.victim.test", "api.eu.victim.test"];
    const hosts = await Promise.all(names.map((name) => receiver(response, name)));
    for (const host of hosts) opened.use(host);
    await using at = await scene(engine, undefined, {}, hosts);
    const other = await at.world.keyed(await at.world.developer());
    for (let index = 0; index < 16; index++) {
      const callbackUrl = hosts[index % hosts.length]?.url(`/${index}`) ?? "";
      await (index % 2 === 0 ? at.owner : other).webhooks.create({ callbackUrl });
    }
    await at.cause();
    await vi.waitFor(() => expect(state.received).toBe(16), hang);
    expect(state.most).toBe(1);
  });

  it("gets one test at a time, and 20 before the rate limit applies", async () => {
    const { respond, release } = heldRespond(404);
    await using at = await scene(engine, respond);
    const { id } = await at.subscribe();
    const first = at.owner.webhooks.test(id);
    await vi.waitFor(() => expect(at.hook.requests).toHaveLength(1), hang);
    const busy = await rejectionOf(at.owner.webhooks.test(id));
    expect(busy).toMatchObject({ status: 429, code: "too_many_deliveries" });
    expect(Number(at.world.exchanges.at(-1)?.response.headers["retry-after"])).toBeGreaterThan(0);
    release();
    expect(await first).toMatchObject({ delivered: false, response_status: 404 });

    await at.cause();
    const [delivery] = await all(at.owner.webhooks.deliveries(id));
    const delivery_id = delivery?.id ?? "";
    for (let index = 0; index < 6; index++) await at.owner.webhooks.test(id);
    for (let index = 0; index < 6; index++) await at.owner.webhooks.redeliver(id, delivery_id);
    for (let index = 0; index < 3; index++) await at.owner.webhooks.deliver({ delivery_id });
    for (let index = 0; index < 3; index++) await at.owner.webhooks.replay(id, { status: "failed" });
    const received = at.hook.requests.length;
    const { webhooks } = at.owner;
    for (const request of [
      () => webhooks.test(id),
      () => webhooks.redeliver(id, delivery_id),
      () => webhooks.deliver({ delivery_id }),
      () => webhooks.replay(id, { status: "failed" }),
    ]) {
      expect(await rejectionOf(request())).toMatchObject({ status: 429, code: "too_many_deliveries" });
    }
    expect(at.hook.requests).toHaveLength(received);
    at.world.pass(5_000);
    expect((await webhooks.test(id)).delivered).toBe(false);
    expect((await rejectionOf(webhooks.test(id))).code).toBe("too_many_deliveries");
    const operator = await at.world.owner();
    expect(await operator.webhooks.deliver({ delivery_id })).toMatchObject({ status: "failed" });
  });
});

describe.each(engines)("subscriptions at one host, on %s", (engine) => {
  it("are limited per account, including all ports and subdomains, and changes of the URL", async () => {
    await using at = await scene(engine);
    const free = await at.world.keyed(await at.world.developer());
    for (let index = 0; index < 20; index++) {
      await free.webhooks.create({ callbackUrl: `https://a${index}.victim.co.uk:${9_000 + index}/${index}` });
    }
    const callbackUrl = "https://victim.co.uk/";
    const limited = {
      status: 409,
      code: "callback_host_limit_reached",
      problem: { limit: 20, count: 20, host: "victim.co.uk" },
    };
    expect(await rejectionOf(free.webhooks.create({ callbackUrl }))).toMatchObject(limited);
    expect(await rejectionOf(free.webhooks.adminCreate({ callbackUrl }))).toMatchObject(limited);
    const elsewhere = await free.webhooks.create({ callbackUrl: "https://another.co.uk/" });
    const before = await free.webhooks.get(elsewhere.id);
    const change = {
      callbackUrl,
      events: ["cert.issued" as const],
      source: "all" as const,
      description: "moved",
    };
    expect(await rejectionOf(free.webhooks.update(elsewhere.id, change))).toMatchObject(limited);
    expect(await free.webhooks.get(elsewhere.id)).toEqual(before);
    // One that is there already may have another path.
    const [, newest] = await all(free.webhooks.list());
    await free.webhooks.update(newest?.id ?? "", { callbackUrl: "https://other.victim.co.uk/path" });
  });

  it("are limited for all young accounts together, but not for older accounts", async () => {
    await using at = await scene(engine);
    const callbackUrl = "https://victim.example.com/";
    const { id } = await at.subscribe({ callbackUrl });
    await at.world.sql(`insert into webhook (id, account_id, callback_url, origin, host, site, events, source, status, secret,
        created_at, consecutive_failures)
      with recursive number (n) as (select 1 union all select n + 1 from number where n < 99)
      select 'whk_' || n, account_id, callback_url, origin, host, site, events, source, status, secret, created_at, 0
        from webhook cross join number where id = '${id}'`);
    const young = await at.world.keyed(await at.world.developer());
    expect(await rejectionOf(young.webhooks.create({ callbackUrl }))).toMatchObject({
      code: "callback_host_limit_reached",
      problem: { limit: 100, count: 100, host: "example.com" },
    });
    await (await at.world.keyed(await at.world.owner())).webhooks.create({ callbackUrl });
    at.world.pass(86_400_000);
    await young.webhooks.create({ callbackUrl });
  });

  it("lose the record of the receiver when they change to another host", async () => {
    const { state, respond: response } = victim();
    await using host = await receiver(response, "www.victim.test");
    await using at = await scene(engine, undefined, {}, [host]);
    const subscriptions = [await at.subscribe(), await at.subscribe(), await at.subscribe()];
    await at.cause(); // their own host responds with 204, fast
    for (const [index, { id }] of subscriptions.entries()) {
      await at.owner.webhooks.update(id, { callbackUrl: host.url(`/${index}`) });
    }
    await at.cause();
    await vi.waitFor(() => expect(state.received).toBe(3), hang);
    expect(state.most).toBe(1);
  });
});
