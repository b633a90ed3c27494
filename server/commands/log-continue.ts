/** The command `registry-node log continue`: continues a halted transparency log, if its database is the newest. */

import { StartError } from "../core/process/start-error.ts";
import { keyFileOf } from "../core/secrets/node-key.ts";
import { continueLog } from "../features/log/continue-log.ts";
import { checkpointFileOf, RollbackGuard } from "../features/log/rollback-guard.ts";
import { readArguments } from "./arguments.ts";
import { readCheckpointFile } from "./checkpoint-file.ts";
import type { Command } from "./command.ts";
import { openNodeDatabase } from "./node-database.ts";
import { configuredKey, readNodeConfig } from "./node-environment.ts";

const usage = "registry-node log continue [--checkpoint <file>] [--newest]";

export const command: Command = {
  summary: "Continue the transparency log, after a restore of the newest copy of the database",
  help: `Continue the transparency log, while the node runs or not.

  registry-node log continue [--checkpoint <file>] [--newest]

  --checkpoint <file>   the last checkpoint that the node has signed: the file log.checkpoint of the machine where it ran last;
                        default: the one beside the node key
  --newest              confirm without this file that the node has signed nothing after this copy of the database was made,
                        for example because it was stopped before
  --help                show this text

The log is halted after a restore, and when its database was copied without log.checkpoint: if the node has published more than the
database has, the log would show two histories. This command compares the database with the last checkpoint, and the node compares
it again before it signs, also with the checkpoints that witnesses have. If the database is an older copy, restore a newer one, or
begin a new log with \`registry-node log new-epoch\`.
Run it where the node runs, with its variables: DATABASE_URL, NODE_KEY.
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { values } = readArguments(
    args,
    { checkpoint: { type: "string" }, newest: { type: "boolean", default: false } },
    { usage, most: 0 },
  );
  const config = readNodeConfig();
  const file = checkpointFileOf(keyFileOf(config.database));
  const from = (values.checkpoint as string | undefined) ?? file; // the type of its option
  const checkpoint = readCheckpointFile(from);
  if (checkpoint === null && (values.checkpoint !== undefined || values.newest !== true))
    throw new StartError(
      `There is no file ${from}. Nothing was changed. Name the log.checkpoint of the machine where the node ran last with ` +
        "--checkpoint. If you know that the node has signed nothing after this copy of the database was made, add --newest. " +
        "Otherwise begin a new log: npm run registry-node -- log new-epoch --yes",
    );
  await using database = await openNodeDatabase(config.database);
  const fault = await continueLog({
    database,
    guard: new RollbackGuard(file),
    nodeKey: configuredKey(config).key,
    checkpoint: values.newest === true && values.checkpoint === undefined ? null : checkpoint,
  });
  if (fault !== null) throw new StartError(`${fault} Nothing was changed.`);
  console.log("The log goes on. The node publishes its next checkpoint when it runs.");
}
