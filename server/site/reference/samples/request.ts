/** The example request of an operation, which its samples send. */
import {
  type Document,
  type Entry,
  type Parameter,
  resolve,
  type Schema,
  type SecurityScheme,
} from "../document.ts";
import { exampleOf } from "../example.ts";

/** A request with the values of the document's examples. */
export interface ExampleRequest {
  entry: Entry;
  /** The URL of the node. */
  root: string;
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
export function requestOf(document: Document, entry: Entry): ExampleRequest {
  const { operation, at } = entry;
  const parameters = parametersOf(document, entry);
  const valuesIn = (place: string, some = parameters) =>
    some
      .filter((each) => each.in === place)
      .map((each) => ({ name: each.name ?? "", value: exampleValue(document, each) }));
  const root = document.servers?.[0]?.url ?? "";
  const path = valuesIn("path");
  const query = valuesIn("query", sentIn(parameters));
  const body = operation.requestBody && resolve(document.components?.requestBodies, operation.requestBody);
  const [media, content] = Object.entries(body?.content ?? {})[0] ?? [];
  return {
    entry,
    root,
    url: `${root}${filled(at, path)}${searchOf(query)}`,
    path,
    query,
    headers: valuesIn(
      "header",
      parameters.filter(({ required }) => required),
    ),
    body: media === undefined ? undefined : { media, value: bodyOf(document, content?.schema) },
    credential: credentialOf(document, entry),
  };
}

/** The parameters of an operation. */
export function parametersOf(document: Document, { operation }: Entry): Parameter[] {
  return (operation.parameters ?? []).map((each) => resolve(document.components?.parameters, each));
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

function exampleValue(document: Document, { example, schema }: Parameter): unknown {
  return example ?? (schema && exampleOf(document, schema, "request")) ?? "";
}

function bodyOf(document: Document, schema: Schema | undefined): unknown {
  return (schema && exampleOf(document, schema, "request")) ?? {};
}

/** A path with its parameters. */
function filled(at: string, values: Value[]): string {
  const byName = new Map(values.map(({ name, value }) => [name, encodeURIComponent(textOf(value))]));
  return at.replace(/\{(\w+)\}/g, (whole, name: string) => byName.get(name) ?? whole);
}

function searchOf(query: Value[]): string {
  const pairs = query.map(({ name, value }) => `${name}=${encodeURIComponent(textOf(value))}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** A value as it is in a URL or a header. The node takes several values of a query parameter separated by commas. */
export function textOf(value: unknown): string {
  return [value ?? ""].flat().join(",");
}

/** The first security scheme of the operation. */
function credentialOf(document: Document, { operation }: Entry): Credential | undefined {
  const [name] = (operation.security ?? document.security ?? []).flatMap((needed) => Object.keys(needed));
  const scheme = name === undefined ? undefined : document.components?.securitySchemes?.[name];
  if (name === undefined || !scheme) return undefined;
  return { ...placeOf(scheme), variable: name === "MetricsToken" ? "METRICS_TOKEN" : variableOf(scheme) };
}

function placeOf({ type, scheme = "", name = "", in: place }: SecurityScheme): Omit<Credential, "variable"> {
  if (type === "http") return { in: "bearer", name: scheme };
  return { in: place === "cookie" ? "cookie" : "header", name };
}

function variableOf({ in: place }: SecurityScheme): string {
  return place === "cookie" ? "REGISTRY_SESSION" : "REGISTRY_KEY";
}
