import { authenticationMethodsOf } from "./authentication.ts";
import type { CardReading } from "./card.ts";
import { type JsonObject, type Part, partOf, partsOfCard, spelled, strings } from "./parts.ts";
import { type CardSkill, skillsOf } from "./skills.ts";
import { oneLine } from "./words.ts";

/** The modalities of AgentFacts v1; other media types (JSON, PDF) are not modalities. */
const MODALITIES = new Set(["text", "image", "audio", "video"]);

/** Limits of texts and lists that A2A does not limit: AgentFacts may have 256 KiB in total. */
const MOST_BYTES_OF_SKILLS = 128 * 1_024;
const MOST_ENTRIES = 32;
const LONGEST_ENTRY = 128;
const LONGEST_EXAMPLE = 1_000;

/** The most common mode of A2A, for skills without modes. */
const USUAL_MODES = ["text/plain"];

/**
 * Converts a card to an AgentFacts v1 document (https://agentfacts.org/schema/v1). Values that v1 requires and the card does
 * not have (a description, a version, a provider's URL, skills) are omitted, and the conformance report lists them. Never
 * throws.
 */
export function factsFromCard(card: JsonObject, reading: CardReading, agentId: string): JsonObject {
  const parts = partsOfCard(card);
  return {
    id: agentId,
    agent_name: `urn:agent:registry:${agentId}`,
    label: reading.name ?? agentId,
    ...optionalMember("description", reading.description),
    ...optionalMember("version", reading.version),
    ...optionalMember("documentationUrl", reading.documentation_url),
    ...optionalMember("provider", reading.provider && providerFacts(reading.provider)),
    endpoints: { static: [...new Set(reading.interfaces.map(({ url }) => url))] },
    capabilities: {
      modalities: modalitiesOf(parts),
      ...optionalMember("streaming", streamingOf(parts)),
      authentication: { methods: authenticationMethodsOf(parts) },
    },
    skills: skillFacts(parts),
  };
}

/** Builds a member, or nothing if its value is empty. */
function optionalMember(member: string, value: unknown): JsonObject {
  return value === null || (Array.isArray(value) && value.length === 0) ? {} : { [member]: value };
}

function providerFacts({ name, url }: { name: string; url: string | null }): JsonObject {
  return { name, ...optionalMember("url", url) };
}

/** Returns the types of the card's default media types ("image/png", or "image"); text if there are none. */
function modalitiesOf(parts: readonly Part[]): string[] {
  const modes = strings(spelled(parts, "defaultInputModes", "defaultOutputModes"));
  const kinds = new Set(modes.map((mode) => mode.trim().toLowerCase().split("/", 1)[0] ?? ""));
  const modalities = [...kinds].filter((kind) => MODALITIES.has(kind));
  return modalities.length > 0 ? modalities : ["text"];
}

/** Reads a2a.proto AgentCapabilities.streaming; undefined if missing. */
function streamingOf(parts: readonly Part[]): boolean | null {
  const capabilities = spelled(parts, "capabilities").flatMap(({ value }) => partOf(value) ?? []);
  const [first] = spelled(capabilities, "streaming").filter(({ value }) => typeof value === "boolean");
  return first ? first.value === true : null;
}

/** Converts skills, in order, while they fit. */
function skillFacts(parts: readonly Part[]): JsonObject[] {
  const inputs = lines(strings(spelled(parts, "defaultInputModes")));
  const outputs = lines(strings(spelled(parts, "defaultOutputModes")));
  const facts: JsonObject[] = [];
  let bytes = 0;
  for (const skill of skillsOf(parts)) {
    if (skill.id === null) continue;
    const fact = skillFact(skill, skill.id, inputs, outputs);
    bytes += Buffer.byteLength(JSON.stringify(fact));
    if (bytes > MOST_BYTES_OF_SKILLS) break;
    facts.push(fact);
  }
  return facts;
}

/** Converts a2a.proto AgentSkill, whose modes override those of the card. */
function skillFact(skill: CardSkill, id: string, inputs: string[], outputs: string[]): JsonObject {
  return {
    id,
    ...optionalMember("name", skill.name),
    description: skill.description ?? skill.name ?? id,
    ...optionalMember("tags", lines(skill.tags)),
    ...optionalMember("examples", lines(skill.examples, LONGEST_EXAMPLE)),
    inputModes: firstFilled(lines(skill.inputModes), inputs, USUAL_MODES),
    outputModes: firstFilled(lines(skill.outputModes), outputs, USUAL_MODES),
  };
}

function firstFilled(...lists: string[][]): string[] {
  return lists.find((list) => list.length > 0) ?? [];
}

/** Converts texts to single lines, without blank ones, up to the limit of a document. */
function lines(texts: readonly string[], limit = LONGEST_ENTRY): string[] {
  return texts
    .slice(0, MOST_ENTRIES)
    .map((text) => oneLine(text, limit))
    .filter((line) => line !== null);
}
