/** The command `registry-node domain add`. */
import type { Command } from "../command.ts";
import { claimLine, domainArguments, print, recordLines, sharedHelp, withDomains } from "./domain-client.ts";

const usage = "registry-node domain add weather.example.com --url https://registry.example.com";

export const command: Command = {
  summary: "Claim a domain for your account, and show what to publish",
  help: `Claim a domain for your account on a node, and show what to publish to prove it.

  registry-node domain add <domain> [--url <url>] [--card-url <url>] [--json]

  <domain>           the host of your agents' URLs, or the domain above several hosts
  --card-url <url>   the URL of your agent's card, if it is not at the well-known path
${sharedHelp}
Claiming a domain again shows its records again. The next step is registry-node domain check. Example:

  ${usage}
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { url, domain, json, cardUrl } = domainArguments(args, usage, true);
  const claim = await withDomains(url, (domains) =>
    domains.claim({ domain, ...(cardUrl !== undefined && { card_url: cardUrl }) }),
  );
  const next = `Then run: npm run registry-node -- domain check ${claim.domain} --url ${url}`;
  print(json, claim, [claimLine(claim), "", ...recordLines(claim), "", next]);
}
