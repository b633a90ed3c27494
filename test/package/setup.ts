/** Once for all files of this folder: the package as its users have it, and what it is tried with. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

const run = promisify(execFile);

declare module "vitest" {
  interface ProvidedContext {
    /** The file that would be published. */
    tarball: string;
    /** A folder outside of the repository, with nothing but the package in its node_modules. */
    installed: string;
    /** The folder with the programs of other runtimes. */
    runtimes: string;
  }
}

/** Builds, packs and installs, and fetches the runtimes if they are not there yet. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "registry-package-"));
  const installed = join(folder, "user");
  const [tarball, runtimes] = await Promise.all([pack(folder), fetchRuntimes()]);
  await mkdir(installed);
  await writeFile(join(installed, "package.json"), '{ "name": "user", "private": true, "type": "module" }\n');
  // It has no dependencies: nothing is asked of a registry.
  await run("npm", ["install", "--offline", "--no-audit", tarball], { cwd: installed });
  project.provide("tarball", tarball);
  project.provide("installed", installed);
  project.provide("runtimes", runtimes);
  return () => rm(folder, { recursive: true });
}

/** As who publishes does: npm builds before it packs. */
async function pack(folder: string): Promise<string> {
  const client = join(import.meta.dirname, "..", "..", "client");
  const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: client });
  return join(folder, stdout.trim().split("\n").at(-1) ?? "");
}

/**
 * Programs of half a gigabyte, which nobody but these tests needs. There is no lock file: npm writes into one only the
 * builds for machines that its registry has.
 */
async function fetchRuntimes(): Promise<string> {
  const folder = join(import.meta.dirname, "runtimes");
  const wanted = await readFile(join(folder, "package.json"), "utf8");
  const installed = join(folder, "node_modules", "installed.json");
  const present = await readFile(installed, "utf8").catch(() => "");
  if (present !== wanted) {
    await run("npm", ["install", "--no-package-lock", "--no-audit"], { cwd: folder });
    await writeFile(installed, wanted);
  }
  return join(folder, "node_modules");
}
