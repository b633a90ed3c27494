/** The command `registry-node start`. */
import { readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";

export const command: Command = {
  summary: "Start the node (also without a command)",
  help: `Start the node in this folder.

  registry-node start

The data is in ./data/, and a .env file in this folder is read. The variables and their defaults are in the README: PORT, HOST,
PUBLIC_URL and DATABASE_URL are the first to set. SIGTERM and Ctrl+C stop the node after the requests that are under way.
Example:

  PORT=8080 PUBLIC_URL=https://registry.example.com registry-node start
`,
  async run(args) {
    readArguments(args, {}, { usage: "registry-node start", most: 0 });
    await import("../main.ts");
  },
};
