/** Failures of outgoing requests. Users see their messages, so these never disclose addresses, resolvers or sockets. */

/** Why there is no response. The values are stored and are part of the API. */
export type ErrorClass =
  | "timeout"
  | "connect_timeout"
  | "dns_error"
  | "connection_refused"
  | "connection_reset"
  | "tls_error"
  | "egress_blocked"
  | "network_error";

/** The duration of each phase of connecting in milliseconds; null for a phase that was skipped or not finished. */
export interface Phases {
  dns_ms: number | null;
  connect_ms: number | null;
  tls_ms: number | null;
}

export const noPhases: Phases = { dns_ms: null, connect_ms: null, tls_ms: null };

/** A failure of an outgoing request. */
export class EgressFailure extends Error {
  readonly error: ErrorClass;
  /** The phases up to the failure, if it occurred while connecting. */
  readonly phases: Phases | null;

  constructor(error: ErrorClass, detail: string, phases: Phases | null = null) {
    super(detail);
    this.error = error;
    this.phases = phases;
  }
}

/** Formats milliseconds as seconds. */
export function formatSeconds(milliseconds: number): string {
  return `${milliseconds / 1_000} s`;
}

/** Converts an error while connecting. @param securing whether the TLS handshake had begun. */
export function connectFailure(cause: Error, securing: boolean, phases: Phases): EgressFailure {
  if (cause instanceof EgressFailure) return new EgressFailure(cause.error, cause.message, phases);
  const code = codeOf(cause);
  const [error, detail] =
    code === "ECONNRESET" || code === "EPIPE"
      ? (["connection_reset", "The connection was closed before it was ready."] as const)
      : securing
        ? (["tls_error", certificateFaults[code] ?? "The TLS handshake failed."] as const)
        : (connectFaults[code] ?? unreachable);
  return new EgressFailure(error, detail, phases);
}

/** Converts an error of an established connection. */
export function exchangeFailure(cause: unknown): EgressFailure {
  if (cause instanceof EgressFailure) return cause;
  const code = codeOf(cause);
  // undici uses the same code for a closed connection and an invalid response.
  const closed = cause instanceof Error && /^(other side )?closed$/.test(cause.message);
  if (code === "ECONNRESET" || code === "EPIPE" || (code === "UND_ERR_SOCKET" && closed)) {
    return new EgressFailure(
      "connection_reset",
      "The connection was closed before the response was complete.",
    );
  }
  // With TLS 1.3, a receiver rejects a client without a certificate after the handshake.
  if (/^ERR_(SSL|TLS)_/.test(code)) return new EgressFailure("tls_error", "The TLS connection failed.");
  if (/^(HPE_|UND_ERR_|ERR_ASSERTION$)/.test(code)) {
    return new EgressFailure("network_error", "The response is not valid HTTP.");
  }
  return new EgressFailure("network_error", "The connection failed.");
}

type Fault = readonly [ErrorClass, string];

const unreachable: Fault = ["network_error", "The host could not be reached."];

const connectFaults: Record<string, Fault> = {
  ECONNREFUSED: ["connection_refused", "The connection was refused."],
  ETIMEDOUT: ["connect_timeout", "The host did not respond."],
};

const untrusted = "The certificate is not from a trusted authority, or its chain is incomplete.";
const selfSigned = "The certificate is self-signed.";

const certificateFaults: Record<string, string> = {
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate is for another host name.",
  CERT_HAS_EXPIRED: "The certificate has expired.",
  CERT_NOT_YET_VALID: "The certificate is not yet valid.",
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
};

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
