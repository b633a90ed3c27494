/** Answers on their way out. */
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { ProblemCode } from "../../generated/problems.ts";
import { Verbatim } from "../../generated/routes.ts";
import { complete, type Refusal } from "./refusal.ts";

/** An answer of any operation, as this layer sees it. */
export interface AnyAnswer {
  status: number;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  media?: string;
  stream?: AsyncIterable<string>;
  problem?: { code: ProblemCode; detail: string; [member: string]: unknown };
}

/** Sends what a handler answered. */
export function send(
  reply: FastifyReply,
  answer: AnyAnswer,
  publicUrl: string,
  requestId: string,
): FastifyReply {
  const { status, headers = {}, body, media, stream, problem } = answer;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.header(name, value);
  if (problem) return sendRefusal(reply, { status, problem }, publicUrl, requestId);
  reply.status(status);
  if (stream)
    return reply
      .type(`${media}; charset=utf-8`)
      .header("X-Accel-Buffering", "no")
      .send(Readable.from(stream));
  if (media) return reply.type(`${media}; charset=utf-8`).send(body);
  if (body === undefined) return reply.send();
  return reply
    .type("application/json; charset=utf-8")
    .send(body instanceof Verbatim ? body.text : JSON.stringify(body));
}

/** Sends a problem (RFC 9457). */
export function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  publicUrl: string,
  requestId: string,
): FastifyReply {
  return reply
    .status(refusal.status)
    .headers(refusal.headers ?? {})
    .type("application/problem+json")
    .send(JSON.stringify(complete(refusal, publicUrl, requestId)));
}
