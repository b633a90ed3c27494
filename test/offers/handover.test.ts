/** Which reports about an agent count after it got another owner, another host, or both. */
import { describe, expect, test } from "vitest";
import { evidenceDigest, recomputeReputation } from "../../client/evidence.ts";
import type { Reputation } from "../../client/index.ts";
import { type EngineName, engines } from "../engines.ts";
import { oneReporter } from "../trust/people.ts";
import { all } from "../webhooks/scene.ts";
import {
  agent,
  completeNow,
  day,
  handOver,
  offerAgent,
  offerScene,
  type Party,
  type Scene,
} from "./scene.ts";

/** Has an account report, each time so that it counts. */
async function report({ world }: Scene, { reputation }: Party["registry"], count = 12): Promise<void> {
  for (let n = 0; n < count; n++) {
    await reputation.report({ agent_id: "a", outcome: "success" });
    world.pass(60_000);
  }
}

/** A young agent with 12 reports, made by an account that is none of the two. */
async function reportedScene(engine: EngineName): Promise<Scene> {
  const scene = await offerScene(engine);
  const reporter = await scene.world.keyed(await oneReporter(scene.world));
  await report(scene, reporter);
  return scene;
}

async function ratingOf({ world }: Scene): Promise<Reputation | undefined> {
  return (await world.registry.reputation.get({ agent_id: "a" })).reputations[0];
}

/** Moves the agent to another host. */
async function move({ registry }: Party, host = "b.example.com"): Promise<void> {
  await registry.agents.register({ ...agent, agent_url: `https://${host}/a2a` });
}

const reset = { score: null, grade: "NR", inputs: { successes: 0, failures: 0, reporters: 0 } };

describe.each(engines)("on %s", (engine) => {
  test("reports survive a transfer while the host stays, whatever else of the URL changes", async () => {
    await using scene = await reportedScene(engine);
    const before = await ratingOf(scene);
    await handOver(scene);
    await scene.taker.registry.agents.register({ ...agent, agent_url: "http://A.example.com:8443/other" });
    expect(await ratingOf(scene)).toEqual(before);
    expect(before?.score).not.toBeNull();
  });

  test("reports survive another host while the owner stays", async () => {
    await using scene = await reportedScene(engine);
    const before = await ratingOf(scene);
    await move(scene.giver);
    expect(await ratingOf(scene)).toEqual(before);
  });

  test.each([
    [
      "the owner, then the host",
      async (scene: Scene) => {
        await handOver(scene);
        scene.world.pass(29 * day);
        await move(scene.taker);
      },
    ],
    [
      "the host, then the owner",
      async (scene: Scene) => {
        await move(scene.giver);
        scene.world.pass(28 * day);
        await scene.taker.registry.offers.accept((await offerAgent(scene)).id);
        scene.world.pass(day);
        await completeNow(scene.world);
      },
    ],
    [
      "the owner, then the host of the agent that was deleted and registered again",
      async (scene: Scene) => {
        await handOver(scene);
        await scene.taker.registry.agents.remove("a");
        await move(scene.taker);
      },
    ],
  ])("both within 30 days end all reports: %s", async (_, change) => {
    await using scene = await reportedScene(engine);
    expect((await ratingOf(scene))?.score).not.toBeNull();
    await change(scene);
    const rated = await ratingOf(scene);
    expect(rated).toMatchObject(reset);
    const { score, grade, confidence, components, method, inputs, evidence_digest } = rated as Reputation; // it is there
    expect(recomputeReputation(inputs)).toEqual({ score, grade, confidence, components, method });
    expect(await evidenceDigest(inputs)).toBe(evidence_digest);
    const events = await all(scene.world.registry.events.list({ types: ["reputation.updated"] }));
    expect(events.at(-1)?.payload).toMatchObject({ change: "grade", current: { score: null, grade: "NR" } });
  });

  test("an account whose reports ended can report again, and they count from then on", async () => {
    await using scene = await offerScene(engine);
    const reporter = await scene.world.keyed(await oneReporter(scene.world));
    await report(scene, reporter);
    await handOver(scene);
    await move(scene.taker);
    await report(scene, reporter, 11);
    expect(await ratingOf(scene)).toMatchObject({ inputs: { successes: 11, reporters: 1 } });
    await move(scene.taker, "c.example.com");
    expect(await ratingOf(scene)).toMatchObject({ inputs: { successes: 11, reporters: 1 } });
  });

  test("both end all reports too if an agent without an owner is adopted with another host", async () => {
    await using scene = await offerScene(engine);
    const { world, taker } = scene;
    const unowned = { agent_id: "free", agent_url: "https://free.example.com/" };
    await world.registry.agents.register(unowned);
    const reporter = await world.keyed(await oneReporter(world));
    await reporter.reputation.report({ agent_id: "free", outcome: "success" });
    await taker.registry.agents.register({ ...unowned, agent_url: "https://taken.example.com/" });
    const [rated] = (await world.registry.reputation.get({ agent_id: "free" })).reputations;
    expect(rated).toMatchObject(reset);
  });

  test("the changes are too far apart after 30 days", async () => {
    await using scene = await reportedScene(engine);
    await handOver(scene);
    scene.world.pass(31 * day);
    await move(scene.taker);
    expect((await ratingOf(scene))?.inputs.reporters).toBe(1);
  });

  test("reports of the new owner do not count any more, and those of the former one count from now on", async () => {
    await using scene = await offerScene(engine);
    const { giver, taker, world } = scene;
    world.pass(2 * day);
    await report(scene, taker.registry);
    expect(await ratingOf(scene)).toMatchObject({ inputs: { successes: 12, reporters: 1 } });
    await handOver(scene);
    expect(await ratingOf(scene)).toMatchObject(reset);
    await expect(
      taker.registry.reputation.report({ agent_id: "a", outcome: "success" }),
    ).rejects.toMatchObject({
      code: "own_agent_report",
    });
    await report(scene, giver.registry, 1);
    expect(await ratingOf(scene)).toMatchObject({ inputs: { successes: 1, reporters: 1 } });
  });
});
