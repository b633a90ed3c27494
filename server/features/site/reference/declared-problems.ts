/** The problems of the contract. A problem is a model whose `code` and `status` are constants. */
import { type Document, nameOf, resolve, type Schema } from "./document.ts";

/** A problem of the contract. */
export interface Problem {
  model: string;
  code: string;
  status: number;
  title: string;
  meaning: string;
  schema: Schema;
}

/** The problem that a schema or a reference describes; undefined if it is not a problem. */
export function problemOf(
  document: Document,
  given: Schema,
  name = nameOf(given.$ref ?? ""),
): Problem | undefined {
  const schema = resolve(document.components?.schemas, given);
  const code = only(schema.properties?.code);
  const status = only(schema.properties?.status);
  if (typeof code !== "string" || typeof status !== "number") return undefined;
  const [title = code, ...meaning] = (schema.description ?? "").replaceAll("\n", " ").split(". ");
  return { model: name, code, status, title, meaning: meaning.join(". "), schema };
}

function only(schema: Schema | undefined): unknown {
  return schema?.enum?.length === 1 ? schema.enum[0] : schema?.const;
}

/** All problems of the document, sorted by status and code. */
export function problemsOf(document: Document): Problem[] {
  return Object.entries(document.components?.schemas ?? {})
    .flatMap(([name, schema]) => problemOf(document, schema, name) ?? [])
    .sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
}
