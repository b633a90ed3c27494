/** The code samples of operations, which a node adds to its document on request and the API reference shows. */
import { type CodeSample, type Entry, entries, type OpenApi } from "../document.ts";
import { curlOf } from "./curl.ts";
import { pythonOf } from "./python.ts";
import { requestOf } from "./request.ts";
import { typescriptOf } from "./typescript.ts";

/** The samples of an operation. */
export function codeSamplesOf(document: OpenApi, entry: Entry): CodeSample[] {
  const request = requestOf(document, entry);
  const typescript = typescriptOf(document, request);
  return [
    { lang: "shell", label: "curl", source: curlOf(request) },
    ...(typescript === undefined ? [] : [{ lang: "typescript", label: "TypeScript", source: typescript }]),
    { lang: "python", label: "Python", source: pythonOf(request) },
  ];
}

/** Writes `generated/code-samples.json`: the samples of each operation, by its id. */
export function codeSamplesFile(document: OpenApi): string {
  const samples = entries(document).map((entry) => [
    entry.operation.operationId,
    codeSamplesOf(document, entry),
  ]);
  return `${JSON.stringify(Object.fromEntries(samples), null, 1)}\n`;
}
