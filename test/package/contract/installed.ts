/** The package of the contract as its users install it: packed, in a folder outside of the repository. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import packageJson from "../../../package.json" with { type: "json" };

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..", "..");

/** Options of npm that ask a registry for what its cache does not have, and run no script of a package. */
export const npmOptions = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];

export interface Installed extends AsyncDisposable {
  /** The file that would be published. */
  tarball: string;
  /** A project that has the package, the types of Node.js and the compiler. */
  folder: string;
}

/** Packs a workspace as for publishing: npm builds first. @returns the path of the file. */
export async function pack(workspace: string, folder: string): Promise<string> {
  const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: join(root, workspace),
  });
  return join(folder, stdout.trim().split("\n").at(-1) ?? "");
}

/** Packs the contract, and installs it with the compiler in a folder of its own. */
export async function installContract(): Promise<Installed> {
  const parent = await mkdtemp(join(tmpdir(), "registry-contract-"));
  const tarball = await pack("contract", parent);
  const folder = join(parent, "user");
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), '{ "name": "user", "private": true, "type": "module" }\n');
  const { typescript } = packageJson.devDependencies;
  const tools = [`typescript@${typescript}`, `@types/node@${packageJson.devDependencies["@types/node"]}`];
  await run("npm", ["install", ...npmOptions, tarball, ...tools], { cwd: folder });
  return { tarball, folder, [Symbol.asyncDispose]: () => rm(parent, { recursive: true }) };
}

/** A server in a process of its own. */
export interface RunningServer extends AsyncDisposable {
  url: string;
}

/** Starts a program of the folder, which prints its URL. */
export async function start(folder: string, program: string, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  const ended = closed.then(() => Promise.reject(new Error(`${program} has ended`)));
  ended.catch(() => undefined); // that it ends is wanted later
  const lines = createInterface({ input: child.stdout });
  const url = await Promise.race([firstUrl(lines), ended]);
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill();
      await closed;
    },
  };
}

async function firstUrl(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [url] = /http:\/\/[\w.:[\]]+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error("The program printed no URL");
}

/** Copies a program of this folder to the project. */
export async function copyProgram(folder: string, name: string): Promise<void> {
  await copyFile(join(import.meta.dirname, name), join(folder, name));
}

/** What the compiler says of programs in a folder, with all checks on, also of the declarations; nothing if all is well. */
export async function compile(folder: string, files: string[], compiler = "typescript"): Promise<string> {
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    skipLibCheck: false,
    target: "es2022",
    lib: ["es2022"],
    module: "nodenext",
    allowImportingTsExtensions: true,
    types: ["node"],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const program = join(root, "node_modules", compiler, "bin", "tsc");
  return run(process.execPath, [program, "-p", "."], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr, // what execFile throws
  );
}
