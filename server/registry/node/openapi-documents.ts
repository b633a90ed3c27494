/** The OpenAPI documents as this node serves them: with its own URL. */
import { existsSync, readFileSync } from "node:fs";
import { type Operation, operations } from "../../../generated/operations.ts";

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

/** What of the contract a document has: the operations that clients call, those of a tag, or all. */
export type Part = "client" | "all" | (string & {});

/** Whether a name is that of a part, beside the operations that clients call. */
export function isPart(name: string, { featuresOff }: Served): boolean {
  return name === "all" || (Object.hasOwn(operations, name) && !featuresOff.has(name));
}

/** Reads a document as JSON, with the URL of this node in its `servers` and its examples. */
export function jsonDocument(served: Served, part: Part, { samples = false } = {}): string {
  const text = withUrl("json", readGenerated("openapi.json"), served.publicUrl);
  const document = partOf(JSON.parse(text) as Contract, part, served.featuresOff); // the generator writes it
  if (samples) addSamples(document, served.publicUrl);
  return JSON.stringify(document, null, 2);
}

/**
 * Reads the document as YAML. Published packages have it as a file; elsewhere, and if features are off, it is the JSON, which is YAML
 * too (https://yaml.org/spec/1.2.2/#12-yaml-history).
 */
export function yamlDocument(served: Served): string {
  const isWritten = served.featuresOff.size === 0 && existsSync(urlOf("openapi.yaml"));
  return isWritten
    ? withUrl("yaml", readGenerated("openapi.yaml"), served.publicUrl)
    : jsonDocument(served, "client");
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

function addSamples({ paths }: Contract, publicUrl: string): void {
  const text = readGenerated("code-samples.json").replaceAll(exampleUrl, publicUrl);
  const samples = JSON.parse(text) as Record<string, unknown>; // likewise
  for (const operation of operationsOf({ paths }))
    operation["x-codeSamples"] = samples[operation.operationId];
}

type Ref = { $ref: string };

interface DocumentedOperation {
  operationId: string;
  security?: Record<string, string[]>[];
  "x-codeSamples"?: unknown;
}

/** The contract, as far as it is read here. */
export interface Contract {
  info: { description?: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  webhooks?: Record<string, unknown>;
  components: Record<string, Record<string, unknown>>;
  "x-problems-of-any-request"?: unknown[];
}

/** The features that no client calls: web pages, and the interfaces of other specifications. */
const apart = new Set(
  Object.entries<Record<string, Operation>>(operations)
    .filter(([name, own]) => name === "site" || Object.values(own).some(({ facade }) => facade !== null))
    .map(([name]) => name),
);

/** The part of a contract that a document has, and the components that it refers to. */
export function partOf(whole: Contract, part: Part, featuresOff: ReadonlySet<string> = new Set()): Contract {
  const has = (feature = "") =>
    !featuresOff.has(feature) &&
    (part === "all" || part === feature || (part === "client" && !apart.has(feature)));
  const paths = Object.entries(whole.paths).flatMap(([path, item]) => {
    const own = Object.entries(item).filter(([, { operationId }]) => has(operationId.split("_", 1)[0]));
    return own.length > 0 ? [[path, Object.fromEntries(own)] as const] : [];
  });
  const tags = whole.tags.filter(({ name }) => has(name));
  const { "x-problems-of-any-request": problems = [], webhooks, ...rest } = whole;
  const document: Contract = { ...rest, tags, paths: Object.fromEntries(paths) };
  if (has("webhooks") && webhooks) document.webhooks = webhooks;
  if (part === "all") document["x-problems-of-any-request"] = problems;
  // Written out, because tools report components to which no operation refers.
  else if (part === "client")
    document["x-problems-of-any-request"] = problems.map((each) => componentAt(whole, each as Ref)); // by the generator
  else document.info = { ...whole.info, description: tags.map(({ description }) => description).join("\n") };
  return { ...document, components: usedComponents(document, whole) };
}

/** The components that a document refers to, directly or indirectly. */
function usedComponents({ components: _, ...document }: Contract, whole: Contract): Contract["components"] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { $ref } = value as Partial<Ref>; // no example has such a member
    if (typeof $ref === "string" && !found.has($ref)) {
      found.add($ref);
      visit(componentAt(whole, { $ref }));
    }
    for (const each of Object.values(value)) visit(each);
  };
  visit(document);
  const credentials = new Set(
    operationsOf(document).flatMap(({ security = [] }) => security.flatMap(Object.keys)),
  );
  const used = Object.entries(whole.components).map(([kind, named]) => {
    const isUsed = (name: string) =>
      kind === "securitySchemes" ? credentials.has(name) : found.has(`#/components/${kind}/${name}`);
    return [kind, Object.fromEntries(Object.entries(named).filter(([name]) => isUsed(name)))];
  });
  return Object.fromEntries(used);
}

function operationsOf({ paths }: Pick<Contract, "paths">) {
  return Object.values(paths).flatMap((item) => Object.values(item));
}

function componentAt({ components }: Contract, { $ref }: Ref): unknown {
  const [kind = "", name = ""] = $ref.split("/").slice(-2);
  return components[kind]?.[name];
}
