/** The code samples of operations, which the document has as `x-codeSamples` and the API reference shows. */
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

/** Adds its samples to each operation. */
export function addCodeSamples(document: OpenApi): void {
  for (const entry of entries(document)) entry.operation["x-codeSamples"] = codeSamplesOf(document, entry);
}
