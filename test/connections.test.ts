/** Connections that take long, and connections that are many. Real sockets, with times and limits that a test can wait for. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import type { Config } from "../server/assembly/config.ts";
import { createApp } from "../server/core/http/app.ts";
import { connectionLimits, realConnectionTimes } from "../server/core/http/connections.ts";
import { hang } from "./hang.ts";
import { openToAll } from "./open-app.ts";
import { createWorld, type TestWorld } from "./world.ts";

const quick = {
  ...realConnectionTimes,
  headersTimeoutMs: 150,
  requestTimeoutMs: 300,
  keepAliveTimeoutMs: 150,
  silenceTimeoutMs: 2_000,
  checkMs: 50,
  reportMs: 200,
};

async function listening(settings: Partial<Config> = {}, times = {}): Promise<TestWorld> {
  const host = "0.0.0.0";
  const world = await createWorld(
    "sqlite",
    { host, ...settings },
    { connectionTimes: { ...quick, ...times } },
  );
  await world.node.app.listen({ port: 0, host });
  const dispose = world[Symbol.asyncDispose];
  // Its clients end first, or the node would wait for what they have not sent.
  return Object.assign(world, {
    async [Symbol.asyncDispose]() {
      for (const { socket } of clients.get(world) ?? []) socket.destroy();
      await dispose.call(world);
    },
  });
}

const clients = new WeakMap<TestWorld, Client[]>();

/** A connection from an address of this machine, and what the node said on it. */
class Client {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  text = "";

  constructor(world: TestWorld, localAddress = "127.0.0.1") {
    const { port } = world.node.app.server.address() as AddressInfo; // it listens on a port
    this.socket = connect({ port, host: "127.0.0.1", localAddress, allowHalfOpen: true });
    this.closed = once(this.socket, "end").catch(() => undefined); // reset is closed too
    this.socket.on("error", () => undefined);
    this.socket.on("data", (data) => {
      this.text += data;
    });
    clients.set(world, [...(clients.get(world) ?? []), this]);
  }

  /** Sends bytes; gives itself back when the connection is there. */
  async say(bytes: string): Promise<this> {
    this.socket.write(bytes);
    if (this.socket.connecting) await once(this.socket, "connect").catch(() => undefined);
    return this;
  }
}

/** What the node says to a request on a connection of its own, which is closed then; empty if it says nothing. */
async function responseOf(world: TestWorld): Promise<string> {
  const client = await new Client(world).say(stats.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  await client.closed;
  client.socket.destroy();
  return client.text;
}

/** A connection that is idle after a response. */
async function servedOn(world: TestWorld): Promise<Client> {
  const client = await new Client(world).say("GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await vi.waitFor(() => expect(client.text).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ok"/), hang);
  return client;
}

const open = ({ node }: TestWorld) =>
  new Promise<number>((resolve, reject) =>
    node.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const head = "POST /lookup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const origin = "Origin: https://a.example.com\r\n";
const stats = "GET /stats HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** A request whose body has so many bytes, in chunks. */
function chunked(bytes: number): string {
  const chunks = Array.from({ length: Math.ceil(bytes / 50_000) }, (_, n) => {
    const text = " ".repeat(Math.min(50_000, bytes - n * 50_000));
    return `${text.length.toString(16)}\r\n${text}\r\n`;
  });
  return `${head}Transfer-Encoding: chunked\r\n\r\n${chunks.join("")}0\r\n\r\n`;
}

describe("a body without Content-Length", () => {
  test.each([
    [1_000_000, "400", "malformed_json"],
    [1_000_001, "413", "body_too_large"],
  ])("of %d bytes gets %s %s", async (bytes, status, code) => {
    await using world = await listening();
    const client = await new Client(world).say(chunked(bytes));
    await vi.waitFor(() => expect(client.text).toContain(`"code":"${code}"`), hang);
    expect(client.text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

describe("bodies that their clients give up", () => {
  const patient = { headersTimeoutMs: 60_000, requestTimeoutMs: 60_000, keepAliveTimeoutMs: 60_000 };
  const whole = `${head}Transfer-Encoding: chunked\r\n\r\n13\r\n{"agent_ids":["a"]}\r\n0\r\n\r\n`;
  const large = `${head}Content-Length: 990000\r\n\r\n{"age`;

  test("take no room from others", async () => {
    await using world = await listening({}, patient);
    const partial = chunked(200_000).slice(0, 150_000);
    // The second request of a connection waits for the first: it has no response yet that could be closed.
    for (const bytes of [large, partial, partial.slice(0, 300), stats + large]) {
      const given = await Promise.all(Array.from({ length: 8 }, () => new Client(world).say(bytes)));
      await vi.waitFor(async () => expect(await open(world)).toBe(8), hang);
      for (const { socket } of given) socket.destroy();
      await vi.waitFor(async () => expect(await open(world)).toBe(0), hang);
      const next = await new Client(world).say(chunked(999_000));
      await vi.waitFor(() => expect(next.text).toMatch(/^HTTP\/1\.1 400 /), { ...hang, timeout: 4_000 });
      next.socket.destroy();
      await vi.waitFor(async () => expect(await open(world)).toBe(0), hang);
    }
  });

  test("are no failures of the node, also when they had arrived", async () => {
    await using world = await listening({ logLevel: "error" }, patient);
    const failed = vi.fn();
    const { log } = world.node.app;
    vi.spyOn(log, "child").mockImplementation(() => Object.assign(Object.create(log), { error: failed }));
    const holding = await Promise.all(Array.from({ length: 4 }, () => new Client(world).say(large)));
    const arrived = `${head}Content-Length: 70000\r\n\r\n${" ".repeat(70_000)}`;
    const waiting = await Promise.all([whole, arrived, arrived].map((bytes) => new Client(world).say(bytes)));
    await vi.waitFor(() => expect(waiting[0]?.text).toMatch(/^HTTP\/1\.1 200 /), hang);
    for (const { socket } of [...waiting, ...holding]) socket.destroy();
    await vi.waitFor(async () => expect(await open(world)).toBe(0), hang);
    await responseOf(world);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe.concurrent("a request that does not arrive", () => {
  test.each([
    ["nothing", ""],
    ["half a request line", "GET /sta"],
    ["headers without an end", "GET /stats HTTP/1.1\r\nHost: localhost\r\nX-A: "],
    ["half a body", `${head}Content-Length: 100\r\n\r\n{"agent_ids":`],
    ["half a chunk", `${head}Transfer-Encoding: chunked\r\n\r\nff\r\n{"agent_ids":`],
    ["half a body with a bad key", `${head}X-API-Key: bad\r\nContent-Length: 100\r\n\r\n{`],
  ])("of %s gets 408 and is closed, though the client keeps its side open", async (what, bytes) => {
    await using world = await listening();
    const client = await new Client(world).say(bytes);
    await client.closed;
    if (what.endsWith("bad key")) expect(client.text).toMatch(/^HTTP\/1\.1 401 /);
    else expect(client.text).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/);
    await vi.waitFor(async () => expect(await open(world)).toBe(0), hang);
  });

  test("is not logged as an error, whichever side closes it", async () => {
    await using world = await listening({ logLevel: "error" });
    const failed = vi.fn();
    const { log } = world.node.app;
    vi.spyOn(log, "child").mockImplementation(() => Object.assign(Object.create(log), { error: failed }));
    const half = `${head}Content-Length: 100\r\n\r\n{`;
    const [left, reset, late] = await Promise.all([0, 1, 2].map(() => new Client(world).say(half)));
    await vi.waitFor(async () => expect(await open(world)).toBe(3), hang);
    left?.socket.destroy();
    reset?.socket.resetAndDestroy();
    await late?.closed;
    await vi.waitFor(async () => expect(await open(world)).toBe(0), hang);
    expect(failed).not.toHaveBeenCalled();
  });

  test("is closed though it trickles", async () => {
    await using world = await listening();
    const client = await new Client(world).say(`${head}Content-Length: 1000\r\n\r\n`);
    const trickle = setInterval(() => client.socket.write(" "), 20);
    await client.closed;
    clearInterval(trickle);
    await vi.waitFor(async () => expect(await open(world)).toBe(0), hang);
  });
});

test("a client that ends its side after its request gets the response, and then the end", async () => {
  await using world = await listening();
  for (const request of [
    stats,
    stats.replace("/stats", "/events").replace("\r\n\r\n", "\r\nAccept: text/event-stream\r\n\r\n"),
  ]) {
    const client = await new Client(world).say(request);
    client.socket.end();
    await client.closed;
    if (request === stats) expect(client.text).toMatch(/^HTTP\/1\.1 200 /);
  }
  await expect.poll(() => open(world)).toBe(0);
});

test("a connection without a next request is closed", async () => {
  await using world = await listening();
  const client = await new Client(world).say(stats);
  await client.closed;
  expect(client.text).toMatch(/^HTTP\/1\.1 200 /);
});

test("an event stream outlives the times of requests", async () => {
  await using world = await listening();
  const client = await new Client(world).say(
    "GET /events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n",
  );
  const slow = await new Client(world).say(""); // ends by the time of headers, and later than that of the stream began
  await slow.closed;
  const body = await new Client(world).say(`${head}Content-Length: 100\r\n\r\n{`);
  await body.closed; // by the time of a whole request
  await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
  await vi.waitFor(() => expect(client.text).toContain("agent.registered"), hang);
});

describe("a body that is not read to its end", () => {
  const patient = { headersTimeoutMs: 200_000, requestTimeoutMs: 200_000, lingerMs: 200_000 };
  const length = 1_500_000;
  const tooLong = `${head}Content-Length: ${length}\r\n\r\n`;

  /** Sends the head of a body that is too long, with the first of its bytes, and waits for the whole response. */
  async function rejected(world: TestWorld, bytes = 0): Promise<Client & { errors: Error[] }> {
    const client = Object.assign(new Client(world), { errors: [] as Error[] });
    client.socket.on("error", (error) => client.errors.push(error));
    await client.say(tooLong + " ".repeat(bytes));
    await client.closed;
    expect(client.text).toMatch(/^HTTP\/1\.1 413 /);
    expect(client.text).toMatch(/\r\nconnection: close\r\n/i);
    return client;
  }

  // As proxies do, which send a body before they look for a response.
  test.each([
    ["nothing", 0],
    ["more than the node reads ahead", 300_000],
  ])("is taken after the response, so that the connection is not reset (%s before it)", async (_, before) => {
    await using world = await listening({}, patient);
    const client = await rejected(world, before);
    for (let sent = before; sent < length; sent += 100_000)
      await new Promise((resolve) => client.socket.write(" ".repeat(100_000), resolve));
    client.socket.end();
    await once(client.socket, "close");
    expect(client.errors).toEqual([]);
    await expect.poll(() => open(world)).toBe(0);
  });

  test("is not waited for longer than a limit", async () => {
    await using world = await listening({}, { ...patient, lingerMs: 200 });
    await rejected(world);
    await expect.poll(() => open(world)).toBe(0);
  });

  test("is not taken beyond a number of bytes", async () => {
    await using world = await listening({}, patient);
    const client = await new Client(world).say(`${head}Content-Length: 1000000000\r\n\r\n`);
    await client.closed;
    const sending = setInterval(() => client.socket.write(" ".repeat(1_000_000)), 10);
    await expect.poll(() => open(world)).toBe(0);
    clearInterval(sending);
  });

  test("hides no request: what comes after it on the connection is not done", async () => {
    await using world = await listening({}, patient);
    const client = await rejected(world);
    const registration = JSON.stringify({ agent_id: "late", agent_url: "https://a.example.com" });
    client.socket.write(" ".repeat(length));
    client.socket.end(
      `POST /register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${registration.length}\r\n\r\n${registration}`,
    );
    await expect.poll(() => open(world)).toBe(0);
    expect((await world.registry.node.stats()).total_agents).toBe(0);
  });
});

describe("a response before the end of the body", () => {
  const patient = { headersTimeoutMs: 60_000, requestTimeoutMs: 60_000, keepAliveTimeoutMs: 60_000 };
  const early: [what: string, status: number, line: string, headers?: string][] = [
    ["a method that is not served", 405, "POST /list"],
    ["a path that is not served", 404, "POST /nowhere"],
    ["a path that cannot be decoded", 400, "POST /lookup/%zz"],
    ["a missing credential", 401, "POST /api/webhooks"],
    ["an unknown media type", 415, "POST /lookup", "Content-Type: text/csv\r\n"],
    ["a page of another site", 403, "POST /register", "Origin: https://evil.example.com\r\n"],
    ["an upgrade", 405, "POST /list", "Connection: Upgrade\r\nUpgrade: h2c\r\n"],
    ["a preflight request", 204, "OPTIONS /list", `Access-Control-Request-Method: GET\r\n${origin}`],
    ["a body that is ignored", 200, "GET /stats"],
  ];
  const lengths = ["Content-Length: 4000\r\n\r\nbody", "Transfer-Encoding: chunked\r\n\r\nfa0\r\nbody"];
  const responses = ({ text }: Client) => text.match(/HTTP\/1\.1 \d+/g) ?? [];

  // Nothing is queued before the last two.
  test.each([
    ...early,
    ["a check of the health", 200, "GET /health/live"] as const,
    ["an unknown expectation", 417, "POST /register", "Expect: nothing\r\n"] as const,
  ])("to %s (%d) is the last one of its connection", async (_, status, line, headers = "") => {
    await using world = await listening({}, patient);
    for (const rest of lengths) {
      const client = await new Client(world).say(`${line} HTTP/1.1\r\nHost: localhost\r\n${headers}${rest}`);
      await vi.waitFor(() => expect(client.text).toMatch(/\r\nconnection: close\r\n/i), hang);
      await client.say(stats); // as a proxy would, for another client
      await client.closed;
      expect(responses(client)).toEqual([`HTTP/1.1 ${status}`]);
      client.socket.destroy();
    }
  });

  test.each(early)("to %s (%d) is not if the body has arrived", async (_, status, line, headers = "") => {
    await using world = await listening({}, patient);
    const head = `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: 4\r\n\r\n`;
    const client = await new Client(world).say(`${head}body`);
    await vi.waitFor(() => expect(responses(client)).toEqual([`HTTP/1.1 ${status}`]), hang);
    await client.say(stats);
    await vi.waitFor(() => expect(responses(client)).toEqual([`HTTP/1.1 ${status}`, "HTTP/1.1 200"]), hang);
    client.socket.destroy();
  });
});

describe("a response that its client does not read", () => {
  const size = 9_000_000; // more than the kernel takes

  /** An app whose every response is long, and which has an address. */
  async function longResponses(unreadTimeoutMs: number) {
    const feature = new Proxy({}, { get: () => async () => ({ status: 200, body: "x".repeat(size) }) });
    const routes = new Proxy({}, { get: () => feature });
    const connectionTimes = { ...realConnectionTimes, unreadTimeoutMs };
    const app = createApp<undefined>(routes as never, { ...openToAll, connectionTimes }); // any operation responds alike
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo; // it listens on a port
    const sockets: Socket[] = [];
    return {
      /** A connection that has sent requests and reads nothing. `left` is what the node has not sent on it. */
      async get(from: string, count = 1) {
        const accepted = once(app.server, "connection");
        const socket = connect({ port, host: "127.0.0.1", localAddress: from });
        sockets.push(socket);
        socket.on("error", () => undefined).pause();
        socket.write("GET /stats HTTP/1.1\r\nHost: registry.test\r\n\r\n".repeat(count));
        const [server]: Socket[] = await accepted;
        if (!server) throw new Error("The node has no connection");
        await vi.waitFor(() => expect(server.destroyed || server.writableLength > 0).toBe(true), hang);
        return { socket, server };
      },
      async [Symbol.asyncDispose]() {
        for (const socket of sockets) socket.destroy();
        await app.close();
      },
    };
  }

  test("ends its connection, and one that is read slowly does not", async () => {
    await using at = await longResponses(1_000);
    const unread = await at.get("127.0.0.1");
    const pipelined = await at.get("127.0.0.1", 2);
    const { socket, server } = await at.get("127.0.0.2");
    let read = 0;
    socket.on("data", (bytes) => {
      read += bytes.length;
      socket.pause();
      setTimeout(() => socket.resume(), 25);
    });
    socket.resume();
    await vi.waitFor(() => expect(read).toBeGreaterThan(size), hang);
    expect(unread.server.destroyed).toBe(true);
    expect(pipelined.server.destroyed).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1_500)); // between requests it may be silent for longer
    expect(server.destroyed).toBe(false);
  });

  test("ends the oldest connection of its network when that has too many unsent bytes", async () => {
    await using at = await longResponses(600_000);
    const other = await at.get("127.0.0.2");
    const first = await at.get("127.0.0.1");
    const second = await at.get("127.0.0.1");
    await expect.poll(() => first.server.destroyed).toBe(true);
    expect(second.server.destroyed).toBe(false);
    const pipelined = await at.get("127.0.0.1", 3);
    await expect.poll(() => pipelined.server.destroyed && second.server.destroyed).toBe(true);
    expect(other.server.destroyed).toBe(false);
  });
});

describe.concurrent("too many connections", () => {
  const limits = { maxConnections: 12, maxConnectionsPerNetwork: 4 };
  const patient = { headersTimeoutMs: 60_000, requestTimeoutMs: 60_000 };

  /** Connections that send half a request, which the node has all accepted. */
  async function hold(world: TestWorld, count: number, from?: string): Promise<Client[]> {
    const before = await open(world);
    const held = Array.from({ length: count }, () => new Client(world, from));
    for (const each of held) await each.say("GET /stats HTTP/1.1\r\n");
    await vi.waitFor(async () => expect(await open(world)).toBe(before + count), hang);
    return held;
  }

  test("of one network get 503, and others are served", async () => {
    await using world = await listening(limits, patient);
    const held = await hold(world, 4);
    const registration = `{"agent_id":"a","agent_url":"https://a.example.com"}`;
    const write = `POST /register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${registration.length}\r\n\r\n${registration}`;
    for (let count = 0; count < 5; count += 1) {
      const rejected = await new Client(world).say(write);
      await rejected.closed;
      expect(
        rejected.text === "" ||
          /^HTTP\/1\.1 503 [\s\S]*Retry-After: 5[\s\S]*too_many_connections/.test(rejected.text),
      ).toBe(true);
    }
    const other = await new Client(world, "127.0.0.2").say(stats);
    await vi.waitFor(() => expect(other.text).toMatch(/^HTTP\/1\.1 200 [\s\S]*"total_agents":0/), hang);
    for (const { socket } of held) socket.destroy();
    await expect.poll(() => responseOf(world)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("of all networks get 503 until some are closed", async () => {
    await using world = await listening(limits, patient);
    const held: Client[] = [];
    for (const from of ["127.0.0.1", "127.0.0.2", "127.0.0.3"]) held.push(...(await hold(world, 4, from)));
    const rejected = await new Client(world, "127.0.0.4").say(stats);
    await rejected.closed;
    expect(rejected.text === "" || rejected.text.startsWith("HTTP/1.1 503 ")).toBe(true);
    for (const { socket } of held.slice(0, 2)) socket.destroy();
    await vi.waitFor(async () => expect(await open(world)).toBe(10), hang);
    const served = await new Client(world, "127.0.0.4").say(stats);
    await vi.waitFor(() => expect(served.text).toMatch(/^HTTP\/1\.1 200 /), hang);
  });

  test.each([
    ["of its network", { maxConnections: 12, maxConnectionsPerNetwork: 3 }],
    ["of all", { maxConnections: 3, maxConnectionsPerNetwork: 3 }],
  ])("close the oldest %s that only waits for another request, and no busy one", async (_what, settings) => {
    await using world = await listening(settings, { ...patient, keepAliveTimeoutMs: 60_000 });
    const [busy] = await hold(world, 1);
    const idle: Client[] = [];
    for (let count = 0; count < 2; count += 1) idle.push(await servedOn(world));
    for (let count = 0; count < 6; count += 1) {
      idle.push(await servedOn(world));
      await idle[count]?.closed;
      expect(idle.slice(count + 1).map(({ socket }) => socket.readableEnded)).toEqual([false, false]);
    }
    busy?.socket.write("Host: localhost\r\n\r\n");
    await vi.waitFor(() => expect(busy?.text).toMatch(/^HTTP\/1\.1 200 /), hang);
  });

  test("are a line of the log when it begins, and then a count", async () => {
    await using world = await listening({ ...limits, logLevel: "warn" }, patient);
    const warned: [{ reason?: string; rejected?: number }?, ...unknown[]][] = [];
    vi.spyOn(world.node.app.log, "warn").mockImplementation(
      (...line: unknown[]) => void warned.push(line as (typeof warned)[number]), // Fastify's loggers take fields first
    );
    await hold(world, 4);
    for (let count = 0; count < 6; count += 1) await (await new Client(world).say(stats)).closed;
    const [first] = warned;
    expect(first).toMatchObject([{ reason: "network", network: "127.0.0.1", limit: 4 }, expect.any(String)]);
    // A busy machine gives each interval its own count, begins again after one without a rejection, and may warn of itself.
    const counted = () =>
      warned.map(([fields]) => (fields?.reason === "network" ? 1 : (fields?.rejected ?? 0)));
    const total = () => counted().reduce((sum, each) => sum + each, 0);
    await vi.waitFor(() => expect(total()).toBe(6), hang);
    expect(JSON.stringify(warned.slice(1))).toContain("more connections rejected");
  });

  test("behind a proxy are not counted by its address, unless that is asked for", async () => {
    await using world = await listening(
      { trustProxy: 1, maxConnections: 12, maxConnectionsPerNetwork: null },
      patient,
    );
    await hold(world, 10);
    const served = await new Client(world).say(stats);
    await vi.waitFor(() => expect(served.text).toMatch(/^HTTP\/1\.1 200 /), hang);
  });
});

test("connections are kept for longer than proxies keep them", () => {
  expect(realConnectionTimes.keepAliveTimeoutMs).toBeGreaterThan(620_000); // Google's load balancers: 600 seconds
});

describe("the limits of connections", () => {
  const none = { maxConnections: null, maxConnectionsPerNetwork: null, trustProxy: false } as const;

  test.each([
    [256, { total: 128, perNetwork: 32 }],
    [1_024, { total: 768, perNetwork: 192 }],
    [20_000, { total: 8_192, perNetwork: 2_048 }],
    [Number.MAX_SAFE_INTEGER, { total: 8_192, perNetwork: 2_048 }],
    [100, { total: 16, perNetwork: 4 }],
  ])("leave a reserve of %d open files", (openFiles, expected) => {
    expect(connectionLimits(none, openFiles)).toEqual(expected);
  });

  test("are those of the settings where they are set", () => {
    expect(connectionLimits({ ...none, maxConnections: 50 }, 1_024)).toEqual({ total: 50, perNetwork: 13 });
    expect(connectionLimits({ ...none, maxConnectionsPerNetwork: 50 }, 1_024)).toEqual({
      total: 768,
      perNetwork: 50,
    });
    expect(connectionLimits({ ...none, trustProxy: 1 }, 1_024)).toEqual({ total: 768, perNetwork: null });
  });
});

test("a node that is about to stop still serves, and says that it is not ready", async () => {
  await using world = await createWorld("sqlite");
  world.node.leave();
  expect(await world.send("GET", "/health/ready")).toMatchObject({ status: 503 });
  expect(await world.send("GET", "/health/live")).toMatchObject({ status: 200 });
});
