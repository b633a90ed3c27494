/** The fields of an agent that a registration can set. A new one is added here; the types follow from the contract. */
import type { Agent, RegistrationByFields } from "./models.ts";

/** The members of a record that a registration can set. Those that the node sets are unknown in a registration. */
type DescribedField = {
  [Name in keyof Agent]-?: unknown extends RegistrationByFields[Name] ? never : Name;
}[keyof Agent];

/** What a registration says about an agent. */
export type Description = Pick<Agent, Exclude<DescribedField, "agent_id">>;

/** The fields that are texts. */
export type TextField = {
  [Name in keyof Description]: Description[Name] extends string | null ? Name : never;
}[keyof Description];

/** The texts that an agent need not have. */
export type OptionalTextField = {
  [Name in TextField]: null extends Description[Name] ? Name : never;
}[TextField];

/** The texts of an agent of which nothing is known: the optional ones are null. */
export const emptyTexts = {
  name: "",
  description: null,
  agent_url: "",
  api_url: null,
  mcp_url: null,
  facts_url: null,
  documentation_url: null,
  icon_url: null,
  version: null,
} satisfies { [Name in TextField]: Name extends OptionalTextField ? null : "" };

/** The fields that are lists of words, in lower case and without duplicates. */
export type WordListField = {
  [Name in keyof Description]: string[] extends Description[Name] ? Name : never;
}[keyof Description];

/** The fields that are neither texts nor `extra`. */
export type StructuredField = Exclude<keyof Description, TextField | "extra">;

function emptyWordLists(): Record<WordListField, string[]> {
  return { capabilities: [], tags: [], skills: [] };
}

/** The names of the fields that are lists of words. */
export const wordListFields = Object.keys(emptyWordLists()) as readonly WordListField[]; // it has exactly these

/** Creates the description of an agent without its required texts. Each call returns new lists, because they are mutable. */
export function emptyDescription(): Omit<Description, "name" | "agent_url"> {
  const { name, agent_url, ...optionalTexts } = emptyTexts;
  return {
    ...optionalTexts,
    provider: null,
    protocols: [],
    ...emptyWordLists(),
    extra: {},
  };
}

/** The names of the fields that are texts, in the order of the record. */
export const textFields = Object.keys(emptyTexts) as readonly TextField[]; // it has exactly these

/** The names of the texts that an agent need not have. */
export const optionalTextFields = textFields.filter(
  (name): name is OptionalTextField => emptyTexts[name] === null,
);

/** The names of all fields, in the order of the record. */
export const describedFields = Object.keys({
  ...emptyTexts,
  ...emptyDescription(),
}) as readonly (keyof Description)[]; // it has exactly these

/** The names of the fields that are neither texts nor `extra`, in the order of the record. */
export const structuredFields = describedFields.filter(
  (name): name is StructuredField => !(name in emptyTexts) && name !== "extra",
);
