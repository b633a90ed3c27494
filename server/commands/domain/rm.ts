/** The command `registry-node domain rm`. */
import type { Command } from "../command.ts";
import { domainArguments, print, sharedHelp, withDomains } from "./domain-client.ts";

const usage = "registry-node domain rm weather.example.com --url https://registry.example.com";

export const command: Command = {
  summary: "Give up your account's claim to a domain",
  help: `Give up your account's claim to a domain. Agents that it verified are not verified any more.

  registry-node domain rm <domain> [--url <url>] [--json]

  <domain>           a domain that your account has claimed
${sharedHelp}
Example:

  ${usage}
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { url, domain, json } = domainArguments(args, usage, true);
  const removed = await withDomains(url, (domains) => domains.remove(domain));
  print(json, removed, [`${removed.domain}: the claim is removed.`]);
}
