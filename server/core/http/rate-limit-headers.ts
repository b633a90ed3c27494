/** Rate limits of operations, as responses state them (draft-ietf-httpapi-ratelimit-headers-11). */
import type { Operation } from "../../../generated/operations.ts";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** A limit of client networks, and its state after a request. */
export interface AppliedLimit {
  /** As headers name it. */
  name: string;
  /** Requests in a window. */
  requests: number;
  windowMs: number;
  /** Whether the request is within the limit. */
  allowed: boolean;
  remaining: number;
  resetsInMs: number;
  /** The sentence that says whose limit it is and why; left out for what every client network may send. */
  explanation?: string;
}

/**
 * Counts a request towards the limit of its operation.
 * @param address the client's network address.
 * @returns null where nothing is limited.
 */
export type ApplyLimit = (operation: Operation, address: string) => AppliedLimit | null;

/**
 * The headers that state a limit.
 * @throws ProblemError beyond the limit.
 */
export function rateLimitHeaders(limit: AppliedLimit | null): Record<string, string> {
  if (!limit) return {};
  const { name, requests, windowMs, allowed, remaining, resetsInMs, explanation } = limit;
  const seconds = Math.max(Math.ceil(resetsInMs / 1_000), 1);
  const headers = {
    "RateLimit-Policy": `"${name}";q=${requests};w=${windowMs / 1_000}`,
    RateLimit: `"${name}";r=${remaining};t=${seconds}`,
  };
  if (allowed) return headers;
  const whose =
    explanation ?? `Your network may send ${requests} such requests in ${windowMs / 1_000} seconds.`;
  const detail = `${whose} Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
  throw new ProblemError(
    problemResponse("rate_limited", detail, {}, { ...headers, "Retry-After": String(seconds) }),
  );
}
