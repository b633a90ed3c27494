/** Reputations: which reports count, their score, and that clients can recompute it. */
import { describe, expect, test, vi } from "vitest";
import { evidenceDigest, recomputeReputation } from "../../client/evidence.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { header, outcomeOf } from "../responses.ts";
import { isEveryday } from "../runs.ts";
import { all } from "../webhooks/scene.ts";
import { type Browser, createWorld, withoutExpiry } from "../world.ts";
import {
  agent_id,
  eventsOf,
  oneReporter,
  reporters,
  reports,
  thought,
  weather,
  withAgent,
} from "./people.ts";

const ten = Array<"success">(10).fill("success");
const day = 86_400_000;

describe.each(engines)("on %s", (engine) => {
  test("an agent has no score below 10 reports; clients can recompute the score from the tenth on", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const blank = await thought(world);
    expect(blank).toMatchObject({ score: null, grade: "NR", confidence: "insufficient" });
    const reporter = await world.keyed(await oneReporter(world));
    await reports(world, reporter, ten.slice(1));
    expect(await thought(world)).toMatchObject({ score: null, grade: "NR", inputs: { successes: 9 } });
    expect(await eventsOf(world, "reputation.updated")).toEqual([]);
    await reporter.reputation.report({ agent_id, outcome: "failure", latency_ms: 250, fraud: true });

    const now = await thought(world);
    expect(now).toMatchObject({
      grade: "D",
      confidence: "low",
      method: "observer-wilson-v2",
      components: { success: { value: 0.9, n: 10 }, fraud_rate: 0.1, mean_latency_ms: 250 },
      inputs: {
        as_of: "2026-11-21T00:00:00.000Z",
        successes: 9,
        failures: 1,
        frauds: 1,
        timed: 1,
        reporters: 1,
      },
    });
    const { score, grade, confidence, components, method, inputs, evidence_digest } = now;
    expect(recomputeReputation(inputs)).toEqual({ score, grade, confidence, components, method });
    expect(await evidenceDigest(inputs)).toBe(evidence_digest);
    const [event, ...more] = await eventsOf(world, "reputation.updated");
    expect(more).toEqual([]);
    expect(event?.payload).toMatchObject({
      agent_id,
      name: "Weather",
      change: "grade",
      method,
      evidence_digest,
      previous: { score: null, grade: "NR" },
      current: { score, grade },
    });
  });

  test.skipIf(isEveryday)("a thousand reports of an account within a minute count as one", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const reporter = await oneReporter(world);
    world.stand("2026-11-21T16:15:30.000Z");
    let counted = 0;
    for (let batch = 0; batch < 20; batch++) {
      world.stand(`2026-11-21T16:${15 + Math.floor(batch / 10)}:${30 - Math.floor(batch / 10)}.000Z`);
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => reporter.reputation.report({ agent_id, outcome: "success" })),
      );
      counted += responses.filter((each) => each.counted).length;
      expect(responses.every((each) => each.next_counted_at === "2026-11-21T16:16:30.000Z")).toBe(true);
    }
    expect(counted).toBe(1);
    expect((await thought(world)).inputs).toMatchObject({ successes: 1, reporters: 1 });
    world.stand("2026-11-21T16:16:30.000Z");
    expect(await reporter.reputation.report({ agent_id, outcome: "success" })).toMatchObject({
      counted: true,
    });
  });

  describe("an account in its first 24 hours", () => {
    test("makes reports that never count, and gets the time from which its reports count", async () => {
      await using world = await createWorld(engine);
      await withAgent(world);
      const young = await Promise.all(Array.from({ length: 14 }, () => world.developer()));
      const until = new Date(
        Date.parse((await (young[0] as Browser).accounts.session()).account.created_at) + day,
      );
      const [first] = await Promise.all(
        young.map((each) => each.reputation.report({ agent_id, outcome: "failure", fraud: true })),
      );
      expect(first).toMatchObject({
        counted: false,
        next_counted_at: until.toISOString(),
        reputation: { score: null, grade: "NR" },
      });
      expect((await thought(world)).inputs).toMatchObject({ failures: 0, frauds: 0, reporters: 0 });
      world.pass(day);
      expect((await thought(world)).inputs).toMatchObject({ failures: 0, frauds: 0, reporters: 0 });
      const later = await young[0]?.reputation.report({ agent_id, outcome: "success" });
      expect(later).toMatchObject({ counted: true });
      const { inputs, evidence_digest } = await thought(world);
      expect(inputs).toMatchObject({ successes: 1, failures: 0, frauds: 0, reporters: 1 });
      expect(await evidenceDigest(inputs)).toBe(evidence_digest);
    });

    test("makes reports with a key that do not count until exactly that time", async () => {
      await using world = await createWorld(engine);
      await withAgent(world);
      const keyed = await world.keyed(await world.developer());
      const { next_counted_at } = await keyed.reputation.report({ agent_id, outcome: "success" });
      world.stand(new Date(Date.parse(next_counted_at) - 1).toISOString());
      expect(await keyed.reputation.report({ agent_id, outcome: "success" })).toMatchObject({
        counted: false,
        next_counted_at,
      });
      world.stand(next_counted_at);
      expect(await keyed.reputation.report({ agent_id, outcome: "success" })).toMatchObject({
        counted: true,
      });
    });
  });

  test("accounts cannot rate their own agents, and earlier reports of a new owner are removed", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register(weather);
    const [one, other] = (await reporters(world, 2)) as [Browser, Browser];
    await reports(world, one, ["success", "success"]);
    await reports(world, other, ["failure"]);
    await one.agents.register({ ...weather, description: "Mine." });
    expect(await outcomeOf(one.reputation.report({ agent_id, outcome: "success" }))).toBe("own_agent_report");
    await reports(world, other, ["failure"]);
    expect((await thought(world)).inputs).toMatchObject({ successes: 0, failures: 2, reporters: 1 });
  });

  test("one account counts for at most 25 reports", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const [one, other] = (await reporters(world, 2)) as [Browser, Browser];
    await reports(world, one, Array(30).fill("success"));
    await reports(world, other, ["failure"]);
    const { inputs, confidence } = await thought(world);
    expect(inputs.successes).toBeCloseTo(25, 9);
    expect(inputs).toMatchObject({ failures: 1, reporters: 2 });
    expect(confidence).toBe("low");
  });

  test("active certifications and open violations count", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    await reports(world, await oneReporter(world), [...ten, ...ten]);
    const plain = (await thought(world)).score ?? 0;
    const { certifications, compliance } = await world.owner();
    const { id } = await certifications.issue({ agent_id, level: "audited" });
    expect((await thought(world)).score).toBeCloseTo(plain + 0.2 * (1 - plain), 12);
    const { id: violation } = await compliance.report({ agent_id, rule: "r", severity: "high", detail: "d" });
    expect((await thought(world)).score).toBeCloseTo(plain + 0.2 * (1 - plain) - 0.1, 12);
    await certifications.revoke(id, { reason: "unspecified" });
    await compliance.decide(violation, { status: "waived" });
    const now = await thought(world);
    expect(now.score).toBe(plain);
    expect(now.inputs).toMatchObject({ certifications: [], open_violations: { high: 0 } });
    const events = await eventsOf(world, "reputation.updated");
    expect(events.at(-1)?.payload).toMatchObject({ current: { score: plain, grade: "B" } });
  });

  test("an expired certification does not count, also before the job has written its expiry", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    await withAgent(world);
    const reporter = await oneReporter(world);
    await reports(world, reporter, [...ten, ...ten]);
    const { certifications } = await world.owner();
    const expires_at = "2026-11-21T17:00:00Z";
    await certifications.issue({ agent_id, level: "audited", expires_at });
    expect((await thought(world)).inputs.certifications).toEqual(["audited"]);
    world.stand(expires_at);
    await reporter.reputation.report({ agent_id, outcome: "success" });
    const { inputs, components } = await thought(world);
    expect({ counted: inputs.certifications, lift: components.certification }).toEqual({
      counted: [],
      lift: 0,
    });
    expect(await eventsOf(world, "cert.revoked")).toEqual([]);
  });

  test("an event is emitted when the score differs by 0.01 from the last emitted score, in however small steps", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    for (const each of await reporters(world, 4)) await reports(world, each, [...ten, ...ten, ...ten]);
    const events = await eventsOf(world, "reputation.updated");
    let last = { score: null as number | null, grade: "NR" };
    for (const { event, payload } of events) {
      if (event !== "reputation.updated") throw new Error(`${event} was not asked for`);
      const { previous, current, change } = payload;
      expect(previous).toEqual(last);
      expect(change).toBe(previous.grade === current.grade ? "score" : "grade");
      if (change === "score") expect((current.score ?? 0) - (previous.score ?? 0)).toBeGreaterThan(0.0099);
      last = current;
    }
    expect(Math.abs((await thought(world)).score ?? 0) - (last.score ?? 0)).toBeLessThan(0.01);
    expect(events.length).toBeLessThan(40);
  });

  test("scores age without new reports, until there are too few effective reports", async () => {
    await using world = await createWorld(engine, {}, { jobIntervals: { expiryMs: 60_000, agingMs: 20 } });
    await withAgent(world);
    const reporter = await oneReporter(world);
    await reports(world, reporter, [...ten, ...ten]);
    await world.registry.agents.register({ agent_id: "unrated", agent_url: "https://unrated.example.com/" });
    await reporter.reputation.report({ agent_id: "unrated", outcome: "success" }); // has no score that could age
    expect((await world.registry.node.stats()).reputation).toEqual({ rated: 1, by_grade: { B: 1 } });
    world.pass(30 * day);
    await vi.waitUntil(async () => (await thought(world)).inputs.as_of.startsWith("2026-12-21"), hang);
    const later = await thought(world);
    expect(later.inputs.successes).toBeCloseTo(10, 9);
    world.pass(day);
    await vi.waitUntil(async () => (await thought(world)).grade === "NR", hang);
    expect((await world.registry.node.stats()).reputation).toEqual({ rated: 0, by_grade: {} });
    const events = await eventsOf(world, "reputation.updated");
    expect(events.at(-1)?.payload).toMatchObject({ change: "grade", current: { score: null, grade: "NR" } });
  });

  test("a deleted agent emits no events, and keeps its reputation when it is restored", async () => {
    await using world = await createWorld(engine);
    const owner = await withAgent(world);
    await reports(world, await oneReporter(world), ten);
    const before = await thought(world);
    await owner.agents.remove(agent_id);
    const gone = await world.registry.reputation.get({ agent_id });
    expect(gone).toMatchObject({ reputations: [], missing: [agent_id] });
    expect((await world.registry.node.stats()).reputation.rated).toBe(0);
    await owner.agents.register(weather);
    expect(await thought(world)).toMatchObject({ score: before.score, inputs: before.inputs });
    expect((await world.registry.node.stats()).reputation.by_grade).toEqual({ C: 1 });
    expect(await eventsOf(world, "reputation.updated")).toHaveLength(1);
  });

  test("reputations are read by ids or by pages, with an ETag", async () => {
    await using world = await createWorld(engine);
    const owner = await withAgent(world);
    for (const id of ["a", "b", "unknown-to-all"]) await owner.agents.register({ ...weather, agent_id: id });
    const reporter = await oneReporter(world);
    for (const id of ["a", "b", agent_id]) {
      await reporter.reputation.report({ agent_id: id, outcome: "success" });
    }
    const { get, list } = world.registry.reputation;
    const response = await get({ agent_id: ["b", "nobody", "a", "unknown-to-all", "b"] });
    expect(response.reputations.map((each) => each.agent_id)).toEqual(["b", "a", "unknown-to-all"]);
    expect(response).toMatchObject({ missing: ["nobody"], count: 3, next_cursor: null });
    const repeated = await world.send(
      "GET",
      "/reputation?agent_id=b&agent_id=nobody&agent_id=a,unknown-to-all",
    );
    expect(await repeated.json()).toEqual(response);
    expect((await all(list({ limit: 1 }))).map((each) => each.agent_id)).toEqual(["b", "a", agent_id]);

    await get({ agent_id: "a" });
    const etag = header(world, "etag") ?? "";
    expect(await outcomeOf(get({ agent_id: "a" }, { ifNoneMatch: etag }))).toBe("not_modified");
    world.pass(60_000);
    await reporter.reputation.report({ agent_id: "b", outcome: "success" });
    expect(await outcomeOf(get({ agent_id: "a" }, { ifNoneMatch: etag }))).toBe("not_modified");
    await reporter.reputation.report({ agent_id: "a", outcome: "success" });
    expect(await outcomeOf(get({ agent_id: "a" }, { ifNoneMatch: etag }))).toBe("served");
  });

  test("the writes of a report do not grow with the number of earlier reports", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const reporter = await oneReporter(world);
    const rows = async () => {
      const [counts] = await world.node.database.all<Record<string, number>>(
        `select (select count(*) from reputation_reporter) as reporters, (select count(*) from reputation) as snapshots,
          (select max(length(document)) from reputation) as size`,
      );
      return counts;
    };
    await reports(world, reporter, ten);
    const early = await rows();
    await reports(world, reporter, [...ten, ...ten, ...ten]);
    const late = await rows();
    expect(late).toMatchObject({ reporters: 1, snapshots: 1 });
    expect(Math.abs(Number(late?.size) - Number(early?.size))).toBeLessThan(200);
  });
});
