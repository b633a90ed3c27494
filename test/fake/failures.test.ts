/** Failures that a test requests. */
import { expect, test } from "vitest";
import { ConnectionError, createRegistry, ValidationError } from "../../client/index.ts";
import { createFakeRegistry } from "../../client/testing.ts";
import { outcomeOf } from "../answers.ts";
import { holdAgainstContract } from "../exchange.ts";

const weather = { agent_id: "weather-agent", agent_url: "https://weather.example.com/a2a" };

function scene() {
  const fake = createFakeRegistry({ agents: [weather] });
  const registry = createRegistry({
    baseUrl: fake.baseUrl,
    fetch: fake.fetch,
    apiKey: fake.apiKey,
    maxRetries: 0,
  });
  return { fake, registry };
}

test("fails only the next request of an operation, by the code of a problem", async () => {
  const { fake, registry } = scene();
  fake.fail("agents.lookup", "database_unavailable");
  expect(await outcomeOf(registry.agents.list().page())).toBe("served");
  expect(await outcomeOf(registry.agents.lookup("weather-agent"))).toBe("database_unavailable");
  expect(await outcomeOf(registry.agents.lookup("weather-agent"))).toBe("served");
});

test("responds with a problem of the contract, and with the fields of the test", async () => {
  const { fake } = scene();
  const problem = { scope: "key", limit: 1_000, resets_at: "2026-12-01T00:00:00.000Z" };
  fake.fail("agents.register", "quota_exceeded", { problem, headers: { "Retry-After": "60" } });
  const answer = await fake.fetch(`${fake.baseUrl}/register`, { method: "POST" });
  expect(answer.headers.get("Retry-After")).toBe("60");
  holdAgainstContract({
    request: { method: "POST", url: "/register", headers: {}, body: "" },
    response: {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    },
  });
});

test("repeats a failure, until a retry succeeds", async () => {
  const { fake } = scene();
  fake.fail("agents.lookup", 503, { times: 2 });
  const patient = createRegistry({ baseUrl: fake.baseUrl, fetch: fake.fetch, maxRetryDelay: 1 });
  expect((await patient.agents.lookup("weather-agent")).agent_id).toBe("weather-agent");
  expect(fake.requests.map(({ status }) => status)).toEqual([503, 503, 200]);
});

test("throws an Error like fetch without a network", async () => {
  const { fake, registry } = scene();
  fake.fail("any", new TypeError("fetch failed"));
  const error = await registry.node.live().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(fake.requests).toMatchObject([{ operation: "node.live", status: null }]);
});

test("responds with anything, such as the page of a proxy", async () => {
  const { fake, registry } = scene();
  fake.fail("agents.list", new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await outcomeOf(registry.agents.list().page())).toBe("unexpected_answer");
});

test("uses failures in the order of the requests", async () => {
  const { fake, registry } = scene();
  fake.fail("agents.lookup", "agent_not_found");
  fake.fail("any", "internal_error");
  const look = () => outcomeOf(registry.agents.lookup("weather-agent"));
  expect([await look(), await look(), await look()]).toEqual(["agent_not_found", "internal_error", "served"]);
});

test("rejects invalid input with the messages of the node", async () => {
  const { registry } = scene();
  const wrong = { ...weather, tags: ["", "ok"], provider: { url: "no url" } } as unknown as typeof weather;
  const error = await registry.agents.register(wrong).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ValidationError);
  expect(error).toMatchObject({ code: "invalid_body", status: 400 });
  const { errors } = error as ValidationError; // as was just seen
  expect(errors).toEqual(
    expect.arrayContaining([
      { pointer: "/tags/0", detail: "`tags[0]` must not be empty." },
      { pointer: "/provider/name", detail: "`provider.name` is missing." },
    ]),
  );
});

test("rejects unknown fields and parameters, and lists the known ones", async () => {
  const { fake } = scene();
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ agent_ids: ["a"], colour: "red", "a/b~c": 1 });
  const answer = await fake.fetch(`${fake.baseUrl}/lookup`, { method: "POST", headers, body });
  expect(await answer.json()).toMatchObject({
    code: "unknown_member",
    errors: [
      { pointer: "/colour", detail: "`colour` is not named by the contract, which has agent_ids." },
      { pointer: "/a~1b~0c", detail: "`a/b~c` is not named by the contract, which has agent_ids." },
    ],
  });
  const asked = await fake.fetch(`${fake.baseUrl}/list?colour=red`);
  expect(await asked.json()).toMatchObject({
    code: "unknown_query_parameter",
    errors: [{ pointer: "/query/colour" }],
  });
});

test("records requests with their bodies and statuses", async () => {
  const { fake, registry } = scene();
  await registry.agents.setStatus("weather-agent", { status: "deprecated" });
  await fake.fetch(`${fake.baseUrl}/nowhere`);
  expect(fake.requests).toMatchObject([
    {
      operation: "agents.setStatus",
      method: "PUT",
      url: "/agents/weather-agent/status",
      status: 200,
      body: { status: "deprecated" },
    },
    { operation: null, method: "GET", url: "/nowhere", status: 404 },
  ]);
});
