/** Retries: which requests, after which failures, and how long after. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createRegistry,
  QuotaExceededError,
  RateLimitedError,
  type Registry,
  RegistryError,
  type RegistryOptions,
  ServerError,
} from "../../client/index.ts";
import { type Behaviour, faultyServer, problemWith, responseWith } from "./faulty-server.ts";

const fine = responseWith(200, { agent_id: "weather" });
const away = problemWith(503, "database_unavailable");
const dropped: Behaviour = (socket) => socket.destroy();

/** The recorded waits, which end immediately. In milliseconds. */
let waits: number[] = [];

beforeEach(() => {
  waits = [];
  const { setTimeout: real } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, milliseconds = 0) => {
    if (!new Error().stack?.includes("/client/retries.ts")) return real(work, milliseconds); // of other code
    waits.push(milliseconds);
    return real(work, 0);
  }) as typeof setTimeout); // Node's own has a member for promises, which nobody here uses
});

afterEach(() => vi.restoreAllMocks());

async function reaching(
  behaviours: Behaviour[],
  work: (registry: Registry) => Promise<unknown>,
  options: Partial<RegistryOptions> = {},
): Promise<{ outcome: unknown; requests: string[] }> {
  await using server = await faultyServer(...behaviours);
  const registry = createRegistry({ baseUrl: server.baseUrl, ...options });
  const outcome = await work(registry).catch((error: unknown) => error);
  return { outcome, requests: server.requests };
}

const lookup = ({ agents }: Registry) => agents.lookup("weather");

describe("retried is", () => {
  test.each<[string, Behaviour]>([
    ["503", away],
    ["502 of a proxy", responseWith(502, "<html>", { "Content-Type": "text/html" })],
    ["500", problemWith(500, "internal_error")],
    ["408", responseWith(408, "")],
    ["429", problemWith(429, "quota_exceeded")],
    ["a dropped connection", dropped],
    ["half a body", responseWith(200, '{"agent', { "Content-Length": "100" })],
  ])("%s, twice, with a wait that grows", async (_, fault) => {
    const { outcome, requests } = await reaching([fault, fault, fine], lookup);
    expect(outcome).toEqual({ agent_id: "weather" });
    expect(requests).toHaveLength(3);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(250);
    expect(waits[0]).toBeLessThanOrEqual(500);
    expect(waits[1]).toBeGreaterThanOrEqual(500);
    expect(waits[1]).toBeLessThanOrEqual(1_000);
  });

  test("a failure up to maxRetries, and then it is thrown", async () => {
    const { outcome, requests } = await reaching([away, away, problemWith(503, "oidc_unavailable")], lookup);
    expect(outcome).toBeInstanceOf(ServerError);
    expect(outcome).toMatchObject({ code: "oidc_unavailable" });
    expect(requests).toHaveLength(3);
  });

  test("as often as the client or the call says", async () => {
    expect((await reaching([away], lookup, { maxRetries: 4 })).requests).toHaveLength(5);
    const once = ({ agents }: Registry) => agents.lookup("weather", { maxRetries: 0 });
    expect((await reaching([away], once, { maxRetries: 4 })).requests).toHaveLength(1);
  });

  test.each<[string, Behaviour]>([
    ["400", problemWith(400, "invalid_query")],
    ["404", problemWith(404, "agent_not_found")],
    ["501", problemWith(501, "not_implemented")],
    ["a response that is none of a node", responseWith(200, "<html>", { "Content-Type": "text/html" })],
  ])("not %s", async (_, fault) => {
    expect((await reaching([fault], lookup)).requests).toHaveLength(1);
  });

  test("an idempotent write, with its whole body each time", async () => {
    const document = { label: "Wetter ☀️", own: "x".repeat(100_000) };
    const { outcome, requests } = await reaching(
      [dropped, away, responseWith(200, { agent_id: "weather" })],
      ({ facts }) => facts.put("weather", document),
    );
    expect(outcome).toEqual({ agent_id: "weather" });
    expect(requests).toHaveLength(3);
    for (const request of requests) {
      expect(JSON.parse(request.slice("PUT /agentfacts/weather ".length))).toEqual(document);
    }
  });

  test("a POST that only reads", async () => {
    const { requests } = await reaching(
      [away, responseWith(200, { agents: [], missing: [] })],
      ({ agents }) => agents.lookupMany({ agent_ids: ["a"] }),
    );
    expect(requests).toEqual(Array(2).fill('POST /lookup {"agent_ids":["a"]}'));
  });

  describe.each<[string, Behaviour]>([
    ["a dropped connection", dropped],
    ["503", away],
    ["an outcome that is unknown", problemWith(503, "outcome_unknown")],
    ["an attempt that is still under way", problemWith(409, "idempotency_key_in_use")],
  ])("a creation after %s", (_, fault) => {
    test.each<[string, (registry: Registry) => Promise<unknown>]>([
      ["a registration", ({ agents }) => agents.register({ agent_id: "a", agent_url: "https://a.example" })],
      ["a new key", ({ keys }) => keys.create({ name: "a" })],
      ["a webhook", ({ webhooks }) => webhooks.create({ callbackUrl: "https://a.example" })],
      ["a delivery made again", ({ webhooks }) => webhooks.redeliver("whk_1", "dlv_1")],
    ])("%s, with the same Idempotency-Key", async (_, create) => {
      const sent: (string | null)[] = [];
      const fetch = (request: Request) => {
        sent.push(request.headers.get("Idempotency-Key"));
        return globalThis.fetch(request);
      };
      const { requests } = await reaching([fault, fault, responseWith(201, {})], create, { fetch });
      expect(requests).toHaveLength(3);
      expect(sent[0]).toMatch(/^[!-~]{16,255}$/);
      expect(new Set(sent).size).toBe(1);
      await reaching([responseWith(201, {})], create, { fetch });
      expect(new Set(sent).size).toBe(2); // each call has a key of its own
    });
  });

  test("a creation with the key of the caller", async () => {
    const sent: (string | null)[] = [];
    const fetch = (request: Request) => {
      sent.push(request.headers.get("Idempotency-Key"));
      return globalThis.fetch(request);
    };
    const create = ({ keys }: Registry) => keys.create({ name: "a" }, { idempotencyKey: "mine" });
    await reaching([away, responseWith(201, {})], create, { fetch });
    await reaching([responseWith(201, {})], create, { fetch, maxRetries: 0 });
    expect(sent).toEqual(["mine", "mine", "mine"]);
  });

  test.each<[string, (registry: Registry) => Promise<unknown>]>([
    ["a sign-in", ({ accounts }) => accounts.signIn({ email: "a@example.com", password: "a password" })],
    ["a change of a part", ({ webhooks }) => webhooks.update("whk_1", { description: "a" })],
    ["a message for tools", ({ mcp }) => mcp.call({ jsonrpc: "2.0", method: "ping", id: 1 })],
  ])("not %s: it may have been done", async (_, write) => {
    for (const fault of [dropped, away, problemWith(429, "quota_exceeded")]) {
      expect((await reaching([fault], write)).requests).toHaveLength(1);
    }
  });

  test("a conditional write only after a response, because it would fail if the first attempt succeeded", async () => {
    const remove = ({ agents }: Registry) => agents.remove("weather", { ifMatch: '"7"' });
    expect((await reaching([dropped], remove)).requests).toHaveLength(1);
    expect((await reaching([away, fine], remove)).requests).toHaveLength(2);
  });
});

describe("Retry-After", () => {
  const asking = (value: string) =>
    problemWith(503, "database_unavailable", { headers: { "Retry-After": value } });

  test("is waited for, plus a little", async () => {
    await reaching([asking("7"), fine], lookup);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(7_000);
    expect(waits[0]).toBeLessThanOrEqual(7_700);
  });

  test("may be a date", async () => {
    await reaching([asking(new Date(Date.now() + 20_000).toUTCString()), fine], lookup);
    expect(waits[0]).toBeGreaterThan(15_000);
    expect(waits[0]).toBeLessThan(23_000);
  });

  test.each(["0", "-5", "soon", new Date(0).toUTCString()])("of %j means no wait", async (value) => {
    await reaching([asking(value), fine], lookup);
    expect(waits[0]).toBeGreaterThanOrEqual(250);
    expect(waits[0]).toBeLessThanOrEqual(500);
  });

  test("beyond the longest wait throws immediately", async () => {
    const { outcome, requests } = await reaching([asking("31")], lookup);
    expect(outcome).toMatchObject({ code: "database_unavailable", retryAfter: 31 });
    expect(requests).toHaveLength(1);
    expect((await reaching([asking("31"), fine], lookup, { maxRetryDelay: 31_000 })).requests).toHaveLength(
      2,
    );
    expect(waits[0]).toBeGreaterThanOrEqual(31_000);
  });

  test("is never longer than the maximum of a timer, which would fire immediately", async () => {
    await reaching([asking("5000000"), fine], lookup, { maxRetryDelay: Number.POSITIVE_INFINITY });
    expect(waits).toEqual([2 ** 31 - 1]);
  });

  test("throws an exceeded quota immediately, with the time of its reset", async () => {
    const members = { scope: "key", limit: 1_000, resets_at: "2026-12-01T00:00:00.000Z" };
    const fault = problemWith(429, "quota_exceeded", { ...members, headers: { "Retry-After": "864000" } });
    const { outcome, requests } = await reaching([fault], lookup);
    expect(requests).toHaveLength(1);
    expect(outcome).toBeInstanceOf(QuotaExceededError);
    expect(outcome).toBeInstanceOf(RateLimitedError);
    expect(outcome).toMatchObject({
      name: "QuotaExceededError",
      status: 429,
      requestId: "r1",
      retryAfter: 864_000,
      resetsAt: new Date("2026-12-01T00:00:00.000Z"),
      problem: { limit: 1_000 },
    });
  });
});

test("an abort ends the wait between two attempts", async () => {
  vi.restoreAllMocks();
  await using server = await faultyServer(
    problemWith(503, "database_unavailable", { headers: { "Retry-After": "20" } }),
  );
  const aborter = new AbortController();
  const registry = createRegistry({
    baseUrl: server.baseUrl,
    onResponse: () => setTimeout(() => aborter.abort(new Error("enough")), 5),
  });
  await expect(registry.agents.lookup("a", { signal: aborter.signal })).rejects.toThrow("enough");
  expect(server.requests).toHaveLength(1);
});

test("all errors of the client are RegistryErrors", () => {
  expect(
    new QuotaExceededError({ status: 429, headers: new Headers() }, "quota_exceeded", "A detail."),
  ).toBeInstanceOf(RegistryError);
});
