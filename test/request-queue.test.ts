/** Requests of one client network that are too many at once, on real sockets. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApp } from "../server/core/http/app.ts";
import { fairQueueLimits } from "../server/core/http/fair-queue.ts";
import type { Dispatch } from "../server/core/http/internal-request.ts";
import type { CompleteOptions } from "../server/core/http/options.ts";
import { hang } from "./hang.ts";
import { openToAll } from "./open-app.ts";
import { createWorld } from "./world.ts";

const options: CompleteOptions<undefined> = {
  ...openToAll,
  requests: {
    ...fairQueueLimits,
    perNetwork: 2,
    waitingPerNetwork: 1,
    maxWaitMs: 600_000,
    maxRunMs: 600_000,
  },
};

/** An app whose `/stats` responds when a test lets it, `/list` when it has read that three times, and everything else at once. */
async function scene(settings: Partial<CompleteOptions<undefined>> = {}) {
  const pending: (() => void)[] = [];
  let dispatch: Dispatch | undefined;
  const contextFor: CompleteOptions<undefined>["contextFor"] = (_caller, client) => {
    dispatch = client.dispatch; // of the request whose handler is called next
  };
  const handler = (name: string) => async () => {
    const internal = { method: "GET", url: "/stats" } as const;
    if (name === "list") await Promise.all([internal, internal, internal].map((each) => dispatch?.(each)));
    if (name === "stats") await new Promise<void>((resolve) => pending.push(resolve));
    return { status: 200, body: { name } };
  };
  const feature = new Proxy({}, { get: (_target, name) => handler(String(name)) });
  const routes = new Proxy({}, { get: () => feature });
  const app = createApp<undefined>(routes as never, { ...options, contextFor, ...settings }); // any operation responds alike
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const sockets: Socket[] = [];
  /** Sends a request on a connection of its own; `text` grows by what comes back. */
  const get = (path: string, from = "127.0.0.1", headers = "", times = 1) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from });
    const said = { text: "", socket };
    socket.on("error", () => undefined).on("data", (bytes) => (said.text += bytes));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: registry.test\r\n${headers}\r\n`.repeat(times));
    sockets.push(socket);
    return said;
  };
  return {
    get,
    pending,
    /** Waits for the responses of as many requests as may run, and one that waits for them. */
    async crowd(from?: string, headers?: string) {
      const running = [get("/stats", from, headers), get("/stats", from, headers)];
      await vi.waitFor(() => expect(pending).toHaveLength(2), hang);
      const waiting = get("/lookup/a", from, headers);
      return { running, waiting };
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      for (const response of pending) response();
      await app.close();
    },
  };
}

async function served(said: { text: string }): Promise<void> {
  await vi.waitFor(() => expect(said.text).toMatch(/^HTTP\/1\.1 200 /), hang);
}

describe("a network with more requests at once than it may run", () => {
  test("waits until one of them has its response, and another network does not", async () => {
    await using at = await scene();
    const { waiting } = await at.crowd();
    const other = at.get("/lookup/a", "127.0.0.2");
    await served(other);
    expect(waiting.text).toBe("");
    at.pending[0]?.();
    await served(waiting);
  });

  test("gets 429 beyond those that may wait, and another network is served", async () => {
    await using at = await scene();
    await at.crowd();
    const more = [at.get("/lookup/a"), at.get("/nothing")];
    const rejected = await vi.waitFor(() => {
      const found = more.find(({ text }) => text.includes("too_many_concurrent_requests"));
      expect(found).toBeDefined();
      return found?.text ?? "";
    }, hang);
    expect(rejected).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 5[\s\S]*"status":429/i);
    const other = at.get("/lookup/a", "127.0.0.2");
    await served(other);
  });

  test("learns of the node's health all the same", async () => {
    await using at = await scene();
    const { waiting } = await at.crowd();
    for (const path of ["/health", "/health/live", "/health/ready"]) {
      const health = at.get(path);
      await served(health);
    }
    expect(waiting.text).toBe("");
  });

  const roomForThree = { requests: { ...options.requests, waitingPerNetwork: 3 } };

  test("has its internal requests wait as if it had sent them", async () => {
    await using at = await scene(roomForThree);
    const whole = at.get("/list");
    await vi.waitFor(() => expect(at.pending).toHaveLength(2), hang);
    const waiting = at.get("/lookup/a");
    await served(at.get("/lookup/a", "127.0.0.2"));
    expect([at.pending.length, waiting.text, whole.text]).toEqual([2, "", ""]);
    at.pending[0]?.();
    await vi.waitFor(() => expect(at.pending).toHaveLength(3), hang);
    for (const respond of at.pending) respond();
    await served(whole);
    await served(waiting);
  });

  test("has none of them started any more when its client hangs up", async () => {
    await using at = await scene(roomForThree);
    const { socket } = at.get("/list");
    await vi.waitFor(() => expect(at.pending).toHaveLength(2), hang);
    socket.destroy();
    await served(at.get("/lookup/a"));
    for (const respond of at.pending) respond();
    await served(at.get("/lookup/b"));
    expect(at.pending).toHaveLength(2);
  });

  test("has the next request started when a client of it hangs up", async () => {
    await using at = await scene();
    const { running, waiting } = await at.crowd();
    running[0]?.socket.destroy();
    await served(waiting);
  });

  test("is that of the client behind a proxy, not that of the proxy", async () => {
    await using at = await scene({ trustProxy: 1 });
    const { waiting } = await at.crowd("127.0.0.1", "X-Forwarded-For: 203.0.113.7\r\n");
    const other = at.get("/lookup/a", "127.0.0.1", "X-Forwarded-For: 203.0.113.8\r\n");
    await served(other);
    expect(waiting.text).toBe("");
  });

  test("is not limited if the operator says so", async () => {
    await using at = await scene({ requests: { ...options.requests, perNetwork: null } });
    const { waiting } = await at.crowd();
    await served(waiting);
  });
});

test("of many requests on a connection 16 are under way, the others follow, and far too many end it", async () => {
  await using at = await scene({ requests: { ...fairQueueLimits, perNetwork: 100, maxRunMs: 600_000 } });
  const said = at.get("/stats", "127.0.0.1", "", 100);
  for (let responses = 0; responses < 100; responses += 16) {
    const count = Math.min(16, 100 - responses);
    await vi.waitFor(() => expect(at.pending).toHaveLength(count), hang);
    for (const response of at.pending.splice(0)) response();
  }
  await vi.waitFor(() => expect(said.text.match(/HTTP\/1\.1 200/g)).toHaveLength(100), hang);
  said.socket.write("GET /lookup/a HTTP/1.1\r\nHost: registry.test\r\n\r\n"); // it is read again
  await vi.waitFor(() => expect(said.text.match(/HTTP\/1\.1 200/g)).toHaveLength(101), hang);
  const { socket } = at.get("/stats", "127.0.0.1", "", 5_000);
  await new Promise((resolve) => socket.once("close", resolve)); // it may be reset
  expect(at.pending).toHaveLength(16);
});

describe("a network with many connections that sent too much", () => {
  const holdMs = 600_000;
  const settings = {
    requests: { ...fairQueueLimits, perNetwork: null, maxRunMs: holdMs },
    connectionTimes: { ...options.connectionTimes, holdMs },
  };
  const flood = ({ get }: Awaited<ReturnType<typeof scene>>, headers = "") =>
    Array.from({ length: 35 }, () => get("/stats", "127.0.0.1", headers, 1_000));

  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test("has its new ones held unread and closed with a response, and another network does not", async () => {
    await using at = await scene(settings);
    flood(at);
    await vi.waitFor(() => expect(at.pending).toHaveLength(35 * 16), hang);
    const next = at.get("/stats");
    await served(at.get("/lookup/a", "127.0.0.2"));
    expect(next.text).toBe("");
    vi.advanceTimersByTime(holdMs);
    await once(next.socket, "close");
    expect(next.text).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 5[\s\S]*too_many_concurrent_requests/i);
    expect(at.pending).toHaveLength(35 * 16);
    await served(at.get("/lookup/a"));
  });

  test("has them read if it is that of a proxy", async () => {
    await using at = await scene({ ...settings, trustProxy: 1 });
    flood(at, "X-Forwarded-For: 203.0.113.7\r\n");
    await vi.waitFor(() => expect(at.pending).toHaveLength(35 * 16), hang);
    await served(at.get("/lookup/a", "127.0.0.1", "X-Forwarded-For: 203.0.113.8\r\n"));
  });
});

test("a connection ends with the first rejection, after the responses that come before it", async () => {
  await using at = await scene({ requests: { ...options.requests, waitingPerNetwork: 3 } });
  const said = at.get("/stats", "127.0.0.1", "", 6);
  await vi.waitFor(() => expect(at.pending).toHaveLength(2), hang);
  for (const response of at.pending) response();
  await vi.waitFor(() => expect(at.pending).toHaveLength(3), hang);
  at.pending[2]?.();
  await once(said.socket, "close");
  expect(said.text.match(/HTTP\/1\.1 \d+/g)).toEqual(
    [200, 200, 200, 429].map((status) => `HTTP/1.1 ${status}`),
  );
  expect(said.text).toMatch(/HTTP\/1\.1 429 [\s\S]*connection: close/i);
});

test("requests of a connection that is closed no longer wait, nor keep others waiting", async () => {
  await using at = await scene({ requests: { ...options.requests, waitingPerNetwork: 8 } });
  const { socket } = at.get("/stats", "127.0.0.1", "", 10);
  await vi.waitFor(() => expect(at.pending).toHaveLength(2), hang);
  socket.destroy();
  const next = at.get("/lookup/a");
  await served(next);
});

test("a request that waits for deliveries lets the next one of its network start", async () => {
  const waiting: ((headers: Record<string, string>) => void)[] = [];
  await using at = await scene({
    requests: { ...options.requests, perNetwork: 1 },
    afterwards: () => new Promise((resolve) => waiting.push(resolve)), // for a receiver that does not respond
  });
  at.get("/lookup/a");
  await vi.waitFor(() => expect(waiting).toHaveLength(1), hang);
  at.get("/lookup/b");
  await vi.waitFor(() => expect(waiting).toHaveLength(2), hang);
  for (const done of waiting) done({});
});

test("a network reads a limited number of event streams, and another network is served", async () => {
  await using world = await createWorld("sqlite", { eventStreamsPerNetwork: 1 });
  await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.node.app.server.address() as AddressInfo; // it listens on a port
  const sockets: Socket[] = [];
  const stream = (from: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from });
    const said = { text: "", socket };
    socket.on("error", () => undefined).on("data", (bytes) => (said.text += bytes));
    socket.write("GET /events HTTP/1.1\r\nHost: registry.test\r\nAccept: text/event-stream\r\n\r\n");
    sockets.push(socket);
    return said;
  };
  const first = stream("127.0.0.1");
  await served(first);
  const second = stream("127.0.0.1");
  await vi.waitFor(() => expect(second.text).toMatch(/^HTTP\/1\.1 503 [\s\S]*node_busy/), hang);
  expect(second.text).toMatch(/retry-after: 5/i);
  const other = stream("127.0.0.2");
  await served(other);
  first.socket.destroy();
  await vi.waitFor(async () => {
    const again = stream("127.0.0.1");
    await vi.waitFor(() => expect(again.text).toMatch(/^HTTP\/1\.1 \d/), hang);
    expect(again.text).toMatch(/^HTTP\/1\.1 200 /);
  }, hang);
  for (const socket of sockets) socket.destroy();
});
