/** Parses query strings by the parameters of the contract. */
import type { Operation } from "../../generated/operations.ts";
import { inputProblem, ProblemError } from "./problem-response.ts";

/** A parameter: text, a number, or a list of texts. */
type QueryValue = string | number | string[];

/** The maximum length of a query string: Node.js accepts a request line and headers of 16 KiB. */
const lengthLimit = 16_384;

/** The maximum number of parameters: no operation has a quarter as many, and some may be repeated. */
const parameterLimit = 100;

/**
 * Parses a query string (the `application/x-www-form-urlencoded` form of the URL standard).
 *
 * Parameters with several values are split at commas before they are decoded, so that a value may contain a comma as
 * `%2C` (RFC 6570 section 3.2.8). Where the contract allows repetition of such a parameter, both forms are accepted.
 * @throws ProblemError for a query that is too long, and for parameters that are repeated or invalidly percent-encoded.
 */
export function readQuery(
  text: string,
  { lists, repeats, numbers }: Pick<Operation, "lists" | "repeats" | "numbers">,
): Record<string, QueryValue> {
  if (text === "") return {};
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
  rejectIfAny("invalid_query", garbled, "is not percent-encoded right");
  rejectIfAny("duplicate_query_parameter", twice, "is given more than once");
  return values;
}

/** Splits a query string, after checking the limits. */
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

function rejectIfAny(
  code: "invalid_query" | "duplicate_query_parameter",
  names: string[],
  detail: string,
): void {
  if (names.length === 0) return;
  const errors = names.map((name) => ({ pointer: `/query/${name}`.slice(0, 2_048), detail }));
  throw new ProblemError(inputProblem(code, errors));
}

/** Converts decimal digits to a number; other text stays, and the schema rejects it. */
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
