/** The groups of operations: one for each tag. */
import { anchor, type Document, type Entry, entries } from "./document.ts";

/** The operations of a tag. */
export interface Group {
  name: string;
  title: string;
  description: string | undefined;
  entries: Entry[];
}

/** The tags with operations, in document order. Tags that the document does not list come last. */
export function groupsOf(document: Document): Group[] {
  const byTag = Map.groupBy(entries(document.paths), ({ operation }) => operation.tags?.[0] ?? "other");
  const described = new Map((document.tags ?? []).map((tag) => [tag.name, tag.description]));
  const names = [...new Set([...described.keys(), ...byTag.keys()])].filter((name) => byTag.has(name));
  return names.map((name) => ({
    name,
    title: acronyms[name] ?? name.charAt(0).toUpperCase() + name.slice(1),
    description: described.get(name),
    entries: byTag.get(name) ?? [],
  }));
}

const acronyms: Record<string, string> = { ard: "ARD", gallery: "MCP registry", mcp: "MCP", nanda: "NANDA" };

/** The title of an operation. */
export function operationTitle({ operation, at }: Entry): string {
  return operation.summary ?? operation.operationId ?? at;
}

/** The anchor of an operation. */
export function operationAnchor({ operation, method, at }: Entry): string {
  return anchor("operation", operation.operationId ?? `${method}${at}`);
}
