/**
 * Validates values by JSON Schema with an interpreting validator, which runs where code must not be compiled from text. Its
 * errors have the form of the node's validator, so that both give the same messages.
 */
import { dereference, type OutputUnit, type Schema, validate } from "@cfworker/json-schema";
import { type JsonSchema, shared } from "../../../generated/schemas.ts";
import type { SchemaError } from "../../../server/http/validation-errors.ts";

const byName = new Map(shared.map((schema) => [String(schema.$id), schema]));

/** All schemas by URI. They are copies, because the validator changes them. */
const lookup: Record<string, Schema | boolean> = {};
for (const schema of shared) dereference(structuredClone(schema) as Schema, lookup); // the validator's type of the same keywords is narrower

const prepared = new WeakMap<JsonSchema, Schema>();
let count = 0;

/** Lists the errors of a value by a schema, which may reference shared schemas of the contract. */
export function schemaErrorsOf(schema: JsonSchema, value: unknown): SchemaError[] {
  const { errors } = validate(value, copyOf(schema), "7", lookup, false);
  return errors.flatMap((error, index) => schemaErrorOf(schema, error, errors[index + 1]));
}

/** Resolves a schema that may be a `$ref`. */
export function resolved(schema: JsonSchema | undefined): JsonSchema | undefined {
  return typeof schema?.$ref === "string" ? resolved(byName.get(schema.$ref)) : schema;
}

function copyOf(schema: JsonSchema): Schema {
  const known = prepared.get(schema);
  if (known) return known;
  const copy = structuredClone({ ...schema, $id: `value-${++count}` }) as Schema; // as above
  dereference(copy, lookup);
  prepared.set(schema, copy);
  return copy;
}

function schemaErrorOf(root: JsonSchema, error: OutputUnit, next: OutputUnit | undefined): SchemaError | [] {
  const { keyword } = error;
  const parentSchema = parentOf(root, error.keywordLocation);
  const said = parentSchema?.[keyword];
  const instancePath = decodeURIComponent(error.instanceLocation.slice(1));
  const schemaError = (params: SchemaError["params"], message = ""): SchemaError => {
    return { instancePath, keyword, params, message, parentSchema };
  };
  switch (keyword) {
    case "required":
      return schemaError({ missingProperty: /^[^"]*property "(.*)"\.$/s.exec(error.error)?.[1] });
    case "additionalProperties":
      return next?.keyword === "false"
        ? schemaError({ additionalProperty: lastOf(next.instanceLocation) })
        : [];
    case "enum":
      return schemaError({ allowedValues: said });
    case "type":
      return schemaError({ type: said }, `must be ${said}`);
    case "pattern":
    case "format":
      return schemaError({}, `must match ${keyword} "${said}"`);
    case "minimum":
    case "maximum":
    case "minLength":
    case "minItems":
    case "maxLength":
    case "maxItems":
    case "maxProperties":
      return schemaError({ limit: said });
    default:
      return []; // a summary of nested errors, which are reported themselves
  }
}

/** The schema with the keyword at a location, which may lead through references. */
function parentOf(root: JsonSchema, location: string): JsonSchema | undefined {
  let schema: unknown = root;
  for (const step of location.split("/").slice(1, -1)) {
    const parent = schema as JsonSchema | undefined; // the validator followed the same path
    schema =
      step === "$ref" ? byName.get(String(parent?.$ref)) : parent?.[unescaped(decodeURIComponent(step))];
  }
  return schema as JsonSchema | undefined; // as above
}

function lastOf(location: string): string {
  return unescaped(decodeURIComponent(location.split("/").at(-1) ?? ""));
}

function unescaped(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
