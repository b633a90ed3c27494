import { type CardFault, type CardInterface, endpointsOf } from "./endpoint.ts";
import { type JsonObject, type Part, partOf, partsOfCard, spelled, strings, texts } from "./parts.ts";
import type { Protocol } from "./protocols.ts";
import { detailsOf, skillsOf } from "./skills.ts";
import { firstUrl, wrongType } from "./url.ts";
import { firstLine, kebab, prose, wordSet } from "./words.ts";

export type { CardFault, CardInterface } from "./endpoint.ts";
export { type DerivedIds, derivedIds } from "./id.ts";
export type { JsonObject } from "./parts.ts";
export type { Protocol } from "./protocols.ts";

/**
 * The content of an A2A agent card as fields of a record. Sets are in lower case, with at most 64 entries of at most 64
 * characters; URLs are absolute http(s) without credentials; texts have no control characters.
 */
export interface CardReading {
  name: string | null;
  description: string | null;
  agent_url: string | null;
  version: string | null;
  provider: { name: string; url: string | null } | null;
  documentation_url: string | null;
  icon_url: string | null;
  protocols: Protocol[];
  capabilities: string[];
  tags: string[];
  /** Ids. */
  skills: string[];
  /** All absolute endpoints, the preferred first. */
  interfaces: CardInterface[];
  /** Names, descriptions, tags and examples of the skills, for full-text search. */
  details: string;
  /** Errors of the two fields that a registration requires; pointers are relative to the card. */
  faults: { name: CardFault | null; agent_url: CardFault | null };
}

/** A2A has `name`; the others occur in real cards without `name`. */
const NAMES = ["name", "displayName", "agentName", "title", "label"];

const LONGEST_NAME = 256;
const LONGEST_DESCRIPTION = 4_000;
const LONGEST_VERSION = 64;
const LONGEST_DETAILS = 8_000;

/**
 * Reads a card (A2A v0.3 section 5.5, v1.0 a2a.proto AgentCard, or a variant). Never throws: a member of a wrong type is
 * treated as missing, and only reported in `faults`.
 */
export function readCard(card: JsonObject): CardReading {
  const parts = partsOfCard(card);
  const address = (...names: string[]) => firstUrl(spelled(parts, ...names).map(({ value }) => value));
  const skills = skillsOf(parts);
  const { interfaces, protocols, fault } = endpointsOf(parts);
  const name = firstLine(texts(spelled(parts, ...NAMES)), LONGEST_NAME);
  return {
    name,
    description: descriptionOf(parts),
    agent_url: interfaces[0]?.url ?? null,
    version: versionOf(parts),
    provider: providerOf(parts),
    documentation_url: address("documentationUrl", "documentation", "docsUrl", "docUrl"),
    icon_url: address("iconUrl", "icon", "logoUrl", "logo"),
    protocols,
    capabilities: wordSet(capabilitiesOf(parts)),
    tags: wordSet([...strings(spelled(parts, "tags")), ...skills.flatMap(({ tags }) => tags)]),
    skills: wordSet(skills.flatMap(({ id }) => id ?? [])),
    interfaces,
    details: detailsOf(skills, LONGEST_DETAILS),
    faults: { name: name === null ? nameFault(parts) : null, agent_url: fault },
  };
}

function descriptionOf(parts: readonly Part[]): string | null {
  const said = texts(spelled(parts, "description")).map((text) => prose(text, LONGEST_DESCRIPTION));
  return said.find((text) => text !== null) ?? null;
}

/** a2a.proto has a string; real cards have numbers too. */
function versionOf(parts: readonly Part[]): string | null {
  const values = spelled(parts, "version").map(({ value }) =>
    Number.isFinite(value) ? String(value) : value,
  );
  return firstLine(
    values.filter((value) => typeof value === "string"),
    LONGEST_VERSION,
  );
}

/** A2A has `provider`; the others occur in real cards without it. */
const PROVIDERS = [
  "provider",
  "owner",
  "organization",
  "publisher",
  "vendor",
  "author",
  "creator",
  "builder",
];

/** a2a.proto AgentProvider has `organization`; the others occur in real cards. */
const PROVIDER_NAMES = ["organization", "name", "organizationName", "displayName", "company", "title"];

/** Reads a2a.proto AgentProvider, which has a name and a `url`; real cards also have only a string, or another member. */
function providerOf(parts: readonly Part[]): CardReading["provider"] {
  for (const member of spelled(parts, ...PROVIDERS)) {
    const part = partOf(member.value);
    const names = texts(part ? spelled([part], ...PROVIDER_NAMES) : [member]);
    const name = firstLine(
      names.filter((each) => !isAddress(each)),
      LONGEST_NAME,
    );
    const urls = part ? spelled([part], "url", "website", "homepage") : [];
    if (name !== null) return { name, url: firstUrl(urls.map(({ value }) => value)) };
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
function capabilitiesOf(parts: readonly Part[]): string[] {
  return spelled(parts, "capabilities").flatMap((member) => {
    if (Array.isArray(member.value)) return member.value.flatMap(listedCapability);
    if (typeof member.value !== "object" || member.value === null) return [];
    return Object.entries(member.value).flatMap(([word, has]) => (has === true ? kebab(word) : []));
  });
}

function listedCapability(entry: unknown): string[] {
  if (typeof entry === "string") return [entry];
  const part = partOf(entry);
  const word = part && firstLine(texts(spelled([part], "id", "name")), LONGEST_NAME);
  return word === null ? [] : [word];
}

/** Returns the error of an invalid or missing `name`. */
function nameFault(parts: readonly Part[]): CardFault {
  const [wrong] = spelled(parts, "name");
  if (!wrong) return { pointer: "/name", detail: "is missing: add it, or send `name` beside the card" };
  const what = typeof wrong.value === "string" ? "is blank" : wrongType(wrong.value);
  const detail = `${what}: fix it, or send \`name\` beside the card`;
  return { pointer: wrong.pointer, detail };
}
