/** The parts of an OpenAPI 3.1 document that the generator reads and writes. */

/** A JSON Schema, as the TypeSpec emitter writes it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  format?: string;
  /** Property -> the name of the branch of a union that requires it, in the order of the checks. */
  "x-branch-on"?: Record<string, string>;
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  required?: boolean;
  explode?: boolean;
  schema: Schema;
  [member: string]: unknown;
}

export interface Header {
  required?: boolean;
  schema: Schema;
  [member: string]: unknown;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | { $ref: string }>;
  content?: Record<string, { schema?: Schema; example?: unknown }>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  /** The event whose delivery it is. */
  "x-webhook"?: string;
  /** Whether requests with a key use no quota. */
  "x-uncounted"?: boolean;
  /** The scopes of which a key with scopes needs one, the narrowest first; empty if any key may call it. */
  "x-scopes"?: string[];
  /** Whether it changes nothing, although its method says that it may. */
  "x-safe"?: boolean;
  /** The other specification that it belongs to. */
  "x-facade"?: FacadeName;
  /** Further paths. */
  "x-also-at"?: string[];
  /** Whether its path may end with a slash. */
  "x-trailing-slash"?: boolean;
  /** Whether the parameter at the end of its path may contain slashes. */
  "x-rest-of-path"?: boolean;
  /** The only role that may call it. */
  "x-role"?: string;
  /** The rate limit per client network that applies to it. */
  "x-rate-limit"?: string;
  /** Its description as a tool of the MCP server. */
  "x-mcp-tool"?: ToolMark;
  /** Programs that send its example request. */
  "x-codeSamples"?: CodeSample[];
}

/** A code sample, in the form that documentation tools read (https://redocly.com/docs/realm/author/reference/openapi-extensions/x-code-samples). */
export interface CodeSample {
  /** The name of the language, as highlighters of syntax know it. */
  lang: string;
  label: string;
  source: string;
}

/** The name of a specification of others that the node implements. */
export type FacadeName = "ard" | "gallery" | "nanda" | "witness";

/** An operation's description as a tool. */
export interface ToolMark {
  /** The tool's name. */
  name: string;
  /** The description for language models. Default: the operation's description. */
  description?: string;
  /** Parameter or property -> the argument's name, if it differs. */
  rename?: Record<string, string>;
  /** Former name of an argument, which calls may still use -> its name. */
  former?: Record<string, string>;
  /** The name of the argument that is the whole body. Default: each property of the body is an argument. */
  body?: string;
  /** The parameters and properties that are not arguments. */
  leave_out?: string[];
  /** Hints that differ from those of the method. */
  hints?: Record<string, boolean>;
}

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, unknown>;
    /** Those that several operations have: only in what is published. */
    responses?: Record<string, Response>;
    securitySchemes?: Record<string, unknown>;
  };
  [member: string]: unknown;
}

/** An operation of the contract, with its feature, method and path. */
export interface Entry {
  feature: string;
  name: string;
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

/**
 * Lists every operation that the node serves, sorted by feature and name.
 * @throws if an operation has no id of the form `feature_name`.
 */
export function entries(document: OpenApi): Entry[] {
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => {
      const [feature, name, ...rest] = operation.operationId.split("_");
      if (!feature || !name || rest.length > 0) {
        throw new Error(
          `${method} ${path}: @operationId must be "feature_name", not "${operation.operationId}"`,
        );
      }
      const parameters = operation.parameters.map((each) => parameterOf(document, each));
      return { feature, name, method: method.toUpperCase(), path, operation, parameters };
    }),
  );
  return found.sort((a, b) => a.operation.operationId.localeCompare(b.operation.operationId, "en"));
}

/** Groups the entries by feature, in the order of {@link entries}. */
export function byFeature(document: OpenApi): Map<string, Entry[]> {
  return Map.groupBy(entries(document), (entry) => entry.feature);
}

/** Whether an operation needs no credential and knows none. An API key that is sent is checked nevertheless. */
export function isPublic({ security = [{}] }: Operation): boolean {
  return security.every((each) => Object.keys(each).length === 0);
}

/** Whether an operation supports `Idempotency-Key`. */
export function isIdempotent({ parameters }: Entry): boolean {
  return parameters.some((each) => each.in === "header" && each.name === "Idempotency-Key");
}

/** The last segment of a `$ref` into the components. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** Resolves a parameter that may be a `$ref`. */
export function parameterOf(document: OpenApi, parameter: Parameter | { $ref: string }): Parameter {
  if (!("$ref" in parameter) || typeof parameter.$ref !== "string") return parameter as Parameter; // it has no $ref
  const found = document.components.parameters?.[refName(parameter.$ref)];
  if (!found) throw new Error(`${parameter.$ref} is not in the document`);
  return found;
}

/** Calls `visit` for a schema and every schema inside it. */
export function walk(schema: Schema, visit: (schema: Schema) => void): void {
  visit(schema);
  for (const value of Object.values(schema.properties ?? {})) walk(value, visit);
  for (const list of [schema.anyOf, schema.oneOf, schema.allOf])
    for (const each of list ?? []) walk(each, visit);
  for (const one of [schema.items, schema.not, schema.if, schema.then, schema.else])
    if (one) walk(one, visit);
  if (typeof schema.additionalProperties === "object") walk(schema.additionalProperties, visit);
}

/** Adds to `names` every component that the schema uses, directly or indirectly. */
export function reach(document: OpenApi, schema: Schema, names: Set<string>): void {
  walk(schema, ({ $ref }) => {
    if ($ref === undefined || names.has(refName($ref))) return;
    names.add(refName($ref));
    const target = document.components.schemas[refName($ref)];
    if (!target) throw new Error(`${$ref} is not in the document`);
    reach(document, target, names);
  });
}

/** Whether an operation is a web page, and nothing else that has one for browsers. */
export function isPage({ responses }: Operation): boolean {
  const { content = {} } = responses["200"] ?? {};
  return Object.keys(content).join() === "text/html";
}

/** The models of the problems in the responses of an operation. */
export function problemsOf({ responses }: Operation): Set<string> {
  const schemas = Object.values(responses).flatMap(({ content }): Schema[] => {
    const schema = content?.["application/problem+json"]?.schema;
    return schema?.anyOf ?? (schema ? [schema] : []);
  });
  return new Set(schemas.map(({ $ref }) => refName($ref ?? "")));
}
