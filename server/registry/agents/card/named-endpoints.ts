/** Endpoints that cards name by their protocol: `endpoints: {a2a: …}`, ERC-8004's `services`, MCP's `remotes`. */
import { type Member, type Part, partOf, spelled, strings } from "./parts.ts";
import { namesProtocol, type Protocol } from "./protocols.ts";

/** A member that may be an endpoint, with its protocol. */
export interface Candidate extends Member {
  protocol: Protocol | null;
}

/** `url` is A2A v0.3's AgentCard.url and v1.0's AgentInterface.url; the others occur in real cards. */
export const ADDRESSES = [
  "url",
  "uri",
  "endpoint",
  "endpointUrl",
  "serviceUrl",
  "serviceEndpoint",
  "agentUrl",
  "baseUrl",
];

/** `protocolBinding` is v1.0's, `transport` v0.3's; real cards also use the others. */
export const BINDINGS = ["protocolBinding", "binding", "protocol", "transport", "type"];

/** Members whose own members, or entries, are the endpoints of a protocol each. */
const PLACES = [
  "endpoints",
  "endpoint",
  "interfaces",
  "supportedInterfaces",
  "services",
  "service",
  "serviceEndpoints",
  "urls",
  "transports",
  "protocols",
  "supportedProtocols",
];

/** Agent protocols in the order of preference; plain HTTP comes last. */
const PREFERENCE: readonly Protocol[] = ["a2a", "mcp", "nlweb", "acp", "http"];

/** Returns the endpoints that are named by their protocols, those of A2A first. */
export function namedEndpoints(parts: readonly Part[]): Candidate[] {
  const named = [
    ...spelled(parts, ...PLACES).flatMap((place) => inPlace(place)),
    ...parts.flatMap(atTop),
    ...spelled(parts, "remotes").flatMap(remotes),
  ];
  const rank = ({ protocol }: Candidate) => PREFERENCE.indexOf(protocol ?? "other");
  return named.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether a value links to a JSON file, such as an agent card: ERC-8004 calls such a link an endpoint. */
export function isLinkToFile(value: unknown): boolean {
  return typeof value === "string" && /\.json\s*(?:[?#]|$)/i.test(value);
}

/** Reads `{a2a: "https://…", mcp: {url: "https://…"}}`, or `[{name: "MCP", endpoint: "https://…"}]`. */
function inPlace({ pointer, value }: Member): Candidate[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => {
      const part = partOf(entry, `${pointer}/${index}`);
      const words = part ? strings(spelled([part], ...BINDINGS, "name", "id")) : [];
      const protocol = words.map(namesProtocol).find((each) => each !== null && each !== "http");
      return part && protocol ? addressesOf(part, protocol) : [];
    });
  }
  const part = partOf(value, pointer);
  return part ? [...part.members].flatMap(([key, members]) => underKey(members, namesProtocol(key))) : [];
}

/** Reads `mcpEndpoint: "https://…"` and `a2a: {url: "https://…"}` beside the name of the agent. */
function atTop(part: Part): Candidate[] {
  return [...part.members].flatMap(([key, members]) => {
    const protocol = namesProtocol(key);
    return protocol === "http" ? [] : underKey(members, protocol);
  });
}

function underKey(members: readonly Member[], protocol: Protocol | null): Candidate[] {
  if (!protocol) return [];
  return members.flatMap((member): Candidate[] => {
    const part = partOf(member.value, member.pointer);
    if (part) return addressesOf(part, protocol);
    return isAddress(member.value) ? [{ ...member, protocol }] : [];
  });
}

/** MCP's server.json: `remotes` have the transports of MCP as their types. */
function remotes({ pointer, value }: Member): Candidate[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry, index) => {
    const part = partOf(entry, `${pointer}/${index}`);
    return part ? addressesOf(part, "mcp") : [];
  });
}

function addressesOf(part: Part, protocol: Protocol): Candidate[] {
  return spelled([part], ...ADDRESSES)
    .filter(({ value }) => isAddress(value))
    .map((member) => ({ ...member, protocol }));
}

/** Whether a value is an address, perhaps an invalid one, and not the version of a protocol. */
function isAddress(value: unknown): boolean {
  return typeof value === "string" && /[/:]/.test(value);
}
