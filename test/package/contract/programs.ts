/** Compiles and starts programs of a project that has the installed package of the contract. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..", "..");

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
  const config = `tsconfig-${compiler}-${files[0]}.json`;
  await writeFile(join(folder, config), JSON.stringify({ compilerOptions, files }));
  const program = join(root, "node_modules", compiler, "bin", "tsc");
  return run(process.execPath, [program, "-p", config], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr, // what execFile throws
  );
}
