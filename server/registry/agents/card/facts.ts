import type { CardReading, CardSkill } from "./card.ts";
import type { JsonObject } from "./spellings.ts";
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
export function factsFromCard(reading: CardReading, agentId: string): JsonObject {
  const { name, description, version, provider, documentation_url, interfaces, streaming } = reading;
  return {
    id: agentId,
    agent_name: `urn:agent:registry:${agentId}`,
    label: name ?? agentId,
    ...filled({ description, version, documentationUrl: documentation_url }),
    ...filled({ provider: provider && filled(provider) }),
    endpoints: { static: [...new Set(interfaces.map(({ url }) => url))] },
    capabilities: {
      modalities: modalitiesOf(reading),
      ...filled({ streaming }),
      authentication: { methods: reading.authentication },
    },
    skills: skillFacts(reading),
  };
}

/** Leaves out members without a value. */
function filled(members: object): JsonObject {
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(members).filter(([, value]) => !isEmpty(value)));
}

/** Returns the types of the card's default media types ("image/png", or "image"); text if there are none. */
function modalitiesOf({ inputModes, outputModes }: CardReading): string[] {
  const types = [...inputModes, ...outputModes].map(
    (mode) => mode.trim().toLowerCase().split("/", 1)[0] ?? "",
  );
  return firstFilled(
    [...new Set(types)].filter((type) => MODALITIES.has(type)),
    ["text"],
  );
}

/** Converts skills, in order, while they fit. */
function skillFacts(reading: CardReading): JsonObject[] {
  const inputModes = lines(reading.inputModes);
  const outputModes = lines(reading.outputModes);
  const facts: JsonObject[] = [];
  let bytes = 0;
  for (const skill of reading.agentSkills) {
    if (skill.id === null) continue;
    const fact = skillFact(skill, skill.id, { inputModes, outputModes });
    bytes += Buffer.byteLength(JSON.stringify(fact));
    if (bytes > MOST_BYTES_OF_SKILLS) break;
    facts.push(fact);
  }
  return facts;
}

/** Converts a2a.proto AgentSkill, whose modes override those of the card. */
function skillFact(
  skill: CardSkill,
  id: string,
  { inputModes, outputModes }: Pick<CardReading, "inputModes" | "outputModes">,
): JsonObject {
  return filled({
    id,
    name: skill.name,
    description: skill.description ?? skill.name ?? id,
    tags: lines(skill.tags),
    examples: lines(skill.examples, LONGEST_EXAMPLE),
    inputModes: firstFilled(lines(skill.inputModes), inputModes, USUAL_MODES),
    outputModes: firstFilled(lines(skill.outputModes), outputModes, USUAL_MODES),
  });
}

function firstFilled(...lists: string[][]): string[] {
  return lists.find((list) => list.length > 0) ?? [];
}

/** Converts texts to single lines, without blank ones, up to the limit of a document. */
function lines(texts: readonly string[], limit = LONGEST_ENTRY): string[] {
  return texts.slice(0, MOST_ENTRIES).flatMap((text) => oneLine(text, limit) ?? []);
}
