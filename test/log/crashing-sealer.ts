/**
 * Seals the log of a database as a node does, in a process of its own that kills itself (SIGKILL) at one of the steps:
 * `node test/log/crashing-sealer.ts '<CrashingSealer as JSON>'`. It ends with code 0 if there are fewer steps.
 *
 * A step is a statement that writes, the moment before and after a commit, and on SQLite each operation on the file of the guard,
 * which is the same on both engines.
 */

import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import type { Config } from "../../server/assembly/config.ts";
import type { Database } from "../../server/core/database/database.ts";
import { openPostgres } from "../../server/core/database/postgres.ts";
import { openSqlite } from "../../server/core/database/sqlite.ts";
import { Orm, writeManaged } from "../../server/core/sql/orm.ts";
import { rowsFrom, type Writer } from "../../server/core/sql/rows.ts";
import { log } from "../../server/features/log/feature.ts";
import { RollbackGuard } from "../../server/features/log/rollback-guard.ts";
import { LogSealer } from "../../server/features/log/sealer.ts";

/** What the process is started with. */
export interface CrashingSealer {
  database: Config["database"];
  checkpointFile: string;
  /** The node key in hex. */
  nodeKey: string;
  publicUrl: string;
  /** The number of the step at which it is killed. */
  killAt: number;
}

let steps = 0;

function step(killAt: number, name: string): void {
  steps += 1;
  if (steps !== killAt) return;
  fs.writeSync(1, name);
  process.kill(process.pid, "SIGKILL");
}

/** Makes each operation of the guard on its file a step: before it, so that the one before it is done. */
function watchFiles(at: (name: string) => void): void {
  for (const name of ["openSync", "writeSync", "fsyncSync", "closeSync", "renameSync"] as const) {
    const original = fs[name] as (...args: unknown[]) => unknown; // each passes its arguments on
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        if (isSealing) at(`before ${name}`);
        return original(...args);
      },
    });
  }
  syncBuiltinESMExports();
}

/** Whether the process is in a transaction of the sealer. */
let isSealing = false;

/** Makes each writing statement a step, and the moments before and after a commit. */
function watched(database: Database, at: (name: string) => void): Database {
  const aside: Database["aside"] = async (work, durability) => {
    const result = await database.aside(async (writer) => {
      isSealing = true;
      const step = (sql: string) =>
        !sql.startsWith("select") && at(`before ${sql.slice(0, 30).replaceAll(/["`]/g, "")}`);
      const rows = rowsFrom(writer.engine, (sql, params) => {
        step(sql);
        return writer.all(sql, params);
      });
      const run: Writer["run"] = async (sql, params) => {
        step(sql);
        await writer.run(sql, params);
      };
      const settle = () => writer.settle();
      const done = await writeManaged(database.orm, { ...rows, run, settle }, work);
      isSealing = false;
      await writer.settle();
      at("before the commit");
      return done;
    }, durability);
    at("after the commit");
    return result;
  };
  return { ...database, aside };
}

if (import.meta.main) {
  const { database, checkpointFile, nodeKey, publicUrl, killAt } = JSON.parse(
    process.argv[2] ?? "",
  ) as CrashingSealer; // as the test writes it
  const clock = () => new Date();
  const at = (name: string) => step(killAt, name);
  await using opened = await (database.engine === "sqlite"
    ? openSqlite(database.file, new Orm([...(log.entities ?? [])]), clock, randomUUID)
    : openPostgres(database, new Orm([...(log.entities ?? [])]), clock, randomUUID));
  if (opened.engine === "sqlite") watchFiles(at);
  const fail = (reason: string) => {
    throw new Error(reason);
  };
  const sealer = new LogSealer({
    database: watched(opened, at),
    guard: new RollbackGuard(checkpointFile),
    nodeKey: Buffer.from(nodeKey, "hex"),
    publicUrl,
    clock,
    onHalt: fail,
    onUnwritten: fail,
  });
  while ((await sealer.run()) !== null);
}
