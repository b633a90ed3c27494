/** The metrics of a node, as monitoring reads them. */
import { describe, expect, test, vi } from "vitest";
import { RegistryError } from "../../client/index.ts";
import { read, recorded } from "../../server/features/metrics/definitions.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { scene } from "../webhooks/scene.ts";
import { createWorld, metricsToken, type TestWorld } from "../world.ts";
import { namesOf, valuesOf } from "./exported.ts";

const textOf = (world: TestWorld) => world.registryWith(metricsToken).node.metrics();
const seriesOf = async (world: TestWorld) => valuesOf(await textOf(world));

describe.each(engines)("the metrics on %s", (engine) => {
  test("count responses by the operation's name and the status, whatever the path", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({ agent_id: "w", agent_url: "https://w.example.com/a2a" });
    await world.registry.agents.lookup("w");
    await world.registry.agents.lookup("none-1").catch(expectProblem);
    await world.registry.agents.lookup("none-2").catch(expectProblem);
    await world.send("GET", "/no/such/path");
    await world.send("DELETE", "/lookup/w");
    const values = await seriesOf(world);
    const requests = (operation: string, status: number) =>
      values.get(`registry_http_requests_total{operation="${operation}",status="${status}"}`);
    expect(requests("agents_register", 201)).toBe(1);
    expect(requests("agents_lookup", 200)).toBe(1);
    expect(requests("agents_lookup", 404)).toBe(2);
    expect([requests("none", 404), requests("none", 405)]).toEqual([1, 1]);
    const durations = 'registry_http_request_duration_seconds_count{operation="agents_lookup",status_class';
    expect(values.get(`${durations}="4xx"}`)).toBe(2);
    expect([...values.keys()].filter((name) => name.includes("none-1"))).toEqual([]);
  });

  test("show the tables of the registry: the journal, agents and subscriptions", async () => {
    await using at = await scene(engine);
    await at.subscribe();
    await at.cause();
    const { last_seq } = (await at.world.registry.node.stats()).events;
    const values = await seriesOf(at.world);
    expect(values.get("registry_journal_last_seq")).toBe(last_seq);
    expect(values.get("registry_journal_last_change_timestamp_seconds")).toBeGreaterThan(1.79e9);
    expect(values.get('registry_agents{status="active"}')).toBe(1);
    expect(values.get('registry_webhook_subscriptions{status="active"}')).toBe(1);
    expect(values.get("registry_database_up")).toBe(1);
    expect(values.get("registry_database_writable")).toBe(1);
    expect(values.get('registry_database_operation_duration_seconds_count{kind="change"}')).toBeGreaterThan(
      0,
    );
    expect(values.get("registry_database_commit_changes_count")).toBeGreaterThan(0);
    expect(values.has('registry_database_pool_waiting{pool="read"}')).toBe(engine === "postgres");
  });

  test("count deliveries by outcome, and the requests that they were", async () => {
    let status = 204;
    await using at = await scene(engine, (_, response) => response.writeHead(status).end());
    await at.subscribe();
    await at.cause();
    status = 500;
    await at.cause();
    await vi.waitFor(async () => {
      const values = await seriesOf(at.world);
      expect(values.get('registry_delivery_attempts_total{outcome="delivered"}')).toBe(1);
      expect(values.get('registry_delivery_attempts_total{outcome="http_status"}')).toBe(1);
      expect(values.get('registry_delivery_attempt_duration_seconds_count{result="failed"}')).toBe(1);
      expect(values.get('registry_outgoing_requests_total{purpose="deliveries",outcome="2xx"}')).toBe(1);
      expect(values.get('registry_outgoing_requests_total{purpose="deliveries",outcome="5xx"}')).toBe(1);
      expect(values.get("registry_outbox_pending_deliveries")).toBe(0);
      expect(values.get("registry_outbox_oldest_pending_age_seconds")).toBe(0);
    }, hang);
  });

  test("show how many deliveries are pending, and how old the oldest is", async () => {
    await using at = await scene(engine, () => undefined, { shutdownTimeoutMs: 0 }, [], {
      deliveryWaitMs: 0,
    });
    await at.subscribe();
    await at.cause();
    at.world.pass(600_000);
    await at.cause();
    const values = await seriesOf(at.world);
    expect(values.get("registry_outbox_pending_deliveries")).toBe(2);
    expect(values.get("registry_outbox_oldest_pending_age_seconds")).toBeGreaterThanOrEqual(600);
    expect(values.get("registry_deliveries_in_memory")).toBe(2);
  });

  test("count outgoing requests that the guard refused", async () => {
    await using world = await createWorld(engine, {}, { resolve: async () => ["10.0.0.1"] });
    await world.registry.agents
      .register({ card_url: "https://card.example.com/agent.json" })
      .catch(expectProblem);
    const values = await seriesOf(world);
    expect(values.get('registry_outgoing_requests_total{purpose="cards",outcome="egress_blocked"}')).toBe(1);
  });

  test("count the runs of periodic jobs", async () => {
    await using world = await createWorld(engine);
    const values = await seriesOf(world);
    expect(values.get('registry_job_runs_total{name="key_expiry"}')).toBeGreaterThan(0);
    expect(values.get('registry_job_failures_total{name="key_expiry"}')).toBe(0);
  });

  test("are served without the values of tables while the database is unavailable", async () => {
    await using world = await createWorld(engine);
    await world.node.database[Symbol.asyncDispose]();
    const values = await seriesOf(world);
    expect(values.get("registry_database_up")).toBe(0);
    expect(values.get("registry_database_writable")).toBe(0);
    expect(values.has("registry_journal_last_seq")).toBe(false);
    expect(values.has("registry_outbox_pending_deliveries")).toBe(false);
    expect(values.get('registry_database_operation_failures_total{kind="read"}')).toBeGreaterThan(0);
  });
});

describe("the metrics of a node", () => {
  test("are those that are defined, and those of its process", async () => {
    await using world = await createWorld("sqlite");
    await world.registry.agents.register({ agent_id: "w", agent_url: "https://w.example.com/a2a" });
    const names = namesOf(await textOf(world));
    const defined = Object.values({ ...recorded, ...read }).flatMap((each) =>
      "buckets" in each ? [`${each.name}_bucket`, `${each.name}_sum`, `${each.name}_count`] : [each.name],
    );
    expect([...names].filter((name) => name.startsWith("registry_")).sort()).toEqual(defined.sort());
    expect(names).toContain("nodejs_eventloop_lag_p99_seconds");
    expect(names).toContain("process_resident_memory_bytes");
  });

  test("are its own, although several nodes run in the process", async () => {
    await using world = await createWorld("sqlite");
    await using other = await createWorld("sqlite");
    await world.registry.node.live();
    const live = 'registry_http_requests_total{operation="node_live",status="200"}';
    expect([(await seriesOf(world)).get(live), (await seriesOf(other)).get(live)]).toEqual([1, undefined]);
  });

  test("count an event stream as open until it ends, and never as a slow request", async () => {
    await using world = await createWorld("sqlite");
    const address = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
    const leaving = new AbortController();
    const stream = await fetch(`${address}/events?after=0`, {
      headers: { accept: "text/event-stream" },
      signal: leaving.signal,
    });
    expect(stream.status).toBe(200);
    expect((await seriesOf(world)).get("registry_event_streams")).toBe(1);
    const counted = await seriesOf(world);
    expect(counted.get('registry_http_requests_total{operation="events_list",status="200"}')).toBe(1);
    expect([...counted.keys()].filter((name) => /duration.*count.*events_list/.test(name))).toEqual([]);
    leaving.abort();
    await vi.waitFor(async () => expect((await seriesOf(world)).get("registry_event_streams")).toBe(0), hang);
  });

  test("count connections, and those that are rejected", async () => {
    await using world = await createWorld("sqlite", { maxConnections: 1, maxConnectionsPerNetwork: 9 });
    const address = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
    const first = await fetch(`${address}/events?after=0`, { headers: { accept: "text/event-stream" } });
    expect((await seriesOf(world)).get("registry_http_connections")).toBe(1);
    const second = await fetch(`${address}/health/live`);
    expect(second.status).toBe(503);
    const rejected = 'registry_http_connections_rejected_total{reason="total"}';
    expect((await seriesOf(world)).get(rejected)).toBe(1);
    await first.body?.cancel();
  });

  test("are the only thing that its token opens, and no key opens them", async () => {
    await using world = await createWorld("sqlite");
    const withToken = world.registryWith(metricsToken);
    expect((await withToken.agents.list().page()).agents).toEqual([]); // public: the token is ignored
    await expect(withToken.accounts.whoami()).rejects.toMatchObject({ code: "credential_malformed" });
    const keyed = await world.keyed(await world.owner());
    await expect(keyed.node.metrics()).rejects.toMatchObject({ code: "metrics_token_required", status: 401 });
    const challenged = world.exchanges.at(-1)?.response.headers["www-authenticate"];
    expect(challenged).toBe('Bearer realm="registry", error="invalid_token"');
  });

  test("are not collected without a token, whatever credential asks for them", async () => {
    const processMetrics = () => {
      throw new Error("nothing may be collected");
    };
    await using world = await createWorld("sqlite", { metricsToken: null }, { processMetrics });
    const keyed = await world.keyed(await world.owner());
    for (const registry of [world.registry, world.registryWith(metricsToken), keyed])
      await expect(registry.node.metrics()).rejects.toMatchObject({ code: "metrics_disabled", status: 404 });
  });

  test("use no limit by the minute", async () => {
    const rateLimits = { sign_up: 1, sign_in: 1, anonymous_write: 1, search: 1, report: 1 };
    await using world = await createWorld("sqlite", { rateLimits });
    for (let count = 0; count < 5; count++) await textOf(world);
    expect(world.exchanges.map(({ response }) => response.headers.ratelimit)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  test("have names and labels as Prometheus recommends, and series of a bounded number", () => {
    for (const { name, help, labels } of Object.values({ ...recorded, ...read })) {
      expect(name).toMatch(/^registry_[a-z_]+$/);
      expect(help.length).toBeGreaterThan(10);
      expect(labels).not.toContain("job"); // and `instance`: Prometheus gives them to targets
      expect(labels).not.toContain("instance");
    }
    for (const each of Object.values(recorded))
      expect(each.name.endsWith("_total")).toBe(each.type === "counter");
  });
});

function expectProblem(error: unknown): void {
  expect(error).toBeInstanceOf(RegistryError);
}
