/** The protocols that a card names for the whole agent. */
import { type Member, type Part, partOf, spelled, strings } from "./parts.ts";
import { namesProtocol, type Protocol, protocolNamed } from "./protocols.ts";

/** Returns the protocols of members such as `protocols`, and of a `type` that names one: `type: "mcp"`. */
export function saidProtocols(parts: readonly Part[]): Protocol[] {
  const members = spelled(parts, "preferredTransport", "protocols", "supportedProtocols", "protocol");
  const types = strings(spelled(parts, "type")).map(agentProtocol);
  return [...members.flatMap(saidBy), ...types].filter((protocol) => protocol !== null);
}

/** Reads a text, a list, or an object by protocol: `"A2A"`, `["A2A"]`, `[{name: "A2A"}]`, `{a2a: {}}`, `{primary: "a2a"}`. */
function saidBy({ value }: Pick<Member, "value">): (Protocol | null)[] {
  if (typeof value === "string") return [protocolNamed(value)];
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => saidBy({ value: entry }));
  const members = [...(partOf(value)?.members ?? [])];
  const keys = members.map(([key, same]) => (same.some(isUsed) ? namesProtocol(key) : null));
  return [...keys, ...strings(members.flatMap(([, same]) => same)).map(agentProtocol)];
}

/** Whether the member of a protocol does not say that it is unsupported. */
function isUsed({ value }: Member): boolean {
  return value !== false && value !== null;
}

/** Every protocol has HTTP below: a `type` or `transport` of that name says nothing of the agent. */
function agentProtocol(name: string): Protocol | null {
  const protocol = namesProtocol(name);
  return protocol === "http" ? null : protocol;
}
