/** Builds example values from the examples in the document. */
import type { Document, Schema } from "./document.ts";
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

/** A value as indented JSON. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Quotes a text for a POSIX shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
