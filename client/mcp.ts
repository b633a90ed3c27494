/** The registry as tools for models: the Model Context Protocol. */
import { unexpectedAnswer } from "./errors.ts";
import { type Http, type RequestOptions, sending } from "./http.ts";
import type { McpAnswer, McpMessage } from "./models.ts";

/** The methods of `registry.mcp`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Mcp = ReturnType<typeof createMcp>;

/** Makes the methods of `registry.mcp`. */
export function createMcp(http: Http) {
  return {
    /**
     * Sends one message of the Model Context Protocol. Who uses the tools with a model has an MCP client for that and
     * gives it the address `/mcp`; this is for who speaks the protocol by hand.
     * @returns the answer, of a request that failed too; null for a notification, which has none.
     * @throws RegistryError `invalid_body`, `unknown_member`.
     */
    async call(message: McpMessage, options: RequestOptions = {}): Promise<McpAnswer | null> {
      const { data, response } = await http.POST("/mcp", { body: message, ...sending(options) });
      if (response.status === 202) return null;
      if (data === undefined) throw unexpectedAnswer(response, "");
      return data;
    },
  };
}
