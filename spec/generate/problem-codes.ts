/** Writes the problem codes of each operation: a file of its own, because only tests read them. */
import { byFeature, type OpenApi, type Response, refName, type Schema } from "./document.ts";
import { banner } from "./write.ts";

/** Writes `generated/problem-codes.ts`. */
export function problemCodesFile(document: OpenApi): string {
  const features = [...byFeature(document)].map(([feature, list]) => {
    const named = list.map(({ name, operation }) => {
      const rows = problemCodes(document, operation.responses).map(
        ([status, codes]) => `      ${status}: ${JSON.stringify(codes)},`,
      );
      return `    ${name}: {\n${rows.join("\n")}\n    },`;
    });
    return `  ${feature}: {\n${named.join("\n")}\n  },`;
  });
  return `${banner}import type { ProblemCode } from "./problems.ts";

/** Feature -> operation -> status -> the codes of its problems. */
export const problemCodes = {
${features.join("\n")}
} as const satisfies Record<string, Record<string, Record<number, readonly ProblemCode[]>>>;
`;
}

/** The codes of each status of at least 400, sorted by code. */
export function problemCodes(
  document: OpenApi,
  responses: Record<string, Response>,
): [status: string, codes: string[]][] {
  return Object.entries(responses)
    .map(([status, { content }]): [string, string[]] => {
      const codes = codesOf(document, content?.["application/problem+json"]?.schema ?? {});
      return [status, codes.sort((a, b) => a.localeCompare(b, "en"))];
    })
    .filter(([, codes]) => codes.length > 0);
}

function codesOf(document: OpenApi, { $ref, anyOf, oneOf, properties }: Schema): string[] {
  if ($ref) return codesOf(document, document.components.schemas[refName($ref)] ?? {});
  const branches = anyOf ?? oneOf ?? [];
  if (branches.length > 0) return branches.flatMap((each) => codesOf(document, each));
  return (properties?.code?.enum ?? []).map(String);
}
