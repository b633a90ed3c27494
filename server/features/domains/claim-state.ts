/** The state machine of claims to domains, and how a check becomes one of its events. */
import type { Proof } from "./proof.ts";
import { isAsFar } from "./proof.ts";

/** The state of a claim. `withdrawn`: given up by its account; such a claim is not shown any more. */
export type ClaimState = "pending" | "verified" | "stale" | "lost" | "expired" | "withdrawn";

/**
 * What happens to a claim. `moved`: claimed again with another card than the one that proved it. `absentAgain`: absent, as a check
 * hours before found too. `unproved`: not proved for so long that it is stale. `forgotten`: not proved for so long that it is lost.
 * `overdue`: not proved before it expires. `superseded`: another account has just proved the domain.
 */
export type ClaimEvent =
  | "claimed"
  | "moved"
  | "proved"
  | "absent"
  | "absentAgain"
  | "unknown"
  | "unproved"
  | "forgotten"
  | "overdue"
  | "superseded"
  | "removed";

/** The state after each event in each state. A missing cell does not compile. */
export const nextState: Record<ClaimState, Record<ClaimEvent, ClaimState>> = {
  pending: {
    claimed: "pending",
    moved: "pending",
    proved: "verified",
    absent: "pending",
    absentAgain: "pending",
    unknown: "pending",
    unproved: "pending",
    forgotten: "pending",
    overdue: "expired",
    superseded: "pending",
    removed: "withdrawn",
  },
  verified: {
    claimed: "verified",
    moved: "pending",
    proved: "verified",
    absent: "verified",
    absentAgain: "lost",
    unknown: "verified",
    unproved: "stale",
    forgotten: "lost",
    overdue: "verified",
    superseded: "verified",
    removed: "withdrawn",
  },
  stale: {
    claimed: "stale",
    moved: "pending",
    proved: "verified",
    absent: "stale",
    absentAgain: "lost",
    unknown: "stale",
    unproved: "stale",
    forgotten: "lost",
    overdue: "stale",
    superseded: "lost",
    removed: "withdrawn",
  },
  lost: ended("lost"),
  expired: ended("expired"),
  withdrawn: ended("withdrawn"),
};

/** An ended claim only changes when its account claims the domain again, or removes it. */
function ended(state: ClaimState): Record<ClaimEvent, ClaimState> {
  return {
    claimed: "pending",
    moved: "pending",
    proved: state,
    absent: state,
    absentAgain: state,
    unknown: state,
    unproved: state,
    forgotten: state,
    overdue: state,
    superseded: state,
    removed: "withdrawn",
  };
}

const hourMs = 3_600_000;

/** Times of claims, in milliseconds. */
export const claimTimes = {
  /** How long a claim may be pending. */
  pendingMs: 7 * 24 * hourMs,
  /** The interval of checks of a pending claim. */
  pendingCheckMs: hourMs,
  /** The interval of checks of a verified claim. */
  checkMs: 24 * hourMs,
  /** When a check that did not find the proof is repeated: two absences this far apart end a claim. */
  repeatMs: 6 * hourMs,
  /** How long a claim is verified without a check that found the proof. */
  staleMs: 72 * hourMs,
  /** How long a claim lasts without a check that found the proof. */
  lostMs: 14 * 24 * hourMs,
  /** The shortest time between two checks that its account asks for. */
  againMs: 10_000,
};

/** The fields of a claim that decide what a check means. */
export interface CheckedClaim {
  state: ClaimState;
  level: Proof["level"] | null;
  method: Proof["method"] | null;
  expires_at: string | null;
  proved_at: string | null;
  absent_since: string | null;
}

/** What a check means for a claim. */
export interface Assessment {
  event: ClaimEvent;
  /** The proof that the claim relies on from now on; null if it changes nothing about it. */
  proof: Proof | null;
}

/** Whether a state is one in which the claim verifies agents. */
export function isProved(state: ClaimState): boolean {
  return state === "verified" || state === "stale";
}

/**
 * Decides what a check means. Only the method that proved a claim says that the proof is gone. A proof by another method that does
 * not reach as far replaces it only when it would be lost: a name server that fails must not take verified subdomains away.
 */
export function assess(claim: CheckedClaim, findings: readonly Proof[], now: number): Assessment {
  const best = findings.reduce<Proof | null>(
    (found, each) =>
      each.outcome === "proved" && !(found && isAsFar(found.level, each.level)) ? each : found,
    null,
  );
  if (!isProved(claim.state)) return best ? { event: "proved", proof: best } : unprovedEvent(claim, now);
  const own = findings.find(({ method }) => method === claim.method);
  if (best && (isAsFar(best.level, claim.level) || own?.outcome === "proved"))
    return { event: "proved", proof: best };
  const event = own?.outcome === "absent" ? absentEvent(claim, now) : unknownEvent(claim, now);
  return best && nextState[claim.state][event] === "lost"
    ? { event: "proved", proof: best }
    : { event, proof: null };
}

function unprovedEvent({ expires_at }: CheckedClaim, now: number): Assessment {
  const isOverdue = expires_at !== null && now >= Date.parse(expires_at);
  return { event: isOverdue ? "overdue" : "unknown", proof: null };
}

function absentEvent({ absent_since }: CheckedClaim, now: number): ClaimEvent {
  return absent_since !== null && now - Date.parse(absent_since) >= claimTimes.repeatMs
    ? "absentAgain"
    : "absent";
}

function unknownEvent({ proved_at }: CheckedClaim, now: number): ClaimEvent {
  const unprovedMs = now - Date.parse(proved_at ?? "");
  if (unprovedMs >= claimTimes.lostMs) return "forgotten";
  return unprovedMs >= claimTimes.staleMs ? "unproved" : "unknown";
}
