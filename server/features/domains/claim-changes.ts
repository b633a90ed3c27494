/** Changes of claims: what an event writes. No other code changes the state of a claim. */
import type { Transaction } from "../../core/journal/transaction.ts";
import {
  type Assessment,
  assess,
  type ClaimEvent,
  type ClaimState,
  claimTimes,
  isProved,
  nextState,
} from "./claim-state.ts";
import { DomainClaim } from "./domain-claim.ts";
import type { Proof } from "./proof.ts";
import { applyBatch } from "./verified-agents.ts";

/** What a check found, and when it began. */
export interface Checked {
  /** The claim as it was when the check began. */
  claim: DomainClaim;
  findings: readonly Proof[];
  startedAt: Date;
  /** From -1 to 1: how far the next check deviates from its interval. */
  jitter: number;
}

/**
 * Applies what a check found to its claim, unless that has changed since the check began.
 * @returns the claim as it is now; null if it does not exist any more.
 */
export async function applyCheck(tx: Transaction, checked: Checked): Promise<DomainClaim | null> {
  const claim = await tx.em().findOne(DomainClaim, { key: checked.claim.key });
  if (!claim) return null;
  const { findings, startedAt, jitter } = checked;
  // A claim that was checked or claimed again meanwhile is newer than these findings, which may be of another card.
  const isNewer = (["checked_at", "claimed_at", "card_url"] as const).some(
    (name) => claim[name] !== checked.claim[name],
  );
  if (claim.next_check_at === null || isNewer) return claim;
  const now = startedAt.getTime();
  const assessment = assess(claim, findings, now);
  const changes = after(claim, assessment, startedAt.toISOString());
  const wait = waitOf(changes.state, assessment, jitter);
  const next_check_at = wait === null ? null : new Date(now + wait).toISOString();
  const isFresh = changes.state === "verified" && !isProved(claim.state);
  await save(tx, claim, { ...changes, checked_at: tx.now, findings: [...findings], next_check_at });
  if (isFresh) await supersede(tx, claim);
  return claim;
}

/**
 * Ends the stale claims of other accounts to what has just been proved. Those who share a host prove their own cards, which says
 * nothing of the host, nor of other cards.
 */
async function supersede(tx: Transaction, { domain, key, level, card_url }: DomainClaim): Promise<void> {
  const stale = { domain, state: "stale", key: { $ne: key } } as const;
  for (const other of await tx.em().find(DomainClaim, stale)) {
    const isSame = level !== "url" || (other.level === "url" && other.card_url === card_url);
    if (isSame) await applyEvent(tx, other, "superseded");
  }
}

/** Applies an event that is no check. */
export function applyEvent(
  tx: Transaction,
  claim: DomainClaim,
  event: Extract<ClaimEvent, "superseded" | "removed">,
): Promise<void> {
  const changes = after(claim, { event, proof: null }, tx.now);
  return save(tx, claim, isEnded(changes.state) ? { ...changes, next_check_at: null } : changes);
}

/** Claims a domain again: a claim that has ended, or whose proof was in another card, is pending from now on. */
export function claimAgain(tx: Transaction, claim: DomainClaim, card_url: string | null): Promise<void> {
  const isMoved = claim.method === "card" && claim.card_url !== card_url;
  const state = nextState[claim.state][isMoved ? "moved" : "claimed"];
  const restarted = state === claim.state ? {} : { ...pending(tx.now), state };
  return save(tx, claim, { ...restarted, card_url });
}

/** Deletes the claims of an account. Its agents, which lose their verification with them, are deleted after them. */
export async function deleteClaimsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.em().nativeDelete(DomainClaim, { account_id: accountId });
}

/** The fields of a new claim. */
export function pending(now: string) {
  const at = Date.parse(now);
  return {
    state: "pending" as const,
    level: null,
    method: null,
    claimed_at: now,
    expires_at: new Date(at + claimTimes.pendingMs).toISOString(),
    verified_at: null,
    proved_at: null,
    absent_since: null,
    checked_at: null,
    next_check_at: new Date(at + claimTimes.pendingCheckMs).toISOString(),
    ended_at: null,
    findings: [],
  };
}

/** What an event at an instant changes of a claim. */
function after(claim: DomainClaim, { event, proof }: Assessment, at: string) {
  const state = nextState[claim.state][event];
  const changes = { state, expires_at: state === "pending" ? claim.expires_at : null };
  if (isEnded(state)) {
    const none = { level: null, method: null, verified_at: null, absent_since: null };
    return { ...changes, ...none, ended_at: claim.ended_at ?? at };
  }
  if (proof) {
    const { level, method } = proof;
    const verified_at = claim.verified_at ?? at;
    return { ...changes, level, method, verified_at, proved_at: at, absent_since: null };
  }
  return event === "absent" ? { ...changes, absent_since: claim.absent_since ?? at } : changes;
}

function isEnded(state: ClaimState): boolean {
  return state === "lost" || state === "expired" || state === "withdrawn";
}

/** The milliseconds until the next check; null for none. */
function waitOf(state: ClaimState, { event }: Assessment, jitter: number): number | null {
  if (isEnded(state)) return null;
  if (state === "pending") return claimTimes.pendingCheckMs;
  return event === "proved" ? Math.round(claimTimes.checkMs * (1 + jitter / 10)) : claimTimes.repeatMs;
}

/** Writes a claim, and applies it to the agents of its account if it verifies them otherwise than before. */
async function save(tx: Transaction, claim: DomainClaim, changes: Partial<DomainClaim>): Promise<void> {
  const isChanged = (["level", "method", "verified_at", "card_url"] as const).some(
    (name) => changes[name] !== undefined && changes[name] !== claim[name],
  );
  tx.em().assign(claim, changes);
  if (isChanged) claim.agents_after = 0;
  if (isChanged || claim.state === "withdrawn") await applyBatch(tx, claim);
}
