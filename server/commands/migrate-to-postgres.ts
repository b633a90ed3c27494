/**
 * The command `registry-node migrate-to-postgres`: moves the data of a node from SQLite to PostgreSQL, by a backup that is
 * restored, compared and deleted. The node must be stopped. The SQLite file is only read.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { backUp } from "../backup/backup.ts";
import { lockNode } from "../backup/file-lock.ts";
import { type Header, rowsOf } from "../backup/format.ts";
import { PostgresRestoreTarget } from "../backup/postgres-target.ts";
import { restore } from "../backup/restore.ts";
import { verifyBackup } from "../backup/verify.ts";
import { placeOf } from "../core/database/connection-settings.ts";
import { StartError } from "../core/process/start-error.ts";
import { databaseStartError } from "../core/process/start-failures.ts";
import { keyFileOf } from "../core/secrets/node-key.ts";
import type { DatabaseConfig } from "../core/settings/database-settings.ts";
import { grouped } from "../display/formats.ts";
import { checkpointFileOf } from "../features/log/rollback-guard.ts";
import { readArguments, wrongUsage } from "./arguments.ts";
import type { Command } from "./command.ts";
import { duration, stopSignal, TerminalProgress } from "./command-output.ts";
import { databaseOf, databaseUrl } from "./node-environment.ts";

const usage =
  "registry-node migrate-to-postgres sqlite:./data/registry.sqlite postgres://user:password@host:5432/registry";

export const command: Command = {
  summary: "Move the node from SQLite to PostgreSQL",
  help: `Move the node from SQLite to PostgreSQL.

  registry-node migrate-to-postgres <from> <to>
  registry-node migrate-to-postgres --from <from> --to <to>

  <from>      sqlite:<path of the file>; default: sqlite:./data/registry.sqlite
  <to>        postgres://user:password@host:port/database; default: DATABASE_URL
  --restart   accepted, and not needed: each run starts over
  --help      show this text

Before: stop the node, and create an empty database (createdb registry) with the extension pg_trgm.
The SQLite file is locked while the command runs, and it is not changed. A backup beside it, which the command deletes, is
restored to the target, and every row is compared. If the command is interrupted, run it again: it starts over. Until the end
no node starts on the target.
Variables for the target: DATABASE_CA_FILE and DATABASE_DIRECT_URL, as for a node.
Example:

  registry-node migrate-to-postgres sqlite:./data/registry.sqlite postgres://registry:secret@localhost:5432/registry
`,
  run,
};

type PostgresConfig = Extract<DatabaseConfig, { engine: "postgres" }>;

async function run(args: string[]): Promise<void> {
  const { file, target } = readDatabases(args);
  console.log(`Moving ${file} to PostgreSQL, ${placeOf(target.url)}. The file is not changed.`);
  const startedAt = performance.now();
  try {
    const header = await move(resolve(file), target);
    console.log(closing(header, file, target, (performance.now() - startedAt) / 1_000));
  } catch (error) {
    if (error instanceof StartError) throw error;
    const known = databaseStartError(error, "errcode" in Object(error) ? { engine: "sqlite", file } : target);
    if (known === null) throw error;
    throw new StartError(`${known.message} Then run this again: it starts over.`);
  }
}

/** Moves the data by a backup beside the file, and returns the backup's header. */
async function move(file: string, target: PostgresConfig): Promise<Header> {
  using locked = lockNode(file);
  const from = `sqlite:${file}`;
  const checked = await PostgresRestoreTarget.open(target, { from, replace: false }); // before the backup, which takes longer
  await checked[Symbol.asyncDispose]();
  using stop = stopSignal("Run this again: it starts over.");
  const progress = new TerminalProgress(process.stdout, undefined, stop.signal);
  const backup = `${file}.moving.backup`;
  removeAll(backup); // of a run that was killed
  try {
    await backUp({
      database: { engine: "sqlite", file },
      locked,
      file: backup,
      nodeKey: null,
      progress,
      signal: stop.signal,
    });
    const verified = await verifyBackup(backup, progress);
    if (verified.nullCharacter)
      throw new StartError(
        `PostgreSQL cannot store texts with a null character, and ${file} has one (${verified.nullCharacter}). Nothing was ` +
          "copied. Cut it on SQLite, with substr(<column>, 1, instr(<column>, char(0)) - 1), and run this again.",
      );
    await restore({ file: backup, from, verified, database: target, replace: false, progress, log: null });
    return verified.header;
  } finally {
    removeAll(backup);
  }
}

/** Deletes a backup, also one that was not written to its end. */
function removeAll(backup: string): void {
  for (const name of readdirSync(dirname(backup)))
    if (name.startsWith(basename(backup))) rmSync(join(dirname(backup), name));
}

/** Says what was moved, and what to do next. */
function closing(header: Header, file: string, target: PostgresConfig, seconds: number): string {
  const key = header.fingerprint === null ? "" : ` (fingerprint ${header.fingerprint})`;
  const keyFile = keyFileOf({ engine: "sqlite", file });
  const from = existsSync(keyFile)
    ? `the key is in ${keyFile}; with PostgreSQL the node reads ./data/node.key`
    : "set it as for the node on SQLite";
  return `
Moved ${grouped(rowsOf(header))} rows of ${header.tables.length} tables in ${duration(seconds)}. All rows are equal.

Secrets are encrypted with the NODE_KEY of this node${key}: start the node with the same one
(${from}).
${checkpointText(file, target)}
Next:
  1. Set DATABASE_URL in the environment or in .env:  DATABASE_URL=${withoutPassword(target.url)}
  2. Start the node:  npm start
  3. Check it:  curl http://localhost:3000/health
Keep the SQLite file as a backup until you have checked the node. Do not start a node on it again.`;
}

/** What to do with the last checkpoint of the transparency log. */
function checkpointText(file: string, target: DatabaseConfig): string {
  const [from, to] = [
    checkpointFileOf(keyFileOf({ engine: "sqlite", file })),
    checkpointFileOf(keyFileOf(target)),
  ];
  if (!existsSync(from) || resolve(from) === resolve(to)) return "";
  return `
The last checkpoint of the transparency log is in ${from}: move it to ./${to}, where the node with PostgreSQL
reads it. A node that is started on the SQLite file by mistake then signs nothing.
`;
}

function withoutPassword(text: string): string {
  const url = new URL(text);
  if (url.password) url.password = "<password>";
  return decodeURIComponent(url.href);
}

/** Reads the source and the target. */
function readDatabases(args: string[]): { file: string; target: PostgresConfig } {
  const { values, positionals } = readArguments(
    args,
    { from: { type: "string" }, to: { type: "string" }, restart: { type: "boolean" } },
    { usage, most: 2 },
  );
  const [from = values.from ?? "sqlite:./data/registry.sqlite", to = values.to ?? databaseUrl() ?? ""] =
    positionals;
  const source = databaseOf(from);
  const target = to === "" ? null : databaseOf(to);
  if (source.engine !== "sqlite")
    throw wrongUsage(`The source ${withoutPassword(from)} is not a SQLite file`, usage);
  if (target === null) throw wrongUsage("There is no target", usage);
  if (target.engine !== "postgres") throw wrongUsage(`The target ${to} is not a PostgreSQL database`, usage);
  return { file: source.file, target };
}
