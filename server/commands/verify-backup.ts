/** The command `registry-node verify-backup`. */
import type { Header } from "../backup/format.ts";
import { rowsOf } from "../backup/format.ts";
import { verifyBackup } from "../backup/verify.ts";
import { StartError } from "../core/process/start-error.ts";
import { fingerprintOf } from "../core/secrets/key-fingerprint.ts";
import { count } from "../migrate/terminal.ts";
import { readArguments, wrongUsage } from "./arguments.ts";
import type { Command } from "./command.ts";
import { progressOnTerminal } from "./command-output.ts";
import { environmentKey } from "./node-environment.ts";

const usage = "registry-node verify-backup registry.backup";

export const command: Command = {
  summary: "Check that a backup is whole, without a database",
  help: `Check that a backup is whole, without a database.

  registry-node verify-backup <file>

  <file>   a file that \`registry-node backup\` has written
  --help   show this text

It reads the whole file: the digest of each table, the numbers of rows, that events have consecutive numbers, and that what
rows refer to exists. If NODE_KEY is set, it says whether that is the key of the backup. The exit status is 1 if the backup is
damaged. Example:

  registry-node verify-backup registry.backup
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { positionals } = readArguments(args, {}, { usage, most: 1 });
  const [file] = positionals;
  if (file === undefined) throw wrongUsage("There is no file", usage);
  const { header, faults } = await verifyBackup(file, progressOnTerminal());
  if (faults.length > 0)
    throw new StartError(
      `${file} is complete, but its rows contradict each other: the database had these faults when it was made.\n${faults.join("\n")}`,
    );
  console.log(`${file} is whole: ${count(rowsOf(header))} rows of ${header.tables.length} tables.

  Made at      ${header.madeAt}, by version ${header.nodeVersion}
  Engine       ${header.engine === "sqlite" ? "SQLite" : "PostgreSQL"}; it can be restored to SQLite and to PostgreSQL
  Up to        change ${header.seq}
  Agents       ${count(header.tables.find(({ name }) => name === "agent")?.rows ?? 0)}, with those that are deleted
  NODE_KEY     ${keyLine(header)}`);
}

function keyLine({ fingerprint, nodeKey }: Header): string {
  const configured = environmentKey();
  const own = configured && fingerprintOf(configured);
  const which = `fingerprint ${fingerprint ?? "unknown"}`;
  const where = nodeKey === null ? "not in the backup: keep it elsewhere" : "in the backup";
  const match =
    own === undefined
      ? ""
      : own === fingerprint
        ? "; NODE_KEY is this key"
        : `; NODE_KEY is another key (${own})`;
  return `${which}, ${where}${match}`;
}
