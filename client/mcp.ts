/** The registry as tools for models: the Model Context Protocol. */
import type { Http } from "./http.ts";
import type { McpAnswer, McpMessage } from "./models.ts";
import type { RequestOptions } from "./options.ts";

/** The methods of `registry.mcp`. All throw RegistryError. */
export interface Mcp {
  /**
   * Sends one message of the Model Context Protocol. Who uses the tools with a model has an MCP client for that and
   * gives it the address `/mcp`; this is for who speaks the protocol by hand.
   * @returns the answer, of a request that failed too; null for a notification, which has none.
   * @throws ValidationError `invalid_body`, `unknown_member`.
   */
  call(message: McpMessage, options?: RequestOptions): Promise<McpAnswer | null>;
}

/** Makes the methods of `registry.mcp`. */
export function createMcp(http: Http): Mcp {
  return {
    async call(message, options) {
      const call = { method: "POST", path: "/mcp", body: message, takes: (status: number) => status === 202 };
      return ((await http.send(call, options)) as McpAnswer | undefined) ?? null; // the contract's answers: 200 and 202
    },
  };
}
