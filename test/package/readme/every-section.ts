/** The undeclared names of every section of the client's README. */
import { createRegistry } from "@registry-node/client";

/** The client, with the key of a developer. */
export const registry = createRegistry({
  baseUrl: process.env.REGISTRY_URL ?? "",
  apiKey: process.env.REGISTRY_KEY,
});
