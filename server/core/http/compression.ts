/**
 * Compression of responses (RFC 9110 section 8.4). It is not that of @fastify/compress 9.2, which compresses small texts
 * synchronously, on the event loop, and larger ones as streams without Content-Length. That does not limit how many it
 * compresses at once, and keeps strong ETags.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { operations } from "../../../generated/operations.ts";
import { preferredEncoding } from "./accept-encoding.ts";
import { isPrivate } from "./authentication.ts";
import { Compressor } from "./compressor.ts";
import { operationOf } from "./routes.ts";

/** The media types that compression makes smaller. An event stream is none of them: its events must not wait in a buffer. */
const compressible = [
  "application/atom+xml",
  "application/json",
  "application/problem+json",
  "application/yaml",
  "image/svg+xml",
  "text/css",
  "text/html",
  "text/javascript",
  "text/plain",
];

/** As responses have them. Every response is looked up here, so none is cut at its parameter first. */
const compressibleTypes: ReadonlySet<unknown> = new Set(
  compressible.flatMap((media) => [media, `${media}; charset=utf-8`]),
);

/** Shorter bodies are sent as they are, in bytes: they fit into one packet with their headers either way. */
const minBytes = 1_000;

/** Compresses the responses of all routes that are added later. */
export function compressResponses(app: FastifyInstance, compressor = new Compressor()): void {
  // It calls back instead of returning a promise, because every request would make one.
  app.addHook("onSend", (request, reply, payload: unknown, done) => {
    const isCandidate = reply.statusCode === 304 || compressibleTypes.has(reply.getHeader("content-type"));
    if (!isCandidate || mayHoldSecret(request, reply) || reply.hasHeader("content-encoding"))
      return done(null, payload);
    varyByEncoding(reply);
    if (reply.statusCode === 304) {
      if (hasWeakTag(request, reply)) weakenTag(reply);
      return done(null, payload);
    }
    const encoding = preferredEncoding(request.headers["accept-encoding"]?.toString());
    const isBody = typeof payload === "string" || Buffer.isBuffer(payload);
    if (!encoding || !isBody || Buffer.byteLength(payload) < minBytes || isProof(request, reply))
      return done(null, payload);
    const encoded = Buffer.isBuffer(payload)
      ? compressor.compressOnce(payload, encoding)
      : compressor.compress(payload, encoding);
    encoded.then((body) => {
      if (!body) return done(null, payload);
      reply.header("Content-Encoding", encoding);
      weakenTag(reply);
      done(null, body);
    }, done);
  });
}

/** Whether a response is the text of a proof: hashes in base64. Compression makes it a quarter smaller, and takes longer than all else. */
function isProof(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    operationOf(request) === operations.log.proof &&
    String(reply.getHeader("content-type")).startsWith("text/plain")
  );
}

/**
 * Whether a response may hold a secret. The length of a compressed response tells whether the request repeats a part of the
 * secret (BREACH, CVE-2013-3587).
 */
function mayHoldSecret(request: FastifyRequest, reply: FastifyReply): boolean {
  const operation = operationOf(request);
  if (!operation) return false;
  if (isPrivate(operation)) return true;
  // POST /mcp takes no credential of its own, but calls operations with the key of its request.
  if (operation.method !== "GET") return hasKey(request);
  // A page that no cache may store is that of a set-up link, with its token.
  return (
    reply.getHeader("cache-control") === "no-store" &&
    String(reply.getHeader("content-type")).startsWith("text/html")
  );
}

function hasKey({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined || headers["x-api-key"] !== undefined;
}

/** Adds `Accept-Encoding` to `Vary`. */
function varyByEncoding(reply: FastifyReply): void {
  const vary = reply.getHeader("vary");
  if (vary === undefined) return void reply.header("vary", "Accept-Encoding"); // most responses
  const names = [vary].flat().map(String);
  if (!names.some((each) => /(^|,)\s*(\*|accept-encoding)\s*(,|$)/i.test(each)))
    reply.header("vary", [...names, "Accept-Encoding"].join(", "));
}

/** Makes a validator weak: bytes differ by encoding (RFC 9110 section 8.8.3.3), and the tag names the state of the resource. */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader("etag");
  if (typeof tag === "string" && !tag.startsWith("W/")) reply.header("etag", `W/${tag}`);
}

/**
 * Whether the client has the weak form of the tag of a 304. It is sent back in this form, because a strong one selects only
 * stored responses that have the same strong tag (RFC 9111 section 4.3.4).
 */
function hasWeakTag({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  return (headers["if-none-match"] ?? "").includes(`W/${reply.getHeader("etag")}`);
}
