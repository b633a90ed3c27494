/** Opens the database of a node, watches and measures it. */

import type { Database } from "../core/database/database.ts";
import { measured } from "../core/database/measured.ts";
import { Monitor, watched } from "../core/database/monitor.ts";
import { defaultReplicaTimes, Replicas } from "../core/database/replicas.ts";
import { traced } from "../core/database/traced.ts";
import { type NoVectors, preparePgvector } from "../core/database/vector-support.ts";
import type { JobRan } from "../core/jobs/jobs.ts";
import type { Core, Log } from "../feature.ts";
import type { World } from "../world.ts";
import type { Config } from "./config.ts";
import type { Observers } from "./observers.ts";

/** The database of a node. */
export interface OpenDatabase {
  /** As it was opened. */
  own: Database;
  /** Watched, measured and traced. */
  database: Database;
  monitor: Monitor;
  /** Why it cannot compare vectors; null if it can, or need not. */
  noVectors: NoVectors | null;
}

/**
 * Opens the database.
 * @throws if it cannot be reached.
 */
export async function openNodeDatabase(
  config: Config,
  world: World,
  { recorder, tracing }: Observers,
  log: Log,
  use: Core["use"],
): Promise<OpenDatabase> {
  const vectors = config.embeddings && config.database.engine === "sqlite" ? world.sqliteVectors() : null;
  const extension = vectors && "extension" in vectors ? vectors.extension : null;
  const committed = recorder?.committed ?? null;
  const own = use(await world.openDatabase(config.database, world, committed, extension));
  const missing = own.engine === "postgres" ? () => preparePgvector(own) : () => missingIn(vectors);
  const noVectors = config.embeddings && (await missing());
  const monitor = use(
    new Monitor(own, world.clock, {
      began: (what, facts) => log.error(facts, what),
      ended: (what, facts) => log.warn(facts, what),
    }),
  );
  const watchedDatabase = watched(own, monitor);
  const measuredDatabase = recorder ? measured(watchedDatabase, recorder) : watchedDatabase;
  const database = tracing ? traced(measuredDatabase, tracing.database) : measuredDatabase;
  return { own, database, monitor, noVectors };
}

function missingIn(vectors: ReturnType<World["sqliteVectors"]> | null): NoVectors | null {
  return vectors && "missing" in vectors ? vectors : null;
}

/** The replicas of a database; null if it has none. */
export function replicasOf(
  { database: settings }: Config,
  primary: Database,
  ran: JobRan | null,
  { log, stopping }: Pick<Core, "log" | "stopping">,
): Replicas | null {
  if (settings.engine === "sqlite" || !settings.replicaUrls?.length) return null;
  const { replicaUrls: urls, preparedStatements = "auto" } = settings;
  return new Replicas({
    urls,
    preparedStatements,
    primary,
    times: defaultReplicaTimes,
    log: {
      used: (place) => log.info({ replica: place }, "reads go to a replica"),
      leftOut: (place, reason) => log.warn({ replica: place, reason }, "reads do not go to a replica"),
    },
    stopping,
    ran,
  });
}
