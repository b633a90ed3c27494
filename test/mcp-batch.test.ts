/** Batches of the Model Context Protocol, which it had until version 2025-03-26. */
import { expect, test } from "vitest";
import { engines } from "./engines.ts";
import { createWorld, type TestWorld } from "./world.ts";

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };

function call(id: unknown, name: string, given: object) {
  return { jsonrpc: "2.0", id, method: "tools/call", params: { name: `registry_${name}`, arguments: given } };
}

function register(id: unknown, agentId: string, card?: object) {
  const given = { agent_id: agentId, agent_url: "https://weather.example.com/a2a" };
  return call(id, "register_agent", card ? { ...given, agent_card: card } : given);
}

/** A card of about a quarter of a megabyte, with the longest texts that a record has of it. */
const largeCard = { name: "Large", description: "d".repeat(20_000), notes: "\n".repeat(100_000) };

async function exchange({ send }: TestWorld, body: unknown, headers: Record<string, string> = {}) {
  const sent = { "content-type": "application/json", ...headers };
  const response = await send("POST", "/mcp", { headers: sent, body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

test.each(engines)("each call of a batch counts and is authorized as alone (%s)", async (engine) => {
  await using world = await createWorld(engine);
  const [developer, other] = [await world.developer(), await world.developer()];
  await (await world.keyed(other)).agents.register({
    agent_id: "taken",
    agent_url: "https://other.example.com/a2a",
  });
  const { key } = await developer.keys.create({ name: "model" });
  const batch = [register(1, "a"), initialized, register("two", "taken"), register(3, "b")];
  const { status, body } = await exchange(world, batch, { authorization: `Bearer ${key.raw_key}` });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { id: 1, result: { structuredContent: { status: "registered" } } },
    { id: "two", result: { isError: true } },
    { id: 3, result: { structuredContent: { status: "registered" } } },
  ]);
  expect(body[1].result.content[0].text).toContain("taken");
  expect((await developer.keys.usage(key.id)).usage.used).toBe(3);
  expect((await world.registry.node.stats()).total_agents).toBe(3);
});

test.each(["2025-03-26", "2024-11-05", undefined])("version %s may send batches", async (version) => {
  await using world = await createWorld("sqlite");
  const headers = version === undefined ? {} : { "mcp-protocol-version": version };
  const unknown = { ...ping, id: 2, method: "prompts/list" };
  expect(await exchange(world, [ping, unknown], headers)).toMatchObject({
    status: 200,
    body: [
      { id: 1, result: {} },
      { id: 2, error: { code: -32601 } },
    ],
  });
  expect(await exchange(world, [initialized, initialized], headers)).toEqual({ status: 202, body: null });
});

test.each(["2025-06-18", "2025-11-25", "2026-07-28"])("version %s may not", async (version) => {
  await using world = await createWorld("sqlite");
  const { status, body } = await exchange(world, [register(1, "a")], { "mcp-protocol-version": version });
  expect(status).toBe(400);
  expect(body).toMatchObject({ jsonrpc: "2.0", error: { code: -32600 } });
  expect(body).not.toHaveProperty("id");
  expect((await world.registry.node.stats()).total_agents).toBe(0);
});

test("the event loop serves others between the messages of a batch", async () => {
  await using world = await createWorld("sqlite");
  await exchange(world, register(1, "a"));
  const batch = Array.from({ length: 50 }, (_, id) => call(id, "list_agents", {}));
  await exchange(world, batch); // from here on the page is kept
  let turns = 0;
  let counting = setImmediate(function count() {
    turns++;
    counting = setImmediate(count);
  });
  await exchange(world, batch);
  clearImmediate(counting);
  expect(turns).toBeGreaterThan(50);
});

test("a response has at most a megabyte, and says what is left out", async () => {
  await using world = await createWorld("sqlite");
  const readCard = (id: number) => call(id, "get_agent_card", { agent_id: "large" });
  await exchange(world, register(0, "large", largeCard));
  const batch = [readCard(1), readCard(2), readCard(3), initialized, register(4, "later")];
  const { body } = await exchange(world, batch);
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(1_001_000);
  const error = { code: -32099, data: { max_response_bytes: 1_000_000 } };
  expect(body).toMatchObject([
    { id: 1, result: { structuredContent: largeCard } },
    { id: 2, error: { ...error, message: expect.stringContaining("call was made") } },
    { id: 3, error: { ...error, message: expect.stringContaining("not handled") } },
    { id: 4, error: { ...error, message: expect.stringContaining("not handled") } },
  ]);
  expect(body).toHaveLength(4);
  expect((await world.registry.node.stats()).total_agents).toBe(1);
});

test("a response is measured in bytes, also if its texts are in other scripts", async () => {
  await using world = await createWorld("sqlite");
  await exchange(world, register(0, "wide", { name: "Wide", notes: "語".repeat(66_000) }));
  const batch = [1, 2, 3].map((id) => call(id, "get_agent_card", { agent_id: "wide" }));
  const { body } = await exchange(world, batch);
  expect(body.map((each: object) => "result" in each)).toEqual([true, true, false]);
});

test("initialize must be sent alone, and so must requests without a handshake", async () => {
  await using world = await createWorld("sqlite");
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const batch = [
    { ...ping, method: "initialize" },
    { ...ping, id: 2, method: "tools/list", params: { _meta } },
    { ...ping, id: 3 },
  ];
  expect((await exchange(world, batch)).body).toMatchObject([
    { id: 1, error: { code: -32600 } },
    { id: 2, error: { code: -32020 } },
    { id: 3, result: {} },
  ]);
});

test("a batch has at most 50 messages, and an invalid one rejects it before any is handled", async () => {
  await using world = await createWorld("sqlite");
  const many = Array.from({ length: 51 }, (_, id) => ({ ...ping, id }));
  for (const batch of [[], many, [register(1, "a"), { jsonrpc: "2.0", id: 2 }]])
    expect(await exchange(world, batch)).toMatchObject({ status: 400, body: { code: "invalid_body" } });
  expect((await exchange(world, many.slice(1))).body).toHaveLength(50);
  expect((await world.registry.node.stats()).total_agents).toBe(0);
});

test("the errors of a single message are its own, not those of a batch", async () => {
  await using world = await createWorld("sqlite");
  const { body } = await exchange(world, { jsonrpc: "2.0", id: 1 });
  expect(body.errors).toEqual([{ pointer: "/method", detail: "`method` is missing." }]);
  const { body: unknown } = await exchange(world, { ...ping, colour: "red" });
  expect(unknown).toMatchObject({ code: "unknown_member", errors: [{ pointer: "/colour" }] });
});
