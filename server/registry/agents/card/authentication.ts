import { type Part, partOf, plainSpelling, spelled, texts } from "./parts.ts";
import { firstLine } from "./words.ts";

/** Common authentication methods as AgentFacts spell them, by normalized name: those of OpenAPI, A2A v1.0, and real cards. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ["apikey", "apiKey"],
  ["apikeysecurityscheme", "apiKey"],
  ["bearer", "bearer"],
  ["bearertoken", "bearer"],
  ["basic", "basic"],
  ["mtls", "mutualTLS"],
  ["mtlssecurityscheme", "mutualTLS"],
  ["mutualtls", "mutualTLS"],
  ["noauth", "none"],
  ["none", "none"],
  ["oauth2", "oauth2"],
  ["oauth2securityscheme", "oauth2"],
  ["openidconnect", "openIdConnect"],
  ["openidconnectsecurityscheme", "openIdConnect"],
]);

const LONGEST_METHOD = 64;
const MOST_METHODS = 32;

/**
 * Returns the authentication methods of a card: of `securitySchemes` (a2a.proto SecurityScheme;
 * in v0.3 OpenAPI's objects), else of `authentication` (A2A v0.2, and cards without a version), else "none".
 */
export function authenticationMethodsOf(parts: readonly Part[]): string[] {
  const schemes = spelled(parts, "securitySchemes").flatMap(({ value }) => partOf(value) ?? []);
  const named = schemes.flatMap(({ members }) => [...members.values()].flat());
  const methods = unique(named.flatMap(({ value }) => methodOf(value)));
  if (methods.length > 0) return methods;
  const older = spelled(parts, "authentication").flatMap((member) => {
    const part = partOf(member.value);
    return part ? spelled([part], "schemes", "methods", "type") : [member];
  });
  const listed = older.flatMap(({ value }): unknown[] => (Array.isArray(value) ? value : [value]));
  const words = unique(
    listed.flatMap((entry) => (typeof entry === "string" ? methodNamed(entry) : methodOf(entry))),
  );
  return words.length > 0 ? words : ["none"];
}

/** Reads one scheme: v0.3's `{type: "http", scheme: "bearer"}` or v1.0's `{httpAuthSecurityScheme: {scheme: "Bearer"}}`. */
function methodOf(scheme: unknown): string[] {
  const part = partOf(scheme);
  if (!part) return [];
  const [type] = texts(spelled([part], "type"));
  if (type !== undefined && plainSpelling(type) !== "http") return methodNamed(type);
  const inner = spelled([part], "httpAuthSecurityScheme").flatMap(({ value }) => partOf(value) ?? []);
  const http = texts(spelled([part, ...inner], "scheme")).flatMap(methodNamed);
  return http.length > 0 ? http : [...part.members.keys()].flatMap((member) => METHODS.get(member) ?? []);
}

/** Normalizes the spelling of a known method; others stay as in the card ("x402"). */
function methodNamed(word: string): string[] {
  const line = firstLine([word], LONGEST_METHOD);
  return line === null ? [] : [METHODS.get(plainSpelling(line)) ?? line];
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, MOST_METHODS);
}
