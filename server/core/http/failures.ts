/** Converts errors outside the handlers to problems. */

import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { bodyLimit, bodyTooLarge } from "./body.ts";
import type { ConnectionTimes } from "./connections.ts";
import { explainInvalidHttp, type InvalidHttp, type ParserError } from "./invalid-http.ts";
import { type LoggedAddresses, loggedAddress } from "./logged-address.ts";
import { ProblemError, type ProblemResponse, problemResponse } from "./problem-response.ts";
import { problemText } from "./raw-problem.ts";
import { RepeatedWarnings, type Warn } from "./repeated-warnings.ts";

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

/** Learns of requests that the framework never sees. */
export interface ClientErrorReports {
  warn: Warn;
  /** Records a response without an operation. */
  responded(status: number): void;
  logAddresses: LoggedAddresses;
}

/** Ends of connections, which are no fault of what was sent. */
const endings: ReadonlySet<unknown> = new Set(["ECONNRESET", "EPIPE", "HPE_INVALID_EOF_STATE"]);

/**
 * Responds to invalid HTTP, and to requests that do not arrive in time: for these the framework has no request. The
 * connection is closed even if the client keeps its side open. A line of the log names each cause once a minute.
 */
export function rejectInvalidHttp(
  server: Server,
  publicUrl: string,
  { reportMs }: Pick<ConnectionTimes, "reportMs">,
  { warn, responded, logAddresses }: ClientErrorReports,
): void {
  const warnings = new RepeatedWarnings(reportMs, warn, "more requests rejected before they were read");
  server.on("close", () => warnings.stop());
  const reject = (socket: Duplex, { cause, problem }: InvalidHttp, isEnd = false) => {
    const {
      status,
      problem: { code, detail },
    } = problem;
    const { remoteAddress = "", bytesRead } = socket as Socket; // of a server without TLS
    // Browsers open connections ahead, and may never use them.
    if (bytesRead > 0 && !isEnd) {
      responded(status);
      const address = loggedAddress(remoteAddress, logAddresses);
      warnings.add(cause, { code, cause, status, address }, `request rejected before it was read: ${detail}`);
    }
    socket.end(problemText(problem, publicUrl, randomUUID()));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  server.removeAllListeners("clientError"); // the framework's own
  server.on("clientError", (error: ParserError, socket) => {
    if (socket.destroyed || !socket.writable) socket.destroy();
    else reject(socket, explainInvalidHttp(error), endings.has(error.code));
  });
  // RFC 9110 section 9.3.6: there are no routes for CONNECT.
  server.on("connect", (_request, socket) => {
    const detail = "The node is no proxy: it does not serve CONNECT.";
    reject(socket, { cause: "connect", problem: problemResponse("not_implemented", detail) });
  });
}
