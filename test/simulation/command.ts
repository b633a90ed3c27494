/** The command `npm run simulate`, for tests. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** Histories are computed, not waited for: beside other work they take more than ten times as long. */
export const limit = { timeout: 3_600_000 };

/** Runs the command. @returns its output. @throws if a history is wrong. */
export async function simulate(...options: string[]): Promise<string> {
  const command = join(import.meta.dirname, "simulate.ts");
  const execution = promisify(execFile)(process.execPath, [command, ...options], { maxBuffer: 2 ** 26 });
  return (await execution).stdout;
}
