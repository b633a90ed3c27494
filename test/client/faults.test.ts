/** Faults of connections and responses: each throws the documented class, without hanging or unhandled rejections. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  ConnectionError,
  createRegistry,
  PermissionError,
  RateLimitedError,
  type Registry,
  RegistryError,
  ServerError,
  TimeoutError,
} from "../../client/index.ts";
import { freePort } from "../free-port.ts";
import { type Behaviour, faultyServer, problemWith, responseWith } from "./faulty-server.ts";

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(() => void process.on("unhandledRejection", note));
afterAll(() => {
  process.off("unhandledRejection", note);
  expect(unhandled).toEqual([]);
});

const html = `<html><head><title>Bad Gateway</title></head>${"<p>nginx</p>".repeat(50)}</html>`;
const asHtml = { "Content-Type": "text/html" };
const whole = '{"agent_id":"weather","name":"Weather"}';

/** What the methods get, the class and the code that they throw. */
const faults: [string, Behaviour, abstract new (...parts: never[]) => RegistryError, string][] = [
  ["the connection is dropped", (socket) => socket.destroy(), ConnectionError, "connection_failed"],
  ["the connection is reset", (socket) => socket.resetAndDestroy(), ConnectionError, "connection_failed"],
  ["the headers break off", "HTTP/1.1 200 OK\r\nContent-Ty", ConnectionError, "connection_failed"],
  ["it is no HTTP", "SSH-2.0-OpenSSH_9.2p1\r\n", ConnectionError, "connection_failed"],
  [
    "the headers are endless",
    (socket) => void socket.write(`HTTP/1.1 200 OK\r\nX: ${"x".repeat(1e6)}`),
    ConnectionError,
    "connection_failed",
  ],
  [
    "half a body is announced as whole",
    responseWith(200, whole, { "Content-Length": "4000" }),
    ConnectionError,
    "connection_failed",
  ],
  [
    "half a body comes in chunks",
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{"agent_\r\n',
    ConnectionError,
    "connection_failed",
  ],
  [
    "the body is not compressed as it says",
    responseWith(200, whole, { "Content-Encoding": "gzip" }),
    ConnectionError,
    "connection_failed",
  ],
  [
    "redirects go in a circle",
    responseWith(307, "", { Location: "/lookup/weather" }),
    ConnectionError,
    "connection_failed",
  ],
  [
    "half a body claims to be whole",
    responseWith(200, whole.slice(0, 20)),
    RegistryError,
    "unexpected_answer",
  ],
  ["the body is empty", responseWith(200, ""), RegistryError, "unexpected_answer"],
  ["the body is null", responseWith(200, "null"), RegistryError, "unexpected_answer"],
  [
    "the media type is another",
    responseWith(200, whole, { "Content-Type": "text/plain" }),
    RegistryError,
    "unexpected_answer",
  ],
  [
    "there is no media type",
    responseWith(200, whole, { "Content-Type": "" }),
    RegistryError,
    "unexpected_answer",
  ],
  ["a captive portal shows its page", responseWith(200, html, asHtml), RegistryError, "unexpected_answer"],
  ["a proxy shows an error page", responseWith(502, html, asHtml), ServerError, "unexpected_answer"],
  ["a proxy forbids", responseWith(403, html, asHtml), PermissionError, "unexpected_answer"],
  [
    "a proxy has enough, and does not say until when",
    responseWith(429, "slow down", { "Content-Type": "text/plain" }),
    RateLimitedError,
    "unexpected_answer",
  ],
  ["the node throttles", problemWith(429, "too_many_sign_ins"), RateLimitedError, "too_many_sign_ins"],
  ["the node is away", problemWith(503, "database_unavailable"), ServerError, "database_unavailable"],
  ["a proxy has no node", responseWith(503, ""), ServerError, "unexpected_answer"],
  ["a newer node has a new problem", problemWith(418, "is_a_teapot"), RegistryError, "is_a_teapot"],
  [
    "a problem has members of other types",
    problemWith(400, "invalid_body", { errors: { pointer: 1 } }),
    RegistryError,
    "unexpected_answer",
  ],
  ["the response never begins", () => {}, TimeoutError, "timed_out"],
  ["the headers are slow", (socket) => void socket.write("HTTP/1.1 200 OK\r\n"), TimeoutError, "timed_out"],
  [
    "the body never ends",
    (socket) => void socket.write(responseWith(200, whole, { "Content-Length": "4000" })),
    TimeoutError,
    "timed_out",
  ],
];

/** Ways to ask. */
const methods: [string, (registry: Registry) => Promise<unknown>][] = [
  ["a read", (registry) => registry.agents.lookup("weather")],
  [
    "a write",
    (registry) => registry.agents.register({ agent_id: "weather", agent_url: "https://a.example" }),
  ],
  ["a walk", (registry) => registry.agents.list()[Symbol.asyncIterator]().next()],
  ["a page", (registry) => registry.site.docs()],
  ["a stream", (registry) => registry.events.stream().next()],
];

describe.each(faults)("%s", (fault, behaviour, Kind, code) => {
  // For a request of a page, a page is a valid response.
  const asked = methods.filter(
    ([name]) => !(name === "a page" && fault === "a captive portal shows its page"),
  );

  test.each(asked)("%s throws the documented class", async (_, ask) => {
    await using server = await faultyServer(behaviour);
    // What is slow here is slow for ever, so any limit will do; what fails by itself has all the time that a busy machine needs.
    const timeout = code === "timed_out" ? 250 : 30_000;
    const registry = createRegistry({ baseUrl: server.baseUrl, timeout, maxRetries: 0 });
    const error = await thrownBy(ask(registry));
    expect(error).toBeInstanceOf(Kind);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(new RegExp(`^${code}: .`));
    expect(error.message.length).toBeLessThan(400);
    expect(error.status === 0).toBe(error instanceof ConnectionError);
    expect(error.headers).toBeInstanceOf(Headers);
  });
});

test("every method throws a ConnectionError with the URL if no server listens", async () => {
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  for (const [, ask] of methods) {
    const error = await thrownBy(ask(createRegistry({ baseUrl, maxRetries: 0 })));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error.message).toContain(`${baseUrl}/`);
    expect(error.message).toContain("ECONNREFUSED");
    expect(error.cause).toBeInstanceOf(Error);
  }
});

test("a method times out even if fetch ignores its signal", async () => {
  const registry = createRegistry({
    baseUrl: "http://node.test",
    fetch: () => new Promise(() => {}),
    timeout: 20,
  });
  expect(await thrownBy(registry.agents.lookup("a", { maxRetries: 1 }))).toBeInstanceOf(TimeoutError);
  const signal = AbortSignal.abort(new Error("enough"));
  await expect(registry.agents.lookup("a", { signal })).rejects.toThrow("enough");
});

test("invalid arguments throw, and nothing is sent", async () => {
  const registry = createRegistry({
    baseUrl: "http://node.test",
    fetch: () => Promise.reject(new Error("sent")),
  });
  await expect(registry.facts.put("a", { own: 1n })).rejects.toThrow(TypeError);
  await expect(registry.agents.lookup("a", { headers: { "X-Line": "a\nb" } })).rejects.toThrow(TypeError);
});

async function thrownBy(work: Promise<unknown>): Promise<RegistryError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof RegistryError) return error;
  throw new Error(`expected a RegistryError, not ${error}`);
}
