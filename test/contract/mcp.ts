import type { Scenario, Scenarios } from "../scenario.ts";
import { byAnyone } from "./access.ts";
import { elsewhere, json, weather } from "./preparation.ts";

const ping = { jsonrpc: "2.0" as const, id: 1, method: "ping" };

/** Sends a message as it is. */
function sent(message: object, headers: Record<string, string> = {}): Scenario {
  return ({ send }) =>
    send("POST", "/mcp", { headers: { ...json, ...headers }, body: JSON.stringify(message) });
}

const modern = "2026-07-28";

/** Sends a request of version 2026-07-28. */
function stateless(method: string, params: object = {}, headers: Record<string, string> = {}): Scenario {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": modern,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  return sent(
    { ...ping, method, params: { ...params, _meta } },
    { "mcp-protocol-version": modern, "mcp-method": method, ...headers },
  );
}

export const call: Scenarios["mcp"]["call"] = {
  access: byAnyone,
  200: {
    ping: ({ registry }) => registry.mcp.call(ping),
    "the list of tools": ({ registry }) => registry.mcp.call({ ...ping, id: "a", method: "tools/list" }),
    "a batch": sent([ping, { jsonrpc: "2.0", method: "notifications/initialized" }, { ...ping, id: 2 }]),
    "an unknown method": ({ registry }) => registry.mcp.call({ ...ping, method: "no/such/method" }),
    "a tool call": ({ registry }) =>
      registry.mcp.call({
        ...ping,
        method: "tools/call",
        params: { name: "registry_register_agent", arguments: weather },
      }),
    "a discovery": stateless("server/discover"),
    "a tool call without a handshake": stateless(
      "tools/call",
      { name: "registry_get_stats" },
      { "mcp-name": "registry_get_stats" },
    ),
    "the node's own page": sent(ping, {
      origin: "http://registry.test",
      "mcp-protocol-version": "2025-11-25",
    }),
  },
  404: stateless("ping"),
  202: ({ registry }) => registry.mcp.call({ jsonrpc: "2.0", method: "notifications/initialized" }),
  400: {
    invalid_body: {
      "another version of JSON-RPC": sent({ jsonrpc: "1.0", method: "ping" }),
      "a response": sent({ jsonrpc: "2.0", id: 1, result: {} }),
      "an empty batch": sent([]),
      "a batch of too many messages": sent(Array.from({ length: 51 }, () => ping)),
    },
  },
  403: {
    cross_site_request: elsewhere(
      { publicUrl: "http://localhost:3000" },
      sent(ping, { origin: "http://evil.example" }),
    ),
  },
};
