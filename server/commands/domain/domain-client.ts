/** What the commands on domains share: the client of a node, and the lines that they print. */
import type { DomainClaim, Domains } from "../../../client/index.ts";
import { plainText } from "../../display/hidden-characters.ts";
import { readArguments, wrongUsage } from "../arguments.ts";
import { environment, readNodeConfig } from "../node-environment.ts";
import { withRegistry } from "../registry-client.ts";

export { print, sharedHelp } from "../registry-client.ts";

/** What the arguments of a command on domains say. */
export interface DomainArguments {
  url: string;
  /** The domain, if the command is about one. */
  domain: string;
  /** Whether to print JSON. */
  json: boolean;
  cardUrl: string | undefined;
}

/** Reads the arguments of a command. @param takesDomain whether it is about one domain, which is then required. */
export function domainArguments(args: string[], usage: string, takesDomain: boolean): DomainArguments {
  const options = {
    url: { type: "string" },
    json: { type: "boolean" },
    "card-url": { type: "string" },
  } as const;
  const { values, positionals } = readArguments(args, options, { usage, most: takesDomain ? 1 : 0 });
  environment(); // also of .env
  const [domain = ""] = positionals;
  if (takesDomain && domain === "") throw wrongUsage("It names no domain", usage);
  const url = values.url ?? readNodeConfig().publicUrl;
  return { url, domain, json: values.json ?? false, cardUrl: values["card-url"] };
}

/** Calls the node with the key of the user. @throws StartError with what the node says is wrong. */
export function withDomains<Result>(
  url: string,
  work: (domains: Domains) => Promise<Result>,
): Promise<Result> {
  return withRegistry(url, ({ domains }) => work(domains));
}

/** A claim in one line. */
export function claimLine({ domain, state, level, method, verified_at }: DomainClaim): string {
  const proved = method === null ? "not proved" : `${level} by ${method}, since ${verified_at}`;
  return `${domain}  ${state}  ${proved}`;
}

/** What to publish, one of three. */
export function recordLines({ records: { http, dns, card } }: DomainClaim): string[] {
  return [
    "Publish one of these, and leave it in place:",
    "",
    "1. A TXT record",
    `   name   ${dns.name}`,
    `   value  ${dns.value}`,
    `   or, for all subdomains too: ${dns.value_with_subdomains}`,
    "",
    `2. A file at ${http.url}`,
    `   ${http.content}`,
    "",
    `3. An entry in capabilities.extensions of the agent card at ${card.url}`,
    `   ${card.extension}`,
  ];
}

/** What the last check found, a line for each method. What hosts said is in it: nothing of that controls the terminal. */
export function findingLines({ findings }: DomainClaim): string[] {
  return findings.map(({ method, outcome, detail }) =>
    plainText(`  ${method.padEnd(4)}  ${outcome.padEnd(8)}  ${detail}`).replaceAll(/[\n\r\t]+/g, " "),
  );
}
