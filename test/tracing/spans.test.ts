/** The spans of a node, in one process: which there are, what they say, and what they belong to. */

import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { describe, expect, test } from "vitest";
import { createTracing } from "../../server/features/tracing/tracing.ts";
import { type EngineName, engines } from "../engines.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { testDeliveryTimes } from "../webhooks/scene.ts";
import { createWorld } from "../world.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";
const traceparent = `00-${traceId}-${parentId}-01`;

describe.each(engines)("on %s", (engine) => {
  test("a request, its statements and the delivery that it causes are in the trace of the client", async () => {
    await using at = await tracedScene(engine);
    await at.subscribe();
    at.spans.length = 0;
    const response = await at.world.send("POST", "/register", {
      headers: { traceparent, tracestate: "vendor=secret-of-the-client", "content-type": "application/json" },
      body: JSON.stringify({ agent_id: "traced", agent_url: "https://agent.example.com/" }),
    });
    expect(response.status).toBe(201);
    const spans = at.spans.filter((span) => span.spanContext().traceId === traceId);
    const request = only(spans, "POST /register");
    expect(request.parentSpanContext?.spanId).toBe(parentId);
    expect(request.kind).toBe(SpanKind.SERVER);
    expect(request.attributes).toMatchObject({
      "http.request.method": "POST",
      "http.route": "/register",
      "http.response.status_code": 201,
      "url.path": "/register",
      "registry.operation": "agents_register",
      "registry.request_id": response.headers.get("x-request-id"),
    });
    const change = childrenOf(request, spans).find(({ name }) => name === "transaction");
    const statements = change ? childrenOf(change, spans) : [];
    expect(statements.map(({ name }) => name)).toContain("INSERT agent");
    expect(statements[0]?.attributes["db.system.name"]).toBe(engine === "sqlite" ? "sqlite" : "postgresql");

    const attempt = only(spans, "deliver agent.registered");
    expect(attempt.parentSpanContext?.spanId).toBe(request.spanContext().spanId);
    expect(attempt.attributes["registry.attempt"]).toBe(1);
    const [sent] = childrenOf(attempt, spans);
    expect(sent?.attributes).toMatchObject({
      "http.request.method": "POST",
      "http.response.status_code": 204,
      "registry.purpose": "deliveries",
    });
    const headers = at.hook.requests.at(-1)?.headers;
    expect(headers?.traceparent).toBe(`00-${traceId}-${sent?.spanContext().spanId}-01`);
    expect(headers?.tracestate).toBeUndefined();
  });

  test("statements of entities are named, without their values", async () => {
    await using at = await tracedScene(engine);
    await at.browser.keys.create({ name: "name-in-no-span" });
    const names = at.spans.map(({ name }) => name);
    expect(names).toContain("INSERT api_key");
    expect(textOf(at.spans)).not.toContain("name-in-no-span");
  });

  test("no span has the query of a request or of a callback URL, a key, a cookie, a body or a secret", async () => {
    await using at = await tracedScene(engine);
    const { secret } = await at.subscribe("?token=of-the-receiver");
    const { key } = await at.browser.keys.create({ name: "another" });
    await at.world.send("GET", `/list?tags=${key.raw_key}`);
    await at.world.send("GET", `/lookup/${key.raw_key}`);
    await at.cause();
    const text = textOf(at.spans);
    expect(text).toContain("/list");
    for (const hidden of ["of-the-receiver", secret, key.raw_key, "agent.example.com", "registry_session"])
      expect(text).not.toContain(hidden);
  });
});

test("a failed delivery is an error of its span, and the next attempt has a span of its own trace", async () => {
  let status = 500;
  await using at = await tracedScene("sqlite", () => status);
  const { id } = await at.subscribe();
  await at.cause();
  const [failed] = at.spans.filter(({ name }) => name === "deliver agent.registered");
  expect(failed?.status.code).toBe(SpanStatusCode.ERROR);
  expect(failed?.attributes["error.type"]).toBe("http_status");
  status = 204;
  const [delivery] = (await at.owner.webhooks.deliveries(id).page()).deliveries;
  await at.owner.webhooks.redeliver(id, delivery?.id ?? "");
  const retried = at.spans.filter(({ name }) => name === "deliver agent.registered").at(-1);
  expect(retried?.attributes["registry.attempt"]).toBe(2);
  expect(retried?.status.code).toBe(SpanStatusCode.UNSET);
  expect(retried?.spanContext().traceId).not.toBe(failed?.spanContext().traceId);
});

test("a problem is named in the span of its request, and only one of the node's is an error", async () => {
  await using at = await tracedScene("sqlite");
  await at.world.send("GET", "/lookup/nobody");
  await at.world.send("GET", "/no/such/path");
  const missing = at.spans.find(({ name }) => name.startsWith("GET /lookup/{"));
  expect(missing?.attributes["registry.problem"]).toBe("agent_not_found");
  expect(missing?.status.code).toBe(SpanStatusCode.UNSET);
  const unrouted = at.spans.find(({ name }) => name === "GET");
  expect(unrouted?.attributes["http.response.status_code"]).toBe(404);
});

test.each([
  ["of a wrong length", "00-4bf9-00f067aa0ba902b7-01"],
  ["of the version ff", `ff-${traceId}-${parentId}-01`],
  ["of zeros", `00-${"0".repeat(32)}-${parentId}-01`],
  ["with a line break", `${traceparent}\u0000`],
  ["that is very long", "0".repeat(8_000)],
])("a traceparent %s begins a trace of its own", async (_, wrong) => {
  await using at = await tracedScene("sqlite");
  const { status } = await at.world.send("GET", "/list", { headers: { traceparent: wrong } });
  expect(status).toBe(200);
  expect(at.spans.find(({ name }) => name === "GET /list")?.parentSpanContext).toBeUndefined();
});

test("requests that run at the same time keep their statements apart", async () => {
  await using at = await tracedScene("sqlite");
  const traces = Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(32, "a"));
  await Promise.all(
    traces.map((trace, index) =>
      at.world.send("POST", "/register", {
        headers: { traceparent: `00-${trace}-${parentId}-01`, "content-type": "application/json" },
        body: JSON.stringify({ agent_id: `at-once-${index}`, agent_url: "https://agent.example.com/" }),
      }),
    ),
  );
  for (const trace of traces) {
    const spans = at.spans.filter((span) => span.spanContext().traceId === trace);
    expect(spans.filter(({ name }) => name === "POST /register")).toHaveLength(1);
    expect(spans.filter(({ name }) => name === "INSERT agent")).toHaveLength(1);
  }
});

/** A node with traces, an account with a subscription, and a receiver. */
async function tracedScene(engine: EngineName, status: () => number = () => 204) {
  await using opened = new AsyncDisposableStack();
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const hook = opened.use(await receiver((_, response) => response.writeHead(status()).end()));
  const [settings, surroundings] = await reaching(hook);
  const world = opened.use(
    await createWorld(
      engine,
      { ...settings, tracing: { exporter: "otlp", protocol: "http/json" } },
      {
        ...surroundings,
        deliveryTimes: testDeliveryTimes(),
        startTracing: async () =>
          createTracing(provider.getTracer("test"), new W3CTraceContextPropagator(), async () => undefined),
      },
    ),
  );
  const browser = await world.developer("pro");
  const owner = await world.keyed(browser);
  const closing = opened.move();
  let count = 0;
  return {
    world,
    hook,
    browser,
    owner,
    /** The spans that have ended. */
    get spans(): ReadableSpan[] {
      return exporter.getFinishedSpans();
    },
    subscribe: (query = "") => owner.webhooks.create({ callbackUrl: `${hook.url()}${query}` }),
    cause: () =>
      owner.agents.register({ agent_id: `agent-${++count}`, agent_url: "https://agent.example.com/" }),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

function childrenOf(parent: ReadableSpan, spans: readonly ReadableSpan[]): ReadableSpan[] {
  return spans.filter((span) => span.parentSpanContext?.spanId === parent.spanContext().spanId);
}

function only(spans: readonly ReadableSpan[], name: string): ReadableSpan {
  const found = spans.filter((span) => span.name === name);
  expect(found.map((span) => span.name)).toEqual([name]);
  return found[0] as ReadableSpan; // by the line above
}

/** All that is exported of spans. */
function textOf(spans: readonly ReadableSpan[]): string {
  return JSON.stringify(
    spans.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  );
}
