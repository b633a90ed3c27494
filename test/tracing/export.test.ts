/** Traces of a node as a process: what reaches a collector, and what happens without one. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../server/assembly/config.ts";
import type { ConfigError } from "../../server/core/settings/setting.ts";
import { folder, start } from "../faults/process.ts";

/** A request to the collector. */
interface Received {
  path: string;
  headers: Record<string, unknown>;
  body: Buffer;
}

test("spans reach a collector as JSON, with the attributes of the resource, also those of a node that stops", async () => {
  await using collector = await collect();
  await using data = await folder();
  await using node = await start(data.path, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20token-of-collector",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
    LOG_LEVEL: "info",
  });
  await node.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com/" });
  node.send("SIGTERM");
  const { code, out } = await node.ended;
  expect(code).toBe(0);
  const [first] = collector.received;
  expect(first?.path).toBe("/v1/traces");
  expect(first?.headers.authorization).toBe("Bearer token-of-collector");
  const spans = collector.received.flatMap(({ body }) => spansIn(body));
  const request = spans.find(({ name }) => name === "POST /register");
  expect(request?.resource).toMatchObject({
    "service.name": "registry-node",
    "deployment.environment.name": "test",
  });
  expect(out).toContain(`"trace_id":"${request?.traceId}"`);
  expect(out).not.toContain("token-of-collector");
});

test("spans are protobuf by default, and the service's name may be another", async () => {
  await using collector = await collect();
  await using data = await folder();
  await using node = await start(data.path, {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/somewhere`,
    OTEL_SERVICE_NAME: "registry-west",
  });
  await node.registry.node.health();
  node.send("SIGTERM");
  await node.ended;
  const [first] = collector.received;
  expect(first?.path).toBe("/somewhere");
  expect(first?.headers["content-type"]).toBe("application/x-protobuf");
  expect(first?.body.includes("registry-west")).toBe(true);
});

test("a collector that does not respond is one line of the log, and delays neither requests nor the end", async () => {
  await using data = await folder();
  await using node = await start(data.path, {
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9", // the discard port, where nothing listens
    OTEL_BSP_SCHEDULE_DELAY: "50",
    OTEL_EXPORTER_OTLP_TIMEOUT: "200",
    LOG_LEVEL: "warn",
  });
  await node.registry.node.health();
  await node.said("traces are lost");
  await node.registry.node.health();
  node.send("SIGTERM");
  const { code, out } = await node.ended;
  expect(code).toBe(0);
  expect(out.match(/traces are lost/g)).toHaveLength(1);
});

test("a sampler that takes nothing exports nothing", async () => {
  await using collector = await collect();
  await using data = await folder();
  await using node = await start(data.path, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: "always_off",
  });
  await node.registry.node.health();
  node.send("SIGTERM");
  await node.ended;
  expect(collector.received).toEqual([]);
});

describe("the settings", () => {
  test.each([
    [{}, null],
    [{ OTEL_SERVICE_NAME: "registry" }, null],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" },
      { exporter: "otlp", protocol: "http/protobuf" },
    ],
    [{ OTEL_TRACES_EXPORTER: "otlp" }, { exporter: "otlp", protocol: "http/protobuf" }],
    [{ OTEL_TRACES_EXPORTER: "console" }, { exporter: "console", protocol: "http/protobuf" }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318", OTEL_TRACES_EXPORTER: "none" }, null],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318", OTEL_SDK_DISABLED: "TRUE" }, null],
    [
      { OTEL_TRACES_EXPORTER: "otlp", OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: "http/json" },
      { exporter: "otlp", protocol: "http/json" },
    ],
  ])("%o give %o", (env, expected) => {
    expect(readConfig(env).tracing).toEqual(expected);
  });

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" }, "http or https URL"],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }, "does not speak gRPC"],
    [{ OTEL_TRACES_EXPORTER: "jaeger" }, "otlp, console or none"],
  ])("%o are rejected", (env, words) => {
    expect(() => readConfig(env)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(words) } satisfies Partial<ConfigError>),
    );
  });
});

/** A collector that accepts everything. */
async function collect() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // without an encoding
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The part of OTLP/JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding) that the tests read. */
interface Exported {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: { name: string; traceId: string }[] }[];
  }[];
}

function spansIn(body: Buffer) {
  const { resourceSpans } = JSON.parse(body.toString()) as Exported; // by its media type
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const attributes = resource.attributes.map(({ key, value }) => [key, value.stringValue]);
    const described = Object.fromEntries(attributes) as Record<string, string>; // others are not read
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, resource: described })));
  });
}
