/** The command `registry-node domain list`. */
import type { Command } from "../command.ts";
import { claimLine, domainArguments, print, sharedHelp, withDomains } from "./domain-client.ts";

const usage = "registry-node domain list --url https://registry.example.com";

export const command: Command = {
  summary: "List the domains that your account has claimed",
  help: `List the domains that your account has claimed on a node, with their states.

  registry-node domain list [--url <url>] [--json]

${sharedHelp}
Example:

  ${usage}
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { url, json } = domainArguments(args, usage, false);
  const list = await withDomains(url, (domains) => domains.list());
  const lines = list.domains.map(claimLine);
  print(
    json,
    list,
    lines.length > 0 ? lines : ["No domains. Claim one with npm run registry-node -- domain add."],
  );
}
