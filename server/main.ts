/** The main module of the process: reads the configuration, creates the node, listens, and stops on a signal. */
import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { version } from "../generated/operations.ts";
import { type Config, readConfig } from "./assembly/config.ts";
import { misspellingText, misspeltSettings } from "./assembly/misspelt-settings.ts";
import { greeting } from "./commands/greeting.ts";
import { confirmNewRegistry } from "./commands/new-registry.ts";
import { watchParent } from "./core/process/parent-watch.ts";
import { StartError } from "./core/process/start-error.ts";
import { databaseStartError } from "./core/process/start-failures.ts";
import { flagsOnceStarted } from "./core/settings/process-settings.ts";
import { provideDashboard } from "./dashboard/build/start.ts";
import { createNode, type RegistryNode } from "./node.ts";

/** The maximum time that the process takes to stop, after its delay: a database may never respond. */
const stopTimeoutMs = 9_500;

/** How long a process that has stopped waits for the reader of its output, in milliseconds. */
const unreadTimeoutMs = 1_000;

/** How the process starts. */
export interface StartOptions {
  /** Whether it may make a registry at a path where there is none, whatever is beside it. */
  isNew: boolean;
}

/** Starts the node, and prints why if it cannot. */
export async function startNode({ isNew }: StartOptions): Promise<void> {
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const config = readConfig(process.env);
    if (!isNew) await confirmNewRegistry(config.database);
    console.log(`Registry Node ${version} is starting …`);
    for (const each of misspeltSettings(process.env)) console.warn(`Careful: ${misspellingText(each)}`);
    await using opened = new AsyncDisposableStack();
    const node = opened.use(await make(config));
    const address = await listen(node, config);
    flagsOnceStarted.forEach(setFlagsFromString);
    const running = opened.move();
    const stopping = new AbortController();
    const stopFor = (reason: string) => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      void stop(running, node, config, reason);
    };
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopFor(signal));
    if (process.env.npm_lifecycle_event) watchParent(() => stopFor("npm has ended"));

    console.log(greeting(config, node, address));
    await provideDashboard({ signal: stopping.signal });
  } catch (error) {
    const known = error instanceof StartError;
    console.error(known ? error.message : error instanceof Error ? error.stack : error);
    process.exitCode = 1;
  }
}

async function make(config: Config): Promise<RegistryNode> {
  try {
    return await createNode(config);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw keyFileError(error) ?? databaseStartError(error, config.database) ?? error;
  }
}

/** Converts an error of the key file, which cannot be read or created. */
function keyFileError(error: unknown): StartError | null {
  if (!(error instanceof Error && "path" in error && /\.key(\.\w+)?$/.test(String(error.path)))) return null;
  return new StartError(
    `The node cannot keep its key in a file (${error.message}): start it as a user who may, or set NODE_KEY ` +
      "(openssl rand -base64 32).",
  );
}

async function listen({ app }: RegistryNode, { port, host, logLevel }: Config): Promise<string> {
  app.log.level = "warn"; // otherwise Fastify logs the address too
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new StartError(`Port ${port} is in use: stop what uses it, or start with PORT=<another>.`);
    }
    if (code === "EACCES") {
      throw new StartError(
        `Port ${port} needs rights that the node does not have: start with PORT=<1024 or more>.`,
      );
    }
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
      throw new StartError(`HOST=${host} is no address of this machine: start with HOST=<another>.`);
    }
    throw error;
  } finally {
    app.log.level = logLevel;
  }
}

async function stop(
  running: AsyncDisposable,
  node: RegistryNode,
  { shutdownDelaySeconds }: Config,
  reason: string,
): Promise<void> {
  node.leave();
  if (shutdownDelaySeconds > 0) {
    console.log(
      `Registry Node stops in ${shutdownDelaySeconds} seconds (${reason}): it is no longer ready …`,
    );
    await delay(shutdownDelaySeconds * 1_000);
  }
  console.log(`Registry Node is stopping (${reason}): finishing what is under way …`);
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  await running[Symbol.asyncDispose]();
  if (process.stdout.writableLength > 0) setTimeout(() => process.exit(0), unreadTimeoutMs).unref();
}

// `node server/main.ts` starts the node too, without the flags that start.js sets.
if (import.meta.main) await startNode({ isNew: false });
