/** The members of cards that are read, the protocols and the methods of authentication, in all their spellings. */

/** An untrusted JSON object. */
export interface JsonObject {
  [member: string]: unknown;
}

/** A member of a card, with its JSON Pointer (RFC 6901). */
export interface Member {
  pointer: string;
  value: unknown;
}

/** The members of an object inside a card, by normalized name. */
export type Part = ReadonlyMap<string, readonly Member[]>;

/** The protocols that the registry distinguishes. */
export type Protocol = "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other";

/** Members with several spellings. The first is that of A2A, if it has the member; the others occur in real cards. */
const SPELLINGS = {
  /** Objects that wrap the top level of A2A, e.g. `{"agent": {"name": …}}`. */
  wrapper: "agent identity card agentCard",
  agentName: "name displayName agentName title label",
  provider: "provider owner organization publisher vendor author creator builder",
  providerName: "organization name organizationName displayName company title",
  providerUrl: "url website homepage",
  documentationUrl: "documentationUrl documentation docsUrl docUrl",
  iconUrl: "iconUrl icon logoUrl logo",
  authenticationMethods: "schemes methods type",
  a2aVersion: "protocolVersion a2aVersion a2aProtocolVersion",
  /** v0.3 AgentCard.url, v1.0 AgentInterface.url. */
  url: "url uri endpoint endpointUrl serviceUrl serviceEndpoint agentUrl baseUrl",
  /** v1.0 has `protocolBinding`, v0.3 `transport`. */
  binding: "protocolBinding binding protocol transport type",
  /** The binding of v0.3's `url`. */
  ownBinding: "preferredTransport protocolBinding protocol",
  agentProtocols: "preferredTransport protocols supportedProtocols protocol",
  /** Objects that say how to reach an agent, like the top level. */
  connection: "communication connection",
  /** Members whose own members, or entries, are the endpoints of a protocol each. */
  byProtocol:
    "endpoints endpoint interfaces supportedInterfaces services service serviceEndpoints urls transports protocols supportedProtocols",
} as const;

/** The other members that are read: of AgentCard, AgentSkill and SecurityScheme (a2a.proto), and of real cards. */
const SINGLE =
  "description version tags capabilities streaming defaultInputModes defaultOutputModes supportedInterfaces additionalInterfaces skills id name examples inputModes outputModes securitySchemes httpAuthSecurityScheme scheme type authentication agentEndpoint interfaces endpoints remotes metadata path purpose tenant transport";

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** A member in all its spellings. */
export type Spelled = keyof typeof SPELLINGS | Words<typeof SINGLE>;

const NORMALIZED = new Map(
  [...Object.entries(SPELLINGS), ...SINGLE.split(" ").map((name) => [name, name] as const)].map(
    ([member, names]) => [member, names.split(" ").map(plainSpelling)],
  ),
);

/** The maximum length of a name that is normalized; known names are much shorter. */
const LONGEST_NAME = 64;

/**
 * Normalizes the case style of a member's name: `protocolVersion`, `protocol_version` and `protocol-version` are one. A2A v1.0
 * section 5.5 fixes camelCase, but a2a.proto is written in snake_case and real cards copy either.
 */
export function plainSpelling(name: string): string {
  return name.replace(/[-_]/g, "").toLowerCase();
}

/** Returns the top of a card and then its wrappers; nothing if the value is not an object. */
export function partsOfCard(card: unknown): Part[] {
  const top = objectIn({ pointer: "", value: card });
  return [...top, ...partsIn(top, "wrapper")];
}

/**
 * Returns the object in a member, as a list that is empty if the value is not an object.
 * @param ofText the members of which a text is short for: `"Clay"` for `{name: "Clay"}`.
 */
export function objectIn({ pointer, value }: Member, ...ofText: readonly Spelled[]): Part[] {
  if (typeof value === "string" && ofText.length > 0) {
    return [new Map(ofText.map((name) => [name, [{ pointer, value }]]))];
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  // A Map, not an object: a card may have a member called `__proto__`.
  const members = new Map<string, Member[]>();
  for (const [name, inner] of Object.entries(value)) {
    if (name.length > LONGEST_NAME) continue;
    const escaped = name.replaceAll("~", "~0").replaceAll("/", "~1"); // RFC 6901 section 3
    const member: Member = { pointer: `${pointer}/${escaped}`, value: inner };
    const same = members.get(plainSpelling(name));
    if (same) same.push(member);
    else members.set(plainSpelling(name), [member]);
  }
  return [members];
}

/** Returns the entries of a list; nothing if the value is not a list. */
export function entriesOf({ pointer, value }: Member): Member[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.map((entry, index) => ({ pointer: `${pointer}/${index}`, value: entry }));
}

/**
 * Returns all of these members, in any spelling and case style, in the order of the spellings; for each the top of the card
 * comes before its wrappers.
 */
export function membersOf(parts: readonly Part[], ...members: readonly Spelled[]): Member[] {
  const names = members.flatMap((member) => NORMALIZED.get(member) ?? []);
  return names.flatMap((name) => parts.flatMap((part) => part.get(name) ?? []));
}

/** Returns the objects in these members. */
export function partsIn(parts: readonly Part[], ...members: readonly Spelled[]): Part[] {
  return membersOf(parts, ...members).flatMap((member) => objectIn(member));
}

/** Returns the texts in these members; other values are skipped. */
export function textsIn(parts: readonly Part[], ...members: readonly Spelled[]): string[] {
  return membersOf(parts, ...members).flatMap(({ value }) => (typeof value === "string" ? value : []));
}

/** Returns the texts in these members and in lists in them; other values are skipped. */
export function wordsIn(parts: readonly Part[], ...members: readonly Spelled[]): string[] {
  return membersOf(parts, ...members).flatMap(wordsOf);
}

/** Returns a text, or the texts in a list. */
export function wordsOf({ value }: Member): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.filter((entry) => typeof entry === "string");
}

/** Common authentication methods as AgentFacts spell them, with the names in OpenAPI, A2A v1.0, and real cards. */
const METHODS = new Map(
  [
    ["apiKey", "apikey apikeysecurityscheme"],
    ["bearer", "bearer bearertoken"],
    ["basic", "basic"],
    ["mutualTLS", "mutualtls mtls mtlssecurityscheme"],
    ["none", "none noauth"],
    ["oauth2", "oauth2 oauth2securityscheme"],
    ["openIdConnect", "openidconnect openidconnectsecurityscheme"],
  ].flatMap(([method = "", names = ""]) => names.split(" ").map((name) => [name, method])),
);

/** Returns a known authentication method as AgentFacts spell it. */
export function methodNamed(name: string): string | undefined {
  return METHODS.get(plainSpelling(name));
}

/** Words that only mean HTTP, e.g. `HTTP/REST`, `https`, `REST API`. */
const PLAIN_HTTP = new Set(["http", "https", "rest", "restful", "api", "json", "openapi"]);

/** The maximum length of a protocol, which may be a URL (A2A v1.0 section 5.8: custom bindings are URIs). */
const LONGEST_PROTOCOL = 512;

/**
 * Reads a binding, transport or protocol as cards spell it (`JSONRPC`, `json-rpc`, `A2A-1.0`, `MCP+STREAMABLE-HTTP`, a URL).
 * Returns the most specific protocol (MCP also uses JSON-RPC, and all use HTTP), or null if all words are blank.
 */
export function protocolOf(said: readonly string[]): Protocol | null {
  const all = said.map((word) => word.slice(0, LONGEST_PROTOCOL).toLowerCase().trim()).filter(Boolean);
  if (all.length === 0) return null;
  const text = all.join(" ");
  const letters = all.map((word) => word.replace(/[^a-z0-9]/g, "")).join(" ");
  if (/mcp|modelcontextprotocol|streamablehttp/.test(letters)) return "mcp";
  if (letters.includes("nlweb")) return "nlweb";
  // Three letters only match as a separate word: "A2A-1.0" and "a2a/v1" are A2A, "data2api" is not.
  if (/(?<![a-z0-9])acp(?![a-z])/.test(text) || letters.includes("agentcommunicationprotocol")) return "acp";
  if (/(?<![a-z0-9])a2a(?![a-z])/.test(text)) return "a2a";
  // a2a.proto AgentInterface.protocol_binding: JSONRPC, GRPC and HTTP+JSON are A2A's own three.
  if (/jsonrpc|grpc|\bhttpjson|agent(2|to)agent/.test(letters)) return "a2a";
  return all.some(isPlainHttp) ? "http" : "other";
}

/**
 * The bindings of A2A (a2a.proto AgentInterface.protocol_binding); a `custom` one has a URI (section 5.8) or an unknown name. A URL
 * beside `stdio` is a page about a program.
 */
export type Binding = "jsonrpc" | "rest" | "grpc" | "custom" | "stdio";

/** Reads the binding of an endpoint; null if the words name none, so that it is one that HTTP clients can call. */
export function bindingOf(said: readonly string[]): Binding | null {
  const words = said.map((word) => word.slice(0, LONGEST_PROTOCOL).toLowerCase().trim()).filter(Boolean);
  if (words.includes("stdio")) return "stdio";
  const protocol = protocolOf(words);
  if (protocol !== null && !["a2a", "other"].includes(protocol)) return null;
  if (words.some((word) => /^(?:[a-z][a-z0-9+.-]*:\/\/|urn:)/.test(word))) return "custom";
  const letters = words.map((word) => word.replace(/[^a-z0-9]/g, "")).join(" ");
  if (letters.includes("jsonrpc")) return "jsonrpc";
  if (letters.includes("httpjson")) return "rest";
  if (letters.includes("grpc")) return "grpc";
  return protocol === "other" ? "custom" : null;
}

function isPlainHttp(text: string): boolean {
  const parts = text.split(/[^a-z]+/).filter(Boolean);
  return parts.length > 0 && parts.every((part) => PLAIN_HTTP.has(part));
}

/** What may follow the name of a protocol in that of an endpoint: `mcpServerUrl`, `a2a_v1`, `MCP-2025-06-18`. */
const FOLLOWING =
  "(?:protocol|endpoint|url|uri|server|service|agent|api|interface|jsonrpc|grpc|http|rest|streamable|sse|v?\\d)*";

/** The names of endpoints by protocol; `jsonrpc` and `grpc` are bindings of A2A. */
const NAMES: readonly (readonly [Protocol, RegExp])[] = [
  ["a2a", new RegExp(`^(?:a2a|agent2agent|agenttoagent|jsonrpc|grpc)${FOLLOWING}$`)],
  ["mcp", new RegExp(`^(?:mcp|modelcontextprotocol|streamablehttp)${FOLLOWING}$`)],
  ["nlweb", new RegExp(`^nlweb${FOLLOWING}$`)],
  ["acp", new RegExp(`^(?:acp|agentcommunicationprotocol)${FOLLOWING}$`)],
  ["http", /^(?:https?|rest|restapi)$/],
];

/**
 * Reads the name of an endpoint or type. Returns the protocol if the name has no other words: `webMCP`, `mcp_manifest` and
 * `a2a docs` name something else.
 */
export function protocolNamed(name: string): Protocol | null {
  const letters = name
    .slice(0, LONGEST_PROTOCOL)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return NAMES.find(([, form]) => form.test(letters))?.[0] ?? null;
}

/** Like `protocolNamed`, but every protocol has HTTP below: a `type` or `transport` of that name says nothing of the agent. */
export function agentProtocol(name: string): Protocol | null {
  const protocol = protocolNamed(name);
  return protocol === "http" ? null : protocol;
}
