/** What a probe found, and what it says about the state. */
import type { components } from "../../../generated/openapi.d.ts";
import type { ProbeResponse } from "../../core/egress/egress.ts";
import type { Verdict } from "./state.ts";

export type OutcomeCode = components["schemas"]["ProbeOutcome"];

/** The result of a probe. */
export interface Outcome {
  verdict: Verdict;
  code: OutcomeCode;
  /** Whether the host responded at all. */
  hasResponded: boolean;
  /** Which version of the protocol it speaks; null if that was not found. */
  era: string | null;
  /** From the request to the first byte of the response. */
  latencyMs: number | null;
  /** The wait that the host asked for; null if it did not. */
  retryAfterMs: number | null;
  /** Whether the host refused the request (403). */
  isForbidden: boolean;
}

/** A response that has arrived. */
export type Arrived = ProbeResponse & { response: NonNullable<ProbeResponse["response"]> };

/** Whether there is a response. */
export function hasArrived(result: ProbeResponse): result is Arrived {
  return result.response !== null;
}

/** The outcome of a request without a response. */
export function withoutResponse({ error, aborted }: ProbeResponse): Outcome {
  const none = { hasResponded: false, era: null, latencyMs: null, retryAfterMs: null, isForbidden: false };
  if (aborted) return { ...none, verdict: "none", code: "network_error" };
  // The guard does not connect to addresses that are not public, which says nothing about who listens there.
  const verdict = error === "egress_blocked" ? "none" : "failed";
  return { ...none, verdict, code: error ?? "network_error" };
}

/** The outcome of a response with this verdict. */
export function found(
  { response, firstByteMs }: ProbeResponse,
  verdict: Verdict,
  code: OutcomeCode,
  era: string | null = null,
): Outcome {
  const isForbidden = response?.status === 403;
  return { verdict, code, hasResponded: true, era, latencyMs: firstByteMs, retryAfterMs: null, isForbidden };
}

/** The outcome that a status has in any protocol; null if the body decides. */
export function byStatus(result: Arrived, now: Date): Outcome | null {
  const { status, headers } = result.response;
  const retryAfter = headers["retry-after"];
  if (status === 401 || status === 403 || status === 407) return found(result, "auth", "auth_required");
  if (status === 402) return found(result, "auth", "payment_required");
  if (status === 410) return found(result, "gone", "gone");
  if (status === 429 || (status === 503 && retryAfter !== undefined))
    return { ...found(result, "none", "rate_limited"), retryAfterMs: waitOf(retryAfter, now) };
  if (status >= 300 && status < 400) return found(result, "degraded", "redirect");
  return null;
}

/** The outcome of a response that is not one of the protocol. */
export function notOfProtocol(result: Arrived): Outcome {
  const { status } = result.response;
  if (status === 404) return found(result, "failed", "not_found");
  if (status >= 500) return found(result, "failed", "server_error");
  return found(result, "degraded", "wrong_protocol");
}

/** Parses `Retry-After`: seconds or a date (RFC 9110 section 10.2.3). @returns milliseconds; 0 if it says nothing. */
function waitOf(text: string | undefined, now: Date): number {
  if (text === undefined) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? 0 : Math.max(0, until - now.getTime());
}
