/** What belongs to no operation, and what every operation rejects alike. Nothing that is rejected changes anything. */
import { METHODS } from "node:http";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import type { Problem } from "../conformance/checks/problem.ts";
import { type Operation, operations, version } from "../generated/operations.ts";
import { engines } from "./engines.ts";
import { createWorld, publicUrl, type TestWorld } from "./world.ts";

const json = { "content-type": "application/json" };
const good = { agent_id: "good", agent_url: "https://good.example.com" };

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
  const body = (await response.json()) as Problem; // held against the contract by the world
  expect(body.status).toBe(response.status);
  expect(body.type).toBe(`${publicUrl}/problems/${body.code}`);
  expect(body.request_id).toBe(response.headers.get("x-request-id"));
  return body;
}

async function isUntouched(world: TestWorld): Promise<void> {
  const { total_agents, events } = await world.registry.node.stats();
  expect({ total_agents, last_seq: events.last_seq }).toEqual({ total_agents: 0, last_seq: 0 });
}

test("responds with 405 with Allow to every method that a path of the contract does not have", async () => {
  // Facades respond to any OPTIONS request: test/facades/errors.test.ts.
  await using world = await createWorld("sqlite");
  const declared = Object.values(operations).flatMap((each): Operation[] => Object.values(each));
  for (const [path, group] of Map.groupBy(declared, (each) => each.path)) {
    const allowed = new Set<string>(group.map(({ method }) => method));
    if (allowed.has("GET")) allowed.add("HEAD");
    const allow = [...allowed].sort().join(", ");
    const isFacade = group.some(({ facade }) => facade !== null);
    const excepted = isFacade ? ["CONNECT", "OPTIONS"] : ["CONNECT"];
    const others = METHODS.filter((method) => !excepted.includes(method) && !allowed.has(method));
    const url = `${path.replaceAll(/\{\w+\}/g, "x")}?a=b`;
    const responses = await Promise.all(others.map((method) => world.send(method, url)));
    const found = responses.map(({ status, headers }) => `${status} ${headers.get("allow")}`);
    expect(found, path).toEqual(others.map(() => `405 ${allow}`));
  }
});

describe.each(engines)("on %s", (engine) => {
  test("an unknown path is a 404 that leads to the reference", async () => {
    await using world = await createWorld(engine);
    const problem = await problemOf(await world.send("GET", "/no/such/path?x=1"));
    expect(problem).toMatchObject({ status: 404, code: "route_not_found" });
    expect(problem.detail).toContain("/no/such/path");
  });

  test.each([
    ["POST", "/list", "GET, HEAD"],
    ["DELETE", "/register", "POST"],
    ["PATCH", "/agents/x", "DELETE"],
    ["OPTIONS", "/lookup", "POST"],
    ["GET", "/lookup", "POST"],
    ["POST", "/agentfacts/x", "GET, HEAD, PUT"],
    ["PROPFIND", "/list?limit=1", "GET, HEAD"],
    ["PUT", "/%6Cist", "GET, HEAD"],
    ["PUT", "/lookup/a%2Fb", "GET, HEAD"],
    ["PUT", "/docs/webhook-vectors.json", "GET, HEAD"],
  ])("%s %s is a 405 that allows %s", async (method, path, allow) => {
    await using world = await createWorld(engine);
    const response = await world.send(method, path, method === "GET" ? {} : { headers: json, body: "{}" });
    expect(await problemOf(response)).toMatchObject({ status: 405, code: "method_not_allowed" });
    expect(response.headers.get("allow")).toBe(allow);
  });

  test.each([
    ["nothing", ""],
    ["half an object", '{"agent_id":"good"'],
    ["a trailing comma", '{"agent_id":"good",}'],
    ["a comment", '{/* hello */"agent_id":"good"}'],
    ["bytes that are not UTF-8", Buffer.from([0x22, 0xc3, 0x28, 0x22])],
    ["NaN", '{"agent_id":NaN}'],
  ])("malformed JSON (%s) is reported", async (_what, body) => {
    await using world = await createWorld(engine);
    const problem = await problemOf(await world.send("POST", "/register", { headers: json, body }));
    expect(problem.status).toBe(400);
    expect(["malformed_json", "invalid_body"]).toContain(problem.code);
    await isUntouched(world);
  });

  test.each([
    "text/plain",
    "application/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "nonsense",
  ])("the media type %s is a 415", async (type) => {
    await using world = await createWorld(engine);
    const problem = await problemOf(
      await world.send("POST", "/register", {
        headers: { "content-type": type },
        body: JSON.stringify(good),
      }),
    );
    expect(problem).toMatchObject({ status: 415, code: "unsupported_media_type" });
    await isUntouched(world);
  });

  test("JSON with a charset is JSON", async () => {
    await using world = await createWorld(engine);
    const headers = { "content-type": "application/json; charset=utf-8" };
    expect((await world.send("POST", "/register", { headers, body: JSON.stringify(good) })).status).toBe(201);
  });

  test("a body of 1,000,000 bytes is read, one byte more is a 413", async () => {
    await using world = await createWorld(engine);
    const body = (bytes: number) =>
      JSON.stringify({ ...good, note: "" }).replace(
        '""',
        `"${"x".repeat(bytes - JSON.stringify({ ...good, note: "" }).length)}"`,
      );
    expect(
      await problemOf(await world.send("POST", "/register", { headers: json, body: body(1_000_000) })),
    ).toMatchObject({ code: "extra_too_large" });
    expect(
      await problemOf(await world.send("POST", "/register", { headers: json, body: body(1_000_001) })),
    ).toMatchObject({ code: "body_too_large" });
    await isUntouched(world);
  });

  test.each([
    ["arrays", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
    ["objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
    ["a card", `{"agent_card":${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}}`],
  ])("10,000 levels of %s are too deep", async (_what, body) => {
    await using world = await createWorld(engine);
    expect(await problemOf(await world.send("POST", "/register", { headers: json, body }))).toMatchObject({
      code: "json_too_deep",
    });
    await isUntouched(world);
  });

  test("brackets in a text are no depth", async () => {
    await using world = await createWorld(engine);
    const agent = await world.registry.agents.register({ ...good, note: `${"[".repeat(1_000)}\\"{` });
    expect(agent.status).toBe("registered");
  });

  test.each([
    ["agent_id", { ...good, agent_id: 5 }, "/agent_id"],
    ["agent_id", { ...good, agent_id: "a/b" }, "/agent_id"],
    ["agent_id", { ...good, agent_id: ".." }, "/agent_id"],
    ["agent_id", { ...good, agent_id: "a\u0000b" }, "/agent_id"],
    ["agent_id", { ...good, agent_id: "x".repeat(256) }, "/agent_id"],
    ["agent_id", { agent_url: good.agent_url }, "/agent_id"],
    ["agent_url", { agent_id: "good" }, "/agent_url"],
    ["agent_url", { ...good, agent_url: "ftp://good.example.com" }, "/agent_url"],
    ["agent_url", { ...good, agent_url: "/a2a" }, "/agent_url"],
    ["agent_url", { ...good, agent_url: "https://user:pass@good.example.com" }, "/agent_url"],
    ["agent_url", { ...good, agent_url: `https://good.example.com/${"x".repeat(2_048)}` }, "/agent_url"],
    ["tags", { ...good, tags: "weather" }, "/tags"],
    ["tags", { ...good, tags: ["a", 5] }, "/tags/1"],
    ["tags", { ...good, tags: Array.from({ length: 65 }, (_, i) => `t${i}`) }, "/tags"],
    ["tags", { ...good, tags: ["x".repeat(65)] }, "/tags/0"],
    ["protocols", { ...good, protocols: ["smoke-signals"] }, "/protocols/0"],
    ["provider", { ...good, provider: "Example" }, "/provider"],
    ["provider", { ...good, provider: { name: "Example", colour: "red" } }, "/provider/colour"],
    ["description", { ...good, description: "x".repeat(4_001) }, "/description"],
    ["description", { ...good, description: "a\u0000b" }, "/description"],
    ["name", { ...good, name: "  " }, "/name"],
    ["agent_card", { ...good, agent_card: "https://good.example.com/card.json" }, "/agent_card"],
    ["agent_card", { agent_card: ["x"] }, "/agent_card"],
  ])("a registration with a wrong %s (%j) is a 400 that points at it", async (_member, body, pointer) => {
    await using world = await createWorld(engine);
    const problem = await problemOf(
      await world.send("POST", "/register", { headers: json, body: JSON.stringify(body) }),
    );
    expect(problem.status).toBe(400);
    expect(problem.errors?.map((each) => each.pointer)).toContain(pointer);
    await isUntouched(world);
  });

  test("an unknown body member is rejected by name where the contract names all", async () => {
    await using world = await createWorld(engine);
    const body = JSON.stringify({ agent_ids: ["good"], agent_idz: ["good"] });
    const problem = await problemOf(await world.send("POST", "/lookup", { headers: json, body }));
    expect(problem).toMatchObject({
      status: 400,
      code: "unknown_member",
      errors: [{ pointer: "/agent_idz" }],
    });
  });

  test.each([
    ["/list?tag=weather", "unknown_query_parameter", "/query/tag"],
    ["/list?limit=-1", "invalid_query", "/query/limit"],
    ["/list?limit=101", "invalid_query", "/query/limit"],
    ["/list?limit=5.5", "invalid_query", "/query/limit"],
    ["/list?limit=", "invalid_query", "/query/limit"],
    ["/list?limit=5&limit=5", "duplicate_query_parameter", "/query/limit"],
    ["/list?limit=1&limit=1", "duplicate_query_parameter", "/query/limit"],
    ["/list?status=happy", "invalid_query", "/query/status/0"],
    ["/list?updated_since=yesterday", "invalid_query", "/query/updated_since"],
    ["/list?updated_since=2026-11-20", "invalid_query", "/query/updated_since"],
    ["/list?after_seq=-5", "invalid_query", "/query/after_seq"],
    ["/list?after_seq=1e99", "invalid_query", "/query/after_seq"],
    ["/list?cursor=%ff", "invalid_query", "/query/cursor"],
    ["/list?cursor=abc", "invalid_cursor", "/query/cursor"],
    ["/list?tags=%00", "invalid_query", "/query/tags/0"],
    ["/list?__proto__=1", "unknown_query_parameter", "/query/__proto__"],
    ["/search?q=", "invalid_query", "/query/q"],
    [`/search?q=${"x".repeat(257)}`, "invalid_query", "/query/q"],
    ["/search?q=a&facets=colour", "invalid_query", "/query/facets/0"],
    ["/events?after=abc", "invalid_query", "/query/after"],
    ["/problems/No-Such", "invalid_path", "/path/code"],
  ])("GET %s is a 400 %s at %s", async (url, code, pointer) => {
    await using world = await createWorld(engine);
    const problem = await problemOf(await world.send("GET", url));
    expect(problem).toMatchObject({ status: 400, code });
    expect(problem.errors?.map((each) => each.pointer)).toContain(pointer);
  });

  test.each([
    ["GET", "/lookup/a%2Fb"],
    ["GET", "/lookup/%00"],
    ["GET", `/lookup/${"x".repeat(256)}`],
    ["GET", `/lookup/${"x".repeat(5_000)}`],
    ["GET", "/agents/a%20b/card"],
    ["GET", "/agents/a%20b/view"],
    ["GET", "/agents/%00/view"],
    ["GET", "/agentfacts/%E5%A4%A9"],
    ["PUT", "/agentfacts/a%20b"],
    ["PUT", "/agents/a%20b/status"],
    ["DELETE", "/agents/a%20b"],
  ])("%s %s, which no agent can have, is answered like an unknown id", async (method, url) => {
    await using world = await createWorld(engine);
    const body = url.endsWith("status") ? { status: "active" } : {};
    const sent =
      method === "PUT" ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {};
    const problem = await problemOf(await world.send(method, url, sent));
    expect(problem).toMatchObject({ status: 404, code: "agent_not_found" });
  });

  test("the page of an id that no agent can have is that of an unknown one", async () => {
    await using world = await createWorld(engine);
    for (const id of ["a%20b", "%3Cb%3E", "%00", "..%2F", "x".repeat(300)]) {
      const response = await world.send("GET", `/agents/${id}/view`, { headers: { accept: "text/html" } });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("<h1>Agent not found</h1>");
    }
  });

  test("a cursor of another query is rejected", async () => {
    await using world = await createWorld(engine);
    for (const agent_id of ["a", "b", "c"])
      await world.registry.agents.register({ ...good, agent_id, tags: ["x"] });
    const { next_cursor } = await world.registry.agents.list({ limit: 1, tags: ["x"] }).page();
    expect(next_cursor).not.toBeNull();
    const foreign = await problemOf(await world.send("GET", `/list?limit=1&cursor=${next_cursor}`));
    expect(foreign).toMatchObject({ status: 400, code: "invalid_cursor" });
    const changed = `${next_cursor?.startsWith("W") ? "X" : "W"}${next_cursor?.slice(1)}`;
    expect(await problemOf(await world.send("GET", `/list?limit=1&tags=x&cursor=${changed}`))).toMatchObject({
      code: "invalid_cursor",
    });
    expect((await world.send("GET", `/list?limit=2&tags=x&cursor=${next_cursor}`)).status).toBe(200);
  });

  test("every response names its request, and takes over the caller's id if it is a fit one", async () => {
    await using world = await createWorld(engine);
    for (const path of ["/health", "/nowhere", "/lookup/nobody", "/list?x=1"]) {
      const own = await world.send("GET", path, { headers: { "x-request-id": "my-id_1" } });
      expect(own.headers.get("x-request-id")).toBe("my-id_1");
      expect(own.headers.get("api-version")).toBe(version);
      const unfit = await world.send("GET", path, { headers: { "x-request-id": "not fit!" } });
      expect(unfit.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test("HEAD responds as GET does, without the body", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register(good);
    const response = await world.send("HEAD", "/lookup/good");
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe('"1"');
    expect((await world.send("HEAD", "/events", { headers: { accept: "text/event-stream" } })).status).toBe(
      200,
    );
  });
});

test("what is not HTTP, and headers without end, get a problem and a closed connection", async () => {
  await using world = await createWorld("sqlite");
  await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const address = world.node.app.server.address();
  if (typeof address !== "object" || address === null) throw new Error("The node has no port");
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let heard = "";
      const socket = connect(address.port, "127.0.0.1", () => socket.write(text));
      socket
        .on("data", (chunk) => (heard += chunk))
        .on("close", () => resolve(heard))
        .on("error", reject);
    });
  expect(await say("HELLO?\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed_request"/);
  expect(await say(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 [\s\S]*"code":"headers_too_large"/,
  );
  for (const id of ["..", "%2e%2e", ".", "%2E"]) {
    for (const path of [`/lookup/${id}`, `/agents/${id}/view`]) {
      expect(await say(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 404 [\s\S]*"code":"agent_not_found"/,
      );
    }
  }
  expect(await say("GET /lookup/%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*"code":"malformed_request"/,
  );
});
