/** Processes that are killed while they deliver, and nodes that share a database. */
import { randomInt, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { ConnectionError, createRegistry, type Registry } from "../../client/index.ts";
import { engines, scratch } from "../engines.ts";
import { hang } from "../hang.ts";
import { authority } from "../webhooks/authority.ts";
import { type Receiver, type Respond, reaching, receiver } from "../webhooks/receiver.ts";
import { all } from "../webhooks/scene.ts";
import { createWorld } from "../world.ts";
import { browserAt, folder, type NodeProcess, start, urlOf } from "./process.ts";

/** How often the node is killed; KILL_ROUNDS asks for more. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);

const owner = { OWNER_EMAIL: "owner@example.com", OWNER_PASSWORD: "correct horse battery" };

/** What a process needs to reach receivers on this machine. */
async function environment(place: string, receivers: Receiver[]): Promise<Record<string, string>> {
  const file = join(place, "authority.pem");
  await writeFile(file, (await authority()).cert);
  return {
    ...owner,
    NODE_EXTRA_CA_CERTS: file,
    NODE_KEY: Buffer.alloc(32, 7).toString("base64"),
    EGRESS_PINS: receivers.map(({ pin }) => pin).join(","),
  };
}

/** A key of the node's owner. */
async function keyOf(node: NodeProcess): Promise<string> {
  const browser = browserAt(node.url);
  await browser.accounts.signIn({ email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD });
  return (await browser.keys.create({ name: "test", tier: "free" })).key.raw_key;
}

/** Registers agents until the process is gone. Reads and anonymous writes need no key, and have no quota. */
async function writeOn(registry: Registry, prefix: string): Promise<void> {
  try {
    for (let index = 0; ; index++) {
      await registry.agents.register(
        { agent_id: `${prefix}-${index}`, agent_url: "https://agent.example.com/" },
        { respondAsync: index % 2 === 0 },
      );
    }
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
  }
}

/** Which bodies each path has been given, by key. */
function received(receivers: Receiver[]): Map<string, Map<string, Set<string>>> {
  const paths = new Map<string, Map<string, Set<string>>>();
  for (const { path, headers, body } of receivers.flatMap(({ requests }) => requests)) {
    const keys = paths.get(path) ?? new Map<string, Set<string>>();
    const key = String(headers["x-idempotency-key"]);
    keys.set(key, (keys.get(key) ?? new Set()).add(String(body)));
    paths.set(path, keys);
  }
  return paths;
}

// At once, because leases and retries are mostly waited for.
describe.concurrent.each(engines)("on %s", (engine) => {
  test("kills at random moments lose no delivery and make none up; what is sent twice has the same key and bytes", async () => {
    await using own = await scratch(engine);
    await using place = await folder();
    await using first = await receiver(undefined, "hook-1.example.test");
    await using second = await receiver((_request, response) => {
      setTimeout(() => response.writeHead(204).end(), randomInt(30));
    }, "hook-2.example.test");
    const receivers = [first, second];
    const env = { ...(await environment(place.path, receivers)), DATABASE_URL: urlOf(own.database) };
    const urls = [0, 1, 2].map((index) => receivers[index % 2]?.url(`/${index}`) ?? "");
    let key = "";

    for (let round = 0; round < rounds; round++) {
      await using node = await start(place.path, env);
      key ||= await keyOf(node);
      const registry = createRegistry({ baseUrl: node.url, apiKey: key });
      if (round === 0) for (const callbackUrl of urls) await registry.webhooks.create({ callbackUrl });
      const before = first.requests.length;
      const kill = async () => {
        await vi.waitFor(() => expect(first.requests.length).toBeGreaterThan(before), hang);
        await pause(randomInt(300));
        node.send("SIGKILL");
      };
      void kill();
      await Promise.all([0, 1].map((writer) => writeOn(node.registry, `agent-${round}-${writer}`)));
      await node.ended;
    }

    await using node = await start(place.path, env);
    const registry = createRegistry({ baseUrl: node.url, apiKey: key });
    const webhooks = await all(registry.webhooks.list());
    await vi.waitFor(
      async () => {
        for (const { id } of webhooks) {
          const { deliveries } = await registry.webhooks
            .deliveries(id, { status: ["pending"], limit: 1 })
            .page();
          expect(deliveries).toEqual([]);
        }
      },
      { ...hang, interval: 500 },
    );
    const events = await all(registry.events.list({ limit: 100 }));
    const committed = new Map(events.map((event) => [event.idempotency_key, event]));
    expect(committed.size).toBeGreaterThan(0);
    const paths = received(receivers);
    expect([...paths.keys()].sort()).toEqual(["/0", "/1", "/2"]);
    for (const keys of paths.values()) {
      expect([...keys.keys()].sort()).toEqual([...committed.keys()].sort());
      for (const [event, bodies] of keys) {
        expect([...bodies].map((body) => JSON.parse(body))).toEqual([committed.get(event)]);
      }
    }
  });

  test("two nodes that share a database make each delivery once, the sweep of one included", async () => {
    await using own = await scratch(engine);
    await using hook = await receiver((_request, response) => {
      setTimeout(() => response.writeHead(204).end(), randomInt(20));
    });
    const [settings, surroundings] = await reaching(hook);
    const { database } = own;
    const open = () =>
      createWorld(engine, { ...settings, database }, { ...surroundings, newId: () => randomUUID() });
    await using one = await open();
    await using two = await open();
    const { webhooks } = await one.developer();
    const { id } = await webhooks.create({ callbackUrl: hook.url() });
    await Promise.all(
      [one, two].flatMap(({ registry }, node) =>
        [0, 1, 2].map(async (writer) => {
          for (let index = 0; index < 10; index++) {
            const agent_id = `agent-${node}-${writer}-${index}`;
            await registry.agents.register(
              { agent_id, agent_url: "https://agent.example.com/" },
              { respondAsync: index % 2 === 0 },
            );
          }
        }),
      ),
    );
    const delivered = { status: ["delivered" as const], limit: 100 };
    await vi.waitFor(async () => expect((await webhooks.deliveries(id, delivered).page()).count).toBe(60), {
      ...hang,
      interval: 100,
    });
    expect(hook.requests).toHaveLength(60);
    expect(new Set(hook.requests.map(({ headers }) => headers["x-idempotency-key"])).size).toBe(60);
  });
});

// The leases that tell who has to deliver are the same statements on both engines: test/leases.test.ts.
test.concurrent("what a killed or a stopped process attempted is delivered by the next one, at once and with the same key", async () => {
  await using own = await scratch("sqlite");
  await using place = await folder();
  await using hook = await receiver(() => undefined);
  const env = { ...(await environment(place.path, [hook])), DATABASE_URL: urlOf(own.database) };
  await using killed = await start(place.path, env);
  const apiKey = await keyOf(killed);
  const { id } = await createRegistry({ baseUrl: killed.url, apiKey }).webhooks.create({
    callbackUrl: hook.url(),
  });
  const agent = { agent_id: "weather-agent", agent_url: "https://weather.example.com/a2a" };
  await killed.registry.agents.register(agent, { respondAsync: true });
  await vi.waitFor(() => expect(hook.requests).toHaveLength(1), hang);
  killed.send("SIGKILL");
  await killed.ended;

  const take: Respond = (_request, response) => response.writeHead(204).end();
  const delivered = async (node: NodeProcess, count: number) => {
    const { webhooks } = createRegistry({ baseUrl: node.url, apiKey });
    const isDelivered = Array(count).fill({ status: "delivered" });
    await vi.waitFor(
      async () => expect(await all(webhooks.deliveries(id))).toMatchObject(isDelivered),
      { ...hang, interval: 500 }, // each counts for the key
    );
    expect(await webhooks.get(id)).toMatchObject({ status: "active", consecutive_failures: 0 });
  };
  hook.respondWith(take);
  await using stopped = await start(place.path, env);
  await vi.waitFor(() => expect(hook.requests).toHaveLength(2), { ...hang, interval: 10 });
  await delivered(stopped, 1);

  hook.respondWith(() => undefined);
  const registered = stopped.registry.agents.register({ ...agent, agent_id: "travel-agent" });
  await vi.waitFor(() => expect(hook.requests).toHaveLength(3), hang);
  stopped.send("SIGTERM");
  expect((await registered).status).toBe("registered"); // who waits for the delivery gets the response at once
  expect(await stopped.ended).toMatchObject({ code: 0, signal: null });

  hook.respondWith(take);
  await using next = await start(place.path, env);
  await vi.waitFor(() => expect(hook.requests).toHaveLength(4), hang);
  await delivered(next, 2);
  const [killedOnce, again, stoppedOnce, repeated] = hook.requests;
  expect([again?.body, repeated?.body]).toEqual([killedOnce?.body, stoppedOnce?.body]);
  expect([stoppedOnce, repeated].map((each) => each?.headers["x-webhook-attempt"])).toEqual(["1", "2"]);
});
