/** The places of a JSON value that take a text, an array or further members, and what is the most that they may hold. */
import fc from "fast-check";
import { fitting, resolved, type Schema } from "../../../conformance/contract/values.ts";

/** A place in a value: names of members, and indexes of entries. */
export interface Place {
  path: readonly (string | number)[];
  schema: Schema;
}

/** How deep is looked: below, schemas repeat. */
const deepest = 4;

/** Every place in the values of a schema. */
export function placesOf(reference: Schema, path: Place["path"] = []): Place[] {
  if (path.length > deepest) return [];
  const schema = resolved(reference);
  if (schema.anyOf) return distinct(schema.anyOf.flatMap((each) => placesOf(each, path)));
  const own = [{ path, schema }];
  if (schema.type === "array") return [...own, ...placesOf(schema.items ?? {}, [...path, 0])];
  if (schema.type !== "object") return schema.type === "string" ? own : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    placesOf(each, [...path, name]),
  );
  const isOpen = schema.additionalProperties !== undefined && schema.additionalProperties !== false;
  return distinct([...own, ...inside, ...(isOpen ? [{ path: [...path, "unheard_of"], schema: {} }] : [])]);
}

function distinct(places: Place[]): Place[] {
  return [...new Map(places.map((each) => [JSON.stringify(each.path), each])).values()];
}

/** A value that fits a schema: the same in every run. */
export function sample(schema: Schema): unknown {
  return fc.sample(fitting(schema), { seed: 1, numRuns: 1 })[0];
}

/** The text of a value with another text at a place. */
export function textWith(value: unknown, path: Place["path"], text: string): string {
  const mark = "\u0000place\u0000";
  return JSON.stringify(placed(value, path, mark)).replace(JSON.stringify(mark), () => text);
}

function placed(value: unknown, [step, ...rest]: Place["path"], inner: unknown): unknown {
  if (step === undefined) return inner;
  if (typeof step === "number") return [placed(undefined, rest, inner)];
  const object = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return { ...object, [step]: placed(object[step], rest, inner) };
}

/** The text of the largest value that fits a schema, as far as that is easy to say; null if it is not. */
export function largest(reference: Schema, index = 0): string | null {
  const schema = resolved(reference);
  if (schema.type === "string") return largestText(schema, index);
  if (schema.type !== "array" || schema.items === undefined) return null;
  const { items, maxItems = 0 } = schema;
  const entries = Array.from({ length: maxItems }, (_, at) => largest(items, at));
  return entries.includes(null) ? null : `[${entries.join(",")}]`.slice(0, 990_000);
}

function largestText({ maxLength = 0, pattern = "", format }: Schema, index: number): string | null {
  const start = format === "uri" ? `https://a.example.com/${index}/` : `${index} `;
  const text = start.padEnd(maxLength, "é a ");
  const plain = start.trim().padEnd(maxLength, "a");
  const fitting = [text, plain].find((each) => new RegExp(pattern, "u").test(each));
  return fitting === undefined ? null : JSON.stringify(fitting.slice(0, maxLength));
}
