/** Parses query strings by the parameters of the contract. */
import type { Operation } from "../../../generated/operations.ts";
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
 * Clients serialize lists in different ways, and all of them mean the same: `tags=a,b`, `tags=a%2Cb`, `tags=a&tags=b`,
 * `tags[]=a&tags[]=b` and `tags[0]=a&tags[1]=b`. So a comma always separates two values.
 * @param known the names to read, if others are ignored.
 * @throws ProblemError for a query that is too long, for parameters that are repeated though they have one value, and for
 * invalid percent-encoding.
 */
export function readQuery(
  text: string,
  { lists, numbers }: Pick<Operation, "lists" | "numbers">,
  known?: ReadonlySet<string>,
): Record<string, QueryValue> {
  if (text === "") return {};
  const values = new Map<string, QueryValue>();
  const twice: string[] = [];
  const garbled: string[] = [];
  for (const pair of pairsOf(text)) {
    const [rawName = "", ...rest] = pair.split("=");
    const sentName = decode(rawName);
    if (known && !known.has(sentName ?? "")) continue;
    const value = decode(rest.join("="));
    if (sentName === undefined || value === undefined) {
      garbled.push(sentName ?? rawName);
      continue;
    }
    const name = lists.find((list) => isNameOfList(sentName, list)) ?? sentName;
    if (lists.includes(name))
      values.set(name, [...[values.get(name) ?? []].flat().map(String), ...value.split(",")]);
    else if (values.has(name)) twice.push(name);
    else values.set(name, numbers.includes(name) ? toNumber(value) : value);
  }
  rejectIfAny("invalid_query", garbled, "is not percent-encoded correctly");
  rejectIfAny("duplicate_query_parameter", twice, "is given more than once");
  return Object.fromEntries(values);
}

/** Whether a parameter is a list, or an element of it: `tags`, `tags[]`, `tags[0]`. */
function isNameOfList(name: string, list: string): boolean {
  return name === list || (name.startsWith(`${list}[`) && /^\[\d{0,4}\]$/.test(name.slice(list.length)));
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
