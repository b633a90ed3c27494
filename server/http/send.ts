/** Answers on their way out. */
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { Verbatim } from "../../generated/routes.ts";
import { withoutKeys } from "./masking.ts";
import { completeProblem, type ProblemResponse } from "./problem-response.ts";

/** An answer of any operation, as this layer sees it. */
export interface AnyAnswer {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: unknown;
  media?: string;
  stream?: AsyncIterable<string>;
  problem?: ProblemResponse["problem"];
}

/** Sends what a handler answered, if it is no problem. */
export function send(
  reply: FastifyReply,
  { status, headers = {}, body, media, stream }: AnyAnswer,
): FastifyReply {
  reply.status(status).headers(headers);
  if (stream) {
    // X-Accel-Buffering: a proxy that kept events back would make the stream useless.
    return reply
      .type(`${media}; charset=utf-8`)
      .header("X-Accel-Buffering", "no")
      .send(Readable.from(stream));
  }
  if (media) return reply.type(`${media}; charset=utf-8`).send(body);
  if (body === undefined) return reply.send();
  const text = body instanceof Verbatim ? body.text : JSON.stringify(body);
  return reply.type("application/json; charset=utf-8").send(text);
}

/** Sends a problem (RFC 9457). */
export function sendRefusal(
  reply: FastifyReply,
  rejection: ProblemResponse,
  publicUrl: string,
  requestId: string,
): FastifyReply {
  return reply
    .status(rejection.status)
    .headers(rejection.headers ?? {})
    .type("application/problem+json")
    .send(withoutKeys(JSON.stringify(completeProblem(rejection, publicUrl, requestId))));
}
