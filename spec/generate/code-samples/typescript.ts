/** A program that sends the example request of an operation with the client, `@registry-node/client`. */
import type { OpenApi, Schema } from "../document.ts";
import { resolved } from "../example.ts";
import { literal, typescriptSyntax } from "./literal.ts";
import { type Credential, type ExampleRequest, exampleUrl } from "./request.ts";

/**
 * The program; undefined if the client has no method for the operation, because it belongs to the interface of another
 * specification, which has clients of its own. A method takes the path parameters first, then the body
 * or the query.
 */
export function typescriptOf(document: OpenApi, request: ExampleRequest): string | undefined {
  const { feature, name, operation } = request.entry;
  if (operation["x-facade"]) return undefined;
  const call = (given: string[]) => `registry.${feature}.${name}(${given.join(", ")})`;
  return `import { createRegistry } from "@registry-node/client";

const registry = createRegistry(${optionsOf(request)});

${statementOf(document, request, call)}`;
}

function optionsOf({ credential }: ExampleRequest): string {
  const baseUrl = `baseUrl: ${JSON.stringify(exampleUrl)}`;
  if (!credential) return `{ ${baseUrl} }`;
  return `{\n  ${baseUrl},\n  ${optionOf(credential)},\n}`;
}

function optionOf({ in: place, name, variable }: Credential): string {
  if (place === "bearer") return `apiKey: process.env.${variable}`;
  const value =
    place === "cookie" ? `\`${name}=\${process.env.${variable}}\`` : `process.env.${variable} ?? ""`;
  return `headers: { ${place === "cookie" ? "Cookie" : JSON.stringify(name)}: ${value} }`;
}

function statementOf(document: OpenApi, request: ExampleRequest, call: (given: string[]) => string): string {
  const successes = Object.entries(request.entry.operation.responses).filter(([status]) => status < "4");
  const bodies = successes.flatMap(([, { content = {} }]) => Object.values(content));
  if (successes.every(([status]) => status.startsWith("3")))
    return `console.log(${call([])}); // open this URL in a browser`;
  if (bodies.length === 0) return `await ${call(argumentsOf(request))};`;
  const entries = listedIn(document, request, bodies[0]?.schema);
  if (entries !== undefined) {
    const entry = singular(entries);
    return `for await (const ${entry} of ${call(argumentsOf(request))}) {\n  console.log(${entry});\n}`;
  }
  return `const result = await ${call(argumentsOf(request))};\nconsole.log(result);`;
}

function argumentsOf({ path, query, body }: ExampleRequest): string[] {
  const given = Object.fromEntries(query.map(({ name, value }) => [name, queryValue(value)]));
  const values = path.map(({ value }) => JSON.stringify(value));
  if (body) return [...values, literal(body.value, typescriptSyntax)];
  return query.length > 0 ? [...values, literal(given, typescriptSyntax)] : values;
}

/** Flags are texts in a query, and booleans in the client. */
function queryValue(value: unknown): unknown {
  return value === "true" || value === "false" ? value === "true" : value;
}

/** Operations with pages whose method returns one: `reputation.list` is the list. */
const withoutList = new Set(["reputation_get"]);

/** The field with the entries of a page, if the method returns a list, which reads all pages. */
function listedIn(
  document: OpenApi,
  { entry }: ExampleRequest,
  body: Schema | undefined,
): string | undefined {
  const { properties = {} } = body ? resolved(document, body) : {};
  const isPage = ["next_cursor", "next_after", "next_before"].some((name) => Object.hasOwn(properties, name));
  if (!isPage || withoutList.has(entry.operation.operationId)) return undefined;
  return Object.entries(properties).find(([, { type }]) => type === "array")?.[0];
}

function singular(plural: string): string {
  return plural.replace(/ies$/, "y").replace(/s$/, "");
}
