/** The command `registry-node backup`. */
import { constants, setPriority } from "node:os";
import { backUp } from "../backup/backup.ts";
import { rowsOf } from "../backup/format.ts";
import { StartError } from "../core/process/start-error.ts";
import { bytes, grouped } from "../display/formats.ts";
import { readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { duration, progressOnTerminal, stopSignal } from "./command-output.ts";
import { configuredKey, readNodeConfig } from "./node-environment.ts";

const usage = "registry-node backup registry.backup";

export const command: Command = {
  summary: "Back up the node to one file, while it runs",
  help: `Back up the node to one file, while it runs.

  registry-node backup [<file>] [--with-key]

  <file>       the backup, which must not exist; default: registry-<time>.backup in this folder
  --with-key   put the NODE_KEY into the backup: anyone with the file then has all secrets
  --help       show this text

The backup has all rows of one instant: what the node answered before the command began is in it. It is a gzip file of JSON
lines, the same for SQLite and PostgreSQL, and can be restored to either. It has password hashes, sessions and encrypted
secrets, so only you may read it (mode 0600). The key is needed to restore it: keep it elsewhere, or add --with-key.
Variables: DATABASE_URL and NODE_KEY, as for the node. Example:

  registry-node backup /backups/registry-$(date +%F).backup
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(
    args,
    { "with-key": { type: "boolean", default: false } },
    { usage, most: 1 },
  );
  const config = readNodeConfig();
  const { key, place } = configuredKey(config);
  const withKey = values["with-key"] === true;
  if (withKey && key === null)
    throw new StartError(`There is no key for --with-key: ${place} is missing, and NODE_KEY is not set.`);
  const [file = defaultName(new Date())] = positionals;
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // the node and its clients come first
  const startedAt = performance.now();
  using stop = stopSignal("No backup was made.");
  const { header, bytes: size } = await backUp({
    database: config.database,
    file,
    nodeKey: withKey ? key : null,
    progress: progressOnTerminal(),
    signal: stop.signal,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`Backed up ${grouped(rowsOf(header))} rows of ${header.tables.length} tables, up to change ${header.seq}, to ${file}
(${bytes(size)} in ${duration(seconds)}).

${withKey ? keyIsIn(file) : keyIsNotIn(header.fingerprint, key === null ? null : place)}
Check it:  npm run registry-node -- verify-backup ${file}`);
}

function keyIsIn(file: string): string {
  return `CAREFUL: THE NODE_KEY IS IN THIS BACKUP. Anyone who can read ${file} can decrypt all secrets of the node.
Only this user may read it (mode 0600). Encrypt it before you store it elsewhere.
`;
}

function keyIsNotIn(fingerprint: string | null, place: string | null): string {
  const which = fingerprint === null ? "" : ` It has the fingerprint ${fingerprint}.`;
  const where =
    place === null ? "where the node has it" : place === "NODE_KEY" ? "in the variable NODE_KEY" : place;
  return `CAREFUL: THE NODE_KEY IS NOT IN THIS BACKUP. Without it no webhook delivery can be signed after a restore.
Keep a copy of the key (${where}) in another place.${which}
`;
}

/** A name with the time, which no earlier backup has. */
function defaultName(now: Date): string {
  return `registry-${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}.backup`;
}
