/** The conformance program catches a faulty node. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allChecks } from "../../conformance/checks/all.ts";
import { profiles } from "../../conformance/profiles.ts";
import { runConformance } from "../../conformance/run.ts";
import { faults } from "./faults.ts";
import { type FaultyProxy, faultyProxy } from "./faulty-proxy.ts";
import { createSubject, type Subject } from "./subject.ts";

const caught = faults.filter(({ caughtBy }) => caughtBy !== null);

let subject: Subject;
let proxy: FaultyProxy;
let key: string;

beforeAll(async () => {
  subject = await createSubject("sqlite");
  const developer = await subject.world.developer("pro");
  key = (await developer.keys.create({ name: "conformance" })).key.raw_key;
  proxy = await faultyProxy(subject.baseUrl);
});

afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  await subject[Symbol.asyncDispose]();
});

/** Plays one check through the proxy: those of the profile core with a key, because each sign-in takes as long as ten of them. */
async function outcomeOf(check: string) {
  const isCore = allChecks.some(
    ({ profile, subject, name }) => profile === "core" && `${subject}: ${name}` === check,
  );
  const options = subject.optionsOf({
    baseUrl: proxy.baseUrl,
    profiles,
    only: [check],
    ...(isCore && { credentials: { key } }),
  });
  const { results } = await runConformance(options);
  return results.map(({ check: { subject: about, name }, outcome }) => ({
    check: `${about}: ${name}`,
    outcome,
  }));
}

describe("the conformance program", () => {
  test.each(caught)("catches that $name", async ({ caughtBy, ...fault }) => {
    const check = caughtBy ?? "";
    proxy.setFault(fault);
    expect(await outcomeOf(check)).toEqual([{ check, outcome: "failed" }]);
  });

  test("fails none of these checks without a fault", async () => {
    proxy.setFault({});
    const checks = [...new Set(caught.map(({ caughtBy }) => caughtBy ?? ""))];
    const options = subject.optionsOf({ baseUrl: proxy.baseUrl, profiles, only: checks });
    const { results } = await runConformance(options);
    expect(
      results.filter(({ outcome }) => outcome !== "passed").map(({ check, reason }) => [check.name, reason]),
    ).toEqual([]);
    expect(results.map(({ check }) => `${check.subject}: ${check.name}`).sort()).toEqual(checks.sort());
  });

  test("catches at least 90 % of the faults, and the rest are explained", () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.length).toBeGreaterThanOrEqual(40);
    expect(caught.length / faults.length).toBeGreaterThanOrEqual(0.9);
    expect(faults.filter(({ caughtBy, because }) => (caughtBy === null) !== (because !== undefined))).toEqual(
      [],
    );
  });
});
