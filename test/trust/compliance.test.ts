/** Violations: one per agent and rule, with an event when it opens or its severity increases. */
import { describe, expect, test } from "vitest";
import type { Schemas } from "../../client/index.ts";
import { engines } from "../engines.ts";
import { header } from "../responses.ts";
import { all } from "../webhooks/scene.ts";
import { createWorld } from "../world.ts";
import { agent_id, eventsOf, weather, withAgent } from "./people.ts";

const rule = "endpoint-https";

function found(severity: Schemas["Severity"], detail: string = severity): Schemas["ViolationReport"] {
  return { agent_id, rule, severity, detail };
}

describe.each(engines)("on %s", (engine) => {
  test("a repeated violation is counted, and emits an event only if its severity increases", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const { compliance } = await world.owner();
    const first = await compliance.report(found("medium"));
    expect(first).toMatchObject({ agent_id, rule, status: "open", severity: "medium", count: 1, note: null });
    expect(await compliance.report(found("medium", "again"))).toMatchObject({ count: 2, detail: "medium" });
    expect(await compliance.report(found("low"))).toMatchObject({ count: 3, severity: "medium" });
    const worse = await compliance.report(found("critical"));
    expect(worse).toMatchObject({ id: first.id, count: 4, severity: "critical", detail: "critical" });
    expect(worse.first_seen_at).toBe(first.first_seen_at);
    expect(worse.last_seen_at > first.last_seen_at).toBe(true);
    const events = await eventsOf(world, "compliance.violation");
    expect(events.map(({ payload }) => payload)).toMatchObject([
      {
        agent_id,
        name: "Weather",
        change: "opened",
        violation: { id: first.id, severity: "medium", count: 1 },
      },
      { change: "escalated", violation: { severity: "critical", count: 4, detail: "critical" } },
    ]);
  });

  test("the next report reopens a resolved violation with the new severity", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const { compliance } = await world.owner();
    const { id } = await compliance.report(found("high"));
    const decided = await compliance.decide(id, { status: "resolved", note: "mended" });
    expect(decided).toMatchObject({ id, status: "resolved", note: "mended" });
    expect(decided.decided_at).not.toBeNull();
    const again = await compliance.decide(id, { status: "resolved" });
    expect(again).toEqual(decided);
    expect(await compliance.report(found("low"))).toMatchObject({
      id,
      status: "open",
      severity: "low",
      count: 1,
      note: null,
      decided_at: null,
    });
    const events = await eventsOf(world, "compliance.violation");
    expect(events.map(({ payload }) => payload.change)).toEqual(["opened", "reopened"]);
  });

  test("a waived violation stays waived, unless its severity increases", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const { compliance } = await world.owner();
    const { id } = await compliance.report(found("medium"));
    await compliance.decide(id, { status: "waived", note: "by contract" });
    expect(await compliance.report(found("medium"))).toMatchObject({ status: "waived", count: 2 });
    expect(await compliance.report(found("high"))).toMatchObject({
      status: "open",
      severity: "high",
      count: 1,
    });
    const events = await eventsOf(world, "compliance.violation");
    expect(events.map(({ payload }) => payload.change)).toEqual(["opened", "reopened"]);
  });

  test("violations are listed by agent, status and severity", async () => {
    await using world = await createWorld(engine);
    const owner = await withAgent(world);
    await owner.agents.register({ ...weather, agent_id: "other" });
    const { compliance } = await world.owner();
    const { id } = await compliance.report(found("high"));
    await compliance.report({ ...found("low"), rule: "facts/required" });
    await compliance.report({ ...found("high"), agent_id: "other" });
    await compliance.decide(id, { status: "resolved" });
    const seen = async (query: Parameters<typeof compliance.list>[0]) =>
      (await all(world.registry.compliance.list({ ...query, limit: 1 }))).map((each) => [
        each.agent_id,
        each.rule,
      ]);
    expect(await seen({})).toEqual([
      ["other", rule],
      [agent_id, "facts/required"],
      [agent_id, rule],
    ]);
    expect(await seen({ agent_id })).toEqual([
      [agent_id, "facts/required"],
      [agent_id, rule],
    ]);
    expect(await seen({ status: ["open"], severity: ["high", "critical"] })).toEqual([["other", rule]]);
  });

  test("the counts and the ETag change with each step, even without an event", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const { compliance } = await world.owner();
    let etag = "";
    const figures = async () => {
      const { compliance: now } = await world.registry.node.stats();
      expect(header(world, "etag")).not.toBe(etag);
      etag = header(world, "etag") ?? "";
      return now;
    };
    expect(await figures()).toEqual({ open_violations: 0, by_severity: {} });
    const { id } = await compliance.report(found("low"));
    expect(await figures()).toEqual({ open_violations: 1, by_severity: { low: 1 } });
    await compliance.report(found("high"));
    expect(await figures()).toEqual({ open_violations: 1, by_severity: { high: 1 } });
    await compliance.decide(id, { status: "waived" });
    expect(await figures()).toEqual({ open_violations: 0, by_severity: {} });
    await compliance.report(found("critical"));
    expect(await figures()).toEqual({ open_violations: 1, by_severity: { critical: 1 } });
  });
});
