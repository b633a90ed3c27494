/** The registry as tools for language models: the Model Context Protocol. */
import { call, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { McpAnswer, McpMessage } from "./models.ts";
import type { RequestOptions } from "./options.ts";

/** Creates the methods of `registry.mcp`. */
export function createMcp(http: Http) {
  return {
    /**
     * Sends one message of the Model Context Protocol. To use the tools with a language model, give an MCP client the URL
     * `/mcp` of the node instead.
     * @returns the response, also of a failed request; null for a notification, which has none.
     * @throws ValidationError `invalid_body`, `unknown_member`.
     */
    async call(message: McpMessage, options?: RequestOptions): Promise<McpAnswer | null> {
      const takes = (status: number) => status === 202;
      const response = await call(http, "POST /mcp", { body: message, takes }, options);
      return (response as McpAnswer | undefined) ?? null; // only a batch has a list of responses
    },
  } satisfies Methods<"mcp">;
}

/** The methods of `registry.mcp`. All throw RegistryError. */
export interface Mcp extends ReturnType<typeof createMcp> {}
