/** Commands of a Markdown text, run as its reader would. A comment under a command says what it must print. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Commands with the lines that the text says they print, each up to the first omission. */
export interface Step {
  commands: string;
  prints: string[];
}

/** The steps of a text: those of its commands that say what they print. */
export function stepsOf(markdown: string): Step[] {
  return [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = ""]) =>
    [...block.matchAll(/((?:^(?!# ).*\n)+)((?:^# .*\n)+)/gm)].map(([, commands = "", shown = ""]) => ({
      commands,
      prints: shown
        .trimEnd()
        .split("\n")
        .map((line) => line.slice(2).split(" …")[0] ?? ""),
    })),
  );
}

/**
 * Runs the steps in one shell, as the reader has one: variables and files stay.
 * @param here puts the places of the test into the commands.
 * @param shell the shell that the reader has.
 * @returns what each step printed.
 */
export async function walk(
  steps: readonly Step[],
  here: (commands: string) => string,
  env: Record<string, string> = {},
  shell = "sh",
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "registry-walk-"));
  const end = "---- end of a step ----";
  const quiet = (commands: string) => here(commands).replaceAll(/^curl /gm, "curl -s ");
  const script = steps.map(({ commands }) => `${quiet(commands)}echo; echo '${end}'`).join("\n");
  const { stdout } = await run(shell, ["-c", script], { cwd: folder, env: { ...process.env, ...env } });
  await rm(folder, { recursive: true });
  return stdout.split(end);
}
