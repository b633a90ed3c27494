/** What becomes of offers when their agent is deleted or suspended, or one of their accounts disabled or closed. */

import type { Transaction } from "../../core/journal/transaction.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { recordSecurity } from "../../registry/security-log/record.ts";
import { nextState, stateAt } from "./offer-state.ts";
import { cancelOffersOf, deleteMessages, openOffer, updateOffer } from "./offer-store.ts";

/** Cancels the open offer of an agent that cannot be given away any more. */
export async function cancelOfferOf(tx: Transaction, { key }: Pick<Agent, "key">): Promise<void> {
  const offer = await openOffer.get(tx, { agent_key: key });
  const state = offer && nextState[stateAt(offer, tx.now)].voided;
  if (!offer || !state) return;
  await updateOffer.run(tx, { ...offer, state, ended_at: tx.now });
  const entry = { action: "transfer_cancelled", subject: offer.agent_id } as const;
  // An address without an account has an entry for no account, so that nothing is faster for it: see offer-changes.ts.
  for (const account of [offer.from_account, offer.to_account])
    await recordSecurity(tx, null, tx.now, { ...entry, account });
}

/** Deletes what was written about an agent in its offers. */
export async function eraseOfferMessages(tx: Transaction, { key }: Pick<Agent, "key">): Promise<void> {
  await deleteMessages.run(tx, { agent_key: key });
}

/** Cancels the open offers of an account that may not act any more. */
export async function endOffersOf(tx: Transaction, account: string): Promise<void> {
  await cancelOffersOf.run(tx, { account, now: tx.now });
}
