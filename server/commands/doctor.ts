/** The command `registry-node doctor`. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { StartError } from "../core/process/start-error.ts";
import { readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { examine } from "./doctor/examine.ts";
import { report } from "./doctor/report.ts";
import { realSurroundings } from "./doctor/surroundings.ts";
import { environment } from "./node-environment.ts";

const usage = "registry-node doctor";

export const command: Command = {
  summary: "Check the installation, and say what to do",
  help: `Check the installation of a node, and say what to do about each fault.

  registry-node doctor [--json]

  --json   print {"status", "findings": [{"check", "status", "message"}]}; a status is ok, warning, failure or not checked
  --help   show this text

It checks the settings, also misspelt ones, the node key, the database with its schema and files, the clock, the port, DNS, the
way out, the public URL with its certificate, TRUST_PROXY, and the embeddings endpoint if one is set. It changes nothing, and works while the node runs and while it
is stopped. Run it where the node runs, as its user, with its variables or its .env. The exit status is 1 if there is a
failure; warnings alone leave it at 0. Example, as a part of a deployment:

  registry-node doctor && systemctl restart registry-node
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { values } = readArguments(args, { json: { type: "boolean", default: false } }, { usage, most: 0 });
  const ofFile = new Set(existsSync(".env") ? Object.keys(parseEnv(readEnvFile())) : []);
  const findings = await examine(environment(), ofFile, realSurroundings);
  const hasFailed = findings.some(({ status }) => status === "failure");
  if (hasFailed) process.exitCode = 1;
  const status = hasFailed
    ? "failure"
    : findings.some((each) => each.status === "warning")
      ? "warning"
      : "ok";
  console.log(
    values.json === true ? JSON.stringify({ status, findings }, null, 2) : report(findings, process.stdout),
  );
}

function readEnvFile(): string {
  try {
    return readFileSync(".env", "utf8");
  } catch (error) {
    throw new StartError(
      `.env cannot be read (${error instanceof Error ? error.message : error}): run this as the user of the node.`,
    );
  }
}
