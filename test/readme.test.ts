/**
 * Plays README.md as a newcomer does, in the folder of a clone: its blocks are pasted into interactive shells. Sections come in
 * random order, each in a terminal of its own, so none needs another. README_SEED repeats an order.
 */
import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtempDisposable, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freePort } from "./free-port.ts";
import { isEveryday } from "./runs.ts";
import { type ShellName, sectionsOf, shells, stepsOf, Terminal } from "./walk.ts";

const root = join(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");
const log = readFileSync(join(root, "server/features/site/guides/log.md"), "utf8");
const tour = sectionsOf(readme).filter(({ heading }) => heading !== "Start");

/** A clone after `npm ci`, made of links. The client is a copy, because other tests build it meanwhile. */
async function cloned(folder: string): Promise<void> {
  const own = ["client", "node_modules", "data", ".env", ".git"];
  const link = (...path: string[]) => symlink(join(root, ...path), join(folder, ...path));
  for (const name of readdirSync(root)) if (!own.includes(name)) await link(name);
  await mkdir(join(folder, "node_modules", "@registry-node"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@registry-node") await link("node_modules", name);
  const withoutBuild = (path: string) => !path.startsWith(join(root, "client", "dist"));
  await cp(join(root, "client"), join(folder, "client"), { recursive: true, filter: withoutBuild });
  await symlink(join(folder, "client"), join(folder, "node_modules", "@registry-node", "client"));
}

/** A clone with a node that was started by the README, and terminals in its folder. */
class Newcomer implements AsyncDisposable {
  readonly #opened = new AsyncDisposableStack();
  readonly #shell: ShellName;
  readonly #port: number;
  #folder = "";

  private constructor(shell: ShellName, port: number) {
    this.#shell = shell;
    this.#port = port;
  }

  static async start(shell: ShellName, text: string, documentPort = 3000): Promise<Newcomer> {
    const newcomer = new Newcomer(shell, await freePort());
    const folder = newcomer.#opened.use(await mkdtempDisposable(join(tmpdir(), "registry-clone-")));
    await cloned(folder.path);
    newcomer.#folder = folder.path;
    const start = stepsOf(text).find(({ commands }) => commands.includes("npm start"));
    const terminal = await newcomer.open();
    terminal.start(newcomer.#here(start?.commands ?? "", documentPort));
    await terminal.shows("Set up     http");
    return newcomer;
  }

  /** Plays the blocks of a text in a new terminal, and compares what they print. */
  async play(text: string, documentPort = 3000): Promise<void> {
    const [, program] = /^```ts\n([\s\S]*?)^```$/m.exec(text) ?? [];
    if (program !== undefined)
      await writeFile(join(this.#folder, "example.ts"), this.#here(program, documentPort));
    const terminal = await this.open();
    let listener: Terminal | undefined;
    for (const { commands, prints } of stepsOf(text)) {
      const here = this.#here(commands, documentPort);
      if (commands.includes("-- listen ")) {
        listener = await this.open();
        listener.start(here);
        for (const line of prints) await listener.shows(this.#here(line, documentPort));
        continue;
      }
      const printed = await terminal.run(here);
      for (const line of prints) expect(printed, commands).toContain(this.#here(line, documentPort));
    }
    const [, event] = /prints a line with `([^`]+)`/.exec(text) ?? [];
    if (event !== undefined) await listener?.shows(event);
  }

  async open(): Promise<Terminal> {
    const env = { PORT: String(this.#port), LOG_LEVEL: "warn" };
    return this.#opened.use(await Terminal.open(this.#shell, { cwd: this.#folder, env }));
  }

  #here(text: string, documentPort: number): string {
    return text
      .replaceAll(`localhost:${documentPort}`, `localhost:${this.#port}`)
      .replaceAll(`PORT=${documentPort}`, `PORT=${this.#port}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened.disposeAsync();
  }
}

describe.each(shells)("README.md in %s", (shell) => {
  test("works in any order of its sections", async () => {
    const seed = Number(process.env.README_SEED ?? Math.floor(Math.random() * 2 ** 31));
    const all = { minLength: tour.length, maxLength: tour.length };
    const [order = []] = fc.sample(fc.shuffledSubarray(tour, all), { seed, numRuns: 1 });
    console.log(`README_SEED=${seed}`);
    expect(order.length).toBeGreaterThan(4);
    await using newcomer = await Newcomer.start(shell, readme);
    for (const { heading, text } of order)
      await newcomer.play(text).catch((error: Error) => {
        throw new Error(`README_SEED=${seed}, "${heading}": ${error.message}`, { cause: error });
      });
  });

  test.skipIf(isEveryday).each(tour)("works with $heading alone", async ({ text }) => {
    await using newcomer = await Newcomer.start(shell, readme);
    await newcomer.play(text);
  });

  test.skipIf(isEveryday)("finds rewritten history by the guide of the log", async () => {
    const [trial] = sectionsOf(log).filter(({ heading }) => heading.startsWith("Try it"));
    const [start = "", ...rest] = (trial?.text ?? "").split(/(?<=^```\n)/m).filter((part) => part !== "");
    await using newcomer = await Newcomer.start(shell, start, 3001);
    await newcomer.play(rest.join(""), 3001);
  });
});
