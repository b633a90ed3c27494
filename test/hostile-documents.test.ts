/**
 * Every free-form document that an outsider sends, or that the node fetches from one, in hostile shapes at its size limit: no
 * turn of the event loop takes long, and the cost grows like the size.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parsePins } from "../server/core/egress/pins.ts";
import { defaultSyncTimes } from "../server/features/federation/sync-scheduler.ts";
import { inject } from "../server/testing.ts";
import { type FakePeer, fakePeer, json, numbering, record } from "./federation/fake-peer.ts";
import { hang } from "./hang.ts";
import { type Shape, structures, texts } from "./hostile-shapes.ts";
import { type Receiver, reaching, receiver } from "./webhooks/receiver.ts";
import { createWorld, type TestWorld } from "./world.ts";

/** A document of about a megabyte. */
const megabyte = JSON.stringify(Array.from({ length: 40_000 }, (_, index) => ({ index, text: "text" })));

/** What a turn of the event loop may cost on any machine. */
const leastLimitMs = 250;

/**
 * The longest turn of the event loop, in milliseconds of processor time: what holds others up takes many times as long. It
 * is as long as reading 20 megabytes where that takes longer: a processor that others use takes more time for the same.
 */
function longestTurnMs(): number {
  const times = Array.from({ length: 3 }, () => {
    const before = cpuMs();
    JSON.parse(megabyte);
    return cpuMs() - before;
  });
  return Math.max(leastLimitMs, 20 * Math.min(...times));
}

/** How much more four times the size may cost, unless all of it costs less than the longest turn. */
const growth = 6;

let world: TestWorld;
let web: Receiver;
let peer: FakePeer;
let peerId: string;
const closing = new AsyncDisposableStack();

beforeAll(async () => {
  web = closing.use(await receiver(undefined, "hostile.example.test"));
  peer = closing.use(await fakePeer(numbering([])));
  const [, surroundings] = await reaching(web);
  const egressPins = parsePins(`${web.pin},${peer.pin}`) ?? undefined;
  const syncTimes = { ...defaultSyncTimes, pollIntervalMs: 2 ** 30, responseTimeoutMs: hang.timeout };
  world = closing.use(
    await createWorld("sqlite", { ...(egressPins && { egressPins }) }, { ...surroundings, syncTimes }),
  );
  peerId = (await (await world.owner()).federation.add({ base_url: peer.baseUrl })).id;
});
afterAll(() => closing.disposeAsync());

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Measures processor time, which does not depend on what else the machine does. */
async function measure(work: () => Promise<unknown>): Promise<{ longestMs: number; ms: number }> {
  await new Promise(setImmediate);
  const start = cpuMs();
  let before = start;
  let longestMs = 0;
  const look = () => {
    const now = cpuMs();
    longestMs = Math.max(longestMs, now - before);
    before = now;
  };
  const looking = setInterval(look, 2);
  await work();
  look();
  clearInterval(looking);
  return { longestMs, ms: before - start };
}

async function send(method: string, url: string, payload?: string, headers: Record<string, string> = {}) {
  await new Promise(setImmediate); // a turn is that of one request
  const type = payload === undefined ? {} : { "content-type": "application/json" };
  const { statusCode } = await inject(world.node, { method, url, headers: { ...type, ...headers }, payload });
  expect(statusCode, `${method} ${url.slice(0, 60)}`).not.toBe(500);
}

/** A document that is sent with a hostile value in it. */
interface Document {
  /** Its maximum size in bytes, and in values. */
  bytes: number;
  values: number;
  /** In how many places it has the value. */
  places: number;
  /** Whether the value must be a text. */
  isText?: true;
  /** How often it is sent, if once costs too little to be measured. */
  times?: number;
  send(value: string): Promise<unknown>;
}

/** A card with a value wherever it may be one; the rest is as it must be. */
const cardWith = (value: string) =>
  `{"name":"n","url":"${web.url("/a2a")}","description":${value},"provider":{"organization":${value}},"x":${value},` +
  `"skills":[{"id":"s","name":${value},"description":${value},"tags":[${value},":"],"examples":[${value}]}],"signatures":[{}]}`;

/** A text as it is in a URL. */
const inUrl = (value: string) => encodeURIComponent(String(JSON.parse(value)).toWellFormed());

/** A text as it may be in a header. */
const inHeader = (value: string) =>
  Buffer.from(value.slice(1, -1))
    .toString("latin1")
    .replaceAll(/[^ -~]/g, "é");

let sent = 0;

const messages = (path: string) => ({
  bytes: 980_000,
  values: 16_000,
  places: 40,
  send: (value: string) => {
    const call = (id: number) => {
      const name = ["registry_search_agents", "registry_register_agent", "search", value][id % 4];
      return `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":${name === value ? value : `"${name}"`},"arguments":{"q":${value}}}}`;
    };
    return send("POST", path, `[${Array.from({ length: 30 }, (_, id) => call(id)).join(",")}]`);
  },
});

/** Reads a page of a peer, whose records have these members. */
async function sync(records: number, members: string): Promise<void> {
  const agents = Array.from({ length: records }, (_, index) =>
    JSON.stringify(record(`p${index}`, ++sent)).replace("}", `,${members}}`),
  );
  peer.response(({ pathname }, response) =>
    pathname === "/list"
      ? response.end(`{"agents":[${agents.join(",")}],"next_cursor":null,"as_of_seq":${sent}}`)
      : json(response, { status: "ok", version: "0.1.0" }),
  );
  await (await world.owner()).federation.sync(peerId);
}

const documents: Record<string, Document> = {
  "a card": {
    ...{ bytes: 250_000, values: 19_000, places: 7 },
    send: (value) =>
      send("POST", "/register", `{"agent_id":"a${++sent % 9}","agent_card":${cardWith(value)}}`),
  },
  "a card that is fetched": {
    ...{ bytes: 250_000, values: 19_000, places: 7 },
    send: (value) => {
      web.respondWith((_request, response) => response.end(cardWith(value)));
      return send("POST", "/register", `{"agent_id":"b${++sent % 9}","card_url":"${web.url(`/${sent}`)}"}`);
    },
  },
  "a key set that is fetched": {
    ...{ bytes: 64_000, values: 1_900, places: 3, times: 2 },
    send: (value) => {
      const header = { alg: "ES256", kid: "k", jku: web.url("/keys") };
      const protectedHeader = Buffer.from(JSON.stringify(header)).toString("base64url");
      const signature = `{"protected":"${protectedHeader}","signature":"${"A".repeat(86)}"}`;
      web.respondWith((_request, response) =>
        response.end(`{"keys":[${value},{"kid":"k","kty":"EC","crv":"P-256","x":${value},"y":${value}}]}`),
      );
      const card = cardWith(`"${++sent}"`).replace("{}", signature);
      return send("POST", "/register", `{"agent_id":"k","agent_card":${card}}`);
    },
  },
  "a signature": {
    ...{ bytes: 180_000, values: 10_000, places: 2 },
    send: (value) => {
      const header = Buffer.from(`{"alg":"ES256","kid":"k","jku":${value}}`).toString("base64url");
      const signatures = `{"protected":"${header}","signature":"A"},{"protected":${value},"signature":${value}}`;
      const card = cardWith(`"${++sent}"`).replace("{}", signatures);
      return send("POST", "/register", `{"agent_id":"k","agent_card":${card}}`);
    },
  },
  "a server.json": {
    ...{ bytes: 16_000, values: 4_000, places: 5, times: 4 },
    send: (value) => {
      const remotes = `[{"type":"streamable-http","url":${value}},{"type":"streamable-http","url":"https://a.example/mcp"}]`;
      const server = `{"name":"com.example/a","description":${value},"title":${value},"version":${value},"remotes":${remotes},"x":${value}}`;
      return send(
        "POST",
        "/register",
        `{"agent_id":"s","agent_url":"https://a.example/","server_json":${server}}`,
      );
    },
  },
  "a registration by fields": {
    ...{ bytes: 120_000, values: 12_000, places: 6 },
    send: (value) =>
      send(
        "POST",
        "/register",
        `{"agent_id":${value},"agent_url":${value},"name":${value},"description":${value},"tags":[${value}],"extra":{"x":${value}}}`,
      ),
  },
  "what the contract does not name": {
    ...{ bytes: 16_000, values: 4_000, places: 1, times: 4 },
    send: (value) =>
      send("POST", "/register", `{"agent_id":"e","agent_url":"https://a.example/","x-${++sent}":${value}}`),
  },
  facts: {
    ...{ bytes: 250_000, values: 19_000, places: 5 },
    send: (value) =>
      send(
        "PUT",
        "/agentfacts/a1",
        `{"id":${value},"label":${value},"description":${value},"skills":[{"id":"s","description":${value}}],"x":${value}}`,
      ),
  },
  "MCP messages": messages("/mcp"),
  "messages of the ARD endpoint": messages("/ard/mcp"),
  "the page of a peer": {
    ...{ bytes: 4_000_000, values: 49_000, places: 60 },
    send: (value) => sync(20, `"description":${value},"x":${value},"tags":[${value}]`),
  },
  "the page of a peer, whose records are accepted": {
    ...{ bytes: 300_000, values: 8_000, places: 20 }, // a page may have more records, of which each costs the same
    send: (value) => sync(20, `"extra":{"x":${value}}`),
  },
  "a checkpoint for the witness": {
    ...{ bytes: 65_000, values: 0, places: 1, isText: true, times: 2 },
    send: async (value) => {
      const note = `old 0\n\nexample.com/log\n1\n${String(JSON.parse(value)).toWellFormed()}\n\n`;
      await send("POST", "/log/witness/add-checkpoint", note, { "content-type": "text/plain" });
    },
  },
  "a search": {
    ...{ bytes: 900, values: 0, places: 1, isText: true, times: 4 },
    send: async (value) => {
      const text = String(JSON.parse(value)).slice(0, 256);
      const q = encodeURIComponent(text.toWellFormed());
      for (const path of ["/search?q=", "/agents?q=", "/list?tags=", "/v0.1/servers?search="])
        await send("GET", path + q);
      await send("POST", "/ard/search", JSON.stringify({ query: { text } }));
    },
  },
  "a URL": {
    ...{ bytes: 15_000, values: 0, places: 1, isText: true, times: 8 },
    send: async (value) => {
      const text = inUrl(value).slice(0, 15_000).replace(/%.?$/, "");
      for (const path of ["/lookup/", "/agents/", "/search?q=", "/list?", "/"])
        await send("GET", path + text);
    },
  },
  headers: {
    ...{ bytes: 15_000, values: 0, places: 1, isText: true, times: 4 },
    send: async (value) => {
      const text = inHeader(value);
      for (const name of [
        "accept",
        "accept-encoding",
        "authorization",
        "if-none-match",
        "prefer",
        "user-agent",
        "origin",
      ])
        await send("GET", "/peers", undefined, { [name]: text, accept: name === "accept" ? text : "*/*" });
    },
  },
  cookies: {
    ...{ bytes: 15_600, values: 0, places: 1, isText: true, times: 8 },
    send: async (value) => {
      for (const cookie of [
        inHeader(value),
        "a=;".repeat(value.length / 3),
        "a=1; ".repeat(value.length / 5),
      ])
        await send("GET", "/peers", undefined, { cookie });
    },
  },
};

/** What a shape costs in a part of the size of a document. */
function costOf(document: Document, shape: Shape, part = 1) {
  const bytes = Math.floor(document.bytes / document.places / part);
  const value = shape(bytes, Math.floor(document.values / document.places / part));
  return measure(async () => {
    for (let time = 0; time < (document.times ?? 1); time++) await document.send(value);
  });
}

/** What is wrong with the cost of a shape; null if nothing is. A quarter of the size is only sent if the whole is not cheap. */
async function faultOf(document: Document, shape: Shape): Promise<string | null> {
  const whole = await costOf(document, shape);
  if (whole.ms <= leastLimitMs) return null; // and so is each of its turns
  const limit = longestTurnMs();
  if (whole.longestMs > limit) return `a turn of ${whole.longestMs.toFixed()} ms`;
  if (whole.ms <= limit) return null;
  const quarter = await costOf(document, shape, 4);
  if (whole.ms <= growth * quarter.ms) return null;
  return `${quarter.ms.toFixed()} ms becomes ${whole.ms.toFixed()} ms`;
}

/** Reads that respond with many rows, or repeat a read. */
const batchOf = (path: string, name: string, given: object): [string, string, string?] => {
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } };
  return ["POST", path, JSON.stringify(Array(50).fill(call))];
};
const manyRows: [method: string, url: string, payload?: string][] = [
  batchOf("/mcp", "registry_list_agents", { limit: 100 }),
  batchOf("/mcp", "registry_search_agents", { q: "large", limit: 100 }),
  batchOf("/mcp", "registry_list_events", { limit: 100 }),
  batchOf("/ard/mcp", "search", { query: { text: "large" } }),
  ["GET", "/v0.1/servers.json"],
  ["GET", "/v0.1/servers?limit=100"],
  ["GET", "/ard/catalog/0.json"],
  ["GET", "/ard/agents?pageSize=100"],
  ["GET", "/nanda/list"],
  ["GET", "/activity.atom"],
  ["GET", "/activity.json"],
  ["GET", "/events?limit=100"],
  ["GET", "/sitemap.xml"],
  ["GET", "/agents"],
];

describe("many large agents", () => {
  beforeAll(async () => {
    const words = "a large description ".repeat(90);
    for (let index = 0; index < 601; index++) {
      const server = { name: `com.example/large-${index}`, description: "d", version: "1.0.0" };
      const _meta = { "io.modelcontextprotocol.registry/publisher-provided": { words: words.repeat(7) } };
      const body = { agent_id: `large-${index}`, agent_url: "https://a.example/mcp", description: words };
      await send("POST", "/register", JSON.stringify({ ...body, server_json: { ...server, _meta } }));
    }
  });

  it.each(manyRows)("are read in short turns: %s %s", async (method, url, payload) => {
    const reading = async () => {
      // A change, so that no kept response is read.
      const changed = { agent_id: "changed", agent_url: "https://a.example/", description: String(++sent) };
      await send("POST", "/register", JSON.stringify(changed));
      return (await measure(() => send(method, url, payload))).longestMs;
    };
    await send(method, url, payload); // what is loaded or compiled at the first request
    const first = await reading();
    const longest = first < leastLimitMs ? first : Math.min(first, await reading());
    expect(longest).toBeLessThan(longestTurnMs());
  });
});

describe.each(Object.entries(documents))("%s", (_name, document) => {
  it("costs little in every shape, and as much more as it is longer", async () => {
    await document.send('"first"'); // what is loaded or compiled at the first request
    const faults: string[] = [];
    for (const [name, shape] of Object.entries(document.isText ? texts : { ...texts, ...structures })) {
      // Once more if it seems to be one: a collection of garbage may fall into any turn.
      const fault = (await faultOf(document, shape)) && (await faultOf(document, shape));
      if (fault) faults.push(`${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});
