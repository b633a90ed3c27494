/** The mock registry of the client: for tests of code that uses a registry. */
import { describe, expect, it, test } from "vitest";
import {
  ConnectionError,
  createRegistry,
  type EventType,
  GoneError,
  NotFoundError,
  QuotaExceededError,
  RateLimitedError,
  type Registry,
  RegistryError,
  responseOf,
  ServerError,
  TimeoutError,
  ValidationError,
} from "../client/index.ts";
import { signDelivery, verifyDelivery } from "../client/receiver.ts";
import { createMockRegistry, type Failure } from "../client/testing.ts";
import { responseExamples } from "../generated/response-examples.ts";
import { holdAgainstContract } from "./exchange.ts";
import { createWorld } from "./world.ts";

const weather = {
  agent_id: "weather-agent",
  agent_url: "https://weather.example.com/a2a",
  tags: ["weather"],
};

/** What a call throws. */
async function thrown(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail("nothing was thrown"),
    (error) => error,
  );
}

describe("examples", () => {
  /** Requests of operations that need a body. */
  const bodies: Record<string, object> = {
    "agents.register": { ...weather, agent_id: "new-agent" },
    "agents.lookupMany": { agent_ids: [weather.agent_id] },
    "agents.setStatus": { status: "active" },
    "agents.rename": { agent_id: "renamed-agent" },
  };

  test.each(Object.entries(responseExamples))("%s responds as the contract declares", async (name, row) => {
    const mock = createMockRegistry({ agents: [weather] });
    const url = row.path.replaceAll("{id}", weather.agent_id).replaceAll(/\{\w+\}/g, "any");
    const body = bodies[name] && JSON.stringify(bodies[name]);
    const response = await mock.fetch(mock.baseUrl + url, { method: row.method, ...(body && { body }) });
    // The mock computes no digests.
    const digest = name === "facts.get" && { "content-digest": "" };
    const headers = { ...digest, ...Object.fromEntries(response.headers) };
    holdAgainstContract({
      request: { method: row.method, url, headers: {}, body },
      response: { status: response.status, headers, body: await response.text() },
    });
    expect(response.status).toBe(row.status);
    expect(mock.calls.map(({ operation }) => operation)).toEqual([name]);
  });

  it("are what the client's methods return", async () => {
    const { registry, ...mock } = createMockRegistry();
    expect(await registry.node.stats()).toEqual(mock.node.stats.example);
    expect((await registry.keys.create({ name: "ci" })).key.raw_key).toMatch(/^registry_/);
    expect(await registry.accounts.signOut()).toBeUndefined();
    expect(await registry.site.docs()).toBe("");
    const keys = [];
    for await (const key of registry.keys.list()) keys.push(key.id);
    expect(keys).toEqual(mock.keys.list.example.keys.map(({ id }) => id));
  });

  it("cannot be changed by a test", () => {
    const mock = createMockRegistry();
    mock.agents.lookup.example.name = "changed";
    expect(mock.agents.lookup.example.name).toBe("Weather Agent");
  });
});

describe("the store of agents", () => {
  /** What happens to an agent, as statuses, codes and fields that do not depend on the clock. */
  async function life(registry: Registry): Promise<unknown[]> {
    const { agents } = registry;
    const codes = async (work: Promise<unknown>) => {
      const error = await thrown(work);
      return error instanceof RegistryError ? [error.status, error.code] : error;
    };
    const ids = async (list: AsyncIterable<{ agent_id: string }>) => {
      const found = [];
      for await (const { agent_id } of list) found.push(agent_id);
      return found;
    };
    expect((await agents.register(weather, { dryRun: true })).status).toBe("registered");
    const first = await agents.register(weather);
    const second = await agents.register({ ...weather, agent_id: "ocean", name: "Ocean", tags: ["sea"] });
    const again = await agents.register({ ...weather, description: "Forecasts." });
    const done = [
      [first.status, second.status, again.status, responseOf(first).status, responseOf(again).status],
      responseOf(second).headers.get("Location"),
      [again.agent.name, again.agent.description, again.agent.tags, again.agent.provider, again.agent.extra],
      (await agents.lookup("ocean")).name,
      await ids(agents.list()),
      await ids(agents.list({ limit: 1 })),
      await ids(agents.list({ tags: ["sea", "sky"] })),
      await ids(agents.search({ q: "ocean" })),
      await ids(agents.search({ q: "no-such-word" })),
      await ids(agents.search({ q: "agent", sort: "name" })),
      await ids(agents.search({ q: "example", sort: "newest" })),
      await codes(agents.lookup("no-such-agent")),
      await codes(agents.remove("no-such-agent")),
      (await agents.setStatus("ocean", { status: "deprecated", message: "Use weather-agent." }))
        .status_message,
      await ids(agents.list({ status: ["deprecated"] })),
      (await agents.remove("ocean")).status,
      (await agents.remove("ocean")).agent_id,
      await codes(agents.lookup("ocean")),
      await codes(agents.setStatus("ocean", { status: "active" })),
      (await agents.lookupMany({ agent_ids: ["ocean", weather.agent_id] })).missing,
      await ids(agents.list()),
      (await agents.register({ ...weather, agent_id: "ocean" })).status,
    ];
    return done;
  }

  it("responds like a node", async () => {
    await using world = await createWorld("sqlite");
    const expected = await life(world.registry);
    expect(await life(createMockRegistry().registry)).toEqual(expected);
  });

  it("has the initial agents, also after a reset", async () => {
    const { registry, reset } = createMockRegistry({ agents: [weather] });
    await registry.agents.remove(weather.agent_id);
    const gone = await thrown(registry.agents.lookup(weather.agent_id));
    expect(gone).toBeInstanceOf(GoneError);
    expect((gone as GoneError).tombstone?.agent_id).toBe(weather.agent_id);
    reset();
    expect((await registry.agents.lookup(weather.agent_id)).tags).toEqual(["weather"]);
  });

  it("takes what a card would say from the example", async () => {
    const { registry, ...mock } = createMockRegistry();
    const { agent } = await registry.agents.register({
      card_url: "https://weather.example.com/card",
      tags: ["b"],
    });
    expect(agent).toMatchObject({
      agent_id: "weather-agent",
      name: mock.agents.lookup.example.name,
      tags: ["b"],
    });
  });
});

describe("returns", () => {
  it("sets fields of the response, and keeps those of the example", async () => {
    const { registry, ...mock } = createMockRegistry();
    mock.agents.lookup.returns({ status: "deprecated" }, { headers: { ETag: '"7"' } });
    const agent = await registry.agents.lookup("any");
    expect(agent).toEqual({ ...mock.agents.lookup.example, status: "deprecated" });
    expect(responseOf(agent).etag).toBe('"7"');
    expect(responseOf(agent).requestId).toBe("mock-1");
  });

  it("takes a function of the request, which may be async", async () => {
    const { registry, ...mock } = createMockRegistry();
    mock.keys.create.returns(async ({ body }) => ({
      key: { ...mock.keys.create.example.key, name: body.name },
    }));
    expect((await registry.keys.create({ name: "deploy" })).key.name).toBe("deploy");
    mock.agents.lookup.returns(({ path }) => ({ agent_id: path.id ?? "" }));
    expect((await registry.agents.lookup("a@b")).agent_id).toBe("a@b");
  });

  it("sets the next responses before the permanent one, which stays until the reset", async () => {
    const { registry, ...mock } = createMockRegistry({ agents: [weather] });
    mock.agents.lookup.returns({ name: "always" });
    mock.agents.lookup.returns({ name: "first" }, { times: 1 });
    mock.agents.lookup.fails("internal_error", { times: 1 });
    const name = async () => (await registry.agents.lookup(weather.agent_id)).name;
    expect(await name()).toBe("first");
    await expect(name()).rejects.toThrow("internal_error");
    expect([await name(), await name()]).toEqual(["always", "always"]);
    mock.reset();
    expect(await name()).toBe(weather.agent_id);
  });

  it("sets texts and statuses", async () => {
    const { registry, ...mock } = createMockRegistry();
    mock.site.docs.returns("<h1>Docs</h1>");
    expect(await registry.site.docs()).toBe("<h1>Docs</h1>");
    mock.node.stats.returns({}, { status: 304 });
    await expect(registry.node.stats({ ifNoneMatch: '"1"' })).rejects.toMatchObject({ code: "not_modified" });
  });
});

describe("fails", () => {
  test.each<[Failure, typeof RegistryError | typeof ConnectionError, object]>([
    ["agent_not_found", NotFoundError, { status: 404, code: "agent_not_found", requestId: "mock-1" }],
    ["invalid_query", ValidationError, { status: 400 }],
    ["too_many_concurrent_requests", RateLimitedError, { status: 429, retryAfter: 1 }],
    ["database_unavailable", ServerError, { status: 503, retryAfter: 1 }],
    [502, ServerError, { status: 502, code: "unexpected_answer" }],
    ["connection_failed", ConnectionError, { status: 0, code: "connection_failed" }],
    [new Error("reset by peer"), ConnectionError, { message: expect.stringContaining("reset by peer") }],
    ["timed_out", TimeoutError, { status: 0, code: "timed_out" }],
  ])("lets the client throw the error of %s", async (failure, Kind, properties) => {
    const { registry, ...mock } = createMockRegistry();
    mock.agents.lookup.fails(failure);
    const error = await thrown(registry.agents.lookup("any", { timeout: 20 }));
    expect(error).toBeInstanceOf(Kind);
    expect(error).toMatchObject(properties);
  });

  it("sends the title of the contract, and the fields and headers of the test", async () => {
    const { registry, ...mock } = createMockRegistry();
    mock.agents.register.fails("quota_exceeded", {
      retryAfter: 60,
      headers: { "X-RateLimit-Limit": "1000" },
      problem: { resets_at: "2026-12-01T00:00:00.000Z" },
    });
    const error = await thrown(registry.agents.register(weather));
    expect(error).toBeInstanceOf(QuotaExceededError);
    expect(error).toMatchObject({
      retryAfter: 60,
      resetsAt: new Date("2026-12-01T00:00:00.000Z"),
      problem: { title: "Quota exceeded", type: "https://registry.test/problems/quota_exceeded" },
    });
    expect((error as RegistryError).headers.get("X-RateLimit-Limit")).toBe("1000");
  });

  it("fails a number of times, so that a retry succeeds", async () => {
    const mock = createMockRegistry({ agents: [weather] });
    const registry = createRegistry({ baseUrl: mock.baseUrl, fetch: mock.fetch, maxRetryDelay: 0 });
    mock.fails("connection_failed", { times: 1 });
    mock.agents.lookup.fails("internal_error", { times: 1 });
    expect((await registry.agents.lookup(weather.agent_id)).agent_id).toBe(weather.agent_id);
    expect(mock.agents.lookup.calls).toHaveLength(3);
  });

  it("rejects when the caller aborts", async () => {
    const { registry, ...mock } = createMockRegistry();
    mock.fails("timed_out");
    const aborter = new AbortController();
    const pending = thrown(registry.node.stats({ signal: aborter.signal }));
    aborter.abort(new Error("enough"));
    expect(await pending).toMatchObject({ message: "enough" });
  });
});

describe("calls", () => {
  it("are recorded with their parameters, headers and body", async () => {
    const mock = createMockRegistry({ agents: [weather] });
    const registry = createRegistry({ baseUrl: mock.baseUrl, fetch: mock.fetch, apiKey: "registry_key" });
    await registry.agents.setStatus(weather.agent_id, { status: "deprecated" }, { ifMatch: '"1"' });
    await registry.agents.list({ tags: ["a", "b"], limit: 5 }).page();
    expect(mock.agents.setStatus.calls).toEqual([
      {
        operation: "agents.setStatus",
        method: "PUT",
        url: "/agents/weather-agent/status",
        path: { id: "weather-agent" },
        query: {},
        headers: expect.objectContaining({ authorization: "Bearer registry_key", "if-match": '"1"' }),
        body: { status: "deprecated" },
      },
    ]);
    const [first, second] = mock.calls;
    expect(first?.operation === "agents.setStatus" && first.body.status).toBe("deprecated");
    expect(second?.query).toEqual({ tags: "a,b", limit: "5" });
    mock.reset();
    expect([mock.calls, mock.agents.setStatus.calls]).toEqual([[], []]);
  });

  it("does not know other paths", async () => {
    const { fetch, calls } = createMockRegistry();
    const response = await fetch("https://registry.test/no/such/path");
    expect([response.status, (await response.json()).code]).toEqual([404, "route_not_found"]);
    expect(calls).toEqual([]);
  });
});

describe("events", () => {
  it("are streamed from the first, also to a stream that is open already", async () => {
    const { registry, emit } = createMockRegistry();
    const { events } = await registry.node.stats();
    emit("agent.registered", { agent_id: "first" });
    const aborter = new AbortController();
    const seen: unknown[] = [];
    const query = {
      after: events.last_seq,
      types: ["agent.registered", "cert.revoked"] satisfies EventType[],
    };
    for await (const event of registry.events.stream(query, aborter)) {
      seen.push(event.event);
      if (seen.length === 1) {
        emit("agent.deprecated");
        emit("cert.revoked", { agent_id: "second" });
      } else aborter.abort();
    }
    expect(seen).toEqual(["agent.registered", "cert.revoked"]);
  });

  it("are listed page by page", async () => {
    const { registry, emit, reset } = createMockRegistry();
    const sent = ["a", "b", "c"].map((agent_id) => emit("agent.registered", { agent_id }));
    const all = [];
    for await (const event of registry.events.list({ limit: 2 })) all.push(event);
    expect(all).toEqual(sent);
    const some = await registry.events.list({ agent_id: "b" }).page();
    expect(some.events).toEqual([sent[1]]);
    reset();
    expect((await registry.events.list().page()).events).toEqual([]);
  });

  it("can be signed like deliveries", async () => {
    const { emit, ...mock } = createMockRegistry();
    const { secret } = mock.webhooks.create.example;
    const event = emit("cert.revoked", { agent_id: "weather-agent" });
    const { body, headers } = await signDelivery(event, secret);
    expect(await verifyDelivery(body, headers, secret)).toEqual(event);
  });
});
