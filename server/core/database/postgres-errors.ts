/** Errors of a PostgreSQL server and of its connections. */

import { DatabaseClosed } from "../sql/rows.ts";
import { NotSent } from "./connections.ts";

/**
 * SQLSTATE: connection exception, not authorized, no such database, insufficient resources, operator intervention, system
 * error; read-only (a standby), idle for too long in a transaction, rejects connections, lock not available.
 */
const unavailableStates = /^((08|28|3D|53|57|58)...|25006|25P03|55000|55P03)$/;
const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);
/** Codes of invalid certificates (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const certificateCodes = /^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_|HOSTNAME_MISMATCH|ERR_SSL_)/;
/** Messages of pg without a code. */
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|read timeout|after calling end on the pool/;

/** Whether an error says that the server cannot be reached, or cannot write now. */
export function unavailable(error: unknown): boolean {
  if (error instanceof DatabaseClosed) return true;
  for (let each = error; each instanceof Error; each = each.cause ?? previous(each)) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    if (unavailableStates.test(code) || unavailableCodes.has(code) || certificateCodes.test(code))
      return true;
    if (each instanceof NotSent || unavailableMessages.test(each.message)) return true;
  }
  return false;
}

/** MikroORM's exceptions have the engine's error in `previous`. */
function previous(error: Error): unknown {
  return "previous" in error ? error.previous : undefined;
}
