/** A node under load while a fault of its database comes and goes. `npm run faults` plays the same for longer. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { faults, playFault } from "./catalogue.ts";
import { rejectedStarts } from "./rejected-starts.ts";

const played = faults.filter(({ engine, possible }) => possible && engines.includes(engine));

// At once, because a fault is mostly waited for.
describe.concurrent("a fault of the database", () => {
  test.each(played)("on $engine: $name", async (fault) => {
    const outcome = await playFault(fault, "until noticed");
    expect(outcome.lost).toEqual([]);
    expect(outcome.claimed).toEqual([]);
    expect(outcome.backAfterMs).toBeLessThan(Number.POSITIVE_INFINITY); // README.md has the times
    expect(Object.keys(outcome.callers).filter((each) => each.startsWith("500"))).toEqual([]);
    // A write that failed is no commit: only of a sync is the outcome not known.
    if (fault.engine === "sqlite" && !fault.failsSync)
      expect(outcome.callers["503 outcome_unknown"]).toBeUndefined();
    expect(outcome.log.filter((line) => line.includes("stack"))).toEqual([]);
    // An outage has a line at its beginning and one at its end. A busy machine may see one as two, and not hundreds of requests.
    expect(outcome.log.length).toBeLessThanOrEqual(8);
    if (fault.harmless) return;
    expect(outcome.ready[fault.name === "kill -9" ? "no response" : "503"]).toBeGreaterThan(0);
  });
});

test("the document for operators has a row for every fault", () => {
  const rows = readFileSync(new URL("README.md", import.meta.url), "utf8").split("\n");
  const missing = [...faults, ...rejectedStarts].filter(
    ({ engine, name }) => !rows.some((row) => row.startsWith(`| ${engine} | ${name} |`)),
  );
  expect(missing.map(({ engine, name }) => `${engine}, ${name}`)).toEqual([]);
});
