/**
 * The parts of an OpenAPI 3.1 document that the reference renders. All members are optional: missing parts are not
 * rendered. `$ref` may have sibling members wherever the specification allows a reference.
 */
export interface Document {
  info?: { title?: string; version?: string; description?: string };
  servers?: { url: string }[];
  tags?: { name: string; description?: string }[];
  paths?: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components?: Components;
  security?: Requirement[];
}

/** The definitions that a `$ref` can refer to. */
export interface Components {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, Parameter>;
  headers?: Record<string, Header>;
  responses?: Record<string, Response>;
  requestBodies?: Record<string, RequestBody>;
  securitySchemes?: Record<string, SecurityScheme>;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, Response>;
  security?: Requirement[];
  /** The scopes of which a key with scopes needs one. */
  "x-scopes"?: string[];
  /** Programs that send the example request. */
  "x-codeSamples"?: CodeSample[];
}

/** A program in a language. */
export interface CodeSample {
  lang?: string;
  label?: string;
  source?: string;
}

/** The security schemes that are required together, by name. An empty object requires none. */
export type Requirement = Record<string, string[]>;

export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  deprecated?: boolean;
  explode?: boolean;
  description?: string;
  example?: unknown;
  schema?: Schema;
}

export interface Header {
  $ref?: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface RequestBody {
  $ref?: string;
  required?: boolean;
  description?: string;
  content?: Content;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: Content;
}

/** Bodies by media type. */
export type Content = Record<string, { schema?: Schema; example?: unknown }>;

export interface SecurityScheme {
  $ref?: string;
  type?: string;
  scheme?: string;
  in?: string;
  name?: string;
  description?: string;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  deprecated?: boolean;
  examples?: unknown[];
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** An operation and its path, or the name of its webhook. */
export interface Entry {
  at: string;
  method: string;
  operation: Operation;
}

/** The members of a path item that are operations. */
const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/** All operations of the paths or webhooks, in document order. */
export function entries(items: Document["paths"]): Entry[] {
  return Object.entries(items ?? {}).flatMap(([at, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ at, method: method.toUpperCase(), operation })),
  );
}

/** The last segment of a reference. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** Resolves the `$ref` of an item. The item's own members take precedence over those of the target. */
export function resolve<Item extends { $ref?: string }>(
  parts: Record<string, Item> | undefined,
  item: Item,
  hops = 8,
): Item {
  const { $ref, ...own } = item;
  const name = $ref === undefined ? "" : nameOf($ref);
  const target = parts && Object.hasOwn(parts, name) ? parts[name] : undefined;
  // The number of hops is limited, because references may be circular.
  if (!target || hops === 0) return item;
  return { ...resolve(parts, target, hops - 1), ...own };
}

/** The `id` of an element of the page, which links refer to as `#id`. */
export function anchor(kind: string, name: string): string {
  return `${kind}-${name.replace(/[^\w.-]/g, "-")}`;
}
