/** The tools, and what calls of them do. */
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { type Tool, tools } from "../../generated/tools.ts";
import type { Origin } from "../http/admission.ts";
import { complete, Refused } from "../http/refusal.ts";
import { valueCheck } from "../http/validation.ts";
import { failure, requestOf, resultOf } from "./calls.ts";

/** Who calls a tool, as far as a call needs to know. */
export type Asker = Pick<Origin, "ask" | "requestId">;

/** The tools as `tools/list` gives them. */
export const listed = tools.map(({ request: _, ...offered }) => offered);

/** Performs a tool's operation. What it refuses is a result too: a model can mend its call. */
export async function perform(
  tool: Tool,
  given: Record<string, unknown>,
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
