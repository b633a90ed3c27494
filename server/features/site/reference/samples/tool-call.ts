/** The MCP tool of an operation, called with the values of its example request. */

import type { ExampleRequest, ExampleValue } from "../../../../../generated/example-requests.ts";
import { type Tool, tools } from "../../../../../generated/tools.ts";
import { json } from "../example.ts";

/** The tool of an operation; undefined if it has none. */
export function toolOf({ method, at }: { method: string; at: string }): Tool | undefined {
  return tools.find(({ request }) => request.method === method && request.path === at);
}

/** The parameters of `tools/call` as JSON. */
export function toolCallOf(tool: Tool, request: ExampleRequest): string {
  const given = Object.entries(tool.request.places).flatMap(([argument, place]) => {
    const value =
      place.in === "body"
        ? memberOf(request.body?.value, place.member)
        : valueNamed(request[place.in], place.member);
    return value === undefined ? [] : [[argument, value] as const];
  });
  return json({ name: tool.name, arguments: Object.fromEntries(given) });
}

function valueNamed(values: readonly ExampleValue[], name: string): unknown {
  return values.find((each) => each.name === name)?.value;
}

/** A member of the body, or the whole body. */
function memberOf(body: unknown, member: string | null): unknown {
  if (member === null) return body;
  if (typeof body !== "object" || body === null) return undefined;
  return Object.entries(body).find(([name]) => name === member)?.[1];
}
