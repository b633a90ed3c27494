/** JSON as it was written. */

declare global {
  /** ECMAScript's "JSON.parse source text access", which TypeScript's library does not know yet. */
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
 * A number that a double may not give back as it was written: an exponent, a zero at the end of a fraction, -0, or more
 * than 15 digits. Texts may hold the same characters; then the exact way is taken in vain. Without such a number it is
 * not taken, because it is some ten times slower.
 */
const mayLoseDigits = /\d[eE]|-0|\.\d*0(?!\d)|\.0{6}|[\d.]{16}/;

/** Whether the runtime knows it: this file is part of the client's fake registry too, which runs in older ones. */
const isExact = typeof JSON.rawJSON === "function";

/**
 * Parses a JSON text so that stringifying it gives back every number as it was written: a double cannot hold
 * `12345678901234567890` or `1.0`. Members named `__proto__` stay members.
 */
export function parseExactly(text: string): unknown {
  if (!isExact || !mayLoseDigits.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === "number" && source !== undefined && String(value) !== source
      ? JSON.rawJSON(source)
      : value,
  );
}

/** Whether a value is a number as it was written: an object to JavaScript. */
export function isRawNumber(value: unknown): boolean {
  return isExact && JSON.isRawJSON(value);
}

/** A valid JSON text without the white space between its tokens. */
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

/** Whether two JSON values are equal, whatever the order of their members. */
export function sameJson(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

/** A JSON value with its members in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== "object" || each === null || Array.isArray(each) || isRawNumber(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([x], [y]) => (x < y ? -1 : 1)));
  });
}

/** How much a JSON text may hold. */
export interface JsonLimits {
  /** How deep objects and arrays may be nested. */
  depth: number;
  /** How many values there may be: objects, arrays and what is in them. */
  values: number;
}

/**
 * Which limit a JSON text exceeds; null if none. The text is scanned once and nothing is built of it, so a text that
 * exceeds a limit costs less than parsing it. What is no JSON gives any answer: the parser says so.
 */
export function exceededLimit(text: string, limits: JsonLimits): keyof JsonLimits | null {
  let level = 0;
  let values = 1;
  let isFirst = false; // whether what precedes is the start of an object or array, which may be empty
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code <= blank) continue;
    const closes = code === 0x7d || code === 0x5d; // } ]
    if (isFirst && !closes) values++;
    isFirst = code === 0x7b || code === 0x5b; // { [
    if (isFirst) level++;
    else if (closes) level--;
    else if (code === quote) index = endOfString(text, index);
    else if (code === 0x2c) values++; // ,
    if (level > limits.depth) return "depth";
    if (values > limits.values) return "values";
  }
  return null;
}

/** How deep a JSON text is nested, found without building it. */
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

/** White space in JSON is no character above this one (RFC 8259 section 2). */
const blank = 0x20;

/** Where a string ends that starts at an index: at the next quotation mark that is not escaped. */
function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
    let first = end;
    while (text.charCodeAt(first - 1) === 0x5c) first--; // an even number of \ escape each other
    if ((end - first) % 2 === 0) return end;
  }
}

const utf8 = new TextEncoder();

/** How many bytes a text has in UTF-8. */
export function byteLength(text: string): number {
  return utf8.encode(text).length;
}
