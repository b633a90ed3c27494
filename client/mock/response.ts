/** The responses of a mock registry. */
import { version } from "../../generated/operations.ts";
import { type ProblemCode, problems } from "../../generated/problems.ts";
import type { ResponseExample } from "../../generated/response-examples.ts";

/** A response before it is sent. What it omits is that of the example. */
export type Reply = SuccessReply | ProblemReply;

interface SuccessReply {
  status?: number | undefined;
  headers?: Record<string, string> | undefined;
  body?: unknown;
}

/** A problem of the contract. */
export interface ProblemReply {
  problem: ProblemCode;
  /** What was wrong. Default: the meaning of the code. */
  detail?: string;
  headers?: Record<string, string> | undefined;
  /** Additional fields of the problem. */
  members?: Record<string, unknown> | undefined;
}

/** Where a response is sent. */
export interface Receiver {
  baseUrl: string;
  requestId: string;
  /** The `Accept` header of the request. */
  accept: string;
}

/** Sends the response of an operation. */
export function toResponse(reply: Reply, example: ResponseExample, receiver: Receiver): Response {
  if ("problem" in reply) return toProblemResponse(reply, receiver);
  const { status = example.status, body = example.body } = reply;
  const media = example.media.find((each) => receiver.accept.includes(each)) ?? example.media[0];
  const headers = headersOf(receiver, {
    ...example.headers,
    ...(media !== undefined && { "Content-Type": media }),
    ...reply.headers,
  });
  const empty = media === undefined || [204, 304].includes(status);
  return new Response(empty ? null : bodyOf(body), { status, headers });
}

/** Sends a problem (RFC 9457). */
export function toProblemResponse({ problem, detail, headers, members }: ProblemReply, receiver: Receiver) {
  const { status, title, meaning } = problems[problem];
  const { baseUrl, requestId } = receiver;
  const type = `${baseUrl}/problems/${problem}`;
  const body = { type, title, status, detail: detail ?? meaning, code: problem, request_id: requestId };
  const waits = status === 429 || status === 503;
  return new Response(JSON.stringify({ ...body, ...members }), {
    status,
    headers: headersOf(receiver, {
      "Content-Type": "application/problem+json",
      ...(waits && { "Retry-After": "1" }),
      ...headers,
    }),
  });
}

function headersOf({ requestId }: Receiver, headers: Record<string, string>): Record<string, string> {
  return { "X-Request-Id": requestId, "API-Version": version, ...headers };
}

function bodyOf(body: unknown): string | ReadableStream<Uint8Array> {
  return typeof body === "string" || body instanceof ReadableStream ? body : JSON.stringify(body);
}
