/** The command `registry-node restore`. */
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { type Header, rowsOf } from "../backup/format.ts";
import { type RestoreResult, restore } from "../backup/restore.ts";
import { type ConfiguredKey, keyToWrite } from "../backup/restored-key.ts";
import { verifyBackup } from "../backup/verify.ts";
import { placeOf } from "../core/database/connection-settings.ts";
import { StartError } from "../core/process/start-error.ts";
import { databaseStartError } from "../core/process/start-failures.ts";
import { fingerprintOf } from "../core/secrets/key-fingerprint.ts";
import { keepKeyFile, keyFileOf } from "../core/secrets/node-key.ts";
import type { DatabaseConfig } from "../core/settings/database-settings.ts";
import { grouped } from "../display/formats.ts";
import type { RestoredLog } from "../features/log/restored-log.ts";
import { checkpointFileOf } from "../features/log/rollback-guard.ts";
import { readArguments, wrongUsage } from "./arguments.ts";
import { readCheckpointFile } from "./checkpoint-file.ts";
import type { Command } from "./command.ts";
import { duration, progressOnTerminal } from "./command-output.ts";
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
The transparency log is halted, unless log.checkpoint beside the node key shows that nothing was signed after the backup.
Variables: PUBLIC_URL, NODE_KEY, DATABASE_URL and the other variables of the database, as for the node. Example:

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
  const { database, publicUrl } = config;
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
  const checkpoint = readCheckpointFile(checkpointFileOf(keyFileOf(database)));
  const result = await restoreTo(database, () =>
    restore({ file, verified, database, replace, progress, log: { checkpoint, publicUrl } }),
  );
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
function closing(header: Header, { aside, log }: RestoreResult, facts: Facts): string {
  const { publicUrl, database, seconds } = facts;
  const kept = aside === null ? "" : `The database that was there is now ${aside}.\n`;
  return `Restored ${grouped(rowsOf(header))} rows of ${header.tables.length} tables, up to change ${header.seq} of ${header.madeAt}, to
${nameOf(database)} in ${duration(seconds)}. All rows are equal.
${kept}
${keyText(header, facts)}

Next:
  1. Start the node with this database (DATABASE_URL), and only one: never start a node on the old database again.
  2. Check it:  curl ${publicUrl}/health
  3. Peers and readers of events that were ahead of change ${header.seq} have to read again from there.
${logText(log, database)}`;
}

/** How the transparency log goes on. */
function logText(log: RestoredLog, database: DatabaseConfig): string {
  if (log === "continues") return "     The transparency log goes on: nothing was signed after the backup.";
  if (log === "renamed")
    return `     The backup has no checkpoint of the transparency log, so the log begins under a new name: see GET /log.`;
  return `  4. THE TRANSPARENCY LOG IS HALTED: the node works, but signs nothing (log_halted in /health), because the backup does not say
     what was signed after it. If a newer backup exists, restore that. Otherwise decide, with the node running or not:
       npm run registry-node -- log continue --checkpoint <file>   if you have the log.checkpoint of the machine where the node ran last:
                                                            it is compared. Copied to ${checkpointFileOf(keyFileOf(database))}
                                                            before a restore, it is compared by the restore.
       npm run registry-node -- log continue --newest              if you know that the node has changed nothing after the backup, for
                                                            example because it was stopped before
       npm run registry-node -- log new-epoch --yes                in all other cases: what was published after the backup is lost, and
                                                            a new log begins`;
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
