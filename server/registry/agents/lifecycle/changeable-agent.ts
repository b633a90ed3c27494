/** Finds agents that a caller may change. */

import type { Caller } from "../../../core/http/authentication.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { findAgent } from "../record/agent-store.ts";
import { goneError } from "../record/former-ids.ts";
import { notFound, ownershipError } from "../record/rejections.ts";

/** Finds an agent that is not deleted and that the caller may change, or the problem of the caller. */
export async function changeableAgent(tx: Transaction, id: string, caller: Caller) {
  const agent = await findAgent(tx, id);
  if (!agent) return notFound(id);
  if (agent.status === "tombstoned") return goneError(tx, agent);
  return ownershipError(agent, caller) ?? agent;
}
