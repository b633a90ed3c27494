/** Requests of pages of other origins, which browsers only permit with the headers of CORS. */
import { describe, expect, test } from "vitest";
import { type Operation, operations } from "../generated/operations.ts";
import { engines } from "./engines.ts";
import { createWorld, type TestWorld } from "./world.ts";

const origin = "https://elsewhere.example";

const all: Operation[] = Object.values(operations).flatMap((feature) => Object.values<Operation>(feature));

/** Where the operations of sessions and the pages are; everything else is open. */
const closed = [
  /^(GET|POST|DELETE) \/api\/auth\/(?!ways)/,
  /^(DELETE \/api\/account|GET \/api\/account\/security-log)$/,
  /^(GET|POST|PATCH|DELETE) \/api\/developers\/(?!domains|offers)/,
  /^(GET|PATCH|DELETE) \/api\/account(\/|$)/,
  /^GET (\/|\/agents|\/activity|\/status|\/compare|\/docs|\/docs\/\{guide\}|\/docs\/reference|\/docs\/reference\/\{page\}|\/dashboard|\/problems\/\{code\}|\/agents\/\{id\}\/(view|versions))$/,
];

const isClosed = ({ method, path }: Operation) => closed.some((each) => each.test(`${method} ${path}`));
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, "x");

function preflight(world: TestWorld, method: string, path: string): Promise<Response> {
  const headers = {
    origin,
    "access-control-request-method": method,
    "access-control-request-headers": "authorization",
  };
  return world.send("OPTIONS", path, { headers });
}

describe("a preflight request", () => {
  test.each(all.map((each) => [`${each.method} ${each.path}`, each] as const))(
    "for %s",
    async (_, operation) => {
      await using world = await createWorld("sqlite");
      const { method, path } = operation;
      const response = await preflight(world, method, filled(path));
      const { headers, status } = response;
      if (isClosed(operation)) {
        expect(headers.get("access-control-allow-methods")?.split(", ") ?? []).not.toContain(method);
        expect(headers.has("access-control-allow-origin")).toBe(false);
      } else {
        expect(status).toBe(204);
        expect(headers.get("access-control-allow-origin")).toBe("*");
        expect(headers.get("access-control-allow-methods")?.split(", ")).toContain(method);
        expect(headers.get("access-control-allow-headers")).toBe("Authorization, *");
        expect(headers.get("access-control-max-age")).toBe("7200");
      }
      expect(headers.has("access-control-allow-credentials")).toBe(false);
    },
  );

  test("for a method that is not declared, without a method or without an origin is 405", async () => {
    await using world = await createWorld("sqlite");
    const sent: Record<string, string>[] = [
      { origin, "access-control-request-method": "PATCH" },
      { origin },
      { "access-control-request-method": "GET" },
    ];
    for (const headers of sent) {
      const response = await world.send("OPTIONS", "/list", { headers });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });
});

describe.each(engines)("on %s", (engine) => {
  test("a page may read responses of open operations, problems and unknown paths, and their headers", async () => {
    await using world = await createWorld(engine);
    for (const path of [
      "/list",
      "/search?q=a",
      "/lookup/unknown",
      "/list?limit=0",
      "/nowhere",
      "/openapi.json",
    ]) {
      const { headers } = await world.send("GET", path, { headers: { origin } });
      expect(headers.get("access-control-allow-origin"), path).toBe("*");
      expect(headers.get("access-control-expose-headers"), path).toBe("*");
    }
  });

  test("a page may not read responses to a session, nor web pages", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    const cookie = [...developer.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const path of ["/api/auth/session", "/api/developers/keys", "/", "/dashboard", "/?setup=x"]) {
      const { headers } = await world.send("GET", path, { headers: { origin, cookie } });
      expect(headers.has("access-control-allow-origin"), path).toBe(false);
    }
  });

  test("a page calls tools: reads without a key, writes with one", async () => {
    await using world = await createWorld(engine);
    const agent = { agent_id: "a", agent_url: "https://a.example.com" };
    const call = async (name: string, given: object, key?: string) => {
      const response = await world.send("POST", "/mcp", {
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name, arguments: given },
        }),
        headers: {
          "content-type": "application/json",
          origin,
          "sec-fetch-site": "cross-site",
          ...(key && { authorization: `Bearer ${key}` }),
        },
      });
      return JSON.stringify(await response.json());
    };
    const key = await (await world.developer()).keys.create({ name: "page" });
    expect(await call("registry_list_agents", {})).toContain('\\"count\\":0');
    expect(await call("registry_register_agent", agent)).toContain("cross_site_request");
    expect(await call("registry_register_agent", agent, key.key.raw_key)).toContain("registered");
  });
});
