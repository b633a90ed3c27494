/** The event journal as pages and as a stream: each change once, in order, with the same bytes in both. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createRegistry, type Registry, type RegistryEvent } from "../client/index.ts";
import type { EventsQuery } from "../client/models.ts";
import { Commits } from "../server/core/journal/commits.ts";
import { createNode, type RegistryNode } from "../server/node.ts";
import { streamEvents } from "../server/registry/events/stream.ts";
import { engines, scratch } from "./engines.ts";
import { hang } from "./hang.ts";
import { isEveryday } from "./runs.ts";
import { configOf, createWorld, type TestWorld } from "./world.ts";

const registration = (agent_id: string, more: object = {}) => ({
  agent_id,
  agent_url: `https://${agent_id}.example.com/`,
  ...more,
});

const seqOf = ({ payload }: RegistryEvent) => payload.seq;
const describeEvent = ({ event, payload }: RegistryEvent) =>
  `${event} ${payload.change} ${"agent_id" in payload ? payload.agent_id : ""}`;

async function all(registry: Registry, query: EventsQuery = {}): Promise<RegistryEvent[]> {
  const events: RegistryEvent[] = [];
  for await (const event of registry.events.list(query)) events.push(event);
  return events;
}

/** Makes every kind of change of an agent. */
async function history({ agents, facts }: Registry): Promise<string[]> {
  await agents.register(registration("a"));
  await agents.register(registration("b"));
  await agents.register(registration("a", { description: "Changed." }));
  await facts.put("b", { id: "b", agent_name: "b" });
  await agents.setStatus("a", { status: "deprecated", message: "Use b." });
  await agents.setStatus("a", { status: "active" });
  await agents.register(registration("b")); // changes nothing
  await agents.remove("b");
  await agents.register(registration("c"));
  return [
    "agent.registered created a",
    "agent.registered created b",
    "agent.registered updated a",
    "agent.registered facts b",
    "agent.deprecated deprecated a",
    "agent.registered reactivated a",
    "agent.deprecated tombstoned b",
    "agent.registered created c",
  ];
}

/** Makes a node listen. */
async function listen({ app }: RegistryNode): Promise<{ url: string; registry: Registry }> {
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, registry: createRegistry({ baseUrl: url }) };
}

/** Reads the first events of a stream. */
async function take(stream: AsyncGenerator<RegistryEvent>, count: number): Promise<RegistryEvent[]> {
  const events: RegistryEvent[] = [];
  while (events.length < count) {
    const { value, done } = await stream.next();
    if (done) throw new Error(`The stream ended after ${events.length} events`);
    events.push(value);
  }
  return events;
}

/** Reads a stream as text until the text matches. */
async function hear(url: string, headers: Record<string, string>, enough: RegExp): Promise<string> {
  const ended = new AbortController();
  const accept = "text/event-stream";
  const response = await fetch(url, { headers: { accept, ...headers }, signal: ended.signal });
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  let heard = "";
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    heard += decoder.decode(bytes, { stream: true });
    if (enough.test(heard)) break;
  }
  ended.abort();
  return heard;
}

describe.each(engines)("pages on %s", (engine) => {
  test("have one event per change, in order of commit, numbered without gaps", async () => {
    await using world = await createWorld(engine);
    const expected = await history(world.registry);
    const events = await all(world.registry);
    expect(events.map(describeEvent)).toEqual(expected);
    expect(events.map(seqOf)).toEqual(expected.map((_, index) => index + 1));
  });

  test("have the agent, the time and an idempotency key in each event, and nothing else", async () => {
    await using world = await createWorld(engine);
    const { agent } = await world.registry.agents.register(registration("a", { name: "Ann" }));
    const [event] = await all(world.registry);
    expect(Object.keys(event ?? {}).sort()).toEqual(["event", "idempotency_key", "payload", "timestamp"]);
    expect(event?.payload).toMatchObject({ agent_id: "a", name: "Ann", change: "created", seq: agent.seq });
    expect(event?.timestamp).toBe(agent.registered_at);
    await world.registry.agents.register(registration("b"));
    const keys = (await all(world.registry)).map(({ idempotency_key }) => idempotency_key);
    expect(new Set(keys).size).toBe(2);
  });

  test("return at most `limit` events after `after`", async () => {
    await using world = await createWorld(engine);
    await history(world.registry);
    const page = await world.registry.events.list({ after: 2, limit: 3 }).page();
    expect(page.events.map(seqOf)).toEqual([3, 4, 5]);
    expect(page.next_after).toBe(5);
    const rest = await world.registry.events.list({ after: 5, limit: 3 }).page();
    expect(rest.events.map(seqOf)).toEqual([6, 7, 8]);
    const end = await world.registry.events.list({ after: 8 }).page();
    expect(end).toMatchObject({ events: [], next_after: 8 });
  });

  test("return no events at the end, and an unchanged `next_after`", async () => {
    await using world = await createWorld(engine);
    await history(world.registry);
    const { last_seq } = (await world.registry.node.stats()).events;
    expect(await world.registry.events.list({ after: last_seq }).page()).toMatchObject({
      events: [],
      next_after: last_seq,
    });
  });

  test("return the number of the oldest stored event as `oldest_seq`, or null", async () => {
    await using world = await createWorld(engine);
    const oldest = async () => (await world.registry.events.list().page()).oldest_seq;
    expect(await oldest()).toBeNull();
    await history(world.registry);
    expect(await oldest()).toBe(1);
    await world.sql("delete from event where seq <= 3");
    expect(await oldest()).toBe(4);
    const page = await world.registry.events.list({ after: 1, limit: 2 }).page();
    expect(page.events.map(seqOf)).toEqual([4, 5]);
  });

  test("return `oldest_seq` whenever they return events, even if they are committed during the request", async () => {
    await using world = await createWorld(engine);
    const { database } = world.node;
    const get = database.get;
    let calls = 0;
    database.get = async (sql, params) => {
      const found = await get<never>(sql, params);
      if (++calls === 1) await world.registry.agents.register(registration("meanwhile"));
      return found;
    };
    const { events, oldest_seq } = await world.registry.events.list().page();
    expect(events.length > 0 && oldest_seq === null).toBe(false);
  });

  test.each<EventsQuery>([
    {},
    { types: ["agent.deprecated"] },
    { types: ["agent.registered", "agent.deprecated"] },
    { types: ["cert.issued"] },
    { agent_id: "b" },
    { agent_id: "b", types: ["agent.registered"] },
    { agent_id: "nobody" },
  ])("return every event to a client that follows next_after with %j, and then end", async (filter) => {
    await using world = await createWorld(engine);
    await history(world.registry);
    const wanted = (await all(world.registry)).filter(
      (event) =>
        (filter.types?.includes(event.event) ?? true) &&
        (filter.agent_id === undefined || describeEvent(event).endsWith(` ${filter.agent_id}`)),
    );
    for (const limit of [1, 3, 8, 100]) {
      expect(await all(world.registry, { ...filter, limit })).toEqual(wanted);
      const { next_after } = await world.registry.events.list({ ...filter, limit: 100 }).page();
      expect(next_after).toBe(8); // what is filtered out is not looked at again
    }
  });

  test.skipIf(isEveryday)("miss no event while others write", async () => {
    await using world = await createWorld(engine);
    const { registry } = await listen(world.node); // through sockets: a reader inside the process would never let go
    let writing = true;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; n < 25; n++) await registry.agents.register(registration(`${writer}-${n}`));
    });
    const written = Promise.all(writers).finally(() => {
      writing = false;
    });
    const seen: number[] = [];
    for (let after = 0; ; ) {
      const last = !writing;
      const page = await registry.events.list({ after, limit: 7 }).page();
      seen.push(...page.events.map(seqOf));
      after = page.next_after;
      if (last && page.events.length === 0) break;
    }
    await written;
    expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });
});

// Before any database is asked: one engine is enough.
describe("requests for events", () => {
  const engine = "sqlite";

  test.each([
    ["types=agent.born", "/query/types/0"],
    ["types=", "/query/types/0"],
    ["limit=0", "/query/limit"],
    ["limit=101", "/query/limit"],
    ["after=-1", "/query/after"],
    ["after=9007199254740993", "/query/after"],
    ["agent_id=a/b", "/query/agent_id"],
  ])("reject ?%s with 400 and its pointer, as a page and as a stream", async (query, pointer) => {
    await using world = await createWorld(engine);
    for (const accept of ["application/json", "text/event-stream"]) {
      const response = await world.send("GET", `/events?${query}`, { headers: { accept } });
      const { code, errors } = (await response.json()) as { code: string; errors: { pointer: string }[] };
      expect({ status: response.status, code }).toEqual({ status: 400, code: "invalid_query" });
      expect(errors.map((error) => error.pointer)).toContain(pointer);
    }
  });

  test("reject a Last-Event-ID that is not a number with 400", async () => {
    await using world = await createWorld(engine);
    for (const id of ["abc", "-1", "1.5", "12345678901234567"]) {
      const headers = { accept: "text/event-stream", "last-event-id": id };
      const response = await world.send("GET", "/events", { headers });
      expect(await response.json()).toMatchObject({ status: 400, code: "invalid_header" });
    }
  });

  test.each([
    ["GET", undefined],
    ["GET", "*/*"],
    ["GET", "application/json"],
    ["GET", "application/json, text/event-stream"],
    ["GET", "text/event-stream;q=0.5, application/json"],
    ["GET", "text/event-stream;q=0"],
    ["HEAD", "text/event-stream"],
  ])("%s with Accept: %s gets a page", async (method, accept) => {
    await using world = await createWorld(engine);
    const response = await world.send(method, "/events", { headers: accept === undefined ? {} : { accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    "text/event-stream",
    "Text/Event-Stream",
    "text/event-stream, */*",
    "text/event-stream, application/json;q=0.9",
  ])("Accept: %s gets a stream", async (accept) => {
    await using world = await createWorld(engine);
    const { url } = await listen(world.node);
    const response = await fetch(`${url}/events`, { headers: { accept } });
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    await response.body?.cancel();
  });
});

describe.each(engines)("streams on %s", (engine) => {
  test("send stored events, then new ones", async () => {
    await using world = await createWorld(engine);
    const { registry } = await listen(world.node);
    const expected = await history(registry);
    const stream = registry.events.stream();
    expect((await take(stream, expected.length)).map(describeEvent)).toEqual(expected);
    for (const id of ["d", "e"]) {
      const next = take(stream, 1);
      await registry.agents.register(registration(id));
      expect((await next).map(describeEvent)).toEqual([`agent.registered created ${id}`]);
    }
    await stream.return();
  });

  test("send more events than one batch completely and in order", async () => {
    await using world = await createWorld(engine);
    await fill(world, 250, 10);
    const { registry } = await listen(world.node);
    const stream = registry.events.stream();
    const events = await take(stream, 250);
    expect(events.map(seqOf)).toEqual(events.map((_, index) => index + 1));
    await stream.return();
  });

  test("send the number and the type of each event, and the same bytes as a page", async () => {
    await using world = await createWorld(engine);
    const { url, registry } = await listen(world.node);
    await history(registry);
    const page = await (await fetch(`${url}/events`)).text();
    const heard = await hear(`${url}/events`, {}, /id: 8\n[\s\S]*\n\n$/);
    const messages = [...heard.matchAll(/id: (\d+)\nevent: (.+)\ndata: (.+)\n\n/g)];
    expect(messages).toHaveLength(8);
    const data = messages.map(([, id, type, body = ""]) => {
      expect(JSON.parse(body)).toMatchObject({ event: type, payload: { seq: Number(id) } });
      return body;
    });
    expect(page.startsWith(`{"events":[${data.join(",")}],"next_after":8,`)).toBe(true);
  });

  test("continue after Last-Event-ID, which takes precedence over `after`", async () => {
    await using world = await createWorld(engine);
    const { url, registry } = await listen(world.node);
    await history(registry);
    const heard = await hear(`${url}/events?after=1`, { "last-event-id": "6" }, /id: 8\n/);
    expect(heard.match(/id: \d+/g)).toEqual(["id: 7", "id: 8"]);
  });

  test("apply filters to stored and new events", async () => {
    await using world = await createWorld(engine);
    const { registry } = await listen(world.node);
    await history(registry);
    const stream = registry.events.stream({ agent_id: "a", types: ["agent.deprecated"], after: 1 });
    expect((await take(stream, 1)).map(seqOf)).toEqual([5]);
    const next = take(stream, 1);
    await registry.agents.register(registration("d"));
    await registry.agents.register(registration("a", { description: "Changed again." }));
    await registry.agents.setStatus("c", { status: "deprecated" });
    await registry.agents.setStatus("a", { status: "deprecated" });
    expect((await next).map(describeEvent)).toEqual(["agent.deprecated deprecated a"]);
    await stream.return();
  });

  test("send events that another node on the same database commits", async () => {
    await using own = await scratch(engine);
    await using world = await createWorld(engine, { database: own.database });
    await using other = await createNode(configOf(own.database));
    const here = (await listen(world.node)).registry;
    const there = (await listen(other)).registry;
    const stream = here.events.stream();
    for (const id of ["x", "y"]) {
      const next = take(stream, 1);
      await there.agents.register(registration(id));
      expect((await next).map(describeEvent)).toEqual([`agent.registered created ${id}`]);
    }
    await stream.return();
  });

  test.skipIf(isEveryday)("send every event once to each of fifty concurrent streams", async () => {
    await using world = await createWorld(engine);
    const { registry } = await listen(world.node);
    await history(registry);
    const streams = Array.from({ length: 50 }, () => registry.events.stream());
    const taken = Promise.all(streams.map((stream) => take(stream, 28)));
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; n < 5; n++) await registry.agents.register(registration(`${writer}-${n}`));
    });
    await Promise.all(writers);
    const expected = await all(registry);
    expect(expected).toHaveLength(28);
    for (const events of await taken) expect(events).toEqual(expected);
    for (const stream of streams) await stream.return();
  });

  test("stop reading for a client that has disconnected", async () => {
    await using world = await createWorld(engine);
    const { url, registry } = await listen(world.node);
    const gone = new AbortController();
    const init = { headers: { accept: "text/event-stream" }, signal: gone.signal };
    const responses = Array.from({ length: 50 }, () => fetch(`${url}/events`, init));
    for (const response of await Promise.all(responses)) expect(response.status).toBe(200);
    gone.abort();

    const reading = vi.spyOn(world.node.database, "get");
    const stream = registry.events.stream();
    let count = 0;
    await vi.waitFor(async () => {
      reading.mockClear();
      await registry.agents.register(registration(`agent-${count++}`));
      await take(stream, 1); // remaining listeners have been notified
      expect(reading.mock.calls.length).toBeLessThan(10);
    }, hang);
    await stream.return();
  });

  test("do not wait for a commit that was made while they read", async () => {
    const commits = new Commits();
    const seen = commits.count;
    commits.notify();
    const waiting = commits.after(seen, new AbortController().signal).then(() => "no wait");
    expect(await Promise.race([waiting, setImmediate("a wait")])).toBe("no wait");
  });

  test("send a comment after fifteen seconds of silence", async () => {
    await using world = await createWorld(engine);
    const { database } = world.node;
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    try {
      const look = vi.spyOn(database, "get");
      const none = { types: undefined, agentId: undefined };
      const stream = streamEvents(database, none, 0, new AbortController().signal);
      expect((await stream.next()).value).toBe("retry: 1000\n");
      const next = stream.next();
      let spoken = false;
      void next.then(() => {
        spoken = true;
      });
      const wake = async () => {
        const before = look.mock.calls.length;
        database.commits.notify();
        await vi.waitUntil(() => look.mock.calls.length > before || spoken, hang);
      };
      await vi.waitUntil(() => look.mock.calls.length > 0, hang);
      now += 14_999;
      await wake();
      await wake(); // it has looked again, so it has had nothing to say
      expect(spoken).toBe(false);
      now += 1;
      await wake();
      expect(await next).toEqual({ done: false, value: ":\n" });
      const later = stream.next();
      await world.registry.agents.register(registration("a"));
      expect((await later).value).toMatch(/^id: 1\n/);
      await stream.return(undefined);
      // One that wants other events says how far it has looked, and ends after about an hour.
      const other = streamEvents(
        database,
        { ...none, types: ["cert.issued"] },
        0,
        new AbortController().signal,
      );
      await other.next();
      const sentIn = async (ms: number) => {
        const next = other.next();
        let hasCome = false;
        void next.then(() => {
          hasCome = true;
        });
        now += ms;
        await vi.waitUntil(() => database.commits.notify() ?? hasCome, hang);
        return next;
      };
      expect((await sentIn(15_000)).value).toBe("id: 1\n\n");
      expect(await sentIn(4_000_000)).toEqual({ done: true, value: undefined });
    } finally {
      clock.mockRestore();
    }
  });

  test.skipIf(isEveryday)("end when the node stops", async () => {
    const world = await createWorld(engine);
    const { url, registry } = await listen(world.node);
    await registry.agents.register(registration("a"));
    const heard = fetch(`${url}/events`, { headers: { accept: "text/event-stream" } }).then((response) => ({
      text: response.text(), // fails if it is cut off
    }));
    const { text } = await heard;
    await world[Symbol.asyncDispose]();
    expect(await text).toMatch(/^retry: 1000\n(?!\n)/);
  });
});

// What a socket takes does not depend on the database.
test.skipIf(isEveryday)("a stream applies backpressure to a client that does not read", async () => {
  await using world = await createWorld("sqlite");
  const megabytes = 40;
  await fill(world, megabytes * 10, 100_000);
  const served = new Map<number | undefined, Socket>();
  world.node.app.server.on("connection", (socket) => served.set(socket.remotePort, socket));
  const { url } = await listen(world.node);
  const idle = connect((world.node.app.server.address() as AddressInfo).port, "127.0.0.1"); // it listens on a port
  idle.pause();
  await once(idle, "connect");
  idle.write("GET /events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n");
  const socket = await vi.waitUntil(() => served.get(idle.localPort), hang);
  await vi.waitUntil(() => socket.writableNeedDrain, hang);

  const reading = await fetch(`${url}/events`, { headers: { accept: "text/event-stream" } });
  let sent = 0;
  for await (const bytes of reading.body ?? []) {
    sent += bytes.length;
    if (sent > megabytes * 1e6) break; // who reads is sent all
  }
  expect(socket.bytesWritten).toBeLessThan((megabytes / 2) * 1e6);
  expect(socket.writableLength).toBeLessThan(1e6);
  idle.destroy();
});

/** Writes events without an agent, each of about `bytes` bytes. */
async function fill({ node }: TestWorld, count: number, bytes: number): Promise<void> {
  await node.database.transaction(async (tx) => {
    for (let n = 0; n < count; n++) {
      const seq = await tx.nextSeq();
      const payload = { seq, agent_id: "nobody", name: "x".repeat(bytes), change: "updated" };
      await tx.emit({ type: "agent.registered", agentId: "nobody", payload });
    }
  });
}
