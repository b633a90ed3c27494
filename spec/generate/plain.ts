/** Writes schemas without references, for clients that do not resolve them. */
import { type OpenApi, refName, type Schema } from "./document.ts";

/**
 * Converts a schema to plain JSON Schema 2020-12: references inlined, without extensions and OpenAPI's formats.
 * @param without keywords that are omitted.
 * @param above the references that led to this schema.
 * @throws if a schema is recursive.
 */
export function plain(
  document: OpenApi,
  schema: Schema,
  without: string[] = [],
  above: string[] = [],
): Schema {
  if (schema.$ref !== undefined) {
    const { $ref, ...beside } = schema;
    if (above.includes($ref)) throw new Error(`${$ref} is recursive: it cannot be inlined`);
    const { description, ...named } = target(document, { $ref });
    // If a string has a format, its description here and that of the format are both kept.
    const words = [beside.description, named.pattern || !beside.description ? description : undefined];
    const whole = { ...named, ...beside, description: words.filter((each) => each !== undefined).join(" ") };
    return plain(document, whole, without, [...above, $ref]);
  }
  const inner = (each: Schema) => plain(document, each, without, above);
  const pairs = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (without.includes(keyword) || keyword.startsWith("x-")) return [];
    if (keyword === "format" && /^(int|float|double)/.test(String(value))) return [];
    return [[keyword, translate(keyword, value, inner)]];
  });
  const fold = schema["x-any-case"] === true && { foldCase: true }; // the keyword of the node's validator
  return { ...Object.fromEntries(pairs), ...fold };
}

function translate(keyword: string, value: unknown, inner: (schema: Schema) => Schema): unknown {
  if (keyword === "properties") {
    const named = Object.entries(value as Record<string, Schema>); // by the keyword's definition
    return Object.fromEntries(named.map(([name, each]) => [name, inner(each)]));
  }
  if (["anyOf", "oneOf", "allOf"].includes(keyword)) return (value as Schema[]).map(inner); // likewise
  if (["items", "not"].includes(keyword)) return inner(value as Schema); // likewise
  if (keyword === "additionalProperties" && typeof value !== "boolean") return inner(value as Schema); // likewise
  return value;
}

/** Resolves a schema that may be a `$ref`. */
export function target(document: OpenApi, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = document.components.schemas[refName(schema.$ref)];
  if (!found) throw new Error(`${schema.$ref} is not in the document`);
  return target(document, found);
}
