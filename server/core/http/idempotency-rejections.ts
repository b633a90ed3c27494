/** Rejections of requests with an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header section 2.7). */
import { rejectWith } from "./responses.ts";

/** Rejects a request while another one with its key is being processed. */
export function keyInUse() {
  const detail = "A request with this Idempotency-Key is being processed: repeat it in a moment.";
  return { ...rejectWith(409, "idempotency_key_in_use", detail), headers: { "Retry-After": "1" } };
}

/** Rejects a request with the key of another one. */
export function keyReused() {
  const detail =
    "Another request was sent with this Idempotency-Key: send a new key, or the same method, path, query and body.";
  return rejectWith(422, "idempotency_key_reused", detail);
}
