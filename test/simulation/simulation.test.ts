/** The simulation itself: its histories are the same in every run, and reach what they are said to reach. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sentByHistories } from "../contract/all.ts";
import { engines } from "../engines.ts";
import { operationOf } from "../exchange.ts";
import { limit, simulate } from "./command.ts";
import { stepsWithoutTheme } from "./steps.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "registry-simulation-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs histories from a seed. @returns what happened in them. @throws if one is wrong. */
async function traceOf(seed: number, histories: number, name: string, ...options: string[]): Promise<string> {
  const file = join(folder, name);
  const size = ["--histories", String(histories), "--steps", "120", "--minutes", "60"];
  await simulate("--seed", String(seed), ...size, "--trace", file, ...options);
  return readFile(file, "utf8");
}

describe("the simulation", limit, () => {
  test("gives the same histories for the same seed, byte for byte", async () => {
    const [one, other] = await Promise.all([traceOf(3, 4, "one"), traceOf(3, 4, "other")]);
    expect(one.split("\n").length).toBeGreaterThan(300);
    expect(one).toBe(other);
    expect(await traceOf(4, 4, "another")).not.toBe(one);
  });

  test.runIf(engines.includes("postgres"))(
    "gives the same histories for the same seed on PostgreSQL, with two processes on each database",
    async () => {
      const on = ["--engine", "postgres", "--processes", "2"];
      const [one, other] = await Promise.all([
        traceOf(3, 2, "pg-one", ...on),
        traceOf(3, 2, "pg-other", ...on),
      ]);
      expect(one.split("\n").length).toBeGreaterThan(100);
      expect(one).toBe(other);
    },
  );

  test("sends every operation that it is said to send", async () => {
    const trace = await traceOf(11, 100, "operations");
    const sent = new Set(
      [...trace.matchAll(/\(([A-Z]+) (\S+?)\) ->/g)].map(([, method = "", url = ""]) =>
        operationOf(method, url),
      ),
    );
    expect(sentByHistories.filter((each) => !sent.has(each))).toEqual([]);
  });

  test("has a theme for every step", () => {
    expect(stepsWithoutTheme()).toEqual([]);
  });
});
