/** The registry as tools for language models: the Model Context Protocol. */
import type { Http } from "./http.ts";
import type { McpAnswer, McpMessage } from "./models.ts";
import type { RequestOptions } from "./options.ts";

/** The methods of `registry.mcp`. All throw RegistryError. */
export interface Mcp {
  /**
   * Sends one message of the Model Context Protocol. To use the tools with a language model, give an MCP client the URL
   * `/mcp` of the node instead.
   * @returns the response, also of a failed request; null for a notification, which has none.
   * @throws ValidationError `invalid_body`, `unknown_member`.
   */
  call(message: McpMessage, options?: RequestOptions): Promise<McpAnswer | null>;
}

/** Creates the methods of `registry.mcp`. */
export function createMcp(http: Http): Mcp {
  return {
    async call(message, options) {
      const call = { method: "POST", path: "/mcp", body: message, takes: (status: number) => status === 202 };
      return ((await http.send(call, options)) as McpAnswer | undefined) ?? null; // the contract's responses: 200 and 202
    },
  };
}
