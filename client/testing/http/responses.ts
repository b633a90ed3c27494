/** Writes the responses of a fake registry. */
import { version } from "../../../generated/operations.ts";
import { Verbatim } from "../../../generated/routes.ts";
import { withoutKeys } from "../../../server/http/masking.ts";
import { completeProblem, type ProblemResponse } from "../../../server/http/problem-response.ts";

/** A response of any handler. */
export interface AnyResponse {
  status: number;
  headers?: Record<string, string | string[] | number>;
  body?: unknown;
  media?: string;
  stream?: AsyncIterable<string>;
  problem?: ProblemResponse["problem"];
}

/**
 * A response before it becomes a `Response`. The conversion comes last: in browsers, a script's `Response` cannot have
 * cookies, and the fake's cookie jars need them.
 */
export interface SentResponse {
  status: number;
  headers: [name: string, value: string][];
  body: string | AsyncIterable<string> | null;
}

/** The headers of every response. */
export function commonHeaders(requestId: string): Record<string, string> {
  return { "X-Request-Id": requestId, "API-Version": version, "X-Content-Type-Options": "nosniff" };
}

/** Writes a response that is not a problem. */
export function toResponse(
  { status, headers = {}, body, media, stream }: AnyResponse,
  more: Record<string, string>,
): SentResponse {
  const type = (name: string) => listed({ ...more, ...headers, "Content-Type": `${name}; charset=utf-8` });
  if (stream) return { status, headers: type(media ?? "text/event-stream"), body: stream };
  if (media) return { status, headers: type(media), body: String(body) };
  if (body === undefined) return { status, headers: listed({ ...more, ...headers }), body: null };
  return {
    status,
    headers: type("application/json"),
    body: body instanceof Verbatim ? body.text : JSON.stringify(body),
  };
}

/** Writes a problem (RFC 9457). */
export function toProblemResponse(
  rejection: ProblemResponse,
  baseUrl: string,
  more: Record<string, string>,
): SentResponse {
  const requestId = more["X-Request-Id"] ?? "";
  return {
    status: rejection.status,
    headers: listed({
      ...more,
      ...rejection.headers,
      "Content-Type": "application/problem+json; charset=utf-8",
    }),
    body: withoutKeys(JSON.stringify(completeProblem(rejection, baseUrl, requestId))),
  };
}

/** Converts to a `Response` of `fetch`. */
export function responseOf({ status, headers, body }: SentResponse, method: string): Response {
  const empty = method === "HEAD" || status === 204 || status === 304;
  return new Response(empty || body === null ? null : typeof body === "string" ? body : streamOf(body), {
    status,
    headers,
  });
}

/** Each cookie has its own `Set-Cookie` header (RFC 6265 section 3). */
function listed(headers: Record<string, string | string[] | number>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
}

function streamOf(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = texts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let cancelled = false;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (cancelled) return;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel() {
      cancelled = true;
      void iterator.return?.(); // not awaited, because it ends with the next event
    },
  });
}
