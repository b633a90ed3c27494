/** Query strings, by what the contract says of each parameter. */
import type { Operation } from "../../generated/operations.ts";

/** What can be wrong with a query string before any value is looked at. */
export type QueryFault = { code: "duplicate_query_parameter" | "invalid_query"; name: string };

/** A parameter: text, a number, or a list of texts. */
type QueryValue = string | number | string[];

/**
 * Reads a query string (the `application/x-www-form-urlencoded` form of the URL standard).
 *
 * Parameters that hold several values are parted by commas before they are decoded, so that a value may
 * itself have a comma, written `%2C` (RFC 6570 section 3.2.8).
 */
export function readQuery(
  text: string,
  { lists, numbers }: Pick<Operation, "lists" | "numbers">,
): Record<string, QueryValue> | QueryFault[] {
  const values: Record<string, QueryValue> = Object.create(null);
  const faults: QueryFault[] = [];
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const [rawName = "", ...rest] = pair.split("=");
    const name = decode(rawName);
    const raw = rest.join("=");
    const value = lists.includes(name ?? "") ? raw.split(",").map(decode) : decode(raw);
    if (name === undefined || value === undefined || (Array.isArray(value) && value.includes(undefined))) {
      faults.push({ code: "invalid_query", name: name ?? rawName });
    } else if (name in values) {
      faults.push({ code: "duplicate_query_parameter", name });
    } else {
      values[name] = numbers.includes(name) ? toNumber(value) : (value as QueryValue); // undefined was just ruled out
    }
  }
  return faults.length > 0 ? faults : values;
}

/** A number in decimal digits; anything else stays text, and the schema refuses it. */
function toNumber(value: string | (string | undefined)[]): QueryValue {
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : (value as QueryValue); // as before
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
