/** Whether a request fits the contract, decided by Ajv 2020 and the published document alone. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { document } from "./document.ts";
import type { Case, Draft, Parameter } from "./requests.ts";
import { resolved, type Schema } from "./values.ts";

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema(document, "contract");

/** Codes that say "this does not fit the contract's schema". */
export const validationCodes =
  /^(malformed_json|json_too_deep|invalid_body|unknown_member|invalid_query|unknown_query_parameter|duplicate_query_parameter|invalid_path|invalid_header)$/;

/** Whether the document lets a request pass, as it stands on the wire. */
export function fits(
  { list, body: schema, ignoresUnknown }: Case,
  { values, unheard, body }: Draft,
): boolean {
  if (unheard && !ignoresUnknown) return false;
  const parts = list.every(
    (each) => !(each.name in values) || judge(each.schema)(onTheWire(each, values[each.name])),
  );
  return (
    parts && (schema === undefined || (body !== undefined && judge(schema)(JSON.parse(JSON.stringify(body)))))
  );
}

function onTheWire({ schema }: Parameter, value: unknown): unknown {
  const { type } = resolved(schema);
  if (type === "array") return [value].flat().join(",").split(","); // a comma always separates two values
  const text = [value].flat().join(",");
  return (type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

const judges = new WeakMap<Schema, ValidateFunction>();

/** Ajv's judgement by a schema of the document, compiled once. */
function judge(schema: Schema): ValidateFunction {
  let known = judges.get(schema);
  if (!known) {
    known = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object); // what was an object stays one
    judges.set(schema, known);
  }
  return known;
}
