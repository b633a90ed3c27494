/**
 * Applies changed claims to the agents of their accounts, a few at a time, because an account may have thousands. Changes of an
 * agent itself apply them too: see agents/save-agent.ts.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import type { AgentTables } from "../../registry/agents/record/records.ts";
import { footprint, saveAgent } from "../../registry/agents/record/save-agent.ts";
import { deleteClaim } from "./claim-store.ts";
import { verify } from "./coverage.ts";
import type { ClaimRow, ClaimTable } from "./domain-claim.ts";

/** The number of agents per transaction: other writers wait for it. */
const batchSize = 50;

type Db = Kysely<AgentTables & { domain_claim: ClaimTable }>;

const firstToApply = statement((db: Db) =>
  db
    .selectFrom("domain_claim")
    .select(["key", "account_id", "state", "agents_after"])
    .where("agents_after", "is not", null)
    .orderBy("key")
    .limit(1),
);

const ownedAfter = statement((db: Db, { account_id, after }: { account_id: string; after: number }) =>
  db
    .selectFrom("agent")
    .select("key")
    .where("owner_id", "=", account_id)
    .where("key", ">", after)
    .where("status", "in", ["active", "deprecated"])
    .orderBy("key")
    .limit(batchSize),
);

const setApplied = statement((db: Db, { key, agents_after }: Pick<ClaimRow, "key" | "agents_after">) =>
  db.updateTable("domain_claim").set({ agents_after }).where("key", "=", key),
);

/**
 * Applies the next batch of a claim that is still to be applied.
 * @param database a database that sends the deliveries of its changes.
 * @returns 0 if there may be more; null if not.
 */
export async function continueApplyingClaims(database: Database): Promise<0 | null> {
  if (!(await firstToApply.get(database, {}))) return null;
  await database.transaction(async (tx) => {
    const claim = await firstToApply.get(tx, {});
    if (claim) await applyBatch(tx, claim);
  });
  return 0;
}

/** Applies a changed claim to a batch of agents; the job goes on. */
export async function applyBatch(
  tx: Transaction,
  { key, account_id, state, agents_after }: Pick<ClaimRow, "key" | "account_id" | "state" | "agents_after">,
): Promise<void> {
  const agents = await ownedAfter.all(tx, { account_id, after: agents_after ?? 0 });
  const slice = new TimeSlice(transactionMs[tx.engine]);
  for (const { key: agent } of agents) {
    await reverify(tx, await agentOfKey(tx, agent));
    if (slice.usedUp) return setApplied.run(tx, { key, agents_after: agent });
  }
  const last = agents.length === batchSize ? agents.at(-1)?.key : undefined;
  if (last === undefined && state === "withdrawn") await deleteClaim.run(tx, { key });
  else await setApplied.run(tx, { key, agents_after: last ?? null });
}

/** Writes an agent if claims verify it otherwise than its record says. */
async function reverify(tx: Transaction, agent: Agent): Promise<void> {
  const before = footprint(agent);
  if (!(await verify(tx, agent))) return;
  const { agent_url, source } = agent;
  const more = { agent_url, source, changed: ["verification"] };
  await saveAgent(tx, agent, before, { type: "agent.registered", change: "updated", more });
}
