/** Backups of tests: a filled node on each engine, and backups with a fault. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Config } from "../../server/assembly/config.ts";
import { type BackupResult, backUp } from "../../server/backup/backup.ts";
import type { Header, TableOfBackup } from "../../server/backup/format.ts";
import { type RestoreResult, restore } from "../../server/backup/restore.ts";
import { verifyBackup } from "../../server/backup/verify.ts";
import type { Step } from "../../server/core/database/schema.ts";
import { keyFileOf } from "../../server/core/secrets/node-key.ts";
import { checkpointFileOf, RollbackGuard } from "../../server/features/log/rollback-guard.ts";
import { type EngineName, scratch } from "../engines.ts";
import { folder } from "../faults/process.ts";
import { type Receiver, receiver } from "../webhooks/receiver.ts";
import { answers, emptyTarget, filled, type Held, silent, worldOn } from "../whole-node.ts";
import { publicUrl } from "../world.ts";

export type Database = Config["database"];

/** Makes a backup without the key. */
export function backUpTo(file: string, database: Database): Promise<BackupResult> {
  return backUp({ database, file, nodeKey: null, progress: silent });
}

/** Verifies a backup and restores it. @param options.checkpoint the last checkpoint that the machine has signed. */
export async function restoreFrom(
  file: string,
  database: Database,
  options: { replace?: boolean; checkpoint?: string | null } = {},
): Promise<RestoreResult> {
  const verified = await verifyBackup(file, silent);
  const { replace = false, checkpoint = null } = options;
  if (checkpoint !== null && database.engine === "sqlite")
    new RollbackGuard(checkpointFileOf(keyFileOf(database))).write(checkpoint);
  const log = { checkpoint, publicUrl };
  return restore({ file, verified, database, replace, progress: silent, log });
}

/** Makes a database that no node has used: for SQLite the path of a file that does not exist. */
export async function target(engine: EngineName, opened: AsyncDisposableStack): Promise<Database> {
  if (engine === "postgres") return emptyTarget();
  return { engine, file: join(opened.use(await folder()).path, "registry.sqlite") };
}

/** A filled node that has stopped, its backup, and what clients got from it. */
export interface BackedUp {
  file: string;
  held: Held;
  answers: Record<string, string>;
  /** The last checkpoint that it signed. */
  checkpoint: string;
  /** The receiver of its subscription. */
  hook: Receiver;
}

const made = new Map<EngineName, Promise<BackedUp>>();
let opened = new AsyncDisposableStack();

/** Fills a node and backs it up while it runs: once for all tests of a file. */
export function backedUp(engine: EngineName): Promise<BackedUp> {
  const known = made.get(engine) ?? makeBackedUp(engine);
  made.set(engine, known);
  return known;
}

/** Deletes the backups and stops their receivers, after all tests of a file. */
export async function deleteBackedUp(): Promise<void> {
  made.clear(); // the files of a worker share this module
  const former = opened;
  opened = new AsyncDisposableStack();
  await former.disposeAsync();
}

async function makeBackedUp(engine: EngineName): Promise<BackedUp> {
  const file = join(opened.use(await folder()).path, "filled.backup");
  const hook = opened.use(await receiver());
  await using own = await scratch(engine);
  await using world = await worldOn(own.database, hook);
  const held = await filled(world, hook);
  const before = await answers(world, held);
  await backUpTo(file, own.database);
  return { file, held, answers: before, checkpoint: await world.registry.log.checkpoint(), hook };
}

/** Runs a command like an operator, and waits for its end. */
export async function run(
  name: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
): Promise<{ said: string; status: number | null }> {
  const child = spawnCommand(name, args, env, cwd);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  const [status] = await once(child, "close");
  return { said, status };
}

/** Starts a command. */
export function spawnCommand(name: string, args: string[], env: Record<string, string> = {}, cwd = root) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  return spawn(process.execPath, [join(root, "server", "registry-node.js"), name, ...args], {
    cwd,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  });
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Writes a copy of a backup whose lines were changed, with digests that are right for them. */
export async function rewritten(
  from: string,
  to: string,
  change: (lines: string[]) => string[],
): Promise<void> {
  const text = gunzipSync(await readFile(from)).toString();
  const changed = change(text.trimEnd().split("\n").slice(0, -1));
  const all = createHash("sha256");
  let table = createHash("sha256");
  const lines = changed.map((line) => {
    if (line.startsWith("[")) table.update(`${line}\n`);
    const end = line.startsWith('{"rows"') ? { ...JSON.parse(line), sha256: table.digest("hex") } : null;
    if (end) table = createHash("sha256");
    const written = end ? JSON.stringify(end) : line;
    all.update(`${written}\n`);
    return written;
  });
  const whole = [...lines, JSON.stringify({ end: true, sha256: all.digest("hex") }), ""].join("\n");
  await writeFile(to, gzipSync(whole));
}

/** Changes the lines of a backup to those of a node that had only these migrations: without later tables and columns. */
export function asOlder(lines: readonly string[], migrations: readonly Step[]): string[] {
  using database = new DatabaseSync(":memory:");
  for (const step of migrations) for (const statement of step.statements("sqlite")) database.exec(statement);
  const namesOf = (table: string) =>
    new Set(
      database
        .prepare("select name from pragma_table_info(?)")
        .all(table)
        .map(({ name }) => name),
    );
  const header = JSON.parse(lines[0] ?? "") as Header; // of a backup
  const kept = header.tables.filter(({ name }) => namesOf(name).size > 0);
  const tables = kept.map((table) => ({
    ...table,
    columns: table.columns.filter(({ name }) => namesOf(table.name).has(name)),
  }));
  const names = migrations.map(({ name }) => name);
  const changed = [JSON.stringify({ ...header, migrations: names, tables })];
  let table: TableOfBackup | undefined;
  for (const line of lines.slice(1)) {
    if (line.startsWith('{"table"'))
      table = header.tables.find(({ name }) => name === JSON.parse(line).table);
    const has = table && namesOf(table.name);
    if (!table || !has?.size) continue;
    const { columns } = table;
    const values = () => (JSON.parse(line) as unknown[]).filter((_, at) => has.has(columns[at]?.name ?? "")); // a row
    changed.push(line.startsWith("[") ? JSON.stringify(values()) : line);
  }
  return changed;
}
