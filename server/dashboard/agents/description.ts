/** The description of an agent in forms: as texts of inputs, and as fields of a registration. */
import { optionalTextFields, wordListFields } from "../../../client/description.ts";
import type { Agent, RegistrationByFields } from "../../../client/index.ts";
import { type FieldName, fieldNames } from "../../display/agent-fields.ts";
import { textOf } from "../elements/field.tsx";
import { parseObject } from "./json-editor.tsx";

/** The fields of a registration that describe an agent. */
export type Description = Pick<RegistrationByFields, Exclude<FieldName, "agent_url">>;

/** The protocols of agents, with their labels. */
export const protocols = [
  ["a2a", "A2A"],
  ["mcp", "MCP"],
  ["http", "HTTP"],
  ["nlweb", "NLWeb"],
  ["acp", "ACP"],
  ["other", "Other"],
] as const satisfies readonly (readonly [Agent["protocols"][number], string])[];

/** The pointers of the fields. */
export const pointers: readonly string[] = fieldNames.map((name) => `/${name}`);

/** The name of an input. That of a field, but a provider has two. */
type InputName = Exclude<FieldName, "provider"> | "provider_name" | "provider_url";

/** The texts of the inputs, by their names. */
export type Texts = Record<InputName, string>;

/** The names of the inputs of a field. */
export function inputsOf(field: FieldName): InputName[] {
  return field === "provider" ? ["provider_name", "provider_url"] : [field];
}

const inputNames = fieldNames.flatMap(inputsOf);

/** The texts of an agent. */
export function textsOf(agent: Agent): Texts {
  // As inputs return them: otherwise white space alone would be a change.
  return byName(inputNames, (name) => rawTextOf(agent, name).replace(/\r\n?/g, "\n").trim());
}

function rawTextOf(agent: Agent, name: InputName): string {
  if (name === "provider_name") return agent.provider?.name ?? "";
  if (name === "provider_url") return agent.provider?.url ?? "";
  if (name === "protocols") return protocolsText(agent.protocols);
  // The node names an agent by its id unless it has a name.
  if (name === "name" && agent.name === agent.agent_id) return "";
  const value = agent[name];
  if (value === null || typeof value === "string") return value ?? "";
  if (Array.isArray(value)) return value.join(", ");
  return Object.keys(value).length === 0 ? "" : JSON.stringify(value, null, 2);
}

/** The texts of a form. */
export function textsIn(form: FormData): Texts {
  return byName(inputNames, (name) =>
    name === "protocols" ? protocolsText(form.getAll(name)) : textOf(form, name).trim(),
  );
}

/** The fields in which two texts differ. */
export function differences(before: Texts, after: Texts): FieldName[] {
  return fieldNames.filter((field) => inputsOf(field).some((name) => before[name] !== after[name]));
}

/** The text of a field; empty if it has none. */
export function textOfField(texts: Texts, field: FieldName): string {
  return inputsOf(field)
    .map((name) => texts[name])
    .join(" ")
    .trim();
}

/** The description of texts: an empty text is null, an empty list is empty. */
export function descriptionOf(texts: Texts): Required<Description> {
  const name = texts.provider_name;
  return {
    ...byName(["name", ...optionalTextFields], (each) => texts[each] || null),
    ...byName(wordListFields, (each) => wordsOf(texts[each])),
    provider: name || texts.provider_url ? { name, url: texts.provider_url || null } : null,
    protocols: protocols.flatMap(([each]) => (texts.protocols.split(",").includes(each) ? [each] : [])),
    extra: texts.extra === "" ? {} : parseObject(texts.extra),
  };
}

/** The fields of a description that texts set, without those that are empty. */
export function givenIn(texts: Texts): Description {
  return changesOf(noTexts, texts);
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

function byName<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>; // of all names
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
