/** Violations of agents that are down for a week. */
import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import type { Registry } from "../../client/index.ts";
import type { Schemas } from "../../client/models.ts";
import { updateLivenessViolations } from "../../server/features/liveness/liveness-violations.ts";
import { endOutage, recordOutage } from "../../server/features/liveness/probe-outage.ts";
import { type Memory, unprobed } from "../../server/features/liveness/state.ts";
import { updateTargets } from "../../server/features/liveness/targets.ts";
import { engines, scratch } from "../engines.ts";
import { hang } from "../hang.ts";
import { all } from "../webhooks/scene.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { agent, type Behaviour, probing } from "./agents.ts";

const minute = 60_000;
const day = 86_400_000;
const since = "2026-11-22T10:00:00.000Z";
const weekLater = "2026-11-29T10:00:00.000Z";
const url = "https://weather.example.com/a2a";

function violations(world: TestWorld, query: { agent_id?: string } = {}): Promise<Schemas["Violation"][]> {
  return all(world.registry.compliance.list(query));
}

async function opened(world: TestWorld): Promise<string[]> {
  const events = await all(world.registry.events.list({ types: ["compliance.violation"] }));
  return events.map(({ payload }) => String((payload as { change: string }).change)); // as its schema says
}

/** A node whose jobs run when a test says so. */
class Scene implements AsyncDisposable {
  readonly world: TestWorld;
  #now = since;

  constructor(world: TestWorld) {
    this.world = world;
    this.at(since);
  }

  at(instant: string): this {
    this.#now = instant;
    this.world.stand(instant);
    return this;
  }

  get now(): Date {
    return new Date(this.#now);
  }

  async readAgents(): Promise<void> {
    while ((await updateTargets(this.world.node.database, () => this.now)) === 0);
  }

  /** Runs the job until nothing is due. @returns how often it changed something. */
  async review(): Promise<number> {
    const { database } = this.world.node;
    let count = 0;
    while ((await updateLivenessViolations({ database, clock: () => this.now, newId: randomUUID })) === 0)
      count++;
    return count;
  }

  /** Records that a URL is down since an instant, or is up. */
  async probe(state: "down" | "reachable", from = this.#now, of = url): Promise<void> {
    const { database } = this.world.node;
    const target = await database.get<{ key: number; memory: string }>(
      `select key, memory from probe_target where url = '${of}'`,
    );
    if (!target) throw new Error("The URL is not probed");
    const before = JSON.parse(target.memory) as Memory;
    const after: Memory = { ...unprobed(Date.parse(from)), state };
    await database.aside(async (writer) => {
      await writer.run(
        `update probe_target set memory = '${JSON.stringify(after)}', next_at = '2099' where key = ${target.key}`,
      );
      await recordOutage(writer, target.key, { before, after, now: this.now });
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.world[Symbol.asyncDispose]();
  }
}

async function scene(
  engine: TestWorld["engine"],
  agentIds = ["weather"],
): Promise<Scene & { developer: Registry }> {
  const world = await createWorld(engine);
  const made = new Scene(world);
  const developer = await world.keyed(await world.developer()); // a session would expire
  for (const agent_id of agentIds) await developer.agents.register({ agent_id, agent_url: url });
  await made.readAgents();
  return Object.assign(made, { developer });
}

describe.each(engines)("violations of agents that are down on %s", (engine) => {
  test("are opened by probes after exactly seven days, and resolved when the agent responds", async () => {
    const broken: Behaviour = (_, response) => response.writeHead(500).end();
    const works: Behaviour = (_, response) => response.writeHead(200).end();
    await using server = await agent(works);
    await using world = await createWorld(engine, probing(server), {
      jobIntervals: { expiryMs: 50, agingMs: day },
    });
    const row = () =>
      world.node.database.get<{ memory: string; checked_at: string | null }>(
        "select memory, checked_at from probe_target",
      );
    const memory = async () => JSON.parse((await row())?.memory ?? "{}") as Partial<Memory>;
    const probedAgain = async (milliseconds: number) => {
      const before = (await row())?.checked_at;
      world.pass(milliseconds);
      await vi.waitFor(async () => expect((await row())?.checked_at).not.toBe(before), hang);
    };
    const becomes = async (state: string) =>
      vi.waitFor(async () => expect((await memory()).state).toBe(state), hang);
    await (await world.developer()).agents.register({ agent_id: "weather", agent_url: server.url });
    await becomes("reachable");
    server.respondWith(broken);
    await probedAgain(27 * 60 * minute);
    for (const wait of [1, 4, 10]) await probedAgain(wait * minute);
    await becomes("down");
    const downSince = (await memory()).since ?? 0;

    world.stand(new Date(downSince + 7 * day - 1).toISOString());
    await vi.waitFor(
      async () => expect((await row())?.checked_at).toBe(new Date(downSince + 7 * day - 1).toISOString()),
      hang,
    );
    const options = { database: world.node.database, newId: () => "early" };
    const early = () => new Date(downSince + 7 * day - 1);
    expect(await updateLivenessViolations({ ...options, clock: early })).toBeNull();
    expect(await violations(world)).toEqual([]);

    world.stand(new Date(downSince + 7 * day).toISOString());
    await vi.waitFor(async () => expect(await violations(world)).toHaveLength(1), hang);
    expect((await violations(world))[0]).toMatchObject({
      agent_id: "weather",
      rule: "liveness",
      severity: "low",
      status: "open",
      count: 1,
      detail: expect.stringContaining(new Date(downSince).toISOString().slice(0, 10)),
    });
    server.respondWith(works);
    await probedAgain(27 * 60 * minute);
    await probedAgain(minute);
    await becomes("reachable");
    await vi.waitFor(
      async () =>
        expect(await violations(world)).toMatchObject([
          { status: "resolved", note: "The agent responds again." },
        ]),
      hang,
    );
    expect(await opened(world)).toEqual(["opened"]);
  });

  test("are opened once for each of many agents of one URL, however many processes look", async () => {
    await using own = await scratch(engine);
    await using first = await createWorld(engine, { database: own.database }, { newId: randomUUID });
    await using second = await createWorld(engine, { database: own.database }, { newId: randomUUID });
    const [one, other] = [new Scene(first), new Scene(second)];
    const developer = await first.developer();
    const agentIds = Array.from({ length: 45 }, (_, index) => `agent-${index}`);
    for (const agent_id of agentIds) await developer.agents.register({ agent_id, agent_url: url });
    await one.readAgents();
    await one.probe("down");
    for (const each of [one, other]) each.at(weekLater);
    await Promise.all([one.review(), other.review(), one.review(), other.review()]);
    const found = await violations(first);
    expect(found.map(({ agent_id }) => agent_id).sort()).toEqual(agentIds.toSorted());
    expect(found.every(({ status, count }) => status === "open" && count === 1)).toBe(true);
    expect(await opened(first)).toHaveLength(45);
    expect(await one.review()).toBe(0);
    await one.probe("reachable");
    await Promise.all([one.review(), other.review()]);
    expect((await violations(first)).every(({ status }) => status === "resolved")).toBe(true);
    expect(await opened(first)).toHaveLength(45);
  });

  test("are opened again only in another outage, after another week", async () => {
    await using made = await scene(engine);
    const { world, developer } = made;
    await made.probe("down");
    await made.at(weekLater).review();
    const [violation] = await violations(world);
    await (await world.owner()).compliance.decide(violation?.id ?? "", { status: "resolved" });
    await made.at("2026-12-05T00:00:00.000Z").review();
    await developer.agents.register({ agent_id: "later", agent_url: url }); // reviews the URL
    await made.readAgents();
    await made.review();
    expect(await violations(world, { agent_id: "weather" })).toMatchObject([{ status: "resolved" }]);
    await made.probe("reachable");
    await made.review();
    await made.at("2026-12-06T00:00:00.000Z").probe("down");
    await made.at("2026-12-12T23:59:59.999Z").review();
    expect(await violations(world, { agent_id: "weather" })).toMatchObject([{ status: "resolved" }]);
    await made.at("2026-12-13T00:00:00.000Z").review();
    expect(await violations(world, { agent_id: "weather" })).toMatchObject([{ status: "open", count: 1 }]);
    expect(await opened(world)).toEqual(["opened", "opened", "reopened", "reopened"]);
  });

  test("of a later outage wait for those of the one before", async () => {
    await using made = await scene(engine);
    await made.probe("down");
    await made.at(weekLater).review();
    await made.probe("reachable");
    await made.at("2026-11-30T00:00:00.000Z").probe("down"); // the job has not run in between
    await made.review();
    expect(await violations(made.world)).toMatchObject([{ status: "resolved" }]);
    await made.at("2026-12-07T00:00:00.000Z").review();
    expect(await violations(made.world)).toMatchObject([{ status: "open" }]);
  });

  test("are opened for an agent that gets the URL of a long outage", async () => {
    await using made = await scene(engine);
    await made.probe("down");
    await made.at(weekLater).review();
    await made.at("2026-12-07T00:00:00.000Z").probe("down"); // dormant since then, and down for longer
    await made.developer.agents.register({ agent_id: "later", agent_url: url });
    await made.readAgents();
    await made.review();
    expect(await violations(made.world, { agent_id: "later" })).toMatchObject([{ status: "open" }]);
  });

  test("are not opened before a probe, if the node did not run", async () => {
    await using made = await scene(engine);
    const { world } = made;
    await made.probe("down");
    await world.sql("update probe_target set next_at = '2026-11-24T00:00:00.000Z'");
    expect(await made.at("2026-12-24T00:00:00.000Z").review()).toBe(0);
    await made.probe("down", since);
    await made.review();
    expect(await violations(world)).toMatchObject([
      { status: "open", first_seen_at: "2026-12-24T00:00:00.000Z" },
    ]);
  });

  test("are resolved when the owner stops probes, and opened again when the owner permits them", async () => {
    await using made = await scene(engine, ["weather", "neighbour"]);
    const { world, developer } = made;
    await world.sql("update probe_target set is_verified = true, level = 'protocol'");
    await world.sql(
      "update agent_probe set is_verified = true where agent_key = (select max(key) from agent)",
    );
    await made.probe("down");
    await made.at(weekLater).review();
    expect(await violations(world)).toHaveLength(2);
    await developer.liveness.choose("weather", { probes: "none" }); // the verified neighbour is probed all the same
    await made.review();
    expect(await violations(world, { agent_id: "weather" })).toMatchObject([{ status: "resolved" }]);
    expect(await violations(world, { agent_id: "neighbour" })).toMatchObject([{ status: "open" }]);
    await developer.liveness.choose("weather", { probes: null });
    await made.review();
    expect(await violations(world, { agent_id: "weather" })).toMatchObject([{ status: "open" }]);
    await developer.liveness.choose("neighbour", { probes: "none" });
    await made.review();
    expect((await violations(world)).map(({ status }) => status)).toEqual(["resolved", "resolved"]);
  });

  test.each([
    [
      "gets another URL",
      (by: Registry) => by.agents.register({ agent_id: "weather", agent_url: `${url}/2` }),
    ],
    ["is removed", (by: Registry) => by.agents.remove("weather")],
  ])("are resolved when the agent %s", async (_, change) => {
    await using made = await scene(engine);
    const { world, developer } = made;
    await made.probe("down");
    await made.at(weekLater).review();
    await change(developer);
    await made.readAgents();
    await made.review();
    expect(await violations(world)).toMatchObject([{ status: "resolved" }]);
    const left = await world.node.database.all("select * from probe_outage");
    expect(left).toEqual([]);
    expect(
      await world.node.database.all("select * from agent_probe where reported_since is not null"),
    ).toEqual([]);
  });

  test("are resolved when the operator suspends the agent", async () => {
    await using made = await scene(engine);
    const { world } = made;
    await made.probe("down");
    await made.at(weekLater).review();
    await (await world.owner()).agents.setStatus("weather", { status: "suspended" });
    await made.readAgents();
    await made.review();
    expect(await violations(world)).toMatchObject([{ status: "resolved" }]);
  });

  test("are not opened for an agent that changed after its URL was read", async () => {
    await using made = await scene(engine);
    const { world, developer } = made;
    await made.probe("down");
    made.at(weekLater);
    await developer.agents.remove("weather");
    expect(await made.review()).toBe(0);
    await made.readAgents();
    await made.review();
    expect(await violations(world)).toEqual([]);
  });

  test("stay as the operator decided", async () => {
    await using made = await scene(engine, ["waived", "worse"]);
    const { world } = made;
    await made.probe("down");
    await made.at(weekLater).review();
    const owner = await world.owner();
    const [waived] = await violations(world, { agent_id: "waived" });
    await owner.compliance.decide(waived?.id ?? "", { status: "waived", note: "Planned" });
    const finding = { rule: "liveness", severity: "high", detail: "It never was there" } as const;
    await owner.compliance.report({ agent_id: "worse", ...finding });
    await made.probe("reachable");
    await made.review();
    expect(await violations(world, { agent_id: "waived" })).toMatchObject([
      { status: "waived", note: "Planned" },
    ]);
    expect(await violations(world, { agent_id: "worse" })).toMatchObject([
      { status: "open", severity: "high" },
    ]);
  });

  test("end with an outage that ends for another reason", async () => {
    await using made = await scene(engine);
    await made.probe("down");
    await made.at(weekLater).review();
    await made.world.node.database.aside(async (writer) => {
      const target = await writer.get<{ key: number }>("select key from probe_target");
      await writer.run(`update probe_target set memory = '${JSON.stringify(unprobed(0))}'`);
      await endOutage(writer, target?.key ?? 0, made.now);
    });
    await made.review();
    expect(await violations(made.world)).toMatchObject([
      { status: "resolved", note: "The URL of the agent is no longer known to be down." },
    ]);
  });
});
