/**
 * The command `registry-node key rotate`: replaces the NODE_KEY.
 *
 * A crash leaves a database and a key that start. The next key is on the disk before the transaction: in `node.key.new`, or
 * printed for the operator who sets `NODE_KEY`. The commit decides: the database has the fingerprint of one of the two keys. A
 * start takes the file that has it (rotatedKey in key-fingerprint.ts). So the former key is not kept.
 */
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import type { Config } from "../assembly/config.ts";
import { CommitOutcomeUnknown } from "../core/database/commit-outcome.ts";
import { steps } from "../core/database/schema.ts";
import { rejectUnfinishedRestore } from "../core/database/unfinished-restore.ts";
import { rejectUnknownMigrations } from "../core/database/unknown-migrations.ts";
import { StartError } from "../core/process/start-error.ts";
import { databaseStartError } from "../core/process/start-failures.ts";
import { fingerprintOf, recordedFingerprint, rotatedKey } from "../core/secrets/key-fingerprint.ts";
import { type RotatedSecrets, rotateSecrets } from "../core/secrets/key-rotation.ts";
import { keyFileOf, newKeyFileOf, replaceKeyFile, writeNewKeyFile } from "../core/secrets/node-key.ts";
import { writeManaged } from "../core/sql/orm.ts";
import { grouped } from "../display/formats.ts";
import { keepFormerKeys } from "../features/log/former-keys.ts";
import { orm } from "../features.ts";
import { readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { configuredKey, readNodeConfig } from "./node-environment.ts";
import { alone } from "./rotation/exclusive-transaction.ts";
import { databasesOfKey } from "./rotation/shared-key-file.ts";

const usage = "registry-node key rotate";

const consequences = `No longer valid afterwards:
  - cursors of lists: readers begin again
  - sign-ins with the identity provider that are under way: people sign in again
  - the Idempotency-Keys of the last 24 hours: a request that is repeated is done again
  - the key of the transparency log: it goes on with a new one. For 30 days the former key signs too: accept the new one until then
  - the key with which this node cosigns other logs: tell their operators the new witness_vkey of GET /log
  - the node_id: peers that import from this node remove it and add it again
  - backups without a key (without --with-key): they need the former key, which is not kept. Save it now if you have such backups`;

export const command: Command = {
  summary: "Replace the NODE_KEY, and encrypt secrets with the new one",
  help: `Replace the NODE_KEY, and encrypt the secrets of webhooks with the new one. Sessions, API keys and those secrets stay valid.

  registry-node key rotate [--yes]

  --yes    do not ask
  --help   show this text

Before: stop all nodes that use the database, and make a backup. The command refuses while one runs. Everything is changed in one
transaction, in which every secret is read again and compared. If it is interrupted, start the node, or run it again: the
database has either the former key or the new one, and the node finds it.
If the key is in a file beside the database, it is replaced. If it is in NODE_KEY, the command prints the new one first: set it then.
${consequences}
Example:

  systemctl stop registry-node && registry-node key rotate && systemctl start registry-node
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { values } = readArguments(args, { yes: { type: "boolean", default: false } }, { usage, most: 0 });
  const config = readNodeConfig();
  if (values.yes !== true) await confirm();
  const rotation = await rotate(config);
  console.log(closing(config, rotation));
}

interface Rotation extends RotatedSecrets {
  /** Fingerprints. */
  from: string;
  to: string;
}

async function rotate({ nodeKey, database }: Config): Promise<Rotation> {
  const file = keyFileOf(database);
  const to = randomBytes(32);
  let isPrinted = false;
  try {
    if (database.engine === "sqlite") rejectUnfinishedRestore(database.file);
    const result = await alone(database, async (writer, migrations) => {
      rejectOtherSchema(migrations);
      const from = formerKey({ nodeKey, database }, await recordedFingerprint(writer));
      if (!nodeKey) await rejectSharedKeyFile(file, database, fingerprintOf(from));
      try {
        if (nodeKey) await printKey(to);
        else writeNewKeyFile(file, to);
        isPrinted = nodeKey !== null;
        const now = new Date();
        await writeManaged(orm, writer, (managed) =>
          keepFormerKeys(managed, { from, to }, { now, random: randomBytes }),
        );
        const secrets = await rotateSecrets(writer, { from, to }, { now, random: randomBytes });
        return { ...secrets, from: fingerprintOf(from), to: fingerprintOf(to) };
      } catch (error) {
        rmSync(newKeyFileOf(file), { force: true }); // never later: after the commit there is no other copy of the key
        throw error;
      }
    });
    if (!nodeKey) replaceKeyFile(file);
    return result;
  } catch (error) {
    throw explained(error, { nodeKey, database }, isPrinted);
  }
}

/** Says which key the database has after a failure. */
function explained(
  error: unknown,
  { nodeKey, database }: Pick<Config, "nodeKey" | "database">,
  isPrinted: boolean,
) {
  if (error instanceof CommitOutcomeUnknown)
    return new StartError(
      "The commit failed, and it is not known whether the database has the new key. " +
        (nodeKey
          ? "Start the node with the new NODE_KEY. If it does not start, the former one is still right."
          : "Start the node: it takes the one that the database has."),
    );
  const known = error instanceof StartError ? error : databaseStartError(error, database);
  return known && isPrinted
    ? new StartError(`${known.message} The key that was printed is not used.`)
    : (known ?? error);
}

function rejectOtherSchema(migrations: readonly string[]): void {
  rejectUnknownMigrations(migrations);
  if (migrations.length < steps.length)
    throw new StartError(
      "The database is of an older version, or has no tables: start this version on it once, stop it, and run this again. Nothing was changed.",
    );
}

/** @throws StartError if the key file is also that of another database, which could not be read without it. */
async function rejectSharedKeyFile(file: string, database: Config["database"], fingerprint: string) {
  const others = await databasesOfKey(file, database, fingerprint);
  if (others.length === 0) return;
  throw new StartError(
    `${file} is also the key of ${others.join(", ")}: start the node on that database once, which gives it a key file of its own, stop it, and run this again. Nothing was changed.`,
  );
}

/** @throws StartError unless the configured key is the database's. */
function formerKey(config: Pick<Config, "nodeKey" | "database">, recorded: string | null): Buffer {
  const { key, place } = configuredKey(config);
  const found = (config.nodeKey ? null : rotatedKey(place, recorded)) ?? key;
  if (found === null || recorded === null)
    throw new StartError(
      recorded === null
        ? "The database has no key yet: start the node on it once, stop it, and run this again. Nothing was changed."
        : `There is no key: ${place} is missing, and NODE_KEY is not set. Nothing was changed. Put the file back.`,
    );
  if (fingerprintOf(found) === recorded) return found;
  throw new StartError(
    `The key in ${place} (fingerprint ${fingerprintOf(found)}) is not the one that the database was written with (${recorded}). ` +
      "Nothing was changed. Put that key back.",
  );
}

/** Prints the next key, and waits until it has left this process: after the commit nothing else has it. */
function printKey(key: Buffer): Promise<void> {
  const text = `The new key is printed this once. Keep it, and set it when the command has ended:\n\n  NODE_KEY=${key.toString("base64")}\n\n`;
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** @throws StartError unless it is confirmed. */
async function confirm(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new StartError(
      `This replaces the key of the node: add --yes if that is what you want. Nothing was changed.\n${consequences}`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const typed = await terminal.question(`${consequences}\n\nType rotate to go on: `);
    if (typed.trim() !== "rotate") throw new StartError("Nothing was changed.");
  } finally {
    terminal.close();
  }
}

/** Says what was done, and what to do next. */
function closing({ nodeKey, database }: Config, { secrets, lost, responses, from, to }: Rotation): string {
  const file = keyFileOf(database);
  const left =
    lost === 0
      ? ""
      : `
  Lost         ${grouped(lost)} secrets were encrypted with a key that was lost earlier: rotate the secrets of these webhooks`;
  return `The node has a new key. All secrets were read again with it, and compared.

  Key          ${nodeKey ? "NODE_KEY, as printed above" : file} (fingerprint ${to}; the former one was ${from} and is not kept)
  Secrets      ${grouped(secrets)} of webhooks, encrypted with it${left}
  Responses    ${grouped(responses)} that were kept for an Idempotency-Key are deleted

Next:
  1. ${nodeKey ? "Set NODE_KEY to the new key, for all processes that share the database." : `Save a copy of ${file} elsewhere. Other machines that share the database need the same file.`}
  2. Make a backup: those without a key that were made before need the former one.
  3. Start the node, and check it:  npm run registry-node -- doctor`;
}
