/** What a transfer does to an agent. */

import type { Transaction } from "../../core/journal/transaction.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { footprint, isReverified, saveAgent } from "../../registry/agents/record/save-agent.ts";
import { toVerification } from "../../registry/agents/record/verification.ts";
import { agentTransferred } from "../../registry/hooks.ts";

/**
 * Gives an agent to another account. It keeps its id, its record, its history and its reports, unless its host changed too: see
 * reputation/handover.ts. Its certifications were given to the agent of the other account.
 */
export async function transferAgent(tx: Transaction, agent: Agent, account: string): Promise<void> {
  const before = footprint(agent);
  const verification_before = toVerification(agent);
  agent.owner_id = account;
  const hasOtherVerification = await isReverified(tx, agent);
  const { agent_url, source } = agent;
  await saveAgent(tx, agent, before, {
    type: "agent.registered",
    change: "updated",
    more: {
      agent_url,
      source,
      changed: hasOtherVerification ? ["owner", "verification"] : ["owner"],
      transfer: { verification_before, verification_after: toVerification(agent) },
    },
  });
  await agentTransferred.run(tx, agent);
}
