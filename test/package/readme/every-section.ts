/** What every section of the client's README speaks of without saying where it comes from. */
import { createRegistry } from "@registry-node/client";

/** The client, with the key of a developer. */
export const registry = createRegistry({
  baseUrl: process.env.REGISTRY_URL ?? "",
  apiKey: process.env.REGISTRY_KEY,
});
