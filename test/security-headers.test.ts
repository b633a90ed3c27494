/** Headers that keep browsers and caches from doing harm: of every operation, taken from the table of operations. */

import { describe, expect, test } from "vitest";
import { type Operation, operations } from "../generated/operations.ts";
import { said } from "./raw-requests.ts";
import { createWorld, type TestWorld } from "./world.ts";

const all: Operation[] = Object.values(operations).flatMap((named) => Object.values(named));

/** Sends a request that has nothing but its path. */
function ask({ send }: TestWorld, { method, path, body }: Operation, headers = {}): Promise<Response> {
  const json = body
    ? { headers: { "content-type": "application/json", ...headers }, body: "{}" }
    : { headers };
  return send(method, path.replaceAll(/\{\w+\}/g, "unknown"), json);
}

type Ask = (headers: Record<string, string>) => Promise<Response>;

describe("responses", () => {
  test.each([
    ["https://registry.test", "max-age=31536000"],
    ["http://registry.test", null],
  ])("of a node at %s have Strict-Transport-Security %s", async (publicUrl, expected) => {
    await using world = await createWorld("sqlite", { publicUrl });
    const responses = await Promise.all([
      ...all.filter(({ path }) => path !== "/events").map((operation) => ask(world, operation)),
      world.send("GET", "/no/such/path"),
      world.send("PATCH", "/list"),
      world.send("GET", "/lookup/%zz"),
    ]);
    for (const { headers } of responses) {
      expect(headers.get("strict-transport-security")).toBe(expected);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("to a credential, and those that sign in, are kept by no cache, failures too", async () => {
    await using world = await createWorld("sqlite");
    const developer = await world.developer();
    const cookie = `access_token=${developer.jar.get("access_token")}`;
    const kept = all.filter(
      ({ credentials, signsIn }) => signsIn || credentials.some((each) => each !== "none"),
    );
    expect(kept.length).toBeGreaterThan(30);
    for (const operation of kept) {
      for (const headers of [{}, { "x-api-key": "bad" }, { cookie: "access_token=bad" }]) {
        const response = await ask(world, operation, headers);
        expect([operation.path, response.headers.get("cache-control")]).toEqual([operation.path, "no-store"]);
      }
    }
    for (const path of ["/api/developers/keys", "/api/auth/session", "/api/developers/agents"]) {
      const response = await world.send("GET", path, { headers: { cookie } });
      expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    }
  });

  test("that are errors are kept by no cache, and vary by Accept where a page is possible", async () => {
    await using world = await createWorld("sqlite");
    await world.registry.agents.register({ agent_id: "gone", agent_url: "https://gone.example.com" });
    await world.registry.agents.remove("gone");
    const outside = [
      "/no/such/path",
      "/lookup/%zz",
      "/lookup/gone",
      "/agents/gone/view",
      "/v0.1/nothing",
      "/ard/x",
    ];
    const requests: [string, Ask][] = [
      ...all.map((each): [string, Ask] => [each.path, (headers) => ask(world, each, headers)]),
      ...outside.map((path): [string, Ask] => [path, (headers) => world.send("GET", path, { headers })]),
      ["PATCH /list", (headers) => world.send("PATCH", "/list", { headers })],
    ];
    let errors = 0;
    for (const [path, send] of requests) {
      const [json, page] = [{}, { accept: "text/html" }];
      for (const others of [{}, { "x-api-key": "bad" }]) {
        const both = [await send({ ...json, ...others }), await send({ ...page, ...others })];
        const varies = new Set(both.map(({ headers }) => headers.get("content-type"))).size > 1;
        for (const { status, headers } of both.filter(({ status }) => status >= 400)) {
          errors += 1;
          expect([path, status, headers.get("cache-control")]).toEqual([path, status, "no-store"]);
          if (varies)
            expect([path, status, headers.get("vary")]).toEqual([
              path,
              status,
              expect.stringMatching(/^Accept(,|$)/),
            ]);
        }
      }
    }
    expect(errors).toBeGreaterThan(300);
  });
});

test("pages keep other sites out of their window and frame, and scripts out of their text", async () => {
  await using world = await createWorld("sqlite");
  for (const path of [
    "/",
    "/docs",
    "/docs/reference",
    "/docs/reference/agents",
    "/dashboard",
    "/problems/agent_not_found",
    "/?setup=x",
  ]) {
    const { headers } = await world.send("GET", path);
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
    expect(headers.get("referrer-policy")).not.toBeNull();
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  }
});

test("the page of a set-up link is kept by no cache, and names its address to nobody", async () => {
  await using world = await createWorld("sqlite");
  for (const path of [`/?setup=${world.setupToken}`, "/?setup=wrong"]) {
    const { headers } = await world.send("GET", path);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
  expect((await world.send("GET", "/")).headers.get("cache-control")).not.toBe("no-store");
});

test("what an agent says cannot end a header or begin another", async () => {
  await using world = await createWorld("sqlite");
  await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const body = { agent_id: "a", agent_url: "https://a.example.com", name: "x\r\nSet-Cookie: a=b" };
  const json = { "content-type": "application/json" };
  expect((await world.send("POST", "/register", { headers: json, body: JSON.stringify(body) })).status).toBe(
    400,
  );
  await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
  for (const successor_agent_id of ["b\r\nX-Evil: 1", 'b>; rel="x", <evil', "b\u0000"]) {
    const status = JSON.stringify({ status: "deprecated", successor_agent_id });
    const response = await world.send("PUT", "/agents/a/status", { headers: json, body: status });
    expect(response.status).toBe(400);
  }
  const queries = ["q=%0d%0aX-Evil:%201", "q=a&tags=%0d%0aX-Evil:1", "q=%3E%3B%20rel%3D%22x%22"];
  for (let index = 0; index < 3; index += 1)
    await world.registry.agents.register({
      agent_id: `w${index}`,
      agent_url: "https://a.example.com",
      tags: ["x"],
    });
  for (const path of [
    ...queries.map((query) => `/search?${query}`),
    "/list?limit=1&tags=x%0d%0aX-Evil:1,x",
    "/lookup/%0d%0aX-Evil:%201",
    "/docs/%0d%0aX-Evil:%201",
    "//evil.example/..%2f",
  ]) {
    const text = await said(world, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [head = ""] = text.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(head).not.toMatch(/^x-evil/im);
    expect(head).not.toMatch(/^location: *(\/\/|https?:)/im);
  }
});
