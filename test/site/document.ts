/** The contract as a node at http://localhost:3000 serves it, and a check of values against its schemas. */
import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import type { Document } from "../../server/features/site/reference/document.ts";
import { jsonDocument } from "../../server/registry/node/openapi-documents.ts";

export const contract: Document = JSON.parse(
  jsonDocument({ publicUrl: "http://localhost:3000", featuresOff: new Set() }, "all", { samples: true }),
);

const ajv = ajvFormats.default(new Ajv2020({ strict: false }));
ajv.addSchema({ components: contract.components }, "contract");

/** The validation errors of a value against a schema of the contract; undefined if it is valid. */
export function schemaErrors(schema: object, value: unknown): string | undefined {
  const rebased = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
  return ajv.validate(rebased, value) ? undefined : ajv.errorsText();
}
