/** The simulation itself: its histories are the same in every run, and reach what they are said to reach. */
import { randomUUID } from "node:crypto";
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

/** Plays histories from a seed. @returns what happened in each of them. @throws if one is wrong. */
async function play(seed: number, histories: number, ...options: string[]): Promise<string[]> {
  const file = join(folder, randomUUID());
  const size = ["--histories", String(histories), "--steps", "120", "--minutes", "60"];
  await simulate("--seed", String(seed), ...size, "--trace", file, ...options);
  return (await readFile(file, "utf8")).split(/\n\n|\n$/);
}

describe("the simulation", limit, () => {
  let first: string[] = [];
  beforeAll(async () => {
    first = await play(11, 10);
  }, limit.timeout);

  test("gives the same history for the same seed, byte for byte, and others for others", async () => {
    const [one, another] = first;
    expect(one?.split("\n").length).toBeGreaterThan(300);
    expect(another).not.toBe(one);
    expect((await play(11, 1))[0]).toBe(one);
  });

  test.runIf(engines.includes("postgres"))(
    "gives the same history for the same seed on PostgreSQL, with two processes on its database",
    async () => {
      const on = ["--engine", "postgres", "--processes", "2", "--steps", "60"];
      const [[one], [other]] = await Promise.all([play(3, 1, ...on), play(3, 1, ...on)]);
      expect(one?.split("\n").length).toBeGreaterThan(50);
      expect(one).toBe(other);
    },
  );

  test("sends every operation that it is said to send, in at most 100 histories", async () => {
    const missing = new Set(sentByHistories);
    for (let seed = 11; seed < 111; seed += 10) {
      for (const history of seed === 11 ? first : await play(seed, 10))
        for (const [, method = "", url = ""] of history.matchAll(/\(([A-Z]+) (\S+?)\) ->/g))
          missing.delete(operationOf(method, url) ?? "");
      if (missing.size === 0) break;
    }
    expect([...missing]).toEqual([]);
  });

  test("has a theme for every step", () => {
    expect(stepsWithoutTheme()).toEqual([]);
  });
});
