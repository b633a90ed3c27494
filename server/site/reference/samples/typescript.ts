/** A program that sends the example request of an operation with the client, `@registry-node/client`. */
import { type Document, resolve, type Schema } from "../document.ts";
import { schemaOf } from "../schema.ts";
import { literal, typescriptSyntax } from "./literal.ts";
import type { Credential, ExampleRequest } from "./request.ts";

/** The interfaces of other registries. Their own clients call them, so ours has no methods for them. */
const ofOtherClients = new Set(["ard", "gallery", "nanda"]);

/**
 * The program; undefined if the client has no method for the operation. A method takes the path parameters first, then the body
 * or the query.
 */
export function typescriptOf(document: Document, request: ExampleRequest): string | undefined {
  const [feature = "", method = ""] = (request.entry.operation.operationId ?? "").split("_");
  if (ofOtherClients.has(feature)) return undefined;
  const call = (given: string[]) => `registry.${feature}.${method}(${given.join(", ")})`;
  return `import { createRegistry } from "@registry-node/client";

const registry = createRegistry(${optionsOf(request)});

${statementOf(document, request, call)}`;
}

function optionsOf({ root, credential }: ExampleRequest): string {
  const baseUrl = `baseUrl: ${JSON.stringify(root)}`;
  if (!credential) return `{ ${baseUrl} }`;
  return `{\n  ${baseUrl},\n  ${optionOf(credential)},\n}`;
}

function optionOf({ in: place, name, variable }: Credential): string {
  if (place === "bearer") return `apiKey: process.env.${variable}`;
  const value =
    place === "cookie" ? `\`${name}=\${process.env.${variable}}\`` : `process.env.${variable} ?? ""`;
  return `headers: { ${place === "cookie" ? "Cookie" : JSON.stringify(name)}: ${value} }`;
}

function statementOf(document: Document, request: ExampleRequest, call: (given: string[]) => string): string {
  const successes = Object.entries(request.entry.operation.responses ?? {}).filter(
    ([status]) => status < "4",
  );
  const bodies = successes.flatMap(([, response]) =>
    Object.values(resolve(document.components?.responses, response).content ?? {}),
  );
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
  document: Document,
  { entry }: ExampleRequest,
  body: Schema | undefined,
): string | undefined {
  const { properties = {} } = body ? schemaOf(document, body) : {};
  const isPage = ["next_cursor", "next_after", "next_before"].some((name) => Object.hasOwn(properties, name));
  if (!isPage || withoutList.has(entry.operation.operationId ?? "")) return undefined;
  return Object.entries(properties).find(([, { type }]) => type === "array")?.[0];
}

function singular(plural: string): string {
  return plural.replace(/ies$/, "y").replace(/s$/, "");
}
