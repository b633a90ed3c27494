/** Version 2026-07-28 of the Model Context Protocol: no handshake, each request says its version. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { version } from "../generated/operations.ts";
import { createWorld, publicUrl, type TestWorld } from "./world.ts";

const modern = "2026-07-28";
const meta = {
  "io.modelcontextprotocol/protocolVersion": modern,
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** A request, and the headers that its version asks for. */
interface Sent {
  method?: string;
  params?: Record<string, unknown>;
  meta?: Record<string, unknown> | undefined;
  headers?: Record<string, string>;
  without?: string[];
  id?: unknown;
}

/** Sends a request of this version; `meta`, `headers` and `without` change what is right. */
async function exchange(
  { send }: TestWorld,
  { method = "tools/list", params = {}, headers, without = [], ...rest }: Sent,
) {
  const right = { "mcp-protocol-version": modern, "mcp-method": method, "content-type": "application/json" };
  const sent = Object.entries({ ...right, ...headers }).filter(([name]) => !without.includes(name));
  const _meta = "meta" in rest ? rest.meta : meta;
  const id = "id" in rest ? rest.id : 1;
  const body = JSON.stringify({ jsonrpc: "2.0", id, method, params: { ...params, _meta } });
  const response = await send("POST", "/mcp", { headers: Object.fromEntries(sent), body });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get("content-type")?.split(";")[0],
    body: text === "" ? null : JSON.parse(text),
  };
}

const tool = { method: "tools/call", params: { name: "registry_get_stats", arguments: {} } };

describe("requests of 2026-07-28", () => {
  test("server/discover names the supported versions, the capabilities and the server", async () => {
    await using world = await createWorld("sqlite");
    const { status, body } = await exchange(world, { method: "server/discover" });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      resultType: "complete",
      supportedVersions: [modern, "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"],
      capabilities: { tools: {} },
      instructions: expect.any(String),
      ttlMs: expect.any(Number),
      cacheScope: "public",
      _meta: { "io.modelcontextprotocol/serverInfo": { name: "registry-node", version } },
    });
  });

  test("tools/list has hints for caches, and tools/call has the result of the operation", async () => {
    await using world = await createWorld("sqlite");
    const { body: list } = await exchange(world, {});
    expect(list.result).toMatchObject({ resultType: "complete", ttlMs: 3_600_000, cacheScope: "public" });
    expect(list.result.tools.length).toBeGreaterThan(15);
    const named = { ...tool, headers: { "mcp-name": "registry_get_stats" } };
    const { status, body } = await exchange(world, named);
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      resultType: "complete",
      structuredContent: { total_agents: 0 },
      _meta: { "io.modelcontextprotocol/serverInfo": {}, "registry-node/answer": { status: 200 } },
    });
    const encoded = `=?base64?${Buffer.from("registry_get_stats").toString("base64")}?=`;
    expect((await exchange(world, { ...tool, headers: { "mcp-name": encoded } })).status).toBe(200);
  });

  test.each<[string, Sent]>([
    ["no Mcp-Method", { without: ["mcp-method"] }],
    ["another Mcp-Method", { headers: { "mcp-method": "tools/call" } }],
    ["Mcp-Method in other case", { headers: { "mcp-method": "Tools/List" } }],
    ["no MCP-Protocol-Version", { without: ["mcp-protocol-version"] }],
    ["another MCP-Protocol-Version", { headers: { "mcp-protocol-version": "2025-11-25" } }],
    ["no Mcp-Name", tool],
    ["another Mcp-Name", { ...tool, headers: { "mcp-name": "registry_delete_agent" } }],
    ["broken Base64 in Mcp-Name", { ...tool, headers: { "mcp-name": "=?base64?%?=" } }],
  ])("with %s are rejected as a mismatch: 400 with -32020", async (_, sent) => {
    await using world = await createWorld("sqlite");
    const { status, type, body } = await exchange(world, sent);
    expect([status, type]).toEqual([400, "application/json"]);
    expect(body).toMatchObject({ jsonrpc: "2.0", id: 1, error: { code: -32020 } });
  });

  test.each<[string, Sent]>([
    ["no _meta", { meta: undefined }],
    ["no capabilities", { meta: { "io.modelcontextprotocol/protocolVersion": modern } }],
    ["capabilities as a list", { meta: { ...meta, "io.modelcontextprotocol/clientCapabilities": [] } }],
    ["a call without a name", { method: "tools/call" }],
    [
      "arguments as a list",
      { ...tool, params: { ...tool.params, arguments: [] }, headers: { "mcp-name": "registry_get_stats" } },
    ],
  ])("with %s are rejected as malformed: 400 with -32602", async (_, sent) => {
    await using world = await createWorld("sqlite");
    const { status, body } = await exchange(world, sent);
    expect(status).toBe(400);
    expect(body).toMatchObject({ id: 1, error: { code: -32602 } });
  });

  test.each([
    ["1900-01-01", undefined],
    ["1900-01-01", { ...meta, "io.modelcontextprotocol/protocolVersion": "1900-01-01" }],
  ])("of the version %s are rejected with the supported ones: 400 with -32022", async (version, given) => {
    await using world = await createWorld("sqlite");
    const { status, body } = await exchange(world, {
      meta: given,
      headers: { "mcp-protocol-version": version },
    });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: -32022,
      data: { requested: version, supported: expect.arrayContaining([modern, "2025-11-25"]) },
    });
  });

  test.each(["ping", "initialize", "logging/setLevel", "subscriptions/listen", "prompts/list", "toString"])(
    "of the method %s, which the node has not, get 404 with -32601",
    async (method) => {
      await using world = await createWorld("sqlite");
      const { status, body } = await exchange(world, { method });
      expect(status).toBe(404);
      expect(body).toMatchObject({ id: 1, error: { code: -32601 } });
    },
  );

  test("for an unknown tool get a protocol error, and notifications are accepted", async () => {
    await using world = await createWorld("sqlite");
    const dance = { method: "tools/call", params: { name: "registry_dance" } };
    const { status, body } = await exchange(world, { ...dance, headers: { "mcp-name": "registry_dance" } });
    expect([status, body.error.code]).toEqual([200, -32602]);
    const notification = { method: "notifications/cancelled", id: undefined };
    expect((await exchange(world, notification)).status).toBe(202);
  });

  test("are those of the official client, which needs no handshake", async () => {
    await using world = await createWorld("sqlite");
    const methods: string[] = [];
    const fetch = async (url: string | URL, init: RequestInit = {}) => {
      const text = String(init.body);
      methods.push(JSON.parse(text).method);
      const headers = Object.fromEntries(new Headers(init.headers));
      return world.send(init.method ?? "GET", new URL(url).pathname, { headers, body: text });
    };
    const client = new Client(
      { name: "test", version: "1.0.0" },
      { versionNegotiation: { mode: { pin: modern } } },
    );
    await client.connect(new StreamableHTTPClientTransport(new URL(`${publicUrl}/mcp`), { fetch }));
    expect(client.getProtocolEra()).toBe("modern");
    const { tools } = await client.listTools();
    expect(tools.length).toBeGreaterThan(15);
    const weather = { agent_id: "weather", agent_url: "https://weather.example.com/a2a" };
    await client.callTool({ name: "registry_register_agent", arguments: weather });
    const found = await client.callTool({ name: "registry_search_agents", arguments: { q: "weather" } });
    expect(found.structuredContent).toMatchObject({ count: 1 });
    expect(methods).toEqual(["server/discover", "tools/list", "tools/call", "tools/call"]);
    await client.close();
  });
});

describe("requests of earlier versions", () => {
  test.each(["2025-11-25", "2025-06-18", "2025-03-26", undefined])(
    "(%s) are served as before",
    async (version) => {
      await using world = await createWorld("sqlite");
      const headers = version === undefined ? {} : { "mcp-protocol-version": version };
      const without = version === undefined ? ["mcp-protocol-version", "mcp-method"] : ["mcp-method"];
      const { status, body } = await exchange(world, { method: "ping", meta: undefined, headers, without });
      expect([status, body]).toEqual([200, { jsonrpc: "2.0", id: 1, result: {} }]);
    },
  );
});
