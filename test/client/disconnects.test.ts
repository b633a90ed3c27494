/** The event stream over a connection that breaks again and again, at any byte. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { createRegistry, type Registry, type RegistryEvent } from "../../client/index.ts";
import { engines } from "../engines.ts";
import { isEveryday } from "../runs.ts";
import { createWorld } from "../world.ts";

const cuts = 20;

/**
 * Leads to a node, and cuts each connection in the middle of how it responds, as often as requested. The node asks clients
 * to wait a second before they connect again; here it is one millisecond, which takes as many bytes.
 */
async function cuttingProxy(
  target: URL,
  times: number,
): Promise<AsyncDisposable & { url: string; cuts(): number }> {
  let made = 0;
  const server = createServer((client) => {
    const node = connect(Number(target.port), target.hostname);
    const end = () => {
      client.destroy();
      node.destroy();
    };
    for (const socket of [client, node]) socket.on("error", end).on("close", end);
    client.pipe(node);
    let left = 300 + ((made * 397) % 2_000); // somewhere in the headers, between two events, or inside one
    node.on("data", (chunk) => {
      const bytes = Buffer.from(chunk.toString("latin1").replace("retry: 1000", "retry: 0001"), "latin1");
      if (made >= times || bytes.length < left) {
        left -= bytes.length;
        return client.write(bytes);
      }
      made += 1;
      client.write(bytes.subarray(0, left), end);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    cuts: () => made,
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
}

async function register({ agents }: Registry, from: number, count: number): Promise<void> {
  for (let number = from; number < from + count; number += 1) {
    const agent_id = `agent-${number}`;
    await agents.register({ agent_id, agent_url: `https://${agent_id}.example.com/` });
  }
}

describe.each(engines)("on %s", (engine) => {
  test.skipIf(isEveryday)(`${cuts} disconnects cause no gap and no duplicate`, async () => {
    await using world = await createWorld(engine);
    const url = new URL(await world.node.app.listen({ port: 0, host: "127.0.0.1" }));
    await using proxy = await cuttingProxy(url, cuts);
    const registry = createRegistry({ baseUrl: proxy.url });
    const aborter = new AbortController();
    await register(world.registry, 1, 50); // what is there
    const writing = register(world.registry, 51, 100); // what comes while it is read
    const events: RegistryEvent[] = [];
    for await (const event of registry.events.stream({ after: 0 }, { signal: aborter.signal })) {
      events.push(event);
      if (events.length === 150) await writing;
      if (events.length >= 150 && proxy.cuts() < cuts) await register(world.registry, events.length + 1, 1);
      else if (events.length >= 150) aborter.abort();
    }
    expect(proxy.cuts()).toBe(cuts);
    const { last_seq } = (await world.registry.node.stats()).events;
    expect(events.map(({ payload }) => payload.seq)).toEqual(
      Array.from({ length: last_seq }, (_, n) => n + 1),
    );
    expect(new Set(events.map(({ idempotency_key }) => idempotency_key)).size).toBe(events.length);
  });
});
