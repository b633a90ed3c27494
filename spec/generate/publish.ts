/** The published document: the one of the generator, without what only the generator reads. */
import { internalExtensions } from "../lib/extensions.ts";
import type { OpenApi } from "./document.ts";

/** Removes the internal extensions of the contract, at any depth. */
export function published(document: OpenApi): OpenApi {
  const text = JSON.stringify(document, (name, value) => (internalExtensions.has(name) ? undefined : value));
  return JSON.parse(text) as OpenApi; // the same document, with fewer members
}
