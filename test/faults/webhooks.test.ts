/** Processes that are killed while they deliver, and processes that share a database. */
import { randomInt } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { ConnectionError, createRegistry, type Registry } from "../../client/index.ts";
import { engines, scratch } from "../engines.ts";
import { hang } from "../hang.ts";
import { authority } from "../webhooks/authority.ts";
import { type Receiver, receiver } from "../webhooks/receiver.ts";
import { all } from "../webhooks/scene.ts";
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
    const urls = [0, 1, 2, 3, 4].map((index) => receivers[index % 2]?.url(`/${index}`) ?? "");
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
      await Promise.all([0, 1, 2].map((writer) => writeOn(node.registry, `agent-${round}-${writer}`)));
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
    expect([...paths.keys()].sort()).toEqual(["/0", "/1", "/2", "/3", "/4"]);
    for (const keys of paths.values()) {
      expect([...keys.keys()].sort()).toEqual([...committed.keys()].sort());
      for (const [event, bodies] of keys) {
        expect([...bodies].map((body) => JSON.parse(body))).toEqual([committed.get(event)]);
      }
    }
  });

  test("what a killed process attempted is delivered within three seconds of the restart", async () => {
    await using own = await scratch(engine);
    await using place = await folder();
    await using hook = await receiver(() => undefined);
    const env = { ...(await environment(place.path, [hook])), DATABASE_URL: urlOf(own.database) };
    await using node = await start(place.path, env);
    const apiKey = await keyOf(node);
    const { id } = await createRegistry({ baseUrl: node.url, apiKey }).webhooks.create({
      callbackUrl: hook.url(),
    });
    const agent = { agent_id: "weather-agent", agent_url: "https://weather.example.com/a2a" };
    await node.registry.agents.register(agent, { respondAsync: true });
    await vi.waitFor(() => expect(hook.requests).toHaveLength(1), hang);
    node.send("SIGKILL");
    await node.ended;

    hook.respondWith((_request, response) => response.writeHead(204).end());
    await using next = await start(place.path, env);
    await vi.waitFor(() => expect(hook.requests).toHaveLength(2), { ...hang, interval: 10 });
    const [first, second] = hook.requests;
    expect(second?.body).toEqual(first?.body);
    const registry = createRegistry({ baseUrl: next.url, apiKey });
    await vi.waitFor(
      async () =>
        expect(await all(registry.webhooks.deliveries(id))).toMatchObject([{ status: "delivered" }]),
      hang,
    );
    expect((await registry.webhooks.get(id)).consecutive_failures).toBe(0);
  });

  test("two processes that share a database make each delivery once, the sweep of one included", async () => {
    await using own = await scratch(engine);
    await using place = await folder();
    await using hook = await receiver((_request, response) => {
      setTimeout(() => response.writeHead(204).end(), randomInt(20));
    });
    const env = { ...(await environment(place.path, [hook])), DATABASE_URL: urlOf(own.database) };
    await using one = await start(place.path, env);
    await using two = await start(place.path, env);
    const registry = createRegistry({ baseUrl: one.url, apiKey: await keyOf(one) });
    const { id } = await registry.webhooks.create({ callbackUrl: hook.url() });
    await Promise.all(
      [one, two].flatMap((node, process) =>
        [0, 1, 2].map(async (writer) => {
          for (let index = 0; index < 10; index++) {
            const agent_id = `agent-${process}-${writer}-${index}`;
            await node.registry.agents.register(
              { agent_id, agent_url: "https://agent.example.com/" },
              { respondAsync: index % 2 === 0 },
            );
          }
        }),
      ),
    );
    await vi.waitFor(
      async () => {
        const { count } = await registry.webhooks
          .deliveries(id, { status: ["delivered"], limit: 100 })
          .page();
        expect(count).toBe(60);
      },
      { ...hang, interval: 100 },
    );
    expect(hook.requests).toHaveLength(60);
    expect(new Set(hook.requests.map(({ headers }) => headers["x-idempotency-key"])).size).toBe(60);
  });

  test("a stopping process aborts hanging deliveries; the next one delivers them, with the same key", async () => {
    await using own = await scratch(engine);
    await using place = await folder();
    await using hook = await receiver(() => undefined);
    const env = { ...(await environment(place.path, [hook])), DATABASE_URL: urlOf(own.database) };
    await using node = await start(place.path, env);
    const apiKey = await keyOf(node);
    await createRegistry({ baseUrl: node.url, apiKey }).webhooks.create({ callbackUrl: hook.url() });
    const agent = { agent_id: "weather-agent", agent_url: "https://weather.example.com/a2a" };
    const registered = node.registry.agents.register(agent);
    await vi.waitFor(() => expect(hook.requests).toHaveLength(1), hang);
    node.send("SIGTERM");
    expect((await registered).status).toBe("registered"); // who waits for the delivery gets the response at once
    expect(await node.ended).toMatchObject({ code: 0, signal: null });

    hook.respondWith((_request, response) => response.writeHead(204).end());
    await using next = await start(place.path, env);
    await vi.waitFor(() => expect(hook.requests).toHaveLength(2), hang);
    const [first, second] = hook.requests;
    expect(second?.body).toEqual(first?.body);
    expect([first, second].map((each) => each?.headers["x-webhook-attempt"])).toEqual(["1", "2"]);
    const registry = createRegistry({ baseUrl: next.url, apiKey });
    await vi.waitFor(async () => {
      expect(await all(registry.webhooks.list())).toMatchObject([
        { status: "active", consecutive_failures: 0 },
      ]);
    }, hang);
  });
});
