/** An untrusted JSON object. */
export interface JsonObject {
  [member: string]: unknown;
}

/** A member of a card, with its JSON Pointer (RFC 6901). */
export interface Member {
  pointer: string;
  value: unknown;
}

/** An object inside a card, with its members by normalized name. */
export interface Part {
  pointer: string;
  members: ReadonlyMap<string, readonly Member[]>;
}

/** Objects that wrap the top level of A2A in real cards, e.g. `{"agent": {"name": …}}`. */
const WRAPPERS = ["agent", "identity", "card", "agentCard"];

/** The maximum length of a name that is normalized; known names are much shorter. */
const LONGEST_NAME = 64;

/**
 * Normalizes the case style of a member's name: `protocolVersion`, `protocol_version` and
 * `protocol-version` are one. A2A v1.0 section 5.5 fixes camelCase, but a2a.proto is written in snake_case and
 * real cards copy either.
 */
export function plainSpelling(name: string): string {
  return name.replace(/[-_]/g, "").toLowerCase();
}

/** Returns the members of a JSON value by normalized name, or null if it is not an object. */
export function partOf(value: unknown, pointer = ""): Part | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  // A Map, not an object: a card may have a member called `__proto__`.
  const members = new Map<string, Member[]>();
  for (const [name, inner] of Object.entries(value)) {
    if (name.length > LONGEST_NAME) continue;
    const member: Member = { pointer: `${pointer}/${escaped(name)}`, value: inner };
    const same = members.get(plainSpelling(name));
    if (same) same.push(member);
    else members.set(plainSpelling(name), [member]);
  }
  return { pointer, members };
}

/** Returns the top of a card and then its wrappers; nothing if the value is not an object. */
export function partsOfCard(card: unknown): Part[] {
  const top = partOf(card);
  if (!top) return [];
  const wrapped = spelled([top], ...WRAPPERS).map(({ value, pointer }) => partOf(value, pointer));
  return [top, ...wrapped.filter((part) => part !== null)];
}

/**
 * Returns all members with these names, in any case style, in the order of the names; for each name the top of the card
 * comes before its wrappers.
 */
export function spelled(parts: readonly Part[], ...names: readonly string[]): Member[] {
  return names.flatMap((name) => parts.flatMap((part) => part.members.get(plainSpelling(name)) ?? []));
}

/** Returns the values that are strings. */
export function texts(members: readonly Member[]): string[] {
  return members.map(({ value }) => value).filter((value) => typeof value === "string");
}

/** Returns the strings in values that are strings or lists, and skips other values. */
export function strings(members: readonly Member[]): string[] {
  return members
    .flatMap(({ value }): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === "string");
}

/** RFC 6901 section 3. */
function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
