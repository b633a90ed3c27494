/** JSON that keeps the notation of numbers, and limits of JSON texts. */

declare global {
  /** The ECMAScript proposal "JSON.parse source text access", which TypeScript's library does not declare yet. */
  interface JSON {
    rawJSON(text: string): object;
    isRawJSON(value: unknown): boolean;
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
    ): unknown;
  }
}

/**
 * A number that a double may not reproduce: one with an exponent, a trailing zero in the fraction, -0, or more than 15
 * digits. Only texts that match are parsed exactly, because that is about ten times slower. A match within a string has no
 * other effect.
 */
const mayLoseDigits = /\d[eE]|-0|\.\d*0(?!\d)|\.0{6}|[\d.]{16}/;

/**
 * Parses a JSON text so that stringifying it reproduces the notation of every number. A double cannot represent
 * `12345678901234567890` or `1.0`. Members named `__proto__` stay members.
 */
export function parseExactly(text: string): unknown {
  if (!mayLoseDigits.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === "number" && source !== undefined && String(value) !== source
      ? JSON.rawJSON(source)
      : value,
  );
}

/** Whether a value is a number with its notation, which is an object in JavaScript. */
function isRawNumber(value: unknown): boolean {
  return JSON.isRawJSON(value);
}

/** Whether a JSON value is an object, and no number that keeps its notation. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isRawNumber(value);
}

/**
 * Returns the JSON text of each member of an object, so that the caller parses exactly only what it keeps.
 * @param text a valid JSON object. If a name occurs twice, the last member counts, as for `JSON.parse`.
 */
export function memberTexts(text: string): Map<string, string> {
  const members = new Map<string, string>();
  let index = text.indexOf("{") + 1;
  for (;;) {
    const start = text.indexOf('"', index);
    if (start === -1) return members;
    const end = endOfString(text, start) + 1;
    const from = text.indexOf(":", end) + 1;
    index = endOfValue(text, from);
    const name = text.slice(start, end);
    members.set(name.includes("\\") ? String(JSON.parse(name)) : name.slice(1, -1), text.slice(from, index));
  }
}

/** Returns the JSON text of an object whose values are JSON texts. */
export function objectText(members: Iterable<readonly [name: string, value: string]>): string {
  return `{${Array.from(members, ([name, value]) => `${JSON.stringify(name)}:${value}`).join(",")}}`;
}

/** Whether a valid JSON text exceeds a length without whitespace, counting each escape as one character. */
export function isLonger(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  const minified = minify(text);
  return minified.length > limit && minified.replaceAll(/\\(u[\dA-Fa-f]{4}|.)/g, "x").length > limit;
}

/** Returns the end of a member's value: the next comma, or the end of its object. */
function endOfValue(text: string, start: number): number {
  let level = 0;
  for (let index = start; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfString(text, index);
    else if (code === 0x7b || code === 0x5b) level++;
    else if (level === 0 && (code === 0x2c || code === 0x7d)) return index;
    else if (code === 0x7d || code === 0x5d) level--;
  }
  return text.length;
}

/** Removes the whitespace between the tokens of a valid JSON text. */
export function minify(text: string): string {
  let minified = "";
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfString(text, index);
    else if (code <= blank) {
      minified += text.slice(from, index);
      from = index + 1;
    }
  }
  return minified + text.slice(from);
}

/** Whether two JSON values are equal, ignoring the order of members. */
export function sameJson(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

/** Serializes a JSON value with sorted members. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (!isObject(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([x], [y]) => (x < y ? -1 : 1)));
  });
}

/** Limits of a JSON text. */
export interface JsonLimits {
  /** The maximum nesting depth of objects and arrays. */
  depth: number;
  /** The maximum number of values, including nested ones. */
  values: number;
}

/**
 * Returns the limit that a JSON text exceeds; null if none. It scans the UTF-8 bytes without building values, so this is
 * cheaper than decoding and parsing. The result for invalid JSON is undefined: the parser rejects it.
 */
export function exceededLimit(bytes: Uint8Array, limits: JsonLimits): keyof JsonLimits | null {
  let level = 0;
  let values = 1;
  let isFirst = false; // whether the previous token starts an object or array, which may be empty
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (byte <= blank) continue;
    if (byte === 0x5d || byte === 0x7d)
      level--; // ] }
    else if (isFirst || byte === 0x2c) {
      values++; // after a comma, or the first of several
      if (values > limits.values) return "values";
    }
    isFirst = byte === 0x5b || byte === 0x7b; // [ {
    if (isFirst && ++level > limits.depth) return "depth";
    if (byte === quote) index = endOfStringIn(bytes, index);
  }
  return null;
}

/** The nesting depth of a JSON text, without parsing it. */
export function depth(text: string): number {
  let level = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfString(text, index);
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++level);
    else if (code === 0x7d || code === 0x5d) level--;
  }
  return deepest;
}

const quote = 0x22;
const backslash = 0x5c;

/** JSON whitespace has no character above this one (RFC 8259 section 2). */
const blank = 0x20;

/** Returns the end of a string that starts at an index: the next unescaped quotation mark. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) return index;
    if (code === backslash) index++; // the escaped character
  }
  return text.length;
}

/** The same for UTF-8, in which the bytes of a longer character never equal an ASCII character. */
function endOfStringIn(bytes: Uint8Array, start: number): number {
  const next = bytes.indexOf(quote, start + 1);
  if (next === -1) return bytes.length;
  if (bytes[next - 1] !== backslash) return next; // the usual case, and the search is about ten times as fast
  for (let index = start + 1; index < bytes.length; index++) {
    const byte = bytes[index];
    if (byte === quote) return index;
    if (byte === backslash) index++;
  }
  return bytes.length;
}
