/** Converts errors of a schema validator to problems of a request. */
import { type ProblemCode, problems } from "../../../generated/problems.ts";
import { type JsonSchema, shared } from "../../../generated/schemas.ts";
import { type InputError, inputProblem, type ProblemResponse, problemResponse } from "./problem-response.ts";

/** The parts of a request, in the order of validation. */
export const partNames = ["path", "query", "headers", "body"] as const;

/** A part of a request. */
export type Part = (typeof partNames)[number];

/** An error of a value by a JSON Schema, in the form of Ajv. */
export interface SchemaError {
  /** Where it is in the part: a JSON Pointer (RFC 6901). */
  instancePath: string;
  /** The keyword of the schema that is violated. */
  keyword: string;
  /** Details by keyword: `missingProperty`, `additionalProperty`, `allowedValues`, `type`, `limit`. */
  params: Record<string, unknown>;
  message?: string | undefined;
  /** The schema with the keyword. */
  parentSchema?: JsonSchema | undefined;
}

const codes: Record<Part, ProblemCode> = {
  path: "invalid_path",
  query: "invalid_query",
  headers: "invalid_header",
  body: "invalid_body",
};

/** The maximum number of errors that are converted: one mistake can cause many more, and nobody reads them. */
const errorLimit = 100;

/**
 * Builds the problem of an invalid part of a request.
 * @param unknown path parameter -> the problem of an unknown id: nothing can have one of another form, so it is the same.
 */
export function validationProblem(
  part: Part,
  errors: readonly SchemaError[],
  unknown: Readonly<Record<string, ProblemCode>> = {},
): ProblemResponse {
  const unknownCode = part === "path" ? unknown[errors[0]?.instancePath.slice(1) ?? ""] : undefined;
  if (unknownCode) return unknownId(unknownCode, errors[0]?.parentSchema);
  const reported = limitsFirst(mergeEnums(errors.filter(isInformative))).slice(0, errorLimit);
  const unnamed = reported.filter(({ keyword }) => keyword === "additionalProperties");
  if (unnamed.length > 0 && part === "query")
    return inputProblem(
      "unknown_query_parameter",
      unnamed.map((each) => toInputError(part, each)),
    );
  if (unnamed.length > 0 && unnamed.length === reported.length)
    return inputProblem(
      "unknown_member",
      unnamed.map((each) => toInputError(part, each)),
    );
  return inputProblem(codes[part], distinct(reported.map((each) => toInputError(part, each))));
}

/** Builds the problem of an id that nothing can have. */
function unknownId(code: ProblemCode, schema: JsonSchema | undefined): ProblemResponse {
  return problemResponse(code, `${problems[code].title}: an id in a path ${ruleOf(schema)}.`);
}

/** Whether an error adds information. `if` and `anyOf` only repeat that a branch has errors; nullable values also report "must be null". */
function isInformative({ keyword, params }: SchemaError): boolean {
  return keyword !== "if" && keyword !== "anyOf" && !(keyword === "type" && params.type === "null");
}

/** Merges the errors of a value that has an `enum` in several branches of a union into one with all allowed values. */
function mergeEnums(errors: readonly SchemaError[]): SchemaError[] {
  const enums = errors.filter(({ keyword }) => keyword === "enum");
  const byPath = Map.groupBy(enums, ({ instancePath }) => instancePath);
  return errors.flatMap((each) => {
    const same = each.keyword === "enum" ? (byPath.get(each.instancePath) ?? []) : [each];
    if (same[0] !== each) return [];
    const allowedValues = same.flatMap(({ params }) => params.allowedValues as unknown[]); // by the keyword's definition
    return same.length > 1 ? [{ ...each, params: { allowedValues } }] : [each];
  });
}

/** Moves exceeded limits to the front, and drops other errors of the same values and of values inside them. */
function limitsFirst(errors: readonly SchemaError[]): SchemaError[] {
  const limits = errors.filter(({ keyword }) => /^max(Length|Items|Properties)$/.test(keyword));
  const exceeded = new Set(limits.map(({ instancePath }) => instancePath));
  const inside = ({ instancePath }: SchemaError) =>
    ancestors(instancePath).some((path) => exceeded.has(path));
  return exceeded.size === 0 ? [...errors] : [...limits, ...errors.filter((each) => !inside(each))];
}

/** Returns a JSON Pointer and those of all values that contain its value. */
function ancestors(pointer: string): string[] {
  const steps = pointer.split("/");
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}

function toInputError(part: Part, { instancePath, keyword, params, parentSchema }: SchemaError): InputError {
  const member =
    keyword === "required"
      ? params.missingProperty
      : keyword === "additionalProperties"
        ? params.additionalProperty
        : undefined;
  const prefix = part === "body" ? "" : `/${part === "headers" ? "header" : part}`;
  const pointer = prefix + instancePath + (member === undefined ? "" : `/${escaped(String(member))}`);
  return { pointer: pointer.slice(0, 2_048), detail: explain(keyword, params, parentSchema) };
}

/** Explains an error as the predicate of a sentence, for example `is missing`. */
function explain(keyword: string, params: SchemaError["params"], schema: JsonSchema | undefined): string {
  const limit = Number(params.limit).toLocaleString("en");
  const only = params.limit === 1;
  switch (keyword) {
    case "required":
      return "is missing";
    case "additionalProperties":
      return `is not named by the contract${listMembers(schema)}`;
    case "enum":
      return oneOf(params.allowedValues as unknown[]); // by the keyword's definition
    case "type":
      return `must be ${[params.type].flat().map(typeInWords).join(" or ")}`;
    case "minLength":
      return only ? "must not be empty" : `must have at least ${limit} characters`;
    case "maxLength":
      return `must have at most ${limit} character${only ? "" : "s"}`;
    case "minItems":
      return only ? "must not be empty" : `must have at least ${limit} entries`;
    case "maxItems":
      return `must have at most ${limit} ${only ? "entry" : "entries"}`;
    case "maxProperties":
      return `must have at most ${limit} members`;
    case "minimum":
      return `must be at least ${limit}`;
    case "maximum":
      return `must be at most ${limit}`;
    default:
      return ruleOf(schema) ?? "does not have the form that the contract asks for";
  }
}

/** Describes the format of a text. Schemas without a description, as those of tools, use the formats of shared schemas. */
function ruleOf(schema: JsonSchema | undefined): string | undefined {
  const rule = rules.get(formOf(schema)) ?? schema?.description;
  return rule === undefined ? undefined : String(rule);
}

function formOf(schema: JsonSchema | undefined): unknown {
  return schema?.pattern ?? schema?.format;
}

const rules = new Map(shared.filter(formOf).map((schema) => [formOf(schema), schema.description]));

const typeWords: Record<string, string> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
};

/** Names the values of an enumeration. Those of forms may be empty, which needs no name. */
function oneOf(values: readonly unknown[]): string {
  return `must be one of ${values.filter((value) => value !== "").join(", ")}`.slice(0, 500);
}

function typeInWords(type: unknown): string {
  return typeWords[String(type)] ?? String(type);
}

/** Lists the members that the contract names, for a caller who misspelt one. */
function listMembers(schema: JsonSchema | undefined): string {
  const known = Object.keys((schema?.properties ?? {}) as object); // by the keyword's definition
  return known.length > 0 ? `, which has ${known.join(", ")}`.slice(0, 500) : "";
}

function distinct(errors: InputError[]): InputError[] {
  return [...new Map(errors.map((each) => [`${each.pointer} ${each.detail}`, each])).values()];
}

/** Escapes a member's name for a JSON Pointer (RFC 6901 section 3). */
function escaped(member: string): string {
  return member.replaceAll("~", "~0").replaceAll("/", "~1");
}
