/** What becomes of offers when their agent is deleted or suspended, or one of their accounts disabled or closed. */
import { raw } from "@mikro-orm/core";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { recordSecurity } from "../../registry/security-log/record.ts";
import { isOpen, Offer } from "./offer.ts";
import { nextState, stateAt } from "./offer-state.ts";

/** Cancels the open offer of an agent that cannot be given away any more. */
export async function cancelOfferOf(tx: Transaction, { key }: Pick<Agent, "key">): Promise<void> {
  const offer = await tx.em().findOne(Offer, { agent_key: key, ...isOpen() });
  const state = offer && nextState[stateAt(offer, tx.now)].voided;
  if (!offer || !state) return;
  offer.state = state;
  offer.ended_at = tx.now;
  const entry = { action: "transfer_cancelled", subject: offer.agent_id } as const;
  // An address without an account has an entry for no account, so that nothing is faster for it: see offer-changes.ts.
  for (const account of [offer.from_account, offer.to_account])
    await recordSecurity(tx, null, tx.now, { ...entry, account });
}

/** Deletes what was written about an agent in its offers. */
export async function eraseOfferMessages(tx: Transaction, { key }: Pick<Agent, "key">): Promise<void> {
  await tx.em().nativeUpdate(Offer, { agent_key: key }, { message: null });
}

/**
 * Cancels the open offers of an account that may not act any more: those that it made, and those to it that it has accepted. One
 * that it has not answered stays, because its giver must not learn which account has an address.
 */
export async function endOffersOf(tx: Transaction, account: string): Promise<void> {
  const given = { from_account: account, ...isOpen() };
  const accepted = { to_account: account, [raw("state = 'accepted'")]: [] };
  await tx.em().nativeUpdate(Offer, { $or: [given, accepted] }, { state: "cancelled", ended_at: tx.now });
}
