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
 * @param featuresOff the features whose operations the node does not serve.
 */
export function openapiDocument(
  format: keyof typeof files,
  publicUrl: string,
  featuresOff: ReadonlySet<string> = new Set(),
): string {
  // JSON is YAML too (https://yaml.org/spec/1.2.2/#12-yaml-history).
  if (featuresOff.size > 0) return without(featuresOff, openapiDocument("json", publicUrl));
  const { name, server } = files[format];
  const text = readFileSync(new URL(`../../../generated/${name}`, import.meta.url), "utf8");
  const [before, after, ...more] = text.split(server("/"));
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`generated/${name} must have one server, with the URL /`);
  return `${before}${server(publicUrl)}${after}`.replaceAll(exampleUrl, publicUrl);
}

/** What a document has of operations, as far as it is read here. */
interface Paths {
  tags: { name: string }[];
  paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
}

/** Leaves the operations of features out of a document, and the paths that have no others. */
function without(features: ReadonlySet<string>, text: string): string {
  const document = JSON.parse(text) as Paths; // the generator writes it
  const isOff = (operationId = "") => features.has(operationId.split("_", 1)[0] ?? "");
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const served = Object.entries(item).filter(([, { operationId }]) => !isOff(operationId));
    return served.some(([, { operationId }]) => operationId) ? [[path, Object.fromEntries(served)]] : [];
  });
  const tags = document.tags.filter(({ name }) => !features.has(name));
  return JSON.stringify({ ...document, tags, paths: Object.fromEntries(paths) }, null, 2);
}
