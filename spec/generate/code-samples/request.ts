/** The example request of an operation, which its samples send. */
import type { Entry, OpenApi, Parameter, Schema } from "../document.ts";
import { exampleOf } from "../example.ts";

/** The URL of the node in samples. A node replaces it by its own URL when it serves the document. */
export const exampleUrl = "http://localhost:3000";

/** A request with the values of the document's examples. */
export interface ExampleRequest {
  entry: Entry;
  /** The URL of the request. */
  url: string;
  path: Value[];
  query: Value[];
  headers: Value[];
  body: { media: string; value: unknown } | undefined;
  /** The credential that most callers send; undefined if the operation needs none. */
  credential: Credential | undefined;
}

/** The value of a parameter. */
export interface Value {
  name: string;
  value: unknown;
}

/** A credential: where it is in the request, and the environment variable that the samples read it from. */
export interface Credential {
  in: "bearer" | "header" | "cookie";
  name: string;
  variable: string;
}

/** The example request of an operation. */
export function requestOf(document: OpenApi, entry: Entry): ExampleRequest {
  const { operation, parameters } = entry;
  const valuesIn = (place: Parameter["in"], some = parameters) =>
    some
      .filter((each) => each.in === place)
      .map((each) => ({
        name: each.name,
        value: each.example ?? requestExample(document, each.schema) ?? "",
      }));
  const path = valuesIn("path");
  const query = valuesIn("query", sentIn(parameters));
  const [media, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    entry,
    url: `${exampleUrl}${filled(entry.path, path)}${searchOf(query)}`,
    path,
    query,
    headers: valuesIn(
      "header",
      parameters.filter(({ required }) => required),
    ),
    body:
      media === undefined || content === undefined
        ? undefined
        : { media, value: requestExample(document, content.schema) ?? {} },
    credential: credentialOf(document, entry),
  };
}

/** An example of a value in a request: values instead of null, and no members without an example. */
function requestExample(document: OpenApi, schema: Schema): unknown {
  return exampleOf(document, schema, {
    nulls: false,
    missing: ({ type, minimum, properties }) => {
      if (type === "integer" || type === "number") return minimum ?? 0;
      if (type === "string") return "string";
      if (type === "boolean") return false;
      return type === "array" ? [] : properties === undefined && type === "object" ? {} : undefined;
    },
  });
}

/** How many optional query parameters an example has, so that it stays short. */
const maxOptional = 3;

/**
 * The query parameters that the example has: those that are required, and the first of those with an example. The length of a
 * page is only there if nothing else is.
 */
function sentIn(parameters: Parameter[]): Parameter[] {
  const inQuery = parameters.filter((each) => each.in === "query");
  const optional = inQuery.filter(({ required, example }) => !required && example !== undefined);
  const filters = optional.filter(({ name }) => name !== "limit");
  const chosen = new Set((filters.length > 0 ? filters : optional).slice(0, maxOptional));
  return inQuery.filter((each) => each.required || chosen.has(each));
}

/** A path with its parameters. */
function filled(path: string, values: Value[]): string {
  const byName = new Map(values.map(({ name, value }) => [name, encodeURIComponent(textOf(value))]));
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => byName.get(name) ?? whole);
}

function searchOf(query: Value[]): string {
  const pairs = query.map(({ name, value }) => `${name}=${encodeURIComponent(textOf(value))}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** A value as it is in a URL or a header. The node takes several values of a query parameter separated by commas. */
export function textOf(value: unknown): string {
  return [value ?? ""].flat().join(",");
}

/** A security scheme of the document. */
interface SecurityScheme {
  type?: string;
  scheme?: string;
  in?: string;
  name?: string;
}

/** The first security scheme of the operation. */
function credentialOf(document: OpenApi, { operation }: Entry): Credential | undefined {
  const [name] = (operation.security ?? []).flatMap((needed) => Object.keys(needed));
  if (name === undefined) return undefined;
  const scheme = document.components.securitySchemes?.[name] as SecurityScheme | undefined; // as OpenAPI defines it
  if (!scheme) return undefined;
  return { ...placeOf(scheme), variable: name === "MetricsToken" ? "METRICS_TOKEN" : variableOf(scheme) };
}

function placeOf({ type, scheme = "", name = "", in: place }: SecurityScheme): Omit<Credential, "variable"> {
  if (type === "http") return { in: "bearer", name: scheme };
  return { in: place === "cookie" ? "cookie" : "header", name };
}

function variableOf({ in: place }: SecurityScheme): string {
  return place === "cookie" ? "REGISTRY_SESSION" : "REGISTRY_KEY";
}
