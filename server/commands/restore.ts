/** The command `registry-node restore`. */
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { type Header, rowsOf } from "../backup/format.ts";
import { type RestoreResult, restore } from "../backup/restore.ts";
import { type ConfiguredKey, keyToWrite } from "../backup/restored-key.ts";
import { verifyBackup } from "../backup/verify.ts";
import { placeOf } from "../database/connection-settings.ts";
import type { DatabaseConfig } from "../database-config.ts";
import { fingerprintOf } from "../key-fingerprint.ts";
import { count, duration } from "../migrate/terminal.ts";
import { keepKeyFile } from "../node-key.ts";
import { StartError } from "../start-error.ts";
import { databaseStartError } from "../start-failures.ts";
import { readArguments, wrongUsage } from "./arguments.ts";
import type { Command } from "./command.ts";
import { progressOnTerminal } from "./command-output.ts";
import { configuredKey, readNodeConfig } from "./node-environment.ts";

const usage = "registry-node restore registry.backup";

export const command: Command = {
  summary: "Restore a backup to an empty database",
  help: `Restore a backup to an empty database, of either engine.

  registry-node restore <file> [--to <url>] [--replace [--yes]] [--without-key]

  <file>          a file that \`registry-node backup\` has written
  --to <url>      the database: sqlite:<path> or postgres://user:password@host:port/database; default: DATABASE_URL
  --replace       replace a database that has data: a SQLite file is kept under another name, the tables of a PostgreSQL
                  database are deleted. It asks first
  --yes           do not ask
  --without-key   restore without the NODE_KEY of the backup, because it is lost
  --help          show this text

Before: stop the nodes that use the database. Nothing is changed before the whole backup was read and found sound. At the end
all rows are compared with it. If the command is interrupted, no node starts on the database: run it again, and it starts over.
Variables: NODE_KEY, DATABASE_URL and the other variables of the database, as for the node. Example:

  DATABASE_URL=postgres://registry:secret@localhost:5432/registry registry-node restore registry.backup
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(
    args,
    {
      to: { type: "string" },
      replace: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      "without-key": { type: "boolean", default: false },
    },
    { usage, most: 1 },
  );
  const [file] = positionals;
  if (file === undefined) throw wrongUsage("There is no file", usage);
  const config = readNodeConfig(values.to as string | undefined); // the type of its option
  const { database } = config;
  const startedAt = performance.now();
  const progress = progressOnTerminal();
  const verified = await verifyBackup(file, progress);
  for (const fault of verified.faults)
    console.error(`Careful: the backup has a fault of its database. ${fault}`);
  const key = configuredKey(config);
  const written = keyToWrite(verified.header, key, values["without-key"] === true);
  const replace = values.replace === true;
  if (replace && values.yes !== true) await confirm(nameOf(database));
  if (written) keepKeyFile(key.place, written, randomBytes);
  const result = await restoreTo(database, () => restore({ file, verified, database, replace, progress }));
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(closing(verified.header, result, { ...config, key, written, seconds }));
}

async function restoreTo(
  database: DatabaseConfig,
  work: () => Promise<RestoreResult>,
): Promise<RestoreResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    const known = databaseStartError(error, database);
    if (known === null) throw error;
    throw new StartError(`${known.message} Then run this again: it starts over.`);
  }
}

/** @throws StartError unless the name is typed. */
async function confirm(name: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new StartError(
      `--replace replaces ${name}: add --yes if that is what you want. Nothing was changed.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const typed = await terminal.question(`This replaces ${name}. Type its name to go on: `);
    if (typed.trim() !== name) throw new StartError("That is another name. Nothing was changed.");
  } finally {
    terminal.close();
  }
}

/** The file, or the server and its database. */
function nameOf(database: DatabaseConfig): string {
  return database.engine === "sqlite" ? database.file : placeOf(database.url);
}

interface Facts {
  publicUrl: string;
  database: DatabaseConfig;
  key: ConfiguredKey;
  /** The key that was written to the key file; null if none was. */
  written: Buffer | null;
  seconds: number;
}

/** Says what was restored, and what to do next. */
function closing(header: Header, { indexed, aside }: RestoreResult, facts: Facts): string {
  const { publicUrl, database, seconds } = facts;
  const kept = aside === null ? "" : `The database that was there is now ${aside}.\n`;
  return `Restored ${count(rowsOf(header))} rows of ${header.tables.length} tables, up to change ${header.seq} of ${header.madeAt}, to
${nameOf(database)} in ${duration(seconds)}. ${count(indexed)} agents are in the search index. All rows are equal.
${kept}
${keyText(header, facts)}

Next:
  1. Start the node with this database (DATABASE_URL), and only one: never start a node on the old database again.
  2. Check it:  curl ${publicUrl}/health
  3. Peers and readers of events that were ahead of change ${header.seq} have to read again from there. If the warnings of /health
     have log_halted, the transparency log was ahead too: restore a newer backup, or run \`npx registry-node log new-epoch\`.`;
}

function keyText({ fingerprint }: Header, { key, written }: Facts): string {
  if (written)
    return `The NODE_KEY of the backup is in ${key.place} now (fingerprint ${fingerprintOf(written)}).`;
  const found = key.key && fingerprintOf(key.key);
  if (fingerprint === null || found === fingerprint) return `The key in ${key.place} is that of the backup.`;
  return (
    "CAREFUL: THE NODE_KEY OF THE BACKUP IS MISSING. The secrets of webhooks cannot be decrypted. Start the node once with\n" +
    `NODE_KEY_LOST=${fingerprint}, and rotate the secret of every webhook.`
  );
}
