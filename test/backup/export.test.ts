/** Exports and imports: agents move to another node by the API. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Registry } from "../../client/index.ts";
import { exportLines } from "../../server/export/export.ts";
import { parseExport } from "../../server/export/format.ts";
import { importAgents } from "../../server/export/import.ts";
import { folder, start } from "../faults/process.ts";
import { all } from "../webhooks/scene.ts";
import { silent } from "../whole-node.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { run } from "./scene.ts";

async function exported(registry: Registry): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines({ registry, from: "https://old.example.com", progress: silent }))
    lines.push(line.trimEnd());
  return lines;
}

async function* each(lines: readonly string[]): AsyncIterable<string> {
  yield* lines;
}

function imported(registry: Registry, lines: readonly string[]) {
  return importAgents({ registry, agents: parseExport(each(lines)), total: 0, progress: silent });
}

/** Registers agents of all kinds. */
async function fill(world: TestWorld): Promise<void> {
  const { registry } = world;
  for (let n = 1; n <= 12; n++)
    await registry.agents.register({
      agent_id: `agent-${n}`,
      name: `Agent ${n}`,
      agent_url: `https://agent-${n}.example.com/a2a`,
      description: "Grüße, 世界 🌦️ \u2028 \n lines",
      tags: ["weather", `tag-${n}`],
      protocols: ["a2a"],
      provider: { name: "Example Ltd", url: "https://example.com/" },
      extra: { region: "eu", nested: { list: [1, null, "two"] } },
    });
  await registry.agents.register({
    agent_id: "with-card",
    agent_card: {
      name: "Carded",
      url: "https://card.example.com/",
      description: "It has a card",
      version: "2",
    },
    tags: ["of-its-own"],
    server_json: { name: "com.example/carded", version: "2.0.0", packages: [] },
  });
  for (const agent_id of ["gone", "old", "held"])
    await registry.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com/` });
  await registry.agents.remove("gone");
  await registry.agents.setStatus("old", {
    status: "deprecated",
    message: "Use agent-1",
    successor_agent_id: "agent-1",
  });
  await (await world.owner()).agents.setStatus("held", { status: "suspended" });
  await registry.facts.put("agent-1", { label: "Weather", skills: [{ id: "forecast" }] });
}

/** What an export says, without the node and the time. */
const content = (lines: readonly string[]) => lines.slice(1).toSorted();

/** It is made and imported by the API, which is the same on both engines. */
const engine = "sqlite";

describe("an export of a node", () => {
  it("is the same after it was imported into another node, and goes on where it stopped", async () => {
    await using from = await createWorld(engine);
    await using to = await createWorld(engine);
    await fill(from);
    const lines = await exported(from.registry);
    expect(lines).toHaveLength(2 + 14); // not the deleted one, and not the suspended one
    const key = await to.keyed(await to.developer("pro"));

    const half = [...lines.slice(0, 8), JSON.stringify({ end: true, agents: 7 })];
    expect(await imported(key, half)).toEqual({ imported: 7, unchanged: 0, rejected: [] });
    expect(await imported(key, lines)).toEqual({ imported: 7, unchanged: 7, rejected: [] });
    expect(content(await exported(to.registry))).toEqual(content(lines));
    const events = await all(to.registry.events.list());
    expect(await imported(key, lines)).toEqual({ imported: 0, unchanged: 14, rejected: [] });
    expect(await all(to.registry.events.list())).toEqual(events); // nothing was written
  });

  it("changes no agent of another account, and names it", async () => {
    await using from = await createWorld(engine);
    await using to = await createWorld(engine);
    for (const agent_id of ["mine", "taken"])
      await from.registry.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com/` });
    const other = await to.keyed(await to.developer("pro"));
    await other.agents.register({ agent_id: "taken", agent_url: "https://other.example.com/" });
    const key = await to.keyed(await to.developer("pro"));
    const result = await imported(key, await exported(from.registry));
    expect(result).toMatchObject({
      imported: 1,
      rejected: [{ id: "taken", reason: expect.stringContaining("not_agent_owner") }],
    });
    expect((await to.registry.agents.lookup("taken")).agent_url).toBe("https://other.example.com/");
  });

  it("is rejected if it is incomplete, damaged, or none", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com/" });
    const lines = await exported(world.registry);
    const importing = (changed: string[]) => imported(world.registry, changed);
    await expect(importing(lines.slice(0, -1))).rejects.toThrow(/incomplete: it ends after 1 agents/);
    await expect(importing([...lines.slice(0, 1), '{"registr'])).rejects.toThrow(
      /Line 2 .* is no JSON object/,
    );
    await expect(importing([...lines.slice(0, 1), "{}"])).rejects.toThrow(/Line 2 .* no registration/);
    await expect(importing(['{"a": 1}'])).rejects.toThrow(/no export of a node/);
    await expect(importing([])).rejects.toThrow(/is empty/);
  });
});

describe("registry-node export and import", () => {
  it("move agents to a running node, through a file and through pipes", async () => {
    await using place = await folder();
    const owner = { email: "owner@example.com", password: "a rather long password 7" };
    await using node = await start(place.path, {
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      NODE_MODE: "open",
    });
    await node.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com/" });
    const file = join(place.path, "agents.ndjson");
    expect(await run("export", [file, "--from", node.url])).toMatchObject({
      status: 0,
      said: expect.stringMatching(/Exported 1 agents of http/),
    });
    expect(await run("export", [file, "--from", node.url])).toMatchObject({
      status: 1,
      said: expect.stringContaining("the export overwrites nothing"),
    });
    const printed = await run("export", ["-", "--from", node.url]);
    expect(printed.said.split("\n").slice(1)).toEqual((await readFile(file, "utf8")).split("\n").slice(1));

    expect(await run("import", [file, "--to", node.url])).toMatchObject({
      status: 1,
      said: expect.stringContaining("set REGISTRY_KEY"),
    });
    const REGISTRY_KEY = `registry_${"0".repeat(46)}`;
    expect(await run("import", [file, "--to", node.url], { REGISTRY_KEY })).toMatchObject({
      status: 1,
      said: expect.stringContaining("does not accept the key"),
    });
    await writeFile(file, "no export\n");
    expect(await run("import", [file, "--to", node.url], { REGISTRY_KEY })).toMatchObject({
      status: 1,
      said: expect.stringContaining("Line 1 of the export"),
    });
    expect(await run("export", ["-", "--from", "http://127.0.0.1:9"])).toMatchObject({
      status: 1,
      said: expect.stringContaining("does not respond"),
    });
  });
});
