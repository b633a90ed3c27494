import { afterEach, describe, expect, test, vi } from "vitest";
import { emptyDescription } from "../../client/description.ts";
import {
  type Agent,
  ConnectionError,
  createRegistry,
  type EventPage,
  type ListQuery,
  type Registration,
  RegistryError,
  type RegistryEvent,
} from "../../client/index.ts";
import { messages } from "../../client/stream.ts";

type Respond = (request: Request) => Response | Promise<Response>;

/** A registry that gets the responses in turn, and its requests. The last response is repeated. */
function registryOf(...responses: Respond[]) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    const response = responses[Math.min(requests.length, responses.length) - 1];
    if (!response) throw new Error("nobody responds");
    return response(request);
  };
  const options = { baseUrl: "http://node.test", fetch, maxRetries: 0 };
  return { registry: createRegistry(options), requests, options };
}

function json(body: unknown, status = 200, media = "application/json; charset=utf-8"): Respond {
  const headers = { "Content-Type": media, "X-Request-Id": "from-header" };
  return () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
}

function problem(status: number, code: string, more: object = {}): Respond {
  const type = `http://node.test/problems/${code}`;
  const body = {
    type,
    title: "A title",
    status,
    detail: "A detail.",
    code,
    request_id: "from-body",
    ...more,
  };
  return json(body, status, "application/problem+json");
}

const anAgent: Agent = {
  ...emptyDescription(),
  agent_id: "weather",
  name: "Weather",
  agent_url: "https://weather.example.com",
  status: "active",
  status_message: null,
  successor_agent_id: null,
  sunset_at: null,
  source: "local",
  origin: null,
  verification: { level: "none", domain: null, method: null, verified_at: null },
  card_signature: null,
  owned: false,
  has_facts: false,
  registered_at: "2026-11-20T16:15:00.000Z",
  updated_at: "2026-11-20T16:15:00.000Z",
  tombstoned_at: null,
  moved_to: null,
  previous_agent_ids: [],
  seq: 1,
  extra: { region: "eu" },
};

function page(ids: string[], next_cursor: string | null = null): Respond {
  const agents = ids.map((agent_id) => ({ ...anAgent, agent_id }));
  return json({ agents, count: ids.length, next_cursor, as_of_seq: 1 });
}

function anEvent(seq: number): RegistryEvent {
  const change = { agent_id: "weather", name: "Weather", change: "created" as const, seq };
  const payload = { ...change, agent_url: "https://weather.example.com", source: "local", changed: [] };
  const timestamp = "2026-11-20T16:15:00.000Z";
  return { event: "agent.registered", payload, timestamp, idempotency_key: `evt_${seq}` };
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of list) items.push(item);
  return items;
}

/** The error that a promise is rejected with. */
async function thrown<E extends Error>(
  kind: abstract new (...parts: never[]) => E,
  work: Promise<unknown>,
): Promise<E> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof kind) return error;
  throw new Error(`expected ${kind.name}, not ${error}`);
}

describe("requests", () => {
  test("percent-encode an id once", async () => {
    const { registry, requests } = registryOf(json(anAgent));
    await registry.agents.lookup("a:b@c~d");
    await registry.agents.card("100%/ü $&");
    await registry.facts.get("\ud800");
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET http://node.test/lookup/a%3Ab%40c~d",
      "GET http://node.test/agents/100%25%2F%C3%BC%20%24%26/card",
      "GET http://node.test/agentfacts/%EF%BF%BD",
    ]);
  });

  test.each(["", ".", ".."])("rejects the id %j, which would reach another operation", async (id) => {
    const { registry, requests } = registryOf(json({}));
    const error = await thrown(RegistryError, registry.agents.remove(id));
    expect(error).toMatchObject({ status: 400, code: "invalid_path", problem: null, requestId: null });
    expect(requests).toEqual([]);
  });

  test("separate the values of a list by commas, and encode commas in them as %2C", async () => {
    const { registry, requests } = registryOf(page([]));
    await registry.agents.list({ provider: ["A, B & C", "D+E"], tags: ["x"], limit: 5, after_seq: 0 }).page();
    await registry.agents.search({ q: "a=b #1", facets: ["tags", "source"] }).page();
    expect(requests.map(({ url }) => url)).toEqual([
      "http://node.test/list?provider=A%2C%20B%20%26%20C,D%2BE&tags=x&limit=5&after_seq=0",
      "http://node.test/search?q=a%3Db%20%231&facets=tags,source",
    ]);
  });

  test("include an empty list of values", async () => {
    const { registry, requests } = registryOf(page([]));
    await registry.agents.list({ tags: [] }).page();
    expect(requests[0]?.url).toBe("http://node.test/list?tags=");
  });

  test("omit undefined values", async () => {
    const { registry, requests } = registryOf(page([]));
    const query: ListQuery = { limit: 5 };
    Reflect.set(query, "cursor", undefined);
    await registry.agents.list(query).page();
    expect(requests[0]?.url).toBe("http://node.test/list?limit=5");
  });

  test("have the media type of a body only with a body", async () => {
    const { registry, requests } = registryOf(json(anAgent));
    await registry.agents.remove("a");
    await registry.facts.put("a", { label: "A", own: true });
    expect(requests.map(({ headers }) => headers.get("Content-Type"))).toEqual([null, "application/json"]);
    expect(await requests[1]?.text()).toBe('{"label":"A","own":true}');
  });

  test("send the key as a bearer token, and prefer headers of the call", async () => {
    const { requests, options } = registryOf(json(anAgent));
    const headers = { "X-One": "registry", "X-Two": "registry", accept: "text/plain" };
    const registry = createRegistry({ ...options, apiKey: "registry_abc", headers });
    await registry.agents.lookup("a", { headers: { "x-one": "request", accept: "a/b" }, ifNoneMatch: '"7"' });
    await registry.agents.remove("a", { ifMatch: '"8"' });
    await registry.facts.put("a", {}, { ifNoneMatch: "*" });
    const sent = (name: string) => requests.map((request) => request.headers.get(name));
    expect(sent("Authorization")).toEqual(Array(3).fill("Bearer registry_abc"));
    expect(sent("X-One")).toEqual(["request", "registry", "registry"]);
    expect(sent("X-Two")).toEqual(Array(3).fill("registry"));
    expect(sent("Accept")).toEqual(Array(3).fill("application/json"));
    expect(sent("If-None-Match")).toEqual(['"7"', null, "*"]);
    expect(sent("If-Match")).toEqual([null, '"8"', null]);
  });

  test("have no Authorization without a key", async () => {
    const { registry, requests } = registryOf(json(anAgent));
    await registry.agents.lookup("a");
    expect(requests[0]?.headers.has("Authorization")).toBe(false);
  });

  test("accept a base URL with a path and a trailing slash, and reject an invalid one", async () => {
    const { requests, options } = registryOf(json(anAgent));
    await createRegistry({ ...options, baseUrl: "https://example.com/registry/" }).agents.lookup("a");
    expect(requests[0]?.url).toBe("https://example.com/registry/lookup/a");
    for (const baseUrl of [
      "",
      "/list",
      "node.test",
      "ftp://node.test",
      "http://a:b@node.test",
      "http://n/?a",
      "http://n/?",
      "http://n/#",
    ])
      expect(() => createRegistry({ baseUrl })).toThrow(TypeError);
  });
});

describe("responses", () => {
  test("tell whether an agent was registered or updated", async () => {
    const { registry } = registryOf(
      json({ status: "registered", agent_id: "a", agent: anAgent }, 201),
      json({ status: "updated", agent_id: "a", agent: anAgent }),
    );
    const card: Registration = { agent_card: { name: "A" }, tags: ["a"], region: "eu" };
    expect(await registry.agents.register(card)).toMatchObject({ status: "registered", agent_id: "a" });
    expect(await registry.agents.register(anAgent)).toMatchObject({ status: "updated", agent: anAgent });
  });

  test("return the health with 200 and with 503", async () => {
    const checks = { database: { status: "down", latency_ms: 1 } };
    const health = { status: "down", version: "0.1.0", uptime_s: 1, timestamp: "", checks };
    const { registry } = registryOf(json(health), json(health, 503), json({ message: "overloaded" }, 503));
    expect(await registry.node.health()).toEqual(health);
    expect(await registry.node.health()).toEqual(health);
    expect(await thrown(RegistryError, registry.node.health())).toMatchObject({
      status: 503,
      code: "unexpected_answer",
      message: expect.stringContaining("overloaded"),
    });
  });

  test("page a list to its end, and again from the beginning", async () => {
    const { registry, requests } = registryOf(page(["a", "b"], "one"), page([], "two"), page(["c"]));
    const list = registry.agents.list({ tags: ["x"] }, { ifNoneMatch: '"1"' });
    expect(requests).toEqual([]);
    expect((await all(list)).map(({ agent_id }) => agent_id)).toEqual(["a", "b", "c"]);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      "?tags=x",
      "?tags=x&cursor=one",
      "?tags=x&cursor=two",
    ]);
    expect(requests.map(({ headers }) => headers.get("If-None-Match"))).toEqual(['"1"', null, null]);
    expect(await all(list)).toHaveLength(1);
  });

  test("return a list page by page, as far as it is read", async () => {
    const { registry, requests } = registryOf(page(["a"], "one"), page(["b"], "two"), page(["c"]));
    for await (const { agents, next_cursor } of registry.agents.search({ q: "x" }).pages()) {
      if (agents[0]?.agent_id === "b") {
        expect(next_cursor).toBe("two");
        break;
      }
    }
    expect(requests).toHaveLength(2);
    expect((await registry.agents.list().page()).agents).toHaveLength(1);
    expect(requests).toHaveLength(3);
  });

  test("page the journal by next_after up to the first page without events", async () => {
    const part = (next_after: number, ...seqs: number[]): Respond => {
      const body: EventPage = { events: seqs.map(anEvent), next_after, oldest_seq: 1 };
      return json(body);
    };
    const { registry, requests } = registryOf(part(4, 2, 4), part(7, 5), part(7));
    const events = await all(registry.events.list({ after: 1, agent_id: "a" }));
    expect(events.map(({ payload }) => payload.seq)).toEqual([2, 4, 5]);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      "?after=1&agent_id=a",
      "?after=4&agent_id=a",
      "?after=7&agent_id=a",
    ]);
  });

  test("throw a failure in the middle of a list there", async () => {
    const { registry } = registryOf(page(["a"], "one"), problem(400, "invalid_cursor", { errors: [] }));
    const walk = registry.agents.list()[Symbol.asyncIterator]();
    expect((await walk.next()).value).toMatchObject({ agent_id: "a" });
    expect((await thrown(RegistryError, walk.next())).code).toBe("invalid_cursor");
  });
});

describe("errors", () => {
  test("have the values of the problem", async () => {
    const tombstone = { status: "tombstoned", agent_id: "a", tombstoned_at: "2026-11-20T16:15:00.000Z" };
    const { registry } = registryOf(problem(410, "agent_tombstoned", { tombstone }));
    const error = await thrown(RegistryError, registry.agents.lookup("a"));
    expect(error).toMatchObject({ name: "GoneError", status: 410, requestId: "from-body" });
    expect(error.message).toBe("agent_tombstoned: A detail.");
    expect(error.code === "agent_tombstoned" && error.problem?.tombstone).toEqual(tombstone);
    expect(error.headers.get("X-Request-Id")).toBe("from-header");
  });

  test("list the invalid fields of the input", async () => {
    const errors = [{ pointer: "/agent_url", detail: "is missing" }];
    const { registry } = registryOf(problem(400, "invalid_body", { errors }));
    const error = await thrown(RegistryError, registry.facts.put("a", {}));
    expect(error.problem?.errors).toEqual(errors);
  });

  test("304 is not_modified", async () => {
    const { registry } = registryOf(() => new Response(null, { status: 304, headers: { ETag: '"7"' } }));
    const error = await thrown(RegistryError, registry.node.stats({ ifNoneMatch: '"7"' }));
    expect(error).toMatchObject({ status: 304, code: "not_modified", problem: null, requestId: null });
    expect(error.headers.get("ETag")).toBe('"7"');
  });

  const html = `<html>\n<head><title>502 Bad Gateway</title></head>${"<p>".repeat(1_000)}</html>`;
  const bytes = new Response("\0\x01\x02").body;
  test.each<[string, Respond, number, string]>([
    ["an HTML error page", json(html, 502, "text/html"), 502, "<html> <head><title>502 Bad Gateway"],
    ["an HTML page", json(html, 200, "text/html"), 200, "text/html"],
    ["JSON that was cut off", json('{"agent_id":"a","na', 200), 200, "na"],
    ["no body", json("", 200), 200, '""'],
    ["JSON that is no object", json("[1,2]", 200), 200, "[1,2]"],
    ["no media type", () => new Response(bytes), 200, "no media type"],
    ["JSON of another server", json({ message: "Not here" }, 404), 404, "Not here"],
    ["a problem of another server", json({ title: "No" }, 403, "application/problem+json"), 403, "No"],
    ["a problem that was cut off", json('{"type":', 500, "application/problem+json"), 500, "type"],
    ["an empty response that says so", () => new Response(null, { status: 204 }), 204, "204"],
  ])("%s is an unexpected response", async (_, response, status, excerpt) => {
    const { registry } = registryOf(response);
    const error = await thrown(RegistryError, registry.agents.lookup("a"));
    expect(error).toMatchObject({ status, code: "unexpected_answer", problem: null });
    expect(error.message).toContain(excerpt.replaceAll('"na', '\\"na'));
    expect(error.message.length).toBeLessThan(300);
  });

  test("distinguish web pages from error pages", async () => {
    const { registry } = registryOf(json("<h1>Down</h1>", 502, "text/html"), json("", 200, "text/html"));
    expect(await thrown(RegistryError, registry.site.docs())).toMatchObject({
      status: 502,
      code: "unexpected_answer",
    });
    expect(await registry.site.docs()).toBe("");
  });

  test("include a ConnectionError with its cause without a response", async () => {
    const cause = new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") });
    const { registry } = registryOf(() => Promise.reject(cause));
    const error = await thrown(ConnectionError, registry.agents.lookup("a"));
    expect(error.cause).toBe(cause);
    expect(error.message).toBe(
      "connection_failed: GET http://node.test/lookup/a: fetch failed (ECONNREFUSED)",
    );
  });

  test("include a ConnectionError for an incomplete response", async () => {
    const { registry } = registryOf(() => {
      const body = new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('{"agent_id"'));
          controller.error(new TypeError("terminated"));
        },
      });
      return new Response(body, { headers: { "Content-Type": "application/json" } });
    });
    const error = await thrown(ConnectionError, registry.agents.lookup("a"));
    expect(error.message).toContain("terminated");
  });

  test("do not wrap the reason of an abort", async () => {
    const { registry } = registryOf(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("any")))),
    );
    const aborter = new AbortController();
    const reason = new Error("enough");
    const lookup = registry.agents.lookup("a", { signal: aborter.signal });
    aborter.abort(reason);
    expect(await thrown(Error, lookup)).toBe(reason);
  });
});

describe("the event stream", () => {
  afterEach(() => vi.useRealTimers());

  /** A connection that sends pieces of text or bytes, and then ends, breaks, or stays open. */
  function connection(pieces: (string | Uint8Array)[], then: "ends" | "breaks" | "stays" = "stays") {
    const encoder = new TextEncoder();
    const closed = vi.fn();
    const response: Respond = () => {
      const rest = pieces.map((piece) => (typeof piece === "string" ? encoder.encode(piece) : piece));
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          const piece = rest.shift();
          if (piece) controller.enqueue(piece);
          else if (then === "ends") controller.close();
          else if (then === "breaks") controller.error(new TypeError("terminated"));
          else return new Promise(() => {});
        },
        cancel: closed,
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
    };
    return { response, closed };
  }

  function block(seq: number, end = "\n"): string {
    const lines = [`id: ${seq}`, `event: agent.registered`, `data: ${JSON.stringify(anEvent(seq))}`];
    return lines.map((line) => line + end).join("") + end;
  }

  async function seqs(stream: AsyncIterable<RegistryEvent>, count: number): Promise<number[]> {
    const seen: number[] = [];
    for await (const { payload } of stream) if (seen.push(payload.seq) === count) break;
    return seen;
  }

  test("is requested as a stream, with its filters", async () => {
    const { response, closed } = connection(["retry: 1000\n\n", block(1), block(2)]);
    const { registry, requests } = registryOf(response);
    const stream = registry.events.stream({ after: 3, types: ["agent.registered", "cert.issued"] });
    expect(await seqs(stream, 2)).toEqual([1, 2]);
    expect(requests[0]?.url).toBe("http://node.test/events?after=3&types=agent.registered,cert.issued");
    expect(requests[0]?.headers.get("Accept")).toBe("text/event-stream");
    expect(requests[0]?.headers.has("Last-Event-ID")).toBe(false);
    expect(closed).toHaveBeenCalledOnce();
  });

  test.each([["\n"], ["\r\n"], ["\r"]])("is read with any line ending: %j", async (end) => {
    const text = `\ufeff: hello${end}${end}retry: 100${end}${end}${block(1, end)}:${end}${block(2, end)}`;
    const { registry } = registryOf(connection([text]).response);
    expect(await seqs(registry.events.stream(), 2)).toEqual([1, 2]);
  });

  test.each([["\n"], ["\r\n"], ["\r"]])("is read with any split between chunks: %j", async (end) => {
    const event = { ...anEvent(1), payload: { ...anEvent(1).payload, name: "Wetter ☀️ äöü" } };
    const [head, tail] = JSON.stringify(event).split(',"payload"');
    const lines = [":", "id:1", "event: agent.registered", `data: ${head}`, `data:,"payload"${tail}`, "", ""];
    const bytes = new TextEncoder().encode(lines.join(end));
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const { registry } = registryOf(connection([bytes.slice(0, cut), bytes.slice(cut)]).response);
      expect((await registry.events.stream().next()).value).toEqual(event);
    }
    const single = [...bytes].map((byte) => Uint8Array.of(byte));
    const { registry } = registryOf(connection(single).response);
    expect((await registry.events.stream().next()).value).toEqual(event);
  });

  test("reads a long line in linear time, however many chunks it has", async () => {
    const long = "x".repeat(10_000_000);
    const { body } = await connection(["data: ", ...(long.match(/.{500}/g) ?? []), "\n\n"], "ends").response(
      new Request("http://node.test"),
    );
    expect(await all(messages(body ?? new ReadableStream()))).toEqual([{ data: long }]);
  });

  test("is parsed by the standard", async () => {
    const fields = [
      "data:  a",
      "data",
      "data:b: c",
      "id: 7",
      "id: \0",
      "event:e",
      "retry: 5",
      "retry: 5s",
      "x: y",
    ];
    const text = `${fields.join("\n")}\n\n: a comment\n\nid\n\ndata: never ended\n`;
    const { body } = await connection([text], "ends").response(new Request("http://node.test"));
    expect(await all(messages(body ?? new ReadableStream()))).toEqual([
      { data: " a\n\nb: c", id: "7", event: "e", retry: 5 },
      {},
      { id: "" },
    ]);
  });

  test("continues after the last complete event when its connection is lost", async () => {
    vi.useFakeTimers().setTimerTickMode("nextTimerAsync");
    const { registry, requests } = registryOf(
      connection(["retry: 1\n\n", block(1), block(2), "id: 3\ndata: {"], "breaks").response,
      () => Promise.reject(new TypeError("fetch failed")),
      json("<h1>Bad gateway</h1>", 502, "text/html"),
      problem(503, "database_unavailable"),
      connection([block(2), block(3)], "ends").response, // as if a proxy had dropped Last-Event-ID
      connection([block(4)]).response,
    );
    expect(await seqs(registry.events.stream({ after: 0 }), 4)).toEqual([1, 2, 3, 4]);
    const lasts = requests.map(({ headers }) => headers.get("Last-Event-ID"));
    expect(lasts).toEqual([null, "2", "2", "2", "2", "3"]);
  });

  test("reconnects after a silence that is longer than that of any node", async () => {
    vi.useFakeTimers();
    const { registry, requests } = registryOf(
      connection([block(1)]).response,
      connection([block(2)]).response,
    );
    const stream = registry.events.stream();
    expect((await stream.next()).value?.payload.seq).toBe(1);
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(44_000);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await next).value?.payload.seq).toBe(2);
    await stream.return();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("waits longer after each failure, at most half a minute", async () => {
    vi.useFakeTimers();
    const aborter = new AbortController();
    const { registry, requests } = registryOf(connection([block(1)], "ends").response, () =>
      Promise.reject(new TypeError("fetch failed")),
    );
    const stream = registry.events.stream({}, { signal: aborter.signal });
    expect((await stream.next()).value?.payload.seq).toBe(1);
    const end = stream.next();
    const tries: number[] = [];
    for (let second = 1; second <= 120; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      tries[second] = requests.length - 1;
    }
    expect(tries[1]).toBe(1);
    expect(tries[120]).toBeGreaterThanOrEqual(8);
    expect(tries[120]).toBeLessThanOrEqual(12);
    aborter.abort();
    expect(await end).toEqual({ done: true, value: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ["at first", []],
    ["later", [connection(["retry: 1\n\n"], "ends").response]],
  ])("throws a rejection %s", async (_, before) => {
    const { registry, requests } = registryOf(...before, problem(400, "invalid_query", { errors: [] }));
    const error = await thrown(RegistryError, registry.events.stream({ types: [] }).next());
    expect(error).toMatchObject({ status: 400, code: "invalid_query" });
    expect(requests).toHaveLength(before.length + 1);
  });

  test.each<[string, Respond, typeof ConnectionError | typeof RegistryError]>([
    ["nobody responds", () => Promise.reject(new TypeError("fetch failed")), ConnectionError],
    ["the node is down", problem(503, "database_unavailable"), RegistryError],
    ["the response is no stream", json({ events: [] }), RegistryError],
  ])("throws when the first connection fails: %s", async (_, response, kind) => {
    const { registry, requests } = registryOf(response);
    await thrown<Error>(kind, registry.events.stream().next());
    expect(requests).toHaveLength(1);
  });

  test.each(["{", "[]", '{"event":"agent.registered"}'])("throws for an invalid event: %s", async (data) => {
    const { response, closed } = connection([`id: 1\ndata: ${data}\n\n`]);
    const { registry } = registryOf(response);
    const error = await thrown(RegistryError, registry.events.stream().next());
    expect(error.code).toBe("unexpected_answer");
    expect(closed).toHaveBeenCalledOnce();
  });

  test("ends when its signal aborts, at any point", async () => {
    const { response, closed } = connection([block(1) + block(2)]);
    const { registry, requests } = registryOf(response);
    const waiting = new AbortController();
    const stream = registry.events.stream({}, { signal: waiting.signal });
    expect(await seqs({ [Symbol.asyncIterator]: () => ({ next: () => stream.next() }) }, 2)).toEqual([1, 2]);
    const end = stream.next();
    setTimeout(() => waiting.abort(), 20);
    expect(await end).toEqual({ done: true, value: undefined });
    expect(closed).toHaveBeenCalledOnce();

    const reading = new AbortController();
    const seen: number[] = [];
    for await (const { payload } of registry.events.stream({}, { signal: reading.signal })) {
      seen.push(payload.seq);
      reading.abort();
    }
    expect(seen).toEqual([1]);

    expect(await all(registry.events.stream({}, { signal: AbortSignal.abort() }))).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  test("ends when its signal aborts while it connects or waits to reconnect", async () => {
    const never: Respond = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const connecting = registryOf(never).registry;
    const waiting = registryOf(connection(["retry: 60000\n\n"], "ends").response).registry;
    for (const registry of [connecting, waiting]) {
      const aborter = new AbortController();
      const end = all(registry.events.stream({}, { signal: aborter.signal }));
      setTimeout(() => aborter.abort(), 20);
      expect(await end).toEqual([]);
    }
  });
});
