/** What a fake registry keeps for requests that are repeated with the same `Idempotency-Key`. */
import type { Operation } from "../../../generated/operations.ts";
import type { Caller } from "../../../server/http/admission.ts";
import { Refused, refusal } from "../../../server/http/refusal.ts";
import type { State } from "../state.ts";
import type { AnyAnswer } from "./answers.ts";

/** A request with its key; the response is null while the request is being processed. */
export interface KeyedRequest {
  fingerprint: string;
  response: AnyAnswer | null;
  at: number;
}

/** How long a response is kept, in milliseconds. */
const keptMs = 86_400_000;

/** Runs the handler of an operation that honours keys at most once for a key. */
export async function runOnce(
  { keyed, settings }: State,
  { method, path }: Operation,
  caller: Caller,
  { key, fingerprint }: { key: string; fingerprint: string },
  handle: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  const id = JSON.stringify([caller.account, method, path, key]);
  const at = settings.now().getTime();
  const found = keyed.get(id);
  if (found && at - found.at < keptMs) {
    if (found.fingerprint !== fingerprint) {
      const detail = "Another request was sent with this Idempotency-Key: send a new key.";
      throw new Refused(refusal("idempotency_key_reused", detail));
    }
    if (!found.response) {
      const detail = "A request with this Idempotency-Key is being processed: repeat it in a moment.";
      throw new Refused(refusal("idempotency_key_in_use", detail, {}, { "Retry-After": "1" }));
    }
    const headers = { ...found.response.headers, "Idempotency-Replayed": "true" };
    return { ...found.response, headers };
  }
  keyed.set(id, { fingerprint, response: null, at });
  let response: AnyAnswer | null = null;
  try {
    const answer = await handle();
    if (answer.status < 300) response = answer;
    return answer;
  } finally {
    if (response) keyed.set(id, { fingerprint, response, at });
    else keyed.delete(id);
  }
}
