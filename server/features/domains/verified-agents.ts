/**
 * Applies changed claims to the agents of their accounts, a few at a time, because an account may have thousands. Changes of an
 * agent itself apply them too: see agents/save-agent.ts.
 */
import type { Database } from "../../core/database/database.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import type { AgentTables } from "../../registry/agents/record/records.ts";
import { footprint, saveAgent } from "../../registry/agents/record/save-agent.ts";
import { verify } from "./coverage.ts";
import { DomainClaim } from "./domain-claim.ts";

/** The number of agents per transaction: other writers wait for it. */
const batchSize = 50;

function firstToApply(managed: Managed): Promise<DomainClaim | null> {
  return managed.em().findOne(DomainClaim, { agents_after: { $ne: null } }, { orderBy: { key: "asc" } });
}

/**
 * Applies the next batch of a claim that is still to be applied.
 * @param database a database that sends the deliveries of its changes.
 * @returns 0 if there may be more; null if not.
 */
export async function continueApplyingClaims(database: Database): Promise<0 | null> {
  if (!(await firstToApply(database))) return null;
  await database.transaction(async (tx) => {
    const claim = await firstToApply(tx);
    if (claim) await applyBatch(tx, claim);
  });
  return 0;
}

/** Applies a changed claim to a batch of agents; the job goes on. */
export async function applyBatch(tx: Transaction, claim: DomainClaim): Promise<void> {
  const agents = await tx
    .em()
    .getKysely<AgentTables>()
    .selectFrom("agent")
    .select("key")
    .where("owner_id", "=", claim.account_id)
    .where("key", ">", claim.agents_after ?? 0)
    .where("status", "in", ["active", "deprecated"])
    .orderBy("key")
    .limit(batchSize)
    .execute();
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const { key } of agents) {
    await reverify(tx, await agentOfKey(tx, key));
    if (!slice.usedUp) continue;
    claim.agents_after = key;
    return;
  }
  claim.agents_after = agents.length === batchSize ? (agents.at(-1)?.key ?? null) : null;
  if (claim.agents_after === null && claim.state === "withdrawn") tx.em().remove(claim);
}

/** Writes an agent if claims verify it otherwise than its record says. */
async function reverify(tx: Transaction, agent: Agent): Promise<void> {
  const before = footprint(agent);
  if (!(await verify(tx, agent))) return;
  const { agent_url, source } = agent;
  const more = { agent_url, source, changed: ["verification"] };
  await saveAgent(tx, agent, before, { type: "agent.registered", change: "updated", more });
}
