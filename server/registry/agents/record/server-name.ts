/**
 * The names of agents as MCP servers. The name of a `server.json` is stored as it is. Any other is stored without the namespace of
 * the node, which depends on its public URL, and therefore has no slash. An agent that is deleted, or is no server any more, keeps
 * its name, so that lists can say so.
 */
import { hash } from "node:crypto";
import { escapeId } from "../../../core/values/escape.ts";
import type { Agent } from "./agent.ts";
import { mcpUrlOf } from "./mcp-url.ts";
import { skeletonOf } from "./skeleton.ts";

/** The maximum length of a name that is made of an id. With a namespace of 79 characters it has 200, as much as the schema permits. */
const maxLength = 120;

/** The length of the end of a name that is cut, and its digits: a hash of the id. */
const digits = 16;

/** Makes a name of an id. It is unique, because no other escaped id has two underscores in a row. */
export function nameOfId(agentId: string): string {
  const whole = escapeId(agentId);
  if (whole.length <= maxLength) return whole;
  return `${whole.slice(0, maxLength - digits - 2)}__${hash("sha256", agentId, "hex").slice(0, digits)}`;
}

/** The name that a changed agent has. */
export function serverNameOf(agent: Agent): string | null {
  const { server_name = null } = agent;
  return server_name ?? (mcpUrlOf(agent) === null ? null : nameOfId(agent.agent_id));
}

/** What the name of a `server.json` looks like, beside others; null for a name that is made of the id. */
export function serverNameKeyOf(name: string | null): string | null {
  return name?.includes("/") ? skeletonOf(name) : null;
}

/** The namespace of the node: its host in reverse, as in `com.example.registry`. */
export function namespaceOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return inReverse(hostname.replaceAll(/[[\]]/g, "").replaceAll(":", "-"));
}

/** A name of a host, or a namespace, in reverse. */
export function inReverse(domain: string): string {
  return domain.split(".").reverse().join(".");
}

/** Whether a name is in the namespace of the node, or looks as if it were. Those in it are made of ids. */
export function isInOwnNamespace(name: string, publicUrl: string): boolean {
  const [namespace = ""] = name.split("/");
  return skeletonOf(namespace) === skeletonOf(namespaceOf(publicUrl));
}

/** The forms of a name in which names are compared. */
export function foldedName(name: string): { skeleton: string; lowerCase: string } {
  return { skeleton: skeletonOf(name), lowerCase: name.toLowerCase() };
}
