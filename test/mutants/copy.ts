/** A copy of the project, in which faults are planted and tests run: the working tree stays as it is. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./fault.ts";

const root = join(import.meta.dirname, "..", "..");

/** What a run of tests ended with. */
export interface Outcome {
  passed: boolean;
  /** The test files that failed. None, if the run failed otherwise or took too long. */
  failed: string[];
}

/** After how many milliseconds a run of some test files is given up: the fault made something wait for ever. */
const patienceMs = 300_000;

/** A copy of what is committed, with packages that share their files with the project's. */
export class Copy implements Disposable {
  readonly #path = mkdtempSync(join(root, "..", ".mutants-"));
  readonly #planted = new Map<string, string>();

  constructor() {
    this.#shell(`git -C "${root}" archive HEAD | tar -x`);
    this.#shell(
      `for each in . client conformance contract create; do [ ! -d "${root}/$each/node_modules" ] || cp -al "${root}/$each/node_modules" "$each/"; done`,
    );
    this.#shell(`rm -rf node_modules/.cache node_modules/.vite*`); // these are written to
  }

  /** Plants faults, and takes those before away. @returns those that could be planted: two may want the same place. */
  plant(faults: Fault[]): Fault[] {
    for (const [file, text] of this.#planted) writeFileSync(join(this.#path, file), text);
    this.#planted.clear();
    return faults.filter(({ file, replace, by }) => {
      const text = this.#textOf(file);
      if (text.split(replace).length !== 2) return false;
      if (!this.#planted.has(file)) this.#planted.set(file, text);
      writeFileSync(
        join(this.#path, file),
        text.replace(replace, () => by),
      );
      return true;
    });
  }

  /** Runs test files, or all of a configuration, until the first failure or to the end, on its engines or on one. */
  async test(config: string, files: string[], { toTheEnd = false, engines = "" } = {}): Promise<Outcome> {
    const report = join(this.#path, "report.json");
    rmSync(report, { force: true });
    const given = ["run", "--config", config, ...files, "--reporter=json", `--outputFile=${report}`];
    const limited = files.length > 0 ? [`--maxWorkers=${toTheEnd ? 2 : 1}`] : [];
    const bail = toTheEnd ? [] : ["--bail=1"];
    const status = await this.#run(
      "node_modules/.bin/vitest",
      [...given, ...limited, ...bail],
      files.length > 0,
      engines === "" ? {} : { TEST_ENGINES: engines },
    );
    return {
      passed: status === 0,
      failed: failedIn(report).map((each) => each.replace(`${this.#path}/`, "")),
    };
  }

  /** Whether the types are right. */
  async hasRightTypes(): Promise<boolean> {
    return (await this.#run("npm", ["run", "-s", "types"], false)) === 0;
  }

  [Symbol.dispose](): void {
    rmSync(this.#path, { recursive: true, force: true });
  }

  #textOf(file: string): string {
    return readFileSync(join(this.#path, file), "utf8");
  }

  #shell(command: string): void {
    const { status, stderr } = spawnSync("bash", ["-c", command], { cwd: this.#path, encoding: "utf8" });
    if (status !== 0) throw new Error(`${command}: ${stderr}`);
  }

  /** Runs a command, and kills it and what it started when it takes too long. @returns its exit code, null if it was killed */
  #run(command: string, given: string[], isShort: boolean, env = {}): Promise<number | null> {
    const started = spawn(command, given, {
      cwd: this.#path,
      env: { ...process.env, ...env },
      stdio: "ignore",
      detached: true,
    });
    const kill = () => started.pid !== undefined && process.kill(-started.pid, "SIGKILL");
    const timer = isShort ? setTimeout(kill, patienceMs) : undefined;
    return new Promise((resolve, reject) => {
      started.once("error", reject);
      started.once("exit", (code) => {
        clearTimeout(timer);
        resolve(code);
      });
    });
  }
}

/** The test files that failed, by a report of Vitest. */
function failedIn(report: string): string[] {
  let text: string;
  try {
    text = readFileSync(report, "utf8");
  } catch {
    return []; // the run did not end
  }
  const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(text);
  return [...new Set(testResults.filter(({ status }) => status === "failed").map(({ name }) => name))];
}
