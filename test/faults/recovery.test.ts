/** A node under load while a fault of its database comes and goes. `npm run faults` plays the same for longer. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { faults, type Played, playFaults } from "./catalogue.ts";
import type { Fault } from "./fault.ts";
import { rejectedStarts } from "./rejected-starts.ts";

const played = faults.filter(
  ({ engine, possible, shownBy }) => possible && !shownBy && engines.includes(engine),
);

/** The faults that one node bears, by what they have in common. */
const grounds = Map.groupBy(played, ({ engine, ground, name }) => `${engine}: ${ground ?? name}`);

// At once, because a fault is mostly waited for.
describe.concurrent("the faults of a database", () => {
  test.each([...grounds])("on %s", async (_, borne) => {
    const outcomes = await playFaults(borne, "until noticed");
    for (const [index, fault] of borne.entries()) holds(fault, outcomes[index]);
  });
});

/** Holds what came of a fault against what the node promises. */
function holds(fault: Fault, outcome: Played | undefined): void {
  const { name } = fault;
  if (!outcome) throw new Error(`${name} was not played`);
  const { lost, claimed, backAfterMs, callers, ready, log } = outcome;
  expect({ name, lost, claimed }).toEqual({ name, lost: [], claimed: [] });
  expect(backAfterMs, name).toBeLessThan(Number.POSITIVE_INFINITY); // README.md has the times
  expect(
    Object.keys(callers).filter((each) => each.startsWith("500")),
    name,
  ).toEqual([]);
  // A write that failed is no commit: only of a sync is the outcome not known.
  if (fault.engine === "sqlite" && !fault.failsSync)
    expect(callers["503 outcome_unknown"], name).toBeUndefined();
  expect(
    log.filter((line) => line.includes("stack")),
    name,
  ).toEqual([]);
  // An outage has a line at its beginning and one at its end. A busy machine may see one as two, and not hundreds of requests.
  expect(log.length, name).toBeLessThanOrEqual(8);
  if (!fault.harmless) expect(ready["503"], name).toBeGreaterThan(0);
}

test("the document for operators has a row for every fault", () => {
  const rows = readFileSync(new URL("README.md", import.meta.url), "utf8").split("\n");
  const missing = [...faults, ...rejectedStarts].filter(
    ({ engine, name }) => !rows.some((row) => row.startsWith(`| ${engine} | ${name} |`)),
  );
  expect(missing.map(({ engine, name }) => `${engine}, ${name}`)).toEqual([]);
});
