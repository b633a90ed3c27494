/** How long responses to changes wait for receivers that hang. */
import { describe, expect, it, vi } from "vitest";
import type { Registry } from "../../client/index.ts";
import { ResponseWaits } from "../../server/registry/webhooks/response-waits.ts";
import { type EngineName, engines, scratch } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { type Receiver, type Respond, reaching, receiver } from "./receiver.ts";
import { all, testDeliveryTimes } from "./scene.ts";

const hangs: Respond = () => undefined;

interface Processes extends AsyncDisposable {
  hook: Receiver;
  /** Its attempts time out soon. */
  first: TestWorld;
  /** Its attempts last as long as the test, and so would its responses. */
  second: TestWorld;
  /** Clients with the key of the subscription's account, at either process. */
  viaFirst: Registry;
  viaSecond: Registry;
  id: string;
}

/** Two processes of a node, and a subscription whose receiver hangs. */
async function processes(engine: EngineName): Promise<Processes> {
  await using opened = new AsyncDisposableStack();
  const own = opened.use(await scratch(engine));
  const hook = opened.use(await receiver(hangs));
  const [settings, surroundings] = await reaching(hook);
  const shared = { ...settings, database: own.database, deliveryWaitMs: 600_000 };
  const open = async (times: object) => {
    const deliveryTimes = testDeliveryTimes({ pollIntervalMs: 2 ** 30, unresponsiveWaitMs: 1, ...times });
    return opened.use(await createWorld(engine, shared, { ...surroundings, deliveryTimes }));
  };
  const first = await open({ attemptTimeoutMs: 100 });
  const second = await open({});
  const developer = await first.developer();
  const apiKey = (await developer.keys.create({ name: "test" })).key.raw_key;
  const viaFirst = first.registryWith(apiKey);
  const { id } = await viaFirst.webhooks.create({ callbackUrl: hook.url() });
  const closing = opened.move();
  return {
    hook,
    first,
    second,
    viaFirst,
    viaSecond: second.registryWith(apiKey),
    id,
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

let agents = 0;

/** Registers a new agent, which emits an event. */
async function cause(registry: Registry): Promise<void> {
  await registry.agents.register({ agent_id: `agent-${++agents}`, agent_url: "https://agent.example.com/" });
}

/** The statuses of the deliveries, newest first. */
async function statuses({ viaFirst, id }: Processes): Promise<string[]> {
  return (await all(viaFirst.webhooks.deliveries(id))).map(({ status }) => status);
}

describe.each(engines)("the response to a change on %s", (engine) => {
  it("waits only for a moment for a receiver whose last attempt timed out, in every process and after a resume", async () => {
    await using at = await processes(engine);
    await cause(at.viaFirst);
    expect(await statuses(at)).toEqual(["failed"]);
    await cause(at.viaSecond); // its attempt lasts longer than the test
    expect(await statuses(at)).toEqual(["pending", "failed"]);
    await at.viaFirst.webhooks.pause(at.id);
    await at.viaFirst.webhooks.resume(at.id);
    await cause(at.viaSecond);
    expect(await statuses(at)).toEqual(["pending", "pending", "failed"]);
  });

  it("still does after a failure without a response that came sooner, and after a change of the URL", async () => {
    await using at = await processes(engine);
    await cause(at.viaFirst);
    at.hook.respondWith((_request, _response, raw) => void raw.socket.destroy());
    await cause(at.viaFirst);
    await vi.waitFor(async () => expect(await statuses(at)).toEqual(["failed", "failed"]), hang);
    at.hook.respondWith(hangs);
    await at.viaFirst.webhooks.update(at.id, { callbackUrl: at.hook.url("/other") });
    await cause(at.viaSecond);
    expect(await statuses(at)).toEqual(["pending", "failed", "failed"]);
  });

  it.each([204, 503])("waits again once the receiver has responded in time, with %d", async (status) => {
    await using at = await processes(engine);
    await cause(at.viaFirst);
    at.hook.respondWith((_request, response) => response.writeHead(status).end());
    await cause(at.viaSecond);
    const end = status === 204 ? "delivered" : "failed";
    await vi.waitFor(async () => expect(await statuses(at)).toEqual([end, "failed"]), hang);
    at.hook.respondWith((_request, response) => {
      setTimeout(() => response.writeHead(status).end(), 200); // much longer than the limited wait
    });
    await cause(at.viaSecond);
    expect(await statuses(at)).toEqual([end, end, "failed"]);
  });

  it("waits only for a moment for a new subscription at the host of a receiver that hangs", async () => {
    await using at = await processes(engine);
    await cause(at.viaFirst);
    await at.viaFirst.webhooks.create({ callbackUrl: at.hook.url("/new") });
    const other = await at.first.developer(); // of another account
    await other.webhooks.create({ callbackUrl: at.hook.url("/another") });
    await cause(at.viaSecond);
    expect(await statuses(at)).toEqual(["pending", "failed"]);
  });

  it("waits only for a moment for further subscriptions of the account at a host that hangs now", async () => {
    await using at = await processes(engine);
    const events = ["cert.issued" as const];
    const { id } = await at.viaFirst.webhooks.create({ callbackUrl: at.hook.url("/other"), events });
    await at.first.sql("update webhook set reached_at = '2026-11-20T16:00:00.000Z'");
    await cause(at.viaFirst);
    await at.viaFirst.webhooks.update(id, { events: [] });
    await cause(at.viaSecond);
    expect(await statuses(at)).toEqual(["pending", "failed"]);
  });

  it("waits for a subscription of another account at such a host that was delivered to before", async () => {
    await using at = await processes(engine);
    await cause(at.viaFirst);
    const other = await at.first.developer();
    const { id } = await other.webhooks.create({ callbackUrl: at.hook.url("/other") });
    await at.first.sql(`update webhook set reached_at = '2026-11-20T16:00:00.000Z' where id = '${id}'`);
    at.hook.respondWith(({ path }, response) => {
      if (path === "/other") setTimeout(() => response.writeHead(204).end(), 200);
    });
    await cause(at.viaSecond);
    expect((await all(other.webhooks.deliveries(id))).map(({ status }) => status)).toEqual(["delivered"]);
  });

  it("does not wait if DELIVERY_WAIT_MS is 0", async () => {
    await using hook = await receiver(hangs);
    const [settings, surroundings] = await reaching(hook);
    const deliveryTimes = testDeliveryTimes();
    const config = { ...settings, deliveryWaitMs: 0 };
    await using world = await createWorld(engine, config, { ...surroundings, deliveryTimes });
    const owner = await world.keyed(await world.developer());
    const { id } = await owner.webhooks.create({ callbackUrl: hook.url() });
    await cause(owner);
    expect((await all(owner.webhooks.deliveries(id))).map(({ status }) => status)).toEqual(["pending"]);
  });
});

describe("the wait for a delivery", () => {
  it("ends while it is under way if the receiver is found not to respond", async () => {
    const waits = new ResponseWaits(0);
    const [wait, other] = [waits.open(1), waits.open(2)];
    let otherIsOver = false;
    void other.over.then(() => {
      otherIsOver = true;
    });
    waits.limit(1);
    await wait.over;
    expect(otherIsOver).toBe(false);
    other.end();
    await other.over;
  });
});
