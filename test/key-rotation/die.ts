/**
 * Kills its process at a moment of its work: `node --import` loads it before a command. The moments are counted: before and
 * after each statement of the database and each change of a file. The environment variable DIE_AT says at which it dies.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { DatabaseSync, StatementSync } from "node:sqlite";
import pg from "pg";

const last = Number(process.env.DIE_AT);
let moments = 0;

function moment(): void {
  moments += 1;
  if (moments >= last) process.kill(process.pid, "SIGKILL");
}

/** Counts the moments before and after a method. */
function count(owner: object, name: string): void {
  const original: (...args: unknown[]) => unknown = Reflect.get(owner, name);
  Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
    moment();
    const result = Reflect.apply(original, this, args);
    if (!(result instanceof Promise)) {
      moment();
      return result;
    }
    return result.finally(moment);
  });
}

for (const name of ["exec", "close"]) count(DatabaseSync.prototype, name);
for (const name of ["all", "get"]) count(StatementSync.prototype, name);
for (const name of ["writeFileSync", "renameSync", "rmSync", "fsyncSync"]) count(fs, name);
count(pg.Client.prototype, "query");
syncBuiltinESMExports();
