/** The command `registry-node import`. */
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createRegistry } from "../../client/index.ts";
import { StartError } from "../core/process/start-error.ts";
import { parseExport } from "../export/format.ts";
import { importAgents } from "../export/import.ts";
import { count } from "../migrate/terminal.ts";
import { readArguments, wrongUsage } from "./arguments.ts";
import type { Command } from "./command.ts";
import { progressOnTerminal } from "./command-output.ts";
import { readNodeConfig, registryKey } from "./node-environment.ts";
import { nodeErrors } from "./node-errors.ts";

const usage = "REGISTRY_KEY=<key> registry-node import agents.ndjson --to https://registry.example.com";

export const command: Command = {
  summary: "Import agents from JSON lines, as the account of a key",
  help: `Import agents from JSON lines, as the account of a key, which then owns them.

  registry-node import <file> | - [--to <url>]

  <file>       a file that \`registry-node export\` has written; -: standard input
  --to <url>   the node, which must be running; default: PUBLIC_URL
  --help       show this text

It registers each agent with its id, its card, its facts and its status by the API. Agents of other accounts are not changed:
they are listed at the end, and the exit status is 1. What the node has already is not sent again: if the command is
interrupted, run it again. Each request that writes uses the quota of the key.
Variable: REGISTRY_KEY, an API key of the node. Example:

  REGISTRY_KEY=<key> registry-node import agents.ndjson --to https://new.example.com
`,
  run,
};

/** The most agents that are listed as rejected. */
const mostListed = 20;

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { to: { type: "string" } }, { usage, most: 1 });
  const [file] = positionals;
  if (file === undefined) throw wrongUsage("There is no file", usage);
  const to = (values.to as string | undefined) ?? readNodeConfig().publicUrl; // the type of its option
  const apiKey = registryKey();
  if (!apiKey) throw wrongUsage("There is no key: set REGISTRY_KEY to an API key of the node", usage);
  const total = file === "-" ? 0 : await agentsIn(file);
  const { imported, unchanged, rejected } = await nodeErrors(to, () =>
    importAgents({
      registry: createRegistry({ baseUrl: to, apiKey }),
      agents: parseExport(linesOf(file)),
      total,
      progress: progressOnTerminal(),
    }),
  );
  console.log(
    `Imported ${count(imported)} agents to ${to}. It had ${count(unchanged)} others already as they are in the export.`,
  );
  if (rejected.length === 0) return;
  const listed = rejected.slice(0, mostListed).map(({ id, reason }) => `  ${id}: ${reason}`);
  const others = rejected.length > mostListed ? [`  and ${count(rejected.length - mostListed)} others`] : [];
  throw new StartError(
    [`The node rejected ${count(rejected.length)} agents:`, ...listed, ...others].join("\n"),
  );
}

/** The number of agents of a whole export. */
async function agentsIn(file: string): Promise<number> {
  let lines = 0;
  for await (const _ of linesOf(file)) lines++;
  return Math.max(0, lines - 2); // without the first and the last line
}

/** @throws StartError if the file cannot be read. */
async function* linesOf(file: string): AsyncIterable<string> {
  const input: Readable = file === "-" ? process.stdin : createReadStream(file);
  let rest = "";
  try {
    for await (const chunk of input.setEncoding("utf8")) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const isSystemError = error instanceof Error && "code" in error && "syscall" in error;
    if (!isSystemError) throw error;
    throw new StartError(
      `${file} cannot be read (${error.message}): name a file that \`registry-node export\` has written.`,
    );
  }
  if (rest !== "") yield rest;
}
