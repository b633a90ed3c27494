/** Schemas that stand by themselves, for readers who do not follow references. */
import { type OpenApi, refName, type Schema } from "./document.ts";

/**
 * A schema as JSON Schema 2020-12 by itself: references written out, without extensions and OpenAPI's own formats.
 * @param without keywords that are left out.
 * @param above the references that this schema was reached by.
 * @throws when a schema has itself inside.
 */
export function plain(
  document: OpenApi,
  schema: Schema,
  without: string[] = [],
  above: string[] = [],
): Schema {
  if (schema.$ref !== undefined) {
    const { $ref, ...beside } = schema;
    if (above.includes($ref)) throw new Error(`${$ref} has itself inside: it cannot be written out`);
    const { description, ...named } = target(document, { $ref });
    // A text that must have a form is told the form beside what it means here.
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
  return Object.fromEntries(pairs);
}

function translate(keyword: string, value: unknown, inner: (schema: Schema) => Schema): unknown {
  if (keyword === "description") return unwrapped(String(value));
  if (keyword === "properties") {
    const named = Object.entries(value as Record<string, Schema>); // by the keyword's definition
    return Object.fromEntries(named.map(([name, each]) => [name, inner(each)]));
  }
  if (["anyOf", "oneOf", "allOf"].includes(keyword)) return (value as Schema[]).map(inner); // likewise
  if (["items", "not"].includes(keyword)) return inner(value as Schema); // likewise
  if (keyword === "additionalProperties" && typeof value !== "boolean") return inner(value as Schema); // likewise
  return value;
}

/** A schema, or what its reference points to. */
export function target(document: OpenApi, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = document.components.schemas[refName(schema.$ref)];
  if (!found) throw new Error(`${schema.$ref} is not in the document`);
  return target(document, found);
}

/** Paragraphs as lines: where a comment's lines end means nothing. */
export function unwrapped(text: string): string {
  return text.replaceAll(/(?<!\n)\n(?!\n)/g, " ");
}
