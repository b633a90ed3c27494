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

/** Whether the runtime knows it: this file is part of the client's fake registry too, which runs in older ones. */
const isExact = typeof JSON.rawJSON === "function";

/**
 * Parses a JSON text so that stringifying it gives back every number as it was written: a double cannot hold
 * `12345678901234567890` or `1.0`. Members named `__proto__` stay members.
 */
export function parseExactly(text: string): unknown {
  if (!isExact) return JSON.parse(text);
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

/** A JSON text without the white space between its tokens. */
export function minify(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, quoted: string | undefined) => quoted ?? "");
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

/** How deep a JSON text is nested, found without building it. */
export function depth(text: string): number {
  let level = 0;
  let deepest = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (quoted) {
      if (code === 0x5c) index++;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++level);
    else if (code === 0x7d || code === 0x5d) level--;
  }
  return deepest;
}

const utf8 = new TextEncoder();

/** How many bytes a text has in UTF-8. */
export function byteLength(text: string): number {
  return utf8.encode(text).length;
}
