/** The published client in a page of another origin, in Chromium: what the browser permits. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as Client from "../../client/index.ts";
import { type ServedWorld, serve, sharedBrowser } from "./browser.ts";

declare global {
  /** The client in the page. */
  var client: typeof Client;
}

let browser: Browser;
let node: ServedWorld;
let elsewhere: Awaited<ReturnType<typeof servePage>>;

beforeAll(async () => {
  [browser, node, elsewhere] = await Promise.all([
    sharedBrowser(),
    serve({ publicUrl: "https://registry.example.com" }),
    servePage(),
  ]);
});

afterAll(async () => {
  await node?.[Symbol.asyncDispose]();
  elsewhere?.close();
});

/** Serves an empty page with the client. */
async function servePage() {
  const entry = join(import.meta.dirname, "../../client/index.ts");
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "client",
  });
  const page = `<!doctype html><title>Elsewhere</title><script>${outputFiles[0]?.text}</script>`;
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function openPage() {
  const page = await browser.newPage();
  await page.goto(elsewhere.url);
  return page;
}

test("the client reads, writes with a key, and reads the headers of responses", async () => {
  const { key } = await (await node.developer()).keys.create({ name: "page" });
  const page = await openPage();
  const seen = await page.evaluate(
    async ({ baseUrl, apiKey }) => {
      const registry = client.createRegistry({ baseUrl, apiKey });
      const done = await registry.agents.register({
        agent_id: "page",
        agent_url: "https://page.example.com",
      });
      const found = await registry.agents.search({ q: "page" }).page();
      const response = await fetch(`${baseUrl}/lookup/page`, { headers: { "If-None-Match": '"0"' } });
      return { status: done.status, count: found.count, etag: response.headers.get("ETag") };
    },
    { baseUrl: node.url, apiKey: key.raw_key },
  );
  expect(seen).toEqual({ status: "registered", count: 1, etag: '"1"' });
});

test("a problem is readable, with its code", async () => {
  const page = await openPage();
  const code = await page.evaluate(async (baseUrl) => {
    const registry = client.createRegistry({ baseUrl, maxRetries: 0 });
    const error: unknown = await registry.agents.lookup("unknown").catch((thrown: unknown) => thrown);
    return error instanceof client.RegistryError ? error.code : String(error);
  }, node.url);
  expect(code).toBe("agent_not_found");
});

test("EventSource reads the live stream", async () => {
  const page = await openPage();
  const type = page.evaluate(
    (baseUrl) =>
      new Promise((resolve, reject) => {
        const source = new EventSource(`${baseUrl}/events?after=0`);
        source.onerror = () => reject(new Error("The stream failed"));
        source.addEventListener("agent.registered", (event) => resolve(event.type));
      }),
    node.url,
  );
  await node.registry.agents.register({ agent_id: "live", agent_url: "https://live.example.com" });
  expect(await type).toBe("agent.registered");
});

test("tools and the OpenAPI document are readable", async () => {
  const page = await openPage();
  const seen = await page.evaluate(async (baseUrl) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
    const headers = { "Content-Type": "application/json", "MCP-Protocol-Version": "2025-11-25" };
    const tools = await fetch(`${baseUrl}/mcp`, { method: "POST", headers, body });
    const document = await fetch(`${baseUrl}/openapi.json`);
    return [await tools.json(), (await document.json()).openapi];
  }, node.url);
  expect(seen).toEqual([{ jsonrpc: "2.0", id: 1, result: {} }, "3.1.0"]);
});

test("operations of sessions and pages are not readable", async () => {
  const page = await openPage();
  const seen = await page.evaluate(async (baseUrl) => {
    const attempts = ["/api/auth/session", "/api/developers/keys", "/", "/dashboard"].map((path) =>
      fetch(`${baseUrl}${path}`).then(
        () => "read",
        () => "blocked",
      ),
    );
    return Promise.all(attempts);
  }, node.url);
  expect(seen).toEqual(["blocked", "blocked", "blocked", "blocked"]);
});
