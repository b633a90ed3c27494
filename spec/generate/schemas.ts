/** Writes the contract's request schemas in the dialect of the server's validator. */
import {
  byFeature,
  type Entry,
  type OpenApi,
  type Operation,
  type Parameter,
  reach,
  refName,
  type Schema,
} from "./document.ts";
import { target } from "./plain.ts";
import { problems } from "./problems.ts";
import { banner } from "./write.ts";

/** Keywords that only describe. `format` stays where it validates. */
const describing = new Set(["description", "examples", "example", "deprecated", "readOnly", "title"]);
/**
 * Limits of requests, as extensions. A keyword in a shared schema would also limit responses and values that were stored
 * before the limit existed.
 */
const requestLimits: Record<string, string> = {
  "x-max-length": "maxLength",
  "x-max-items": "maxItems",
  "x-max-properties": "maxProperties",
};
const decidingFormats = new Set(["uri", "date-time"]);

/** Writes `generated/schemas.ts`. */
export function schemasFile(document: OpenApi): string {
  const names = new Set<string>();
  const features = [...byFeature(document)].map(([feature, list]) => {
    const rows = list.map((entry) => `    ${entry.name}: ${JSON.stringify(parts(document, entry, names))},`);
    return `  ${feature}: {\n${rows.join("\n")}\n  },`;
  });
  const shared = [...names].sort().map((name) => {
    const schema = document.components.schemas[name] ?? {};
    return `  ${JSON.stringify({ $id: name, ...dialect(schema) })},`;
  });
  return `${banner}
import type { ProblemCode } from "./problems.ts";

/** A JSON Schema. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The schemas of a request, by its part. */
export interface RequestSchemas {
  readonly path?: JsonSchema;
  /** Path parameter -> the problem of an id that nothing has, which is also that of an id of another form. */
  readonly unknown?: { readonly [parameter: string]: ProblemCode };
  readonly query: JsonSchema;
  readonly headers?: JsonSchema;
  readonly body?: JsonSchema;
  /** Whether no body means \`{}\`. */
  readonly bodyIsOptional?: true;
}

/** Shared schemas, which others reference by \`$id\`. */
export const shared: readonly JsonSchema[] = [
${shared.join("\n")}
];

/** Feature -> operation -> its request schemas. */
export const schemas: { readonly [feature: string]: { readonly [operation: string]: RequestSchemas } } = {
${features.join("\n")}
};
`;
}

function limits(schema: Schema): Schema {
  const set = Object.entries(requestLimits).filter(([extension]) => schema[extension] !== undefined);
  return Object.fromEntries(set.map(([extension, keyword]) => [keyword, schema[extension]]));
}

/** The limits in a parameter's extensions. */
function onlyRequests(beside: Record<string, unknown>): Schema {
  const names = ["x-rule", ...Object.keys(requestLimits)];
  return Object.fromEntries(names.filter((name) => name in beside).map((name) => [name, beside[name]]));
}

/**
 * The `x-rule` of a string with a pattern or format: the rule in words, because people cannot read a pattern.
 * @throws for such a string without a `@rule`.
 */
function inWords({ pattern, format, "x-rule": rule }: Schema): { description?: string } {
  const hasForm = pattern !== undefined || decidingFormats.has(String(format));
  if (!hasForm) return {};
  if (typeof rule !== "string")
    throw new Error(`${pattern ?? format} needs a @rule that says what a value must be`);
  return { description: rule };
}

function parts(document: OpenApi, { operation, parameters }: Entry, names: Set<string>) {
  const body = operation.requestBody?.content["application/json"]?.schema;
  const of = (place: string, sealed: boolean) => {
    const list = parameters.filter((each) => each.in === place);
    for (const { schema } of list) reach(document, schema, names);
    const properties = list.map(({ name, schema, ...beside }) => [
      place === "header" ? name.toLowerCase() : name,
      dialect({ ...schema, ...onlyRequests(beside) }), // the emitter writes extensions beside the schema
    ]);
    const required = list.filter((each) => each.required).map(({ name }) => name);
    return {
      type: "object",
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required }),
      ...(sealed && { additionalProperties: false }),
    };
  };
  if (body) reach(document, body, names);
  return {
    ...(parameters.some((each) => each.in === "path") && { path: of("path", true) }),
    ...unknownIds(document, operation, parameters),
    query: of("query", true),
    ...(parameters.some((each) => each.in === "header") && { headers: of("header", false) }),
    ...(body && { body: dialect(listOrOne(document, body)) }),
    ...(body && !operation.requestBody?.required && { bodyIsOptional: true }),
  };
}

/** The problem of an unknown value of each path parameter, if the contract has 404. */
function unknownIds(document: OpenApi, operation: Operation, parameters: readonly Parameter[]) {
  const { "404": missing } = operation.responses;
  if (!missing) return {};
  const known = new Map(problems(document).map(({ name, code }) => [name, code]));
  const schema = missing.content?.["application/problem+json"]?.schema;
  const codes = (schema?.anyOf ?? [schema]).flatMap((each) => known.get(refName(each?.$ref ?? "")) ?? []);
  const general = codes.find((each) => each.endsWith("_not_found")) ?? codes.at(-1) ?? "route_not_found"; // of a facade
  const pairs = parameters
    .filter((each) => each.in === "path")
    .map(({ name }) => [name, codes.find((each) => each === name.replace(/_id$/, "_not_found")) ?? general]);
  return { unknown: Object.fromEntries(pairs) };
}

/** Converts a schema: no keywords that only describe, references by `$id`, and unions with precise errors. */
function dialect(schema: Schema): Schema {
  const branched = schema["x-branch-on"] ? branch(schema, schema["x-branch-on"]) : schema;
  const pairs = Object.entries(branched).flatMap(([keyword, value]): [string, unknown][] => {
    if (describing.has(keyword) || keyword.startsWith("x-")) return [];
    if (keyword === "format" && !decidingFormats.has(String(value))) return [];
    return [[keyword, translate(keyword, value)]];
  });
  const fold = schema["x-any-case"] === true && { foldCase: true };
  return { ...Object.fromEntries(pairs), ...fold, ...limits(schema), ...inWords(schema) };
}

function translate(keyword: string, value: unknown): unknown {
  if (keyword === "$ref") return refName(String(value));
  if (keyword === "properties") return mapValues(value as Record<string, Schema>, dialect); // by the keyword's definition
  if (["items", "not", "if", "then", "else"].includes(keyword)) return dialect(value as Schema); // likewise
  if (["anyOf", "oneOf", "allOf"].includes(keyword)) return (value as Schema[]).map(dialect); // likewise
  if (keyword === "additionalProperties" && typeof value === "object") return dialect(value as Schema); // likewise
  return value;
}

/**
 * Rewrites a union of a list and something else as a condition, so that a validator reports the errors of the branch that
 * was sent.
 */
function listOrOne(document: OpenApi, schema: Schema): Schema {
  const { anyOf = [] } = schema;
  const list = anyOf.find((each) => target(document, each).type === "array");
  const other = anyOf.find((each) => each !== list);
  if (!list || !other || anyOf.length !== 2) return schema;
  // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword of JSON Schema.
  return { if: { type: "array" }, then: list, else: other };
}

/**
 * Rewrites a union as a chain of conditions: "A, or B, which alone requires this property" becomes "if the property
 * exists, B, else A". Then a validator can report the errors of the intended branch.
 */
function branch({ anyOf = [] }: Schema, on: Record<string, string>): Schema {
  const named = new Map(anyOf.map((each) => [refName(String(each.$ref)), each]));
  const members = Object.entries(on).map(([member, name]) => ({ member, having: named.get(name) }));
  const rest = anyOf.filter((each) => members.every(({ having }) => having !== each));
  const [without] = rest;
  if (!without || rest.length > 1) throw new Error("@branchOn must name all branches of a union except one");
  return members.reduceRight((otherwise: Schema, { member, having }) => {
    if (!having) throw new Error(`@branchOn names an unknown branch: ${on[member]}`);
    const there = { required: [member], properties: { [member]: { not: { type: "null" } } } };
    // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword of JSON Schema.
    return { if: there, then: having, else: otherwise };
  }, without);
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
