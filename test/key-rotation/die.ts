/**
 * Kills its process at a moment of its work: `node --import` loads it before a command. The moments are counted: before each
 * statement that is not a read, and before each change of a file, because nothing else leaves anything behind. The environment
 * variable DIE_AT says at which it dies.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { DatabaseSync, StatementSync } from "node:sqlite";
import pg from "pg";

const last = Number(process.env.DIE_AT);
let moments = 0;

/** Counts the calls of a method that change something. */
function count(owner: object, name: string, isRead: (self: unknown, first: unknown) => boolean): void {
  const original: (...args: unknown[]) => unknown = Reflect.get(owner, name);
  Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
    if (!isRead(this, args[0])) moments += 1;
    if (moments >= last) process.kill(process.pid, "SIGKILL");
    return Reflect.apply(original, this, args);
  });
}

const isSelect = (sql: unknown) => /^\s*select\b/i.test(String(sql));
const textOf = (query: unknown) =>
  typeof query === "object" && query !== null && "text" in query ? query.text : query;

count(DatabaseSync.prototype, "exec", () => false);
for (const name of ["all", "get"])
  count(StatementSync.prototype, name, (self) => self instanceof StatementSync && isSelect(self.sourceSQL));
for (const name of ["writeFileSync", "renameSync", "rmSync", "fsyncSync"]) count(fs, name, () => false);
count(pg.Client.prototype, "query", (_, query) => isSelect(textOf(query)));
syncBuiltinESMExports();
