/** A temporary copy of the project, to be changed and broken. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { builtFolder } from "../server/dashboard/build/freshness.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

/** What a program said, and how it ended. */
export interface Outcome {
  code: number;
  output: string;
}

export interface ProjectCopy extends AsyncDisposable {
  readonly folder: string;
  /** Reads a file of the copy. */
  read(file: string): Promise<string>;
  /** Writes a new file, and the folder that it needs. */
  write(file: string, text: string): Promise<void>;
  /** Changes a file of the copy; throws if nothing changes. */
  change(file: string, change: (text: string) => string): Promise<void>;
  /** Removes a file, or a folder with all that is in it. */
  remove(path: string): Promise<void>;
  /** Runs a program of node_modules/.bin in the copy. */
  run(program: string, ...args: string[]): Promise<Outcome>;
}

/** Copies what git would commit, and shares the installed packages. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "registry-project-"));
  const listed = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  const files = listed.stdout.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
  await Promise.all(files.map((file) => cp(join(root, file), join(folder, file), { recursive: true })));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  // The dashboard as it is built here, dated after every change of the copy: nothing of the copy builds it again.
  const built = relative(root, builtFolder);
  await cp(builtFolder, join(folder, built), { recursive: true });
  const later = new Date(Date.now() + 86_400_000);
  await utimes(join(folder, built, "manifest.json"), later, later);
  return {
    folder,
    async write(file, text) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text, { flag: "wx" });
    },
    remove: (path) => rm(join(folder, path), { recursive: true }),
    read: (file) => readFile(join(folder, file), "utf8"),
    async change(file, change) {
      const before = await readFile(join(folder, file), "utf8");
      const after = change(before);
      if (after === before) throw new Error(`${file} is as it was`);
      await writeFile(join(folder, file), after);
    },
    async run(program, ...args) {
      const path = `${join(root, "node_modules", ".bin")}:${process.env.PATH}`;
      try {
        const { stdout, stderr } = await run(join(root, "node_modules", ".bin", program), args, {
          cwd: folder,
          // What tests of a copy find does not depend on the engine.
          env: { ...process.env, PATH: path, TEST_ENGINES: "sqlite", NO_COLOR: "1", FORCE_COLOR: "0" },
          maxBuffer: 32_000_000,
        });
        return { code: 0, output: stdout + stderr };
      } catch (error) {
        const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string }; // what execFile throws
        return { code: typeof code === "number" ? code : 1, output: `${stdout}${stderr}` };
      }
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}
