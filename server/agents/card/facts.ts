import { byteLength } from "../../json.ts";
import { authenticationMethodsOf } from "./authentication.ts";
import type { CardReading } from "./card.ts";
import { type JsonObject, type Part, partOf, partsOfCard, spelled, strings } from "./parts.ts";
import { type CardSkill, skillsOf } from "./skills.ts";
import { oneLine } from "./words.ts";

/** AgentFacts v1 names these; media types of other kinds (JSON, PDF) are no modality. */
const MODALITIES = new Set(["text", "image", "audio", "video"]);

/** What A2A leaves to the agent, a registry has to bound: a document of facts may have 256 KiB in all. */
const MOST_BYTES_OF_SKILLS = 128 * 1_024;
const MOST_ENTRIES = 32;
const LONGEST_ENTRY = 128;
const LONGEST_EXAMPLE = 1_000;

/** A2A's commonest mode, for a skill in a card that names none. */
const USUAL_MODES = ["text/plain"];

/**
 * Takes a card, what was read from it and the id that its agent has here; returns the AgentFacts v1 document
 * (https://agentfacts.org/schema/v1) that says the same. Nothing is invented: what v1 requires and the card does not
 * say (a description, a version, a provider's URL, skills) is left out, for the conformance report to name. Never
 * throws.
 */
export function factsFromCard(card: JsonObject, reading: CardReading, agentId: string): JsonObject {
  const parts = partsOfCard(card);
  return {
    id: agentId,
    agent_name: `urn:agent:registry:${agentId}`,
    label: reading.name ?? agentId,
    ...present("description", reading.description),
    ...present("version", reading.version),
    ...present("documentationUrl", reading.documentation_url),
    ...present("provider", reading.provider && providerFacts(reading.provider)),
    endpoints: { static: [...new Set(reading.interfaces.map(({ url }) => url))] },
    capabilities: {
      modalities: modalitiesOf(parts),
      ...present("streaming", streamingOf(parts)),
      authentication: { methods: authenticationMethodsOf(parts) },
    },
    skills: skillFacts(parts),
  };
}

/** A member that is there only if it has something to say. */
function present(member: string, value: unknown): JsonObject {
  return value === null || (Array.isArray(value) && value.length === 0) ? {} : { [member]: value };
}

function providerFacts({ name, url }: { name: string; url: string | null }): JsonObject {
  return { name, ...present("url", url) };
}

/** The kinds of the card's default media types ("image/png", or just "image"); text, if there is none. */
function modalitiesOf(parts: readonly Part[]): string[] {
  const modes = strings(spelled(parts, "defaultInputModes", "defaultOutputModes"));
  const kinds = new Set(modes.map((mode) => mode.trim().toLowerCase().split("/", 1)[0] ?? ""));
  const modalities = [...kinds].filter((kind) => MODALITIES.has(kind));
  return modalities.length > 0 ? modalities : ["text"];
}

/** a2a.proto AgentCapabilities.streaming, if it is said. */
function streamingOf(parts: readonly Part[]): boolean | null {
  const capabilities = spelled(parts, "capabilities").flatMap(({ value }) => partOf(value) ?? []);
  const [first] = spelled(capabilities, "streaming").filter(({ value }) => typeof value === "boolean");
  return first ? first.value === true : null;
}

/** As many skills, in order, as there is room for. */
function skillFacts(parts: readonly Part[]): JsonObject[] {
  const inputs = lines(strings(spelled(parts, "defaultInputModes")));
  const outputs = lines(strings(spelled(parts, "defaultOutputModes")));
  const facts: JsonObject[] = [];
  let bytes = 0;
  for (const skill of skillsOf(parts)) {
    if (skill.id === null) continue;
    const fact = skillFact(skill, skill.id, inputs, outputs);
    bytes += byteLength(JSON.stringify(fact));
    if (bytes > MOST_BYTES_OF_SKILLS) break;
    facts.push(fact);
  }
  return facts;
}

/** a2a.proto AgentSkill: its own modes override the card's. */
function skillFact(skill: CardSkill, id: string, inputs: string[], outputs: string[]): JsonObject {
  return {
    id,
    ...present("name", skill.name),
    description: skill.description ?? skill.name ?? id,
    ...present("tags", lines(skill.tags)),
    ...present("examples", lines(skill.examples, LONGEST_EXAMPLE)),
    inputModes: firstFilled(lines(skill.inputModes), inputs, USUAL_MODES),
    outputModes: firstFilled(lines(skill.outputModes), outputs, USUAL_MODES),
  };
}

function firstFilled(...lists: string[][]): string[] {
  return lists.find((list) => list.length > 0) ?? [];
}

/** Texts as one line each, blanks left out, as many as a document may have. */
function lines(texts: readonly string[], limit = LONGEST_ENTRY): string[] {
  return texts
    .slice(0, MOST_ENTRIES)
    .map((text) => oneLine(text, limit))
    .filter((line) => line !== null);
}
