/** Types of every model and operation, by openapi-typescript. */
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { OpenApi } from "./document.ts";
import { banner } from "./write.ts";

/** Writes `generated/openapi.d.ts`. */
export async function typesFile(document: OpenApi): Promise<string> {
  // OpenApi names the parts that the generator reads; openapi-typescript has its own, wider type of the same document.
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, { silent: true });
  return `${banner}\n${astToString(nodes)}`;
}
