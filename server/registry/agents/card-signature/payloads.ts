/** The bytes that the signature of an agent card may be over (A2A 1.0 section 8.4). */
import canonicalize from "canonicalize";
import { isObject } from "../../../core/values/json.ts";
import type { JsonObject } from "../card/card.ts";

/**
 * How the signed bytes were made. `as_published`: of the card as it is. `without_defaults`: of the card without members that have
 * their default value, as the specification says. `without_empty`: of the card without any empty value, as some libraries do.
 */
export type Form = "as_published" | "without_defaults" | "without_empty";

/** The members that the specification requires, which stay in the signed bytes with any value. */
const required = new Set([
  ...["name", "description", "version", "url", "supportedInterfaces", "capabilities", "skills"],
  ...["defaultInputModes", "defaultOutputModes", "id", "tags", "organization", "protocolBinding"],
  ...["protocolVersion", "scheme", "location", "tokenUrl", "authorizationUrl", "scopes", "openIdConnectUrl"],
]);

/** What a card may be signed over. */
export type Payloads = { form: Form; payload: string }[];

/**
 * Makes what a card may be signed over, in the order in which it is tried. Equal ones are given once.
 * @returns null if the card is no I-JSON: it has a lone surrogate, or a number that is too large for a double.
 */
export function payloadsOf(card: JsonObject): Payloads | null {
  const { signatures: _, ...unsigned } = card;
  const forms: [Form, unknown][] = [
    ["as_published", unsigned],
    ["without_defaults", withoutDefaults(unsigned, (name) => required.has(name))],
    ["without_empty", withoutDefaults(unsigned, () => false)],
  ];
  const payloads = new Map<string, Form>();
  for (const [form, value] of forms) {
    const payload = canonicalized(value);
    if (payload === null) return null;
    if (payload !== undefined && !payloads.has(payload)) payloads.set(payload, form);
  }
  return [...payloads].map(([payload, form]) => ({ form, payload }));
}

/** The canonical form of a value (RFC 8785); null if it has none, because the value is no I-JSON (RFC 7493 sections 2.1, 2.2). */
function canonicalized(value: unknown): string | null | undefined {
  try {
    return canonicalize(value);
  } catch {
    return null;
  }
}

/** Removes members with default values, of all objects in a value. */
function withoutDefaults(value: unknown, isKept: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutDefaults(each, isKept));
  if (!isObject(value)) return value;
  const members = Object.entries(value)
    .map(([name, member]): [string, unknown] => [name, withoutDefaults(member, isKept)])
    .filter(([name, member]) => isKept(name) || !isDefault(member));
  return Object.fromEntries(members);
}

function isDefault(value: unknown): boolean {
  if (value === null || value === "" || value === false || value === 0) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

/** Whether an object in a JSON text has a member twice: then parsers do not agree on what was signed (RFC 8785 section 3.1). */
export function hasDuplicateMembers(text: string, value: unknown): boolean {
  return writtenMembers(text) !== memberCount(value);
}

/** How many members a valid JSON text has: each has one colon outside of strings. */
function writtenMembers(text: string): number {
  let members = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === "\\")
      index++; // the escaped character
    else if (character === '"') isInString = !isInString;
    else if (character === ":" && !isInString) members++;
  }
  return members;
}

function memberCount(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + memberCount(each), 0);
  if (!isObject(value)) return 0;
  const members = Object.values(value);
  return members.reduce((sum: number, each) => sum + memberCount(each), members.length);
}
