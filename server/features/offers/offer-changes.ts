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
import { isOpen, Offer } from "./offer.ts";
import { effectiveAt, nextState, type OfferEvent, offerTimes, stateAt } from "./offer-state.ts";

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
): Promise<{ offer: Offer; isNew: boolean }> {
  const open = await tx.em().findOne(Offer, { agent_key: agent.key, ...isOpen() });
  if (open && stateAt(open, tx.now) !== "expired") return { offer: open, isNew: false };
  if (open) {
    applyEvent(tx, open, "overdue");
    await tx.flush(); // before the insert of the next one: there is one open offer
  }
  const byEmail = "email" in to;
  const recipient = byEmail ? ((await accountByEmail(tx, to.email))?.id ?? null) : to.account;
  const offer = tx.em().create(Offer, {
    id,
    agent_key: agent.key,
    agent_id: agent.agent_id,
    from_account: from,
    to_account: recipient,
    to_email: byEmail ? to.email : null,
    claim_hash: byEmail ? hash("sha256", token) : null,
    message,
    state: "offered",
    created_at: tx.now,
    expires_at: new Date(Date.parse(tx.now) + offerTimes.openMs).toISOString(),
    accepted_at: null,
    effective_at: null,
    ended_at: null,
  });
  tx.em().persist(offer);
  await record(tx, request, offer, "transfer_offered");
  return { offer, isNew: true };
}

/** Whether an offer can still be accepted and take effect: the giver has the agent, and may act. */
export async function isStanding(tx: Transaction, offer: Offer, agent: Agent): Promise<boolean> {
  const isGivers = agent.owner_id === offer.from_account && agent.origin == null;
  if (!isGivers || agent.status === "suspended" || agent.status === "tombstoned") return false;
  return isEnabled(tx, offer.from_account);
}

/** Whether an account exists and is neither disabled nor closed. */
export async function isEnabled(tx: Transaction, id: string | null): Promise<boolean> {
  const account = id === null ? null : await accountById(tx, id);
  return account !== null && account.disabled_at === null;
}

/** Gives an offer to the account that has its link, instead of the one that has the address. */
export async function claimOffer(
  tx: Transaction,
  request: Context,
  offer: Offer,
  account: string,
): Promise<void> {
  const addressed = offer.to_account;
  offer.to_account = account;
  offer.claim_hash = null;
  await record(tx, request, offer, "transfer_claimed");
  // Also for an address that no account has, so that the giver, who may have a second account, learns nothing from the time.
  if (addressed !== account)
    await recordSecurity(tx, request, tx.now, {
      action: "transfer_claimed",
      account: addressed,
      subject: offer.agent_id,
    });
}

/** Accepts an offer for an account. A young agent is transferred at once. */
export async function acceptOffer(
  tx: Transaction,
  request: Context,
  offer: Offer,
  agent: Agent,
  account: string,
): Promise<void> {
  const later = effectiveAt(agent.registered_at, tx.now);
  offer.to_account = account;
  offer.accepted_at = tx.now;
  offer.effective_at = later ?? tx.now;
  await record(tx, request, offer, "transfer_accepted");
  applyEvent(tx, offer, later === null ? "acceptedAtOnce" : "accepted");
  if (later === null) await takeEffect(tx, request, offer, agent);
}

/** Ends an offer that was declined or cancelled. */
export async function endOffer(
  tx: Transaction,
  request: Context | null,
  offer: Offer,
  event: "declined" | "renounced" | "withdrawn" | "voided",
): Promise<void> {
  applyEvent(tx, offer, event);
  await record(tx, request, offer, event === "declined" ? "transfer_declined" : "transfer_cancelled");
}

/** Transfers the agent of an accepted offer that is due, or cancels the offer if that is not possible any more. */
export async function completeOffer(tx: Transaction, offer: Offer): Promise<void> {
  const agent = await agentOfKey(tx, offer.agent_key);
  if (!(await isStanding(tx, offer, agent)) || !(await isEnabled(tx, offer.to_account))) {
    await endOffer(tx, null, offer, "voided");
    return;
  }
  applyEvent(tx, offer, "due");
  await takeEffect(tx, null, offer, agent);
}

async function takeEffect(
  tx: Transaction,
  request: Context | null,
  offer: Offer,
  agent: Agent,
): Promise<void> {
  await transferAgent(tx, agent, offer.to_account ?? "");
  await record(tx, request, offer, "agent_transferred");
}

/** Sets the state after an event. @throws if the event is not possible in the present one. */
function applyEvent({ now }: Transaction, offer: Offer, event: OfferEvent): void {
  const state = nextState[offer.state][event];
  if (state === null) throw new Error(`An offer that is ${offer.state} cannot be ${event}`);
  offer.state = state;
  if (state !== "accepted") offer.ended_at = event === "overdue" ? offer.expires_at : now;
}

/**
 * Records an action in the security log of both accounts. An offer to an address without an account has an entry for no account,
 * so that it costs as much.
 */
async function record(
  tx: Transaction,
  request: Context | null,
  { from_account, to_account, agent_id }: Offer,
  action: SecurityAction,
): Promise<void> {
  for (const account of [from_account, to_account])
    await recordSecurity(tx, request, tx.now, { action, account, subject: agent_id });
}
