/** The names of entries (ARD 0.91, Identifier): `urn:air:<domain of the publisher>:<kind>:<id>`. */
import { escapeId, unescapeId } from "../../../core/values/escape.ts";

/** What an entry links to. */
export type Kind = "a2a" | "mcp" | "facts" | "agent";

const kinds: readonly string[] = ["a2a", "mcp", "facts", "agent"] satisfies Kind[];

/** The domain of a node that has none: clients reject names without a top-level domain (RFC 6761 section 6.4). */
const noDomain = "node.invalid";

/** The domain of a publisher, by its URL. */
export function domainOf(url: string): string {
  const { hostname } = new URL(url);
  return /\.[a-z][a-z0-9-]*$/i.test(hostname) ? hostname : noDomain; // an address has no such end
}

/** The name of an entry. */
export function identifierOf(domain: string, kind: Kind, agentId: string): string {
  return `urn:air:${domain}:${kind}:${escapeId(agentId)}`;
}

/** Whether a text is a name of an entry, of any registry. */
export function isIdentifier(text: string): boolean {
  return /^urn:air?:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/.test(text);
}

/** The agent of a name; undefined if it is not one of {@link identifierOf}. */
export function agentIdOf(identifier: string): string | undefined {
  const [, , , kind = "", id = "", ...rest] = identifier.split(":");
  return kinds.includes(kind) && rest.length === 0 ? unescapeId(id) : undefined;
}

/** The name in its current form: `urn:ai:` was that of earlier versions of ARD. */
export function currentForm(identifier: string): string {
  return identifier.replace(/^urn:ai:/, "urn:air:");
}
