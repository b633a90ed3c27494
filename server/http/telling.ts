/** What is told of requests that do not fit the contract, whichever validator found it. */
import type { ProblemCode } from "../../generated/problems.ts";
import type { JsonSchema } from "../../generated/schemas.ts";
import { type InputError, inputRefusal, type Refusal } from "./refusal.ts";

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
  /** What the keyword says: `missingProperty`, `additionalProperty`, `allowedValues`, `type`. */
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

/** The refusal of a part of a request that does not fit. */
export function refusalOf(part: Part, errors: readonly Misfit[]): Refusal {
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
function tells({ keyword, params }: Misfit): boolean {
  return keyword !== "if" && keyword !== "anyOf" && !(keyword === "type" && params.type === "null");
}

function tell(part: Part, { instancePath, keyword, params, message, parentSchema }: Misfit): InputError {
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
  params: Misfit["params"],
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
