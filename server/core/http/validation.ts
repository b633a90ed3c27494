/**
 * Validates requests by the contract.
 *
 * A value is checked twice at most. The first check stops at the first error, and checks limits (length, number of items
 * and members) before the entries inside, so a body of many invalid entries costs no more than one. Only a small value is
 * then checked for all of its errors, of which some are reported.
 */
import {
  _,
  Ajv,
  type CodeOptions,
  type ErrorObject,
  type KeywordDefinition,
  type ValidateFunction,
} from "ajv";
import { type JsonSchema, type RequestSchemas, schemas, shared } from "../../../generated/schemas.ts";
import { addFormats, longestForm } from "../values/formats.ts";
import { inputProblem, ProblemError } from "./problem-response.ts";
import { type Part, partNames, validationProblem } from "./validation-errors.ts";

/** The parts of a request. */
export interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  /** The text of the body, as it was sent. */
  text?: string;
}

/** The maximum number of JSON values, and of characters of its text, in a value that is checked for all errors. */
const smallLimit = 1_000;
const smallLength = 65_536;

const boundedPatterns: NonNullable<CodeOptions["regExp"]> = Object.assign(
  (source: string, flags: string) => {
    const pattern = new RegExp(source, flags);
    const test = (text: string) => text.length <= longestForm && pattern.test(text);
    return { test, toString: () => String(pattern) }; // Ajv distinguishes patterns by it
  },
  { code: "boundedPatterns" }, // only used in standalone code
);

/** Counts the characters (Unicode code points) of a text. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count++;
  return count;
}

/**
 * Limits of the length of texts. Those of Ajv count the characters of every text, even of a megabyte. A character has one
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

/** Where a validator finds a value. */
interface ValidatedPlace {
  parentData: Record<string | number, unknown>;
  parentDataProperty: string | number;
}

/** Folds the case of a text before it is compared with the members of an enumeration. */
const foldCase = {
  keyword: "foldCase",
  before: "enum",
  schemaType: "boolean",
  modifying: true,
  errors: false,
  validate(_schema: boolean, value: unknown, _parent?: object, place?: ValidatedPlace): boolean {
    if (place && typeof value === "string") place.parentData[place.parentDataProperty] = value.toLowerCase();
    return true;
  },
} as const;

/** Creates a validator. It only changes values by folding case and filling in defaults: `"5"` is not 5, and unknown members are not removed. */
function createAjv(allErrors: boolean): Ajv {
  const ajv = new Ajv({
    allErrors,
    verbose: true, // errors have their schema
    validateSchema: false, // the generator writes them; checking them takes a tenth of the time of a start
    strict: true,
    strictRequired: false,
    strictTypes: false,
    useDefaults: true,
    code: { regExp: boundedPatterns },
  });
  addFormats(ajv);
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
  ajv.addKeyword(foldCase);
  ajv.addSchema([...shared]);
  return ajv;
}

const first = createAjv(false);
const all = createAjv(true);

/**
 * Creates the check of one operation. It fills in defaults, and throws ProblemError for the first invalid part. It is compiled
 * at its first use, and once for all apps of the process: compiling all of them takes longer than the rest of a start.
 * @throws if the contract has no such operation.
 */
export function validator(feature: string, operation: string): (parts: Parts) => void {
  const wanted = schemas[feature]?.[operation];
  if (!wanted) throw new Error(`generated/schemas.ts has no ${feature}.${operation}: run npm run generate`);
  return (parts) => {
    for (const { part, errorsOf } of checksOf(wanted)) {
      if (part === "body" && parts.body === undefined && wanted.bodyIsOptional) parts.body = {};
      if (part === "body" && parts.body === undefined) {
        throw new ProblemError(inputProblem("invalid_body", [{ pointer: "", detail: "is missing" }]));
      }
      const errors = errorsOf(parts[part], part === "body" ? parts.text : undefined);
      if (errors.length > 0) throw new ProblemError(validationProblem(part, errors, wanted.unknown));
    }
  };
}

/** The names of an operation's query parameters. */
export function queryNames(feature: string, operation: string): ReadonlySet<string> {
  return new Set(Object.keys(schemas[feature]?.[operation]?.query.properties ?? {}));
}

/**
 * Creates the check of JSON values by a schema. It fills in defaults, and throws ProblemError, as for a body, for an invalid
 * value.
 */
export function valueCheck(schema: JsonSchema): (value: unknown) => void {
  const errorsOf = checkOf(schema);
  return (value) => {
    const errors = errorsOf(value);
    if (errors.length > 0) throw new ProblemError(validationProblem("body", errors));
  };
}

/** Creates a check of JSON values that does not report errors. It fills in defaults. */
export function valueTest(schema: JsonSchema): (value: unknown) => boolean {
  const fits: ValidateFunction = first.compile(schema);
  return (value) => fits(value);
}

/** Lists the errors of a value: all of a small value, the first of a large one. */
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
  let fitsAll: ValidateFunction | undefined; // compiled at its first use: most operations never need it
  return (value, text = "") => {
    if (fits(value)) return [];
    const firstErrors = fits.errors ?? [];
    if (text.length > smallLength || !isSmall(value)) return firstErrors;
    fitsAll ??= all.compile(schema);
    fitsAll(value);
    return fitsAll.errors ?? firstErrors;
  };
}

/** Whether a JSON value is small enough to be checked for all errors. */
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

/** Lists the members that a shared schema names. */
export function memberNames(id: string): ReadonlySet<string> {
  const schema = shared.find(({ $id }) => $id === id);
  if (!schema) throw new Error(`The contract has no schema ${id}.`);
  return new Set(Object.keys(schema.properties ?? {}));
}
