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
  };
}

/** In the published package the document lies beside the program. */
const places = ["./openapi.json", "../../generated/openapi.json"].map(
  (path) => new URL(path, import.meta.url),
);

/** The published document. */
export const document = JSON.parse(
  readFileSync(places.find((place) => existsSync(place)) ?? "openapi.json", "utf8"),
) as Document; // written by the generator
