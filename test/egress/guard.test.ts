/** The egress guard: the node never connects to an address that is not public, whatever a URL or a DNS response says. */
import { describe, expect, test } from "vitest";
import { egressTo, onRequest, plainPeer, responseOf, securePeer } from "./peer.ts";

const post = { headers: {}, body: "{}" };
/** A public address that is not assigned, so no packet arrives anywhere. */
const nowhere = "3000::1";
const evil = "evil.example.test";

/** Sends to a name with a fake resolver, and a canary on this machine at the port. */
async function sendTo(resolve: (host: string) => Promise<string[]>) {
  await using canary = await plainPeer(() => undefined);
  await using egress = await egressTo([], { resolve, limits: { connectMs: 100, dnsMs: 200 } });
  const sent = await egress.post({ url: `https://${evil}:${canary.port}/`, ...post });
  expect(canary.connections()).toBe(0);
  expect(sent.status).toBeNull();
  expect(sent.detail).not.toMatch(/\d+\.\d+\.|::|ENOTFOUND|ESERVFAIL/);
  return sent;
}

const many = (address: (at: number) => string) => Array.from({ length: 200 }, (_, at) => address(at));

describe.concurrent("a DNS response with one address that is not public is rejected", () => {
  test.each<[string, ...string[]]>([
    ["127.0.0.1"],
    ["::1"],
    ["fe80::1%lo"],
    [nowhere, "127.0.0.1"],
    ["127.0.0.1", nowhere],
    ["localhost"],
    [""],
  ])("%s %s", async (...addresses) => {
    const sent = await sendTo(async () => addresses.filter((each) => each !== undefined));
    expect(sent).toMatchObject({
      error: "egress_blocked",
      detail: "The host name leads to an address that is not public.",
      timings: { dns_ms: expect.any(Number), connect_ms: null, tls_ms: null, first_byte_ms: null },
    });
  });

  test("if it is the last of two hundred", async () => {
    const addresses = [...many((at) => `11.0.0.${at}`), "127.0.0.1"];
    expect(await sendTo(async () => addresses)).toMatchObject({ error: "egress_blocked" });
  });
});

describe.concurrent("a name that does not resolve", () => {
  const failing = (code: string) => async () => {
    throw Object.assign(new Error(`query${code} evil.example.test`), { code });
  };
  test.each<[string, () => Promise<string[]>, string]>([
    ["that does not exist", failing("ENOTFOUND"), "The host name could not be resolved."],
    ["whose servers fail", failing("ESERVFAIL"), "The host name could not be resolved."],
    ["without addresses", async () => [], "The host name has no address."],
    [
      "whose servers never respond",
      () => new Promise(() => undefined),
      "The host name was not resolved within 0.2 s.",
    ],
  ])("%s", async (_name, resolve, detail) => {
    expect(await sendTo(resolve)).toMatchObject({ error: "dns_error", detail });
  });

  test("fails if the DNS response is late", async () => {
    const late = async () => {
      await new Promise((done) => setTimeout(done, 300));
      return ["127.0.0.1"];
    };
    expect(await sendTo(late)).toMatchObject({ error: "dns_error" });
  });
});

test("resolves the name once per connection, and connects to the checked address (no DNS rebinding)", async () => {
  const asked: string[] = [];
  const flips = async (host: string) => {
    asked.push(host);
    return asked.length === 1 ? [nowhere] : ["127.0.0.1"];
  };
  await using canary = await plainPeer(() => undefined);
  await using egress = await egressTo([], { resolve: flips, limits: { connectMs: 100 } });
  const send = () => egress.post({ url: `https://${evil}:${canary.port}/`, ...post });
  expect(["network_error", "connect_timeout"]).toContain((await send()).error);
  expect(asked).toEqual([evil]);
  expect((await send()).error).toBe("egress_blocked");
  expect(asked).toEqual([evil, evil]);
  expect(canary.connections()).toBe(0);
});

describe.concurrent("the guard does not depend on a URL check before it", () => {
  test.each([
    "https://127.0.0.1:PORT/",
    "https://localhost:PORT/",
    "https://[::1]:PORT/",
    "https://2130706433:PORT/",
    "http://127.0.0.1:PORT/",
    "http://example.com:PORT/",
    "https://user:pw@127.0.0.1:PORT/",
    "https://example.com:25/",
    "ftp://example.com/",
    "nonsense",
    "",
  ])("%s", async (url) => {
    await using canary = await plainPeer(() => undefined);
    await using egress = await egressTo([], { resolve: async () => ["127.0.0.1"] });
    const target = url.replace("PORT", String(canary.port));
    expect(await egress.post({ url: target, ...post })).toMatchObject({
      status: null,
      error: "egress_blocked",
    });
    const fetched = await egress.get(target, { limitMs: 1_000, maxBytes: 100 });
    expect(fetched).toMatchObject({ ok: false, error: "egress_blocked", aborted: false });
    expect(canary.connections()).toBe(0);
  });
});

describe("a pin", () => {
  const pinned = onRequest((socket) => socket.write(responseOf(200)));

  test("connects to its address without name resolution", async () => {
    await using peer = await securePeer(pinned);
    const resolve = () => Promise.reject(new Error("not to be asked"));
    await using egress = await egressTo([peer], { resolve });
    const sent = await egress.post({ url: peer.url.replace("peer", "PEER"), ...post });
    expect(sent).toMatchObject({ status: 200, timings: { dns_ms: null } });
  });

  test("applies to one name and one port", async () => {
    await using peer = await securePeer(pinned);
    await using other = await securePeer(pinned);
    await using egress = await egressTo([peer], { resolve: async () => ["127.0.0.1"] });
    const error = "egress_blocked";
    for (const url of [other.url, peer.url.replace("peer", "other"), `https://127.0.0.1:${peer.port}/`]) {
      expect(await egress.post({ url, ...post })).toMatchObject({ error });
    }
    const dotted = peer.url.replace(peer.host, `${peer.host}.`);
    expect(await egress.post({ url: dotted, ...post })).toMatchObject({ error });
    expect(peer.connections() + other.connections()).toBe(0);
  });

  test("permits http for its host and port only", async () => {
    await using peer = await plainPeer(pinned);
    await using other = await plainPeer(pinned);
    await using egress = await egressTo([peer]);
    const plain = (url: string) => url.replace("https:", "http:");
    expect(await egress.post({ url: plain(peer.url), ...post })).toMatchObject({
      status: 200,
      timings: { connect_ms: expect.any(Number), tls_ms: null },
    });
    expect(await egress.post({ url: plain(other.url), ...post })).toMatchObject({ error: "egress_blocked" });
    expect(other.connections()).toBe(0);
  });
});
