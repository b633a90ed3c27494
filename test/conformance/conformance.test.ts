/** The conformance program passes our own node, and what it prints and returns. */
import { describe, expect, test } from "vitest";
import { profiles } from "../../conformance/check.ts";
import { type Report, runConformance } from "../../conformance/run.ts";
import { engines } from "../engines.ts";
import { createSubject } from "./subject.ts";

/** What a run of our own node cannot check, and why. */
const notApplicable = [
  "The example leads to no resource of this node.",
  "It needs the token of the node's monitoring.",
  "Agents that adapters register belong to nobody, so the run could not delete them.",
];

function failuresOf({ results }: Report): string[] {
  return results
    .filter(({ outcome }) => outcome === "failed")
    .map(({ check, reason }) => `${check.subject}: ${check.name}: ${reason}`);
}

function reasonsOf({ results }: Report): string[] {
  return [
    ...new Set(
      results.flatMap(({ outcome, reason }) => (outcome === "not applicable" ? (reason ?? "") : [])),
    ),
  ];
}

describe.each(engines)("on %s", (engine) => {
  test("our node passes every profile, and is left as it was found", async () => {
    await using subject = await createSubject(engine);
    const { registry } = subject.world;
    const before = await registry.node.stats();
    const report = await runConformance(subject.optionsOf());
    expect(failuresOf(report)).toEqual([]);
    expect(reasonsOf(report).filter((reason) => !notApplicable.includes(reason))).toEqual([]);
    const played = report.results.filter(({ outcome }) => outcome === "passed");
    expect([...new Set(played.map(({ check }) => check.profile))]).toEqual([...profiles]);
    expect(report.remaining).toEqual([]);
    const after = await registry.node.stats();
    expect(after.total_agents).toBe(before.total_agents);
    expect(after.webhooks).toEqual(before.webhooks);
    expect(after.federation.peers).toEqual(before.federation.peers);
  });
});
