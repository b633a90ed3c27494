/** The command `registry-node log new-epoch`: begins a new transparency log, if the present one cannot go on. */

import { StartError } from "../core/process/start-error.ts";
import { keyFileOf } from "../core/secrets/node-key.ts";
import { beginNewLog } from "../features/log/new-log.ts";
import { checkpointFileOf, RollbackGuard } from "../features/log/rollback-guard.ts";
import { readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { openNodeDatabase } from "./node-database.ts";
import { readNodeConfig } from "./node-environment.ts";

const usage = "registry-node log new-epoch --yes";

export const command: Command = {
  summary: "Begin a new transparency log, after the database was replaced by an older copy",
  help: `Begin a new transparency log, while the node runs or not.

  registry-node log new-epoch --yes

  --yes    confirm that the present log ends
  --help   show this text

The log halts when the database has fewer entries than the node has published, or other ones: it was replaced by an older copy.
If a newer copy exists, restore that instead. If nothing was published after this copy was made, \`log continue\` goes on with the
present log. Otherwise the published history is lost, and this command says so to everybody: the
new log has another name and another key, and \`GET /log\` lists the former one with its last checkpoint. Whoever checks the log
notices, and has to accept the new key.
Run it where the node runs, with its variables: DATABASE_URL says which database it is, PUBLIC_URL what the log is called.
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { values } = readArguments(args, { yes: { type: "boolean", default: false } }, { usage, most: 0 });
  const { database: settings, publicUrl } = readNodeConfig();
  if (values.yes !== true)
    throw new StartError(
      `The present log ends for good, and everybody who checks it notices. If that is right, add --yes: ${usage}`,
    );
  await using database = await openNodeDatabase(settings);
  const guard = new RollbackGuard(checkpointFileOf(keyFileOf(settings)));
  const begun = await beginNewLog({ database, kept: guard.read(), publicUrl, now: new Date() });
  if (!begun)
    throw new StartError("The node has no log yet: it begins with the first event. Nothing was changed.");
  console.log(
    `The log ${begun.former} has ended, and the log ${begun.origin} begins. The node publishes its first checkpoint when it runs.`,
  );
}
