/** Compression of responses, through a socket: what is compressed, how, and what is not. */
import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { preferredEncoding } from "../server/core/http/accept-encoding.ts";
import { Compressor } from "../server/core/http/compressor.ts";
import { hrefOf, ownAssets } from "../server/features/site/assets.ts";
import { hang } from "./hang.ts";
import { createWorld, password, type TestWorld } from "./world.ts";

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The decompressed text. */
  text: string;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

let world: TestWorld;
let address: string;

beforeAll(async () => {
  world = await createWorld("sqlite");
  await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.node.app.server.address() as AddressInfo; // it listens on a port, not on a pipe
  address = `http://127.0.0.1:${port}`;
  const description = "It reports the weather. ".repeat(60);
  for (const agent_id of ["a", "b", "c"])
    await world.registry.agents.register({ agent_id, agent_url: "https://a.example.com", description });
  await world.registry.agents.register({ agent_id: "small", agent_url: "https://a.example.com" });
});
afterAll(() => world[Symbol.asyncDispose]());

/** Sends a request as it is: fetch would add `Accept-Encoding`, and decompress. */
function send(path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, address), { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("error", reject)
        .on("end", () => {
          const bytes = Buffer.concat(chunks);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, bytes, text: decompressed(bytes, headers["content-encoding"]) });
        });
    });
    sent.on("error", reject).end(body);
  });
}

/** Sends a request that accepts codings. */
function get(path: string, acceptEncoding: string, headers: Record<string, string> = {}): Promise<Received> {
  return send(path, { headers: { ...headers, "accept-encoding": acceptEncoding } });
}

function decompressed(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString();
  return (encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

describe("the preferred coding", () => {
  test.each([
    [undefined, null],
    ["", null],
    ["identity", null],
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0.8,gzip;q=0.8", "br"],
    ["br;q=0, gzip;q=0.001", "gzip"],
    ["br;q=0, gzip;q=0", null],
    ["*", "br"],
    ["*;q=0", null],
    ["br;q=0, *", "gzip"],
    ["gzip, *;q=0", "gzip"],
    ["gzip;q=0.5, *;q=0.1", "gzip"],
    ["identity;q=0, gzip", "gzip"],
    ["identity;q=0", null],
    ["identity;q=0, *", "br"],
    ["identity, gzip;q=0.5", null],
    ["identity;q=0.5, gzip", "gzip"],
    ["gzip;q=1.5", null],
    ["gzip;q=x", null],
    ["gzip ; q=0.5 , br ; q=0.25", "gzip"],
    ["zstd, deflate", null],
  ])("of %j is %s", (header, expected) => {
    expect(preferredEncoding(header)).toBe(expected);
  });
});

describe("a response", () => {
  test.each([
    ["/list", "application/json; charset=utf-8"],
    ["/lookup/a", "application/json; charset=utf-8"],
    ["/openapi.json", "application/json; charset=utf-8"],
    ["/openapi.yaml", "application/yaml; charset=utf-8"],
    ["/events/latest", "application/json; charset=utf-8"],
    ["/", "text/html; charset=utf-8"],
    ["/docs", "text/html; charset=utf-8"],
    ["/docs/reference", "text/html; charset=utf-8"],
    ["/dashboard", "text/html; charset=utf-8"],
    [hrefOf(ownAssets.sheet), "text/css; charset=utf-8"],
    [hrefOf(ownAssets.script), "text/javascript; charset=utf-8"],
    [
      `/list?${Array.from({ length: 15 }, (_, index) => `unknown${index}=1`).join("&")}`,
      "application/problem+json; charset=utf-8",
    ],
  ])("at %s is compressed as the client prefers", async (path, media) => {
    const plain = await send(path);
    expect(plain.headers).toMatchObject({ "content-type": media, vary: "Accept-Encoding" });
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(Number(plain.headers["content-length"])).toBe(plain.bytes.length);
    for (const encoding of ["br", "gzip"]) {
      const response = await get(path, encoding);
      expect(response.headers).toMatchObject({
        "content-encoding": encoding,
        "content-type": media,
        vary: "Accept-Encoding",
      });
      expect(Number(response.headers["content-length"])).toBe(response.bytes.length);
      expect(response.bytes.length).toBeLessThan(plain.bytes.length / 1.5);
      expect(response.status).toBe(plain.status);
      expect(ignoringIds(response.text)).toBe(ignoringIds(plain.text));
    }
  });

  test("of less than 1 kB is sent as it is, and varies as its longer forms do", async () => {
    for (const path of ["/lookup/small", "/lookup/nobody", hrefOf(ownAssets.icon)]) {
      const { headers, bytes } = await get(path, "br, identity;q=0");
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers).not.toHaveProperty("content-encoding");
      expect(Number(headers["content-length"])).toBe(bytes.length);
      expect(bytes.length).toBeLessThan(1_000);
    }
  });

  test("of hashes is sent as it is: a proof", async () => {
    const proof = await vi.waitFor(async () => {
      const received = await get("/events/1/proof", "br, gzip");
      expect(received.status).toBe(200); // it is sealed
      return received;
    }, hang);
    expect(proof.headers).not.toHaveProperty("content-encoding");
    expect(proof.headers.vary).toBe("Accept, Accept-Encoding"); // its page is compressed
    expect((await get("/events/1/proof", "br", { accept: "text/html" })).headers["content-encoding"]).toBe(
      "br",
    );
    const again = await get("/events/1/proof", "br", { "if-none-match": proof.headers.etag ?? "" });
    expect([again.status, again.headers.etag]).toEqual([304, proof.headers.etag]);
  });

  test("to HEAD has the headers of GET, and no body", async () => {
    for (const encoding of ["identity", "br", "gzip"]) {
      const headers = { "accept-encoding": encoding };
      for (const path of ["/list", "/openapi.json"]) {
        const full = await send(path, { headers });
        const head = await send(path, { method: "HEAD", headers });
        expect(head.bytes.length).toBe(0);
        for (const name of ["content-length", "content-encoding", "etag", "vary", "content-type"])
          expect([name, head.headers[name]]).toEqual([name, full.headers[name]]);
      }
    }
  });

  test("of an anonymous POST that reads is compressed", async () => {
    const headers = { "content-type": "application/json", "accept-encoding": "br" };
    const body = JSON.stringify({ agent_ids: ["a", "b"] });
    const { headers: received, text } = await send("/lookup", { method: "POST", headers, body });
    expect(received["content-encoding"]).toBe("br");
    expect(JSON.parse(text)).toHaveProperty("agents");
  });

  test("that is a stream of events is not compressed, and its events come at once", async () => {
    const abort = new AbortController();
    const headers = { accept: "text/event-stream", "accept-encoding": "br, gzip" };
    const response = await fetch(new URL("/events", address), { headers, signal: abort.signal });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.has("content-encoding")).toBe(false);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes("small")) text += (await reader?.read())?.value ?? "";
    abort.abort();
  });
});

describe("the ETag", () => {
  test("is strong without compression, and weak with it", async () => {
    const { etag = "" } = (await send("/lookup/a")).headers;
    expect(etag).toMatch(/^"\d+"$/);
    for (const encoding of ["br", "gzip"])
      expect((await get("/lookup/a", encoding)).headers.etag).toBe(`W/${etag}`);
    expect((await get("/lookup/small", "br")).headers.etag).toMatch(/^"/);
  });

  test.each(["/lookup/a", "/list", "/openapi.json", hrefOf(ownAssets.sheet)])(
    "of a 304 of %s is the one that the client has, and the 304 varies",
    async (path) => {
      for (const encoding of ["identity", "br"]) {
        const { etag = "" } = (await get(path, encoding)).headers;
        const response = await get(path, encoding, { "if-none-match": etag });
        expect(response).toMatchObject({ status: 304, headers: { etag, vary: "Accept-Encoding" } });
        expect(response.bytes.length).toBe(0);
        expect(response.headers).not.toHaveProperty("content-encoding");
      }
    },
  );

  test("of a compressed response permits a change by If-Match", async () => {
    const { etag = "" } = (await get("/lookup/c", "br")).headers;
    expect(etag).toMatch(/^W\//);
    const headers = { "if-match": etag, "content-type": "application/json" };
    const change = { method: "PUT", headers, body: JSON.stringify({ status: "deprecated" }) };
    expect((await send("/agents/c/status", change)).status).toBe(200);
    expect((await send("/agents/c/status", change)).status).toBe(412);
  });
});

describe("a response with a secret", () => {
  const json = { "content-type": "application/json", "accept-encoding": "br, gzip" };

  test("or for one caller is not compressed, whatever its length", async () => {
    const developer = await world.developer();
    const cookie = `access_token=${developer.jar.get("access_token")}`;
    for (let count = 0; count < 5; count++) await developer.keys.create({ name: "x".repeat(60) });
    for (const path of ["/api/developers/keys", "/api/auth/sessions", "/api/auth/session"]) {
      const { status, headers } = await get(path, "br, gzip", { cookie });
      expect({ path, status, encoding: headers["content-encoding"] }).toEqual({ path, status: 200 });
      expect(headers).not.toHaveProperty("vary");
    }
    const body = JSON.stringify({ email: "someone@example.com", password });
    const { status, headers } = await send("/api/auth/sign-up", { method: "POST", headers: json, body });
    expect({ status, encoding: headers["content-encoding"] }).toEqual({ status: 201 });
  });

  test("that is the page of a set-up link is not compressed", async () => {
    const { status, headers, bytes } = await get(`/?setup=${world.setupToken}`, "br, gzip");
    expect({ status, encoding: headers["content-encoding"] }).toEqual({ status: 200 });
    expect(bytes.length).toBeGreaterThan(1_000);
  });

  test("of a tool that is called with a key is not compressed, and without a key it is", async () => {
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "mcp" });
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    const accept = "application/json, text/event-stream";
    const call = (headers: Record<string, string>) =>
      send("/mcp", { method: "POST", headers: { ...json, accept, ...headers }, body });
    expect((await call({})).headers["content-encoding"]).toBe("br");
    for (const credential of [{ authorization: `Bearer ${key.raw_key}` }, { "x-api-key": key.raw_key }]) {
      const { status, headers } = await call(credential);
      expect({ status, encoding: headers["content-encoding"] }).toEqual({ status: 200 });
    }
  });
});

describe("the compressor", () => {
  const text = "weather ".repeat(1_000);

  test("compresses a limited number of bodies at once, and none beyond", async () => {
    const compressor = new Compressor(2);
    const all = await Promise.all(Array.from({ length: 5 }, () => compressor.compress(text, "br")));
    expect(all.map((each) => each && brotliDecompressSync(each).toString() === text)).toEqual([
      true,
      true,
      undefined,
      undefined,
      undefined,
    ]);
    expect(await compressor.compress(text, "gzip")).toBeDefined();
  });

  test("compresses a body of several responses once for each coding", async () => {
    const compressor = new Compressor(1);
    const body = Buffer.from(text);
    const results = await Promise.all(Array.from({ length: 3 }, () => compressor.compressOnce(body, "br")));
    expect(new Set(results).size).toBe(1);
    expect(await compressor.compressOnce(body, "br")).toBe(results[0]);
    expect(gunzipSync((await compressor.compressOnce(body, "gzip")) ?? "").toString()).toBe(text);
  });

  test("compresses such a body again, more thoroughly, if many responses have it", async () => {
    const compressor = new Compressor(1);
    const varied = Buffer.from(Array.from({ length: 3_000 }, (_, n) => `agent-${n * n} weather`).join(" "));
    const first = await compressor.compressOnce(varied, "br");
    await vi.waitFor(async () => {
      const now = await compressor.compressOnce(varied, "br");
      expect(now?.length).toBeLessThan(first?.length ?? 0);
      expect(now && brotliDecompressSync(now).equals(varied)).toBe(true);
    }, hang);
  });

  test("compresses a limited number of such bodies at once", async () => {
    const compressor = new Compressor(1);
    const bodies = [Buffer.from(text), Buffer.from(`${text}.`)];
    const [one, other] = await Promise.all(bodies.map((body) => compressor.compressOnce(body, "br")));
    expect([one && brotliDecompressSync(one).toString(), other]).toEqual([text, undefined]);
  });

  test("lets many large responses at once be whole, compressed or not", async () => {
    const plain = await send("/list");
    const all = await Promise.all(Array.from({ length: 60 }, () => get("/list", "br")));
    for (const { status, text } of all) expect({ status, text }).toEqual({ status: 200, text: plain.text });
  });
});

/** A text without the values that differ between two requests. */
function ignoringIds(text: string): string {
  return text.replaceAll(/"request_id":"[^"]*"|<time.*?<\/time>|my-agent-[0-9a-f]{8}/g, "");
}
