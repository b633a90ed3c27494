/** The command `registry-node agent probe`. */
import type { AgentLiveness } from "../../client/index.ts";
import { readArguments, wrongUsage } from "./arguments.ts";
import type { Command } from "./command.ts";
import { environment, readNodeConfig } from "./node-environment.ts";
import { print, sharedHelp, withRegistry } from "./registry-client.ts";

const usage = "registry-node agent probe weather-agent --url https://registry.example.com";

/** The exit statuses besides 0, and besides 1, which is that of errors. */
const notResponding = 2;
const notProbedYet = 3;

export const command: Command = {
  summary: "Have a node probe an agent, and show what it found",
  help: `Have a node probe an agent of yours now, and show what it found.

  registry-node agent probe <id> [--url <url>] [--json]

  <id>               the id of the agent
${sharedHelp}
The exit status is 0 if the agent responds as it should (up, auth or reachable), ${notResponding} if it does not, ${notProbedYet} if the node probes it
a little later, and 1 if it could not be probed. An agent is down when three probes in a row have failed, over at least 15
minutes. A node probes a URL by request once a minute. Example:

  ${usage}
`,
  run,
};

const options = { url: { type: "string" }, json: { type: "boolean" } } as const;

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, options, { usage, most: 1 });
  const [id = ""] = positionals;
  if (id === "") throw wrongUsage("It names no agent", usage);
  environment(); // also of .env
  const url = values.url ?? readNodeConfig().publicUrl;
  const liveness = await withRegistry(url, (registry) => registry.liveness.probe(id));
  print(values.json ?? false, liveness, liveness ? linesOf(liveness) : [laterLine(id)]);
  if (!liveness) process.exitCode = notProbedYet;
  else if (!isResponding(liveness)) process.exitCode = notResponding;
}

function laterLine(id: string): string {
  return `${id}: the probe is made a little later, because its host was probed a moment ago, or is slow.`;
}

/** Whether the last probe had the response that is expected. */
function isResponding({ outcome }: AgentLiveness): boolean {
  return outcome === "ok" || outcome === "auth_required" || outcome === "payment_required";
}

function linesOf({
  agent_id,
  state,
  since,
  method,
  outcome,
  latency_p50_ms,
  uptime_30d,
  history_hidden,
}: AgentLiveness): string[] {
  const latency = latency_p50_ms === null ? "" : `, ${latency_p50_ms} ms`;
  return [
    `${agent_id}  ${state}${since === null ? "" : ` since ${since}`}`,
    `  probe   ${method ?? "none"}: ${outcome ?? "none"}${latency}`,
    `  uptime  ${history_hidden ? "hidden by its owner" : uptimeText(uptime_30d)}`,
  ];
}

function uptimeText(uptime: AgentLiveness["uptime_30d"]): string {
  if (!uptime) return "known after 20 probes";
  return `${uptime.ratio} in 30 days, at least ${uptime.lower_bound} (n = ${uptime.n})`;
}
