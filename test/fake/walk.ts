/** A walk through the API, which a node and the fake registry must respond to alike. */
import { RegistryError } from "../../client/index.ts";
import type { ScenarioWorld } from "../scenario.ts";

const agent_id = "weather-agent";
const agent_url = "https://weather.example.com/a2a";
const json = { "content-type": "application/json" };

/** A typical agent card. */
const agent_card = {
  protocolVersion: "1.0",
  name: "Trip Planner",
  description: "Plans train journeys.",
  version: "2.1.0",
  provider: { organization: "Example Rail", url: "https://rail.example.com" },
  supportedInterfaces: [
    { url: "https://trips.example.com/a2a", protocolBinding: "JSONRPC", protocolVersion: "1.0" },
  ],
  capabilities: { streaming: true },
  defaultInputModes: ["text/plain"],
  defaultOutputModes: ["application/json"],
  skills: [
    { id: "plan-trip", name: "Plan a trip", description: "Finds connections.", tags: ["travel", "trains"] },
  ],
};

/** Sends every kind of request of a user of the client, including invalid ones. */
export async function walk(world: ScenarioWorld): Promise<void> {
  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "ci" });
  const keyed = await world.keyed(developer);
  const owner = await world.owner();
  const { registry } = world;

  await refused(registry.accounts.signUp({ email: "no address", password: "short" }));
  await refused(registry.webhooks.create({ callbackUrl: "https://hooks.example.com/" }));
  await keyed.webhooks.create({ callbackUrl: "https://hooks.example.com/in", description: "Index" });
  await refused(keyed.webhooks.create({ callbackUrl: "https://127.0.0.1/in" }));

  await keyed.agents.register({
    agent_id,
    agent_url,
    tags: ["Weather", "forecast"],
    rate: 1.5,
    note: "kept",
  });
  await keyed.agents.register({ agent_id, agent_url, tags: ["weather"], description: "Hourly forecasts." });
  await keyed.agents.register({ agent_card });
  await registry.agents.register({ agent_id: "nobodys", agent_url });
  await refused(registry.agents.register({ agent_id, agent_url }));
  await world.send("POST", "/register", { headers: json, body: JSON.stringify(misspelt) });
  await world.send("POST", "/register", {
    headers: json,
    body: '{"agent_id":5,"agent_url":null,"colour":1}',
  });
  await world.send("GET", "/list?limit=200&colour=red&limit=1");
  await world.send("GET", "/list?limit=0&status=asleep,active");
  await world.send("PUT", "/list");
  await world.send("GET", "/nowhere");

  await keyed.facts.put(agent_id, {
    label: "Weather",
    skills: [{ id: "forecast", description: "By the hour" }],
  });
  await registry.facts.get(agent_id);
  await registry.facts.get("trip-planner@trips.example.com");
  await refused(registry.facts.get("nobodys"));
  await registry.agents.card("trip-planner@trips.example.com");
  for await (const _ of registry.agents.list({ limit: 2 }));
  await registry.agents.search({ q: "forecast", facets: ["tags", "protocol", "source"] }).page();
  await registry.agents.search({ q: '"plan a trip" -weather', limit: 1 }).page();
  await registry.agents.search({ q: "nothingatall" }).page();
  await registry.agents.search({ q: "?!" }).page();
  await registry.agents.lookupMany({ agent_ids: [agent_id, "nobody"] });
  await refused(registry.agents.lookup(agent_id, { ifNoneMatch: "*" }));
  await keyed.agents.setStatus(agent_id, { status: "deprecated", sunset_at: "2027-01-01T00:00:00Z" });
  await registry.agents.lookup(agent_id);

  const { id: certification } = await owner.certifications.issue({ agent_id, level: "verified" });
  await owner.certifications.revoke(certification, { reason: "superseded" });
  await owner.compliance.report({ agent_id, rule: "https", severity: "high", detail: "In the clear." });
  const reporter = await world.developer();
  await reporter.reputation.report({ agent_id, outcome: "failure" }); // of a young account: it does not count
  world.pass(86_400_000);
  for (let n = 0; n < 11; n++) {
    await reporter.reputation.report({ agent_id, outcome: "success", latency_ms: 100 });
    world.pass(60_000);
  }
  await refused(keyed.reputation.report({ agent_id, outcome: "success" }));
  await registry.reputation.get({ agent_id });

  const { webhooks } = await keyed.webhooks.list().page();
  const subscription = webhooks[0]?.id ?? "";
  await keyed.webhooks.deliveries(subscription, { limit: 3 }).page();
  await keyed.webhooks.rotateSecret(subscription, { grace_period_s: 3_600 });
  await refused(keyed.webhooks.pause(subscription)); // nobody took its deliveries, so it was disabled
  await keyed.webhooks.resume(subscription);
  await keyed.webhooks.pause(subscription);
  await keyed.webhooks.test(subscription);

  await keyed.agents.remove(agent_id);
  await refused(registry.agents.lookup(agent_id));
  for await (const _ of registry.events.list({ limit: 5 }));
  await registry.node.stats();
  await registry.node.health();
  await registry.federation.list();
  await callTools(world);

  await developer.accounts.sessions();
  await developer.keys.rotate(key.id, { grace_period_s: 0 });
  await developer.keys.list().page();
  await developer.keys.revoke(key.id);
  await world.send("POST", "/register", { headers: { ...json, "x-api-key": key.raw_key }, body: "{}" });
  await developer.accounts.signOut();
  await refused(developer.accounts.session());
}

const misspelt = { agent_id: "a b", agent_url: "ftp://weather.example.com", tags: ["", "x".repeat(65)] };

async function callTools({ registry }: ScenarioWorld): Promise<void> {
  const call = (name: string, given: object) =>
    registry.mcp.call({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: given },
    });
  await call("registry_lookup_agent", { agent_id: "nobodys" });
  await call("registry_lookup_agent", { agent_id: "no such" });
  await call("registry_lookup_agent", {});
  await call("no_such_tool", {});
}

async function refused(call: Promise<unknown>): Promise<void> {
  await call.then(
    () => {
      throw new Error("This should have been refused");
    },
    (error: unknown) => {
      if (!(error instanceof RegistryError)) throw error;
    },
  );
}
