/** The protocols that the registry distinguishes. */
export type Protocol = "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other";

/** The most specific first: MCP also uses JSON-RPC, and all use HTTP. */
const BY_WEIGHT: readonly Protocol[] = ["mcp", "nlweb", "acp", "a2a", "http", "other"];

/** Words that only mean HTTP, e.g. `HTTP/REST`, `https`, `REST API`. */
const PLAIN_HTTP = new Set(["http", "https", "rest", "restful", "api", "json", "openapi"]);

/** Three letters only match as a separate word: "A2A-1.0" and "a2a/v1" are A2A, "data2api" is not. */
const A2A = /(?<![a-z0-9])a2a(?![a-z])/;
const ACP = /(?<![a-z0-9])acp(?![a-z])/;

/** The maximum length of a protocol, which may be a URL (A2A v1.0 section 5.8: custom bindings are URIs). */
const LONGEST_WORD = 512;

/** Returns the most specific protocol of the words of one interface, or null. */
export function protocolOf(words: readonly string[]): Protocol | null {
  const named = new Set(words.map(protocolNamed));
  return BY_WEIGHT.find((protocol) => named.has(protocol)) ?? null;
}

/**
 * Reads a binding, transport or protocol as cards spell it (`JSONRPC`, `json-rpc`, `A2A-1.0`, `MCP+STREAMABLE-HTTP`,
 * a URL). Returns the protocol, or null for a blank text.
 */
export function protocolNamed(word: string): Protocol | null {
  const lower = word.slice(0, LONGEST_WORD).toLowerCase().trim();
  const letters = lower.replace(/[^a-z0-9]/g, "");
  if (lower === "") return null;
  if (/mcp|modelcontextprotocol|streamablehttp/.test(letters)) return "mcp";
  if (letters.includes("nlweb")) return "nlweb";
  if (ACP.test(lower) || letters.includes("agentcommunicationprotocol")) return "acp";
  // a2a.proto AgentInterface.protocol_binding: JSONRPC, GRPC and HTTP+JSON are A2A's own three.
  if (A2A.test(lower) || /jsonrpc|grpc|^httpjson|agent(2|to)agent/.test(letters)) return "a2a";
  return isPlainHttp(lower) ? "http" : "other";
}

/** The names of protocols; `jsonrpc` and `grpc` are bindings of A2A. */
const NAMES: readonly (readonly [names: string, protocol: Protocol])[] = [
  ["a2a|agent2agent|agenttoagent|jsonrpc|grpc", "a2a"],
  ["mcp|modelcontextprotocol|streamablehttp", "mcp"],
  ["nlweb", "nlweb"],
  ["acp|agentcommunicationprotocol", "acp"],
  ["http|https|rest|restapi", "http"],
];

/** What may follow the name of a protocol in that of an endpoint: `mcpServerUrl`, `a2a_v1`, `MCP-2025-06-18`. */
const FOLLOWING =
  "protocol|endpoint|url|uri|server|service|agent|api|interface|jsonrpc|grpc|http|rest|streamable|sse|v?\\d";

const FORMS = NAMES.map(([names, protocol]) => ({
  form: new RegExp(`^(?:${names})(?:${protocol === "http" ? "" : FOLLOWING})*$`),
  protocol,
}));

/**
 * Reads the name of an endpoint or type. Returns the protocol if the name has no other words: `webMCP`, `mcp_manifest` and
 * `a2a docs` name something else.
 */
export function namesProtocol(name: string): Protocol | null {
  const letters = name
    .slice(0, LONGEST_WORD)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return FORMS.find(({ form }) => form.test(letters))?.protocol ?? null;
}

function isPlainHttp(text: string): boolean {
  const words = text.split(/[^a-z]+/).filter((word) => word !== "");
  return words.length > 0 && words.every((word) => PLAIN_HTTP.has(word));
}
