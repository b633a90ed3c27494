/** Query strings, by what the contract says of each parameter. */
import type { Operation } from "../../generated/operations.ts";
import { inputProblem, ProblemError } from "./problem-response.ts";

/** A parameter: text, a number, or a list of texts. */
type QueryValue = string | number | string[];

/** The longest query string: Node.js takes a request line and headers of 16 KiB. */
const lengthLimit = 16_384;

/** The most parameters: no operation has a quarter as many, and some may be repeated. */
const parameterLimit = 100;

/**
 * Reads a query string (the `application/x-www-form-urlencoded` form of the URL standard).
 *
 * Parameters that hold several values are parted by commas before they are decoded, so that a value may itself have a
 * comma, written `%2C` (RFC 6570 section 3.2.8). Where the contract lets such a parameter be repeated, both ways are read.
 * @throws ProblemError for a query that is too long, and for parameters that are given twice or not percent-encoded right.
 */
export function readQuery(
  text: string,
  { lists, repeats, numbers }: Pick<Operation, "lists" | "repeats" | "numbers">,
): Record<string, QueryValue> {
  const pairs = pairsOf(text);
  const values: Record<string, QueryValue> = Object.create(null);
  const twice: string[] = [];
  const garbled: string[] = [];
  for (const pair of pairs) {
    const [rawName = "", ...rest] = pair.split("=");
    const name = decode(rawName) ?? rawName;
    const raw = rest.join("=");
    const parts = (lists.includes(name) ? raw.split(",") : [raw])
      .map(decode)
      .filter((each) => each !== undefined);
    const [first = ""] = parts;
    const before = values[name];
    if (before !== undefined && !repeats.includes(name)) twice.push(name);
    else if (decode(rawName) === undefined || parts.length === 0 || decode(raw) === undefined)
      garbled.push(name);
    else if (lists.includes(name)) values[name] = [...[before ?? []].flat().map(String), ...parts];
    else values[name] = numbers.includes(name) ? toNumber(first) : first;
  }
  refuseIfAny("invalid_query", garbled, "is not percent-encoded right");
  refuseIfAny("duplicate_query_parameter", twice, "is given more than once");
  return values;
}

/** The parameters as they were sent, looked into only when they are within the limits. */
function pairsOf(text: string): string[] {
  if (text.length > lengthLimit)
    throw tooMuch(`must have at most ${lengthLimit.toLocaleString("en")} characters`);
  const pairs = text.split("&").filter((each) => each !== "");
  if (pairs.length > parameterLimit) throw tooMuch(`must have at most ${parameterLimit} parameters`);
  return pairs;
}

function tooMuch(detail: string): ProblemError {
  return new ProblemError(inputProblem("invalid_query", [{ pointer: "/query", detail }]));
}

function refuseIfAny(
  code: "invalid_query" | "duplicate_query_parameter",
  names: string[],
  detail: string,
): void {
  if (names.length === 0) return;
  const errors = names.map((name) => ({ pointer: `/query/${name}`.slice(0, 2_048), detail }));
  throw new ProblemError(inputProblem(code, errors));
}

/** A number in decimal digits; anything else stays text, and the schema refuses it. */
function toNumber(text: string): QueryValue {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
