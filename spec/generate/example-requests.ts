/** Writes `generated/example-requests.ts`: what the samples of each operation send, for the forms of the API reference. */
import { requestOf } from "./code-samples/request.ts";
import { entries, type OpenApi } from "./document.ts";
import { banner } from "./write.ts";

/** Writes the file. */
export function exampleRequestsFile(document: OpenApi): string {
  const rows = entries(document).map((entry) => {
    const { path, query, headers, body } = requestOf(document, entry);
    return `  ${entry.operation.operationId}: ${JSON.stringify({ path, query, headers, body })},`;
  });
  return `${banner}
/** The value of a parameter. */
export interface ExampleValue {
  readonly name: string;
  readonly value: unknown;
}

/** The request that the samples of an operation send. */
export interface ExampleRequest {
  readonly path: readonly ExampleValue[];
  readonly query: readonly ExampleValue[];
  readonly headers: readonly ExampleValue[];
  readonly body?: { readonly media: string; readonly value: unknown };
}

/** The example request of each operation, by its id. */
export const exampleRequests: Readonly<Record<string, ExampleRequest>> = {
${rows.join("\n")}
};
`;
}
