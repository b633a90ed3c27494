/** The Model Context Protocol, through its official client. */
import { once } from "node:events";
import http from "node:http";
import { Readable } from "node:stream";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { verifyDelivery } from "../client/receiver.ts";
import { version } from "../generated/operations.ts";
import { responseExamples } from "../generated/response-examples.ts";
import { tools } from "../generated/tools.ts";
import type { InternalRequest, InternalResponse } from "../server/core/http/internal-request.ts";
import { handleMessage } from "../server/registry/mcp/server.ts";
import { callTool, registryToolset } from "../server/registry/mcp/tools.ts";
import { engines } from "./engines.ts";
import { connect, connectTo, failureOf, textsOf } from "./mcp-client.ts";
import { isEveryday } from "./runs.ts";
import { reaching, receiver } from "./webhooks/receiver.ts";
import { createWorld, publicUrl, type TestWorld } from "./world.ts";

const weather = {
  agent_id: "weather-agent",
  agent_url: "https://weather.example.com/a2a",
  tags: ["weather", "forecast"],
};
const names = [
  "registry_search_agents",
  "registry_list_agents",
  "registry_lookup_agent",
  "registry_lookup_agents",
  "registry_get_agentfacts",
  "registry_get_agent_card",
  "registry_list_events",
  "registry_get_stats",
  "registry_register_agent",
  "registry_put_agentfacts",
  "registry_set_agent_status",
  "registry_delete_agent",
  "registry_subscribe_webhook",
  "registry_list_peers",
  "registry_get_reputation",
  "registry_list_certifications",
  "registry_list_violations",
];

/** A schema of an argument, as far as these tests read it. */
interface Schema {
  examples?: unknown[];
}

/** Creates a developer with a key, and a client with this key. */
async function keyed(world: TestWorld) {
  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "model" });
  const used = async () => (await developer.keys.usage(key.id)).usage.used;
  return { developer, key, used, bearer: { authorization: `Bearer ${key.raw_key}` } };
}

/** The body of an operation's response, as text. */
async function rest({ send }: TestWorld, path: string): Promise<string> {
  return (await send("GET", path)).text();
}

describe("the tools", () => {
  test("are the operations marked in the contract, each with self-contained schemas", async () => {
    await using world = await createWorld("sqlite");
    await using mcp = await connect(world);
    const { tools: offered } = await mcp.client.listTools();
    expect(offered.map(({ name }) => name).sort()).toEqual([...names].sort());
    const ajv = new Ajv2020({ strict: true });
    formats.default(ajv);
    for (const { name, inputSchema, outputSchema, description, title } of offered) {
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
      expect(outputSchema).toMatchObject({ type: "object" });
      for (const schema of [inputSchema, outputSchema ?? {}]) {
        expect(JSON.stringify(schema)).not.toMatch(/"\$ref"|"x-/);
        ajv.compile(schema);
      }
      // Gemini rejects a request with one of these in the input of any tool, whether it is called or not.
      const rejected =
        /"(?:anyOf|oneOf|allOf|const)":|"type":\[|"format":"(?!date-time")|"enum":\[[^\]]*null/;
      expect(JSON.stringify(inputSchema), name).not.toMatch(rejected);
      expect(title?.length).toBeGreaterThan(5);
      expect(description?.length).toBeGreaterThan(20);
    }
  });

  test("declare which of them are read-only and which are destructive", async () => {
    await using world = await createWorld("sqlite");
    await using mcp = await connect(world);
    const offered = (await mcp.client.listTools()).tools;
    const those = (hint: "readOnlyHint" | "destructiveHint") =>
      offered.filter(({ annotations }) => annotations?.[hint]).map(({ name }) => name.slice(9));
    expect(those("readOnlyHint").sort()).toEqual([
      "get_agent_card",
      "get_agentfacts",
      "get_reputation",
      "get_stats",
      "list_agents",
      "list_certifications",
      "list_events",
      "list_peers",
      "list_violations",
      "lookup_agent",
      "lookup_agents",
      "search_agents",
    ]);
    expect(those("destructiveHint").sort()).toEqual([
      "delete_agent",
      "put_agentfacts",
      "register_agent",
      "set_agent_status",
    ]);
  });

  test("are listed in less than 45 kB", async () => {
    await using world = await createWorld("sqlite");
    const response = await world.send("POST", "/mcp", {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    });
    expect(Buffer.byteLength(await response.text())).toBeLessThan(45_000);
  });

  test("declare that they reach other hosts if an argument is a URL that the node sends requests to", async () => {
    await using world = await createWorld("sqlite");
    await using mcp = await connect(world);
    const { tools: offered } = await mcp.client.listTools();
    const open = offered.filter(({ annotations }) => annotations?.openWorldHint).map(({ name }) => name);
    expect(open.sort()).toEqual(["registry_register_agent", "registry_subscribe_webhook"]);
  });

  test.each(tools.map((tool) => [tool.name, tool] as const))(
    "%s has short schemas that accept what the full ones accept",
    (_, { inputSchema, outputSchema, request }) => {
      const ajv = new Ajv2020({ strict: false });
      formats.default(ajv);
      const examples = Object.entries(request.schema.properties as Record<string, Schema>).flatMap(
        ([name, schema]) => (schema.examples ?? []).map((example) => [name, example] as const),
      );
      const properties = inputSchema.properties as Record<string, Schema>;
      expect(Object.keys(properties)).toEqual(Object.keys(request.schema.properties as object));
      for (const [name, example] of examples)
        expect(ajv.validate(properties[name] ?? false, example), name).toBe(true);
      const answered = Object.values(responseExamples).find(
        ({ method, path }) => method === request.method && path === request.path,
      );
      expect(ajv.validate(outputSchema, answered?.body), JSON.stringify(ajv.errors)).toBe(true);
    },
  );

  test.each(tools.map((tool) => [tool.name, tool] as const))(
    "%s has arguments with the names of the API",
    (_, { request }) => {
      for (const [argument, { in: place, member }] of Object.entries(request.places)) {
        // The id in a path is that of an agent, which bodies and query strings call `agent_id`.
        if (place === "path") expect([argument, member]).toEqual(["agent_id", "id"]);
        else if (member !== null) expect(argument).toBe(member);
      }
    },
  );

  test("come with the node's name, version and instructions", async () => {
    await using world = await createWorld("sqlite");
    await using mcp = await connect(world);
    expect(mcp.client.getServerVersion()).toMatchObject({ name: "registry-node", version });
    expect(mcp.client.getInstructions()).toContain("not as instructions");
    expect(mcp.client.getServerCapabilities()).toEqual({ tools: {} });
  });

  test("accept the former name of an argument, and name the current one in problems", async () => {
    const tool = tools.find(({ name }) => name === "registry_subscribe_webhook");
    if (!tool) throw new Error("The tool is gone");
    const requests: InternalRequest[] = [];
    const pointed = { pointer: "/callbackUrl", detail: "`callbackUrl` is rejected." };
    const responses: InternalResponse[] = [
      { status: 201, headers: { etag: '"1"', date: "x" }, text: '{"id":"wh_1","secret":"s"}' },
      {
        status: 400,
        headers: {},
        text: JSON.stringify({ detail: "`callbackUrl` is rejected.", errors: [pointed] }),
      },
    ];
    const client = {
      dispatch: async (each: InternalRequest) => responses[requests.push(each) - 1] as InternalResponse, // as many as are requests for
      requestId: "r",
    };
    const given = { callback_url: "https://hooks.example.com/r", events: ["agent.registered"] };
    const done = await callTool(tool, { ...given }, client, publicUrl);
    expect(requests).toEqual([
      {
        method: "POST",
        url: "/api/webhooks",
        body: { callbackUrl: given.callback_url, events: given.events },
      },
    ]);
    expect(done).toEqual({
      content: [{ type: "text", text: responses[0]?.text }],
      structuredText: responses[0]?.text,
      _meta: { "registry-node/answer": { status: 201, headers: { etag: '"1"' } } },
    });
    const { summary, problem } = failureOf(await callTool(tool, { ...given }, client, publicUrl));
    expect(summary).toBe("`callbackUrl` is rejected.");
    expect(problem.errors).toEqual([{ pointer: "/callbackUrl", detail: "`callbackUrl` is rejected." }]);
  });
});

describe.each(engines)("on %s", (engine) => {
  test("reading requires no key, and returns the response of the operation", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({
      agent_id: weather.agent_id,
      agent_card: { name: "Weather, hourly & daily", url: weather.agent_url },
    });
    await using mcp = await connect(world);
    const same: [tool: string, given: Record<string, unknown>, path: string][] = [
      [
        "search_agents",
        { q: "hourly &", protocol: ["a2a", "mcp"], limit: 5 },
        "/search?q=hourly%20%26&protocol=a2a,mcp&limit=5",
      ],
      ["list_agents", { provider: ["A, B", "C"] }, "/list?provider=A%2C%20B,C"],
      ["lookup_agent", { agent_id: weather.agent_id }, `/lookup/${weather.agent_id}`],
      ["get_agentfacts", { agent_id: weather.agent_id }, `/agentfacts/${weather.agent_id}`],
      ["get_agent_card", { agent_id: weather.agent_id }, `/agents/${weather.agent_id}/card`],
      ["list_events", { types: ["agent.registered"], limit: 1 }, "/events?types=agent.registered&limit=1"],
      ["get_stats", {}, "/stats"],
      [
        "get_reputation",
        { agent_id: [weather.agent_id, "nobody"] },
        `/reputation?agent_id=${weather.agent_id},nobody`,
      ],
      ["list_certifications", { agent_id: weather.agent_id }, `/certifications?agent_id=${weather.agent_id}`],
      ["list_violations", { status: ["open"] }, "/compliance?status=open"],
    ];
    await mcp.client.listTools(); // from here on the client holds results against their schemas
    for (const [tool, given, path] of same) {
      const result = await mcp.call(`registry_${tool}`, given);
      const body = await rest(world, path);
      expect(textsOf(result)).toEqual([body]);
      expect(result.structuredContent).toEqual(JSON.parse(body));
    }
    const many = await mcp.call("registry_lookup_agents", { agent_ids: [weather.agent_id, "nobody"] });
    expect(many.structuredContent).toMatchObject({ missing: ["nobody"] });
  });

  test("results about unusual records validate by the schemas of their tools", async () => {
    await using world = await createWorld(engine);
    const { developer, bearer } = await keyed(world);
    const members = Array.from({ length: 998 }, (_, index) => [`member-${index}`, [index, null]]);
    const card = { name: "Many", url: weather.agent_url, ...Object.fromEntries(members) };
    for (const agent_id of ["active", "held", "gone", "before"])
      await developer.agents.register({ ...weather, agent_id, agent_card: card });
    await developer.facts.put("active", {
      "@context": ["https://www.w3.org/ns/credentials/v2"],
      type: ["VerifiableCredential"],
      credentialSubject: { id: "active", agent_name: "urn:agent:example:active" },
      proof: null,
    });
    await (await world.owner()).agents.setStatus("held", { status: "suspended" });
    await developer.agents.remove("gone");
    await developer.agents.rename("before", { agent_id: "after" });
    await using mcp = await connect(world, bearer);
    await mcp.client.listTools(); // from here on the client validates results
    const ids = ["active", "held", "gone", "before", "after", "nobody"];
    const calls: [tool: string, given: object][] = [
      ...["active", "held", "before"].map((agent_id) => ["lookup_agent", { agent_id }] as [string, object]),
      ["lookup_agents", { agent_ids: ids }],
      ["list_agents", { status: ["active", "suspended", "tombstoned"] }],
      ["search_agents", { q: "many" }],
      ["get_agentfacts", { agent_id: "active" }],
      ["get_agent_card", { agent_id: "active" }],
      ["get_reputation", { agent_id: ids }],
      ["list_events", {}],
      ["register_agent", { ...weather, agent_id: "active", description: null, provider: null }],
      ["put_agentfacts", { agent_id: "active", facts: { label: "A", proof: [] } }],
      ["set_agent_status", { agent_id: "active", status: "deprecated", successor_agent_id: "after" }],
      ["delete_agent", { agent_id: "active" }],
    ];
    for (const [tool, given] of calls) {
      const { isError, structuredContent, content } = await mcp.call(`registry_${tool}`, { ...given });
      expect(isError, `${tool}: ${JSON.stringify(content)}`).toBeFalsy();
      expect(structuredContent).toBeTypeOf("object");
    }
  });

  test("lists are paginated by cursor", async () => {
    await using world = await createWorld(engine);
    for (const id of ["a", "b", "c"]) await world.registry.agents.register({ ...weather, agent_id: id });
    await using mcp = await connect(world);
    const seen: unknown[] = [];
    let cursor: unknown;
    do {
      const given = { limit: 2, ...(cursor !== undefined && { cursor }) };
      const { structuredContent } = await mcp.call("registry_list_agents", given);
      const page = structuredContent as { agents: { agent_id: string }[]; next_cursor: string | null }; // a page
      seen.push(...page.agents.map(({ agent_id }) => agent_id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(["c", "b", "a"]);
    const { summary } = failureOf(await mcp.call("registry_list_agents", { cursor: "made-up" }));
    expect(summary).toContain("cursor does not belong to this list");
  });

  test("writing with a key acts for the key's account, and each call counts as one request", async () => {
    await using world = await createWorld(engine);
    const { used, bearer, developer } = await keyed(world);
    await using mcp = await connect(world, bearer);
    await mcp.client.listTools();
    expect(await used()).toBe(0);

    const registered = await mcp.call("registry_register_agent", weather);
    expect(registered.structuredContent).toMatchObject({ status: "registered", agent: { owned: true } });
    expect(registered._meta?.["registry-node/answer"]).toMatchObject({
      status: 201,
      headers: { "x-ratelimit-remaining": "999", location: `/lookup/${weather.agent_id}` },
    });
    expect(await used()).toBe(1);

    const facts = { label: "Weather", skills: [{ id: "hourly" }] };
    await mcp.call("registry_put_agentfacts", { agent_id: weather.agent_id, facts });
    expect(await developer.facts.get(weather.agent_id)).toEqual(facts);
    const status = { agent_id: weather.agent_id, status: "deprecated", successor_agent_id: "next" };
    const changed = await mcp.call("registry_set_agent_status", status);
    expect(changed.structuredContent).toMatchObject({ status: "deprecated", successor_agent_id: "next" });
    const deleted = await mcp.call("registry_delete_agent", { agent_id: weather.agent_id });
    expect(deleted.structuredContent).toMatchObject({ status: "tombstoned" });
    expect(await used()).toBe(4);

    await mcp.call("registry_search_agents", { q: "weather" });
    await mcp.client.ping();
    expect(await used()).toBe(4);
  });

  test("a problem of the operation is a tool result with the id of the request", async () => {
    await using world = await createWorld(engine);
    await world.keyed(await world.developer()).then(({ agents }) => agents.register(weather));
    const { used, bearer } = await keyed(world);
    await using mcp = await connect(world, { ...bearer, "x-request-id": "asked-by-a-model" });
    await mcp.client.listTools();
    const result = await mcp.call("registry_delete_agent", { agent_id: weather.agent_id });
    const { summary, problem } = failureOf(result);
    expect(problem).toMatchObject({
      code: "not_agent_owner",
      status: 403,
      detail: summary,
      request_id: "asked-by-a-model",
    });
    expect(world.exchanges.at(-1)?.response.headers["x-request-id"]).toBe("asked-by-a-model");
    expect(result.structuredContent).toBeUndefined();
    expect(await used()).toBe(1);
    const missing = await mcp.call("registry_lookup_agent", { agent_id: "nobody" });
    expect(failureOf(missing).problem).toMatchObject({ code: "agent_not_found" });
  });

  test("an invalid key is rejected by HTTP status, whatever the message", async () => {
    await using world = await createWorld(engine);
    const { developer, key, bearer } = await keyed(world);
    await developer.keys.revoke(key.id);
    const call = (name: string, given = {}) => ({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: given },
    });
    const messages = [
      { jsonrpc: "2.0", id: 1, method: "ping" },
      { jsonrpc: "2.0", method: "notifications/initialized" },
      call("registry_get_stats"),
      call("registry_register_agent", weather),
    ];
    for (const [headers, code] of [
      [bearer, "credential_revoked"],
      [{ "x-api-key": key.raw_key }, "credential_revoked"],
      [{ authorization: "Bearer registry_short" }, "credential_malformed"],
    ] as const) {
      for (const message of messages) {
        const response = await world.send("POST", "/mcp", {
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(message),
        });
        expect(response.status).toBe(401);
        expect(response.headers.get("www-authenticate")).toBe(
          'Bearer realm="registry", error="invalid_token"',
        );
        expect(await response.json()).toMatchObject({ code });
      }
    }
    expect((await world.registry.node.stats()).total_agents).toBe(0);
  });

  test("a key over quota gets the time of the reset", async () => {
    await using world = await createWorld(engine);
    const { bearer, key } = await keyed(world);
    await world.sql(`insert into quota (owner, period, used, granted)
      select counter, '2026-11', 1000, 0 from api_key where id = '${key.id}'`);
    await using mcp = await connect(world, bearer);
    const result = await mcp.call("registry_register_agent", weather);
    expect(failureOf(result).problem).toMatchObject({ code: "quota_exceeded", scope: "key" });
    expect(result._meta?.["registry-node/answer"]).toMatchObject({
      status: 429,
      headers: { "retry-after": expect.any(String) },
    });
  });

  test("writes without a key are accepted if the node accepts anonymous writes", async () => {
    for (const [settings, outcome] of [
      [{}, undefined],
      [{ keysRequiredFrom: new Date(0) }, "credential_missing"],
      [{ singleOperator: true }, "credential_missing"],
    ] as const) {
      await using world = await createWorld(engine, settings);
      await using mcp = await connect(world);
      const result = await mcp.call("registry_register_agent", weather);
      expect(result.isError ? failureOf(result).problem.code : undefined).toBe(outcome);
    }
  });

  test("creating a subscription requires a key and returns the secret once", async () => {
    await using world = await createWorld(engine);
    const { bearer, key } = await keyed(world);
    await using mcp = await connect(world, bearer);
    const given = { callbackUrl: "https://hooks.example.com/registry", events: ["agent.registered"] };
    const made = await mcp.call("registry_subscribe_webhook", given);
    expect(made.structuredContent).toMatchObject({ callbackUrl: given.callbackUrl, status: "active" });
    const { secret } = made.structuredContent as { secret: string }; // the response to a subscription
    expect(secret).toHaveLength(64);
    const list = await world.send("GET", "/api/webhooks", { headers: { "x-api-key": key.raw_key } });
    const text = await list.text();
    expect(text).toContain(given.callbackUrl);
    expect(text).not.toContain(secret);
    const inside = await mcp.call("registry_subscribe_webhook", { callbackUrl: "https://10.0.0.1/" });
    expect(failureOf(inside).problem).toMatchObject({
      code: "callback_url_rejected",
      errors: [{ pointer: "/callbackUrl" }],
    });
    await using nobody = await connect(world);
    const rejected = await nobody.call("registry_subscribe_webhook", given);
    expect(failureOf(rejected).problem).toMatchObject({ code: "credential_missing" });
  });
});

test("a subscription created by a tool receives deliveries that verify", async () => {
  await using hook = await receiver();
  await using world = await createWorld("sqlite", ...(await reaching(hook)));
  const { bearer } = await keyed(world);
  await using mcp = await connect(world, bearer);
  const { tools } = await mcp.client.listTools();
  expect(tools.map(({ name }) => name)).toContain("registry_subscribe_webhook");
  const made = await mcp.call("registry_subscribe_webhook", { callbackUrl: hook.url() });
  const { secret } = made.structuredContent as { secret: string }; // the response to a subscription
  await mcp.call("registry_register_agent", weather);
  const [request] = hook.requests;
  const now = () => new Date("2026-11-20T16:15:00Z");
  const event = await verifyDelivery(String(request?.body), request?.headers ?? {}, secret, { now });
  expect(event).toMatchObject({ event: "agent.registered", payload: { agent_id: weather.agent_id } });
});

describe("an invalid call", () => {
  test.each([
    ["registry_search_agents", {}, "`q` is missing."],
    ["registry_search_agents", { q: "x", limit: 500 }, "`limit` must be at most 100."],
    ["registry_search_agents", { q: "x", limit: "5" }, "`limit` must be a whole number."],
    ["registry_search_agents", { q: "x", tags: "weather" }, "`tags` must be an array."],
    ["registry_search_agents", { q: "x", protocol: ["fax"] }, "`protocol[0]` must be one of a2a, mcp"],
    [
      "registry_search_agents",
      { q: "x", tag: ["weather"] },
      "`tag` is not named by the contract, which has q, status,",
    ],
    ["registry_lookup_agent", { id: "a" }, "`agent_id` is missing. 1 more: see errors."],
    ["registry_lookup_agent", { agent_id: "a/../b" }, "`agent_id` must be the id of an agent: 1 to 255"],
    [
      "registry_register_agent",
      { ...weather, colour: "red" },
      "`colour` is not named by the contract, which has",
    ],
    ["registry_register_agent", { ...weather, seq: 5 }, "`seq` is not named by the contract"],
    ["registry_register_agent", { agent_id: "a" }, "`agent_url` is missing."],
    ["registry_register_agent", { ...weather, provider: { url: null } }, "`provider.name` is missing."],
    ["registry_put_agentfacts", { agent_id: "a", facts: { label: 5 } }, "`facts.label` must be a text."],
    [
      "registry_set_agent_status",
      { agent_id: "a", status: "gone" },
      "`status` must be one of active, deprecated, suspended.",
    ],
  ])("%s %j: %s", async (tool, given, said) => {
    await using world = await createWorld("sqlite");
    await using mcp = await connect(world);
    const { summary, problem } = failureOf(await mcp.call(tool, given));
    expect(summary).toContain(said);
    expect(problem).toMatchObject({
      status: 400,
      detail: summary,
      errors: expect.any(Array),
      request_id: world.exchanges.at(-1)?.response.headers["x-request-id"],
    });
    expect((await world.registry.node.stats()).events.last_seq).toBe(0);
  });

  test("converts pointers of the operation's problem to pointers into the arguments", async () => {
    await using world = await createWorld("sqlite", { strictFacts: true });
    await world.registry.agents.register(weather);
    await using mcp = await connect(world);
    const result = await mcp.call("registry_put_agentfacts", { agent_id: weather.agent_id, facts: {} });
    const { errors } = failureOf(result).problem;
    expect(errors).toContainEqual({ pointer: "/facts/id", detail: "`facts.id` is missing." });
  });

  test("responds to an unknown tool or method with a protocol error", async () => {
    await using world = await createWorld("sqlite");
    await using mcp = await connect(world);
    await expect(mcp.call("registry_dance")).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining("Unknown tool: registry_dance"),
    });
    await expect(mcp.client.listPrompts()).rejects.toThrow();
    const response = await world.registry.mcp.call({ jsonrpc: "2.0", id: "x", method: "prompts/list" });
    expect(response).toMatchObject({ id: "x", error: { code: -32601 } });
  });
});

test("the arguments of a call are read by the tool's own schema and its request, not by the SDK", async () => {
  let reads = 0;
  const given = new Proxy(
    { agent_id: "a" },
    {
      ownKeys(target) {
        reads++;
        return Reflect.ownKeys(target);
      },
    },
  );
  const params = { name: "registry_lookup_agent", arguments: given };
  const requests: InternalRequest[] = [];
  const dispatch = async (request: InternalRequest): Promise<InternalResponse> => {
    requests.push(request);
    return { status: 200, headers: {}, text: "{}" };
  };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params } as const;
  await handleMessage(
    message,
    { dispatch, requestId: "1" } as Parameters<typeof handleMessage>[1],
    publicUrl,
    registryToolset,
  ); // all that a call uses
  expect(requests).toMatchObject([{ url: "/lookup/a" }]);
  expect(reads).toBeLessThanOrEqual(2);
});

describe("the transport", () => {
  test("finishes a call under way when the node stops", async () => {
    const world = await createWorld("sqlite");
    const address = new URL(await world.node.app.listen({ port: 0, host: "127.0.0.1" }));
    const call = { name: "registry_register_agent", arguments: weather };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call });
    const headers = {
      "content-type": "application/json",
      "content-length": body.length,
      expect: "100-continue", // its response shows that the request is under way, not only its connection open
    };
    const request = http.request({ port: address.port, path: "/mcp", method: "POST", headers });
    const responded = once(request, "response") as Promise<[http.IncomingMessage]>; // by the event's definition
    request.flushHeaders();
    await once(request, "continue");
    await new Promise((written) => request.write(body.slice(0, 20), written));
    const stopped = world[Symbol.asyncDispose]();
    request.end(body.slice(20));
    const [response] = await responded;
    expect(await new Response(Readable.toWeb(response) as ReadableStream).text()).toContain('"registered"'); // the same stream, typed twice
    await stopped;
  });

  test("does not disclose internal errors", async () => {
    const dispatch = () => Promise.reject(new Error("a secret of the node"));
    const params = { name: "registry_get_stats" };
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params } as const;
    const client = { dispatch, requestId: "r" };
    await expect(handleMessage(message, client, publicUrl, registryToolset)).rejects.toThrow(
      "a secret of the node",
    );
  });

  test("rejects calls as tasks, because tools respond at once", async () => {
    await using world = await createWorld("sqlite");
    const params = { name: "registry_register_agent", arguments: weather, task: { ttl: 1_000 } };
    const response = await world.registry.mcp.call({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    expect(response).toMatchObject({ error: { message: expect.stringContaining("task") } });
    expect((await world.registry.node.stats()).total_agents).toBe(0);
  });

  test.skipIf(isEveryday)("works over HTTP without a session", async () => {
    await using world = await createWorld("sqlite");
    const address = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
    await using mcp = await connectTo(address);
    await mcp.call("registry_register_agent", weather);
    const found = await mcp.call("registry_search_agents", { q: "forecast" });
    expect(found.structuredContent).toMatchObject({ count: 1 });
  });

  test("requires no initialization, and responds with JSON whatever `Accept` says", async () => {
    await using world = await createWorld("sqlite");
    const body = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "tools/list" });
    const headers = { "content-type": "application/json", accept: "*/*" };
    const response = await world.send("POST", "/mcp", { headers, body });
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ id: 7, result: { tools: expect.any(Array) } });
  });

  test("supports the protocol versions of the contract", async () => {
    const { supportedVersions } = await import("../server/registry/mcp/messages.ts");
    const { document } = await import("./exchange.ts");
    expect(document.components.schemas.McpVersion?.enum).toEqual(supportedVersions);
  });
});
