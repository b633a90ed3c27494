/** Shares what several operations have in common: responses and headers that are declared alike. */
import { STATUS_CODES } from "node:http";
import { type OpenApi, type Operation, type Response, refName } from "./document.ts";

type Ref = { $ref: string };

/**
 * Moves the unsuccessful responses that several operations have into the components. Successful ones stay, because generators of
 * types make a model of an operation's own response.
 */
export function shareResponses(document: OpenApi): void {
  const responses: Record<string, Response> = {};
  const places = operationsOf(document).flatMap(({ responses }) =>
    Object.keys(responses)
      .filter((status) => !status.startsWith("2"))
      .map((status) => ({ of: responses, member: status, base: nameOf(status, responses[status]) })),
  );
  share(places, "responses", responses);
  document.components.responses = responses;
}

/** Moves the headers that several responses have into the components, beside those that are there. */
export function shareHeaders(document: OpenApi): void {
  const headers: Record<string, unknown> = { ...document.components.headers };
  const places = operationsOf(document).flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ headers: of = {} }) =>
      Object.keys(of).map((member) => ({ of, member, base: member })),
    ),
  );
  share(places, "headers", headers);
  document.components.headers = headers;
}

/** A member of an object of the document, and the name that it would have in the components. */
interface Place {
  of: Record<string, unknown>;
  member: string;
  base: string;
}

/** Replaces members that are alike by references. @param shared gets what they refer to. */
function share(places: readonly Place[], kind: string, shared: Record<string, unknown>): void {
  const alike = Map.groupBy(places, ({ of, member, base }) => `${base} ${JSON.stringify(of[member])}`);
  for (const [first, ...others] of alike.values()) {
    if (!first || others.length === 0 || isRef(first.of[first.member])) continue;
    const name = freeName(first.base, shared);
    shared[name] = first.of[first.member];
    for (const { of, member } of [first, ...others]) of[member] = { $ref: `#/components/${kind}/${name}` };
  }
}

/** The name of the only problem of a response, or that of its status. */
function nameOf(status: string, response: Response | undefined): string {
  const schemas = Object.values(response?.content ?? {}).flatMap(({ schema }) => schema?.$ref ?? []);
  const [only, ...others] = new Set(schemas);
  return only && others.length === 0
    ? refName(only)
    : (STATUS_CODES[status] ?? `Status ${status}`).replaceAll(/\W/g, "");
}

function freeName(base: string, taken: object): string {
  let name = base;
  for (let number = 2; name in taken; number++) name = `${base}${number}`;
  return name;
}

function isRef(value: unknown): value is Ref {
  return typeof value === "object" && value !== null && "$ref" in value;
}

function operationsOf({ paths, webhooks = {} }: OpenApi): Operation[] {
  return [paths, webhooks].flatMap((items) => Object.values(items).flatMap((each) => Object.values(each)));
}
