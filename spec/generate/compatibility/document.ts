/** The parts of an OpenAPI document that the compatibility check reads. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  pattern?: string;
  format?: string;
  default?: unknown;
  uniqueItems?: boolean;
  [bound: string]: unknown;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  style?: string;
  explode?: boolean;
}

export interface Header {
  $ref?: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Record<string, { schema?: Schema }>;

export interface Response {
  $ref?: string;
  headers?: Record<string, Header>;
  content?: Content;
}

export interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses?: Record<string, Response>;
  security?: Record<string, string[]>[];
}

export type PathItem = Record<string, Operation>;

export interface Document {
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
}

/** Resolves a `$ref` of the document. Any other value is returned as it is. */
export function resolve<Value extends { $ref?: string }>(document: Document, value: Value): Value {
  if (value.$ref === undefined) return value;
  const [, , section = "", name = ""] = value.$ref.split("/");
  const found = document.components?.[section]?.[decodeURIComponent(name)];
  if (found === undefined) throw new Error(`The document has no ${value.$ref}`);
  return resolve(document, found as Value); // a `$ref` points to a value of the same kind
}

/** The operations of a group of paths, by method and path. */
export function operationsOf(items: Record<string, PathItem> = {}): Map<string, Operation> {
  const methods = ["get", "head", "post", "put", "patch", "delete", "options"];
  return new Map(
    Object.entries(items).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => methods.includes(method))
        .map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
}
