/** The transparency log: every event, in a tree that nobody can rewrite. */
import type { DatabaseConfig } from "../../core/settings/database-settings.ts";
import type { Core, Feature, Warning } from "../../feature.ts";
import { deleteEndedKeys } from "./former-keys.ts";
import * as handlers from "./handlers.ts";
import type { Parts } from "./parts.ts";
import { RollbackGuard, type Shown } from "./rollback-guard.ts";
import { LogSealer, originOf } from "./sealer.ts";
import {
  FormerLog,
  Log,
  LogBundle,
  LogCosigning,
  LogKeyRecord,
  LogTile,
  LogWitness,
  WatchedLog,
} from "./tables.ts";
import { TileCache } from "./tile-nodes.ts";
import { readClaims } from "./witness/claims.ts";
import { CosigningRounds } from "./witness/cosigning-rounds.ts";
import { ownCosigner } from "./witness/own-cosigner.ts";

interface Options {
  /** The file that keeps the last checkpoint of the log; null to keep none. */
  checkpointFile: (database: DatabaseConfig) => string | null;
}

export const log: Feature<"log", Parts, Options> = {
  entities: [FormerLog, Log, LogBundle, LogCosigning, LogKeyRecord, LogTile, LogWitness, WatchedLog],
  handlers,
  start: (core, { checkpointFile }) => {
    const { database, egress, nodeKey, node, clock, stopping, jobIntervals } = core;
    const firstOrigin = originOf(node.publicUrl);
    const claims = { database, egress, nodeKey, firstOrigin, stopping };
    const sealer = sealerOf(core, checkpointFile(core.config.database), () => readClaims(claims));
    const cosigning = new CosigningRounds({
      ...claims,
      clock,
      onLarger: (shown: Shown) => sealer.recheck(shown),
    });
    return {
      parts: { cosigner: ownCosigner(core), logTiles: new TileCache() },
      warnings: () => haltWarning(sealer.halt),
      jobs: [
        {
          name: "log_sealing",
          run: () => sealer.run(),
          intervalMs: jobIntervals.expiryMs,
          failure: "sealing events in the transparency log failed",
        },
        {
          name: "log_cosigning",
          run: () => cosigning.step(),
          intervalMs: jobIntervals.expiryMs,
          failure: "having checkpoints of the transparency log cosigned failed",
        },
        {
          name: "log_key_retention",
          run: async () => deleteEndedKeys(database, clock()).then(() => null),
          intervalMs: jobIntervals.agingMs,
          failure: "deleting former keys of the transparency log failed",
        },
      ],
    };
  },
};

function sealerOf(
  { config, database, nodeKey, node, clock, log }: Core,
  file: string | null,
  claims: () => Promise<Shown[]>,
): LogSealer {
  const isBesideDatabase = config.database.engine === "sqlite";
  return new LogSealer({
    database,
    guard: file === null ? null : new RollbackGuard(file, { isBesideDatabase }),
    readClaims: claims,
    nodeKey,
    publicUrl: node.publicUrl,
    clock,
    onHalt: (reason) => log.error({ reason }, "the transparency log is halted: it signs nothing"),
    onUnwritten: (reason) =>
      log.error(
        { reason },
        "no checkpoint of the transparency log is published, because its file cannot be written",
      ),
  });
}

/** The warning that the transparency log signs nothing. */
function haltWarning(halt: LogSealer["halt"]): Warning[] {
  if (!halt) return [];
  const detail =
    `The transparency log signs nothing. ${halt.reason} If a newer copy of the database exists, restore it. If this one is the ` +
    "newest, run `npm run registry-node -- log continue`. Otherwise run `npm run registry-node -- log new-epoch`, which begins a new log.";
  return [{ code: "log_halted", detail, since: halt.since }];
}
