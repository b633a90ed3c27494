/** The tools of the MCP server, and how they are called. */
import { type Operation, operations } from "../../../generated/operations.ts";
import { type Tool, tools } from "../../../generated/tools.ts";
import type { Client } from "../../core/http/authentication.ts";
import { completeProblem, ProblemError } from "../../core/http/problem-response.ts";
import { valueCheck } from "../../core/http/validation.ts";
import { nextTurn } from "../../core/time/time-slice.ts";
import { problemResult, type ToolResult, toRequest, toToolResult } from "./calls.ts";
import { instructions } from "./identity.ts";

/** The part of the client that a tool call needs. */
export type ToolCaller = Pick<Client, "dispatch" | "requestId">;

/** The tools that an MCP endpoint offers, and its instructions for language models. */
export interface Toolset {
  tools: readonly Tool[];
  instructions: string;
}

/** The tools of the registry. */
export const registryToolset: Toolset = { tools, instructions };

/** The tools of a registry without the operations of some features. */
export function toolsetWithout(features: ReadonlySet<string>): Toolset {
  if (features.size === 0) return registryToolset;
  const all = Object.entries<Record<string, Operation>>(operations);
  const off = all.flatMap(([feature, named]) => (features.has(feature) ? Object.values(named) : []));
  const served = tools.filter(
    ({ request }) => !off.some(({ method, path }) => method === request.method && path === request.path),
  );
  return { tools: served, instructions };
}

/** The tools as in the response of `tools/list`. */
export function listedTools({ tools }: Toolset) {
  return tools.map(({ request: _, ...offered }) => offered);
}

/** Calls the operation of a tool. A problem is a result too, so that a model can correct its call. */
export async function callTool(
  tool: Tool,
  sent: Record<string, unknown>,
  { dispatch, requestId }: ToolCaller,
  publicUrl: string,
): Promise<ToolResult> {
  const given = withCurrentNames(tool, sent);
  try {
    argumentsCheckOf(tool)(given);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return problemResult(completeProblem(error.response, publicUrl, requestId));
  }
  const response = await dispatch(toRequest(tool, given));
  await nextTurn(); // the responses of several calls may arrive in one turn of the event loop
  return toToolResult(tool, response);
}

/** Replaces former names of arguments. Of an argument that has both names, the former one is rejected as unknown. */
function withCurrentNames({ request }: Tool, given: Record<string, unknown>): Record<string, unknown> {
  const former = Object.entries(request.former).filter(([was, is]) => was in given && !(is in given));
  if (former.length === 0) return given;
  const { ...renamed } = given;
  for (const [was, is] of former) {
    renamed[is] = renamed[was];
    delete renamed[was];
  }
  return renamed;
}

const checks = new WeakMap<Tool, ReturnType<typeof valueCheck>>();

/** Returns the check of a tool's arguments, compiled at the first call. */
function argumentsCheckOf(tool: Tool): ReturnType<typeof valueCheck> {
  const check = checks.get(tool) ?? valueCheck(tool.request.schema);
  checks.set(tool, check);
  return check;
}
