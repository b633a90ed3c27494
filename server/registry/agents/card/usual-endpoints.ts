/** Endpoints where A2A has them, and at similar places of real cards. */
import { ADDRESSES, BINDINGS, type Candidate, isLinkToFile } from "./named-endpoints.ts";
import { type Member, type Part, partOf, spelled, strings } from "./parts.ts";
import { protocolOf } from "./protocols.ts";

/** Further names in real cards, for the agent or for a file that describes it. */
const ADDRESSES_OR_LINKS = ["agentEndpoint"];

/**
 * Returns the endpoints of a card, the preferred first.
 * @param connections members such as `communication`, which have further ones.
 */
export function usualEndpoints(card: readonly Part[], connections: readonly Part[]): Candidate[] {
  return [...inOrder(card), ...connections.flatMap(connected)];
}

/**
 * Returns the candidates in order of preference. A2A v1.0 (a2a.proto AgentCard.supported_interfaces):
 * "the first entry is preferred"; v0.3: `url` is the preferred endpoint and additionalInterfaces are the rest.
 */
function inOrder(parts: readonly Part[]): Candidate[] {
  const own = parts.flatMap(ownAddresses);
  const lists = (...names: string[]) => names.flatMap((name) => listed(parts, name));
  const supported = lists("supportedInterfaces", "interfaces");
  const rest = lists("additionalInterfaces", "endpoints");
  const version = declaredVersion(parts);
  return version !== null && version < 1 ? [...own, ...rest, ...supported] : [...supported, ...own, ...rest];
}

/** Returns the URLs at the top of a card or of a wrapper; `preferredTransport` is the protocol of v0.3's `url`. */
function ownAddresses(part: Part): Candidate[] {
  const protocol = protocolOf(strings(spelled([part], "preferredTransport", "protocolBinding", "protocol")));
  const perhaps = spelled([part], ...ADDRESSES_OR_LINKS).filter(({ value }) => !isLinkToFile(value));
  return [...spelled([part], ...ADDRESSES), ...perhaps].flatMap((member) => {
    const inner = partOf(member.value);
    const isWrapped = inner !== null && spelled([inner], ...ADDRESSES).length > 0; // `endpoint: {url: "https://…"}`
    const addresses = isWrapped
      ? entryAddresses(member.value, member.pointer)
      : [{ ...member, protocol: null }];
    return addresses.map((each) => ({ ...each, protocol: each.protocol ?? protocol }));
  });
}

/** Returns the URLs in a list of interfaces, whose entries are objects or, in some cards, strings. */
function listed(parts: readonly Part[], name: string): Candidate[] {
  return spelled(parts, name).flatMap(({ pointer, value }): Candidate[] => {
    if (Array.isArray(value) && value.length > 0) {
      return value.flatMap((entry: unknown, index) =>
        name === "endpoints" && !isInterface(entry) ? [] : entryAddresses(entry, `${pointer}/${index}`),
      );
    }
    // A2A has no such object. It has named URLs (health, docs, …), which may not be of the agent.
    if (["endpoints", "interfaces"].includes(name) && typeof value !== "string") return [];
    return [{ pointer, value, protocol: null }];
  });
}

/**
 * Whether an entry of `endpoints` is an interface of an agent. Such lists also have routes of APIs, documents, and the
 * services of ERC-8004 (as its drafts called them). An interface names an agent protocol, or has no distinguishing member.
 */
function isInterface(entry: unknown): boolean {
  const part = partOf(entry);
  if (!part) return true;
  const protocol = protocolOf(strings(spelled([part], ...BINDINGS)));
  const named = spelled([part], "name", "id", "path").length > 0;
  return named ? protocol !== null && !["http", "other"].includes(protocol) : protocol !== "other";
}

/** What an endpoint of an agent is for if it is not the agent itself. */
const OTHER_PURPOSES =
  /auth|card|docs?\b|documentation|health|manifest|metrics|openapi|schema|status|webhook/i;

/** Returns the URLs in `communication: {endpoints: [{type: "primary", url: "https://…"}]}`, whatever their types are. */
function connected(part: Part): Candidate[] {
  const lists = spelled([part], "endpoints", "interfaces");
  const entries = lists.flatMap(({ pointer, value }) =>
    Array.isArray(value) ? value.flatMap((entry, index) => connection(entry, `${pointer}/${index}`)) : [],
  );
  return [...ownAddresses(part), ...entries];
}

function connection(entry: unknown, pointer: string): Candidate[] {
  const part = partOf(entry);
  const words = part ? strings(spelled([part], "type", "name", "id", "path", "purpose")) : [];
  if (words.some((word) => OTHER_PURPOSES.test(word))) return [];
  return entryAddresses(entry, pointer).map(({ protocol, ...member }) => ({
    ...member,
    protocol: protocol === "other" ? null : protocol,
  }));
}

function entryAddresses(entry: unknown, pointer: string): Candidate[] {
  const part = partOf(entry, pointer);
  if (!part) return [{ pointer, value: entry, protocol: null }];
  const protocol = protocolOf(strings(spelled([part], ...BINDINGS)));
  const addresses = spelled([part], ...ADDRESSES);
  const missing: Member = { pointer: `${pointer}/url`, value: undefined };
  return (addresses.length > 0 ? addresses : [missing]).map((member) => ({ ...member, protocol }));
}

/** Reads the A2A version of a card: "0.3.0", "1.0", "v1", 0.3; null if there is none. */
export function declaredVersion(parts: readonly Part[]): number | null {
  for (const { value } of spelled(parts, "protocolVersion", "a2aVersion", "a2aProtocolVersion")) {
    const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
    const number = /^v?(\d{1,9}(?:\.\d{1,9})?)/i.exec(text)?.[1];
    if (number !== undefined) return Number(number);
  }
  return null;
}
