import { existsSync, readdirSync, readFileSync } from "node:fs";
import ajvFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { type CardReading, readCard } from "../server/registry/agents/card/card.ts";
import { factsFromCard } from "../server/registry/agents/card/facts.ts";
import { derivedIds } from "../server/registry/agents/card/id.ts";
import type { JsonObject } from "../server/registry/agents/card/spellings.ts";
import { oneLine, prose } from "../server/registry/agents/card/words.ts";
import { sameDocument } from "../server/registry/agents/registration/registration.ts";
import { expectedCards } from "./cards/expected.ts";

const ownCards = new URL("./cards/", import.meta.url);
const sharedCards = new URL("../../shared/data/agent-cards/", import.meta.url);

const AGENT_ID = /^(?!\.{1,2}$)[A-Za-z0-9._:@~-]{1,255}$/;
const MOST_BYTES_OF_FACTS = 256 * 1_024;

function cardIn(folder: URL, file: string): JsonObject {
  return JSON.parse(readFileSync(new URL(file, folder), "utf8"));
}

describe("cards written for the purpose", () => {
  test("each is expected to do something", () => {
    const files = readdirSync(ownCards).filter((file) => file.endsWith(".json"));
    expect(expectedCards.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  test.each(expectedCards)("$file", (expected) => {
    const card = cardIn(ownCards, expected.file);
    const reading = readCard(card);
    const facts = factsFromCard(reading, "an-id");
    checkLimits(reading);
    checkFacts(facts);
    if (expected.registers) {
      const { file, registers, agent_id, ...members } = expected;
      expect(reading).toMatchObject(members);
      expect(reading.faults).toEqual({ name: null, agent_url: null });
      expect(derivedIds(expected.name, expected.agent_url).id).toBe(agent_id);
    } else {
      const faults = Object.values(reading.faults).filter((fault) => fault !== null);
      expect(faults.map(({ pointer }) => pointer)).toEqual(expected.pointers);
      expect(reading.name === null).toBe(expected.needs.name !== undefined);
      expect(reading.agent_url === null).toBe(expected.needs.agent_url !== undefined);
    }
  });
});

describe("what a card says", () => {
  test("a fault says what to fix, and quotes little of it", () => {
    const relative = readCard({ name: "A", url: "/a2a" }).faults.agent_url;
    expect(relative?.detail).toBe(
      "is a relative path (/a2a): use an absolute http(s) URL, or send `agent_url` beside the card",
    );
    const long = readCard({ name: "A", url: `/${"x".repeat(500)}` }).faults.agent_url;
    expect(long?.detail).toContain(`(/${"x".repeat(78)}…)`);
  });

  test("a password in a URL is rejected and never quoted", () => {
    const reading = readCard({ name: "A", url: "https://me:hunter2@agent.example/a2a" });
    expect(reading.agent_url).toBeNull();
    expect(JSON.stringify(reading)).not.toContain("hunter2");
  });

  test.each([
    [{}, "/url", "is missing"],
    [{ protocolVersion: "1.0" }, "/supportedInterfaces/0/url", "is missing"],
    [{ protocolVersion: "1.0", supportedInterfaces: [] }, "/supportedInterfaces", "is an empty list"],
    [{ supportedInterfaces: [{}] }, "/supportedInterfaces/0/url", "is missing"],
    [{ supportedInterfaces: [], url: "agent.example" }, "/url", "is not an absolute URL"],
    [{ agent: { service_url: "https://<HOST>/a2a" } }, "/agent/service_url", "is a template"],
    [{ interfaces: ["ftp://agent.example"] }, "/interfaces/0", "is not an http(s) URL"],
    [{ endpoints: [{ type: "a2a", url: "/a2a" }] }, "/endpoints/0/url", "is a relative path"],
    [{ endpoints: [{ path: "/a2a" }], interfaces: { api: "https://agent.example" } }, "/url", "is missing"],
    [
      { a2aEndpoint: "https://agent.example/.well-known/agent.json#v1" },
      "/a2aEndpoint",
      "is the URL of a file",
    ],
    [
      { services: [{ name: "A2A", endpoint: "https://agent.example/agent-card.json" }] },
      "/services/0/endpoint",
      "is the URL of a file",
    ],
    [{ endpoints: { a2a: "/a2a" } }, "/endpoints/a2a", "is a relative path"],
    [{ protocols: { mcp: { url: "https://<HOST>/mcp" } } }, "/protocols/mcp/url", "is a template"],
    [
      { endpoints: { mcp: "https://me:hunter2@agent.example" } },
      "/endpoints/mcp",
      "holds a user name or password",
    ],
    [
      { communication: { endpoints: [{ url: "ftp://agent.example" }] } },
      "/communication/endpoints/0/url",
      "is not an http",
    ],
    [
      { endpoints: { docs: "https://agent.example/docs", webMCP: "https://agent.example/w.js" } },
      "/url",
      "is missing",
    ],
    [{ protocols: { a2a: "1.0", mcp: true } }, "/url", "is missing"],
    [{ services: [{ name: "web", endpoint: "https://agent.example" }] }, "/url", "is missing"],
    [{ mcpServers: { files: { url: "https://other.example/mcp" } } }, "/url", "is missing"],
    [{ agent_endpoint: "agent.example" }, "/agent_endpoint", "is not an absolute URL"],
    [{ url: "https://agent.example/a b" }, "/url", "has blanks in it"],
    [{ url: "https://YOUR_DOMAIN/a2a" }, "/url", "is a template"],
    [{ url: "https://agent.example:99999" }, "/url", "is not a valid URL"],
    [{ url: "https://agent.example/a|b" }, "/url", "has characters that a URL may not have"],
    [{ url: `https://agent.example/${"x".repeat(2_048)}` }, "/url", "is longer than 2,048 characters"],
    [{ url: null }, "/url", "is null"],
    [{ url: " " }, "/url", "is blank"],
  ])("%j: %s %s", (card, pointer, detail) => {
    const { agent_url } = readCard(card).faults;
    expect(agent_url).toMatchObject({ pointer });
    expect(agent_url?.detail).toMatch(detail);
  });

  test.each([
    ["JSONRPC", "a2a"],
    ["json-rpc", "a2a"],
    ["GRPC", "a2a"],
    ["HTTP+JSON/REST", "a2a"],
    ["A2A-1.0", "a2a"],
    ["MCP+STREAMABLE-HTTP", "mcp"],
    ["https://modelcontextprotocol.io/specification/2025-11-25", "mcp"],
    ["NLWeb", "nlweb"],
    ["acp/0.2", "acp"],
    ["https", "http"],
    ["HTTP/1.1", "http"],
    ["data2api", "other"],
    ["websocket", "other"],
    ["agent-to-agent", "a2a"],
    ["Agent to Agent Protocol", "a2a"],
    ["Agent Communication Protocol", "acp"],
  ])("the binding %s is %s", (binding, protocol) => {
    const url = "https://agent.example/x";
    const reading = readCard({ name: "A", supportedInterfaces: [{ url, protocolBinding: binding }] });
    expect(reading.interfaces).toMatchObject([{ url, protocol }]);
    expect(reading.protocols).toEqual([protocol]);
  });

  test.each([
    ["https://agent.example/a", ["a2a"]],
    [["https://agent.example/a"], ["a2a"]],
    [[{ url: "https://agent.example/a" }], ["a2a"]],
    [[{ url: "https://agent.example/a", protocol: "https" }], ["http"]],
    [[{ name: "main", url: "https://agent.example/a", transport: "JSONRPC" }], ["a2a"]],
    [[{ type: "mcp_streamable_http", url: "https://agent.example/a" }], ["mcp"]],
    [[{ name: "A2A", endpoint: "https://agent.example/a" }], ["a2a"]],
    [[{ name: "MCP docs", endpoint: "https://agent.example/a" }], []],
    [[{ name: "status", url: "https://agent.example/a", protocol: "https" }], []],
    [[{ type: "docs", url: "https://agent.example/a" }], []],
    [{ a2a: "https://agent.example/a" }, ["a2a"]],
    [{ mcp_server: ["https://agent.example/a"] }, []],
    [{ "mcp-v1": { endpoint: "https://agent.example/a" } }, ["mcp"]],
    [{ rest: "https://agent.example/a" }, ["http"]],
    [{ agent_card: "https://agent.example/a", mcp_manifest: "https://agent.example/a" }, []],
  ])("of the endpoints %j those that are an agent's", (endpoints, protocols) => {
    const { interfaces } = readCard({ name: "A", endpoints });
    expect(interfaces).toMatchObject(
      protocols.map((protocol) => ({ url: "https://agent.example/a", protocol })),
    );
  });

  test.each([
    [{ type: "mcp" }, ["mcp"]],
    [{ type: "a2a-agent" }, ["a2a"]],
    [{ type: "document_generator" }, ["a2a"]],
    [{ protocols: { mcp: {} } }, ["mcp"]],
    [{ protocols: { mcp: true, a2a: false } }, ["mcp"]],
    [{ protocols: { primary: "MCP", fallback: ["nlweb"] } }, ["mcp", "nlweb"]],
    [{ protocols: [{ name: "MCP", version: "2025-06-18", transport: "http" }] }, ["mcp"]],
    [{ protocol: { type: "acp" } }, ["acp"]],
    [{ communication: { protocols: ["mcp"] } }, ["mcp"]],
    [{ endpoints: { mcp: "https://agent.example/mcp" } }, ["a2a", "mcp"]],
    [{ mcp_server: "https://agent.example/mcp" }, ["a2a", "mcp"]],
    [{ services: [{ name: "A2A", endpoint: "https://agent.example/card.json" }] }, ["a2a"]],
  ])("a card with a url and %j has the protocols %j", (more, protocols) => {
    const url = "https://agent.example/";
    const reading = readCard({ name: "A", url, ...more });
    expect(reading.protocols).toEqual(protocols);
    expect(reading.agent_url).toBe(url);
  });

  const home = "https://home.example";
  const api = "https://api.example/a2a";
  test.each([
    [
      {
        supportedInterfaces: [
          ["grpc.example:443", "GRPC"],
          [api, "JSONRPC"],
        ],
      },
    ],
    [
      {
        supportedInterfaces: [
          ["https://grpc.example", "grpc"],
          [api, "HTTP+JSON"],
        ],
      },
    ],
    [
      {
        supportedInterfaces: [
          ["https://slim.example", "https://a2a-protocol.org/bindings/slim"],
          [api, "JSONRPC"],
        ],
      },
    ],
    [
      {
        supportedInterfaces: [
          ["https://slim.example", "NATS"],
          [api, "JSONRPC"],
        ],
      },
    ],
    [{ url: "https://grpc.example", preferredTransport: "GRPC", additionalInterfaces: [[api, "JSONRPC"]] }],
    [{ endpoints: { grpc: "https://grpc.example", jsonrpc: api } }],
  ])("the URL of %j is the first that HTTP clients can call", (card) => {
    const entries = (list: unknown) =>
      Array.isArray(list) ? list.map(([url, transport]) => ({ url, transport })) : list;
    const members = Object.entries(card).map(([name, list]) => [name, entries(list)]);
    expect(readCard({ name: "A", ...Object.fromEntries(members) }).agent_url).toBe(api);
  });

  test("the address of a gRPC interface alone is a fault that says what is listed", () => {
    const supportedInterfaces = [{ url: "dns:///grpc.example:443", protocolBinding: "GRPC" }];
    const { agent_url, faults } = readCard({ name: "A", supportedInterfaces });
    expect(agent_url).toBeNull();
    expect(faults.agent_url?.detail).toContain("gRPC interface, and agents are listed by HTTP endpoints");
  });

  test.each([
    [{ url: home, protocols: { mcp: { endpoint: `${home}/mcp` } } }, `${home}/mcp`, ["mcp"]],
    [{ url: `${home}/mcp`, type: "mcp" }, `${home}/mcp`, ["mcp"]],
    [{ url: home, protocols: ["mcp"], transport: "stdio" }, null, ["mcp", "other"]],
    [
      { url: home, mcp: { url: "https://npm.example/x", transport: { type: "stdio" } } },
      null,
      ["mcp", "other"],
    ],
    [
      { url: home, interfaces: [{ type: "mcp", transport: "stdio", url: "https://npm.example/x" }] },
      null,
      ["mcp", "other"],
    ],
  ])("the endpoint of MCP in %j is one only if the card says so", (card, mcp_url, protocols) => {
    const reading = readCard({ name: "A", ...card });
    expect(reading).toMatchObject({ agent_url: card.url, mcp_url });
    expect(reading.protocols.filter((each) => each !== "a2a")).toEqual(protocols);
  });

  test("of endpoints by protocol, that of A2A comes first, and public ones before others", () => {
    const endpoints = {
      http: "https://agent.example/http",
      mcp: "https://agent.example/mcp",
      a2a: "https://agent.example/a2a",
      grpc: "http://localhost:50051",
    };
    const { interfaces, protocols } = readCard({ name: "A", endpoints });
    expect(interfaces.map(({ url }) => url)).toEqual([
      endpoints.a2a,
      endpoints.mcp,
      endpoints.http,
      endpoints.grpc,
    ]);
    expect(protocols).toEqual(["a2a", "mcp", "http"]);
  });

  test.each([
    { endpoint: { url: "https://agent.example/a" } },
    { serviceEndpoint: { uri: "https://agent.example/a", type: "mcp" } },
    { endpoint: { mcp: "https://agent.example/a" } },
    { service: [{ id: "#agent", type: "A2A", serviceEndpoint: "https://agent.example/a" }] },
    { transports: [{ type: "streamable-http", url: "https://agent.example/a" }] },
    { communication: { url: "https://agent.example/a" } },
    { communication: { endpoints: ["https://agent.example/a"] } },
  ])("%j has an address", (card) => {
    expect(readCard(card).agent_url).toBe("https://agent.example/a");
  });

  test.each([
    [{ provider: { organizationName: "Clay" } }, "Clay"],
    [{ provider: {}, owner: "Clay" }, "Clay"],
    [{ owner: { name: "Clay" } }, "Clay"],
    [{ publisher: { displayName: "Clay" } }, "Clay"],
    [{ owner: "ada@clay.example", author: "Clay" }, "Clay"],
    [{ owner: "0x29536D0bc1004ab274c4F0F59734Ad74D4559b7B" }, undefined],
    [{ owner: "did:web:clay.example" }, undefined],
    [{ owner: ["Clay"] }, undefined],
  ])("the provider of %j", (card, name) => {
    expect(readCard(card).provider?.name).toBe(name);
  });

  test("an address of its own words comes after url", () => {
    const [url, a2aUrl] = ["https://agent.example", "https://agent.example/a2a"];
    expect(readCard({ a2aUrl, url }).interfaces.map((found) => found.url)).toEqual([url, a2aUrl]);
  });

  test.each([
    "http://agent:8080",
    "http://10.0.0.7",
    "http://[::1]:80",
    "http://127.1",
    "http://printer.local",
  ])("%s is taken only if there is nothing better", (url) => {
    expect(readCard({ url }).agent_url).toBe(url);
    expect(readCard({ url, baseUrl: "https://agent.example" }).agent_url).toBe("https://agent.example");
  });

  test("a string that stands for a list, a list that stands for a string", () => {
    const reading = readCard({ name: ["A"], title: "B", url: ["https://agent.example"], tags: "one" });
    expect(reading).toMatchObject({ name: "B", agent_url: null, tags: ["one"] });
  });

  test.each([
    "[]",
    "null",
    "7",
    '"card"',
    '{"__proto__": {"name": "A"}}',
    '{"agent": [], "skills": {"id": "a"}}',
  ])("%s is a card that says nothing", (json) => {
    const reading = readCard(JSON.parse(json));
    checkFacts(factsFromCard(reading, "an-id"));
    expect(reading).toMatchObject({ name: null, agent_url: null, skills: [], protocols: [] });
  });

  test("a huge card is read in time, and its facts stay within what a node stores", () => {
    const wide = { id: "s", description: "d".repeat(50), tags: ["t"], examples: ["e"] };
    const modes = Array.from({ length: 5_000 }, (_, index) => `text/x-${index}`);
    const card = {
      name: "n".repeat(1_000_000),
      description: "\u0000\ud83d".repeat(500_000),
      url: `https://agent.example/${"u".repeat(1_000_000)}`,
      supportedInterfaces: modes.map((mode) => ({ url: `https://agent.example/${mode}` })),
      defaultInputModes: modes,
      skills: Array.from({ length: 10_000 }, (_, index) => ({ ...wide, id: `s${index}` })),
    };
    const before = performance.now();
    const reading = readCard(card);
    const facts = factsFromCard(reading, "an-id");
    expect(performance.now() - before).toBeLessThan(60_000);
    checkLimits(reading);
    checkFacts(facts);
    expect(reading.skills).toHaveLength(64);
  });
});

describe("the facts made of a card", () => {
  test("v1.0", () => {
    const card = cardIn(ownCards, "v1-full.json");
    const { capabilities, skills, provider, endpoints } = factsFromCard(readCard(card), "an-id");
    expect(capabilities).toEqual({
      modalities: ["text", "image"],
      streaming: true,
      authentication: { methods: ["apiKey", "bearer", "openIdConnect"] },
    });
    expect(provider).toEqual({ name: "Tides Institute", url: "https://tides.example" });
    expect(endpoints).toEqual({
      static: [
        "https://api.tides.example/a2a/v1",
        "https://api.tides.example/a2a/v1/rest",
        "https://grpc.tides.example:8443",
      ],
    });
    expect(skills).toMatchObject([
      { id: "predict-tide", inputModes: ["text/plain", "application/json"], tags: ["Tides", "Forecast"] },
      { id: "chart-tide", inputModes: ["text/plain"], outputModes: ["image/png"] },
    ]);
  });

  test("v0.3", () => {
    const card = cardIn(ownCards, "v03-full.json");
    const { capabilities, skills } = factsFromCard(readCard(card), "an-id");
    expect(capabilities).toMatchObject({
      modalities: ["image", "text"],
      streaming: false,
      authentication: { methods: ["bearer", "apiKey", "oauth2"] },
    });
    expect(skills).toMatchObject([
      { inputModes: ["application/pdf", "image/jpeg"], outputModes: ["application/json"] },
    ]);
  });

  test.each([
    [{ authentication: { schemes: ["Bearer", "x402"] } }, ["bearer", "x402"]],
    [{ authentication: "none" }, ["none"]],
    [
      {
        securitySchemes: { both: { apiKeySecurityScheme: {}, httpAuthSecurityScheme: { scheme: "Bearer" } } },
      },
      ["apiKey", "bearer"],
    ],
    [
      { authentication: { schemes: [{ type: "jwt" }, { type: "http", scheme: "Bearer" }, 7] } },
      ["jwt", "bearer"],
    ],
    [{ authentication: [{ type: "api_key" }, "x402"] }, ["apiKey", "x402"]],
    [{ securitySchemes: { open: { type: "noAuth" } } }, ["none"]],
    [
      { security_schemes: { a: { type: "http", scheme: "Basic" }, b: { type: "mutualTLS" } } },
      ["basic", "mutualTLS"],
    ],
    [{ securitySchemes: {}, authentication: { methods: ["api_key"] } }, ["apiKey"]],
  ])("%j", (card, methods) => {
    const { capabilities } = factsFromCard(readCard(card), "an-id");
    expect(capabilities).toMatchObject({ authentication: { methods } });
  });

  test("a skill that says little", () => {
    const card = { skills: ["Pay_Now", { name: "Get Status" }, { description: "no name" }] };
    const modes = { inputModes: ["text/plain"], outputModes: ["text/plain"] };
    expect(factsFromCard(readCard(card), "an-id").skills).toEqual([
      { id: "Pay_Now", name: "Pay_Now", description: "Pay_Now", ...modes },
      { id: "get-status", name: "Get Status", description: "Get Status", ...modes },
    ]);
  });
});

describe("the id of an agent that nobody named", () => {
  test.each([
    ["Café Müller's Agent", "https://Agent.Example:8443/a2a", "cafe-muller-s-agent@agent.example:8443"],
    ["Agent", "http://[2001:DB8::1]:8080/", "agent@2001:db8::1:8080"],
    ["Agent", "https://agent.example:443/", "agent@agent.example"],
    ["Node.js & Co. #1 (A + B)", "https://agent.example", "node-js-co-1-a-b@agent.example"],
    ["🚀 Rocket", "https://agent.example", "rocket@agent.example"],
    ["x".repeat(300), "https://agent.example", `${"x".repeat(80)}@agent.example`],
    ["C++ helper", "https://agent.example", "c-plus-plus-helper@agent.example"],
    ["C# helper", "https://agent.example", "c-sharp-helper@agent.example"],
    ["Straße & Æsir", "https://agent.example", "strasse-aesir@agent.example"],
    ["ＡＩ ①", "https://agent.example", "ai-1@agent.example"],
    ["天气助手", "https://agent.example", "tian-qi-zhu-shou-8baf879a@agent.example"],
    ["AI診断", "https://agent.example", "ai-zhen-duan-bb1a902d@agent.example"],
    ["AIロースト", "https://agent.example", "ai-rosuto-e084c88a@agent.example"],
    ["Погода", "https://agent.example", "pogoda-b62272ea@agent.example"],
    ["🤖", "https://agent.example", "robot-826a79ea@agent.example"],
    [`${"x".repeat(300)}天`, "https://agent.example", `${"x".repeat(71)}-e496fe0f@agent.example`],
  ])("%s at %s", (name, url, id) => {
    expect(derivedIds(name, url).id).toBe(id);
  });

  test("is another for each name whose letters it cannot have", () => {
    const names = [
      "AIロースト",
      "AI診断",
      "AI",
      "Погода",
      "Погода 2",
      "날씨",
      "🤖",
      "🚀",
      "C",
      "C+",
      "C++",
      "C#",
    ];
    const ids = names.map((name) => derivedIds(name, "https://agent.example").id);
    expect(new Set(ids).size).toBe(names.length);
  });

  test("is always an agent_id, and always the same", () => {
    fc.assert(
      fc.property(
        text(),
        fc.oneof(fc.webUrl({ authoritySettings: { withPort: true, withIPv6: true } }), text()),
        (name, url) => {
          const ids = derivedIds(name, url);
          for (const id of [ids.id, ids.distinct, ...ids.earlier]) expect(id).toMatch(AGENT_ID);
          expect(derivedIds(name, url)).toEqual(ids);
        },
      ),
    );
  });
});

test("texts are cut by code points, also those that are two units of UTF-16", () => {
  expect(oneLine("💐".repeat(80), 64)).toBe("💐".repeat(64));
  expect(prose("💐".repeat(80), 64)).toBe(`${"💐".repeat(63)}…`);
});

describe("any card", () => {
  test("is read within the limits, and never throws", () => {
    fc.assert(
      fc.property(anyCard(), (card) => {
        const reading = readCard(card);
        checkLimits(reading);
        checkFacts(factsFromCard(reading, "an-id"));
      }),
      { numRuns: 1_000 },
    );
  });

  test("with a plain name and URL registers, whatever else is in it", () => {
    fc.assert(
      fc.property(anyCard(), (card) => {
        const reading = readCard({ ...card, name: "Plain", url: "https://plain.example/a2a" });
        expect(reading.name).toBe("Plain");
        expect(reading.interfaces.map(({ url }) => url)).toContain("https://plain.example/a2a");
      }),
    );
  });
});

describe.skipIf(!existsSync(sharedCards))(
  "published cards (skipped where the folder ../shared/data/agent-cards is not beside the project)",
  () => {
    const files = existsSync(sharedCards)
      ? readdirSync(sharedCards).filter((file) => file.endsWith(".json"))
      : [];

    test.each(files)("%s", (file) => {
      const card = cardIn(sharedCards, file);
      const reading = readCard(card);
      checkLimits(reading);
      checkFacts(factsFromCard(reading, "an-id"));
      if (plainlyNamed(card)) expect(reading.name).not.toBeNull();
      if (plainlyAddressed(card)) expect(reading.agent_url).not.toBeNull();
      for (const fault of Object.values(reading.faults)) {
        if (fault) expect(fault.pointer).toMatch(/^\/[A-Za-z_]/);
      }
    });

    test("most of them register", () => {
      const readings = files.map((file) => readCard(cardIn(sharedCards, file)));
      const enough = readings.filter(({ name, agent_url }) => name && agent_url);
      expect(enough.length).toBeGreaterThan(files.length / 2);
    });
  },
);

/** The top of a card and what may be wrapped in it, found without the code under test. */
function topAndWrapped(card: JsonObject): JsonObject[] {
  const wrapped = [card.agent, card.identity, card.card, card.agentCard, card.agent_card];
  return [card, ...wrapped.filter((value) => isObject(value))];
}

function plainlyNamed(card: JsonObject): boolean {
  return topAndWrapped(card).some(({ name }) => typeof name === "string" && /[A-Za-z]/.test(name));
}

function plainlyAddressed(card: JsonObject): boolean {
  const lists = topAndWrapped(card).flatMap((part) => [part.supportedInterfaces, part.supported_interfaces]);
  const entries = lists.flatMap((list: unknown): unknown[] => (Array.isArray(list) ? list : []));
  return [...topAndWrapped(card), ...entries.filter((value) => isObject(value))].some(
    ({ url }) => typeof url === "string" && /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w/.-]*)?$/.test(url),
  );
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What the record of an agent demands of every reading. */
function checkLimits(reading: CardReading): void {
  const { name, agent_url, version, description, provider, documentation_url, icon_url, details, faults } =
    reading;
  for (const [line, limit] of [
    [name, 256],
    [version, 64],
    [provider?.name ?? null, 256],
  ] as const) {
    if (line !== null) checkLine(line, limit);
  }
  if (description !== null) {
    expect([...description].length).toBeLessThanOrEqual(4_000);
    expect(isClean(description)).toBe(true);
  }
  expect(details.length).toBeLessThanOrEqual(8_000);
  expect(isClean(details)).toBe(true);
  for (const set of [reading.capabilities, reading.tags, reading.skills]) checkSet(set);
  expect(new Set(reading.protocols).size).toBe(reading.protocols.length);
  for (const { url, protocol } of reading.interfaces) {
    checkUrl(url);
    expect(reading.protocols).toContain(protocol);
  }
  for (const url of [provider?.url, documentation_url, icon_url]) if (url) checkUrl(url);
  expect(agent_url).toBe(reading.interfaces[0]?.url ?? null);
  expect(faults.name === null).toBe(name !== null);
  expect(faults.agent_url === null).toBe(agent_url !== null);
  for (const fault of Object.values(faults)) {
    if (!fault) continue;
    expect(fault.pointer).toMatch(/^(?:\/(?:[^~/]|~[01])+)+$/);
    expect(isClean(fault.detail)).toBe(true);
    expect(fault.detail.length).toBeLessThan(300);
  }
}

function checkSet(set: readonly string[]): void {
  expect(set.length).toBeLessThanOrEqual(64);
  expect(new Set(set).size).toBe(set.length);
  for (const entry of set) {
    checkLine(entry, 64);
    expect(entry).toBe(entry.toLowerCase());
  }
}

function checkLine(line: string, limit: number): void {
  expect(line.trim()).toBe(line);
  expect(line).not.toBe("");
  expect([...line].length).toBeLessThanOrEqual(limit);
  expect(isClean(line) && !/[\n\t]/.test(line)).toBe(true);
}

function isClean(text: string): boolean {
  return text.isWellFormed() && !/(?![\n\t])\p{Cc}/u.test(text);
}

function checkUrl(url: string): void {
  expect(url.length).toBeLessThanOrEqual(2_048);
  expect(isUri(url)).toBe(true);
  const { protocol, username, password } = new URL(url);
  expect(protocol).toMatch(/^https?:$/);
  expect(username + password).toBe("");
}

/** The very check that the contract's `format: uri` runs. */
function isUri(url: string): boolean {
  const uri = ajvFormats.default.get("uri");
  return typeof uri === "function" && uri(url);
}

/** What AgentFacts v1 demands of its known members, where they are there. */
function checkFacts(facts: JsonObject): void {
  expect(Buffer.byteLength(JSON.stringify(facts))).toBeLessThanOrEqual(MOST_BYTES_OF_FACTS);
  const text = expect.any(String);
  expect(facts).toMatchObject({
    id: "an-id",
    agent_name: "urn:agent:registry:an-id",
    label: text,
    endpoints: { static: expect.any(Array) },
    capabilities: { modalities: expect.any(Array), authentication: { methods: expect.any(Array) } },
    skills: expect.any(Array),
  });
  for (const member of ["description", "version"]) if (member in facts) expect(facts[member]).toEqual(text);
  if ("documentationUrl" in facts) checkUrl(String(facts.documentationUrl));
  if (isObject(facts.provider)) {
    expect(facts.provider.name).toEqual(text);
    if ("url" in facts.provider) checkUrl(String(facts.provider.url));
  }
  const { endpoints, capabilities, skills } = facts;
  if (!isObject(endpoints) || !isObject(capabilities) || !Array.isArray(skills))
    throw new Error("checked above");
  for (const url of listOf(endpoints.static)) checkUrl(url);
  expect(listOf(capabilities.modalities)).not.toEqual([]);
  if ("streaming" in capabilities) expect(capabilities.streaming).toEqual(expect.any(Boolean));
  if (isObject(capabilities.authentication))
    expect(listOf(capabilities.authentication.methods)).not.toEqual([]);
  for (const skill of skills) {
    expect(skill).toMatchObject({ id: text, description: text });
    expect(listOf(skill.inputModes)).not.toEqual([]);
    expect(listOf(skill.outputModes)).not.toEqual([]);
  }
}

function listOf(value: unknown): string[] {
  expect(value).toEqual(expect.any(Array));
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map((entry) => {
    expect(entry).toEqual(expect.any(String));
    return String(entry);
  });
}

/** Text of any UTF-16 units: controls, NUL, halves of surrogate pairs. */
function text(): fc.Arbitrary<string> {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));
  return fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), units);
}

/** Any JSON object whose members bear the names that are looked for, in any case style, and hold anything. */
function anyCard(): fc.Arbitrary<JsonObject> {
  const url = fc.webUrl({
    withFragments: true,
    withQueryParameters: true,
    authoritySettings: {
      withIPv4: true,
      withIPv6: true,
      withIPv4Extended: true,
      withPort: true,
      withUserInfo: true,
    },
  });
  const odd = fc.constantFrom(
    "/a2a",
    "https://{HOST}/a2a",
    "http://localhost:8080",
    "https://müller.example/ü",
    "☔",
    "1.0",
  );
  const leaf = fc.oneof(
    url,
    odd,
    text(),
    fc.boolean(),
    fc.constant(null),
    fc.double(),
    fc.constantFrom(...MEMBERS),
  );
  const { node } = fc.letrec<{ node: unknown; members: JsonObject }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      fc.array(tie("node"), { maxLength: 4 }),
      tie("members"),
    ),
    members: fc.dictionary(fc.oneof(memberName(), text()), tie("node"), { maxKeys: 6 }),
  }));
  return fc.dictionary(memberName(), node, { minKeys: 3, maxKeys: 16 });
}

function memberName(): fc.Arbitrary<string> {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const styles = [(name: string) => name, snake, (name: string) => snake(name).replaceAll("_", "-")];
  return fc
    .tuple(fc.constantFrom(...MEMBERS), fc.constantFrom(...styles))
    .map(([name, style]) => style(name));
}

const MEMBERS = [
  "name displayName title description version protocolVersion url uri serviceUrl a2aEndpoint agent identity",
  "agentCard provider organization documentationUrl iconUrl tags supportedInterfaces additionalInterfaces",
  "interfaces endpoints protocolBinding transport protocols supportedProtocols preferredTransport",
  "capabilities streaming pushNotifications skills id examples inputModes outputModes defaultInputModes",
  "defaultOutputModes securitySchemes httpAuthSecurityScheme type scheme authentication schemes",
].flatMap((line) => line.split(" "));

describe("two cards", () => {
  const members = (count: number) => Array.from({ length: count }, (_, index) => `"m${index}":1.50`);
  const card = (all: string[]) => `{${all.join(",")}}`;

  test("say the same in another order", () => {
    expect(sameDocument(undefined, "{}")).toBe(false);
    expect(sameDocument(card(members(10)), card(members(10).reverse()))).toBe(true);
    expect(sameDocument(card(members(10)), card(members(9)))).toBe(false);
  });

  test("are not parsed for that when they are large", () => {
    const parse = vi.spyOn(JSON, "parse");
    const large = members(10_000);
    expect(sameDocument(card(large), card(large))).toBe(true);
    expect(sameDocument(card(large), card(large.toReversed()))).toBe(false);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});
