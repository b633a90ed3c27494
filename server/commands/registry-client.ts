/** What commands share that call a node with a key of its user. */
import { createRegistry, type Registry, RegistryError } from "../../client/index.ts";
import { StartError } from "../core/process/start-error.ts";
import { plainText } from "../display/hidden-characters.ts";
import { registryKey } from "./node-environment.ts";
import { nodeErrors } from "./node-errors.ts";

/** The lines of `--help` about what these commands read. */
export const sharedHelp = `  --url <url>        the node, which must be running; default: PUBLIC_URL
  --json             print the response of the node as JSON
  --help             show this text

Variables: REGISTRY_KEY, an API key of your account on the node, with the scope agents:write or without scopes.`;

/**
 * Calls the node with the key of the user.
 * @throws StartError with what the node says is wrong.
 */
export function withRegistry<Result>(
  url: string,
  work: (registry: Registry) => Promise<Result>,
): Promise<Result> {
  const apiKey = registryKey();
  if (apiKey === undefined)
    throw new StartError(
      "REGISTRY_KEY is not set: create a key in the dashboard of the node, and set REGISTRY_KEY to it.",
    );
  return nodeErrors(url, async () => {
    try {
      return await work(createRegistry({ baseUrl: url, apiKey }));
    } catch (error) {
      if (error instanceof RegistryError && error.status !== undefined && rejected.has(error.status))
        throw new StartError(plainText(error.message));
      throw error;
    }
  });
}

/** Statuses of requests that would be rejected again. */
const rejected = new Set([400, 403, 404, 409, 410, 429]);

/** Prints lines, or the response as JSON. */
export function print(json: boolean, response: unknown, lines: readonly string[]): void {
  console.log(json ? JSON.stringify(response, null, 2) : lines.join("\n"));
}
