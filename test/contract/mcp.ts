import type { Scenarios } from "../scenario.ts";
import { malformedJson, tooLarge, unknownParameter, weather, wrongMediaType } from "./invalid-requests.ts";

const path = "/mcp";
const json = { "content-type": "application/json" };
const ping = { jsonrpc: "2.0" as const, id: 1, method: "ping" };

export const call: Scenarios["mcp"]["call"] = {
  200: [
    ({ registry }) => registry.mcp.call(ping),
    ({ registry }) => registry.mcp.call({ ...ping, id: "a", method: "tools/list" }),
    ({ registry }) => registry.mcp.call({ ...ping, method: "no/such/method" }),
    ({ registry }) =>
      registry.mcp.call({
        ...ping,
        method: "tools/call",
        params: { name: "registry_register_agent", arguments: weather },
      }),
    ({ send }) =>
      send("POST", path, {
        headers: { ...json, origin: "http://registry.test", "mcp-protocol-version": "2025-11-25" },
        body: JSON.stringify(ping),
      }),
  ],
  202: ({ registry }) => registry.mcp.call({ jsonrpc: "2.0", method: "notifications/initialized" }),
  400: [
    malformedJson("POST", path),
    unknownParameter("POST", path),
    ({ send }) => send("POST", path, { headers: json, body: '{"jsonrpc":"1.0","method":"ping"}' }),
    ({ send }) => send("POST", path, { headers: json, body: '{"jsonrpc":"2.0","id":1,"result":{}}' }),
    ({ send }) => send("POST", path, { headers: json, body: JSON.stringify([ping]) }),
    ({ send }) =>
      send("POST", path, {
        headers: { ...json, "mcp-protocol-version": "1999-12-31" },
        body: JSON.stringify(ping),
      }),
  ],
  403: ({ send }) =>
    send("POST", path, { headers: { ...json, origin: "http://evil.example" }, body: JSON.stringify(ping) }),
  413: tooLarge("POST", path),
  415: wrongMediaType("POST", path),
};
