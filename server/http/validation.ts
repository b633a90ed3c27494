/**
 * Requests held against the contract, and what is told of those that do not fit.
 *
 * A value is checked twice at most. The first check ends at the first error, and looks at a limit (length, number of items
 * and members) before the form of what is inside, so a body of many wrong entries costs no more than one. Only a small
 * value is then checked for all of its errors, of which a few are told.
 */
import {
  _,
  Ajv,
  type CodeOptions,
  type ErrorObject,
  type KeywordDefinition,
  type ValidateFunction,
} from "ajv";
import formats from "ajv-formats";
import { type JsonSchema, type RequestSchemas, schemas, shared } from "../../generated/schemas.ts";
import { inputProblem, ProblemError } from "./problem-response.ts";
import { type Part, partNames, refusalOf } from "./telling.ts";

/** The parts of a request. */
export interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  /** The body as it was sent. */
  text?: string;
}

/** The longest text that is held against a pattern or format, in UTF-16 units. No text of the contract is longer that has one. */
const longestForm = 8_192;

/** Up to how many JSON values a value is checked for all of its errors, and up to how many characters of its text. */
const smallLimit = 1_000;
const smallLength = 65_536;

const boundedPatterns: NonNullable<CodeOptions["regExp"]> = Object.assign(
  (source: string, flags: string) => {
    const pattern = new RegExp(source, flags);
    const test = (text: string) => text.length <= longestForm && pattern.test(text);
    return { test, toString: () => String(pattern) }; // by which Ajv tells patterns from each other
  },
  { code: "boundedPatterns" }, // only standalone code would need it
);

/** How many characters (Unicode code points) a text has. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count++;
  return count;
}

/**
 * The limits of the length of texts. Ajv's own count the characters of every text, of a megabyte too. A character has one
 * or two UTF-16 units, so most texts need no count.
 */
const lengthLimits: KeywordDefinition[] = [
  {
    keyword: "maxLength",
    compile: (limit: number) => (text: string) =>
      text.length <= limit || (text.length <= 2 * limit && countCharacters(text) <= limit),
  },
  {
    keyword: "minLength",
    compile: (limit: number) => (text: string) =>
      text.length >= 2 * limit || (text.length >= limit && countCharacters(text) >= limit),
  },
];

/** Values are never changed but for defaults: `"5"` is not 5, and unknown members are never dropped. */
function createAjv(allErrors: boolean): Ajv {
  const ajv = new Ajv({
    allErrors,
    verbose: true, // errors say which schema they are of
    strict: true,
    strictRequired: false,
    strictTypes: false,
    useDefaults: true,
    code: { regExp: boundedPatterns },
  });
  formats.default(ajv, ["uri", "date-time"]);
  for (const definition of lengthLimits) {
    ajv.removeKeyword(String(definition.keyword));
    ajv.addKeyword({
      ...definition,
      type: "string",
      schemaType: "number",
      before: "pattern",
      error: { message: "has another length", params: ({ schema }) => _`{limit: ${schema}}` },
    });
  }
  ajv.addSchema([...shared]);
  return ajv;
}

const first = createAjv(false);
const all = createAjv(true);

/**
 * Makes the check of one operation. It fills in defaults, and throws ProblemError for the first part that does not fit. It is
 * compiled when it is first used, and once for all apps of the process: compiling all takes longer than the rest of a start.
 * @throws when the contract has no such operation.
 */
export function validator(feature: string, operation: string): (parts: Parts) => void {
  const wanted = schemas[feature]?.[operation];
  if (!wanted) throw new Error(`generated/schemas.ts has no ${feature}.${operation}: run npm run generate`);
  return (parts) => {
    for (const { part, errorsOf } of checksOf(wanted)) {
      if (part === "body" && parts.body === undefined) {
        throw new ProblemError(inputProblem("invalid_body", [{ pointer: "", detail: "is missing" }]));
      }
      const errors = errorsOf(parts[part], part === "body" ? parts.text : undefined);
      if (errors.length > 0) throw new ProblemError(refusalOf(part, errors));
    }
  };
}

/**
 * Makes the check of JSON values by a schema that stands by itself. It fills in defaults, and throws ProblemError, as for a
 * body, for a value that does not fit.
 */
export function valueCheck(schema: JsonSchema): (value: unknown) => void {
  const errorsOf = checkOf(schema);
  return (value) => {
    const errors = errorsOf(value);
    if (errors.length > 0) throw new ProblemError(refusalOf("body", errors));
  };
}

/** Makes the check of JSON values where nobody is told why one does not fit. It fills in defaults. */
export function valueTest(schema: JsonSchema): (value: unknown) => boolean {
  const fits: ValidateFunction = first.compile(schema);
  return (value) => fits(value);
}

/** The errors of a value, and of its text if it has one: all of a small one, the first of a large one. */
type ErrorsOf = (value: unknown, text?: string) => readonly ErrorObject[];

interface Check {
  part: Part;
  errorsOf: ErrorsOf;
}

const compiled = new WeakMap<RequestSchemas, Check[]>();

function checksOf(wanted: RequestSchemas): Check[] {
  const known = compiled.get(wanted);
  if (known) return known;
  const checks = partNames.flatMap((part): Check[] => {
    const schema: JsonSchema | undefined = wanted[part];
    return schema ? [{ part, errorsOf: checkOf(schema) }] : [];
  });
  compiled.set(wanted, checks);
  return checks;
}

function checkOf(schema: JsonSchema): ErrorsOf {
  const fits: ValidateFunction = first.compile(schema);
  let fitsAll: ValidateFunction | undefined; // compiled when it is first needed: most operations never need it
  return (value, text = "") => {
    if (fits(value)) return [];
    const firstErrors = fits.errors ?? [];
    if (text.length > smallLength || !isSmall(value)) return firstErrors;
    fitsAll ??= all.compile(schema);
    fitsAll(value);
    return fitsAll.errors ?? firstErrors;
  };
}

/** Whether a JSON value holds no more values than are checked for all errors. */
function isSmall(value: unknown): boolean {
  const rest: unknown[] = [value];
  for (let seen = 0; seen < rest.length; seen++) {
    const each = rest[seen];
    if (typeof each !== "object" || each === null) continue;
    for (const inner of Object.values(each)) {
      if (rest.push(inner) > smallLimit) return false;
    }
  }
  return true;
}
