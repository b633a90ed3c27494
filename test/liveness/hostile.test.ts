/** Hosts that do what they can to hold up, to fill or to mislead the prober, and what it finds of each. */
import { createHash } from "node:crypto";
import { createSecureContext } from "node:tls";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Schemas } from "../../client/models.ts";
import type { Egress } from "../../server/core/egress/egress.ts";
import { TestClock } from "../../server/testing.ts";
import { type EngineName, engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { isEveryday } from "../runs.ts";
import { authority, identityOf, newAuthority } from "../webhooks/authority.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { a2a, agent, type Behaviour, messageOf, sendJson } from "./agents.ts";
import { closedPort, named, rawHost, resolverOf, tlsHost } from "./hosts.ts";
import { egressTo, probeAllDue, proberOf, readAgents } from "./own-prober.ts";

const day = 86_400_000;

/** A host for probes. */
interface Host extends AsyncDisposable {
  url: string;
  pin: string | null;
  requests: readonly unknown[];
}

/** A hostile host, and what is found of it. */
interface Hostile {
  start: () => Promise<Host>;
  protocol?: "a2a" | "mcp";
  finds: Partial<Schemas["AgentLiveness"]>;
  /** When it is probed again, in days from now. */
  againDays?: [from: number, to: number];
}

const degraded = { state: "degraded", outcome: "wrong_protocol" } as const;
const failed = (outcome: Schemas["ProbeOutcome"]) => ({ state: "unknown", outcome }) as const;

/** An HTTP server with this behaviour. */
const web =
  (behaviour: Behaviour, robots: string | Behaviour | null = null) =>
  async () => {
    const local = await agent(behaviour);
    local.robots = robots;
    return local;
  };
/** A host that responds with these bytes, whatever it is asked. */
const bytes = (text: string) => () => rawHost((socket) => socket.end(text, "latin1"));
const head = (...fields: string[]) =>
  `HTTP/1.1 200 OK\r\n${fields.map((each) => `${each}\r\n`).join("")}\r\n`;
const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (_, response) =>
    response.writeHead(code, headers).end();
/** Responds to JSON-RPC with this text, in which `ID` is the id of the request. */
const json =
  (text: string, code = 200): Behaviour =>
  ({ body }, response) =>
    response
      .writeHead(code, { "content-type": "application/json" })
      .end(text.replaceAll("ID", JSON.stringify(messageOf(body).id)));
/** Writes again and again, as fast as the node reads. */
function forever(write: () => boolean, to: NodeJS.WritableStream): void {
  while (!(to as { destroyed?: boolean }).destroyed && write());
  to.once("drain", () => forever(write, to));
}
const taskNotFound = '{"jsonrpc":"2.0","id":ID,"error":{"code":-32001,"message":""}}';
const mebibyte = " ".repeat(1_048_576);

/** Hosts that keep a probe until its time is over. */
const endless: Record<string, Hostile> = {
  "a body of a byte a second": {
    start: web((_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 1_000);
      response.on("close", () => clearInterval(timer));
    }),
    finds: degraded,
  },
  "a header field that does not end": {
    start: () =>
      rawHost((socket) => {
        socket.write("HTTP/1.1 200 OK\r\nx: ");
        const timer = setInterval(() => socket.write("x"), 1_000);
        socket.on("close", () => clearInterval(timer));
      }),
    finds: failed("timeout"),
  },
  "no response": { start: web(() => undefined), finds: failed("timeout") },
  "a stream that says nothing": {
    start: web((_, response) =>
      response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n"),
    ),
    protocol: "mcp",
    finds: degraded,
  },
  "a session that does not end": {
    start: web(({ method, body }, response) => {
      if (method === "DELETE") return;
      const { id, method: called } = messageOf(body);
      if (called !== "initialize") return sendJson(response, {}, 400);
      response.setHeader("mcp-session-id", "session-1");
      sendJson(response, { jsonrpc: "2.0", id, result: { protocolVersion: "2025-11-25" } });
    }),
    protocol: "mcp",
    finds: { state: "up", outcome: "ok" },
  },
  "a robots.txt that does not come": {
    start: web(a2a("1.0"), () => undefined),
    finds: { state: "up", outcome: "ok" },
  },
  "a name that is not resolved": { start: async () => named("never"), finds: failed("dns_error") },
};

/** Hosts that let a probe end before its time is over. */
const hostile: Record<string, Hostile> = {
  "headers of a byte a second": {
    start: () =>
      rawHost((socket) => {
        const timer = setInterval(() => socket.write("H"), 1_000);
        socket.on("close", () => clearInterval(timer));
      }),
    finds: failed("network_error"), // "HH" begins no response
  },
  "a port that nobody listens on": { start: closedPort, finds: failed("connection_refused") },
  "a body of 10 MiB, whose end is right": {
    start: web(json(mebibyte.repeat(10) + taskNotFound)),
    finds: degraded,
  },
  "a gzip bomb": {
    start: web((_, response) =>
      response
        .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
        .end(gzipSync(mebibyte.repeat(10))),
    ),
    finds: degraded,
  },
  "a response that is shorter than it says": {
    start: bytes(`${head("content-type: application/json", "content-length: 1000")}{"jsonrpc"`),
    finds: degraded,
  },
  "headers of 1 MiB": {
    start: bytes(head(...Array.from({ length: 1_024 }, (_, index) => `x-${index}: ${"x".repeat(1_000)}`))),
    finds: failed("network_error"),
  },
  "informational responses without end": {
    start: () =>
      rawHost((socket) =>
        forever(() => socket.write("HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n".repeat(100)), socket),
      ),
    finds: failed("network_error"),
  },
  "what is no HTTP": {
    start: () => rawHost((socket) => socket.write("SSH-2.0-OpenSSH_9.9\r\n"), { speaksFirst: true }),
    finds: failed("network_error"),
  },
  "two responses to one request": {
    start: bytes(`${head("content-length: 0")}${head("content-length: 0")}`),
    finds: degraded,
  },
  "a redirect to itself": {
    start: web(({ path }, response) => response.writeHead(308, { location: path }).end()),
    finds: { state: "degraded", outcome: "redirect" },
  },
  "a batch of responses": { start: web(json(`[${taskNotFound}]`)), finds: degraded },
  "no content": { start: web(status(204)), finds: degraded },
  "JSON of 30,000 levels": {
    start: web(json(`{"a":${"[".repeat(30_000)}${"]".repeat(30_000)}}`)),
    finds: degraded,
  },
  "JSON of 30,000 levels with 404": {
    start: web(json(`{"a":${"[".repeat(30_000)}${"]".repeat(30_000)}}`, 404)),
    finds: failed("not_found"),
  },
  "a key for the prototype of objects": {
    start: web(json('{"__proto__":{"jsonrpc":"2.0","id":ID,"error":{"code":-32001}}}')),
    finds: degraded,
  },
  "401 with a scheme": {
    start: web(status(401, { "www-authenticate": 'Bearer realm="agents"' })),
    finds: { state: "auth", outcome: "auth_required" },
  },
  "410": { start: web(status(410)), finds: { state: "dormant", outcome: "gone" }, againDays: [6.3, 7.7] },
  "429 always": { start: web(status(429)), finds: failed("rate_limited"), againDays: [0.5, 0.5] },
  "Retry-After of a year": {
    start: web(status(503, { "retry-after": "31536000" })),
    finds: failed("rate_limited"),
    againDays: [7, 7],
  },
  "Retry-After of many digits": {
    start: web(status(429, { "retry-after": "9".repeat(400) })),
    finds: failed("rate_limited"),
    againDays: [0.5, 0.5],
  },
  "Retry-After that is no time": {
    start: web(status(503, { "retry-after": "soon, -1" })),
    finds: failed("rate_limited"),
    againDays: [0.5, 0.5],
  },
  "Retry-After in the past": {
    start: web(status(429, { "retry-after": "Thu, 01 Jan 1970 00:00:00 GMT" })),
    finds: failed("rate_limited"),
    againDays: [0.5, 0.5],
  },
  "a stream without end": {
    start: web((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      forever(() => response.write(": nothing\n\n".repeat(100)), response);
    }),
    protocol: "mcp",
    finds: degraded,
  },
  "a stream of foreign messages": {
    start: web((_, response) =>
      response
        .writeHead(200, { "content-type": "text/event-stream" })
        .end('data: {"jsonrpc":"2.0","method":"notifications/message"}\n\n'.repeat(500)),
    ),
    protocol: "mcp",
    finds: degraded,
  },
  "a session with a name that cannot be sent": {
    start: () =>
      rawHost((socket, request) => {
        const id = /"id":"([^"]+)"/.exec(request)?.[1];
        const body = JSON.stringify({ jsonrpc: "2.0", id, result: { protocolVersion: "2025-11-25" } });
        const isInitialize = request.includes("initialize");
        const text = isInitialize ? body : "{}";
        const fields = [
          "content-type: application/json",
          `content-length: ${text.length}`,
          "connection: close",
        ];
        const session = isInitialize ? [`mcp-session-id: \x80${"x".repeat(8_000)}`] : [];
        socket.end(head(...fields, ...session) + text, "latin1");
      }),
    protocol: "mcp",
    finds: { state: "up", outcome: "ok" },
  },
  "TLS that is none": {
    start: async () => {
      const host = await rawHost((socket) => socket.end("\x16\x03\x01garbage", "latin1"), {
        speaksFirst: true,
      });
      return Object.assign(host, { url: host.url.replace("http:", "https:") });
    },
    finds: failed("tls_error"),
  },
  "a certificate of an unknown authority": {
    start: () =>
      tlsHost(
        async (host) => identityOf(host, await newAuthority("Unknown")),
        () => undefined,
      ),
    finds: failed("tls_error"),
  },
  "a robots.txt of 10 MiB": {
    start: web(a2a("1.0"), mebibyte.repeat(10)),
    finds: { state: "up", outcome: "ok" },
  },
  "a robots.txt without end": {
    start: web(a2a("1.0"), (_, response) =>
      forever(() => response.write("User-agent: *\n".repeat(100)), response),
    ),
    finds: { state: "up", outcome: "ok" },
  },
  "a robots.txt that redirects": {
    start: web(a2a("1.0"), status(302, { location: "http://169.254.169.254/" })),
    finds: { state: "up", outcome: "ok" },
  },
  "a name of this machine": { start: async () => named("127.0.0.1"), finds: failed("egress_blocked") },
  "a name of a public and a private address": {
    start: async () => named("93.184.215.14", "192.168.0.1"),
    finds: failed("egress_blocked"),
  },
  "a name without an address": { start: async () => named(), finds: failed("dns_error") },
};

/** Agents as they should be, which are found among the others. */
const good: Record<string, Hostile> = {
  "an agent of the A2A SDK": { start: web(a2a("1.0")), finds: { state: "up", outcome: "ok" } },
  "an agent with TLS": {
    start: () =>
      tlsHost(
        async (host) => identityOf(host, await authority()),
        (socket, request) => {
          const text = taskNotFound.replace("ID", /"id":("[^"]+")/.exec(request)?.[1] ?? "null");
          socket.end(`${head(`content-length: ${text.length}`, "connection: close")}${text}`);
        },
      ),
    finds: { state: "up", outcome: "ok" },
  },
};

describe.each(engines)("the prober on %s", (engine) => {
  test.skipIf(isEveryday)("survives hostile hosts, and finds what each of them is", () =>
    findsOf(engine, { ...hostile, ...good }, hang.timeout),
  );

  test.skipIf(isEveryday)("ends probes of hosts that do not end them, and finds what each of them is", () =>
    findsOf(engine, endless, null),
  );
});

/**
 * Probes hosts, and compares what is found.
 * @param limitMs the time of each request; null for that of the prober.
 */
async function findsOf(
  engine: EngineName,
  described: Record<string, Hostile>,
  limitMs: number | null,
): Promise<void> {
  await using started = new AsyncDisposableStack();
  const cases = Object.entries(described);
  const hosts: Host[] = [];
  for (const [, { start }] of cases) hosts.push(started.use(await start()));
  const trust = createSecureContext({ ca: (await authority()).cert });
  await using world = await createWorld(engine);
  const developer = await world.developer();
  for (const [index, [name, { protocol = "a2a" }]] of cases.entries()) {
    const agent_id = idOf(name);
    await developer.agents.register({
      agent_id,
      agent_url: hosts[index]?.url ?? "",
      protocols: [protocol],
    });
    await developer.liveness.choose(agent_id, { probes: "protocol" });
  }
  const clock = new TestClock();
  const from = clock.read().getTime();
  await readAgents(world, clock.read);
  // All that listen can be connected to, however busy this machine is.
  const limits = { connectMs: hang.timeout };
  await using egress = egressTo(hosts, { trust, resolve: resolverOf(hosts), limits });
  const probe: Egress["probe"] = (request) =>
    egress.probe({ ...request, limitMs: limitMs ?? request.limitMs });
  await using prober = proberOf(world, { egress: { probe }, clock: clock.read });
  await probeAllDue(prober, clock);
  const found = new Map<string, Schemas["AgentLiveness"]>();
  for (const [name] of cases) {
    const { liveness } = await world.registry.liveness.get({ agent_id: idOf(name) });
    if (liveness[0]) found.set(name, liveness[0]);
  }
  const seen = cases.map(([name]) => [name, pick(found.get(name))]);
  expect(Object.fromEntries(seen)).toEqual(
    Object.fromEntries(cases.map(([name, { finds }]) => [name, finds])),
  );
  for (const [index, [name, { againDays }]] of cases.entries()) {
    if (!againDays) continue;
    const days = (Date.parse(await nextOf(world, hosts[index]?.url ?? "")) - from) / day;
    expect({ name, days }).toSatisfy(
      ({ days }: { days: number }) => days >= againDays[0] && days < againDays[1] + 0.01,
    );
  }
  // At most the ways of a protocol, and the end of a session.
  for (const [index, [name]] of cases.entries())
    expect({ name, requests: hosts[index]?.requests.length }).toSatisfy(
      ({ requests }: { requests: number }) => requests <= 3,
    );
}

/** An id for an agent of this name. */
function idOf(name: string): string {
  return `agent-${createHash("sha256").update(name).digest("hex").slice(0, 12)}`;
}

function pick(liveness: Schemas["AgentLiveness"] | undefined) {
  return liveness && { state: liveness.state, outcome: liveness.outcome };
}

/** When a URL is probed next. */
async function nextOf({ node: { database } }: TestWorld, url: string): Promise<string> {
  const sql = `select next_at from probe_target where url = '${url}'`;
  return (await database.get<{ next_at: string }>(sql))?.next_at ?? "";
}
