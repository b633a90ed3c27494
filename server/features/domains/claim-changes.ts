/** Changes of claims: what an event writes. No other code changes the state of a claim. */
import type { Transaction } from "../../core/journal/transaction.ts";
import { type Assessment, assess, type ClaimEvent, claimTimes, isProved, nextState } from "./claim-state.ts";
import { claimByKey, staleClaims, updateClaim } from "./claim-store.ts";
import type { ClaimRow } from "./domain-claim.ts";
import type { Proof } from "./proof.ts";
import { applyBatch } from "./verified-agents.ts";

/** What a check found, and when it began. */
export interface Checked {
  /** The claim as it was when the check began. */
  claim: ClaimRow;
  findings: readonly Proof[];
  startedAt: Date;
  /** From -1 to 1: how far the next check deviates from its interval. */
  jitter: number;
}

/**
 * Applies what a check found to its claim, unless that has changed since the check began.
 * @returns the claim as it is now; null if it does not exist any more.
 */
export async function applyCheck(tx: Transaction, checked: Checked): Promise<ClaimRow | null> {
  const claim = await claimByKey.get(tx, { key: checked.claim.key });
  if (!claim) return null;
  const { findings, startedAt, jitter } = checked;
  // A claim that was checked or claimed again meanwhile is newer than these findings, which may be of another card.
  const isNewer = (["checked_at", "claimed_at", "card_url"] as const).some(
    (name) => claim[name] !== checked.claim[name],
  );
  if (claim.next_check_at === null || isNewer) return claim;
  const now = startedAt.getTime();
  const assessment = assess(claim, findings, now);
  const seen = { checked_at: tx.now, findings: JSON.stringify(findings) };
  const changed = after(claim, assessment, startedAt.toISOString());
  const wait = waitOf(changed, assessment, jitter);
  const next_check_at = wait === null ? null : new Date(now + wait).toISOString();
  const checkedClaim = { ...changed, ...seen, next_check_at };
  await save(tx, claim, checkedClaim);
  const isFresh = changed.state === "verified" && !isProved(claim.state);
  if (isFresh) await supersede(tx, changed);
  return checkedClaim;
}

/**
 * Ends the stale claims of other accounts to what has just been proved. Those who share a host prove their own cards, which says
 * nothing of the host, nor of other cards.
 */
async function supersede(tx: Transaction, { domain, key, level, card_url }: ClaimRow): Promise<void> {
  for (const other of await staleClaims.all(tx, { domain, key })) {
    const isSame = level !== "url" || (other.level === "url" && other.card_url === card_url);
    if (isSame) await applyEvent(tx, other, "superseded");
  }
}

/** Applies an event that is no check. @returns the claim as it is now. */
export async function applyEvent(
  tx: Transaction,
  claim: ClaimRow,
  event: Extract<ClaimEvent, "superseded" | "removed">,
): Promise<ClaimRow> {
  const changed = after(claim, { event, proof: null }, tx.now);
  const kept = isEnded(changed) ? { ...changed, next_check_at: null } : changed;
  await save(tx, claim, kept);
  return kept;
}

/** Claims a domain again: a claim that has ended, or whose proof was in another card, is pending from now on. */
export async function claimAgain(
  tx: Transaction,
  claim: ClaimRow,
  card_url: string | null,
): Promise<ClaimRow> {
  const isMoved = claim.method === "card" && claim.card_url !== card_url;
  const state = nextState[claim.state][isMoved ? "moved" : "claimed"];
  const restarted = state === claim.state ? {} : { ...pending(tx.now), state };
  const changed = { ...claim, ...restarted, card_url };
  await save(tx, claim, changed);
  return changed;
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
    findings: "[]",
  };
}

/** The claim after an event at an instant. */
function after(claim: ClaimRow, { event, proof }: Assessment, at: string): ClaimRow {
  const state = nextState[claim.state][event];
  const changed = { ...claim, state, expires_at: state === "pending" ? claim.expires_at : null };
  if (isEnded(changed)) {
    const none = { level: null, method: null, verified_at: null, absent_since: null };
    return { ...changed, ...none, ended_at: claim.ended_at ?? at };
  }
  if (proof) {
    const { level, method } = proof;
    const verified_at = claim.verified_at ?? at;
    return { ...changed, level, method, verified_at, proved_at: at, absent_since: null };
  }
  return event === "absent" ? { ...changed, absent_since: claim.absent_since ?? at } : changed;
}

function isEnded({ state }: Pick<ClaimRow, "state">): boolean {
  return state === "lost" || state === "expired" || state === "withdrawn";
}

/** The milliseconds until the next check; null for none. */
function waitOf(claim: ClaimRow, { event }: Assessment, jitter: number): number | null {
  if (isEnded(claim)) return null;
  if (claim.state === "pending") return claimTimes.pendingCheckMs;
  return event === "proved" ? Math.round(claimTimes.checkMs * (1 + jitter / 10)) : claimTimes.repeatMs;
}

/** Writes a claim, and applies it to the agents of its account if it verifies them otherwise than before. */
async function save(tx: Transaction, before: ClaimRow, claim: ClaimRow): Promise<void> {
  const isChanged = ["level", "method", "verified_at", "card_url"].some(
    (name) => before[name as keyof ClaimRow] !== claim[name as keyof ClaimRow],
  );
  const agents_after = isChanged ? 0 : claim.agents_after;
  await updateClaim.run(tx, { ...claim, agents_after });
  if (isChanged || claim.state === "withdrawn") await applyBatch(tx, { ...claim, agents_after });
}
