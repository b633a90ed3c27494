/** The published document, and the forms of its parts that are read here. */
import { existsSync, readFileSync } from "node:fs";

export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  examples?: unknown[];
  enum?: unknown[];
  [keyword: string]: unknown;
}
export interface ResponseObject {
  $ref?: string;
  headers?: Record<string, { $ref?: string; required?: boolean; schema?: Schema }>;
  content?: Record<string, { schema?: Schema }>;
}
export interface ParameterObject {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema?: Schema;
}
export interface OperationObject {
  operationId: string;
  parameters: ParameterObject[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, ResponseObject>;
}
export interface Document {
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    schemas: Record<string, Schema>;
    headers: Record<string, { required?: boolean; schema: Schema }>;
    parameters: Record<string, ParameterObject>;
    responses: Record<string, ResponseObject>;
  };
}

/** In the published package the document lies beside the program. */
const places = ["./openapi.json", "../../generated/openapi.json"].map(
  (path) => new URL(path, import.meta.url),
);

/** The published document, with the responses that it shares at each place. */
export const document = withResponses(
  JSON.parse(readFileSync(places.find((place) => existsSync(place)) ?? "openapi.json", "utf8")) as Document, // the generator's
);

function withResponses(document: Document): Document {
  for (const methods of Object.values(document.paths))
    for (const { responses } of Object.values(methods))
      for (const [status, { $ref }] of Object.entries(responses))
        if ($ref) responses[status] = document.components.responses[$ref.split("/").at(-1) ?? ""] ?? {};
  return document;
}
