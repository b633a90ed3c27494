/** Which hosts a node responds as, and what it makes of requests that name none, another or two. */
import { describe, expect, test } from "vitest";
import { said } from "./raw-requests.ts";
import { createWorld, publicUrl, type TestWorld } from "./world.ts";

const json = { "content-type": "application/json" };
const agent = { agent_id: "a", agent_url: "https://a.example.com" };

async function statusAt(world: TestWorld, host: string): Promise<number> {
  return (await world.send("GET", "/stats", { headers: { host } })).status;
}

async function listening(host = "127.0.0.1"): Promise<TestWorld> {
  const world = await createWorld("sqlite", { host });
  await world.node.app.listen({ port: 0, host });
  return world;
}

describe("a node that listens on loopback alone", () => {
  test.each([
    "localhost",
    "localhost:3000",
    "LOCALHOST:1",
    "localhost.",
    "127.0.0.1",
    "127.0.0.1:3000",
    "[::1]",
    "[::1]:3000",
    "registry.test",
    "registry.test:443",
    "Registry.Test",
  ])("serves requests to %s", async (host) => {
    await using world = await createWorld("sqlite");
    expect(await statusAt(world, host)).toBe(200);
  });

  test.each([
    "evil.example",
    "evil.example:3000",
    "registry.test.evil.example",
    "evil-registry.test",
    "192.168.1.5:3000",
    "0.0.0.0:3000",
    "127.0.0.2",
    "localhost.evil.example",
    "[::ffff:127.0.0.1]",
  ])("rejects requests to %s, reads and writes", async (host) => {
    await using world = await createWorld("sqlite");
    expect(await statusAt(world, host)).toBe(421);
    const { body } = world.exchanges.at(-1)?.response ?? {};
    for (const part of ["misdirected_request", "PUBLIC_URL", publicUrl]) expect(body).toContain(part);
    const write = { headers: { ...json, host }, body: JSON.stringify(agent) };
    expect((await world.send("POST", "/register", write)).status).toBe(421);
    expect((await world.send("GET", "/no/such/path", { headers: { host } })).status).toBe(421);
    expect((await world.registry.node.stats()).total_agents).toBe(0);
  });

  test.each(["a b", "a/b", "user@registry.test", "registry.test:x", "[::1", "a,b\u00e9"])(
    "rejects %j as no host",
    async (host) => {
      await using world = await createWorld("sqlite");
      expect(await statusAt(world, host)).toBe(400);
    },
  );

  test("does not believe X-Forwarded-Host, behind a proxy or not", async () => {
    for (const trustProxy of [false, 1] as const) {
      await using world = await createWorld("sqlite", { trustProxy });
      const forged = { "x-forwarded-host": "registry.test", "x-forwarded-proto": "https" };
      const status = async (host: string) =>
        (await world.send("GET", "/stats", { headers: { ...forged, host } })).status;
      expect(await status("evil.example")).toBe(421);
      const other = { "x-forwarded-host": "evil.example", host: "localhost" };
      const response = await world.send("GET", "/", { headers: other });
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain("evil.example");
    }
  });
});

test("a node that listens elsewhere serves requests to any host", async () => {
  await using world = await createWorld("sqlite", { host: "0.0.0.0" });
  for (const host of ["192.168.1.5:3000", "registry.internal", "localhost"])
    expect(await statusAt(world, host)).toBe(200);
});

describe("on a socket", () => {
  test("two hosts, or none in HTTP/1.1, are a malformed request", async () => {
    await using world = await listening("0.0.0.0");
    const request = "GET /stats HTTP/1.1\r\nConnection: close\r\n";
    for (const hosts of [
      "Host: localhost\r\nHost: localhost\r\n",
      "Host: a\r\nhOsT: b\r\n",
      "Host:\r\n",
      "",
    ]) {
      expect(await said(world, `${request}${hosts}\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(await said(world, `${request}Host: localhost\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("the host of an absolute target counts, as RFC 9112 has it", async () => {
    await using world = await listening();
    const to = (target: string) =>
      said(world, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await to("http://evil.example/stats")).toMatch(/^HTTP\/1\.1 421 /);
    expect(await to("http://localhost/stats")).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("HTTP/1.0 is served, without a host too, as health checks send it", async () => {
    await using world = await listening();
    expect(await said(world, "GET /health HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
    expect(await said(world, "GET /health HTTP/1.0\r\nHost: localhost\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
    expect(await said(world, "GET /health HTTP/1.0\r\nHost: evil.example\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 421 /,
    );
  });

  test.each([
    "GET /stats\r\n\r\n",
    "GET /stats HTTP/0.9\r\n\r\n",
    "GET /stats HTTP/2.0\r\nHost: localhost\r\n\r\n",
  ])("%j is not served, and the connection is closed", async (bytes) => {
    await using world = await listening();
    const response = await said(world, bytes);
    expect(response).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed_request"/);
    expect(response).not.toContain("total_agents");
  });
});
