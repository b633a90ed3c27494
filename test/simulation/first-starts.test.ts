/** Nodes whose processes die in a migration, statement by statement: see first-starts.ts. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import type { FirstStarts } from "./first-starts.ts";

const execute = promisify(execFile);

/** What was found, by the database that the starts began with. */
let found: Record<"none" | "old", FirstStarts>;

beforeAll(async () => {
  const { stdout } = await execute(process.execPath, [join(import.meta.dirname, "first-starts.ts")]);
  found = JSON.parse(stdout) as typeof found; // as the script prints it
});

describe.each([
  ["without a database", "none", 10],
  ["with the database of the first version", "old", 20],
] as const)("a node %s that dies in its first start", (_, database, least) => {
  it("starts the next time, with all tables", () => {
    expect(found[database].wrong).toEqual([]);
  });

  it("was killed at its statements and commits", () => {
    const { deaths } = found[database];
    expect(deaths.statement).toBeGreaterThan(least);
    expect(deaths["before commit"]).toBeGreaterThan(0);
    expect(deaths["after commit"]).toBe(deaths["before commit"]);
  });
});
