/** Prepares the packages, the runtimes and the generators once for all test files of this folder. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import packageJson from "../../package.json" with { type: "json" };
import { announce, type Prepared, type PreparedContract } from "./prepared.ts";

const run = promisify(execFile);

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of setup.ts, which writes its result there: see prepared.ts. */
    preparing: string;
  }
}

/** Builds, packs and installs, and fetches the runtimes if they are not there yet, while other tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "registry-package-"));
  project.provide("preparing", folder);
  const done = Promise.all([
    announce(folder, "client", prepare(folder)),
    announce(folder, "contract", prepareContract(folder)),
  ]);
  return async () => {
    await done;
    await rm(folder, { recursive: true });
  };
}

async function prepare(folder: string): Promise<Prepared> {
  const installed = join(folder, "user");
  const [tarball, runtimes, generators] = await Promise.all([
    pack("client", folder),
    fetchPrograms("runtimes"),
    fetchPrograms("generators", "--ignore-scripts"),
  ]);
  await mkdir(installed);
  await writeFile(join(installed, "package.json"), '{ "name": "user", "private": true, "type": "module" }\n');
  // It has no dependencies: nothing is asked of a registry.
  await run("npm", ["install", "--offline", "--no-audit", tarball], { cwd: installed });
  return { tarball, installed, runtimes, generators };
}

/** Its libraries are those of the server, so npm finds them in its cache. */
async function prepareContract(folder: string): Promise<PreparedContract> {
  const project = join(folder, "project");
  const [contract, create] = await Promise.all([pack("contract", folder), pack("create", folder)]);
  await mkdir(project);
  await writeFile(
    join(project, "package.json"),
    '{ "name": "project", "private": true, "type": "module" }\n',
  );
  const { typescript, "@types/node": types } = packageJson.devDependencies;
  const tools = [`typescript@${typescript}`, `@types/node@${types}`];
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--ignore-scripts", contract, ...tools], {
    cwd: project,
  });
  return { contract, create, project };
}

/** Packs a workspace as for publishing: npm builds first. */
async function pack(workspace: string, folder: string): Promise<string> {
  const cwd = join(import.meta.dirname, "..", "..", workspace);
  const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd });
  return join(folder, stdout.trim().split("\n").at(-1) ?? "");
}

/**
 * Installs the programs of a folder, unless they are there. They are large, and only these tests need them. There is no lock
 * file: npm writes into one only the builds for machines that its registry has.
 */
async function fetchPrograms(name: string, ...options: string[]): Promise<string> {
  const folder = join(import.meta.dirname, name);
  const wanted = await readFile(join(folder, "package.json"), "utf8");
  const installed = join(folder, "node_modules", "installed.json");
  const present = await readFile(installed, "utf8").catch(() => "");
  if (present !== wanted) {
    const all = ["install", "--no-package-lock", "--no-audit", "--prefer-offline", ...options];
    await run("npm", all, { cwd: folder });
    await writeFile(installed, wanted);
  }
  return join(folder, "node_modules");
}
