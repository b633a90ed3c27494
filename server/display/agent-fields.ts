/** The fields that describe an agent: their labels, their inputs in forms, and the lists that show them. */
import type { Description } from "../../client/description.ts";

/** The name of a field, as in the record. */
export type FieldName = keyof Description;

/** A list of fields: on the dashboard, on an agent's page and at the side of that page, and where two agents are compared. */
type FieldList = "dashboard" | "page" | "side" | "comparison";

/** A group of inputs. The first ones differ from form to form; the others are collapsed. */
type InputGroup = "first" | "common" | "other";

/** A field, as forms and lists show it. */
interface AgentField {
  label: string;
  /** The kind of its input, and of its values in lists. */
  input: "line" | "text" | "url" | "words" | "protocols" | "provider" | "json";
  /** The greatest length of a line or a text. */
  maxLength?: number;
  placeholder?: string;
  hint?: string;
  /** Default: `other`. */
  group?: InputGroup;
  /** The lists that have it. Default: all but that at the side. Elsewhere a field is shown in its own way. */
  lists?: readonly FieldList[];
}

const beside = ["dashboard", "side", "comparison"] as const;
const commas = "Separated by commas.";

/** All fields, in the order of forms and lists. A field of a registration that has no row does not compile. */
export const agentFields: Readonly<Record<FieldName, AgentField>> = {
  name: { label: "Name", input: "line", maxLength: 256, group: "first", lists: [] },
  provider: { label: "Provider", input: "provider", lists: beside },
  description: {
    label: "Description",
    input: "text",
    maxLength: 4000,
    group: "common",
    lists: ["comparison"],
  },
  agent_url: {
    label: "Endpoint URL",
    input: "url",
    placeholder: "https://weather.example.com/a2a",
    group: "first",
    lists: ["dashboard", "comparison"],
  },
  api_url: { label: "API URL", input: "url", hint: "If it is not the endpoint.", lists: ["dashboard"] },
  mcp_url: { label: "MCP URL", input: "url", hint: "If it is also an MCP server.", lists: ["dashboard"] },
  documentation_url: { label: "Documentation", input: "url", hint: "A URL." },
  facts_url: {
    label: "AgentFacts",
    input: "url",
    hint: "The URL of its own AgentFacts.",
    lists: ["dashboard", "page"],
  },
  icon_url: { label: "Icon", input: "url", hint: "A URL.", lists: ["page"] },
  protocols: { label: "Protocols", input: "protocols", group: "common" },
  capabilities: { label: "Capabilities", input: "words", hint: commas, group: "common" },
  skills: {
    label: "Skills",
    input: "words",
    hint: "Ids of skills, separated by commas.",
    group: "common",
    lists: ["dashboard", "comparison"],
  },
  tags: { label: "Tags", input: "words", hint: commas, group: "common" },
  version: { label: "Version", input: "line", maxLength: 64, lists: beside },
  extra: { label: "Additional fields", input: "json", lists: [] },
};

/** The names of all fields, in the order of forms and lists. */
export const fieldNames = Object.keys(agentFields) as readonly FieldName[]; // it has exactly these

/** The fields of a group of inputs. */
export function fieldsOfGroup(group: InputGroup): FieldName[] {
  return fieldNames.filter((name) => (agentFields[name].group ?? "other") === group);
}

/** The fields of a list. */
export function fieldsOfList(list: FieldList): FieldName[] {
  return fieldNames.filter((name) => agentFields[name].lists?.includes(list) ?? list !== "side");
}
