/**
 * Values held against JSON Schema by a validator that interprets: nothing is compiled, so it runs where code may not be
 * made of text. What it finds is told in the form that the node's own validator gives it, so that both say the same.
 */
import { dereference, type OutputUnit, type Schema, validate } from "@cfworker/json-schema";
import { type JsonSchema, shared } from "../../../generated/schemas.ts";
import type { Misfit } from "../../../server/http/telling.ts";

const byName = new Map(shared.map((schema) => [String(schema.$id), schema]));

/** All schemas by their URIs, as the validator wants them. It writes into them, so they are copies. */
const lookup: Record<string, Schema | boolean> = {};
for (const schema of shared) dereference(structuredClone(schema) as Schema, lookup); // it types the same keywords more narrowly

const prepared = new WeakMap<JsonSchema, Schema>();
let count = 0;

/** Where a value does not fit a schema, which may refer to those that the contract shares. */
export function misfitsOf(schema: JsonSchema, value: unknown): Misfit[] {
  const { errors } = validate(value, copyOf(schema), "7", lookup, false);
  return errors.flatMap((error, index) => misfitOf(schema, error, errors[index + 1]));
}

/** A schema without its references: that of the name that it refers to. */
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

function misfitOf(root: JsonSchema, error: OutputUnit, next: OutputUnit | undefined): Misfit | [] {
  const { keyword } = error;
  const parentSchema = parentOf(root, error.keywordLocation);
  const said = parentSchema?.[keyword];
  const instancePath = decodeURIComponent(error.instanceLocation.slice(1));
  const misfit = (params: Misfit["params"], message = ""): Misfit => {
    return { ...{ instancePath, keyword, params, message }, parentSchema };
  };
  switch (keyword) {
    case "required":
      return misfit({ missingProperty: /^[^"]*property "(.*)"\.$/s.exec(error.error)?.[1] });
    case "additionalProperties":
      return next?.keyword === "false" ? misfit({ additionalProperty: lastOf(next.instanceLocation) }) : [];
    case "enum":
      return misfit({ allowedValues: said });
    case "type":
      return misfit({ type: said }, `must be ${said}`);
    case "pattern":
    case "format":
      return misfit({}, `must match ${keyword} "${said}"`);
    case "minimum":
    case "maximum":
    case "minLength":
    case "minItems":
    case "maxLength":
    case "maxItems":
    case "maxProperties":
      return misfit({ limit: said });
    default:
      return []; // it only says that something within does not fit, which is told by itself
  }
}

/** The schema that has the keyword at a location, which leads through references. */
function parentOf(root: JsonSchema, location: string): JsonSchema | undefined {
  let schema: unknown = root;
  for (const step of location.split("/").slice(1, -1)) {
    const parent = schema as JsonSchema | undefined; // the validator has just been there
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
