/** The endpoints of agents, as cards have them, and URLs. */
import {
  agentProtocol,
  type Binding,
  bindingOf,
  entriesOf,
  type Member,
  membersOf,
  objectIn,
  type Part,
  type Protocol,
  partsIn,
  protocolNamed,
  protocolOf,
  type Spelled,
  textsIn,
  wordsIn,
  wordsOf,
} from "./spellings.ts";
import { oneLine } from "./words.ts";

/** An endpoint of an agent. */
export interface CardInterface {
  url: string;
  protocol: Protocol;
  /** Null if the card does not say. */
  binding: Binding | null;
  /** What requests to it name as their tenant (a2a.proto AgentInterface.tenant); null for nothing. */
  tenant: string | null;
}

/** An error in a card: a JSON Pointer (RFC 6901), and the predicate of a sentence. */
export interface CardFault {
  pointer: string;
  detail: string;
}

/** The endpoints in a card; `fault` if there are none. */
export interface CardEndpoints {
  /** All absolute endpoints, the preferred first. */
  interfaces: CardInterface[];
  protocols: Protocol[];
  /** The endpoint of MCP; null if no URL is said to be one. */
  mcp_url: string | null;
  /** The version of A2A, null if the card does not say. */
  a2aVersion: number | null;
  fault: CardFault | null;
}

/** A member that may be an endpoint, with its protocol if it names one. */
interface Candidate extends Member, Spoken {}

/** What an endpoint speaks, as far as the card says. */
interface Spoken {
  protocol: Protocol | null;
  binding: Binding | null;
  tenant: string | null;
}

const unsaid: Spoken = { protocol: null, binding: null, tenant: null };

/** Reads what the words of a binding, transport or protocol say, and the members beside the URL. */
function spokenBy(words: readonly string[], part: readonly Part[]): Spoken {
  const transports = [...wordsIn(part, "transport"), ...wordsIn(partsIn(part, "transport"), "type")];
  const isLocal = bindingOf(transports) === "stdio";
  const tenant = textsIn(part, "tenant")[0] ?? "";
  return {
    protocol: protocolOf(words),
    binding: isLocal ? "stdio" : bindingOf(words),
    tenant: tenant === "" ? null : tenant,
  };
}

/** The maximum number of endpoints: AgentFacts with more would exceed their limit. */
const MOST_INTERFACES = 32;

/** Returns the endpoints in a card, the preferred first, and its protocols. */
export function endpointsOf(card: readonly Part[]): CardEndpoints {
  const a2aVersion = versionOf(card);
  const connections = partsIn(card, "connection");
  const usual = [...usualEndpoints(card, a2aVersion), ...connections.flatMap(connected)];
  const named = namedEndpoints([...card, ...connections, ...partsIn(card, "metadata")]);
  const readings = [...usual, ...named.filter((candidate) => !isLinkToFile(candidate))].map((candidate) => ({
    ...candidate,
    reading: candidate.binding === "grpc" ? readGrpcAddress(candidate.value) : readUrl(candidate.value),
  }));
  const found = readings.flatMap(({ protocol, binding, tenant, reading }) =>
    "url" in reading ? [{ protocol, binding, tenant, ...reading }] : [],
  );
  const best = found.toSorted((one, other) => rankOf(one) - rankOf(other));
  const said = unique([
    ...usual.map(({ protocol }) => protocol),
    ...saidProtocols([...card, ...connections]),
  ]);
  const interfaces = settled(best, said).slice(0, MOST_INTERFACES);
  const isUnnamed = said.length === 0 && found.some(({ protocol }) => protocol === null);
  const mcp_url = mcpUrlIn(interfaces, best);
  const isProgram = mcp_url === null && found.some(({ binding }) => binding === "stdio");
  return {
    interfaces,
    protocols: unique([
      ...(isUnnamed ? (["a2a"] as const) : said),
      ...named.map(({ protocol }) => protocol),
      isProgram ? "other" : null, // so that its URL is no endpoint of MCP: see record/mcp-url.ts
    ]),
    mcp_url,
    a2aVersion,
    fault: found.length > 0 ? null : faultOf(readings, named.find(isLinkToFile), a2aVersion),
  };
}

/** Reads the A2A version of a card: "0.3.0", "1.0", "v1", 0.3; null if there is none. */
function versionOf(card: readonly Part[]): number | null {
  for (const { value } of membersOf(card, "a2aVersion")) {
    const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
    const number = /^v?(\d{1,9}(?:\.\d{1,9})?)/i.exec(text)?.[1];
    if (number !== undefined) return Number(number);
  }
  return null;
}

/**
 * Finds the endpoint of MCP: one that the card names so, else one of a card that says MCP and no other protocol. The home page beside
 * `protocols: {mcp: {endpoint: "https://…"}}`, and the page of a program that speaks by stdio, are none.
 */
function mcpUrlIn(interfaces: readonly CardInterface[], found: readonly (Spoken & { url: string })[]) {
  const isMcp = ({ protocol }: Spoken) => protocol === "mcp";
  const candidates = found.some(isMcp) ? found : interfaces;
  return candidates.find((each) => isMcp(each) && each.binding !== "stdio")?.url ?? null;
}

/** Public endpoints come first; of equally public ones those that HTTP clients can call. Otherwise the card's order holds. */
function rankOf({ isPrivate, binding }: { isPrivate: boolean; binding: Binding | null }): number {
  return (isPrivate ? 2 : 0) + (binding !== null && ["grpc", "custom", "stdio"].includes(binding) ? 1 : 0);
}

function unique(protocols: readonly (Protocol | null)[]): Protocol[] {
  return [...new Set(protocols.filter((protocol) => protocol !== null))];
}

/**
 * Returns the candidates where A2A has endpoints, in order of preference. v1.0 (a2a.proto AgentCard.supported_interfaces):
 * "the first entry is preferred"; v0.3: `url` is the preferred endpoint and additionalInterfaces are the rest.
 */
function usualEndpoints(card: readonly Part[], version: number | null): Candidate[] {
  const own = card.flatMap(ownUrls);
  const supported = [...inLists(card, "supportedInterfaces"), ...inLists(card, "interfaces")];
  const rest = [...inLists(card, "additionalInterfaces"), ...inLists(card, "endpoints")];
  return version !== null && version < 1 ? [...own, ...rest, ...supported] : [...supported, ...own, ...rest];
}

/** Returns the URLs at the top of a card or of a wrapper. */
function ownUrls(part: Part): Candidate[] {
  const own = spokenBy(wordsIn([part], "ownBinding"), [part]);
  const perhaps = membersOf([part], "agentEndpoint").filter((member) => !isLinkToFile(member));
  return [...membersOf([part], "url"), ...perhaps].flatMap((member) => {
    const isWrapped = membersOf(objectIn(member), "url").length > 0; // `endpoint: {url: "https://…"}`
    const urls = isWrapped ? entryUrls(member) : [{ ...member, ...unsaid }];
    return urls.map((each) => (each.protocol === null ? { ...each, ...own } : each));
  });
}

/** Returns the URLs in lists of interfaces, whose entries are objects or, in some cards, strings. */
function inLists(card: readonly Part[], name: Spelled): Candidate[] {
  return membersOf(card, name).flatMap((member): Candidate[] => {
    const entries = entriesOf(member);
    if (entries.length > 0) {
      return entries.filter((entry) => name !== "endpoints" || isInterface(entry)).flatMap(entryUrls);
    }
    // A2A has no such object. It has named URLs (health, docs, …), which may not be of the agent.
    const mayBeOthers = name === "endpoints" || name === "interfaces";
    return mayBeOthers && typeof member.value !== "string" ? [] : [{ ...member, ...unsaid }];
  });
}

/**
 * Whether an entry of `endpoints` is an interface of an agent. Such lists also have routes of APIs, documents, and the
 * services of ERC-8004 (as its drafts called them). An interface names an agent protocol, or has no distinguishing member.
 */
function isInterface(entry: Member): boolean {
  const part = objectIn(entry);
  const protocol = protocolOf(wordsIn(part, "binding"));
  if (membersOf(part, "name", "id", "path").length === 0) return protocol !== "other";
  return protocol !== null && !["http", "other"].includes(protocol);
}

function entryUrls(entry: Member): Candidate[] {
  const part = objectIn(entry);
  if (part.length === 0) return [{ ...entry, ...unsaid }];
  const spoken = spokenBy(wordsIn(part, "binding"), part);
  const urls = membersOf(part, "url");
  const missing: Member = { pointer: `${entry.pointer}/url`, value: undefined };
  return (urls.length > 0 ? urls : [missing]).map((member) => ({ ...member, ...spoken }));
}

/** What an endpoint of an agent is for if it is not the agent itself. */
const OTHER_PURPOSES =
  /auth|card|docs?\b|documentation|health|manifest|metrics|openapi|schema|status|webhook/i;

/** Returns the URLs in `communication: {endpoints: [{type: "primary", url: "https://…"}]}`, whatever their types are. */
function connected(part: Part): Candidate[] {
  const entries = membersOf([part], "endpoints", "interfaces")
    .flatMap(entriesOf)
    .flatMap((entry) => {
      const purposes = wordsIn(objectIn(entry), "type", "name", "id", "path", "purpose");
      return purposes.some((word) => OTHER_PURPOSES.test(word)) ? [] : entryUrls(entry);
    });
  const named = entries.map((each) => ({
    ...each,
    protocol: each.protocol === "other" ? null : each.protocol,
  }));
  return [...ownUrls(part), ...named];
}

/** Agent protocols in the order of preference; plain HTTP comes last. */
const PREFERENCE: readonly (Protocol | null)[] = ["a2a", "mcp", "nlweb", "acp", "http"];

/**
 * Returns the endpoints that are named by their protocols, those of A2A first: `endpoints: {a2a: …}`, ERC-8004's `services`,
 * `mcpEndpoint: "https://…"` beside the name of the agent, MCP's `remotes`.
 */
function namedEndpoints(parts: readonly Part[]): Candidate[] {
  const named = [
    ...membersOf(parts, "byProtocol").flatMap((member) => [
      ...entriesOf(member).flatMap(namedEntry),
      ...objectIn(member).flatMap((part) => underNames(part, protocolNamed)),
    ]),
    ...parts.flatMap((part) => underNames(part, agentProtocol)),
    ...membersOf(parts, "remotes")
      .flatMap(entriesOf)
      .flatMap((remote) => urlsIn(objectIn(remote), { ...unsaid, protocol: "mcp" })), // their types are the transports of MCP
  ];
  const rank = ({ protocol }: Candidate) => PREFERENCE.indexOf(protocol);
  return named.toSorted((one, other) => rank(one) - rank(other));
}

/** Reads `{name: "MCP", endpoint: "https://…"}`. */
function namedEntry(entry: Member): Candidate[] {
  const part = objectIn(entry);
  const words = wordsIn(part, "binding", "name", "id");
  const protocol = words.map(agentProtocol).find((each) => each !== null) ?? null;
  return urlsIn(part, { ...spokenBy(words, part), protocol });
}

/** Reads `{a2a: "https://…", mcp: {url: "https://…"}}`. */
function underNames(part: Part, protocolOfName: (name: string) => Protocol | null): Candidate[] {
  return [...part].flatMap(([name, members]) => {
    const protocol = protocolOfName(name);
    if (protocol === null) return [];
    return members.flatMap((member) => {
      const inner = objectIn(member);
      const words = [name, ...wordsIn(inner, "binding")];
      const spoken = { ...spokenBy(words, inner), protocol };
      return inner.length > 0 ? urlsIn(inner, spoken) : candidates([member], spoken);
    });
  });
}

function urlsIn(part: readonly Part[], spoken: Spoken): Candidate[] {
  return candidates(membersOf(part, "url"), spoken);
}

/** Returns those members that are URLs, perhaps invalid ones, and not the version of a protocol. */
function candidates(members: readonly Member[], spoken: Spoken): Candidate[] {
  if (spoken.protocol === null) return [];
  return members
    .filter(({ value }) => typeof value === "string" && /[/:]/.test(value))
    .map((member) => ({ ...member, ...spoken }));
}

/** Whether a value links to a JSON file, such as an agent card: ERC-8004 calls such a link an endpoint. */
function isLinkToFile({ value }: Member): boolean {
  return typeof value === "string" && /\.json\s*(?:[?#]|$)/i.test(value);
}

/** Returns the protocols of members such as `protocols`, and of a `type` that names one: `type: "mcp"`. */
function saidProtocols(parts: readonly Part[]): (Protocol | null)[] {
  const types = wordsIn(parts, "type").map(agentProtocol);
  return [...membersOf(parts, "agentProtocols").flatMap(saidBy), ...types];
}

/** Reads a text, a list, or an object by protocol: `"A2A"`, `["A2A"]`, `[{name: "A2A"}]`, `{a2a: {}}`, `{primary: "a2a"}`. */
function saidBy(member: Member): (Protocol | null)[] {
  if (typeof member.value === "string") return [protocolOf([member.value])];
  const members = objectIn(member).flatMap((part) => [...part]);
  const isUsed = ({ value }: Member) => value !== false && value !== null;
  const names = members.map(([name, same]) => (same.some(isUsed) ? protocolNamed(name) : null));
  const values = members.flatMap(([, same]) => same.flatMap(wordsOf)).map(agentProtocol);
  return [...entriesOf(member).flatMap(saidBy), ...names, ...values];
}

/** Assigns each endpoint a protocol: its own, else that of the same URL elsewhere, else that of the card. */
function settled(found: readonly (Spoken & { url: string })[], said: readonly Protocol[]): CardInterface[] {
  const usual = said.includes("a2a") ? "a2a" : (said[0] ?? "a2a");
  const elsewhere = new Map(
    found.toReversed().flatMap(({ url, protocol }) => (protocol ? [[url, protocol]] : [])),
  );
  const once = new Map<string, CardInterface>();
  for (const { url, protocol: own, binding, tenant } of found) {
    const protocol = own ?? elsewhere.get(url) ?? usual;
    const interfaceOf = `${protocol} ${binding} ${url}`;
    if (!once.has(interfaceOf)) once.set(interfaceOf, { url, protocol, binding, tenant });
  }
  return [...once.values()];
}

/**
 * Returns the error of the first invalid URL, strings first; else of the place where the card's version of A2A has the
 * URL.
 */
function faultOf(
  readings: readonly (Member & { reading: UrlReading })[],
  link: Member | undefined,
  version: number | null,
): CardFault {
  const faulty = readings.find(({ value }) => typeof value === "string") ?? readings[0];
  if (faulty && faulty.value !== undefined && "fault" in faulty.reading) {
    const detail = `${faulty.reading.fault}: use an absolute http(s) URL, or send \`agent_url\` beside the card`;
    return { pointer: faulty.pointer, detail };
  }
  if (link) {
    const detail =
      "is the URL of a file: send that as `card_url` if it is a card, or send `agent_url` beside the card";
    return { pointer: link.pointer, detail };
  }
  const usual = (version ?? 0) < 1 ? "/url" : "/supportedInterfaces/0/url";
  return {
    pointer: faulty?.pointer ?? usual,
    detail: "is missing: add it, or send `agent_url` beside the card",
  };
}

/** The result of reading a URL: the URL, and whether only its own machine or network knows the host; or the error to fix. */
type UrlReading = { url: string; isPrivate: boolean } | { fault: string };

const LONGEST_URL = 2_048;
const TOO_LONG = "is longer than 2,048 characters";
const LONGEST_QUOTE = 80;

/** The characters of a path (RFC 3986 section 3.3); a query and a fragment may also contain "?". */
const CHARACTERS = String.raw`[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2}`;

/** RFC 3986 for http(s) without credentials: narrower than ajv-formats' "uri", so a value that passes here also passes there. */
const HTTP_URL = new RegExp(
  String.raw`^https?://(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d*)?(?:[/?](?:${CHARACTERS})*)?(?:#(?:${CHARACTERS})*)?$`,
  "i",
);

/** RFC 1123 section 2.1: letters, digits and inner hyphens; and the underscores of container names. IPv6 is in brackets. */
const HOST =
  /^\[|^(?=.{1,253}$)[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?)*\.?$/;

/** Returns the first of these members that is a URL, or null. */
export function firstUrl(parts: readonly Part[], member: Spelled): string | null {
  for (const { value } of membersOf(parts, member)) {
    const reading = readUrl(value);
    if ("url" in reading) return reading.url;
  }
  return null;
}

/** Reads the address of a gRPC interface, which is `host:port` since A2A 1.0.1, and before that a URL. */
function readGrpcAddress(value: unknown): UrlReading {
  const reading = readUrl(value);
  if ("url" in reading || typeof value !== "string" || value.trim() === "") return reading;
  return {
    fault: `is the address of a gRPC interface, and agents are listed by HTTP endpoints${quoted(value)}`,
  };
}

/**
 * Reads a URL from any JSON value.
 * @returns the URL as it was written, percent-encoded (RFC 3986) if it has characters outside ASCII; or the error, as the
 * predicate of a sentence.
 */
function readUrl(value: unknown): UrlReading {
  if (typeof value !== "string") return { fault: wrongType(value) };
  const text = value.trim();
  const obvious = obviousFault(text);
  if (obvious) return { fault: obvious };
  const parsed = URL.parse(text);
  if (!parsed) return { fault: `is not a valid URL${quoted(text)}` };
  if (!HOST.test(parsed.hostname)) return { fault: `names no real host${quoted(text)}` };
  const url = /^\p{ASCII}*$/u.test(text) ? text : parsed.href;
  if (url.length > LONGEST_URL) return { fault: TOO_LONG };
  if (!text.isWellFormed() || !HTTP_URL.test(url)) {
    return { fault: `has characters that a URL may not have${quoted(text)}` };
  }
  return { url, isPrivate: isPrivateHost(parsed.hostname) };
}

/** Returns an error that is found without parsing, the most helpful first; or null. */
function obviousFault(text: string): string | null {
  if (text === "") return "is blank";
  if (/^[^?#]*[/\\]{2}[^/\\?#]*@/.test(text)) return "holds a user name or password";
  if (text.length > LONGEST_URL) return TOO_LONG;
  // YOUR_DOMAIN, __HOST__ and the like are found before the parser lowers their case.
  if (/[{}<>]|^https?:\/\/[^/?#]*(?:[A-Z]_[A-Z]|__)/.test(text)) return `is a template${quoted(text)}`;
  if (/^https?:\/\//i.test(text)) return /\s/.test(text) ? `has blanks in it${quoted(text)}` : null;
  if (/^(?:\/(?!\/)|\.)/.test(text)) return `is a relative path${quoted(text)}`;
  if (/^https?:/i.test(text)) return `is not a valid URL${quoted(text)}`;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return `is not an http(s) URL${quoted(text)}`;
  return `is not an absolute URL${quoted(text)}`;
}

/** Describes a value that is not a string; `undefined` is a missing member. */
export function wrongType(value: unknown): string {
  if (value === undefined) return "is missing";
  if (value === null) return "is null";
  if (Array.isArray(value)) return value.length === 0 ? "is an empty list" : "is a list";
  return typeof value === "object" ? "is an object" : `is a ${typeof value}`;
}

/** Quotes an invalid value, unless it may contain a password: responses are copied into tickets. */
function quoted(text: string): string {
  if (text.includes("@")) return "";
  const whole = oneLine(text, LONGEST_QUOTE);
  if (whole === null) return "";
  return oneLine(text, LONGEST_QUOTE + 1) === whole
    ? ` (${whole})`
    : ` (${oneLine(text, LONGEST_QUOTE - 1)}…)`;
}

/**
 * Whether a host is only valid on its own machine or network: the blocks of RFC 6890 that appear in cards of agents that are
 * not deployed yet.
 * @param host as in `URL.hostname`: IPv4 as four decimal numbers, IPv6 in its shortest form.
 */
function isPrivateHost(host: string): boolean {
  const mapped = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(host); // RFC 4291 section 2.5.5.2: IPv4 inside IPv6
  const address = mapped ? dotted(mapped) : host;
  if (/^\d+(\.\d+){3}$/.test(address)) {
    return /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\./.test(address);
  }
  if (host.startsWith("[")) return /^\[(::1?\]|f[cd]|fe[89ab])/.test(host);
  // RFC 6761 localhost, RFC 6762 local, ICANN's internal, and single-label names of compose files.
  return /(?:^|\.)(?:localhost|local|internal)\.?$/.test(host) || !host.slice(0, -1).includes(".");
}

function dotted([, high = "", low = ""]: RegExpExecArray): string {
  const numbers = [high, low].map((half) => Number.parseInt(half, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join(".");
}
