/** The command `registry-node start`. */
import { readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";

export const command: Command = {
  summary: "Start the node in this folder",
  help: `Start the node in this folder.

  registry-node start [--new]

  --new    make a new registry where DATABASE_URL names a file that does not exist, without a question or warning
  --help   show this text

The data is in ./data/, and a .env file in this folder is read. The variables and their defaults are at /docs/settings: PORT, HOST,
PUBLIC_URL and DATABASE_URL are the first to set. SIGTERM and Ctrl+C stop the node after the requests that are under way.
The first start makes the registry: in ./data/, or at the path of DATABASE_URL if its folder exists and has no other database.
If it does not, or has one, the path may be misspelt: the node asks on a terminal, and elsewhere prints a warning. Example:

  PORT=8080 PUBLIC_URL=https://registry.example.com registry-node start
`,
  async run(args) {
    const { values } = readArguments(
      args,
      { new: { type: "boolean", default: false } },
      { usage: "registry-node start", most: 0 },
    );
    const { startNode } = await import("../main.ts");
    await startNode({ isNew: values.new === true });
  },
};
