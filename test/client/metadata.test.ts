/** The metadata of responses, with a real node. */
import { expect, test } from "vitest";
import {
  createRegistry,
  NotFoundError,
  PreconditionFailedError,
  QuotaExceededError,
  type ResponseInfo,
  responseOf,
  ValidationError,
} from "../../client/index.ts";
import { version } from "../../generated/operations.ts";
import { setUsed } from "../spending.ts";
import { createWorld, publicUrl } from "../world.ts";

const weather = { agent_id: "weather", agent_url: "https://weather.example.com/" };

test("a value has the metadata of its response: request id, ETag, rate limit", async () => {
  await using world = await createWorld("sqlite");
  const registry = await world.keyed(await world.developer());
  const registered = await registry.agents.register(weather, { headers: { "X-Request-Id": "mine-1" } });
  expect(responseOf(registered)).toMatchObject({
    request: `POST ${publicUrl}/register`,
    status: 201,
    requestId: "mine-1",
    rateLimit: { limit: 1_000, remaining: 999, resetsAt: new Date("2026-12-01T00:00:00.000Z") },
  });
  expect(responseOf(registered).headers.get("API-Version")).toBe(version);
  const agent = await registry.agents.lookup("weather");
  const { etag, rateLimit } = responseOf(agent);
  expect(etag).toMatch(/^".+"$/);
  expect(rateLimit).toBeNull(); // reads take no key
  expect(Object.keys(agent)).not.toContain("headers");
});

test("an ETag allows one change", async () => {
  await using world = await createWorld("sqlite");
  await world.registry.agents.register(weather);
  const ifMatch = responseOf(await world.registry.agents.lookup("weather")).etag ?? "";
  const change = () => world.registry.agents.setStatus("weather", { status: "deprecated" }, { ifMatch });
  expect(await change()).toMatchObject({ status: "deprecated" });
  await expect(change()).rejects.toBeInstanceOf(PreconditionFailedError);
});

test("pages have metadata too, and copies have none", async () => {
  await using world = await createWorld("sqlite");
  const page = await world.registry.agents.list().page();
  expect(responseOf(page)).toMatchObject({ status: 200, requestId: expect.stringMatching(/^[\w-]+$/) });
  expect(() => responseOf({ ...page })).toThrow(TypeError);
});

test("onResponse gets every response: errors, retries, responses without a body; that of a call takes precedence", async () => {
  await using world = await createWorld("sqlite");
  const heard: ResponseInfo[] = [];
  let away = true;
  const registry = createRegistry({
    baseUrl: publicUrl,
    fetch: async (request) => {
      if (away) return new Response("<html>", { status: 503, headers: { "Retry-After": "0" } });
      const { pathname } = new URL(request.url);
      return world.send(request.method, pathname);
    },
    onResponse: (info) => {
      heard.push(info);
      away = false;
    },
  });
  await expect(registry.agents.lookup("nobody")).rejects.toBeInstanceOf(NotFoundError);
  expect(heard.map(({ status }) => status)).toEqual([503, 404]);
  const own: number[] = [];
  await registry.site.docs({ onResponse: ({ status }) => own.push(status) });
  expect(own).toEqual([200]);
  expect(heard).toHaveLength(2);
  const failing = () => {
    throw new Error("of the listener");
  };
  await expect(registry.node.live({ onResponse: failing })).rejects.toThrow("of the listener");
});

test("an error has the values of its class", async () => {
  await using world = await createWorld("sqlite");
  const rejected = await world.registry.agents
    .register({ ...weather, tags: [1] as never })
    .catch((error) => error); // wrong on purpose
  expect(rejected).toBeInstanceOf(ValidationError);
  expect(rejected.errors).toEqual([{ pointer: "/tags/0", detail: expect.any(String) }]);
  expect(rejected.problem.errors).toEqual(rejected.errors);

  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "ci" });
  await setUsed(world, key.id, { own: 1_000 });
  const over = await world
    .registryWith(key.raw_key)
    .agents.register(weather)
    .catch((error) => error);
  expect(over).toBeInstanceOf(QuotaExceededError);
  expect(over).toMatchObject({ code: "quota_exceeded", resetsAt: new Date("2026-12-01T00:00:00.000Z") });
  expect(over.retryAfter).toBeGreaterThan(800_000);
});
