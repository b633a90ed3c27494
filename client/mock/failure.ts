/** Failures that a test requests. */
import type { ProblemCode } from "../errors.ts";
import type { Reply } from "./response.ts";

/**
 * A failure: the `code` of the error that the client throws (a problem of the contract; `connection_failed`, as without a
 * network; `timed_out`: there is no response until the client's timeout), a bare status, as from a proxy, or an error, which
 * `fetch` throws.
 */
export type Failure = ProblemCode | "connection_failed" | "timed_out" | number | Error;

/** The options of a failure. */
export interface FailureOptions {
  /** How many requests fail. Default: all from now on. */
  times?: number;
  /** The `Retry-After` header in seconds. Default: 1 for 429 and 503. */
  retryAfter?: number;
  /** Additional headers. */
  headers?: Record<string, string>;
  /** Additional fields of the problem, such as `errors` or `resets_at`. */
  problem?: Record<string, unknown>;
}

/** Creates the responder of a failure, whatever the request. */
export function failWith(
  failure: Failure,
  { retryAfter, headers, problem }: FailureOptions,
): () => Reply | Promise<Reply> {
  if (failure === "timed_out") return () => new Promise(() => {});
  if (failure === "connection_failed") return failWith(new TypeError("fetch failed"), {});
  if (failure instanceof Error) return () => Promise.reject(failure);
  const sent = { ...(retryAfter !== undefined && { "Retry-After": `${retryAfter}` }), ...headers };
  if (typeof failure === "number") {
    return () => ({
      status: failure,
      headers: { "Content-Type": "text/plain", ...sent },
      body: `${failure}`,
    });
  }
  return () => ({ problem: failure, headers: sent, members: problem });
}
