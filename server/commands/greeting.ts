/** The message of the process when it listens: URLs, first steps and warnings. */

import type { Config } from "../assembly/config.ts";
import { isLoopback } from "../core/http/host.ts";
import type { RegistryNode } from "../node.ts";

/** Formats the message. @param address the address that the node listens on. */
export function greeting(config: Config, { database, setupUrl }: RegistryNode, address: string): string {
  const url = new URL(config.publicUrl).port === "0" ? address : config.publicUrl; // on any free port
  return `
  Node       ${url}   (listening on ${address})
  Dashboard  ${url}/dashboard
  Docs       ${url}/docs
  Contract   ${url}/openapi.json
  Health     ${url}/health
  Events     ${url}/events
  Database   ${database.description}${database.created ? " (new)" : ""}${replicas(config)}
  Writing    ${writers(config)}
${setupUrl === null ? "" : setUp(setupUrl.replace(config.publicUrl, url))}${careful(config)}
${example(config, url)}
  Stop       Ctrl+C
`;
}

/** Describes where reads may go. */
function replicas({ database }: Config): string {
  const count = database.engine === "postgres" ? (database.replicaUrls?.length ?? 0) : 0;
  return count === 0 ? "" : `; reads from ${count === 1 ? "a replica" : `${count} replicas`} too`;
}

/** Describes who may write. */
function writers({ singleOperator, keysRequiredFrom: end }: Config): string {
  if (singleOperator) return "by the owner alone (NODE_MODE=single-operator)";
  if (end === null) return "with or without a key (API_KEY_MODE=optional)";
  return end.getTime() === 0
    ? "with a key (API_KEY_MODE=required)"
    : `with a key from ${end.toISOString()} on (API_KEY_REQUIRED_FROM); before that also without`;
}

function setUp(url: string): string {
  return `
  Set up     ${url}
             The node has no owner yet. This page says how to make the owner's account; the link works once.
`;
}

function careful(config: Config): string {
  return [elsewhere(config), exposed(config), pinned(config)].join("");
}

/** A node that others can reach, whose public URL they cannot open. */
function elsewhere({ host, publicUrl }: Config): string {
  if (isLoopback(host) || !isHere(publicUrl)) return "";
  return `
  Careful    The node listens on ${host}, and PUBLIC_URL is ${publicUrl}: only people on this machine can sign in there.
             Set PUBLIC_URL to the address that others open, for example http://192.168.1.10:3000.
`;
}

function isHere(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname.endsWith(".localhost") || isLoopback(hostname);
}

function exposed({ publicUrl }: Config): string {
  const { protocol } = new URL(publicUrl);
  const here = isHere(publicUrl);
  if (protocol === "https:" || here) return "";
  return `
  Careful    PUBLIC_URL is http: others on the network path can read passwords, sessions and keys. Put https in front.
`;
}

function pinned({ egressPins }: Config): string {
  if (egressPins.size === 0) return "";
  const pins = [...egressPins].map(([place, address]) => `${place} at ${address}`).join(", ");
  return `
  Careful    EGRESS_PINS lets subscribers reach ${pins},
             whatever that address is. It is for development and tests.
`;
}

/** An example command that works without a key in every mode. */
function example(config: Config, url: string): string {
  const end = config.keysRequiredFrom;
  if (config.singleOperator || (end && end <= new Date())) return `  Try        curl '${url}/list'`;
  return `  Try        curl ${url}/register -H 'Content-Type: application/json' \\
               -d '{"agent_id":"hello","agent_url":"https://example.com/hello"}'`;
}
