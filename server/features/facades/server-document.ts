/**
 * Reads the `server.json` of an agent, which is stored as its publisher sent it. Clients discard a whole page for one server that
 * breaks the schema, so a part that is not valid by the schema 2025-12-11 is left out.
 */
import type { components } from "../../../generated/openapi.d.ts";
import type { JsonSchema } from "../../../generated/schemas.ts";
import { valueTest } from "../../core/http/validation.ts";
import { isObject } from "../../core/values/json.ts";
import { cutLine, isRange, maxLine } from "./lines.ts";

type Server = components["schemas"]["Gallery.Server"];

/** The parts of a `server.json` that are projected. */
export type Document = Partial<Omit<Server, "$schema" | "name">>;

const text = { type: "string" };
const url = { type: "string", format: "uri" };
const flag = { type: "boolean" };
const list = (items: JsonSchema) => ({ type: "array", items });

/** RFC 6570 level 1: the values in braces are variables. */
const urlTemplate = {
  type: "string",
  pattern: "^https?://([^\\x00-\\x20\"'<>%\\\\^`{|}]|%[0-9A-Fa-f]{2}|\\{[A-Za-z0-9_]+\\})+$",
};

const inputProperties = {
  choices: list(text),
  default: text,
  description: text,
  format: { enum: ["string", "number", "boolean", "filepath"] },
  isRequired: flag,
  isSecret: flag,
  placeholder: text,
  value: text,
};

const inputs = { type: "object", additionalProperties: { type: "object", properties: inputProperties } };

/** An input with a name, such as a header or an environment variable. */
const namedInput = {
  type: "object",
  required: ["name"],
  properties: { ...inputProperties, variables: inputs, name: text },
};

const argument = {
  type: "object",
  required: ["type"],
  properties: {
    ...inputProperties,
    variables: inputs,
    name: text,
    valueHint: text,
    isRepeated: flag,
  },
  anyOf: [
    { properties: { type: { const: "named" } }, required: ["name"] },
    {
      properties: { type: { const: "positional" } },
      anyOf: [{ required: ["value"] }, { required: ["valueHint"] }],
    },
  ],
};

const remote = {
  type: "object",
  required: ["type", "url"],
  properties: {
    type: { enum: ["streamable-http", "sse"] },
    url: urlTemplate,
    headers: list(namedInput),
    variables: inputs,
  },
};

const transport = {
  type: "object",
  required: ["type"],
  anyOf: [{ properties: { type: { const: "stdio" } } }, remote],
};

const isPackage = test<NonNullable<Server["packages"]>[number]>({
  type: "object",
  required: ["registryType", "identifier", "transport"],
  properties: {
    registryType: text,
    identifier: text,
    version: { type: "string", minLength: 1, not: { const: "latest" } },
    registryBaseUrl: url,
    fileSha256: { type: "string", pattern: "^[a-f0-9]{64}$" },
    runtimeHint: text,
    runtimeArguments: list(argument),
    packageArguments: list(argument),
    environmentVariables: list(namedInput),
    transport,
  },
});

const isRemote = test<NonNullable<Server["remotes"]>[number]>(remote);

const isRepository = test<NonNullable<Server["repository"]>>({
  type: "object",
  required: ["url", "source"],
  properties: { url, source: text, id: text, subfolder: text },
});

const isIcon = test<NonNullable<Server["icons"]>[number]>({
  type: "object",
  required: ["src"],
  properties: {
    src: { ...url, maxLength: 255, pattern: "^https:" },
    mimeType: { enum: ["image/png", "image/jpeg", "image/jpg", "image/svg+xml", "image/webp"] },
    sizes: list({ type: "string", pattern: "^([0-9]+x[0-9]+|any)$" }),
    theme: { enum: ["light", "dark"] },
  },
});

const isWebsite = test<string>(url);

/** Creates the check of a part, which is compiled at its first use. */
function test<Part>(schema: JsonSchema): (value: unknown) => value is Part {
  let holds: ReturnType<typeof valueTest> | undefined;
  return (value): value is Part => {
    holds ??= valueTest(schema);
    return holds(value);
  };
}

/** The name of what a publisher adds to its `server.json`. */
const publisherMeta = "io.modelcontextprotocol.registry/publisher-provided";

/** Reads what is valid. */
export function readDocument(document: string): Document {
  const sent = JSON.parse(document) as Record<string, unknown>; // an object, as the contract wants it
  const line = (value: unknown) => (typeof value === "string" ? cutLine(value, maxLine) : "");
  const [description, title] = [line(sent.description), line(sent.title)];
  const { version, websiteUrl, repository } = sent;
  const hasVersion =
    typeof version === "string" && version !== "" && version.length <= 255 && !isRange(version);
  const [icons, packages, remotes] = [
    itemsOf(sent.icons, isIcon),
    itemsOf(sent.packages, isPackage),
    itemsOf(sent.remotes, isRemote),
  ];
  const added = isObject(sent._meta) ? sent._meta[publisherMeta] : undefined;
  return {
    ...(description !== "" && { description }),
    ...(hasVersion && { version }),
    ...(title !== "" && { title }),
    ...(isWebsite(websiteUrl) && { websiteUrl }),
    ...(isRepository(repository) && { repository }),
    ...(icons.length > 0 && { icons }),
    ...(packages.length > 0 && { packages }),
    ...(remotes.length > 0 && { remotes }),
    ...(isObject(added) && { _meta: { [publisherMeta]: added } }),
  };
}

function itemsOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}
