/** The description of an agent in forms: as texts of inputs, and as fields of a registration. */
import type { Agent, RegistrationByFields } from "../../../client/index.ts";
import { textOf } from "../elements/field.tsx";
import { parseObject } from "./json-editor.tsx";

/** The fields of a registration that describe an agent. */
export type Description = Pick<RegistrationByFields, DescribedField>;

type DescribedField =
  | (typeof optionalTexts)[number]
  | (typeof wordLists)[number]
  | "provider"
  | "protocols"
  | "extra";

const optionalTexts = [
  "name",
  "description",
  "version",
  "api_url",
  "mcp_url",
  "documentation_url",
  "icon_url",
  "facts_url",
] as const;

const wordLists = ["tags", "capabilities", "skills"] as const;

/** The protocols of agents, with their labels. */
export const protocols = [
  ["a2a", "A2A"],
  ["mcp", "MCP"],
  ["http", "HTTP"],
  ["nlweb", "NLWeb"],
  ["acp", "ACP"],
  ["other", "Other"],
] as const satisfies readonly (readonly [Agent["protocols"][number], string])[];

/** The names of the fields, as forms and notices show them. */
export const labels: Record<DescribedField | "agent_url", string> = {
  agent_url: "Endpoint URL",
  name: "Name",
  description: "Description",
  version: "Version",
  api_url: "API",
  mcp_url: "MCP endpoint",
  documentation_url: "Documentation",
  icon_url: "Icon",
  facts_url: "Own AgentFacts",
  provider: "Provider",
  protocols: "Protocols",
  tags: "Tags",
  capabilities: "Capabilities",
  skills: "Skills",
  extra: "Additional fields",
};

/** The pointers of the fields. */
export const pointers: readonly string[] = Object.keys(labels).map((name) => `/${name}`);

/** The texts of the inputs, by their names. */
export type Texts = Record<(typeof optionalTexts)[number] | (typeof wordLists)[number], string> & {
  agent_url: string;
  provider_name: string;
  provider_url: string;
  protocols: string;
  extra: string;
};

/** The texts of an agent. */
export function textsOf(agent: Agent): Texts {
  const texts = rawTextsOf(agent);
  // As inputs return them: otherwise white space alone would be a change.
  for (const name of Object.keys(texts) as (keyof Texts)[])
    texts[name] = texts[name].replace(/\r\n?/g, "\n").trim();
  return texts;
}

function rawTextsOf(agent: Agent): Texts {
  return {
    agent_url: agent.agent_url,
    // The node names an agent by its id unless it has a name.
    name: agent.name === agent.agent_id ? "" : agent.name,
    description: agent.description ?? "",
    version: agent.version ?? "",
    api_url: agent.api_url ?? "",
    mcp_url: agent.mcp_url ?? "",
    documentation_url: agent.documentation_url ?? "",
    icon_url: agent.icon_url ?? "",
    facts_url: agent.facts_url ?? "",
    provider_name: agent.provider?.name ?? "",
    provider_url: agent.provider?.url ?? "",
    protocols: protocolsText(agent.protocols),
    tags: agent.tags.join(", "),
    capabilities: agent.capabilities.join(", "),
    skills: agent.skills.join(", "),
    extra: Object.keys(agent.extra).length === 0 ? "" : JSON.stringify(agent.extra, null, 2),
  };
}

/** The texts of a form. */
export function textsIn(form: FormData): Texts {
  const text = (name: string) => textOf(form, name).trim();
  return {
    agent_url: text("agent_url"),
    name: text("name"),
    description: text("description"),
    version: text("version"),
    api_url: text("api_url"),
    mcp_url: text("mcp_url"),
    documentation_url: text("documentation_url"),
    icon_url: text("icon_url"),
    facts_url: text("facts_url"),
    provider_name: text("provider_name"),
    provider_url: text("provider_url"),
    protocols: protocolsText(form.getAll("protocols")),
    tags: text("tags"),
    capabilities: text("capabilities"),
    skills: text("skills"),
    extra: text("extra"),
  };
}

/** The fields in which two texts differ. */
export function differences(before: Texts, after: Texts): (keyof typeof labels)[] {
  const changed = new Set(
    Object.keys(after).filter((name) => before[name as keyof Texts] !== after[name as keyof Texts]),
  ); // their keys
  const isChanged = (field: string) =>
    field === "provider" ? changed.has("provider_name") || changed.has("provider_url") : changed.has(field);
  return (Object.keys(labels) as (keyof typeof labels)[]).filter(isChanged); // the keys of the literal above
}

/** The description of texts: an empty text is null, an empty list is empty. */
export function descriptionOf(texts: Texts): Required<Description> {
  const name = texts.provider_name;
  return {
    name: texts.name || null,
    description: texts.description || null,
    version: texts.version || null,
    api_url: texts.api_url || null,
    mcp_url: texts.mcp_url || null,
    documentation_url: texts.documentation_url || null,
    icon_url: texts.icon_url || null,
    facts_url: texts.facts_url || null,
    provider: name || texts.provider_url ? { name, url: texts.provider_url || null } : null,
    protocols: protocols.flatMap(([each]) => (texts.protocols.split(",").includes(each) ? [each] : [])),
    tags: wordsOf(texts.tags),
    capabilities: wordsOf(texts.capabilities),
    skills: wordsOf(texts.skills),
    extra: texts.extra === "" ? {} : parseObject(texts.extra),
  };
}

/** The fields of a description that texts set, without those that are empty. */
export function givenIn(texts: Texts): Description {
  return only(descriptionOf(texts), differences(noTexts, texts));
}

/** The fields of a description that texts change. */
export function changesOf(before: Texts, after: Texts): Description {
  return only(descriptionOf(after), differences(before, after));
}

/** The texts of an empty form. */
const noTexts = textsIn(new FormData());

function only(description: Required<Description>, names: readonly string[]): Description {
  return Object.fromEntries(Object.entries(description).filter(([name]) => names.includes(name)));
}

function protocolsText(names: readonly unknown[]): string {
  return protocols.flatMap(([each]) => (names.includes(each) ? [each] : [])).join(",");
}

function wordsOf(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
