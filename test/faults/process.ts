/** Nodes as operators run them: processes of their own, which a test stops and kills. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRegistry, type Registry } from "../../client/index.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { Config } from "../../server/assembly/config.ts";
import { environment, flags } from "../../server/core/settings/process-settings.ts";

const root = join(import.meta.dirname, "..", "..");

/**
 * What `npm start` passes to Node.js, with the flags that the process would begin again with: that takes a sixth of a start.
 * It needs `environment` of process-settings.ts too.
 */
export const startArguments = [
  ...flags,
  ...packageJson.scripts.start
    .split(" ")
    .slice(1)
    .map((each) => (each.startsWith("-") ? each : join(root, each))),
];

/**
 * The environment of a node without limits of writes and searches, because a test or a benchmark is one client network that sends
 * more; and without its encoder, which would take a part of the machine.
 */
export const withoutLimits = {
  RATE_LIMIT_ANONYMOUS_WRITE: "0",
  RATE_LIMIT_SEARCH: "0",
  RATE_LIMIT_REPORT: "0",
  RATE_LIMIT_SESSION_WRITE: "0",
  STORED_MB_PER_NETWORK: "0",
  STORED_MB_WITHOUT_ACCOUNT: "0",
  STORED_MB_PER_ACCOUNT: "0,0,0",
  EMBEDDINGS: "off",
};

/** How a process ended, and all that it said. */
export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

/** A process; its disposal kills it. */
export interface NodeProcess extends AsyncDisposable {
  /** Where it listens. */
  url: string;
  registry: Registry;
  pid: number | undefined;
  send(signal: NodeJS.Signals): void;
  /** What it has said on its standard output until now. */
  output(): string;
  /** Waits until it has said something on its standard output. */
  said(words: string | RegExp): Promise<RegExpExecArray>;
  /** Waits for its end. */
  ended: Promise<End>;
}

/** A folder of one's own, gone with its disposal. */
export async function folder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), "registry-node-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** The value of DATABASE_URL. */
export function urlOf(database: Config["database"]): string {
  return database.engine === "sqlite" ? `sqlite:${database.file}` : database.url;
}

/**
 * Starts a node and waits until it listens, on a port that is free. The environment is all that it gets.
 * @param options those of `registry-node start`.
 */
export async function start(
  cwd: string,
  env: Record<string, string>,
  options: string[] = [],
): Promise<NodeProcess> {
  const node = run(cwd, { PORT: "0", LOG_LEVEL: "silent", ...withoutLimits, ...env }, undefined, options);
  try {
    const [, url = ""] = await node.said(/listening on (http:\/\/[\w.:[\]]+)/);
    return { ...node, url, registry: createRegistry({ baseUrl: url, maxRetries: 0, timeout: 600_000 }) };
  } catch (error) {
    await node[Symbol.asyncDispose]();
    throw error;
  }
}

/** A client that keeps the cookies that it is given, as browsers do. */
export function browserAt(url: string, cookies: string[] = []): Registry {
  return createRegistry({
    baseUrl: url,
    timeout: 600_000,
    fetch: async (request) => {
      if (cookies.length > 0) request.headers.set("cookie", cookies.join("; "));
      const response = await fetch(request);
      cookies.push(...response.headers.getSetCookie().map((text) => text.split(";")[0] ?? ""));
      return response;
    },
  });
}

/** Where processes of a test run keep what they compiled, so that the next starts faster; see vitest.config.ts. */
const { NODE_COMPILE_CACHE = "" } = process.env;

/**
 * Runs a node that may not come up.
 * @param uid the user whose process it is; default: that of the tests.
 * @param options those of `registry-node start`.
 */
export function run(
  cwd: string,
  env: Record<string, string>,
  uid?: number,
  options: string[] = [],
): Omit<NodeProcess, "url" | "registry"> {
  const child = spawn(process.execPath, [...startArguments, ...options], {
    cwd,
    env: { NODE_COMPILE_CACHE, ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid !== undefined && { uid }),
  });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (err += text));
  const ended = once(child, "close").then(([code, signal]): End => ({ code, signal, out, err }));
  return {
    ended,
    pid: child.pid,
    send: (signal) => void child.kill(signal),
    output: () => out,
    async said(words) {
      const form = new RegExp(words);
      for (;;) {
        const found = form.exec(out);
        if (found) return found;
        const more = await Promise.race([
          once(child.stdout, "data").then(() => true),
          ended.then(() => false),
        ]);
        if (!more && !form.test(out))
          throw new Error(`The process ended without saying ${words}:\n${out}${err}`);
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
