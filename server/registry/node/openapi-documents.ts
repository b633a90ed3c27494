/** The OpenAPI documents as this node serves them: with its own URL. */
import { readFileSync } from "node:fs";

/** The URL of a node in the examples of the contract. */
const exampleUrl = "http://localhost:3000";

/** The files, and how each writes the server of the contract, which is the same for every node. */
const files = {
  json: { name: "openapi.json", server: (url: string) => `"url": ${JSON.stringify(url)}` },
  yaml: { name: "openapi.yaml", server: (url: string) => `- url: ${url}\n` },
};

/**
 * Reads a document and puts the URL of this node into its `servers` and its examples.
 * @param publicUrl an origin with a path of plain characters, which needs no escaping in either format.
 */
export function openapiDocument(format: keyof typeof files, publicUrl: string): string {
  const { name, server } = files[format];
  const text = readFileSync(new URL(`../../../generated/${name}`, import.meta.url), "utf8");
  const [before, after, ...more] = text.split(server("/"));
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`generated/${name} must have one server, with the URL /`);
  return `${before}${server(publicUrl)}${after}`.replaceAll(exampleUrl, publicUrl);
}
