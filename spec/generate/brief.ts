/** Writes the schemas of tools as short as a list of tools needs them: models read this list before each conversation. */
import type { OpenApi, Schema } from "./document.ts";
import { target } from "./plain.ts";

/**
 * What a published input says of a value, in the subset of JSON Schema that every model provider takes: Gemini rejects each
 * request with a list in `type`, and formats that it does not know
 * (https://ai.google.dev/api/caching#Schema). Lengths and patterns are only checked; descriptions name those that matter.
 */
const inputKeywords = ["type", "enum", "const", "format", "default", "minimum", "maximum", "required"];
/** What a published output says of a value. Enumerations of responses may grow, and clients keep lists of tools. */
const outputKeywords = ["type"];
/** Properties this deep have descriptions: those of an argument, and of an object in it. */
const describedDepth = 2;

/**
 * Shortens the schema of an argument: everything that the full schema accepts, it accepts too. Every value is described at
 * most once: by its own description, else by that of its type.
 * @param depth the number of properties above this schema.
 */
export function briefInput(document: OpenApi, schema: Schema, depth = 1): Schema {
  const whole = resolved(document, schema);
  const inner = (each: Schema) => briefInput(document, each, depth);
  const undescribed = (each: Schema) => withoutDescription(inner(each));
  const pairs = Object.entries(whole).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === "description" && depth <= describedDepth) return [[keyword, value]];
    if (keyword === "maximum" && value === Number.MAX_SAFE_INTEGER) return [];
    if (keyword === "format" && value !== "date-time") return [];
    if (keyword === "properties")
      return [
        [
          keyword,
          mapValues(value as Record<string, Schema>, (each) => briefInput(document, each, depth + 1)),
        ], // by the keyword's definition
      ];
    if (keyword === "items") return [[keyword, undescribed(value as Schema)]]; // likewise
    if (keyword === "anyOf") return [[keyword, joined((value as Schema[]).map(undescribed))]]; // likewise
    if (keyword === "additionalProperties" && value === false) return [[keyword, value]];
    return inputKeywords.includes(keyword) ? [[keyword, value]] : [];
  });
  return withoutNull(unwrapped(Object.fromEntries(pairs)));
}

/** One type, and `nullable`, which providers of models and Ajv know. An enumeration, whose values are all texts, is without it. */
function withoutNull(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema;
  const [type, ...others] = schema.type.filter((each) => each !== "null");
  if (type === undefined || others.length > 0) throw new Error(`${schema.type} is not one type and null`);
  return {
    ...schema,
    type,
    ...(schema.enum ? { enum: schema.enum.filter((each) => each !== null) } : { nullable: true }),
  };
}

/**
 * Shortens the schema of a response to names and types: everything that the full schema accepts, it accepts too.
 * Properties are listed for the response and for the records in it; of these, only the response says which are required.
 */
export function briefOutput(document: OpenApi, schema: Schema, depth = 0): Schema {
  const whole = resolved(document, schema);
  const inner = (each: Schema) => briefOutput(document, each, depth);
  if (whole.anyOf) return unwrapped({ anyOf: joined(whole.anyOf.map(inner)) });
  const pairs = Object.entries(whole).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === "properties" && depth < 2)
      return [
        [
          keyword,
          mapValues(value as Record<string, Schema>, (each) => briefOutput(document, each, depth + 1)),
        ], // by the keyword's definition
      ];
    if (keyword === "items") return [[keyword, inner(value as Schema)]]; // likewise
    if (keyword === "required" && depth === 0) return [[keyword, value]];
    return outputKeywords.includes(keyword) ? [[keyword, value]] : [];
  });
  return Object.fromEntries(pairs);
}

/** The schema that a reference names. What stands beside the reference applies too. */
function resolved(document: OpenApi, schema: Schema): Schema {
  const { $ref, ...beside } = schema;
  return $ref === undefined ? schema : { ...resolved(document, target(document, { $ref })), ...beside };
}

/** The branches of a union, those of objects and those of enumerations each joined to one. */
function joined(branches: Schema[]): Schema[] {
  const flat = branches.flatMap((each) => each.anyOf ?? [each]);
  const objects = flat.filter(({ type, properties }) => type === "object" && properties !== undefined);
  const words = flat.filter((each) => each.enum !== undefined && each.type === "string");
  const rest = flat.filter((each) => !objects.includes(each) && !words.includes(each));
  const joinedWords = { type: "string", enum: [...new Set(words.flatMap((each) => each.enum ?? []))] };
  return distinct([
    ...(objects.length > 0 ? [objects.reduce(joinObjects)] : []),
    ...(words.length > 0 ? [joinedWords] : []),
    ...rest,
  ]);
}

/** An object with the properties of both; what only one requires may be absent. */
function joinObjects(one: Schema, other: Schema): Schema {
  const names = new Set([...Object.keys(one.properties ?? {}), ...Object.keys(other.properties ?? {})]);
  const properties = [...names].map((name) => {
    const choices = [one, other].flatMap((each): Schema[] => {
      const property = each.properties?.[name];
      return property ? [property] : [];
    });
    return [name, unwrapped({ anyOf: joined(choices) })];
  });
  const required = one.required?.filter((name) => other.required?.includes(name));
  const isSealed = one.additionalProperties === false && other.additionalProperties === false;
  return {
    type: "object",
    ...(required && { required }),
    properties: Object.fromEntries(properties),
    ...(isSealed && { additionalProperties: false }),
  };
}

/**
 * A union of one branch is that branch. A union with null is that branch with null as a further type: all its other
 * keywords, except those that list values, say nothing of null.
 */
function unwrapped(schema: Schema): Schema {
  const { anyOf, ...beside } = schema;
  if (!anyOf) return schema;
  const [first, second] = anyOf;
  if (anyOf.length === 1) return { ...first, ...beside };
  if (anyOf.length > 2 || second?.type !== "null" || !first?.type || "const" in first) return schema;
  const type = [...new Set([first.type, "null"].flat())];
  return { ...first, type, ...(first.enum && { enum: [...first.enum, null] }), ...beside };
}

function distinct(list: Schema[]): Schema[] {
  return [...new Map(list.map((each) => [JSON.stringify(each), each])).values()];
}

function withoutDescription({ description: _, ...rest }: Schema): Schema {
  return rest;
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
