/** Calls of tools as requests of operations, and their answers as results. */
import type { Tool } from "../../generated/tools.ts";
import type { Answered, Asked } from "../http/asking.ts";
import { inArguments } from "./problems.ts";

/** What a call of a tool gives, as the protocol has it. */
export type ToolResult = {
  content: { type: "text"; text: string }[];
  /** What fits the tool's output. */
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
  _meta?: Record<string, unknown>;
};

/** What a tool is called with. */
type Arguments = Record<string, unknown>;

/** The request that a call stands for; its arguments have been checked. */
export function requestOf({ request }: Tool, given: Arguments): Asked {
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
  return encodeURIComponent(String(value).toWellFormed()); // half a surrogate pair would throw
}

/** The result of a call whose operation answered so. */
export function resultOf(tool: Tool, { status, headers, text }: Answered): ToolResult {
  const body = JSON.parse(text) as Record<string, unknown>; // every tool's operation answers with an object, or a problem
  const _meta = { "registry-node/answer": { status, headers: told(headers) } };
  if (status >= 400) return { ...failure(inArguments(body, tool)), _meta };
  return { content: [{ type: "text", text }], structuredContent: body, _meta };
}

/** Headers that say something of the answer itself. */
function told(headers: Answered["headers"]): Answered["headers"] {
  const telling =
    /^(etag|location|link|deprecation|sunset|preference-applied|retry-after|x-request-id|ratelimit.*|x-ratelimit.*)$/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => telling.test(name)));
}

/**
 * A problem as a result. It is no structured content: that must fit the tool's output, and the SDK's client throws away
 * a result that does not.
 */
export function failure(problem: object): ToolResult {
  const detail = "detail" in problem ? String(problem.detail) : "The node failed.";
  const texts = [detail, JSON.stringify(problem)];
  return { isError: true, content: texts.map((text) => ({ type: "text" as const, text })) };
}
