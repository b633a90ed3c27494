/**
 * The command `registry-node migrate-to-postgres`: moves the data of a node from SQLite to PostgreSQL. The node must be
 * stopped. The SQLite file is only read.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { placeOf } from "../core/database/connection-settings.ts";
import { StartError } from "../core/process/start-error.ts";
import { databaseStartError } from "../core/process/start-failures.ts";
import { keyFileOf } from "../core/secrets/node-key.ts";
import type { DatabaseConfig } from "../core/settings/database-config.ts";
import { checkpointFileOf } from "../features/log/rollback-guard.ts";
import { type MigrationResult, migrateToPostgres } from "../migrate/migrate.ts";
import { count, duration, TerminalProgress } from "../migrate/terminal.ts";
import { readArguments, wrongUsage } from "./arguments.ts";
import type { Command } from "./command.ts";
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
  --restart   delete what an unfinished migration has copied, and start again
  --help      show this text

Before: stop the node, and create an empty database (createdb registry) with the extension pg_trgm.
The SQLite file is locked while the command runs, and it is not changed. If the command is interrupted, run it again:
it goes on where it stopped. At the end it compares every row. Until then no node starts on the target.
Variables for the target: DATABASE_CA_FILE and DATABASE_DIRECT_URL, as for a node.
Example:

  registry-node migrate-to-postgres sqlite:./data/registry.sqlite postgres://registry:secret@localhost:5432/registry
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { file, target, restart } = readDatabases(args);
  console.log(`Moving ${file} to PostgreSQL, ${placeOf(target.url)}. The file is not changed.`);
  const startedAt = performance.now();
  try {
    const progress = new TerminalProgress(process.stdout);
    const result = await migrateToPostgres({ file, target, restart, progress });
    console.log(closing(result, file, target, (performance.now() - startedAt) / 1_000));
  } catch (error) {
    if (error instanceof StartError) throw error;
    const known = databaseStartError(error, "errcode" in Object(error) ? { engine: "sqlite", file } : target);
    if (known === null) throw error;
    throw new StartError(`${known.message} Then run this again: it goes on where it stopped.`);
  }
}

/** Says what was moved, and what to do next. */
function closing(
  { tables, rows, nodeKey }: MigrationResult,
  file: string,
  target: DatabaseConfig & { engine: "postgres" },
  seconds: number,
): string {
  const key = nodeKey === null ? "" : ` (fingerprint ${nodeKey})`;
  const keyFile = keyFileOf({ engine: "sqlite", file });
  const from = existsSync(keyFile)
    ? `the key is in ${keyFile}; with PostgreSQL the node reads ./data/node.key`
    : "set it as for the node on SQLite";
  return `
Moved ${count(rows)} rows of ${tables} tables in ${duration(seconds)}. All rows are equal.

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
function readDatabases(args: string[]) {
  const { values, positionals } = readArguments(
    args,
    { from: { type: "string" }, to: { type: "string" }, restart: { type: "boolean", default: false } },
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
  return { file: source.file, target, restart: values.restart === true };
}
