/** The logo of an agent: which icons are shown, how they are fetched, and what is shown in their place. */
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Egress } from "../server/core/egress/egress.ts";
import { Logos } from "../server/registry/agents/logo/logos.ts";
import { readRaster } from "../server/registry/agents/logo/raster.ts";
import { engines } from "./engines.ts";
import { type FakePeer, fakePeer, type PeerResponse, reachingPeers } from "./federation/fake-peer.ts";
import { createWorld, type TestWorld } from "./world.ts";

function pngChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, "latin1"), data, Buffer.alloc(4)]);
}

/** A PNG of this size. Its checksums are zero: nobody decodes it here. */
function png(width: number, height: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    extra,
    pngChunk("IDAT", deflateSync(Buffer.alloc(16))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

const icon = png(64, 48);

const jpeg = Buffer.concat([
  Buffer.from("ffd8ffe00010", "hex"),
  Buffer.alloc(14),
  Buffer.from("ffc0001108002000400301220002110003110000", "hex"),
  Buffer.from("ffd9", "hex"),
]);
const gif = Buffer.concat([
  Buffer.from("GIF89a\x40\x00\x20\x00", "latin1"),
  Buffer.alloc(30),
  Buffer.from(";"),
]);

function webp(chunk: string, payload: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(`WEBP${chunk}`, "latin1"), payload, Buffer.alloc(20)]);
  const head = Buffer.from("RIFF\0\0\0\0", "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

const animated = pngChunk("acTL", Buffer.alloc(8));

describe("readRaster", () => {
  test.each([
    ["PNG", png(64, 32), "image/png"],
    ["JPEG", jpeg, "image/jpeg"],
    ["GIF", gif, "image/gif"],
    [
      "lossy WebP",
      webp("VP8 ", Buffer.from("00000000000000009d012a40002000", "hex").subarray(1)),
      "image/webp",
    ],
    ["lossless WebP", webp("VP8L", Buffer.from("000000002f3fc00700", "hex")), "image/webp"],
    ["extended WebP", webp("VP8X", Buffer.from("0a000000000000003f00001f0000", "hex")), "image/webp"],
  ])("reads the format and size of %s", (_, bytes, media) => {
    expect(readRaster(bytes)).toEqual({ media, width: 64, height: 32 });
  });

  test.each([
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["HTML", Buffer.from(`<!doctype html>${" ".repeat(40)}`)],
    ["an image that is cut off", icon.subarray(0, -4)],
    ["an image with a page behind it", Buffer.concat([icon, Buffer.from("<script>alert(1)</script>")])],
    ["an image that is too wide", png(1_025, 10)],
    ["an image without height", png(10, 0)],
    ["an animated PNG", png(10, 10, animated)],
    ["an animated GIF", Buffer.concat([gif.subarray(0, -1), Buffer.from("NETSCAPE2.0;")])],
    ["an animated WebP", webp("VP8X", Buffer.from("0a000000020000003f00001f0000", "hex"))],
    ["nothing", Buffer.alloc(0)],
    ["a chunk with an endless length", Buffer.concat([icon.subarray(0, 33), Buffer.alloc(12, 0xff)])],
  ])("rejects %s", (_, bytes) => {
    expect(readRaster(bytes)).toBeUndefined();
  });
});

const serving =
  (body: Buffer, headers = { "content-type": "image/png" }): PeerResponse =>
  (_url, response) =>
    response.writeHead(200, headers).end(body);

async function register({ registry }: TestWorld, host: FakePeer, ...ids: string[]): Promise<void> {
  for (const agent_id of ids)
    await registry.agents.register({
      agent_id,
      name: `«${agent_id}`,
      agent_url: "https://a.example.com",
      icon_url: `${host.baseUrl}/icon.png`,
    });
}

describe.each(engines)("on %s", (engine) => {
  test("is the icon, fetched once for all who ask, and again when it is old", async () => {
    await using host = await fakePeer(serving(icon, { "content-type": "text/html" }), "icons.example.test");
    await using world = await createWorld(engine, reachingPeers(host));
    await register(world, host, "a", "b");
    const { agents } = world.registry;
    const logos = await Promise.all([agents.logo("a"), agents.logo("b"), agents.logo("a")]);
    for (const logo of logos) expect(logo).toContain(`data:image/png;base64,${icon.toString("base64")}`);
    expect(host.requests).toEqual(["/icon.png"]);
    const { headers } = world.exchanges.at(-1)?.response ?? {};
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; img-src data:; sandbox",
      "x-content-type-options": "nosniff",
    });
    world.pass(7 * 3_600_000);
    await agents.logo("a");
    expect(host.requests).toHaveLength(2);
  });

  test("is a letter if the host has no icon, which is remembered for a while", async () => {
    await using host = await fakePeer(serving(Buffer.from("<svg/>".repeat(10))), "icons.example.test");
    await using world = await createWorld(engine, reachingPeers(host));
    await register(world, host, "a");
    const { agents } = world.registry;
    expect(await agents.logo("a")).toContain(">A</text>");
    host.response(serving(icon));
    expect(await agents.logo("a")).toContain(">A</text>");
    expect(host.requests).toHaveLength(1);
    world.pass(11 * 60_000);
    expect(await agents.logo("a")).toContain("data:image/png");
  });

  test("of a suspended agent is a letter, and its icon is not fetched", async () => {
    await using host = await fakePeer(serving(icon), "icons.example.test");
    await using world = await createWorld(engine, reachingPeers(host));
    await register(world, host, "a");
    await (await world.owner()).agents.setStatus("a", { status: "suspended" });
    expect(await world.registry.agents.logo("a")).toContain(">A</text>");
    expect(host.requests).toEqual([]);
  });
});

test("an icon that is renewed counts once", async () => {
  let now = 0;
  const egress = { pins: new Map(), get: async () => ({ ok: true, status: 200, headers: {}, body: icon }) };
  const logos = new Logos(egress as unknown as Egress, () => new Date(now)); // it uses no more of it
  const sizes: number[] = [];
  for (; sizes.length < 2; now += 86_400_000) {
    await logos.icon("https://icons.example.com/icon.png", "a network");
    sizes.push(logos.size);
  }
  expect(sizes[0]).toBeGreaterThan(0);
  expect(sizes[1]).toBe(sizes[0]);
});

test("an icon that is too long, or that redirects to another site, is not shown", async () => {
  await using host = await fakePeer(
    serving(Buffer.concat([icon, Buffer.alloc(100_000)])),
    "icons.example.test",
  );
  await using world = await createWorld("sqlite", reachingPeers(host));
  await register(world, host, "a");
  expect(await world.registry.agents.logo("a")).toContain(">A</text>");
  host.response((_url, response) =>
    response.writeHead(302, { location: "https://other.example/i.png" }).end(),
  );
  world.pass(11 * 60_000);
  expect(await world.registry.agents.logo("a")).toContain(">A</text>");
  host.response(({ pathname }, response) =>
    pathname === "/moved.png"
      ? response.writeHead(200).end(icon)
      : response.writeHead(302, { location: "/moved.png" }).end(),
  );
  world.pass(11 * 60_000);
  expect(await world.registry.agents.logo("a")).toContain("data:image/png");
});

test("pages show the logo of the node, or a letter without a request", async () => {
  await using host = await fakePeer(serving(icon), "icons.example.test");
  await using world = await createWorld("sqlite", reachingPeers(host));
  await register(world, host, "a");
  await world.registry.agents.register({ agent_id: "b", name: "Berta", agent_url: "https://b.example.com" });
  expect(await world.registry.site.agent("a")).toMatch(/<img src="\/agents\/a\/logo" class="logo"/);
  expect(await world.registry.site.agent("b")).toContain('aria-hidden="true">B</span>');
  expect(host.requests).toEqual([]);
});
