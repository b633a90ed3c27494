/**
 * What a disabled account said stops counting: its reports and its certifications. The change of the account marks it;
 * the agents are recomputed some at a time, because one account may have reported on thousands. Enabled again, what it
 * said counts again.
 */
import { countsOf, dayOf, decayed, none } from "../../reputation/counts.ts";
import { Agent } from "../agents/agent.ts";
import type { Database } from "../database/database.ts";
import type { Transaction } from "../database/transaction.ts";
import { recompute } from "./changes.ts";
import { type ReporterRow, reporterColumns } from "./reporters.ts";

/** How many agents are recomputed in one transaction: others wait for it, and the event loop too on SQLite. */
const batchSize = 10;

/** Marks an account that was disabled or enabled, and recomputes the first agents that this concerns. */
export async function applyTrust(tx: Transaction, accountId: string): Promise<void> {
  await tx.run("update account set trust_pending = true where id = ?", [accountId]);
  await recomputeSome(tx);
}

/**
 * Recomputes agents about which a disabled or enabled account said something, some at a time.
 * @param database the one whose changes are sent to subscribers.
 * @returns 0 if there may be more; null if not.
 */
export async function settleTrust(database: Database): Promise<0 | null> {
  const pending = await database.get("select id from account where trust_pending = true limit 1");
  if (!pending) return null;
  await database.transaction(recomputeSome);
  return 0;
}

async function recomputeSome(tx: Transaction): Promise<void> {
  const account = await tx.get<{ id: string; disabled_at: string | null }>(
    "select id, disabled_at from account where trust_pending = true order by id limit 1",
  );
  if (!account) return;
  const counts = account.disabled_at === null;
  const reports = await tx.all<ReporterRow & { agent_key: number }>(
    `select agent_key, ${reporterColumns} from reputation_reporter
      where account_id = ? and counted = ${counts ? "false" : "true"} order by agent_key limit ?`,
    [account.id, batchSize],
  );
  for (const report of reports) await applyReports(tx, account.id, report, counts);
  const certified = await tx.all<{ agent_key: number }>(
    `select distinct agent_key from certification
      where account_id = ? and status = 'active' and counted = ${counts ? "false" : "true"} order by agent_key limit ?`,
    [account.id, batchSize],
  );
  for (const { agent_key } of certified) await applyCertifications(tx, account.id, agent_key, counts);
  if (reports.length < batchSize && certified.length < batchSize) {
    await tx.run("update account set trust_pending = false where id = ?", [account.id]);
  }
}

async function applyReports(
  tx: Transaction,
  accountId: string,
  { agent_key, day, ...report }: ReporterRow & { agent_key: number },
  counts: boolean,
): Promise<void> {
  await tx.run(`update reputation_reporter set counted = ${counts} where agent_key = ? and account_id = ?`, [
    agent_key,
    accountId,
  ]);
  const said = decayed(countsOf(report), day, dayOf(tx.now));
  const agent = await tx.em.findOneOrFail(Agent, { key: agent_key });
  await recompute(
    tx,
    agent,
    counts ? { before: none, after: said, reporters: 1 } : { before: said, after: none, reporters: -1 },
  );
}

async function applyCertifications(
  tx: Transaction,
  accountId: string,
  agentKey: number,
  counts: boolean,
): Promise<void> {
  await tx.run(
    `update certification set counted = ${counts} where agent_key = ? and account_id = ? and status = 'active'`,
    [agentKey, accountId],
  );
  await recompute(tx, await tx.em.findOneOrFail(Agent, { key: agentKey }));
}
