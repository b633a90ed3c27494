/** The published document: the one of the generator, with what only its readers need, and without what only the generator reads. */
import { internalExtensions } from "../lib/extensions.ts";
import { entries, type OpenApi, reach, refName } from "./document.ts";
import { addMediaExamples } from "./media-examples.ts";
import { target } from "./plain.ts";
import { problems } from "./problems.ts";
import { shareHeaders, shareResponses } from "./share.ts";

/** Removes the internal extensions of the contract, at any depth. */
export function withoutInternals(document: OpenApi): OpenApi {
  const text = JSON.stringify(document, (name, value) => (internalExtensions.has(name) ? undefined : value));
  return JSON.parse(text) as OpenApi; // the same document, with fewer members
}

/** Adds the examples and the list of the problems of any request, and writes what operations share once. */
export function published(document: OpenApi): OpenApi {
  const complete = withoutDots(withoutInternals(document));
  addMediaExamples(complete);
  uniteSuccesses(complete);
  writeOutDefaults(complete);
  complete["x-problems-of-any-request"] = problemsOfAnyRequest(complete);
  shareHeaders(complete);
  shareResponses(complete);
  return complete;
}

/**
 * Gives all successful responses of an operation one JSON body, a union if they have several: generators read that of the first
 * status alone (openapi-zod-client rejects the others).
 */
function uniteSuccesses(document: OpenApi): void {
  for (const { operation } of entries(document)) {
    const contents = Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
      status.startsWith("2") ? (content["application/json"] ?? []) : [],
    );
    const bodies = new Map(contents.map(({ schema }) => [JSON.stringify(schema), schema ?? {}]));
    if (bodies.size > 1) for (const content of contents) content.schema = { anyOf: [...bodies.values()] };
  }
}

/** Writes out the schema of a parameter with a default beside its reference: generators do not read what is beside it. */
function writeOutDefaults(document: OpenApi): void {
  const { schemas } = document.components;
  for (const { parameters } of entries(document))
    for (const parameter of parameters) {
      const { $ref, ...beside } = parameter.schema;
      if (!$ref || !("default" in beside)) continue;
      parameter.schema = { ...target(document, { $ref }), ...beside };
      if (!JSON.stringify(document).includes(JSON.stringify($ref))) delete schemas[refName($ref)];
    }
}

/** Names components without the dot after their namespace, which generators of Python and C# reject. */
function withoutDots(document: OpenApi): OpenApi {
  const renamed = Object.entries(document.components).map(([kind, parts = {}]) => {
    const named = Object.entries(parts).map(([name, part]) => [name.replace(".", ""), part] as const);
    if (new Set(named.map(([name]) => name)).size < named.length)
      throw new Error(`Two ${kind} have one name`);
    return [kind, Object.fromEntries(named)];
  });
  const all = { ...document, components: Object.fromEntries(renamed) };
  const text = JSON.stringify(all, (key, value) => (key === "$ref" ? String(value).replace(".", "") : value));
  return JSON.parse(text) as OpenApi; // the same document, with other names
}

/** References to the problems that no operation declares, because they occur before an operation is known. */
function problemsOfAnyRequest(document: OpenApi): { $ref: string }[] {
  const declared = new Set<string>();
  for (const methods of Object.values(document.paths))
    for (const { responses } of Object.values(methods))
      for (const { content = {} } of Object.values(responses))
        for (const { schema } of Object.values(content)) if (schema) reach(document, schema, declared);
  const others = problems(document).filter(({ name }) => !declared.has(name));
  return others.map(({ name }) => ({ $ref: `#/components/schemas/${name}` }));
}
