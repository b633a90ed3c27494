/** `post` and `get` of the egress. */
import { describe, expect, test, vi } from "vitest";
import { Egress } from "../../server/core/egress/egress.ts";
import { defaultLimits } from "../../server/core/egress/limits.ts";
import { hang } from "../hang.ts";
import { receiver } from "../webhooks/receiver.ts";
import { egressTo, onRequest, plainPeer, repeat, responseOf, securePeer } from "./peer.ts";

const { slots } = defaultLimits;
const post = { headers: {}, body: "{}" };
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe("post", () => {
  test("sends body, headers and path unchanged, and no further headers", async () => {
    await using hook = await receiver();
    await using egress = await egressTo([hook]);
    const headers = { "Content-Type": "application/json", "X-Webhook-Event": "agent.registered" };
    const body = '{"name":"Zoë 💐\u2028"}';
    const sent = await egress.post({ url: hook.url("/a%20b?x=1&y=%00#"), headers, body });
    expect(sent).toMatchObject({ status: 204, error: null, detail: "204", aborted: false });
    expect(hook.requests).toEqual([
      {
        method: "POST",
        path: "/a%20b?x=1&y=%00",
        headers: {
          host: `hook.example.test:${hook.port}`,
          connection: "keep-alive",
          "content-type": "application/json",
          "x-webhook-event": "agent.registered",
          "content-length": String(Buffer.byteLength(body)),
        },
        body: Buffer.from(body),
      },
    ]);
  });

  test("applies the caller's timeout", async () => {
    await using peer = await securePeer(() => undefined);
    await using egress = await egressTo([peer]);
    const { error, detail, timings } = await egress.post({ url: peer.url, ...post, limitMs: 150 });
    expect({ error, detail }).toEqual({ error: "timeout", detail: "There was no response within 0.15 s." });
    expect(timings.total_ms).toBeLessThan(60_000);
  });

  test("returns the beginning of a body that does not end", async () => {
    await using peer = await securePeer(
      onRequest((socket) => socket.write(`${responseOf(500, { "Content-Length": "9" })}half`)),
    );
    await using egress = await egressTo([peer]);
    const { status, body, isWhole } = await egress.post({ url: peer.url, ...post });
    expect({ status, body: String(body), isWhole }).toEqual({ status: 500, body: "half", isWhole: false });
  });

  test("returns the beginning of a long body, without waiting for its end", async () => {
    await using peer = await securePeer(
      onRequest((socket) => socket.write(`${responseOf(200, { "Content-Length": "9" })}12345`)),
    );
    await using egress = await egressTo([peer], { limits: { drainMs: 120_000 } });
    const { status, body, isWhole, timings } = await egress.post({ url: peer.url, ...post, maxBytes: 4 });
    expect({ status, body: String(body), isWhole }).toEqual({ status: 200, body: "1234", isWhole: false });
    expect(timings.total_ms).toBeLessThan(110_000);
  });
});

describe("an aborted request", () => {
  test.each([
    ["before", 0],
    ["during the request", 100],
  ])("%s: it is cut short, and nobody is blamed", async (_when, after) => {
    await using peer = await securePeer(() => undefined);
    await using egress = await egressTo([peer]);
    const signal = after === 0 ? AbortSignal.abort() : AbortSignal.timeout(after);
    const cut = { error: "network_error", detail: "The node aborted the request.", aborted: true };
    expect(await egress.post({ url: peer.url, ...post, signal })).toMatchObject({ status: null, ...cut });
    expect(await egress.get(peer.url, { limitMs: 500, maxBytes: 1, signal })).toEqual({
      ok: false,
      busy: false,
      ...cut,
    });
  });

  test("is never sent if it is aborted while connecting", async () => {
    let asked = 0;
    await using peer = await plainPeer((socket) => void socket.on("data", () => asked++));
    await using egress = await egressTo([peer]);
    const signal = AbortSignal.timeout(50);
    expect(await egress.post({ url: peer.url, ...post, signal })).toMatchObject({ aborted: true });
    await pause(20);
    expect(asked).toBeLessThanOrEqual(1); // the greeting of TLS
  });

  test("leaves the queue for a slot, and other requests continue", async () => {
    const held: (() => void)[] = [];
    await using peer = await securePeer(
      onRequest((socket) => held.push(() => socket.write(responseOf(200)))),
    );
    await using egress = await egressTo([peer], {
      limits: { totalMs: 5_000, slots: { ...slots, deliveries: { ...slots.deliveries, perOrigin: 1 } } },
    });
    const first = egress.post({ url: peer.url, ...post });
    const second = egress.post({ url: peer.url, ...post, signal: AbortSignal.timeout(50) });
    const third = egress.post({ url: peer.url, ...post });
    expect(await second).toMatchObject({ aborted: true, timings: { total_ms: 0 } });
    await vi.waitFor(() => expect(held).toHaveLength(1), hang);
    held[0]?.();
    expect(await first).toMatchObject({ status: 200 });
    await vi.waitFor(() => expect(held).toHaveLength(2), hang);
    held[1]?.();
    expect(await third).toMatchObject({ status: 200 });
  });
});

describe("slots", () => {
  test("limit the requests to one origin, and the wait does not count towards the timeout", async () => {
    let [now, most] = [0, 0];
    await using peer = await securePeer(
      onRequest((socket) => {
        most = Math.max(most, ++now);
        setTimeout(() => {
          now--;
          socket.write(responseOf(200));
        }, 150);
      }),
    );
    await using egress = await egressTo([peer], { limits: { totalMs: 2_000 } });
    const sent = await Promise.all(Array.from({ length: 60 }, () => egress.post({ url: peer.url, ...post })));
    expect(sent.map(({ status }) => status)).toEqual(Array(60).fill(200));
    expect(most).toBe(4);
    expect(peer.connections()).toBeLessThanOrEqual(8);
  });

  test("keep an origin that hangs from delaying other origins", async () => {
    await using slow = await securePeer(() => undefined);
    await using quick = await securePeer(onRequest((socket) => socket.write(responseOf(200))));
    await using egress = await egressTo([slow, quick]);
    const hanging = Promise.all(
      Array.from({ length: 8 }, () => egress.post({ url: slow.url, ...post, limitMs: 400 })),
    );
    expect(await egress.post({ url: quick.url, ...post })).toMatchObject({ status: 200 });
    expect((await hanging).map(({ error }) => error)).toEqual(Array(8).fill("timeout"));
  });
});

describe("get", () => {
  const limits = { limitMs: 8_000, maxBytes: 1_000 };

  test("returns status, headers and body, not decompressed", async () => {
    const body = Buffer.from([0, 255, 10, 13]);
    await using hook = await receiver((_request, response) => {
      response
        .writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip", Vary: ["a", "b"] })
        .end(body);
    });
    await using egress = await egressTo([hook]);
    const fetched = await egress.get(hook.url(), { ...limits, headers: { Accept: "application/json" } });
    expect(fetched).toMatchObject({ ok: true, status: 200, body });
    expect(fetched).toMatchObject({ headers: { "content-type": "application/json", vary: "a, b" } });
    expect(hook.requests[0]?.headers).toMatchObject({
      accept: "application/json",
      "accept-encoding": "identity",
    });
  });

  test.each([
    [
      "of exactly the size",
      onRequest((socket) => socket.write(responseOf(200, {}, "x".repeat(1_000)))),
      { ok: true },
    ],
    [
      "that is a failure",
      onRequest((socket) => socket.write(responseOf(503, {}, "later"))),
      { ok: true, status: 503 },
    ],
    [
      "without one",
      onRequest((socket) => socket.write(responseOf(200))),
      { ok: true, body: Buffer.alloc(0) },
    ],
    [
      "that says that it is too large",
      onRequest((socket) => socket.write(responseOf(200, { "Content-Length": "1001" }))),
      "too_large",
    ],
    [
      "that is too large and does not say so",
      onRequest((socket) => {
        socket.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
        repeat(socket, 1, () => socket.write(`64\r\n${"x".repeat(100)}\r\n`));
      }),
      "too_large",
    ],
    [
      "that drips",
      onRequest((socket) => {
        socket.write(responseOf(200, { "Content-Length": "999" }));
        repeat(socket, 50, () => socket.write("x"));
      }),
      "timeout",
    ],
    [
      "that is cut off",
      onRequest((socket) => socket.end(responseOf(200, { "Content-Length": "9" }, "x"))),
      "connection_reset",
    ],
    [
      "that is no chunk",
      onRequest((socket) => socket.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx")),
      "network_error",
    ],
  ] as const)("a body %s", async (_name, behave, outcome) => {
    await using peer = await securePeer(behave);
    await using egress = await egressTo([peer]);
    const fetched = await egress.get(peer.url, outcome === "timeout" ? { ...limits, limitMs: 500 } : limits);
    if (typeof outcome === "string") {
      expect(fetched).toEqual({
        ok: false,
        error: outcome,
        detail: expect.stringMatching(/^[A-Z].*\.$/),
        aborted: false,
        busy: false,
      });
    } else {
      expect(fetched).toMatchObject(outcome);
    }
  });
});

describe("disposal", () => {
  test("aborts requests under way and waiting, and sends none after that", async () => {
    const closed: unknown[] = [];
    await using peer = await securePeer((socket) => void socket.once("close", () => closed.push(socket)));
    const egress = await egressTo([peer], { limits: { totalMs: 30_000 } });
    const sends = Array.from({ length: 6 }, () => egress.post({ url: peer.url, ...post }));
    await vi.waitFor(() => expect(peer.connections()).toBe(4), hang);
    await egress[Symbol.asyncDispose]();
    for (const sent of await Promise.all(sends)) expect(sent).toMatchObject({ status: null, aborted: true });
    expect(await egress.post({ url: peer.url, ...post })).toMatchObject({ aborted: true });
    await vi.waitFor(() => expect(closed.length).toBeGreaterThanOrEqual(peer.connections() - 4), hang);
    expect(peer.connections()).toBe(4);
  });
});

test("releases all resources of many origins", async () => {
  await using peer = await plainPeer(onRequest((socket) => socket.write(responseOf(200))));
  const pins = new Map(
    Array.from({ length: 300 }, (_, at) => [`n${at}.example.test:${peer.port}`, "127.0.0.1"]),
  );
  await using egress = new Egress({ resolve: async () => [], pins, trust: null, limits: { idleMs: 20 } });
  const send = async (at: number) => {
    const url = `http://n${at}.example.test:${peer.port}/`;
    expect(await egress.post({ url, ...post })).toMatchObject({ status: 200 });
    const nowhere = `https://unknown${at}.example.test/`;
    expect(await egress.post({ url: nowhere, ...post })).toMatchObject({ error: "dns_error" });
  };
  for (let at = 0; at < 300; at += 20)
    await Promise.all(Array.from({ length: 20 }, (_, more) => send(at + more)));
  await vi.waitFor(() => expect(egress.origins).toBe(0), hang);
});
