/** Composes examples of values from the examples of their properties. */
import { type OpenApi, refName, type Schema } from "./document.ts";

/** What stands for values without an example. */
export interface Gaps {
  /** Whether a nullable value without an example of its own is null. Otherwise it is an example of its type. */
  nulls: boolean;
  /** Returns the value for a schema without an example, undefined to leave a member out, or throws. */
  missing(schema: Schema): unknown;
}

/** Returns an example of a value that a schema allows. */
export function exampleOf(document: OpenApi, given: Schema, gaps: Gaps): unknown {
  if (given.examples?.length) return given.examples[0];
  const schema = resolved(document, given);
  if (schema.examples?.length) return schema.examples[0];
  if (schema.enum?.length) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const kinds = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (gaps.nulls && kinds.some(({ type }) => type === "null")) return null;
  const [first] = kinds.filter(({ type }) => type !== "null");
  if (first) return exampleOf(document, first, gaps);
  if (schema.properties) {
    const members = Object.entries(schema.properties).map(
      ([name, member]) => [name, exampleOf(document, member, gaps)] as const,
    );
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }
  if (schema.type === "array" && schema.items) return [exampleOf(document, schema.items, gaps)];
  return gaps.missing(schema);
}

/** Resolves a schema that may be a `$ref`. */
export function resolved(document: OpenApi, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (document.components.schemas[refName(schema.$ref)] ?? {});
}
