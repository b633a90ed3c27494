/** The command `registry-node export`. */
import { createRegistry } from "../../client/index.ts";
import { rejectExisting, writeNewFile } from "../backup/output-file.ts";
import { grouped } from "../display/formats.ts";
import { exportLines } from "../export/export.ts";
import { readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { progressOnTerminal, stopSignal } from "./command-output.ts";
import { readNodeConfig } from "./node-environment.ts";
import { nodeErrors } from "./node-errors.ts";

const usage = "registry-node export agents.ndjson --from https://registry.example.com";

export const command: Command = {
  summary: "Export the agents of a node as JSON lines",
  help: `Export the agents of a node as JSON lines, with their cards, facts and statuses.

  registry-node export [<file> | -] [--from <url>]

  <file>         the export, which must not exist; default: -, standard output
  --from <url>   the node, which must be running; default: PUBLIC_URL
  --help         show this text

It reads the public API, so it works with any node, and needs no key. Agents of peers, deleted and suspended agents are left
out. It is no backup: accounts, keys, subscriptions, events and reputations are not in it (registry-node backup). Example:

  registry-node export agents.ndjson --from https://old.example.com
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { from: { type: "string" } }, { usage, most: 1 });
  const from = (values.from as string | undefined) ?? readNodeConfig().publicUrl; // the type of its option
  const [file = "-"] = positionals;
  if (file !== "-") rejectExisting(file, "export");
  await nodeErrors(from, async () => {
    using stop = stopSignal("The export is incomplete.");
    const registry = createRegistry({ baseUrl: from });
    const lines = exportLines({ registry, from, progress: progressOnTerminal() });
    if (file === "-") return await print(lines, stop.signal);
    let agents = -2; // without the first and the last line
    await writeNewFile(
      { file, what: "export", isCompressed: false, signal: stop.signal },
      counted(lines, () => agents++),
    );
    console.log(`Exported ${grouped(agents)} agents of ${from} to ${file}.`);
  });
}

async function print(lines: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  for await (const line of lines) {
    signal.throwIfAborted();
    if (!process.stdout.write(line)) await new Promise((drained) => process.stdout.once("drain", drained));
  }
}

async function* counted(lines: AsyncIterable<string>, onLine: () => void): AsyncIterable<string> {
  for await (const line of lines) {
    onLine();
    yield line;
  }
}
