/** The kept histories: each was wrong once. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Histories are computed, not waited for: beside other work they take more than ten times as long. */
const limit = { timeout: 3_600_000 };

test("nothing is wrong in the histories that once were wrong", limit, async () => {
  const command = join(import.meta.dirname, "simulate.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [command, "--kept"]);
  expect(stdout).toMatch(/all right/);
});
