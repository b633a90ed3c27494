/** Requests held against the contract, and what is told of those that do not fit. */
import { Ajv, type ValidateFunction } from "ajv";
import formats from "ajv-formats";
import { type JsonSchema, type RequestSchemas, schemas, shared } from "../../generated/schemas.ts";
import { inputRefusal, Refused } from "./refusal.ts";
import { type Part, partNames, refusalOf } from "./telling.ts";

/** The parts of a request. */
export interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

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
