/** Stores responses for requests that are repeated with the same `Idempotency-Key`. */
import type { Operation } from "../../../generated/operations.ts";
import type { Caller } from "../../../server/http/authentication.ts";
import { ProblemError, problemResponse } from "../../../server/http/problem-response.ts";
import type { State } from "../state.ts";
import type { AnyResponse } from "./responses.ts";

/** A request with an idempotency key. The response is null while the request is being processed. */
export interface KeyedRequest {
  fingerprint: string;
  response: AnyResponse | null;
  at: number;
}

/** The retention of a response, in milliseconds. */
const keptMs = 86_400_000;

/** Runs a handler at most once for an idempotency key. */
export async function runOnce(
  { keyed, settings }: State,
  { method, path }: Operation,
  caller: Caller,
  { key, fingerprint }: { key: string; fingerprint: string },
  handle: () => Promise<AnyResponse>,
): Promise<AnyResponse> {
  const id = JSON.stringify([caller.account, method, path, key]);
  const at = settings.now().getTime();
  const found = keyed.get(id);
  if (found && at - found.at < keptMs) {
    if (found.fingerprint !== fingerprint) {
      const detail = "Another request was sent with this Idempotency-Key: send a new key.";
      throw new ProblemError(problemResponse("idempotency_key_reused", detail));
    }
    if (!found.response) {
      const detail = "A request with this Idempotency-Key is being processed: repeat it in a moment.";
      throw new ProblemError(problemResponse("idempotency_key_in_use", detail, {}, { "Retry-After": "1" }));
    }
    const headers = { ...found.response.headers, "Idempotency-Replayed": "true" };
    return { ...found.response, headers };
  }
  keyed.set(id, { fingerprint, response: null, at });
  let stored: AnyResponse | null = null;
  try {
    const response = await handle();
    if (response.status < 300) stored = response;
    return response;
  } finally {
    if (stored) keyed.set(id, { fingerprint, response: stored, at });
    else keyed.delete(id);
  }
}
