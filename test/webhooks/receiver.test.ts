/** The receiver of the client: how it responds, what its handlers see, and that they see it once. */
import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import {
  createReceiver,
  type EventOf,
  type ReceivedRequest,
  type ReceiverOptions,
  type Seen,
  signDelivery,
} from "../../client/receiver.ts";
import { LastSeen } from "../../client/webhooks/seen.ts";

const secret = "8f2b6c1de4a7095338c1f0a96d7e42b5cb9013f86a5e7d24190c8b3fe6d7a250";
const next = "00ff17a95e3c6bd88124f7093ae5bc6d4471e0c29f58b3067dd2ea91340c65fb";

function eventOf(key: string): EventOf<"agent.registered"> {
  return {
    event: "agent.registered",
    payload: {
      agent_id: "weather-agent",
      name: "Weather Agent",
      change: "created",
      seq: 1,
      agent_url: "https://weather.example.com/a2a",
      source: "local",
      changed: ["name"],
    },
    timestamp: "2026-11-01T00:00:00.000Z",
    idempotency_key: key,
  };
}

async function requestOf(event: object | string, secrets: string | string[] = secret): Promise<Request> {
  const text = typeof event === "string" ? event : JSON.stringify(event);
  return new Request("http://receiver.test/", { method: "POST", ...(await signDelivery(text, secrets)) });
}

/** A receiver that notes the keys that its handler of registrations saw, and the failures that were reported to it. */
function noting(options: Partial<ReceiverOptions> = {}) {
  const handled: string[] = [];
  const errors: unknown[] = [];
  const receive = createReceiver({
    secret,
    on: { "agent.registered": (event) => void handled.push(event.idempotency_key) },
    onError: (error) => void errors.push(error),
    ...options,
  });
  return { receive, handled, errors };
}

describe("an event", () => {
  test("goes to the handler of its type, with what is known of its delivery", async () => {
    const seen: unknown[] = [];
    const { receive } = noting({ on: { "agent.registered": (...given) => void seen.push(given) } });
    const at = new Date(Math.floor(Date.now() / 1_000) * 1_000);
    const { body, headers } = await signDelivery(eventOf("evt_1"), secret, { at, attempt: 4 });
    const response = await receive(new Request("http://receiver.test/", { method: "POST", body, headers }));
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(seen).toEqual([[eventOf("evt_1"), { key: "evt_1", attempt: 4, sentAt: at, test: false }]]);
  });

  test("of a type without a handler goes to `otherwise`, or is taken and left", async () => {
    const rest: string[] = [];
    const { receive, handled } = noting({ otherwise: (event) => void rest.push(event.event) });
    for (const type of ["cert.revoked", "agent.moved", "constructor", "__proto__"]) {
      const event = { ...eventOf(`evt_${type.replace(".", "_")}`), event: type };
      expect((await receive(await requestOf(event))).status).toBe(204);
      expect((await noting().receive(await requestOf(event))).status).toBe(204);
    }
    expect(rest).toEqual(["cert.revoked", "agent.moved", "constructor", "__proto__"]);
    expect(handled).toEqual([]);
  });

  test("that was handled gets the same response again and not handled again", async () => {
    const { receive, handled } = noting();
    for (let n = 0; n < 3; n++) expect((await receive(await requestOf(eventOf("evt_1")))).status).toBe(204);
    expect((await receive(await requestOf(eventOf("evt_2")))).status).toBe(204);
    expect(handled).toEqual(["evt_1", "evt_2"]);
  });

  test("that comes twice at once is handled once, and both wait for it", async () => {
    const gate = Promise.withResolvers<void>();
    const handled: string[] = [];
    const { receive } = noting({
      on: {
        "agent.registered": async ({ idempotency_key }) => {
          handled.push(idempotency_key);
          await gate.promise;
        },
      },
    });
    const requests = await Promise.all([1, 1, 2, 1].map((n) => requestOf(eventOf(`evt_${n}`))));
    let responded = 0;
    const responses = requests.map((each) => receive(each).finally(() => responded++));
    await expect.poll(() => handled.length).toBe(2);
    expect(responded).toBe(0);
    gate.resolve();
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(handled.sort()).toEqual(["evt_1", "evt_2"]);
  });

  test("whose failure cannot be reported, because `onError` rejects, is not ignored", async () => {
    const lost = async () => {
      throw new Error("the log is full");
    };
    const { receive } = noting({ on: { "agent.registered": lost }, onError: lost });
    await expect(receive(await requestOf(eventOf("evt_1")))).rejects.toThrow("the log is full");
  });

  test("whose handler throws gets 500, reported once, and handled when it is retried", async () => {
    let works = false;
    let verified = 0;
    const gate = Promise.withResolvers<void>();
    const fault = new Error("the disk is full");
    const handled: string[] = [];
    const { receive, errors } = noting({
      now: () => {
        verified += 1; // the clock is asked last
        return new Date();
      },
      on: {
        "agent.registered": async ({ idempotency_key }) => {
          await gate.promise;
          if (!works) throw fault;
          handled.push(idempotency_key);
        },
      },
    });
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => requestOf(eventOf("evt_1"))));
    const responses = [first, second].map((each) => receive(each ?? Response.error()));
    await expect.poll(() => verified).toBe(2);
    gate.resolve();
    for (const response of await Promise.all(responses)) {
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain("disk");
    }
    expect(errors).toEqual([fault]);
    works = true;
    expect((await receive(third ?? Response.error())).status).toBe(204);
    expect(handled).toEqual(["evt_1"]);
  });

  test("signed by the new secret or the old one is taken while both are known", async () => {
    const { receive, handled } = noting({ secret: [next, secret] });
    await receive(await requestOf(eventOf("evt_1"), secret));
    await receive(await requestOf(eventOf("evt_2"), [next, secret]));
    await receive(await requestOf(eventOf("evt_3"), next));
    expect(handled).toEqual(["evt_1", "evt_2", "evt_3"]);
  });
});

describe("a body", () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  test.each<[string, (text: string) => ReceivedRequest["body"]]>([
    ["a text, as of a function URL of Lambda", (text) => text],
    ["a `Buffer`, as of Express and Fastify", (text) => Buffer.from(text)],
    ["a `Buffer` of base64, as of Lambda behind an API gateway", (text) => Buffer.from(btoa(text), "base64")],
    ["a `Uint8Array`", bytesOf],
    ["a part of larger memory", (text) => bytesOf(`<${text}>`).subarray(1, -1)],
    ["an `ArrayBuffer`", (text) => bytesOf(text).buffer],
    [
      "a stream of Node.js",
      (text) => Readable.from((text.match(/.{1,40}/gs) ?? []).map((part) => Buffer.from(part))),
    ],
    ["the stream of a `Request`, as of Hono", (text) => new Response(text).body],
  ])("is %s", async (_, bodyOf) => {
    const { receive, handled } = noting();
    const { body, headers } = await signDelivery(eventOf("evt_1"), secret);
    const post = (sent: string) => receive({ method: "POST", headers, body: bodyOf(sent) });
    expect((await post(body)).status).toBe(204);
    expect(handled).toEqual(["evt_1"]);
    expect((await post(body.replace("Weather", "Whether"))).status).toBe(401);
    expect((await post(" ".repeat(1_048_577))).status).toBe(413);
  });

  test("is rejected with the reason if it was parsed", async () => {
    const { body, headers } = await signDelivery(eventOf("evt_1"), secret);
    const response = await noting().receive({ method: "POST", headers, body: JSON.parse(body) });
    expect([response.status, await response.text()]).toEqual([401, expect.stringContaining("unparsed")]);
  });
});

describe("a test", () => {
  test("is taken, and no handler sees it", async () => {
    const { receive, handled } = noting({ otherwise: () => expect.unreachable() });
    expect((await receive(await requestOf(eventOf("evt_test_1")))).status).toBe(204);
    expect(handled).toEqual([]);
  });

  test("is handed to `onTest`, and known without its header too", async () => {
    const tests: unknown[] = [];
    const { receive, handled } = noting({
      onTest: (event, { test }) => void tests.push([event.event, test]),
    });
    await receive(await requestOf(eventOf("evt_test_1")));
    const stripped = await requestOf(eventOf("evt_test_2"));
    expect(stripped.headers.get("X-Webhook-Test")).toBe("true");
    stripped.headers.delete("X-Webhook-Test");
    await receive(stripped);
    expect(tests).toEqual([
      ["agent.registered", true],
      ["agent.registered", true],
    ]);
    expect(handled).toEqual([]);
  });

  test("cannot be made of an event by adding the header", async () => {
    const { receive, handled } = noting();
    const marked = await requestOf(eventOf("evt_1"));
    marked.headers.set("X-Webhook-Test", "true");
    expect((await receive(marked)).status).toBe(204);
    expect(handled).toEqual(["evt_1"]);
  });
});

describe("what is rejected", () => {
  test("other methods: 405", async () => {
    const { receive } = noting();
    for (const method of ["GET", "PUT", "OPTIONS", undefined]) {
      const response = await receive({ method, headers: {}, body: null });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
    }
  });

  test("a delivery that does not verify: 401 with the reason, and nothing is handled or remembered", async () => {
    const { receive, handled, errors } = noting();
    const { body, headers } = await signDelivery(eventOf("evt_1"), secret);
    const tampered = await receive(
      new Request("http://receiver.test/", {
        method: "POST",
        headers,
        body: body.replace("Weather", "Whether"),
      }),
    );
    expect(tampered.status).toBe(401);
    expect(tampered.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(await tampered.text()).toMatch(/^signature_mismatch: /);
    const bare = await receive(new Request("http://receiver.test/", { method: "POST", body }));
    expect([bare.status, await bare.text()]).toEqual([401, expect.stringMatching(/^missing_header: /)]);
    expect((await receive({ method: "POST", headers, body: null })).status).toBe(401);
    const old = noting({ now: () => new Date(Date.now() + 301_000) });
    expect(await (await old.receive(await requestOf(eventOf("evt_1")))).text()).toMatch(
      /^timestamp_too_old: /,
    );
    expect([handled, errors]).toEqual([[], []]);
    expect((await receive(await requestOf(eventOf("evt_1")))).status).toBe(204);
    expect(handled).toEqual(["evt_1"]);
  });

  test("more than 1 MiB: 413, and the rest is not read", async () => {
    const { receive } = noting();
    let given = 0;
    async function* tooLong() {
      while (given < 4_194_304) {
        given += 65_536;
        yield new Uint8Array(65_536);
      }
    }
    expect((await receive({ method: "POST", headers: {}, body: tooLong() })).status).toBe(413);
    expect(given).toBe(1_048_576 + 65_536);
  });

  test("a body that breaks off: 400", async () => {
    async function* broken() {
      yield new Uint8Array(1);
      throw new Error("aborted");
    }
    expect((await noting().receive({ method: "POST", headers: {}, body: broken() })).status).toBe(400);
  });

  test("a wrong secret: at the start", () => {
    for (const wrong of ["", "secret", []])
      expect(() => createReceiver({ secret: wrong })).toThrow(TypeError);
  });
});

describe("what is remembered", () => {
  test("may be stored elsewhere, and is read and written in turn", async () => {
    const calls: string[] = [];
    const seen: Seen = {
      has: async (key) => calls.push(`has ${key}`) > 2,
      add: async (key) => calls.push(`add ${key}`),
    };
    const { receive, handled } = noting({ seen });
    for (let n = 0; n < 2; n++) expect((await receive(await requestOf(eventOf("evt_1")))).status).toBe(204);
    expect(calls).toEqual(["has evt_1", "add evt_1", "has evt_1"]);
    expect(handled).toEqual(["evt_1"]);
  });

  test("where that fails the delivery fails, and the next one is handled", async () => {
    const fault = new Error("the cache is away");
    let away = true;
    const seen = new LastSeen();
    const failing: Seen = {
      add: (key) => seen.add(key),
      has(key) {
        if (away) throw fault;
        return seen.has(key);
      },
    };
    const { receive, handled, errors } = noting({ seen: failing });
    expect((await receive(await requestOf(eventOf("evt_1")))).status).toBe(500);
    expect([handled, errors]).toEqual([[], [fault]]);
    away = false;
    expect((await receive(await requestOf(eventOf("evt_1")))).status).toBe(204);
    expect(handled).toEqual(["evt_1"]);
  });

  test("is bounded, and the oldest is forgotten first", () => {
    const seen = new LastSeen();
    for (let n = 0; n < 10_000; n++) seen.add(`evt_${n}`);
    seen.add("evt_1");
    expect(seen.has("evt_0")).toBe(true);
    seen.add("evt_10000");
    expect(["evt_0", "evt_1", "evt_10000"].map((key) => seen.has(key))).toEqual([false, true, true]);
    expect(seen.size).toBe(10_000);
  });
});

describe("in a server of Node.js", () => {
  async function serve() {
    const { receive, handled } = noting();
    const server = createServer(async (request, response) => {
      const received = await receive({ method: request.method, headers: request.headers, body: request });
      response.writeHead(received.status, Object.fromEntries(received.headers)).end(await received.text());
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo; // that of a server that listens on a port
    const url = `http://127.0.0.1:${port}/`;
    return { url, handled, [Symbol.asyncDispose]: async () => void server.close().closeAllConnections() };
  }

  test("a delivery arrives, and one that is too long gets its response before it ends", async () => {
    await using server = await serve();
    const { body, headers } = await signDelivery(eventOf("evt_1"), secret);
    expect((await fetch(server.url, { method: "POST", body, headers })).status).toBe(204);
    expect(server.handled).toEqual(["evt_1"]);
    const request = send(server.url, { method: "POST" });
    request.write(new Uint8Array(1_100_000)); // and never ends
    const [response] = await once(request, "response");
    expect(response.statusCode).toBe(413);
    request.on("error", () => {}).destroy();
  });

  test("a caller that hangs up in the middle harms nobody", async () => {
    await using server = await serve();
    const request = send(server.url, { method: "POST", headers: { "Content-Length": 100 } });
    request.on("error", () => {}).write("half");
    await once(request, "socket").then(([socket]) => socket.connecting && once(socket, "connect"));
    request.destroy();
    const { body, headers } = await signDelivery(eventOf("evt_1"), secret);
    expect((await fetch(server.url, { method: "POST", body, headers })).status).toBe(204);
  });
});
