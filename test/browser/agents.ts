/** Agents of every kind for pages: a complete one, a hostile one, and deleted ones. */
import { imported } from "../contract/preparation.ts";
import { insertLiveness, repeated } from "../liveness/known.ts";
import type { TestWorld } from "../world.ts";

/** The agent with every field. */
export const rich = "weather-agent";

/** An agent with hostile text in every field. */
export const hostile = `x${"~".repeat(100)}:${"A".repeat(100)}@${"1".repeat(52)}`;

const attack = `"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}`;
const forged = "\u202Egnp.exe\u2066 \u200Bpay\u00ADpal\uFEFF";

/** Agents of every kind. */
export async function fill(world: TestWorld): Promise<void> {
  const registry = await world.keyed(await world.developer("enterprise"));
  for (const name of [
    "Invoice Reader",
    "Route Planner",
    "Court Clerk",
    "Chess Coach",
    "Night Watch",
    "Translator",
  ])
    await registry.agents.register({
      agent_id: name.toLowerCase().replace(" ", "-"),
      name,
      agent_url: `https://${name.toLowerCase().replace(" ", "")}.example.com/a2a`,
      description: `${name} does one thing, and does it at any hour.`,
      protocols: ["a2a", "mcp"],
      tags: ["work", name.split(" ")[0] ?? name],
      capabilities: ["streaming"],
    });
  await fillChanged(registry);
  await fillHostile(registry);
  await fillRetired(registry);
  await fillRich(world, registry);
  await fillLiveness(world);
}

/** Agents that were probed for 30 days, for some, for none, and that are down. */
async function fillLiveness(world: TestWorld): Promise<void> {
  await insertLiveness(world, rich, {
    state: "up",
    days: [
      ...repeated(4, 24, 0, 0),
      null,
      null,
      ...repeated(9, 24, 0, 0),
      ...repeated(1, 20, 0, 4),
      ...repeated(14, 24, 0, 0),
    ],
  });
  await insertLiveness(world, "invoice-reader", {
    state: "down",
    outcome: "connection_refused",
    days: [
      ...repeated(20, 24, 0, 0),
      ...repeated(1, 9, 0, 8),
      ...repeated(3, 0, 0, 5),
      ...repeated(5, 0, 0, 1),
    ],
  });
  await insertLiveness(world, "court-clerk", {
    state: "auth",
    method: "mcp",
    outcome: "auth_required",
    days: [...repeated(5, 24, 24, 0), ...repeated(1, 24, 3, 0)],
  });
  await insertLiveness(world, "chess-coach", {
    state: "reachable",
    level: "reachable",
    isVerified: false,
    days: [...repeated(1, 1, 0, 0), null, ...repeated(1, 1, 0, 0)],
  });
  await insertLiveness(world, "night-watch", { state: "unknown", days: [] });
  await insertLiveness(world, "old-agent", {
    state: "dormant",
    outcome: "gone",
    days: repeated(30, 0, 0, 1),
  });
}

type Registry = TestWorld["registry"];

/** Changes the record of an agent several times. */
async function fillChanged(registry: Registry): Promise<void> {
  const agent = { agent_id: "route-planner", agent_url: "https://routes.example.com/a2a" };
  await registry.agents.register({
    ...agent,
    version: "1.0",
    documentation_url: "https://routes.example.com",
  });
  await registry.agents.register({
    ...agent,
    version: "1.1",
    tags: ["route", "trains", "maps"],
    description: `Plans routes by train, bus and on foot. ${"It knows each stop and each timetable. ".repeat(20)}`,
  });
  await registry.agents.register({
    ...agent,
    provider: { name: `Routes ${forged}`, url: "https://routes.example.com" },
    extra: { region: "eu", attack },
  });
}

async function fillRetired(registry: Registry): Promise<void> {
  await registry.agents.register({
    agent_id: "old-agent",
    name: "Old Weather",
    agent_url: "https://old.example.com",
  });
  await registry.agents.setStatus("old-agent", {
    status: "deprecated",
    message: "Replaced by the new one.",
    successor_agent_id: rich,
    sunset_at: "2027-01-01T00:00:00Z",
  });
  await registry.agents.register({ agent_id: "gone-agent", agent_url: "https://gone.example.com" });
  await registry.agents.remove("gone-agent");
}

async function fillHostile(registry: Registry): Promise<void> {
  await registry.agents.register({
    agent_id: hostile,
    name: `${attack}${forged}`,
    agent_url: 'https://hostile.example.com/?"><script>alert(3)</script>'.replaceAll(
      /["<>]/g,
      encodeURIComponent,
    ),
    description: `${forged}${attack}\n${"💣".repeat(500)}${"W".repeat(2_500)}`,
    tags: [attack.slice(0, 64), forged, "مرحبا"],
    skills: [attack.slice(0, 64)],
    provider: { name: `${forged}${attack}` },
    documentation_url: "https://hostile.example.com/docs",
  });
  await registry.facts.put(hostile, {
    label: attack,
    documentationUrl: "javascript:alert(4)",
    [attack]: { [forged]: "data:text/html,<script>alert(5)</script>" },
    skills: [{ id: attack.slice(0, 64), description: attack.repeat(50) }],
    deep: { a: { b: { c: { d: { e: { f: "deep" } } } } } },
    long: Array.from({ length: 200 }, (_, at) => `${at}${"x".repeat(100)}`),
  });
}

async function fillRich(world: TestWorld, registry: Registry): Promise<void> {
  await registry.agents.register({
    agent_id: rich,
    name: "Weather Agent",
    agent_url: "https://weather.example.com/a2a",
    description:
      "Hourly forecasts for any place on Earth, from forty models that are weighed by how well they did there before.\n\nWarnings come as events.",
    version: "1.4.0",
    protocols: ["a2a", "mcp"],
    capabilities: ["streaming", "push"],
    tags: ["weather", "forecast", "climate"],
    skills: ["hourly-forecast", "storm-warning"],
    provider: { name: "Example Weather Ltd", url: "https://example.com" },
    documentation_url: "https://weather.example.com/docs",
  });
  await registry.facts.put(rich, {
    id: rich,
    agent_name: "urn:agent:example:weather",
    label: "Weather Agent",
    version: "1.4.0",
    description: "Hourly forecasts.",
    jurisdiction: "DE",
    provider: { name: "Example Weather Ltd" },
    endpoints: { static: ["https://weather.example.com/a2a"] },
    capabilities: {
      modalities: ["text"],
      streaming: true,
      batch: false,
      authentication: { methods: ["bearer"] },
    },
    skills: [
      {
        id: "hourly-forecast",
        description: "A forecast by the hour, ten days ahead.",
        inputModes: ["text/plain"],
        outputModes: ["application/json"],
      },
      {
        id: "storm-warning",
        description: "Says when a storm is near.",
        inputModes: ["text/plain"],
        outputModes: ["text/plain"],
      },
    ],
  });
  const owner = await world.owner();
  await owner.certifications.issue({
    agent_id: rich,
    level: "verified",
    issuer: "Example Audits",
    expires_at: "2027-06-01T00:00:00Z",
  });
  await owner.compliance.report({
    agent_id: rich,
    rule: "data-retention",
    severity: "medium",
    detail: "Logs are kept for 40 days, 30 are promised.",
  });
  const reporters = [await world.developer(), await world.developer()];
  world.pass(86_400_000); // reports of younger accounts do not count
  for (const each of reporters) {
    const reporter = await world.keyed(each);
    for (let at = 0; at < 14; at++) {
      await reporter.reputation.report({
        agent_id: rich,
        outcome: at === 5 ? "failure" : "success",
        latency_ms: 380 + at,
      });
      world.pass(60_000);
    }
  }
}

/** The id of the agent with a card. */
export const carded = "trip-planner";

/** Registers an agent by its card, which has several interfaces and skills with examples. */
export async function fillCard(world: TestWorld): Promise<void> {
  const registry = await world.keyed(await world.developer());
  await registry.agents.register({
    agent_id: carded,
    agent_card: {
      protocolVersion: "1.0",
      name: "Trip Planner",
      description: "Plans train journeys across Europe, door to door.",
      version: "2.1.0",
      provider: { organization: "Example Rail", url: "https://rail.example.com" },
      supportedInterfaces: [
        { url: "https://trips.example.com/a2a", protocolBinding: "JSONRPC", protocolVersion: "1.0" },
        { url: "https://trips.example.com/mcp", protocolBinding: "MCP", protocolVersion: "2025-06-18" },
        { url: "https://trips.example.com/it's", protocolBinding: "GRPC", protocolVersion: "1.0" },
      ],
      securitySchemes: { key: { httpAuthSecurityScheme: { scheme: "Bearer" } } },
      defaultInputModes: ["text/plain"],
      defaultOutputModes: ["text/plain"],
      skills: [
        {
          id: "plan-trip",
          name: "Plan a trip",
          description: "Finds connections and fares.",
          tags: ["travel", "trains"],
          examples: ["What's the first train to Rome?\u202E", "From Oslo to Bergen, on a Sunday"],
        },
      ],
    },
  });
}

/** Marks the agent as imported from a peer. */
export async function fillImported(world: TestWorld): Promise<void> {
  await imported(world);
}
