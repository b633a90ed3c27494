/** Sends responses. */
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { StaticBody, Verbatim } from "../../../generated/routes.ts";
import { withoutKeys } from "./masking.ts";
import {
  type CompleteProblem,
  completeProblem,
  errorHeaders,
  type ProblemResponse,
} from "./problem-response.ts";

/** The response of any operation. */
export interface AnyResponse {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: unknown;
  media?: string;
  stream?: AsyncIterable<string>;
  problem?: ProblemResponse["problem"];
}

/** Of most responses. A constant, because each text that is put together is looked up again wherever it is compared. */
const jsonType = "application/json; charset=utf-8";

/** Sends the response of a handler that is not a problem. */
export function send(
  reply: FastifyReply,
  { status, headers, body, media, stream }: AnyResponse,
): FastifyReply {
  reply.status(status);
  if (status >= 400) reply.headers(errorHeaders); // in the form of a facade, or a page
  if (headers) reply.headers(headers);
  if (stream) {
    // X-Accel-Buffering: a proxy must not delay events.
    return reply
      .type(`${media}; charset=utf-8`)
      .header("X-Accel-Buffering", "no")
      .send(Readable.from(stream));
  }
  if (body === undefined) return reply.send();
  reply.type(media ? withCharset(media) : jsonType);
  if (body instanceof StaticBody) return reply.send(body.bytes);
  if (media) return reply.send(body);
  const text = body instanceof Verbatim ? body.text : JSON.stringify(body);
  return reply.send(text);
}

/** The media types without a charset: of bytes that are no text, and of digits. */
const bareTypes = new Set(["image/vnd.microsoft.icon", "application/octet-stream", "text/x.tlog.size"]);

/** A media type with its charset, if it has one. */
function withCharset(media: string): string {
  return bareTypes.has(media) ? media : `${media}; charset=utf-8`;
}

/** How problems of web pages are sent. */
export interface ProblemPages {
  /** Headers that protect every page. */
  headers: Record<string, string>;
  /** Renders a problem as a page; null if browsers get JSON too. */
  render: ((problem: CompleteProblem) => string) | null;
}

/** Whether errors are rendered as a page: browsers accept HTML and do not name `application/problem+json`. */
export function wantsPage(accept: string): boolean {
  return accept.includes("text/html") && !accept.includes("application/problem+json");
}

/** Sends a problem response (RFC 9457), or its page. */
export function sendProblem(
  reply: FastifyReply,
  rejection: ProblemResponse,
  publicUrl: string,
  requestId: string,
  render: ProblemPages["render"] = null,
): FastifyReply {
  const problem = completeProblem(rejection, publicUrl, requestId);
  reply.status(rejection.status).headers({ ...errorHeaders, ...rejection.headers });
  if (!render) return reply.type("application/problem+json").send(withoutKeys(JSON.stringify(problem)));
  return reply.type("text/html; charset=utf-8").send(withoutKeys(render(problem)));
}
