/** Answers of a fake registry on their way out. */
import { version } from "../../../generated/operations.ts";
import { Verbatim } from "../../../generated/routes.ts";
import { withoutKeys } from "../../../server/http/masking.ts";
import { complete, type Refusal } from "../../../server/http/refusal.ts";

/** An answer of any handler, whatever its operation. */
export interface AnyAnswer {
  status: number;
  headers?: Record<string, string | string[] | number>;
  body?: unknown;
  media?: string;
  stream?: AsyncIterable<string>;
  problem?: Refusal["problem"];
}

/**
 * An answer as it is sent. It is made into a Response at the very end: in browsers a script's Response cannot have a
 * cookie in it, and the fake's own jars need to see them.
 */
export interface Sent {
  status: number;
  headers: [name: string, value: string][];
  body: string | AsyncIterable<string> | null;
}

/** What every answer carries. */
export function marks(requestId: string): Record<string, string> {
  return { "X-Request-Id": requestId, "API-Version": version, "X-Content-Type-Options": "nosniff" };
}

/** An answer that is no problem. */
export function sent(
  { status, headers = {}, body, media, stream }: AnyAnswer,
  more: Record<string, string>,
): Sent {
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

/** A problem (RFC 9457). */
export function sentRefusal(refusal: Refusal, baseUrl: string, more: Record<string, string>): Sent {
  const requestId = more["X-Request-Id"] ?? "";
  return {
    status: refusal.status,
    headers: listed({
      ...more,
      ...refusal.headers,
      "Content-Type": "application/problem+json; charset=utf-8",
    }),
    body: withoutKeys(JSON.stringify(complete(refusal, baseUrl, requestId))),
  };
}

/** The answer as `fetch` gives it. */
export function responseOf({ status, headers, body }: Sent, method: string): Response {
  const empty = method === "HEAD" || status === 204 || status === 304;
  return new Response(empty || body === null ? null : typeof body === "string" ? body : streamOf(body), {
    ...{ status, headers },
  });
}

/** Each cookie is set by a header of its own (RFC 6265 section 3). */
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
      void iterator.return?.(); // it ends at its next step: who waits for it would wait for the next event
    },
  });
}
