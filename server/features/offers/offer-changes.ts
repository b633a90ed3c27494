/** Changes of offers: making one, and what an event writes. */
import { hash } from "node:crypto";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Context } from "../../feature.ts";
import { accountByEmail, accountById } from "../../registry/accounts/accounts.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import { recordSecurity } from "../../registry/security-log/record.ts";
import type { SecurityAction } from "../../registry/security-log/security-event.ts";
import { transferAgent } from "./effect.ts";
import type { OfferRow } from "./offer.ts";
import { effectiveAt, nextState, type OfferEvent, offerTimes, stateAt } from "./offer-state.ts";
import { insertOffer, openOffer, updateOffer } from "./offer-store.ts";

/** To whom an agent is offered: the id of an account, or a normalized address. */
export type Recipient = { account: string } | { email: string };

/** A new offer. */
interface NewOffer {
  id: string;
  agent: Pick<Agent, "key" | "agent_id">;
  from: string;
  to: Recipient;
  message: string | null;
  /** The token of the link, for an offer to an address. */
  token: string;
}

/**
 * Makes an offer. Addresses are not verified, so one to an address is for the account that has it now, and for the one that claims
 * it by its link; an account that gets the address later has no right to it. It runs the same statements whether an account has the address or not.
 * @returns the offer, or the open one that the agent has.
 */
export async function makeOffer(
  tx: Transaction,
  request: Context,
  { id, agent, from, to, message, token }: NewOffer,
): Promise<{ offer: OfferRow; isNew: boolean }> {
  const open = await openOffer.get(tx, { agent_key: agent.key });
  if (open && stateAt(open, tx.now) !== "expired") return { offer: open, isNew: false };
  if (open) await applyEvent(tx, open, "overdue");
  const byEmail = "email" in to;
  const recipient = byEmail ? ((await accountByEmail(tx, to.email))?.id ?? null) : to.account;
  const values = {
    id,
    agent_key: agent.key,
    from_account: from,
    to_account: recipient,
    to_email: byEmail ? to.email : null,
    claim_hash: byEmail ? hash("sha256", token) : null,
    message,
    state: "offered" as const,
    created_at: tx.now,
    expires_at: new Date(Date.parse(tx.now) + offerTimes.openMs).toISOString(),
    accepted_at: null,
    effective_at: null,
    ended_at: null,
  };
  const inserted = await insertOffer.get(tx, values);
  if (!inserted) throw new Error("The agent has an open offer that is not found in the same transaction");
  const offer = { ...values, key: inserted.key, agent_id: agent.agent_id };
  await record(tx, request, offer, "transfer_offered");
  return { offer, isNew: true };
}

/** Whether an offer can still be accepted and take effect: the giver has the agent, and may act. */
export async function isStanding(tx: Transaction, offer: OfferRow, agent: Agent): Promise<boolean> {
  const isGivers = agent.owner_id === offer.from_account && agent.origin == null;
  if (!isGivers || agent.status === "suspended" || agent.status === "tombstoned") return false;
  return isEnabled(tx, offer.from_account);
}

/** Whether an account exists and is neither disabled nor closed. */
export async function isEnabled(tx: Transaction, id: string | null): Promise<boolean> {
  const account = id === null ? null : await accountById(tx, id);
  return account !== null && account.disabled_at === null;
}

/** Gives an offer to the account that has its link, instead of the one that has the address. @returns the offer as it is now. */
export async function claimOffer(
  tx: Transaction,
  request: Context,
  offer: OfferRow,
  account: string,
): Promise<OfferRow> {
  const claimed = { ...offer, to_account: account, claim_hash: null };
  await updateOffer.run(tx, claimed);
  await record(tx, request, claimed, "transfer_claimed");
  // Also for an address that no account has, so that the giver, who may have a second account, learns nothing from the time.
  if (offer.to_account !== account)
    await recordSecurity(tx, request, tx.now, {
      action: "transfer_claimed",
      account: offer.to_account,
      subject: offer.agent_id,
    });
  return claimed;
}

/** Accepts an offer for an account. A young agent is transferred at once. @returns the offer as it is now. */
export async function acceptOffer(
  tx: Transaction,
  request: Context,
  offer: OfferRow,
  agent: Agent,
  account: string,
): Promise<OfferRow> {
  const later = effectiveAt(agent.registered_at, tx.now);
  const accepted = {
    ...offer,
    to_account: account,
    accepted_at: tx.now,
    effective_at: later ?? tx.now,
  };
  await record(tx, request, accepted, "transfer_accepted");
  if (later !== null) return applyEvent(tx, accepted, "accepted", offer);
  const effective = await applyEvent(tx, accepted, "acceptedAtOnce", offer);
  await takeEffect(tx, request, effective, agent);
  return effective;
}

/** Ends an offer that was declined or cancelled. @returns the offer as it is now. */
export async function endOffer(
  tx: Transaction,
  request: Context | null,
  offer: OfferRow,
  event: "declined" | "renounced" | "withdrawn" | "voided",
): Promise<OfferRow> {
  const ended = await applyEvent(tx, offer, event);
  await record(tx, request, ended, event === "declined" ? "transfer_declined" : "transfer_cancelled");
  return ended;
}

/** Transfers the agent of an accepted offer that is due, or cancels the offer if that is not possible any more. */
export async function completeOffer(tx: Transaction, offer: OfferRow): Promise<void> {
  const agent = await agentOfKey(tx, offer.agent_key);
  if (!(await isStanding(tx, offer, agent)) || !(await isEnabled(tx, offer.to_account))) {
    await endOffer(tx, null, offer, "voided");
    return;
  }
  await applyEvent(tx, offer, "due");
  await takeEffect(tx, null, offer, agent);
}

async function takeEffect(
  tx: Transaction,
  request: Context | null,
  offer: OfferRow,
  agent: Agent,
): Promise<void> {
  await transferAgent(tx, agent, offer.to_account ?? "");
  await record(tx, request, offer, "agent_transferred");
}

/**
 * Writes the state after an event.
 * @param before the offer in its present state, if other fields of it change too.
 * @throws if the event is not possible in that state.
 */
async function applyEvent(
  tx: Transaction,
  offer: OfferRow,
  event: OfferEvent,
  before: OfferRow = offer,
): Promise<OfferRow> {
  const state = nextState[before.state][event];
  if (state === null) throw new Error(`An offer that is ${before.state} cannot be ${event}`);
  const isOpen = state === "offered" || state === "accepted";
  const ended_at = event === "overdue" ? offer.expires_at : tx.now;
  const changed = { ...offer, state, ended_at: isOpen ? null : ended_at };
  await updateOffer.run(tx, changed);
  return changed;
}

/**
 * Records an action in the security log of both accounts. An offer to an address without an account has an entry for no account,
 * so that it costs as much.
 */
async function record(
  tx: Transaction,
  request: Context | null,
  { from_account, to_account, agent_id }: OfferRow,
  action: SecurityAction,
): Promise<void> {
  for (const account of [from_account, to_account])
    await recordSecurity(tx, request, tx.now, { action, account, subject: agent_id });
}
