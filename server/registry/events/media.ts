/** Content negotiation of the journal: a page or a stream. */
import { mediaWeights } from "../../core/http/accept.ts";

/** Whether `Accept` prefers an event stream to JSON. */
export function prefersEventStream(accept: string): boolean {
  const weights = mediaWeights(accept);
  return (weights.get("text/event-stream") ?? 0) > (weights.get("application/json") ?? 0);
}
