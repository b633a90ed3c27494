/** Writes `generated/request-examples.ts`: a valid request of each operation, for tests of servers. */
import { type Entry, entries, type OpenApi, type Parameter, type Schema } from "./document.ts";
import { exampleOf, type Gaps, resolved } from "./example.ts";
import { banner } from "./write.ts";

/** Writes the file. Requests have what is required, and the examples of the contract as values. */
export function requestExamplesFile(document: OpenApi): string {
  const rows = entries(document).map(
    (entry) => `  "${entry.feature}.${entry.name}": ${JSON.stringify(requestOf(document, entry))},`,
  );
  return `${banner}
/** A valid request of an operation. Credentials are not part of it. */
export interface RequestExample {
  readonly method: string;
  /** The path and the query, percent-encoded. */
  readonly url: string;
  /** The JSON body; undefined for none. */
  readonly body?: unknown;
}

/** A valid request of each operation, with what is required, by the name of the operation. */
export const requestExamples: Readonly<Record<string, RequestExample>> = {
${rows.join("\n")}
};
`;
}

function requestOf(document: OpenApi, { method, path, operation, parameters }: Entry) {
  const encodedExample = (parameter: Parameter): string => {
    const example = parameter.example ?? exampleOf(document, parameter.schema, gaps);
    return encodeURIComponent(String(example));
  };
  const inPath = new Map(parameters.filter((each) => each.in === "path").map((each) => [each.name, each]));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = inPath.get(name);
    if (!parameter) throw new Error(`${operation.operationId} does not declare {${name}}`);
    return encodedExample(parameter);
  });
  const query = parameters
    .filter((each) => each.in === "query" && each.required)
    .map((each) => `${each.name}=${encodedExample(each)}`);
  const schema = operation.requestBody?.content["application/json"]?.schema;
  return {
    method,
    url: query.length > 0 ? `${filled}?${query.join("&")}` : filled,
    ...(schema && { body: requiredExample(document, schema) }),
  };
}

/** An example of a body with its required properties; of a union, that of its first branch. */
function requiredExample(document: OpenApi, given: Schema): unknown {
  const schema = resolved(document, given);
  const [branch] = schema.anyOf ?? schema.oneOf ?? [];
  if (branch) return requiredExample(document, branch);
  const { properties = {}, required = [] } = schema;
  const named = Object.entries(properties).filter(([name]) => required.includes(name));
  const { minProperties = 0 } = schema as { minProperties?: number }; // by the keyword's definition
  const members = named.length < minProperties ? Object.entries(properties).slice(0, minProperties) : named;
  return Object.fromEntries(members.map(([name, member]) => [name, exampleOf(document, member, gaps)]));
}

const gaps: Gaps = {
  nulls: false,
  missing: ({ type }: Schema) => (type === "string" ? "" : type === "array" ? [] : {}),
};
