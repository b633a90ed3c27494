/** What is told of requests that do not fit the contract, whichever validator found it. */
import type { ProblemCode } from "../../generated/problems.ts";
import { type JsonSchema, shared } from "../../generated/schemas.ts";
import { type InputError, inputProblem, type ProblemResponse } from "./problem-response.ts";

/** The parts of a request, in the order in which they are looked at. */
export const partNames = ["path", "query", "headers", "body"] as const;

/** A part of a request. */
export type Part = (typeof partNames)[number];

/** One thing that does not fit, in the form that Ajv gives it. */
export interface Misfit {
  /** Where it is in the part: RFC 6901. */
  instancePath: string;
  /** The keyword of the schema that it breaks. */
  keyword: string;
  /** What the keyword says: `missingProperty`, `additionalProperty`, `allowedValues`, `type`, `limit`. */
  params: Record<string, unknown>;
  message?: string | undefined;
  /** The schema that has the keyword. */
  parentSchema?: JsonSchema | undefined;
}

const codes: Record<Part, ProblemCode> = {
  path: "invalid_path",
  query: "invalid_query",
  headers: "invalid_header",
  body: "invalid_body",
};

/** Errors that are looked at: many more are made of one mistake, and nobody reads them. */
const errorLimit = 100;

/** The rejection of a part of a request that does not fit. */
export function refusalOf(part: Part, errors: readonly Misfit[]): ProblemResponse {
  const told = withinLimits(oneEnum(errors.filter(tells))).slice(0, errorLimit);
  const unknown = told.filter(({ keyword }) => keyword === "additionalProperties");
  if (unknown.length > 0 && part === "query")
    return inputProblem(
      "unknown_query_parameter",
      unknown.map((each) => tell(part, each)),
    );
  if (unknown.length > 0 && unknown.length === told.length)
    return inputProblem(
      "unknown_member",
      unknown.map((each) => tell(part, each)),
    );
  return inputProblem(codes[part], distinct(told.map((each) => tell(part, each))));
}

/** "Must match then" says nothing beside the errors of the branch; "must be null" nothing beside what a value may be. */
function tells({ keyword, params }: Misfit): boolean {
  return keyword !== "if" && keyword !== "anyOf" && !(keyword === "type" && params.type === "null");
}

/** A value that is none of several lists, each in a branch of a union, is told all that it may be, once. */
function oneEnum(errors: readonly Misfit[]): Misfit[] {
  const enums = errors.filter(({ keyword }) => keyword === "enum");
  const byPath = Map.groupBy(enums, ({ instancePath }) => instancePath);
  return errors.flatMap((each) => {
    const same = each.keyword === "enum" ? (byPath.get(each.instancePath) ?? []) : [each];
    if (same[0] !== each) return [];
    const allowedValues = same.flatMap(({ params }) => params.allowedValues as unknown[]); // by the keyword's definition
    return same.length > 1 ? [{ ...each, params: { allowedValues } }] : [each];
  });
}

/** Errors without those of what exceeds a limit, and of what is inside: the limit is told, and told first. */
function withinLimits(errors: readonly Misfit[]): Misfit[] {
  const limits = errors.filter(({ keyword }) => /^max(Length|Items|Properties)$/.test(keyword));
  const exceeded = new Set(limits.map(({ instancePath }) => instancePath));
  const inside = ({ instancePath }: Misfit) => ancestors(instancePath).some((path) => exceeded.has(path));
  return exceeded.size === 0 ? [...errors] : [...limits, ...errors.filter((each) => !inside(each))];
}

/** A JSON Pointer and those of all that the value is in. */
function ancestors(pointer: string): string[] {
  const steps = pointer.split("/");
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}

function tell(part: Part, { instancePath, keyword, params, parentSchema }: Misfit): InputError {
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

/** What is wrong, as the end of a sentence that begins with what it is wrong of. */
function explain(keyword: string, params: Misfit["params"], schema: JsonSchema | undefined): string {
  const limit = Number(params.limit).toLocaleString("en");
  const only = params.limit === 1;
  switch (keyword) {
    case "required":
      return "is missing";
    case "additionalProperties":
      return `is not named by the contract${names(schema)}`;
    case "enum":
      return `must be one of ${(params.allowedValues as unknown[]).join(", ")}`.slice(0, 500); // by the keyword's definition
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

/** What a text of a form must be. Schemas that have no words for it, as those of tools, have the forms of shared ones. */
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

function typeInWords(type: unknown): string {
  return typeWords[String(type)] ?? String(type);
}

/** What the contract does name, for whoever misspelt it. */
function names(schema: JsonSchema | undefined): string {
  const known = Object.keys((schema?.properties ?? {}) as object); // by the keyword's definition
  return known.length > 0 ? `, which has ${known.join(", ")}`.slice(0, 500) : "";
}

function distinct(errors: InputError[]): InputError[] {
  return [...new Map(errors.map((each) => [`${each.pointer} ${each.detail}`, each])).values()];
}

/** A member's name in a JSON Pointer (RFC 6901 section 3). */
function escaped(member: string): string {
  return member.replaceAll("~", "~0").replaceAll("/", "~1");
}
