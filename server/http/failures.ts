/** Converts errors outside the handlers to problems. */

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { bodyLimit, bodyTooLarge } from "./body.ts";
import { ProblemError, type ProblemResponse, problemResponse } from "./problem-response.ts";
import { problemText } from "./raw-problem.ts";

/** Classifies errors of the database. */
export interface DatabaseFailures {
  /** Whether an error says that the database cannot be reached. */
  unavailable: (error: unknown) => boolean;
  /** Whether an error says that the response to a commit was lost. */
  outcomeUnknown: (error: unknown) => boolean;
}

/** Seconds until a request may be retried after the database was unavailable. */
const retryAfter = 5;

/** Converts an error to a problem. An unexpected error becomes an internal error, without its message. */
export function problemOf(error: Error, { unavailable, outcomeUnknown }: DatabaseFailures): ProblemResponse {
  if (error instanceof ProblemError) return error.response;
  switch ("code" in error ? error.code : undefined) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
    case "FST_ERR_ROUTE_MISSING_CONTENT_TYPE": // the framework rejects some methods without one before it looks for a route
      return problemResponse(
        "unsupported_media_type",
        "The body must be sent as Content-Type: application/json.",
      );
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return bodyTooLarge(bodyLimit);
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return problemResponse(
        "malformed_request",
        "The body does not have the length that Content-Length says.",
      );
    case "FST_ERR_BAD_URL":
      return problemResponse(
        "malformed_request",
        "The path is not percent-encoded right (RFC 3986 section 2.1).",
      );
  }
  if (outcomeUnknown(error)) return unknownOutcome();
  if ("statusCode" in error && Number(error.statusCode) < 500 && isFrameworkError(error)) {
    return problemResponse("malformed_request", "The request is not one that the node can read.");
  }
  if (unavailable(error)) return databaseUnavailable();
  return problemResponse("internal_error", "The node failed. Its log has the cause under this request_id.");
}

/** Whether the framework rejected a request, for a reason without a case of its own. */
function isFrameworkError(error: Error): boolean {
  return "code" in error && String(error.code).startsWith("FST_ERR_");
}

/** The problem of a request while the database does not respond. */
export function databaseUnavailable(): ProblemResponse {
  return problemResponse(
    "database_unavailable",
    `The database does not respond. Nothing was changed; try again in ${retryAfter} seconds.`,
    {},
    { "Retry-After": String(retryAfter) },
  );
}

/** The problem of a change that may have been made: the response of the database to its commit was lost. */
function unknownOutcome(): ProblemResponse {
  return problemResponse(
    "outcome_unknown",
    "It is not known whether the change was made: the connection to the database was lost while it was being committed. " +
      "Look it up, or repeat the request with the same Idempotency-Key.",
    {},
    { "Retry-After": String(retryAfter) },
  );
}

/** How long a client may take to read a response to invalid HTTP, in milliseconds. */
const lingerMs = 1_000;

/**
 * Responds to invalid HTTP, and to requests that do not arrive in time: for these the framework has no request. The
 * connection is closed even if the client keeps its side open.
 */
export function clientError(error: Error & { code?: string; rawPacket?: unknown }, socket: Duplex): void {
  endSocket(socket, problemOfClientError(error.code, startOf(error.rawPacket)));
}

/** Rejects CONNECT (RFC 9110 section 9.3.6), for which there are no routes: the node is not a proxy. */
export function rejectTunnel(_request: IncomingMessage, socket: Duplex): void {
  endSocket(socket, problemResponse("not_implemented", "The node is no proxy: it does not serve CONNECT."));
}

function endSocket(socket: Duplex, found: ProblemResponse): void {
  if (!socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  socket.end(problemText(found, randomUUID()));
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function problemOfClientError(code: string | undefined, start: string): ProblemResponse {
  if (code === "HPE_HEADER_OVERFLOW")
    return problemResponse(
      "headers_too_large",
      "The request line and the headers have more than 16 KiB together.",
    );
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    const detail = "The request did not arrive in time: the headers have 20 seconds, the whole of it 120.";
    return problemResponse("request_timeout", detail);
  }
  if (requestLine.test(start))
    return problemResponse("not_implemented", "The node does not know the method of the request.");
  return problemResponse("malformed_request", "The request is not HTTP that the node can read.");
}

/** A valid request whose method is unknown to Node.js (RFC 9110 section 9.1: 501). */
const requestLine = /^[A-Z][A-Z-]{0,31} \S{1,150} HTTP\/1\.[01]\r?\n/;

/** The start of the bytes that the parser rejected. They are a Buffer, although Fastify's type does not say so. */
function startOf(packet: unknown): string {
  return Buffer.isBuffer(packet) ? packet.toString("latin1", 0, 200) : "";
}
