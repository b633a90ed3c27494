/** Faults of receivers: each has its error class, none takes longer than the timeout, and none is thrown. */
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { ErrorClass } from "../../server/core/egress/failures.ts";
import type { Limits } from "../../server/core/egress/limits.ts";
import { authority, identityOf, newAuthority } from "../webhooks/authority.ts";
import {
  type Behaviour,
  egressTo,
  onRequest,
  type Peer,
  peerHost,
  plainPeer,
  repeat,
  responseOf,
  securePeer,
} from "./peer.ts";

const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);

beforeAll(() => {
  process.on("unhandledRejection", note);
});

afterAll(() => {
  process.off("unhandledRejection", note);
  expect(unhandled).toEqual([]);
});

const post = { headers: { "content-type": "application/json" }, body: "{}" };

/** The timeout of tests in which a receiver hangs. */
const short = 500;

/** Sends one request, and expects the result in time. */
async function sendTo(peer: Peer, limits: Partial<Limits> = {}) {
  await using egress = await egressTo([peer], { limits });
  const sent = await egress.post({ url: peer.url, ...post });
  const { totalMs = 8_000, connectMs = totalMs } = limits;
  expect(sent.timings.total_ms).toBeLessThan(Math.min(totalMs, connectMs) + 60_000); // a limit for hangs: the machine may be busy
  expect(sent.detail).not.toMatch(/127\.|::|ECONN|ERR_|E[A-Z]{4,}|undici|socket|\bat /);
  return sent;
}

const write = (text: string | Buffer) => onRequest((socket) => socket.write(text));
const end = (text: string | Buffer) => onRequest((socket) => socket.end(text));
const ok = "HTTP/1.1 200 OK\r\n";

describe.concurrent("a received status is the result", () => {
  test.each([200, 204, 304, 404, 429, 503, 999])("%d", async (status) => {
    await using peer = await securePeer(write(responseOf(status, { "Retry-After": "1" })));
    expect(await sendTo(peer)).toMatchObject({
      status,
      error: null,
      detail: String(status),
      aborted: false,
    });
  });

  test.each([301, 303, 308])("%d: the other place is not called", async (status) => {
    await using target = await securePeer(write(responseOf(200)));
    await using peer = await securePeer(write(responseOf(status, { Location: target.url })));
    await using egress = await egressTo([peer, target]);
    expect(await egress.post({ url: peer.url, ...post })).toMatchObject({ status, error: null });
    const fetched = await egress.get(peer.url, { limitMs: 8_000, maxBytes: 100 });
    expect(fetched).toMatchObject({ ok: true, status, headers: { location: target.url } });
    expect(target.connections()).toBe(0);
  });

  test.each<[string, Behaviour]>([
    [
      "a body that drips",
      onRequest((socket) => {
        socket.write(`${ok}Content-Length: 1000\r\n\r\n`);
        repeat(socket, 20, () => socket.write("x"));
      }),
    ],
    ["a body that never comes", write(`${ok}Content-Length: 1000\r\n\r\n`)],
    ["a body that is cut off", end(`${ok}Content-Length: 1000\r\n\r\nx`)],
    [
      "a body without end",
      onRequest((socket) => {
        socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\n`);
        repeat(socket, 1, () => socket.write(`4000\r\n${"x".repeat(0x4000)}\r\n`));
      }),
    ],
    [
      "a body that would unpack to a gigabyte",
      write(
        Buffer.concat([
          Buffer.from(`${ok}Content-Encoding: gzip\r\nContent-Length: 100000000\r\n\r\n`),
          gzipSync(Buffer.alloc(10_000_000)),
        ]),
      ),
    ],
    ["a body that is no chunk", write(`${ok}Transfer-Encoding: chunked\r\n\r\nnonsense\r\n`)],
    ["hints before the response", write(`HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${responseOf(200)}`)],
    ["a second response", write(responseOf(200) + responseOf(500))],
    ["the end of the connection", end("HTTP/1.0 200 OK\r\n\r\n")],
  ])("with %s", async (_name, behave) => {
    await using peer = await securePeer(behave);
    expect(await sendTo(peer)).toMatchObject({ status: 200, error: null, detail: "200" });
  });
});

describe.concurrent("a missing or invalid response has an error class", () => {
  test.each<[string, Behaviour, ErrorClass]>([
    ["silence", () => undefined, "timeout"],
    ["half of a status line", write("HTTP/1.1 20"), "timeout"],
    ["half of the fields", write(`${ok}Content-`), "timeout"],
    [
      "fields that drip",
      onRequest((socket) => {
        socket.write(ok);
        repeat(socket, 20, () => socket.write("X-A: b\r\n"));
      }),
      "timeout",
    ],
    [
      "some informational responses only",
      onRequest((socket) => {
        socket.write("HTTP/1.1 103 Early Hints\r\n\r\n".repeat(3));
      }),
      "timeout",
    ],
    [
      "many informational responses only",
      onRequest((socket) => {
        socket.write("HTTP/1.1 103 Early Hints\r\n\r\n".repeat(100));
      }),
      "network_error",
    ],
    ["the end, before the response", end(""), "connection_reset"],
    ["a reset, before the response", onRequest((_socket, _count, reset) => reset()), "connection_reset"],
    ["the end, in the fields", end(`${ok}Content-`), "connection_reset"],
    [
      "100 Continue, not asked for",
      write(`HTTP/1.1 100 Continue\r\n\r\n${responseOf(200)}`),
      "network_error",
    ],
    [
      "101 Switching Protocols",
      write("HTTP/1.1 101 Go\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n"),
      "network_error",
    ],
    ["a status below 100", write(responseOf(99).replace("99", "099")), "network_error"],
    ["a status of four digits", write(responseOf(2000)), "network_error"],
    [
      "noise",
      write(Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 151) % 256))),
      "network_error",
    ],
    ["HTTP/0.9", end("<p>hello</p>"), "network_error"],
    ["lines that end with LF", write("HTTP/1.1 200 OK\nContent-Length: 0\n\n"), "network_error"],
    ["the preface of HTTP/2", write("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), "network_error"],
    ["frames of HTTP/2", write(Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0])), "network_error"],
    ["64 KiB of fields", write(`${ok}X-A: ${"x".repeat(65_536)}\r\n\r\n`), "network_error"],
    ["a length below zero", write(`${ok}Content-Length: -1\r\n\r\n`), "network_error"],
    ["two lengths", write(`${ok}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx`), "network_error"],
    [
      "a length and chunks",
      write(`${ok}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
      "network_error",
    ],
  ])("%s", async (_name, behave, error) => {
    await using peer = await securePeer(behave);
    const sent = await sendTo(peer, error === "timeout" ? { totalMs: short } : {});
    expect(sent).toMatchObject({ status: null, error, aborted: false });
  });
});

describe.concurrent("a request is not sent without TLS", () => {
  test.each<[string, Behaviour, ErrorClass, RegExp]>([
    ["silence", () => undefined, "connect_timeout", /within 0.5 s/],
    ["plain HTTP", (socket) => void socket.end(responseOf(200)), "tls_error", /handshake/],
    ["plain HTTP once it is asked", write(responseOf(400)), "tls_error", /handshake/],
    ["noise", (socket) => void socket.write(Buffer.alloc(64, 0x55)), "tls_error", /handshake/],
    ["the end", (socket) => void socket.end(), "connection_reset", /closed/],
    ["a reset", (socket) => void socket.resetAndDestroy(), "connection_reset", /closed/],
  ])("%s", async (_name, behave, error, detail) => {
    let asked = "";
    await using peer = await plainPeer((socket, reset) => {
      socket.on("data", (chunk) => (asked += chunk.toString("latin1")));
      behave(socket, reset);
    });
    const sent = await sendTo(peer, error === "connect_timeout" ? { connectMs: short } : {});
    expect(sent).toMatchObject({ status: null, error, detail: expect.stringMatching(detail) });
    expect(asked).not.toContain("POST");
    expect(peer.connections()).toBe(1);
  });

  test("to a closed port", async () => {
    const peer = await securePeer(() => undefined);
    await peer[Symbol.asyncDispose]();
    expect(await sendTo(peer)).toMatchObject({ status: null, error: "connection_refused" });
  });
});

describe.concurrent("a request is not sent unless the certificate is valid", () => {
  const cases: [string, () => Promise<object>, RegExp][] = [
    [
      "for another name",
      async () => identityOf("other.example.test", await authority()),
      /another host name/,
    ],
    [
      "for another level of the name",
      async () => identityOf("*.peer.example.test", await authority()),
      /another host name/,
    ],
    ["expired", async () => identityOf(peerHost, await authority(), [-30, -1]), /expired/],
    ["not yet good", async () => identityOf(peerHost, await authority(), [1, 30]), /not yet/],
    ["self-signed", async () => identityOf(peerHost, null), /self-signed/],
    ["of an unknown authority", async () => identityOf(peerHost, await newAuthority("Other")), /authority/],
    ["by an old version of TLS", async () => ({ maxVersion: "TLSv1.1", minVersion: "TLSv1.1" }), /handshake/],
  ];
  test.each(cases)("%s", async (_name, options, detail) => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0"); // an operator may have set it for something else
    onTestFinished(() => void vi.unstubAllEnvs());
    const requests: string[] = [];
    const listen = (socket: Socket) => void socket.on("data", (chunk) => requests.push(String(chunk)));
    await using peer = await securePeer(listen, await options());
    expect(await sendTo(peer)).toMatchObject({
      status: null,
      error: "tls_error",
      detail: expect.stringMatching(detail),
    });
    expect(requests).toEqual([]);
  });

  test("accepts a wildcard certificate", async () => {
    const identity = await identityOf("*.example.test", await authority());
    await using peer = await securePeer(write(responseOf(200)), identity);
    expect(await sendTo(peer)).toMatchObject({ status: 200 });
  });

  test("rejects the test authority if only those of Node.js are trusted", async () => {
    await using peer = await securePeer(write(responseOf(200)));
    await using egress = await egressTo([peer], { trust: null });
    expect(await egress.post({ url: peer.url, ...post })).toMatchObject({ error: "tls_error" });
  });

  test("sends no client certificate", async () => {
    const options = { requestCert: true, rejectUnauthorized: true };
    await using peer = await securePeer(write(responseOf(200)), options);
    const { status, error } = await sendTo(peer);
    expect(status).toBeNull();
    expect(["tls_error", "connection_reset"]).toContain(error); // the alert may be lost with the connection
  });
});
