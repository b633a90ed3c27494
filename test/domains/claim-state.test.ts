/** The state machine of claims, cell by cell, and what checks mean for it. The table is written by hand, apart from the code. */
import { describe, expect, test } from "vitest";
import {
  assess,
  type CheckedClaim,
  type ClaimEvent,
  type ClaimState,
  nextState,
} from "../../server/features/domains/claim-state.ts";
import type { Proof } from "../../server/features/domains/proof.ts";

const events: ClaimEvent[] = [
  ...(["claimed", "moved", "proved", "absent", "absentAgain", "unknown"] as const),
  ...(["unproved", "forgotten", "overdue", "superseded", "removed"] as const),
];

/** The states after these events, in this order. */
const table: Record<ClaimState, string> = {
  pending: "pending pending verified pending pending pending pending pending expired pending withdrawn",
  verified: "verified pending verified verified lost verified stale lost verified verified withdrawn",
  stale: "stale pending verified stale lost stale stale lost stale lost withdrawn",
  lost: "pending pending lost lost lost lost lost lost lost lost withdrawn",
  expired: "pending pending expired expired expired expired expired expired expired expired withdrawn",
  withdrawn:
    "pending pending withdrawn withdrawn withdrawn withdrawn withdrawn withdrawn withdrawn withdrawn withdrawn",
};

const cells = Object.entries(table).flatMap(([state, after]) =>
  after.split(" ").map((next, index): [string, string, string] => [state, events[index] ?? "none", next]),
);

test("the table has every cell", () => {
  expect(cells).toHaveLength(Object.keys(nextState).length * Object.keys(nextState.pending).length);
  expect(Object.keys(nextState.pending).toSorted()).toEqual(events.toSorted());
});

test.each(cells)("%s, %s: %s", (state, event, next) => {
  expect(nextState[state as ClaimState][event as ClaimEvent]).toBe(next); // of the table above
});

const now = Date.parse("2026-11-20T12:00:00Z");
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

const finding = (
  method: Proof["method"],
  outcome: Proof["outcome"],
  level: Proof["level"] = "none",
): Proof => ({
  method,
  outcome,
  level,
  detail: "",
});

function claim(values: Partial<CheckedClaim>): CheckedClaim {
  return {
    state: "verified",
    level: "domain",
    method: "dns",
    expires_at: null,
    proved_at: ago(24),
    absent_since: null,
    ...values,
  };
}

describe("a check of a pending claim", () => {
  const pending = { state: "pending", level: null, method: null, proved_at: null } as const;
  test("is proved by the proof that reaches furthest", () => {
    const findings = [finding("http", "proved", "host"), finding("dns", "proved", "domain")];
    expect(assess(claim(pending), findings, now)).toEqual({ event: "proved", proof: findings[1] });
  });
  test.each([
    [ago(-1), "unknown"],
    [ago(0), "overdue"],
  ])("without a proof, until %s", (expires_at, event) => {
    expect(assess(claim({ ...pending, expires_at }), [finding("http", "absent")], now).event).toBe(event);
  });
});

describe("a check of a verified claim", () => {
  test.each<[string, Partial<CheckedClaim>, Proof["outcome"], ClaimEvent]>([
    ["absent for the first time", {}, "absent", "absent"],
    ["absent again too early", { absent_since: ago(5.9) }, "absent", "absent"],
    ["absent again after six hours", { absent_since: ago(6) }, "absent", "absentAgain"],
    ["unknown for a day", {}, "unknown", "unknown"],
    ["unknown for three days", { proved_at: ago(72) }, "unknown", "unproved"],
    ["unknown for thirteen days", { proved_at: ago(13 * 24) }, "unknown", "unproved"],
    ["unknown for fourteen days", { proved_at: ago(14 * 24) }, "unknown", "forgotten"],
  ])("%s", (_, values, outcome, event) => {
    const findings = [finding("dns", outcome), finding("http", "absent"), finding("card", "unknown")];
    expect(assess(claim(values), findings, now)).toEqual({ event, proof: null });
  });

  test("keeps its level while the name servers fail and a file proves the host", () => {
    const findings = [finding("dns", "unknown"), finding("http", "proved", "host")];
    expect(assess(claim({}), findings, now)).toEqual({ event: "unknown", proof: null });
  });
  test("falls back to the file when it would be lost", () => {
    const findings = [finding("dns", "absent"), finding("http", "proved", "host")];
    expect(assess(claim({ absent_since: ago(7) }), findings, now)).toEqual({
      event: "proved",
      proof: findings[1],
    });
  });
  test("follows a record that does not reach as far any more", () => {
    const findings = [finding("dns", "proved", "host")];
    expect(assess(claim({}), findings, now)).toEqual({ event: "proved", proof: findings[0] });
  });
  test("takes a proof by another method that reaches as far", () => {
    const findings = [finding("dns", "absent"), finding("http", "proved", "host")];
    const expected = { event: "proved", proof: findings[1] };
    expect(assess(claim({ level: "host" }), findings, now)).toEqual(expected);
  });
});
