/** The process: read the configuration, make the node, listen, stop on a signal. */
import { existsSync } from "node:fs";
import { version } from "../generated/operations.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { provideDashboard } from "./dashboard/build/start.ts";
import { greeting } from "./greeting.ts";
import { createNode, type RegistryNode } from "./node.ts";

/** How long the process takes to stop at most, in milliseconds: a database may never answer. */
const patience = 9_500;

/** An error of the surroundings, told in one line that says what to do. */
class CannotStart extends Error {}

try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  console.log(`Registry Node ${version} is starting …`);
  await using opened = new AsyncDisposableStack();
  const node = opened.use(await make(config));
  const address = await listen(node, config);
  const running = opened.move();
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      stopping.abort();
      void stop(running);
    });
  }

  console.log(greeting(config, node, address));
  await provideDashboard({ signal: stopping.signal });
} catch (error) {
  const known = error instanceof ConfigError || error instanceof CannotStart;
  console.error(known ? error.message : error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}

async function make(config: Config): Promise<RegistryNode> {
  try {
    return await createNode(config);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ConfigError || !("code" in error)) throw error;
    const reason = error.message || error.code; // if several addresses fail, the error of all has no message
    if ("path" in error) {
      throw new CannotStart(
        `The node cannot write its files: ${reason}. Start it where it may, or set DATABASE_URL (with PostgreSQL, NODE_KEY too).`,
      );
    }
    throw new CannotStart(`The node cannot use its database: ${reason}. Check DATABASE_URL.`);
  }
}

async function listen({ app }: RegistryNode, { port, host, logLevel }: Config): Promise<string> {
  app.log.level = "warn"; // else Fastify says where it listens, and so do we
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new CannotStart(`Port ${port} is in use: stop what uses it, or start with PORT=<another>.`);
    }
    if (code === "EACCES") {
      throw new CannotStart(
        `Port ${port} needs rights that the node does not have: start with PORT=<1024 or more>.`,
      );
    }
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
      throw new CannotStart(`HOST=${host} is no address of this machine: start with HOST=<another>.`);
    }
    throw error;
  } finally {
    app.log.level = logLevel;
  }
}

async function stop(running: AsyncDisposable): Promise<void> {
  console.log("Registry Node is stopping: finishing what is under way …");
  setTimeout(() => process.exit(1), patience).unref();
  await running[Symbol.asyncDispose]();
}
