/** Requests of every operation, made from the schemas of the document. */
import fc, { type Arbitrary } from "fast-check";
import { document } from "./document.ts";
import { anything, type Schema } from "./values.ts";

export interface Parameter {
  $ref?: string;
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  schema: Schema;
}
interface Operation {
  operationId: string;
  parameters: Parameter[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const parameters = (document.components as unknown as { parameters: Record<string, Parameter> }).parameters; // in every document
/** Every operation of the document. */
export const all = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, value]) => {
    const operation = value as unknown as Operation; // the same object, with the members that are read here
    const list = operation.parameters
      .map((each) => (each.$ref ? parameters[each.$ref.split("/").at(-1) ?? ""] : each))
      .filter((each) => each !== undefined);
    return {
      id: operation.operationId,
      path,
      method: method.toUpperCase(),
      list,
      body: operation.requestBody?.content["application/json"]?.schema,
      ignoresUnknown: isPageOnly(operation) || isFacade(operation),
      isFacade: isFacade(operation),
      credential: credentialOf(operation),
    };
  }),
);
export type Case = (typeof all)[number];

/** Whether an operation has no other response than a page. */
function isPageOnly({ responses }: Operation): boolean {
  const { content = {} } = responses["200"] ?? {};
  return Object.keys(content).join() === "text/html";
}

/** Whether an operation is of another specification, which has no codes of problems. */
function isFacade({ operationId }: Operation): boolean {
  return /^(ard|gallery|nanda|witness)_/.test(operationId);
}

/** The credential that an operation cannot be called without. */
function credentialOf({ security }: Operation): "session" | "metrics token" | "none" {
  const schemes = (security ?? []).flatMap((each) =>
    Object.keys(each).length === 0 ? [""] : Object.keys(each),
  );
  if (schemes.length === 0 || schemes.includes("")) return "none";
  return schemes.includes("MetricsToken") ? "metrics token" : "session";
}

/** A request before it is written down: values by parameter, and the body. */
export interface Draft {
  values: Record<string, unknown>;
  unheard: string | undefined;
  body: unknown;
}

/**
 * Makes requests of an operation.
 * @param make makes the values for a schema.
 * @param strict whether all of them are to fit.
 */
export function drafts(
  { list, body }: Case,
  make: (schema: Schema) => Arbitrary<unknown>,
  strict: boolean,
): Arbitrary<Draft> {
  const values = Object.fromEntries(
    list.map((each) => [
      each.name,
      strict ? sendable(each, make(each.schema)) : sendable(each, fc.oneof(make(each.schema), anything)),
    ]),
  );
  const required = list.filter((each) => each.required || each.in === "path").map(({ name }) => name);
  return fc.record({
    values: fc.record(values, { requiredKeys: required }),
    unheard: strict
      ? fc.constant(undefined)
      : fc.option(fc.constantFrom("colour", "__proto__", "Limit", "tags{}"), { nil: undefined, freq: 6 }),
    body: body ? make(body) : fc.constant(undefined),
  });
}

/** A URL cannot carry every value as such: null and objects have no form, an empty or dotted segment is another path.
 * (Dots are sent over a socket in http.test.ts.) */
function sendable({ in: place }: Parameter, values: Arbitrary<unknown>): Arbitrary<unknown> {
  return values
    .map((value) => (Array.isArray(value) ? value.map((each) => written(each)) : written(value)))
    .filter((value) => place === "query" || (typeof value === "string" && !["", ".", ".."].includes(value)))
    .filter((value) => place !== "header" || /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(String(value)));
}

function written(value: unknown): string {
  return typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? "");
}

/** The path and query of a request. */
export function urlOf({ path, list }: Case, { values, unheard }: Draft): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])).replaceAll(/^\.+$/g, (dots) => dots.replaceAll(".", "%2E")),
  );
  const pairs = list.flatMap(({ name, in: place }) =>
    place === "query" && name in values
      ? [
          `${name}=${[values[name]]
            .flat()
            .map((each) => encodeURIComponent(String(each)))
            .join(",")}`,
        ]
      : [],
  );
  if (unheard) pairs.push(`${encodeURIComponent(unheard)}=1`);
  return pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled;
}
