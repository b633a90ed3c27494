/** Reused connections: their age is limited, and a request on a stale connection is retried once. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as addresses from "../../server/core/egress/addresses.ts";
import { hang } from "../hang.ts";
import { egressTo, onRequest, plainPeer, responseOf, securePeer } from "./peer.ts";

// Here, and only here, this machine counts as a public place: else no kept connection could come from a name server.
beforeAll(() => {
  const real = addresses.isPublicResolved;
  vi.spyOn(addresses, "isPublicResolved").mockImplementation(
    (address) => address === "127.0.0.1" || real(address),
  );
});
afterAll(() => vi.restoreAllMocks());

const post = { headers: {}, body: "{}" };
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const fine = onRequest((socket) => socket.write(responseOf(200)));

test("reuses a connection for consecutive requests, visible in their timings", async () => {
  await using peer = await securePeer(fine);
  await using egress = await egressTo([], { resolve: async () => ["127.0.0.1"] });
  const first = await egress.post({ url: peer.url, ...post });
  expect(first.timings).toEqual({
    dns_ms: expect.any(Number),
    connect_ms: expect.any(Number),
    tls_ms: expect.any(Number),
    first_byte_ms: expect.any(Number),
    total_ms: expect.any(Number),
  });
  await pause(20);
  const second = await egress.post({ url: peer.url, ...post });
  expect(second).toMatchObject({ status: 200, timings: { dns_ms: null, connect_ms: null, tls_ms: null } });
  expect(second.timings.first_byte_ms).not.toBeNull();
  expect(peer.connections()).toBe(1);
});

describe("a name that resolves to another address later", () => {
  /** A name of this machine that changes to another of its addresses. */
  const flipping = () => {
    const name = { addresses: ["127.0.0.1"], asked: 0 };
    const resolve = async () => {
      name.asked++;
      return name.addresses;
    };
    return { name, resolve };
  };

  test("is checked again when the connection has reached its maximum age", async () => {
    await using peer = await securePeer(fine);
    const { name, resolve } = flipping();
    await using egress = await egressTo([], { resolve, limits: { ttlMs: 50 } });
    expect((await egress.post({ url: peer.url, ...post })).status).toBe(200);
    name.addresses = ["127.0.0.2"];
    await pause(80);
    expect((await egress.post({ url: peer.url, ...post })).error).toBe("egress_blocked");
    expect(peer.connections()).toBe(1);
    name.addresses = ["127.0.0.1"];
    expect((await egress.post({ url: peer.url, ...post })).status).toBe(200);
    expect(name.asked).toBe(3);
  });

  test("is checked again when the receiver has closed the connection", async () => {
    await using peer = await securePeer(onRequest((socket) => socket.end(responseOf(200))));
    const { name, resolve } = flipping();
    await using egress = await egressTo([], { resolve });
    expect((await egress.post({ url: peer.url, ...post })).status).toBe(200);
    name.addresses = ["127.0.0.1", "127.0.0.2"];
    await pause(20);
    expect((await egress.post({ url: peer.url, ...post })).error).toBe("egress_blocked");
    expect(peer.connections()).toBe(1);
  });

  test("is checked again by a retry", async () => {
    await using peer = await securePeer(
      onRequest((socket, count) => (count > 1 ? socket.destroy() : socket.write(responseOf(200)))),
    );
    const { name, resolve } = flipping();
    await using egress = await egressTo([], { resolve });
    expect((await egress.post({ url: peer.url, ...post })).status).toBe(200);
    name.addresses = ["10.0.0.1"];
    await pause(20);
    expect((await egress.post({ url: peer.url, ...post })).error).toBe("egress_blocked");
    expect(peer.connections()).toBe(1);
  });
});

describe("a reused connection that the receiver closes", () => {
  test("does not fail the request: it is retried once on a new connection", async () => {
    let requests = 0;
    await using peer = await securePeer(
      onRequest((socket, count, reset) => {
        requests++;
        if (count === 1) socket.write(responseOf(200));
        else reset(); // it had been idle for too long
      }),
    );
    await using egress = await egressTo([peer]);
    for (let round = 0; round < 20; round++) {
      expect(await egress.post({ url: peer.url, ...post })).toMatchObject({ status: 200, error: null });
      await pause(2);
    }
    expect(requests).toBeGreaterThan(20); // some did go again
    expect(requests).toBeLessThanOrEqual(40);
  });

  test("fails the request if the new connection fails too", async () => {
    let requests = 0;
    await using peer = await securePeer(
      onRequest((socket, _count, reset) => {
        if (++requests === 1) socket.write(responseOf(200));
        else reset();
      }),
    );
    await using egress = await egressTo([peer]);
    await egress.post({ url: peer.url, ...post });
    await pause(20);
    expect(await egress.post({ url: peer.url, ...post })).toMatchObject({ error: "connection_reset" });
    expect(requests).toBe(3);
  });

  test("fails the request if the response had begun, or if the connection is new", async () => {
    let requests = 0;
    await using peer = await securePeer(
      onRequest((socket) => {
        if (++requests === 1) socket.write(responseOf(200));
        else socket.end("HTTP/1.1 20");
      }),
    );
    await using egress = await egressTo([peer]);
    await egress.post({ url: peer.url, ...post });
    await pause(20);
    expect((await egress.post({ url: peer.url, ...post })).error).toBe("connection_reset"); // on the kept one
    expect((await egress.post({ url: peer.url, ...post })).error).toBe("connection_reset"); // on a new one
    expect(requests).toBe(3);
  });
});

test("ignores data that a receiver sends before the request", async () => {
  await using peer = await securePeer(
    onRequest((socket) => {
      socket.write(responseOf(200));
      setTimeout(() => socket.write(responseOf(500)), 10);
    }),
  );
  await using egress = await egressTo([peer]);
  for (let round = 0; round < 3; round++) {
    expect(await egress.post({ url: peer.url, ...post })).toMatchObject({ status: 200 });
    await pause(30);
  }
});

test("opens no more connections to a host than it sends requests at once", async () => {
  await using peer = await plainPeer(fine);
  await using egress = await egressTo([peer], { limits: { idleMs: hang.timeout } });
  const url = peer.url.replace("https:", "http:");
  await Promise.all(Array.from({ length: 10 }, () => egress.post({ url, ...post })));
  expect(peer.connections()).toBeLessThanOrEqual(4);
});

test("closes idle connections", async () => {
  const open = new Set<object>();
  await using peer = await plainPeer((socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    fine(socket, () => undefined);
  });
  await using egress = await egressTo([peer], { limits: { idleMs: 50 } });
  const url = peer.url.replace("https:", "http:");
  await Promise.all(Array.from({ length: 10 }, () => egress.post({ url, ...post })));
  await vi.waitFor(() => expect(open.size).toBe(0), hang);
});
