/** Calls of tools as requests of operations, and their answers as results. */
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { type Tool, tools } from "../../generated/tools.ts";
import type { Origin } from "../http/admission.ts";
import type { Answered, Asked } from "../http/onward.ts";
import { complete, Refused } from "../http/refusal.ts";
import { valueCheck } from "../http/validation.ts";
import { inArguments } from "./problems.ts";

/** Who calls a tool, as far as a call needs to know. */
export type Asker = Pick<Origin, "ask" | "requestId">;

type Arguments = Record<string, unknown>;

/** The tools as `tools/list` gives them. */
export const listed = tools.map(({ request: _, ...offered }) => offered);

/** Performs a tool's operation. What it refuses is a result too: a model can mend its call. */
export async function perform(
  tool: Tool,
  given: Arguments,
  { ask, requestId }: Asker,
  publicUrl: string,
): Promise<CallToolResult> {
  try {
    checkOf(tool)(given);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return failure(complete(error.refusal, publicUrl, requestId));
  }
  return resultOf(tool, await ask(requestOf(tool, given)));
}

const checks = new Map<string, ReturnType<typeof valueCheck>>();

/** The check of a tool's arguments, compiled when the tool is first called. */
function checkOf({ name, inputSchema }: Tool): ReturnType<typeof valueCheck> {
  const check = checks.get(name) ?? valueCheck(inputSchema);
  checks.set(name, check);
  return check;
}

/** The request that a call stands for; its arguments have been checked. */
function requestOf({ request }: Tool, given: Arguments): Asked {
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

function resultOf(tool: Tool, { status, headers, text }: Answered): CallToolResult {
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
function failure(problem: object): CallToolResult {
  const detail = "detail" in problem ? String(problem.detail) : "The node failed.";
  const texts = [detail, JSON.stringify(problem)];
  return { isError: true, content: texts.map((text) => ({ type: "text", text })) };
}
