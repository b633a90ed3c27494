/** The composition root: the only constructor of a node. */
import { randomBytes, randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { Agent } from "./agents/agent.ts";
import { AgentCard } from "./agents/agent-card.ts";
import * as agents from "./agents/handlers.ts";
import type { Config } from "./config.ts";
import type { Context, Handlers, NodeFacts } from "./context.ts";
import { Cursors } from "./cursors.ts";
import type { Database } from "./database/database.ts";
import { openPostgres } from "./database/postgres.ts";
import { openSqlite } from "./database/sqlite.ts";
import * as events from "./events/handlers.ts";
import { AgentFacts } from "./facts/agent-facts.ts";
import * as facts from "./facts/handlers.ts";
import { createApp } from "./http/app.ts";
import * as node from "./node/handlers.ts";
import { keptKey } from "./node-key.ts";

/** A node, ready to listen or to be injected into. */
export interface RegistryNode extends AsyncDisposable {
  app: FastifyInstance;
  database: Database;
}

/**
 * How long a stopping node waits for requests under way, in milliseconds; then it hangs up on who does not send or read.
 * Container hosts kill what has not stopped after ten seconds.
 */
const patience = 8_000;

/** What a node takes from the world around it, so that tests can move time and repeat chance. */
export interface World {
  clock: () => Date;
  newId: () => string;
  random: (bytes: number) => Buffer;
}

/** The world as it is. */
export const realWorld: World = { clock: () => new Date(), newId: () => randomUUID(), random: randomBytes };

/** All operations. An operation of the contract that has no handler does not compile here. */
export const handlers: Handlers = { agents, events, facts, node };

const entities = [Agent, AgentCard, AgentFacts];

/**
 * Makes a node: opens its database and brings it up to date. It does not listen.
 * @throws when the database cannot be reached.
 */
export async function createNode(config: Config, world: World = realWorld): Promise<RegistryNode> {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await openDatabase(config.database, world));
  const cursors = new Cursors(config.nodeKey ?? keptKey(keyFile(config.database), world.random));
  const stopping = new AbortController();
  const about: NodeFacts = {
    publicUrl: config.publicUrl,
    strictFacts: config.strictFacts,
    startedAt: world.clock(),
    stopping: stopping.signal,
  };
  const app = createApp<Context>(handlers, {
    publicUrl: config.publicUrl,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    unavailable: database.unavailable,
    contextFor: (caller) => ({ caller, database, cursors, clock: world.clock, node: about }),
  });
  opened.defer(async () => {
    stopping.abort();
    // What has been answered since would be kept alive for the next request.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const late = setTimeout(() => {
      app.log.warn("hanging up on clients that do not finish");
      app.server.closeAllConnections();
    }, patience);
    await app.close();
    clearInterval(idle);
    clearTimeout(late);
  });
  const closing = opened.move();
  return { app, database, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

function openDatabase(database: Config["database"], { clock, newId }: World): Promise<Database> {
  return database.engine === "sqlite"
    ? openSqlite(database.file, entities, clock, newId)
    : openPostgres(database.url, entities, clock, newId);
}

/** Beside the database; for PostgreSQL, in the folder that an embedded one would be in. */
function keyFile(database: Config["database"]): string {
  return database.engine === "sqlite" ? join(dirname(database.file), "node.key") : join("data", "node.key");
}
