/** Reads agent cards. */
import { type CardEndpoints, type CardFault, endpointsOf, firstUrl, wrongType } from "./endpoints.ts";
import {
  entriesOf,
  type JsonObject,
  type Member,
  membersOf,
  methodNamed,
  objectIn,
  type Part,
  partsIn,
  partsOfCard,
  plainSpelling,
  type Spelled,
  textsIn,
  wordsIn,
  wordsOf,
} from "./spellings.ts";
import { cutByCase, firstLine, kebab, prose, wordSet } from "./words.ts";

/**
 * The content of an A2A agent card as fields of a record. Sets are in lower case, with at most 64 entries of at most 64
 * characters; URLs are absolute http(s) without credentials; texts have no control characters.
 */
export interface CardReading
  extends Pick<CardEndpoints, "interfaces" | "protocols" | "mcp_url" | "a2aVersion"> {
  name: string | null;
  description: string | null;
  agent_url: string | null;
  version: string | null;
  provider: { name: string; url: string | null } | null;
  documentation_url: string | null;
  icon_url: string | null;
  capabilities: string[];
  tags: string[];
  /** Ids. */
  skills: string[];
  agentSkills: CardSkill[];
  /** Names, descriptions, tags and examples of the skills, for full-text search. */
  details: string;
  /** Default media types, as in the card. */
  inputModes: string[];
  outputModes: string[];
  /** Null if the card does not say. */
  streaming: boolean | null;
  /** The methods of authentication as AgentFacts spell them; "none" if there are none. */
  authentication: string[];
  /** Errors of the two fields that a registration requires; pointers are relative to the card. */
  faults: { name: CardFault | null; agent_url: CardFault | null };
}

/** A skill of a card (a2a.proto AgentSkill), normalized; missing fields are empty. */
export interface CardSkill {
  id: string | null;
  name: string | null;
  description: string | null;
  tags: string[];
  examples: string[];
  inputModes: string[];
  outputModes: string[];
}

const LONGEST_NAME = 256;
const LONGEST_DESCRIPTION = 4_000;
const LONGEST_VERSION = 64;
const LONGEST_DETAILS = 8_000;
const LONGEST_METHOD = 64;
const MOST_METHODS = 32;

/**
 * Reads a card (A2A v0.3 section 5.5, v1.0 a2a.proto AgentCard, or a variant). Never throws: a member of a wrong type is
 * treated as missing, and only reported in `faults`.
 */
export function readCard(card: JsonObject): CardReading {
  const parts = partsOfCard(card);
  const list = (member: Spelled) => wordsIn(parts, member);
  const skills = membersOf(parts, "skills").flatMap(entriesOf).flatMap(skillIn);
  const { fault, ...endpoints } = endpointsOf(parts);
  const name = firstLine(textsIn(parts, "agentName"), LONGEST_NAME);
  const descriptions = textsIn(parts, "description").map((text) => prose(text, LONGEST_DESCRIPTION));
  return {
    name,
    description: descriptions.find((text) => text !== null) ?? null,
    agent_url: endpoints.interfaces[0]?.url ?? null,
    version: versionOf(parts),
    provider: providerOf(parts),
    documentation_url: firstUrl(parts, "documentationUrl"),
    icon_url: firstUrl(parts, "iconUrl"),
    ...endpoints,
    capabilities: wordSet(membersOf(parts, "capabilities").flatMap(capabilitiesIn)),
    tags: wordSet([...list("tags"), ...skills.flatMap(({ tags }) => tags)]),
    skills: wordSet(skills.flatMap(({ id }) => id ?? [])),
    agentSkills: skills,
    details: detailsOf(skills),
    inputModes: list("defaultInputModes"),
    outputModes: list("defaultOutputModes"),
    streaming: streamingOf(parts),
    authentication: authenticationOf(parts),
    faults: { name: name === null ? nameFault(parts) : null, agent_url: fault },
  };
}

/** a2a.proto has a string; real cards have numbers too. */
function versionOf(parts: readonly Part[]): string | null {
  const versions = membersOf(parts, "version").map(({ value }) =>
    Number.isFinite(value) ? String(value) : value,
  );
  return firstLine(
    versions.filter((version) => typeof version === "string"),
    LONGEST_VERSION,
  );
}

/** Reads a2a.proto AgentProvider, which has a name and a `url`; real cards also have only a string, or another member. */
function providerOf(parts: readonly Part[]): CardReading["provider"] {
  for (const member of membersOf(parts, "provider")) {
    const provider = objectIn(member, "name");
    const names = textsIn(provider, "providerName").filter((text) => !isAddress(text));
    const name = firstLine(names, LONGEST_NAME);
    if (name !== null) return { name, url: firstUrl(provider, "providerUrl") };
  }
  return null;
}

/** Whether a text is an e-mail address, a URL, a DID or the address of a wallet, and names nobody. */
function isAddress(text: string): boolean {
  return /@[^\s@]+\.|^\s*(?:https?:|did:|eip155:|0x[0-9a-f]{8})/i.test(text.slice(0, LONGEST_NAME));
}

/**
 * Returns the members of a2a.proto AgentCapabilities that are true, in kebab-case; real cards also have a list of words or
 * of objects with an id or a name.
 */
function capabilitiesIn(member: Member): string[] {
  const listed = entriesOf(member).map((entry) => textsIn(objectIn(entry, "name"), "id", "name"));
  const own = objectIn(member).length > 0 ? Object.entries(member.value ?? {}) : [];
  return [
    ...listed.flatMap((names) => firstLine(names, LONGEST_NAME) ?? []),
    ...own.flatMap(([name, has]) => (has === true ? kebab(name) : [])),
  ];
}

/** Reads a2a.proto AgentCapabilities.streaming. */
function streamingOf(parts: readonly Part[]): boolean | null {
  const values = membersOf(partsIn(parts, "capabilities"), "streaming").map(({ value }) => value);
  return values.find((value) => typeof value === "boolean") ?? null;
}

/** Reads an entry of `skills`, which may be a text: that is then both id and name. */
function skillIn(entry: Member): CardSkill[] {
  return objectIn(entry, "id", "name").map((part) => {
    const list = (member: Spelled) => wordsIn([part], member);
    const name = firstLine(textsIn([part], "name"), LONGEST_NAME);
    return {
      id: firstLine(textsIn([part], "id"), LONGEST_NAME) ?? (kebab(name ?? "") || null),
      name,
      description: prose(textsIn([part], "description")[0] ?? "", LONGEST_DESCRIPTION),
      tags: list("tags"),
      examples: list("examples"),
      inputModes: list("inputModes"),
      outputModes: list("outputModes"),
    };
  });
}

/** Returns the texts of skills for search, one line each. */
function detailsOf(skills: readonly CardSkill[]): string {
  const lines = skills.flatMap(({ id, name, description, tags, examples }) => [
    ...[name, description, ...tags, ...examples],
    ...(id !== null && id !== name ? cutByCase([id]) : []),
  ]);
  let details = "";
  for (const line of lines) {
    if (details.length >= LONGEST_DETAILS) break;
    const clean = prose(line ?? "", LONGEST_DETAILS);
    if (clean !== null) details += details === "" ? clean : `\n${clean}`;
  }
  // Cutting a surrogate pair leaves a lone surrogate, which databases reject.
  return details.slice(0, LONGEST_DETAILS).replace(/[\ud800-\udbff]$/, "");
}

/**
 * Returns the authentication methods of a card: of `securitySchemes` (a2a.proto SecurityScheme;
 * in v0.3 OpenAPI's objects), else of `authentication`, else "none".
 */
function authenticationOf(parts: readonly Part[]): string[] {
  const schemes = partsIn(parts, "securitySchemes").flatMap((part) => [...part.values()].flat());
  const older = membersOf(parts, "authentication").flatMap((member) => {
    const part = objectIn(member);
    return part.length > 0 ? membersOf(part, "authenticationMethods") : [member];
  });
  const entries = older.flatMap((member) => (Array.isArray(member.value) ? entriesOf(member) : [member]));
  const said = entries.flatMap((entry) =>
    typeof entry.value === "string" ? methodIn(entry.value) : methodsOf(entry),
  );
  const methods = [schemes.flatMap(methodsOf), said].find((list) => list.length > 0) ?? ["none"];
  return [...new Set(methods)].slice(0, MOST_METHODS);
}

/**
 * Reads one scheme: v0.3's `{type: "http", scheme: "bearer"}` or v1.0's `{httpAuthSecurityScheme: {scheme: "Bearer"}}`, a oneof of
 * which real cards set several members.
 */
function methodsOf(scheme: Member): string[] {
  return objectIn(scheme).flatMap((part) =>
    [...part].flatMap(([name, members]) => {
      const schemes = name === "httpauthsecurityscheme" ? members.flatMap((each) => objectIn(each)) : [part];
      if (name === "scheme" || name === "httpauthsecurityscheme")
        return textsIn(schemes, "scheme").flatMap(methodIn);
      const types = name === "type" ? members.flatMap(wordsOf) : [];
      return [
        ...types.filter((type) => plainSpelling(type) !== "http").flatMap(methodIn),
        methodNamed(name) ?? [],
      ].flat();
    }),
  );
}

/** Normalizes the spelling of a known method; others stay as in the card ("x402"). */
function methodIn(text: string): string[] {
  const line = firstLine([text], LONGEST_METHOD);
  return line === null ? [] : [methodNamed(line) ?? line];
}

/** Returns the error of an invalid or missing `name`. */
function nameFault(parts: readonly Part[]): CardFault {
  const [wrong] = membersOf(parts, "name");
  if (!wrong) return { pointer: "/name", detail: "is missing: add it, or send `name` beside the card" };
  const what = typeof wrong.value === "string" ? "is blank" : wrongType(wrong.value);
  return { pointer: wrong.pointer, detail: `${what}: fix it, or send \`name\` beside the card` };
}
