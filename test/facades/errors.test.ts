/** What all operations of facades have in common: errors in the form of their specification, and what they ignore. */
import { describe, expect, test } from "vitest";
import { examplePath, exampleQuery } from "../../conformance/contract/examples.ts";
import { type Operation, operations } from "../../generated/operations.ts";
import { createApp } from "../../server/core/http/app.ts";
import { withCard } from "../contract/preparation.ts";
import { holdAgainstContract } from "../exchange.ts";
import { openToAll } from "../open-app.ts";
import { createWorld, noRateLimits } from "../world.ts";

const all = Object.values(operations)
  .flatMap((feature) => Object.values<Operation>(feature))
  .filter(({ facade }) => facade !== null);

const named = all.map((each) => [`${each.method} ${each.path}`, each] as const);

/** The members of an error, by facade. */
const members: Record<string, string[]> = {
  ard: ["errorCode", "message"],
  gallery: ["error"],
  nanda: ["error"],
  witness: ["error"],
};

function expectError(facade: string | null, text: string): void {
  expect(Object.keys(JSON.parse(text))).toEqual(members[facade ?? ""]);
}

function urlOf(operation: Operation): string {
  const query = exampleQuery(operation);
  return query.length === 0 ? examplePath(operation) : `${examplePath(operation)}?${query.join("&")}`;
}

/** A valid body, for the operations that take one. */
function bodyOf({ path }: Operation): string {
  if (path.endsWith("/mcp")) return JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const agent = { agent_id: "weather-agent", agent_url: "https://weather.example.com/a2a" };
  return JSON.stringify({
    query: { text: "x" },
    resultType: { facets: [{ field: "type" }] },
    ...(path.endsWith("register") && agent),
  });
}

const json = { "content-type": "application/json" };

describe.each(named)("%s", (_, operation) => {
  const { method, facade, body } = operation;

  test.each([
    { status: 500, options: {} },
    { status: 503, options: { unavailable: () => true } },
  ])(
    "responds with $status in the form of its specification when its handler fails",
    async ({ status, options }) => {
      const failing = () => Promise.reject(new Error("a secret of the node"));
      // Any operation fails alike.
      const routes = new Proxy({}, { get: () => new Proxy({}, { get: () => failing }) }) as never;
      const app = createApp<undefined>(routes, { ...openToAll, ...options });
      const url = urlOf(operation);
      const payload = body ? bodyOf(operation) : undefined;
      const response = await app.inject({
        method,
        url,
        headers: body ? json : {},
        ...(payload && { payload }),
      });
      expect(response.statusCode).toBe(status);
      expectError(facade, response.body);
      expect(response.body).not.toContain("secret");
      if (!operation.statuses.includes(status)) return; // the card of the node needs no database
      const { statusCode, headers, body: text } = response;
      const request = { method, url, headers: {}, body: payload };
      holdAgainstContract({ request, response: { status: statusCode, headers, body: text } });
    },
  );

  test("ignores unknown parameters, credentials of other registries and cookies", async () => {
    await using world = await createWorld("sqlite");
    await withCard(world);
    const url = urlOf(operation);
    const send = (path: string, headers: Record<string, string>) =>
      world.send(method, path, {
        headers: { ...headers, ...(body && json) },
        ...(body && { body: bodyOf(operation) }),
      });
    const plain = await send(url, {});
    await withCard(world); // the operation may have deleted the agent
    const foreign = { authorization: "Bearer ghp_of-another-service", cookie: "access_token=none" };
    const isWrite = /register|agents\/\{id\}(\/status)?$/.test(operation.path) && method !== "GET";
    const other = await send(
      `${url}${url.includes("?") ? "&" : "?"}colour=red`,
      isWrite ? { cookie: foreign.cookie } : foreign,
    );
    expect(other.status).toBe(plain.status);
    expect(plain.status).not.toBe(401);
  });

  test("is served with a trailing slash and at its further paths, and responds to OPTIONS", async () => {
    await using world = await createWorld("sqlite");
    for (const path of [operation.path, ...operation.alsoAt]) {
      const filled = examplePath(operation);
      const url = path === operation.path ? filled : path.replaceAll(/\{\w+\}/g, "weather-agent");
      for (const each of [url, `${url}/`]) {
        const response = await world.send(method, each, {
          headers: body ? json : {},
          ...(body && { body: "{}" }),
        });
        const text = await response.text();
        expect([each, response.status, text.includes("Nothing is served")]).not.toEqual([each, 404, true]);
        expect((await world.send("OPTIONS", each)).status).toBe(204);
      }
    }
  });

  if (body) {
    test("responds with 413 and 415 in the form of its specification", async () => {
      await using world = await createWorld("sqlite");
      const large = await world.send(method, examplePath(operation), {
        headers: json,
        body: `"${"x".repeat(999_999)}"`,
      });
      expect(large.status).toBe(413);
      expectError(facade, await large.text());
      const form = { headers: { "content-type": "text/plain" }, body: "{}" };
      const unsupported = await world.send(method, examplePath(operation), form);
      expect(unsupported.status).toBe(415);
      expectError(facade, await unsupported.text());
    });
  }

  if (operation.rateLimit) {
    test("responds with 429 in the form of its specification", async () => {
      await using world = await createWorld("sqlite", {
        rateLimits: { ...noRateLimits, [String(operation.rateLimit)]: 1 },
      });
      const send = () =>
        world.send(method, urlOf(operation), {
          headers: body ? json : {},
          ...(body && { body: bodyOf(operation) }),
        });
      await send();
      const response = await send();
      expect(response.status).toBe(429);
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
      expectError(facade, await response.text());
    });
  }
});

describe.each([
  ["ard", "/ard", "/ard/agents"],
  ["gallery", "/v0.1", "/v0.1/servers"],
  ["gallery", "/v0", "/v0/servers"],
  ["gallery", "/servers", "/servers"],
  ["nanda", "/nanda", "/nanda/list"],
  ["nanda", "/nanda/v1", "/nanda/v1/list"],
])("the prefix of %s, %s", (facade, prefix, path) => {
  test("has 404, 405 and 400 in the form of its specification, readable by pages of all origins", async () => {
    await using world = await createWorld("sqlite");
    const cases = [
      ["GET", `${prefix}/no/such/path`, 404],
      ["PATCH", path, 405],
      ["GET", `${prefix}/%ff/versions`, 400],
    ] as const;
    for (const [method, url, status] of cases) {
      const response = await world.send(method, url, {
        headers: { origin: "https://elsewhere.example", accept: "text/html" },
      });
      expect([url, response.status]).toEqual([url, status]);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expectError(facade, await response.text());
    }
  });

  test("responds to HEAD as to GET, without a body", async () => {
    await using world = await createWorld("sqlite");
    const [get, head] = [await world.send("GET", path), await world.send("HEAD", path)];
    expect(head.status).toBe(200);
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
    expect(await head.text()).toBe("");
  });
});

test("a facade stays public when the node requires keys", async () => {
  await using world = await createWorld("sqlite", { keysRequiredFrom: new Date(0) });
  for (const path of ["/ard/agents", "/.well-known/ard.json", "/v0.1/servers", "/nanda/list"])
    expect((await world.send("GET", path)).status).toBe(200);
});
