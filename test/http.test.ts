/** What belongs to no operation, and what every operation rejects alike. Nothing that is rejected changes anything. */
import { METHODS } from "node:http";
import { describe, expect, test, vi } from "vitest";
import type { Problem } from "../conformance/checks/problem.ts";
import { type Operation, operations, version } from "../generated/operations.ts";
import { acceptElements } from "../server/core/http/accept.ts";
import { realConnectionTimes } from "../server/core/http/connections.ts";
import { readCookies } from "../server/core/http/cookies.ts";
import { problemResponse } from "../server/core/http/problem-response.ts";
import { problemText } from "../server/core/http/raw-problem.ts";
import { engines } from "./engines.ts";
import { said } from "./raw-requests.ts";
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
    ["PUT", "/%6Cist", "GET, HEAD"],
    ["PUT", "/lookup/a%2Fb", "GET, HEAD"],
  ])("%s %s is a 405 that allows %s", async (method, path, allow) => {
    await using world = await createWorld(engine);
    const response = await world.send(method, path, method === "GET" ? {} : { headers: json, body: "{}" });
    expect(await problemOf(response)).toMatchObject({ status: 405, code: "method_not_allowed" });
    expect(response.headers.get("allow")).toBe(allow);
  });

  test.each([
    ["nothing", "", "invalid_body"],
    ["half an object", '{"agent_id":"good"', "malformed_json"],
    ["a trailing comma", '{"agent_id":"good",}', "malformed_json"],
    ["a comment", '{/* hello */"agent_id":"good"}', "malformed_json"],
    ["bytes that are not UTF-8", Buffer.from([0x22, 0xc3, 0x28, 0x22]), "malformed_json"],
    ["NaN", '{"agent_id":NaN}', "malformed_json"],
  ])("a body of %s is reported", async (_what, body, code) => {
    await using world = await createWorld(engine);
    const problem = await problemOf(await world.send("POST", "/register", { headers: json, body }));
    expect(problem).toMatchObject({ status: 400, code });
    await isUntouched(world);
  });

  test("protocols may be written in any case, in registrations, filters and facets", async () => {
    await using world = await createWorld(engine);
    const body = JSON.stringify({ ...good, protocols: ["A2A", "Mcp", "a2a"] });
    expect((await world.send("POST", "/register", { headers: json, body })).status).toBe(201);
    const { protocols } = await world.registry.agents.lookup(good.agent_id);
    expect([...protocols].sort()).toEqual(["a2a", "mcp"]);
    for (const path of ["/list?protocol=MCP", "/search?q=good&protocol=A2a", "/list?protocol=http,MCP"]) {
      const found = (await (await world.send("GET", path)).json()) as { count: number }; // held against the contract
      expect([path, found.count]).toEqual([path, 1]);
    }
    expect(await (await world.send("GET", "/agents?q=good&protocol=A2A")).text()).toContain(
      'href="/agents/good/view"',
    );
    const call = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "registry_list_agents", arguments: { protocol: ["A2A"] } },
    };
    expect(
      await (await world.send("POST", "/mcp", { headers: json, body: JSON.stringify(call) })).text(),
    ).toContain('\\"count\\":1');
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
    ["agent_id", { ...good, agent_id: ".." }, "/agent_id"],
    ["agent_id", { ...good, agent_id: "a\u0000b" }, "/agent_id"],
    ["agent_url", { agent_id: "good" }, "/agent_url"],
    ["agent_url", { ...good, agent_url: "https://user:pass@good.example.com" }, "/agent_url"],
    ["tags", { ...good, tags: ["a", 5] }, "/tags/1"],
    ["tags", { ...good, tags: Array.from({ length: 65 }, (_, i) => `t${i}`) }, "/tags"],
    ["protocols", { ...good, protocols: ["smoke-signals"] }, "/protocols/0"],
    ["provider", { ...good, provider: { name: "Example", colour: "red" } }, "/provider/colour"],
    ["provider", { ...good, provider: { name: "Example", "a/b~": 1 } }, "/provider/a~1b~0"],
    ["description", { ...good, description: "a\u0000b" }, "/description"],
    ["name", { ...good, name: "  " }, "/name"],
    ["agent_card", { ...good, agent_card: "https://good.example.com/card.json" }, "/agent_card"],
  ])("a registration with a wrong %s (%j) is a 400 that points at it", async (_member, body, pointer) => {
    await using world = await createWorld(engine);
    const problem = await problemOf(
      await world.send("POST", "/register", { headers: json, body: JSON.stringify(body) }),
    );
    expect(problem.status).toBe(400);
    expect(problem.errors?.map((each) => each.pointer)).toContain(pointer);
    await isUntouched(world);
  });

  test.each([
    ["/list?tag=weather", "unknown_query_parameter", "/query/tag"],
    ["/list?limit=-1", "invalid_query", "/query/limit"],
    ["/list?limit=", "invalid_query", "/query/limit"],
    ["/list?limit=1&limit=1", "duplicate_query_parameter", "/query/limit"],
    ["/list?updated_since=2026-11-20", "invalid_query", "/query/updated_since"],
    ["/list?after_seq=1e99", "invalid_query", "/query/after_seq"],
    ["/list?cursor=%ff", "invalid_query", "/query/cursor"],
    ["/list?tags=%00", "invalid_query", "/query/tags/0"],
    ["/list?__proto__=1", "unknown_query_parameter", "/query/__proto__"],
    ["/search?q=", "invalid_query", "/query/q"],
  ])("GET %s is a 400 %s at %s", async (url, code, pointer) => {
    await using world = await createWorld(engine);
    const problem = await problemOf(await world.send("GET", url));
    expect(problem).toMatchObject({ status: 400, code });
    expect(problem.errors?.map((each) => each.pointer)).toContain(pointer);
  });

  test("the page of an id that no agent can have is that of an unknown one", async () => {
    await using world = await createWorld(engine);
    for (const id of ["a%20b", "%3Cb%3E", "%00", "..%2F", "x".repeat(300)]) {
      const response = await world.send("GET", `/agents/${id}/view`, { headers: { accept: "text/html" } });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("<h1>Agent not found</h1>");
    }
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

test("Expect: 100-continue gets 100 only if the body is read, and a 304 has no length", async () => {
  await using world = await createWorld("sqlite");
  await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const cases: [line: string, type: string, length: number, statuses: number[]][] = [
    ["POST /api/webhooks", "application/json", 2_000_000, [401]],
    ["POST /nowhere", "application/json", 2_000_000, [404]],
    ["POST /list", "application/json", 2_000_000, [405]],
    ["POST /register", "application/json", 2_000_000, [413]],
    ["POST /register", "text/xml", 9, [415]],
    ["POST /register", "application/json", 9, [100, 400]],
  ];
  for (const [line, type, length, statuses] of cases) {
    const head = `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n`;
    const text = await said(
      world,
      `${head}Expect: 100-continue\r\n\r\n${length < 10 ? "{} {} {} " : ""}`,
      statuses[0] !== 100,
    );
    expect(text.match(/(?<=^HTTP\/1\.1 )\d+/gm)?.map(Number), line).toEqual(statuses);
  }
  for (const method of ["GET", "HEAD"]) {
    const head = `${method} /list HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nIf-None-Match: *\r\n\r\n`;
    const text = await said(world, head);
    expect(text).toMatch(/^HTTP\/1\.1 304 /);
    expect(text).not.toMatch(/content-length/i);
  }
});

test("reads a limited number of cookies, each once", async () => {
  await using _world = await createWorld("sqlite"); // it loads the parser
  const started = performance.now();
  const cookies = readCookies(`first="1";${"a=;".repeat(50_000)}`); // in quotes, as Java's client returns it
  expect(performance.now() - started).toBeLessThan(1_000); // each cookie copied all before it
  expect(cookies.get("first")).toEqual(["1"]);
  expect(cookies.get("a")).toHaveLength(255);
});

test("reads a limited number of the elements of a header", () => {
  const few = [["text/html", undefined], ...Array.from({ length: 63 }, () => ["", undefined])];
  expect(acceptElements(`text/html${",".repeat(16_000)}`)).toEqual(few);
});

test("a value in a path that nothing can have is answered like an unknown one, wherever the contract has 404", async () => {
  await using world = await createWorld("sqlite");
  const cookie = `access_token=${(await world.owner()).jar.get("access_token")}`;
  let tried = 0;
  for (const [feature, named] of Object.entries(operations)) {
    for (const [name, operation] of Object.entries<Operation>(named)) {
      const { method, path, body, statuses, restOfPath, facade } = operation;
      // ARD has a status of its own for such a name.
      if (!path.includes("{") || !statuses.includes(404) || restOfPath || facade === "ard") continue;
      const url = path.replaceAll(/\{\w+\}/g, `${"x".repeat(400)}%00`);
      const sent = body ? { headers: { cookie, ...json }, body: "{}" } : { headers: { cookie } };
      const response = await world.send(method, url, sent);
      expect([feature, name, response.status, await response.text()]).toEqual([
        feature,
        name,
        404,
        expect.any(String),
      ]);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(60);
});

/** A node that listens, and what it warned of. */
async function listening(settings: Parameters<typeof createWorld>[1] = {}, times = {}) {
  const world = await createWorld("sqlite", settings, {
    connectionTimes: { ...realConnectionTimes, ...times },
  });
  const warned: { cause?: string; code?: string; rejected?: number }[] = [];
  vi.spyOn(world.node.app.log, "warn").mockImplementation(
    (fields: unknown) => void warned.push(fields as (typeof warned)[number]),
  );
  await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const say = (bytes: string | Buffer) => said(world, bytes);
  return { world, warned, say, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

test("a problem without the framework has the length of its bytes", () => {
  const text = problemText(problemResponse("malformed_request", "Größe"), publicUrl, "id");
  const [head = "", body = ""] = text.split("\r\n\r\n");
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}\r\n`);
});

/** A response without the framework: its status and problem. */
function rawProblem(text: string): Problem {
  const [head = "", body = ""] = text.split("\r\n\r\n");
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(head).toMatch(/^cache-control: no-store/im);
  const problem = JSON.parse(body) as Problem; // asserted next
  expect(problem).toMatchObject({
    status: Number(head.split(" ")[1]),
    type: `${publicUrl}/problems/${problem.code}`,
  });
  return problem;
}

const get = "GET /list HTTP/1.1\r\nHost: localhost\r\n";
const post = "POST /register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

test("malformed HTTP is a 400 that says what is wrong, and only an unknown method a 501", async () => {
  await using node = await listening();
  for (const [sent, status, code, detail] of [
    ["GET /search?q=größe HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, "malformed_request", "percent-encoded"],
    ["GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, "malformed_request", "percent-encoded"],
    ["GET /list HTTP/1.1\nHost: localhost\n\n", 400, "malformed_request", "CRLF"],
    ["GET /list HTTP/3.0\r\nHost: localhost\r\n\r\n", 400, "malformed_request", "HTTP/1.1"],
    [`${post}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`, 400, "malformed_request", "Content-Length"],
    [
      `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      "malformed_request",
      "Transfer-Encoding",
    ],
    [`${post}Content-Length: -2\r\n\r\n{}`, 400, "malformed_request", "Content-Length"],
    [`${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, "malformed_request", "hexadecimal"],
    [`${get}X-A: a\0b\r\n\r\n`, 400, "malformed_request", "header"],
    [`${get}X-A: a\rb\r\n\r\n`, 400, "malformed_request", "header"],
    [`${get}X-A: a\nX-B: b\r\n\r\n`, 400, "malformed_request", "header"],
    [`${get}X-A: a\r\n b\r\n\r\n`, 400, "malformed_request", "header"],
    [`${get}X-A : b\r\n\r\n`, 400, "malformed_request", "header"],
    ["HELLO?\r\n\r\n", 400, "malformed_request", "not HTTP"],
    ["GET /list HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "malformed_request", "no Host"],
    [`${get}Expect: tea\r\nConnection: close\r\n\r\n`, 417, "expectation_failed", "Expect"],
    [`${get}X-Long: ${"x".repeat(20_000)}\r\n\r\n`, 431, "headers_too_large", "16 KiB"],
    ["FOO /list HTTP/1.1\r\nHost: localhost\r\n\r\n", 501, "not_implemented", "method"],
    ["get /list HTTP/1.1\r\nHost: localhost\r\n\r\n", 501, "not_implemented", "method"],
    ["GETT /list HTTP/1.1\r\nHost: localhost\r\nX A: b\r\n\r\n", 501, "not_implemented", "method"],
    ["CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n", 501, "not_implemented", "CONNECT"],
  ] as const) {
    const problem = rawProblem(await node.say(sent));
    expect([sent, problem.status, problem.code]).toEqual([sent, status, code]);
    expect(problem.detail).toContain(detail);
  }
  // The rest of a body that is longer than it says is no request with an unknown method.
  const longer = await node.say(`${post}Content-Length: 2\r\n\r\n{}"}`);
  expect(longer.slice(longer.lastIndexOf("HTTP/1.1"))).toMatch(/^HTTP\/1\.1 400 /);
});

test("what never becomes a request is a line of the log that names the cause, then one with the count", async () => {
  await using node = await listening(
    { logLevel: "warn", metricsToken: "m".repeat(24) },
    { headersTimeoutMs: 200, checkMs: 50, reportMs: 300 },
  );
  const { warned, say } = node;
  const proxy2 = Buffer.concat([Buffer.from("\r\n\r\n\0\r\nQUIT\n"), Buffer.from([0x21, 0x11, 0, 12])]);
  const tls = Buffer.from("16030100c8010000c40303", "hex");
  for (const [sent, cause, code] of [
    ["PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\nGET / HTTP/1.1\r\n\r\n", "proxy_protocol", "malformed_request"],
    [tls, "tls", "malformed_request"],
    ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "http2", "malformed_request"],
    [`${get}X-Long: ${"x".repeat(20_000)}\r\n\r\n`, "headers_too_large", "headers_too_large"],
    ["GET /list HT", "timeout", "request_timeout"],
  ] as const) {
    expect(await say(sent)).toContain(`"code":"${code}"`);
    expect(warned.filter((each) => each.cause === cause && each.code === code)).toHaveLength(1);
  }
  await say(proxy2); // the other version
  await say(tls);
  // A line is one request, or counts those of the interval; a busy machine may be in the next interval already.
  const counted = (cause: string) =>
    warned.filter((each) => each.cause === cause).reduce((sum, { rejected = 1 }) => sum + rejected, 0);
  await expect.poll(() => [counted("tls"), counted("proxy_protocol")]).toEqual([2, 2]);
  const metrics = await node.world.send("GET", "/metrics", {
    headers: { authorization: `Bearer ${"m".repeat(24)}` },
  });
  expect(await metrics.text()).toMatch(/registry_http_requests_total\{operation="none",status="400"\} 5\n/);
  // A browser that opens a connection ahead, and does not use it, is no fault.
  const before = warned.length;
  await say("");
  expect(warned.slice(before).filter(({ code }) => code)).toEqual([]);
});

test("ids that URLs resolve, and paths that cannot be decoded, get a problem", async () => {
  await using node = await listening();
  for (const id of ["..", "%2e%2e", ".", "%2E"]) {
    for (const path of [`/lookup/${id}`, `/agents/${id}/view`]) {
      expect(await node.say(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 404 [\s\S]*"code":"agent_not_found"/,
      );
    }
  }
  expect(await node.say("GET /lookup/%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*"code":"malformed_request"/,
  );
});
