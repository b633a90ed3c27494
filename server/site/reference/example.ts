/** Builds example bodies and requests from the examples in the document. */
import { type Document, type Entry, type Parameter, resolve, type Schema } from "./document.ts";
import { schemaOf } from "./schema.ts";

/** Where the example is used. A request shows the values that can be sent; a response has `null` where it is allowed. */
export type Side = "request" | "response";

/** An example value of a schema; `undefined` if the document does not have enough information. */
export function exampleOf(document: Document, given: Schema, side: Side, depth = 0): unknown {
  const schema = schemaOf(document, given);
  const chosen = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0] ?? schema.default;
  // The depth is limited, because models may be recursive.
  if (chosen !== undefined || depth > 8) return chosen;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return chosenOf(document, choices, side, depth);
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => exampleOf(document, part, side, depth + 1));
    return Object.assign({}, ...parts);
  }
  return builtOf(document, schema, side, depth);
}

function chosenOf(document: Document, choices: Schema[], side: Side, depth: number): unknown {
  const some = choices.filter(({ type }) => type !== "null");
  if (side === "response" && some.length < choices.length) return null;
  return some[0] && exampleOf(document, some[0], side, depth + 1);
}

function builtOf(document: Document, schema: Schema, side: Side, depth: number): unknown {
  const type = [schema.type ?? []].flat()[0];
  if (type === "object") return objectOf(document, schema, side, depth);
  if (type === "array") {
    const entry = schema.items && exampleOf(document, schema.items, side, depth + 1);
    return entry === undefined ? [] : [entry];
  }
  if (type === "string") return "string";
  if (type === "integer" || type === "number") return schema.minimum ?? 0;
  if (type === "boolean") return false;
  return type === "null" && side === "response" ? null : undefined;
}

function objectOf(document: Document, schema: Schema, side: Side, depth: number): object {
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [
    name,
    exampleOf(document, member, side, depth + 1),
  ]);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** A curl command that sends an example request. It reads the credential from an environment variable. */
export function curlOf(document: Document, entry: Entry): string {
  const { operation, method, at } = entry;
  const parameters = (operation.parameters ?? []).map((each) =>
    resolve(document.components?.parameters, each),
  );
  const [media, body] = Object.entries(bodyOf(document, entry)?.content ?? {})[0] ?? [];
  const target = quoted(`${document.servers?.[0]?.url ?? ""}${filled(document, at, parameters)}`);
  const lines = [
    method === "GET" ? `curl ${target}` : `curl -X ${method} ${target}`,
    ...credential(document, entry),
  ];
  for (const header of parameters.filter((each) => each.in === "header" && each.required))
    lines.push(`-H ${quoted(`${header.name}: ${textOf(document, header)}`)}`);
  if (media !== undefined) lines.push(`-H ${quoted(`Content-Type: ${media}`)}`);
  if (body?.schema) lines.push(`-d ${quoted(json(exampleOf(document, body.schema, "request") ?? {}))}`);
  return lines.join(" \\\n  ");
}

/** A value as indented JSON. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function bodyOf(document: Document, { operation }: Entry): Entry["operation"]["requestBody"] {
  return operation.requestBody && resolve(document.components?.requestBodies, operation.requestBody);
}

/** The curl option for the first security scheme of the operation; none if the operation needs no credential. */
function credential(document: Document, { operation }: Entry): string[] {
  const [name] = (operation.security ?? document.security ?? []).flatMap((needed) => Object.keys(needed));
  const scheme = name === undefined ? undefined : document.components?.securitySchemes?.[name];
  if (!scheme) return [];
  if (scheme.type === "http") return [`-H "Authorization: ${scheme.scheme} $REGISTRY_KEY"`];
  if (scheme.in === "cookie") return [`-b "${scheme.name}=$REGISTRY_SESSION"`];
  return [`-H "${scheme.name}: $REGISTRY_KEY"`];
}

/** A path with its parameters, the required query parameters, and those that have an example. */
function filled(document: Document, path: string, parameters: Parameter[]): string {
  const value = (parameter: Parameter) => encodeURIComponent(textOf(document, parameter));
  const inPath = new Map(
    parameters.filter((each) => each.in === "path").map((each) => [each.name, value(each)]),
  );
  const query = parameters
    .filter((each) => each.in === "query" && (each.required || each.example !== undefined))
    .map((each) => `${each.name}=${value(each)}`);
  const place = path.replace(/\{(\w+)\}/g, (whole, name: string) => inPath.get(name) ?? whole);
  return query.length === 0 ? place : `${place}?${query.join("&")}`;
}

function textOf(document: Document, { example, schema }: Parameter): string {
  const value = example ?? (schema && exampleOf(document, schema, "request"));
  return [value ?? ""].flat().join(",");
}

/** Quotes a text for a POSIX shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
