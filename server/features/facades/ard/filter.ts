/** Filters of entries: the fields of ARD's search, and the conditions of its lists. */
import { isObject } from "../../../core/values/json.ts";
import type { Candidate, Entry } from "./entries.ts";

/** Whether an entry is wanted. */
export type Matches = (candidate: Candidate) => boolean;

/** Media types that other registries use for the same artefacts. Filters find both. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["application/mcp-server+json", "application/mcp-server-card+json"],
  ["application/agent-card+json", "application/a2a-agent-card+json"],
]);

/** The values of a field: `publisher`, or a path such as `metadata.status`. */
export function valuesOf(entry: Entry, field: string): string[] {
  if (field === "publisher" || field === "publisherId") return [publisherOf(entry)];
  let found: unknown = entry;
  for (const name of field.split("."))
    found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return [found ?? []].flat().flatMap((each) => (typeof each === "object" ? [] : [String(each)]));
}

/** The domain in the name of an entry. */
export function publisherOf({ identifier }: Entry): string {
  return identifier.split(":")[2] ?? "";
}

function comparable(value: string): string {
  return (aliases.get(value.toLowerCase()) ?? value).toLowerCase();
}

/**
 * The filter of a search: an entry has each field, with any of its values.
 * @returns undefined for a filter whose values are neither texts nor lists of texts.
 */
export function filterOf(filter: Record<string, unknown> = {}): Matches | undefined {
  const wanted = Object.entries(filter).map(([field, value]) => ({ field, values: [value].flat() }));
  const isValid = wanted.every(({ values }) => values.every((each) => typeof each === "string"));
  if (!isValid) return undefined;
  const conditions = wanted.map(({ field, values }) => ({
    field,
    values: new Set(values.map((each) => comparable(String(each)))),
  }));
  return ({ entry }) =>
    conditions.every(({ field, values }) =>
      valuesOf(entry, field).some((each) => values.has(comparable(each))),
    );
}

/** `field = 'value'`, in either quotes. */
const condition = /^\s*([A-Za-z]+)\s*=\s*(?:'([^']*)'|"([^"]*)")\s*$/;

/**
 * The conditions of a list: `type = 'application/json' AND updatedAfter = '2026-11-20T00:00:00Z'`.
 * @returns undefined for conditions of another form.
 */
export function conditionsOf(text: string | undefined): Matches | undefined {
  if (text === undefined || text.trim() === "") return () => true;
  const parsed = text.split(/\sAND\s/).map(parseCondition);
  return parsed.some((each) => each === undefined)
    ? undefined
    : (candidate) => parsed.every((each) => each?.(candidate));
}

function parseCondition(text: string): Matches | undefined {
  const [, field = "", single, double] = condition.exec(text) ?? [];
  const value = single ?? double ?? "";
  if (["displayName", "type", "publisherId"].includes(field)) return filterOf({ [field]: value });
  const time = Date.parse(value);
  if (Number.isNaN(time)) return undefined;
  if (field === "createdAfter") return ({ record }) => Date.parse(record.registered_at) > time;
  if (field === "updatedAfter") return ({ record }) => Date.parse(record.updated_at) > time;
  return undefined;
}
