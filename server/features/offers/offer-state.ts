/** The state machine of offers. */
import type { components } from "../../../generated/openapi.d.ts";

/** The state of an offer. An offered one that is past its end is `expired`, even if that is not written yet. */
export type OfferState = components["schemas"]["OfferState"];

/**
 * What happens to an offer. `accepted`, `acceptedAtOnce`, `declined` and `renounced`: by its recipient. `withdrawn`: by its giver.
 * `overdue`: it was not answered in time. `due`: the time at which an accepted one takes effect. `voided`: the agent is not there
 * to be given any more, or one of the accounts is disabled or closed.
 */
export type OfferEvent =
  | "accepted"
  | "acceptedAtOnce"
  | "declined"
  | "renounced"
  | "withdrawn"
  | "overdue"
  | "due"
  | "voided";

/** The state after each event in each state; null if the event is not possible in it. A missing cell does not compile. */
export const nextState: Record<OfferState, Record<OfferEvent, OfferState | null>> = {
  offered: {
    accepted: "accepted",
    acceptedAtOnce: "effective",
    declined: "declined",
    renounced: null,
    withdrawn: "cancelled",
    overdue: "expired",
    due: null,
    voided: "cancelled",
  },
  accepted: {
    accepted: null,
    acceptedAtOnce: null,
    declined: null,
    renounced: "cancelled",
    withdrawn: "cancelled",
    overdue: null,
    due: "effective",
    voided: "cancelled",
  },
  effective: ended(),
  declined: ended(),
  cancelled: ended(),
  expired: ended(),
};

/** Nothing happens to an offer that has ended. */
function ended(): Record<OfferEvent, null> {
  return {
    accepted: null,
    acceptedAtOnce: null,
    declined: null,
    renounced: null,
    withdrawn: null,
    overdue: null,
    due: null,
    voided: null,
  };
}

const dayMs = 86_400_000;

/** Times of offers, in milliseconds. */
export const offerTimes = {
  /** How long an offer may be answered. */
  openMs: 14 * dayMs,
  /** The time between acceptance and effect, in which both accounts may undo a mistake. */
  waitMs: dayMs,
  /** The age of an agent from which there is this wait: others rely on an older one. */
  youngAgentMs: 7 * dayMs,
  /** How long an offer is kept after its end. */
  keptMs: 30 * dayMs,
};

/** The state of an offer at an instant. */
export function stateAt(offer: { state: OfferState; expires_at: string }, now: string): OfferState {
  return offer.state === "offered" && offer.expires_at <= now ? "expired" : offer.state;
}

/**
 * When an offer takes effect that is accepted now.
 * @param registeredAt when the agent was registered, RFC 3339.
 * @param now RFC 3339.
 * @returns null for at once.
 */
export function effectiveAt(registeredAt: string, now: string): string | null {
  const at = Date.parse(now);
  if (at - Date.parse(registeredAt) < offerTimes.youngAgentMs) return null;
  return new Date(at + offerTimes.waitMs).toISOString();
}
