/** Converts tool calls to requests of operations, and their responses to tool results. */
import type { Tool } from "../../../generated/tools.ts";
import type { InternalRequest, InternalResponse } from "../../core/http/internal-request.ts";
import { maxResponseBytes } from "./messages.ts";
import { toArgumentPointers } from "./problems.ts";

/** The result of a tool call (Model Context Protocol). */
export type ToolResult = {
  content: { type: "text"; text: string }[];
  /** The response, which conforms to the tool's output schema, as its JSON: it is not parsed to be serialized again. */
  structuredText?: string;
  isError?: boolean;
  _meta?: Record<string, unknown>;
};

/** The JSON of a result, which may have further members. */
export function toJson({
  structuredText,
  ...others
}: {
  structuredText?: string;
  [member: string]: unknown;
}): string {
  const text = JSON.stringify(others);
  return structuredText === undefined ? text : `{"structuredContent":${structuredText},${text.slice(1)}`;
}

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

/** What `content` says of a response that is so large that its copy is left out. */
const noCopy = "The result is in structuredContent only, because it is large.";

/**
 * Converts the response of an operation to a tool result. A text as `content` is for clients that do not know
 * `structuredContent`; with it the result may be too large.
 */
export function toToolResult(tool: Tool, { status, headers, text }: InternalResponse): ToolResult {
  const _meta = { "registry-node/answer": { status, headers: relevantHeaders(headers) } };
  if (status >= 400) {
    const problem = JSON.parse(text) as Record<string, unknown>; // operations of tools respond with an object or a problem
    return { ...problemResult(toArgumentPointers(problem, tool)), _meta };
  }
  const mayFit = 3 * Buffer.byteLength(text) < maxResponseBytes; // escaped, a JSON text has at most twice its length
  return { content: [{ type: "text", text: mayFit ? text : noCopy }], structuredText: text, _meta };
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
