/** What the adapters of NANDA rely on. */
import { describe, expect, test } from "vitest";
import { post } from "../contract/facades/reads.ts";
import { json } from "../contract/preparation.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";

const agent = { agent_id: "weather", agent_url: "https://weather.example.com/a2a", api_url: null };

async function read(world: TestWorld, path: string) {
  return (await world.send("GET", path)).json();
}

function beat(world: TestWorld, body: object): Promise<Response> {
  return world.send("PUT", "/nanda/agents/weather/status", { headers: json, body: JSON.stringify(body) });
}

describe.each(engines)("on %s", (engine) => {
  test("a heartbeat is no event and no change of the record, and says whether the agent is alive", async () => {
    await using world = await createWorld(engine);
    await post(world, "/nanda/register", agent);
    const before = await world.registry.agents.lookup("weather");
    const latest = await read(world, "/events/latest");
    expect(await read(world, "/nanda/v1/status/weather")).toBe(true);
    world.pass(60_000);
    expect((await beat(world, { alive: false, status: "deprecated" })).status).toBe(200);
    expect(await world.registry.agents.lookup("weather")).toEqual(before);
    expect(await read(world, "/events/latest")).toEqual(latest);
    expect(await read(world, "/nanda/v1/status/weather")).toBe(false);
    expect(await read(world, "/nanda/stats")).toEqual({ total_agents: 1, alive_agents: 0, total_clients: 0 });
    const seen = (await read(world, "/nanda/lookup/weather")).last_seen;
    expect(Date.parse(seen)).toBeGreaterThanOrEqual(Date.parse(before.updated_at) + 60_000);
    await world.registry.agents.remove("weather");
    expect(await read(world, "/nanda/v1/status/weather")).toBe(false);
    await post(world, "/nanda/register", agent);
    expect(await read(world, "/nanda/v1/status/weather")).toBe(true); // the heartbeat was deleted with it
  });

  test("tags of a heartbeat that differ are a registration, the same tags nothing", async () => {
    await using world = await createWorld(engine);
    await post(world, "/nanda/register", { ...agent, tags: ["Rain"] });
    const { seq } = await world.registry.agents.lookup("weather");
    await beat(world, { tags: ["rain"] });
    expect((await world.registry.agents.lookup("weather")).seq).toBe(seq);
    await beat(world, { tags: ["rain", "snow"] });
    expect((await world.registry.agents.lookup("weather")).tags).toEqual(["rain", "snow"]);
  });
});

test("the fields of all clients are kept, and protocols that the registry does not know are `other`", async () => {
  await using world = await createWorld("sqlite");
  const sent = {
    ...agent,
    agent_facts_url: "https://weather.example.com/facts.json",
    agent_facts: { id: "weather", label: "Weather" },
    domain: "Climate",
    specialization: "rain",
    supported_protocols: ["A2A", "grpc"],
  };
  expect((await post(world, "/nanda/v1/register", sent)).status).toBe(200);
  expect(await world.registry.agents.lookup("weather")).toMatchObject({
    api_url: null,
    facts_url: sent.agent_facts_url,
    protocols: ["a2a", "other"],
    tags: ["climate", "rain"],
    extra: { domain: "Climate", specialization: "rain" },
  });
  expect(await world.registry.facts.get("weather")).toEqual(sent.agent_facts);
});

test("ownership holds: a key registers, and others neither change, delete nor declare dead", async () => {
  await using world = await createWorld("sqlite");
  const { key } = await (await world.developer()).keys.create({ name: "adapter" });
  const headers = { ...json, authorization: `Bearer ${key.raw_key}` };
  expect((await world.send("POST", "/nanda/register", { headers, body: JSON.stringify(agent) })).status).toBe(
    200,
  );
  expect((await world.registry.agents.lookup("weather")).owned).toBe(true);
  expect((await post(world, "/nanda/register", agent)).status).toBe(403);
  expect((await beat(world, { alive: false })).status).toBe(403);
  expect((await world.send("DELETE", "/nanda/unregister/weather")).status).toBe(403);
  const alive = { headers, body: JSON.stringify({ alive: true }) };
  expect((await world.send("PUT", "/nanda/v1/agents/weather/status", alive)).status).toBe(200);
});

test("ids that no agent can have are unknown, never a failure of the node", async () => {
  await using world = await createWorld("sqlite");
  for (const id of ["a%20b", "%00", "a%2Fb", "%F0%9F%98%80", "x".repeat(5_000)])
    expect((await world.send("GET", `/nanda/lookup/${id}`)).status).toBe(404);
});

test("both bases have their own forms of lists", async () => {
  await using world = await createWorld("sqlite");
  await post(world, "/nanda/register", agent);
  expect(await read(world, "/nanda/v1/list")).toEqual({ weather: agent.agent_url });
  expect(await read(world, "/nanda/list")).toMatchObject({ count: 1, agents: [{ agent_id: "weather" }] });
  expect(await read(world, "/nanda/v1/search?q=&tags=")).toHaveLength(1);
  expect(await read(world, "/nanda/search/structure?q=weather&structure_type=x")).toMatchObject({ count: 1 });
  expect(await read(world, "/nanda/clients")).toEqual({ weather: "alive" });
  expect(await read(world, "/nanda/sender/nobody")).toEqual({ sender_name: "nobody" });
});
