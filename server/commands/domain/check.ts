/** The command `registry-node domain check`. */
import type { Command } from "../command.ts";
import { claimLine, domainArguments, findingLines, print, sharedHelp, withDomains } from "./domain-client.ts";

const usage = "registry-node domain check weather.example.com --url https://registry.example.com";

/** The exit status if the domain is not verified: 1 is that of errors. */
const notVerified = 2;

export const command: Command = {
  summary: "Have a node look for the proofs of a domain, and show what it saw",
  help: `Have a node look for the proofs of a domain now, and show what it saw.

  registry-node domain check <domain> [--url <url>] [--json]

  <domain>           a domain that your account has claimed
${sharedHelp}
The exit status is 0 if the domain is verified, ${notVerified} if it is not, and 1 if it could not be checked. A node checks a claim
once in a few seconds. Example:

  ${usage}
`,
  run,
};

async function run(args: string[]): Promise<void> {
  const { url, domain, json } = domainArguments(args, usage, true);
  const claim = await withDomains(url, (domains) => domains.check(domain));
  print(json, claim, [claimLine(claim), ...findingLines(claim)]);
  if (claim.state !== "verified") process.exitCode = notVerified;
}
