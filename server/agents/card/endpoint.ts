import { type Member, type Part, partOf, spelled, strings } from "./parts.ts";
import { type Protocol, protocolNamed, protocolOf } from "./protocols.ts";
import { isPrivateHost, readUrl, type UrlReading } from "./url.ts";

/** An endpoint of an agent. */
export interface CardInterface {
  url: string;
  protocol: Protocol;
}

/** An error in a card: a JSON Pointer (RFC 6901), and the predicate of a sentence. */
export interface CardFault {
  pointer: string;
  detail: string;
}

/** The endpoints in a card; `fault` if there are none. */
export interface CardEndpoints {
  interfaces: CardInterface[];
  protocols: Protocol[];
  fault: CardFault | null;
}

/** A member that may be an endpoint, with its protocol. */
interface Candidate extends Member {
  protocol: Protocol | null;
}

/** A candidate that is a URL. */
interface Address {
  url: string;
  protocol: Protocol | null;
}

/** `url` is A2A v0.3's AgentCard.url and v1.0's AgentInterface.url; the others occur in real cards. */
const ADDRESSES = [
  "url",
  "uri",
  "endpoint",
  "endpointUrl",
  "serviceUrl",
  "serviceEndpoint",
  "agentUrl",
  "baseUrl",
];

/** Further names in real cards, for the agent or for a file that describes it. */
const ADDRESSES_OR_LINKS = ["agentEndpoint", "a2aEndpoint", "a2aUrl"];

/** `protocolBinding` is v1.0's, `transport` v0.3's; real cards also use the others. */
const BINDINGS = ["protocolBinding", "binding", "protocol", "transport", "type"];

/** The maximum number of endpoints: AgentFacts with more would exceed their limit. */
const MOST_INTERFACES = 32;

/** Returns the endpoints in a card, the preferred first, and its protocols. */
export function endpointsOf(parts: readonly Part[]): CardEndpoints {
  const candidates = inOrder(parts);
  const readings = candidates.map((candidate) => ({ ...candidate, reading: readUrl(candidate.value) }));
  const found = readings.flatMap(({ protocol, reading }) =>
    "url" in reading ? [{ protocol, ...reading }] : [],
  );
  const best = [
    ...found.filter(({ host }) => !isPrivateHost(host)),
    ...found.filter(({ host }) => isPrivateHost(host)),
  ];
  const said = protocolsSaid(parts, candidates);
  return {
    interfaces: settled(best, said).slice(0, MOST_INTERFACES),
    protocols: said.length === 0 && found.length > 0 ? ["a2a"] : said,
    fault: found.length > 0 ? null : faultOf(readings, parts),
  };
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
  return [...spelled([part], ...ADDRESSES), ...perhaps].map((member) => ({ ...member, protocol }));
}

/** Whether a value links to a JSON file, such as an agent card: ERC-8004 calls such a link an endpoint. */
function isLinkToFile(value: unknown): boolean {
  return typeof value === "string" && /\.json\s*(?:[?#]|$)/i.test(value);
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

function entryAddresses(entry: unknown, pointer: string): Candidate[] {
  const part = partOf(entry, pointer);
  if (!part) return [{ pointer, value: entry, protocol: null }];
  const protocol = protocolOf(strings(spelled([part], ...BINDINGS)));
  const addresses = spelled([part], ...ADDRESSES);
  const missing: Member = { pointer: `${pointer}/url`, value: undefined };
  return (addresses.length > 0 ? addresses : [missing]).map((member) => ({ ...member, protocol }));
}

/** Reads the A2A version of a card: "0.3.0", "1.0", "v1", 0.3; null if there is none. */
function declaredVersion(parts: readonly Part[]): number | null {
  for (const { value } of spelled(parts, "protocolVersion", "a2aVersion", "a2aProtocolVersion")) {
    const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
    const number = /^v?(\d{1,9}(?:\.\d{1,9})?)/i.exec(text)?.[1];
    if (number !== undefined) return Number(number);
  }
  return null;
}

/** Returns all protocols, each once: those of candidates (even invalid ones), then those of the whole card. */
function protocolsSaid(parts: readonly Part[], candidates: readonly Candidate[]): Protocol[] {
  const beside = candidates.map(({ protocol }) => protocol);
  const words = strings(spelled(parts, "preferredTransport", "protocols", "supportedProtocols", "protocol"));
  return [...new Set([...beside, ...words.map(protocolNamed)])].filter((protocol) => protocol !== null);
}

/** Assigns each endpoint a protocol: its own, else that of the same URL elsewhere, else that of the card. */
function settled(found: readonly Address[], said: readonly Protocol[]): CardInterface[] {
  const usual = said.includes("a2a") ? "a2a" : (said[0] ?? "a2a");
  const elsewhere = new Map<string, Protocol>();
  for (const { url, protocol } of found) {
    if (protocol && !elsewhere.has(url)) elsewhere.set(url, protocol);
  }
  const once = new Map<string, CardInterface>();
  for (const { url, protocol: own } of found) {
    const protocol = own ?? elsewhere.get(url) ?? usual;
    if (!once.has(`${protocol} ${url}`)) once.set(`${protocol} ${url}`, { url, protocol });
  }
  return [...once.values()];
}

/**
 * Returns the error of the first invalid URL, strings first; else of the place where the card's version of A2A has the
 * URL.
 */
function faultOf(readings: readonly (Member & { reading: UrlReading })[], parts: readonly Part[]): CardFault {
  const faulty = readings.find(({ value }) => typeof value === "string") ?? readings[0];
  if (faulty && faulty.value !== undefined && "fault" in faulty.reading) {
    const detail = `${faulty.reading.fault}: use an absolute http(s) URL, or send \`agent_url\` beside the card`;
    return { pointer: faulty.pointer, detail };
  }
  const usual = (declaredVersion(parts) ?? 0) < 1 ? "/url" : "/supportedInterfaces/0/url";
  return {
    pointer: faulty?.pointer ?? usual,
    detail: "is missing: add it, or send `agent_url` beside the card",
  };
}
