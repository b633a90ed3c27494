/** Converts tool calls to requests of operations, and their responses to tool results. */
import type { Tool } from "../../generated/tools.ts";
import type { InternalRequest, InternalResponse } from "../http/internal-request.ts";
import { toArgumentPointers } from "./problems.ts";

/** The result of a tool call (Model Context Protocol). */
export type ToolResult = {
  content: { type: "text"; text: string }[];
  /** The response, which conforms to the tool's output schema. */
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
  _meta?: Record<string, unknown>;
};

/** The arguments of a tool call. */
type Arguments = Record<string, unknown>;

/** Converts a tool call to a request. Its arguments have been checked. */
export function toRequest({ request }: Tool, given: Arguments): InternalRequest {
  let path = request.path;
  const query: string[] = [];
  const members: Arguments = {};
  let body: unknown = members;
  for (const [name, value] of Object.entries(given)) {
    const place = request.places[name];
    if (place?.in === "path") path = path.replace(`{${place.member}}`, encoded(value));
    if (place?.in === "query") query.push(`${place.member}=${[value].flat().map(encoded).join(",")}`);
    if (place?.in === "body" && place.member === null) body = value;
    if (place?.in === "body" && place.member !== null) members[place.member] = value;
  }
  return {
    method: request.method,
    url: query.length > 0 ? `${path}?${query.join("&")}` : path,
    ...(request.body && { body }),
  };
}

function encoded(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed()); // a lone surrogate would throw
}

/** Converts the response of an operation to a tool result. */
export function toToolResult(tool: Tool, { status, headers, text }: InternalResponse): ToolResult {
  const body = JSON.parse(text) as Record<string, unknown>; // operations of tools respond with an object or a problem
  const _meta = { "registry-node/answer": { status, headers: relevantHeaders(headers) } };
  if (status >= 400) return { ...problemResult(toArgumentPointers(body, tool)), _meta };
  return { content: [{ type: "text", text }], structuredContent: body, _meta };
}

/** Selects the headers that describe the response. */
function relevantHeaders(headers: InternalResponse["headers"]): InternalResponse["headers"] {
  const relevant =
    /^(etag|location|link|deprecation|sunset|preference-applied|retry-after|x-request-id|ratelimit.*|x-ratelimit.*)$/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => relevant.test(name)));
}

/**
 * Converts a problem to a tool result. It has no structured content, because that must conform to the tool's output schema,
 * and the SDK's client rejects results that do not.
 */
export function problemResult(problem: object): ToolResult {
  const detail =
    "detail" in problem ? problem.detail : "message" in problem ? problem.message : "The node failed.";
  const texts = [String(detail), JSON.stringify(problem)];
  return { isError: true, content: texts.map((text) => ({ type: "text" as const, text })) };
}
