/** The published document: the one of the generator, with what only its readers need, and without what only the generator reads. */
import { internalExtensions } from "../lib/extensions.ts";
import { addCodeSamples } from "./code-samples/code-samples.ts";
import { type OpenApi, reach } from "./document.ts";
import { addMediaExamples } from "./media-examples.ts";
import { problems } from "./problems.ts";

/** Removes the internal extensions of the contract, at any depth. */
export function withoutInternals(document: OpenApi): OpenApi {
  const text = JSON.stringify(document, (name, value) => (internalExtensions.has(name) ? undefined : value));
  return JSON.parse(text) as OpenApi; // the same document, with fewer members
}

/** Adds the examples, the code samples, and the list of the problems of any request. */
export function published(document: OpenApi): OpenApi {
  const complete = structuredClone(document);
  addMediaExamples(complete);
  addCodeSamples(complete);
  complete["x-problems-of-any-request"] = problemsOfAnyRequest(complete);
  return withoutInternals(complete);
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
