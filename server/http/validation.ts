/** Requests held against the contract, and what is told of those that do not fit. */
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import formats from "ajv-formats";
import type { ProblemCode } from "../../generated/problems.ts";
import { type JsonSchema, type RequestSchemas, schemas, shared } from "../../generated/schemas.ts";
import { type InputError, inputRefusal, type Refusal, Refused } from "./refusal.ts";

/** The parts of a request, in the order in which they are looked at. */
export interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

const partNames = ["path", "query", "headers", "body"] as const;
type Part = (typeof partNames)[number];

/** Values are never changed but for defaults: `"5"` is not 5, and unknown members are never dropped. */
const ajv = new Ajv({
  allErrors: true,
  verbose: true, // errors say which schema they are of
  strict: true,
  strictRequired: false,
  strictTypes: false,
  useDefaults: true,
});
formats.default(ajv, ["uri", "date-time"]);
ajv.addSchema([...shared]);

/**
 * Makes the check of one operation. It fills in defaults, and throws Refused for the first part that does not fit. It is
 * compiled when it is first used, and once for all apps of the process: compiling all takes longer than the rest of a start.
 * @throws when the contract has no such operation.
 */
export function validator(feature: string, operation: string): (parts: Parts) => void {
  const wanted = schemas[feature]?.[operation];
  if (!wanted) throw new Error(`generated/schemas.ts has no ${feature}.${operation}: run npm run generate`);
  return (parts) => {
    for (const { part, validate } of checksOf(wanted)) {
      if (part === "body" && parts.body === undefined) {
        throw new Refused(inputRefusal("invalid_body", [{ pointer: "", detail: "is missing" }]));
      }
      if (!validate(parts[part])) throw new Refused(refusalOf(part, validate.errors ?? []));
    }
  };
}

/**
 * Makes the check of JSON values by a schema that stands by itself. It fills in defaults, and throws Refused, as for a
 * body, for a value that does not fit.
 */
export function valueCheck(schema: JsonSchema): (value: unknown) => void {
  const validate = ajv.compile(schema);
  return (value) => {
    if (!validate(value)) throw new Refused(refusalOf("body", validate.errors ?? []));
  };
}

interface Check {
  part: Part;
  validate: ValidateFunction;
}

const compiled = new WeakMap<RequestSchemas, Check[]>();

function checksOf(wanted: RequestSchemas): Check[] {
  const known = compiled.get(wanted);
  if (known) return known;
  const checks = partNames.flatMap((part): Check[] => {
    const schema: JsonSchema | undefined = wanted[part];
    return schema ? [{ part, validate: ajv.compile(schema) }] : [];
  });
  compiled.set(wanted, checks);
  return checks;
}

const codes: Record<Part, ProblemCode> = {
  path: "invalid_path",
  query: "invalid_query",
  headers: "invalid_header",
  body: "invalid_body",
};

function refusalOf(part: Part, errors: ErrorObject[]): Refusal {
  const told = errors.filter(tells);
  const unknown = told.filter(({ keyword }) => keyword === "additionalProperties");
  if (unknown.length > 0 && part === "query")
    return inputRefusal(
      "unknown_query_parameter",
      unknown.map((each) => tell(part, each)),
    );
  if (unknown.length > 0 && unknown.length === told.length)
    return inputRefusal(
      "unknown_member",
      unknown.map((each) => tell(part, each)),
    );
  return inputRefusal(codes[part], distinct(told.map((each) => tell(part, each))));
}

/** "Must match then" says nothing beside the errors of the branch; "must be null" nothing beside what a value may be. */
function tells({ keyword, params }: ErrorObject): boolean {
  return keyword !== "if" && keyword !== "anyOf" && !(keyword === "type" && params.type === "null");
}

function tell(part: Part, { instancePath, keyword, params, message, parentSchema }: ErrorObject): InputError {
  const member =
    keyword === "required"
      ? params.missingProperty
      : keyword === "additionalProperties"
        ? params.additionalProperty
        : undefined;
  const prefix = part === "body" ? "" : `/${part === "headers" ? "header" : part}`;
  const pointer = prefix + instancePath + (member === undefined ? "" : `/${escaped(String(member))}`);
  return {
    pointer: pointer.slice(0, 2_048),
    detail: explain(keyword, params, message ?? "does not fit", parentSchema),
  };
}

function explain(
  keyword: string,
  params: ErrorObject["params"],
  message: string,
  schema: JsonSchema | undefined,
): string {
  switch (keyword) {
    case "required":
      return "is missing";
    case "additionalProperties":
      return `is not named by the contract${names(schema)}`;
    case "enum":
      return `must be one of ${(params.allowedValues as unknown[]).join(", ")}`.slice(0, 500); // by the keyword's definition
    case "pattern":
    case "format":
      return schema?.description ? `must be this: ${schema.description}` : message;
    case "type":
      return `must be ${[params.type].flat().join(" or ")}`;
    default:
      return message.replaceAll("NOT ", "not ");
  }
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
