/** A JSON object as somebody sent it: nothing is known of its members. */
export interface JsonObject {
  [member: string]: unknown;
}

/** One member of a card, with its RFC 6901 pointer from the card's root. */
export interface Member {
  pointer: string;
  value: unknown;
}

/** One object inside a card, its members findable by any spelling of their names. */
export interface Part {
  pointer: string;
  members: ReadonlyMap<string, readonly Member[]>;
}

/** Objects that real cards put around what A2A has at the top, e.g. `{"agent": {"name": …}}`. */
const WRAPPERS = ["agent", "identity", "card", "agentCard"];

/** No name that is looked for is nearly this long; longer ones need no spelling. */
const LONGEST_NAME = 64;

/**
 * Takes a member's name and returns it without its case style: `protocolVersion`, `protocol_version` and
 * `protocol-version` are one. A2A v1.0 section 5.5 fixes camelCase, but a2a.proto is written in snake_case and
 * real cards copy either.
 */
export function plainSpelling(name: string): string {
  return name.replace(/[-_]/g, "").toLowerCase();
}

/** Takes any JSON value and its pointer; returns its members by plain spelling, or null if it is no object. */
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

/** Takes a card, or what was sent as one; returns its top and then its wrappers, or nothing if it is no object. */
export function partsOfCard(card: unknown): Part[] {
  const top = partOf(card);
  if (!top) return [];
  const wrapped = spelled([top], ...WRAPPERS).map(({ value, pointer }) => partOf(value, pointer));
  return [top, ...wrapped.filter((part) => part !== null)];
}

/**
 * Takes parts and names in order of preference; returns every member so called, in any case style: all that bear
 * the first name, then all that bear the second, the top of the card before its wrappers.
 */
export function spelled(parts: readonly Part[], ...names: readonly string[]): Member[] {
  return names.flatMap((name) => parts.flatMap((part) => part.members.get(plainSpelling(name)) ?? []));
}

/** Takes members and returns the values that are strings. */
export function texts(members: readonly Member[]): string[] {
  return members.map(({ value }) => value).filter((value) => typeof value === "string");
}

/** Takes members whose value is a string or a list; returns the strings, and leaves out whatever else is there. */
export function strings(members: readonly Member[]): string[] {
  return members
    .flatMap(({ value }): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === "string");
}

/** RFC 6901 section 3. */
function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
