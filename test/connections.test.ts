/** Connections that take long, and connections that are many. Real sockets, with times and limits that a test can wait for. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Config } from "../server/config.ts";
import { connectionLimits, realConnectionTimes } from "../server/http/connections.ts";
import { hang } from "./hang.ts";
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
  return world;
}

/** A connection from an address of this machine, and what the node said on it. */
class Client {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  text = "";

  constructor({ node }: TestWorld, localAddress = "127.0.0.1") {
    const { port } = node.app.server.address() as AddressInfo; // it listens on a port
    this.socket = connect({ port, host: "127.0.0.1", localAddress, allowHalfOpen: true });
    this.closed = once(this.socket, "end").catch(() => undefined); // reset is closed too
    this.socket.on("error", () => undefined);
    this.socket.on("data", (data) => {
      this.text += data;
    });
    clients.push(this);
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

const clients: Client[] = [];

afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.destroy();
});

const open = ({ node }: TestWorld) =>
  new Promise<number>((resolve, reject) =>
    node.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const head = "POST /lookup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
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

describe("a request that does not arrive", () => {
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

describe("too many connections", () => {
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

  test("are a line of the log when it begins, and then a count", async () => {
    await using world = await listening({ ...limits, logLevel: "warn" }, patient);
    const warned: object[] = [];
    vi.spyOn(world.node.app.log, "warn").mockImplementation((...line: unknown[]) => void warned.push(line));
    await hold(world, 4);
    for (let count = 0; count < 6; count += 1) await (await new Client(world).say(stats)).closed;
    const [first] = warned;
    expect(first).toMatchObject([{ reason: "network", network: "127.0.0.1", limit: 4 }, expect.any(String)]);
    // A machine that is busy gives each interval its own count.
    const counted = () => warned.slice(1).map((line) => (line as [{ rejected: number }])[0].rejected); // as asserted below
    const total = () => counted().reduce((sum, each) => sum + each, 0);
    await expect.poll(total).toBe(5);
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
