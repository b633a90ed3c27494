/** The reputation formula: published examples, and properties of any inputs. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evidenceText } from "../../client/evidence/evidence-text.ts";
import { formerMethod, method, wilsonLowerBound } from "../../client/evidence/formula.ts";
import { evidenceDigest, type ReputationInputs, recomputeReputation } from "../../client/evidence.ts";
import {
  type Counts,
  combined,
  dayOf,
  decayed,
  none,
  withReport,
} from "../../server/features/reputation/counts.ts";

/** An example with its expected result, from test/trust/formula-examples.json. */
interface Example {
  name: string;
  method: string;
  inputs: ReputationInputs;
  /** Null if the availability does not count. Only of the present method. */
  availability_lower_bound?: number | null;
  lower_bound: number;
  score: number | null;
  grade: string;
  confidence: string;
}

const published = JSON.parse(readFileSync(new URL("./formula-examples.json", import.meta.url), "utf8")) as {
  examples: Example[];
}; // it has this form

describe("The published examples", () => {
  test("are of the present method, and of the one before", () => {
    expect(new Set(published.examples.map((each) => each.method))).toEqual(new Set([formerMethod, method]));
  });

  test.each(published.examples)(
    "$method: $name",
    ({ inputs, lower_bound, score, grade, confidence, ...example }) => {
      const found = recomputeReputation(inputs);
      expect(Math.abs(found.components.success.lower_bound - lower_bound)).toBeLessThan(1e-9);
      if (score === null) expect(found.score).toBeNull();
      else expect(Math.abs((found.score ?? -1) - score)).toBeLessThan(1e-9);
      expect(found).toMatchObject({ grade, confidence, method: example.method });
      const { availability } = found.components;
      const expected = example.availability_lower_bound;
      if (typeof expected === "number") expect(availability?.lower_bound).toBeCloseTo(expected, 9);
      else expect(availability).toBe(expected);
    },
  );
});

test("n successes have the score n / (n + z²): the fewest for each grade", () => {
  for (const [least, bound] of [
    [73, 0.95],
    [35, 0.9],
    [16, 0.8],
    [9, 0.7],
    [4, 0.5],
  ] as const) {
    expect(wilsonLowerBound(least, least)).toBeCloseTo(least / (least + 1.96 ** 2), 12);
    expect(wilsonLowerBound(least, least)).toBeGreaterThanOrEqual(bound);
    expect(wilsonLowerBound(least - 1, least - 1)).toBeLessThan(bound);
  }
});

describe("A score of exactly the least of a grade", () => {
  const open_violations = { info: 0, low: 0, medium: 0, high: 0, critical: 0 };
  test.each([
    { grade: "A+", score: 0.95, successes: 72.9904000000001 },
    { grade: "A", score: 0.9, successes: 34.57440000000006 },
    { grade: "B", score: 0.8, successes: 15.3664 },
    { grade: "C", score: 0.7, successes: 11.5248, frauds: 5.7624 },
    { grade: "D", score: 0.5, successes: 15.3664, open_violations: { ...open_violations, critical: 1 } },
  ])("$score has the grade $grade", ({ grade, score, ...given }) => {
    const inputs: ReputationInputs = {
      agent_id: "a",
      as_of: "2026-11-20T00:00:00.000Z",
      failures: 0,
      frauds: 0,
      timed: 0,
      latency_sum_ms: 0,
      reporters: 20,
      certifications: [],
      open_violations,
      ...given,
    };
    expect(recomputeReputation(inputs)).toMatchObject({ score, grade });
  });
});

describe("Of any inputs", () => {
  const count = fc.double({ min: 0, max: 5_000, noNaN: true });
  const any: fc.Arbitrary<ReputationInputs> = fc
    .record({
      successes: count,
      failures: count,
      cheating: fc.double({ min: 0, max: 1, noNaN: true }),
      timed: count,
      latency_sum_ms: count,
      reporters: fc.nat(500),
      certifications: fc.subarray(["self_attested", "basic", "verified", "audited"] as const),
      availability: fc.option(
        fc.record({ ratio: fc.double({ min: 0, max: 1, noNaN: true }), n: fc.nat(1_000) }),
      ),
      open_violations: fc.record({
        info: fc.nat(3),
        low: fc.nat(3),
        medium: fc.nat(3),
        high: fc.nat(2),
        critical: fc.nat(2),
      }),
    })
    .map(({ cheating, ...rest }) => ({
      agent_id: "a",
      as_of: "2026-11-20T00:00:00.000Z",
      ...rest,
      frauds: cheating * (rest.successes + rest.failures),
    }));
  /** The score; of too few reports, that of none at all. */
  const scoreOf = (inputs: ReputationInputs) => recomputeReputation(inputs).score ?? -1;
  const holds = (claim: (inputs: ReputationInputs) => void) =>
    fc.assert(fc.property(any, claim), { numRuns: 500 });

  test("the score is between 0 and 1, or null below 10 effective reports", () => {
    holds((inputs) => {
      const { score, grade, confidence } = recomputeReputation(inputs);
      const few = inputs.successes + inputs.failures < 10;
      expect(score === null).toBe(few);
      expect(grade === "NR").toBe(few);
      expect(confidence === "insufficient").toBe(few);
      if (score !== null) expect(score >= 0 && score <= 1).toBe(true);
    });
  });

  test("more positive inputs never lower the score, and more negative inputs never raise it", () => {
    const least = 1e-12; // what rounding may do
    holds((inputs) => {
      fc.pre(inputs.successes + inputs.failures >= 10);
      const score = scoreOf(inputs);
      const { successes, failures, open_violations, certifications } = inputs;
      const rate = inputs.frauds / (successes + failures);
      const more = (change: Partial<ReputationInputs>) => scoreOf({ ...inputs, ...change });
      expect(
        more({ successes: successes + 1, frauds: rate * (successes + failures + 1) }),
      ).toBeGreaterThanOrEqual(score - least);
      expect(more({ failures: failures + 1, frauds: rate * (successes + failures + 1) })).toBeLessThanOrEqual(
        score + least,
      );
      expect(more({ frauds: Math.min(successes + failures, inputs.frauds + 1) })).toBeLessThanOrEqual(score);
      for (const level of ["self_attested", "basic", "verified", "audited"] as const) {
        expect(more({ certifications: [...certifications, level] })).toBeGreaterThanOrEqual(score);
      }
      for (const severity of ["info", "low", "medium", "high", "critical"] as const) {
        const worse = { ...open_violations, [severity]: open_violations[severity] + 1 };
        expect(more({ open_violations: worse })).toBeLessThanOrEqual(score);
      }
    });
  });

  test("the availability moves the score by at most 0.4, and never makes one", () => {
    holds((inputs) => {
      const { score, method: of, components } = recomputeReputation(inputs);
      const { availability, ...former } = inputs;
      const before = recomputeReputation(former);
      expect([of, before.method]).toEqual([method, formerMethod]);
      expect(score === null).toBe(before.score === null);
      if (score === null || before.score === null) return;
      expect(Math.abs(score - before.score)).toBeLessThanOrEqual(0.4 + 1e-12);
      if ((availability?.n ?? 0) < 20) expect(score).toBe(before.score);
      else expect(components.availability).toMatchObject({ n: availability?.n });
    });
  });

  test("the digest depends on the inputs and not on their order", async () => {
    await fc.assert(
      fc.asyncProperty(any, async (inputs) => {
        const turned = Object.fromEntries(Object.entries(inputs).reverse()) as typeof inputs; // the same members
        expect(await evidenceDigest(turned)).toBe(await evidenceDigest(inputs));
        expect(await evidenceDigest({ ...inputs, reporters: inputs.reporters + 1 })).not.toBe(
          await evidenceDigest(inputs),
        );
        expect(JSON.parse(evidenceText(inputs))).toEqual(JSON.parse(JSON.stringify(inputs)));
      }),
      { numRuns: 50 },
    );
  });
});

test("the digest is computed of the canonical form (RFC 8785)", async () => {
  const [first] = published.examples;
  if (!first) throw new Error("There are no examples");
  expect(evidenceText(first.inputs)).toBe(
    '{"agent_id":"weather-agent","as_of":"2026-11-20T00:00:00.000Z","certifications":[],"failures":0,"frauds":0,' +
      '"latency_sum_ms":0,"open_violations":{"critical":0,"high":0,"info":0,"low":0,"medium":0},"reporters":0,' +
      '"successes":0,"timed":0}',
  );
  // printf '%s' '…' | sha256sum
  expect(await evidenceDigest(first.inputs)).toBe(
    "sha256:67a50ce1d0cde94654a94707bf91448bfcc6e2a82be234de4ab84c79be4c8a76",
  );
});

describe("Counts", () => {
  const full: Counts = { successes: 16, failures: 4, frauds: 2, timed: 8, latency_sum_ms: 800 };
  const day = (n: number) => new Date(Date.parse("2026-11-20T00:00:00.000Z") + n * 86_400_000).toISOString();

  test("have a half-life of 30 days", () => {
    const half = { successes: 8, failures: 2, frauds: 1, timed: 4, latency_sum_ms: 400 };
    expect(decayed(full, day(0), day(30))).toEqual(half);
    expect(decayed(full, day(0), day(0))).toEqual(full);
    expect(decayed(full, day(1), day(0))).toEqual(full);
  });

  test("decay equally at once and day by day", () => {
    let counts = full;
    for (let n = 0; n < 100; n++) counts = decayed(counts, day(n), day(n + 1));
    expect(counts.successes).toBeCloseTo(decayed(full, day(0), day(100)).successes, 12);
  });

  test("of one day do not decay relative to each other", () => {
    expect(dayOf("2026-11-20T23:59:59.999Z")).toBe(day(0));
    expect(dayOf("2026-11-21T00:00:00.000Z")).toBe(day(1));
  });

  test("of one account are capped at 25, and its latest reports count most", () => {
    let counts = none;
    for (let n = 0; n < 25; n++) counts = withReport(counts, { outcome: "success", latency_ms: 10 });
    expect(counts).toEqual({ ...none, successes: 25, timed: 25, latency_sum_ms: 250 });
    for (let n = 0; n < 25; n++) counts = withReport(counts, { outcome: "failure", fraud: true });
    expect(counts.successes + counts.failures).toBeCloseTo(25, 12);
    expect(counts.failures).toBeGreaterThan(15);
    expect(counts.frauds).toBeCloseTo(counts.failures, 12);
  });

  test("never fall below zero by rounding", () => {
    const counts = { ...none, successes: 0.1 + 0.2 };
    expect(combined({ ...none, successes: 0.3 }, counts, -1)).toEqual(none);
  });
});
