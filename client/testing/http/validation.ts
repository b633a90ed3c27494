/** Validates requests by the contract, with the same messages as the node. */
import { type JsonSchema, type RequestSchemas, schemas } from "../../../generated/schemas.ts";
import { inputProblem, ProblemError } from "../../../server/http/problem-response.ts";
import { partNames, validationProblem } from "../../../server/http/validation-errors.ts";
import { resolved, schemaErrorsOf } from "./schema-errors.ts";

/** The parts of a request. */
export interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

/**
 * Checks a request of an operation, and fills in defaults.
 * @throws ProblemError for the first invalid part.
 */
export function checkRequest(feature: string, operation: string, parts: Parts): void {
  const wanted: RequestSchemas | undefined = schemas[feature]?.[operation];
  for (const part of partNames) {
    const schema = wanted?.[part];
    if (!schema) continue;
    if (part === "body" && parts.body === undefined) {
      throw new ProblemError(inputProblem("invalid_body", [{ pointer: "", detail: "is missing" }]));
    }
    fillIn(schema, parts[part]);
    const errors = schemaErrorsOf(schema, parts[part]);
    if (errors.length > 0) throw new ProblemError(validationProblem(part, errors));
  }
}

/** Checks a value. @throws ProblemError, as for a body. */
export function checkValue(schema: JsonSchema, value: unknown): void {
  const errors = schemaErrorsOf(schema, value);
  if (errors.length > 0) throw new ProblemError(validationProblem("body", errors));
}

/** Fills in defaults. The contract only has them for top-level fields of queries and bodies. */
function fillIn(schema: JsonSchema, value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const members = Object.entries((resolved(schema)?.properties ?? {}) as Record<string, JsonSchema>); // by the keyword's definition
  for (const [name, { default: usual }] of members) {
    if (usual !== undefined && !Object.hasOwn(value, name)) Object.assign(value, { [name]: usual });
  }
}
