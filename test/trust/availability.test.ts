/** The availability in reputations: which probes count and when, and that they alone give no grade. */
import { describe, expect, test } from "vitest";
import { evidenceDigest, type ReputationInputs, recomputeReputation } from "../../client/evidence.ts";
import { updateTargets } from "../../server/features/liveness/targets.ts";
import { type Day, withProbe } from "../../server/features/liveness/uptime.ts";
import { recomputeAgedReputations } from "../../server/features/reputation/aging.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld, withoutExpiry } from "../world.ts";
import { agent_id, eventsOf, oneReporter, reports, thought, withAgent } from "./people.ts";

const day = 86_400_000;
const start = Date.parse("2026-11-21T00:00:00.000Z");

/** A probe, and whether there was a response. */
interface Probe {
  at: number;
  responded: boolean;
}

/** Writes the probes of the only URL, as the prober counts them. */
async function probed({ node: { database }, sql }: TestWorld, probes: readonly Probe[]): Promise<void> {
  while ((await updateTargets(database, () => new Date(start))) === 0);
  const days = probes.reduce<Day[]>(
    (known, { at, responded }) => withProbe(known, new Date(at), responded ? "responded" : "failed"),
    [],
  );
  await sql(`update probe_target set level = 'reachable', days = '${JSON.stringify(days)}'`);
}

/** The availability at an instant, from all probes. */
function bruteForce(probes: readonly Probe[], now: number): ReputationInputs["availability"] {
  const today = Math.floor(now / day);
  const counted = probes.filter(
    ({ at }) => Math.floor(at / day) < today && Math.floor(at / day) >= today - 29,
  );
  if (counted.length < 20) return null;
  const byDay = Map.groupBy(counted, ({ at }) => Math.floor(at / day));
  const shares = [...byDay.values()].map(
    (each) => each.filter(({ responded }) => responded).length / each.length,
  );
  const ratio = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { ratio: Math.round(ratio * 10_000) / 10_000, n: counted.length };
}

/** Probes every six hours from an instant on, of which one in seven fails. */
function everySixHours(from: number, count: number): Probe[] {
  return Array.from({ length: count }, (_, index) => ({
    at: from + index * (day / 4),
    responded: index % 7 !== 3,
  }));
}

/** Recomputes what is of an earlier day. */
async function age(world: TestWorld, now: number): Promise<void> {
  world.stand(new Date(now).toISOString());
  while ((await recomputeAgedReputations(world.node.database, () => new Date(now))) === 0);
}

async function recomputes(world: TestWorld): Promise<Awaited<ReturnType<typeof thought>>> {
  const found = await thought(world);
  const { score, grade, confidence, components, method, inputs, evidence_digest } = found;
  expect(recomputeReputation(inputs)).toEqual({ score, grade, confidence, components, method });
  expect(await evidenceDigest(inputs)).toBe(evidence_digest);
  return found;
}

describe.each(engines)("the availability in reputations on %s", (engine) => {
  test("is that of the 29 whole days before, on each day", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    await withAgent(world);
    const reporter = await world.keyed(await oneReporter(world));
    await reports(world, reporter, Array(24).fill("success"));
    const probes = everySixHours(start + 9 * 3_600_000, 4 * 45);
    for (const days of [2, 5, 6, 7, 30, 31, 44]) {
      const now = start + days * day + 60_000;
      const known = probes.filter(({ at }) => at <= now);
      await probed(world, known);
      await age(world, now);
      const { inputs, components, method } = await recomputes(world);
      expect({ days, availability: inputs.availability }).toEqual({
        days,
        availability: bruteForce(known, now),
      });
      expect(components.availability?.n).toBe(inputs.availability?.n);
      expect(method).toBe("observer-wilson-v2");
    }
    expect(bruteForce(probes, start + 44 * day)).toMatchObject({ n: 29 * 4 });
  });

  test("changes no score before the next day, whatever the probes of a day find", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    await withAgent(world);
    const reporter = await world.keyed(await oneReporter(world));
    await reports(world, reporter, Array(24).fill("success"));
    const good = everySixHours(start - 25 * day, 4 * 25).map(({ at }) => ({ at, responded: true }));
    await probed(world, good);
    await age(world, start + 2 * day);
    const before = await recomputes(world);
    const tag = async () => (await world.send("GET", `/reputation?agent_id=${agent_id}`)).headers.get("etag");
    const [tagBefore, events] = [await tag(), await eventsOf(world, "reputation.updated")];
    const bad = Array.from({ length: 24 }, (_, hour) => ({
      at: start + 2 * day + hour * 3_600_000,
      responded: false,
    }));
    await probed(world, [...good, ...bad]);
    await age(world, start + 2 * day + 23 * 3_600_000);
    expect(await tag()).toBe(tagBefore);
    expect(await eventsOf(world, "reputation.updated")).toEqual(events);
    await reporter.reputation.report({ agent_id, outcome: "success" }); // computes it again
    expect((await recomputes(world)).inputs.availability).toEqual(before.inputs.availability);
    const reported = await eventsOf(world, "reputation.updated");
    await age(world, start + 3 * day);
    const after = await recomputes(world);
    expect(after.inputs.availability).toEqual(bruteForce([...good, ...bad], start + 3 * day));
    expect(after.score).toBeLessThan((before.score ?? 0) - 0.01);
    expect(await eventsOf(world, "reputation.updated")).toHaveLength(reported.length + 1);
  });

  test("gives no grade without reports, however often an agent responds", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    await withAgent(world);
    await probed(
      world,
      everySixHours(start - 25 * day, 4 * 25).map(({ at }) => ({ at, responded: true })),
    );
    await age(world, start + day);
    expect(await thought(world)).toMatchObject({ score: null, grade: "NR", inputs: { availability: null } });
    const { reputations } = await world.registry.reputation.list().page();
    expect(reputations).toEqual([]);
    const reporter = await world.keyed(await oneReporter(world));
    await reports(world, reporter, Array(9).fill("success"));
    expect(await recomputes(world)).toMatchObject({
      score: null,
      grade: "NR",
      confidence: "insufficient",
      components: { availability: { value: 1 } },
    });
    await reports(world, reporter, ["success"]);
    const { score, components } = await recomputes(world);
    const observed = 0.4 * (components.availability?.lower_bound ?? 0) + 0.6 * components.success.lower_bound;
    expect(score).toBeCloseTo(observed, 12);
  });

  test("ends when the owner stops probes", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    const owner = await withAgent(world);
    const reporter = await world.keyed(await oneReporter(world));
    await probed(world, everySixHours(start - 25 * day, 4 * 25));
    await reports(world, reporter, Array(12).fill("success"));
    expect((await recomputes(world)).inputs.availability).not.toBeNull();
    await owner.liveness.choose(agent_id, { probes: "none" });
    await reports(world, reporter, ["success"]);
    expect((await recomputes(world)).inputs.availability).toBeNull();
  });

  test("is not in scores of the former method, which clients can recompute until the next day", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    await withAgent(world);
    const reporter = await world.keyed(await oneReporter(world));
    await probed(world, everySixHours(start - 25 * day, 4 * 25));
    await reports(world, reporter, Array(24).fill("success"));
    const { availability: _, ...inputs } = (await thought(world)).inputs;
    const former = {
      ...(await thought(world)),
      ...recomputeReputation(inputs),
      inputs,
      evidence_digest: await evidenceDigest(inputs),
    };
    await world.sql(`update reputation set document = '${JSON.stringify(former)}'`);
    const served = await recomputes(world);
    expect(served).toEqual(former);
    expect(served).toMatchObject({ method: "observer-wilson-v1" });
    expect(served.components).not.toHaveProperty("availability");
    await age(world, start + 2 * day);
    expect(await recomputes(world)).toMatchObject({
      method: "observer-wilson-v2",
      inputs: { availability: bruteForce(everySixHours(start - 25 * day, 4 * 25), start + 2 * day) },
    });
  });
});
