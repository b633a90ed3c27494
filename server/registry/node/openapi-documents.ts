/** The OpenAPI documents as this node serves them: with its own URL. */
import { existsSync, readFileSync } from "node:fs";

/** The URL of a node in the examples of the contract. */
const exampleUrl = "http://localhost:3000";

/** The files, and how each writes the server of the contract, which is the same for every node. */
const files = {
  json: { name: "openapi.json", server: (url: string) => `"url": ${JSON.stringify(url)}` },
  yaml: { name: "openapi.yaml", server: (url: string) => `- url: ${url}\n` },
};

/** What of the contract a node serves, and where. */
export interface Served {
  /** An origin with a path of plain characters, which needs no escaping in either format. */
  publicUrl: string;
  /** The features whose operations the node does not serve. */
  featuresOff: ReadonlySet<string>;
}

/** Reads the document as JSON, with the URL of this node in its `servers` and its examples. */
export function jsonDocument(served: Served, { samples = false } = {}): string {
  const text = withUrl("json", readGenerated("openapi.json"), served.publicUrl);
  if (served.featuresOff.size === 0 && !samples) return text;
  const document = JSON.parse(text) as Paths; // the generator writes it
  if (samples) addSamples(document, served.publicUrl);
  return JSON.stringify(without(served.featuresOff, document), null, 2);
}

/**
 * Reads the document as YAML. Published packages have it as a file; elsewhere, and if features are off, it is the JSON, which is YAML
 * too (https://yaml.org/spec/1.2.2/#12-yaml-history).
 */
export function yamlDocument(served: Served): string {
  const isWritten = served.featuresOff.size === 0 && existsSync(urlOf("openapi.yaml"));
  return isWritten ? withUrl("yaml", readGenerated("openapi.yaml"), served.publicUrl) : jsonDocument(served);
}

function urlOf(name: string): URL {
  return new URL(`../../../generated/${name}`, import.meta.url);
}

function readGenerated(name: string): string {
  return readFileSync(urlOf(name), "utf8");
}

function withUrl(format: keyof typeof files, text: string, publicUrl: string): string {
  const { name, server } = files[format];
  const [before, after, ...more] = text.split(server("/"));
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`generated/${name} must have one server, with the URL /`);
  return `${before}${server(publicUrl)}${after}`.replaceAll(exampleUrl, publicUrl);
}

function addSamples({ paths }: Paths, publicUrl: string): void {
  const text = readGenerated("code-samples.json").replaceAll(exampleUrl, publicUrl);
  const samples = JSON.parse(text) as Record<string, unknown>; // likewise
  for (const methods of Object.values(paths))
    for (const operation of Object.values(methods))
      operation["x-codeSamples"] = samples[operation.operationId ?? ""];
}

/** What a document has of operations, as far as it is read here. */
interface Paths {
  tags: { name: string }[];
  paths: Record<string, Record<string, { operationId?: string; tags?: string[]; "x-codeSamples"?: unknown }>>;
}

/** Leaves the operations of features out of a document, and the paths that have no others. */
function without(features: ReadonlySet<string>, document: Paths): Paths {
  const isOff = (operationId = "") => features.has(operationId.split("_", 1)[0] ?? "");
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const served = Object.entries(item).filter(([, { operationId }]) => !isOff(operationId));
    return served.some(([, { operationId }]) => operationId) ? [[path, Object.fromEntries(served)]] : [];
  });
  const tags = document.tags.filter(({ name }) => !features.has(name));
  return { ...document, tags, paths: Object.fromEntries(paths) };
}
