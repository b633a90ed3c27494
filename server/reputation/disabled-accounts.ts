/**
 * Excludes the reports and certifications of disabled accounts from reputations, and includes them when the account is
 * enabled again. The change of the account marks it; a job recomputes the agents in batches, because one account may have
 * reported on thousands.
 */

import { agentOfKey } from "../agents/agent-store.ts";
import type { Database } from "../database/database.ts";
import type { Transaction } from "../database/transaction.ts";
import { recompute } from "./changes.ts";
import { countsOf, dayOf, decayed, none } from "./counts.ts";
import { type ReporterRow, reporterColumns } from "./reporters.ts";

/** The number of agents per transaction: other writers wait for it, and on SQLite also the event loop. */
const batchSize = 10;

/** Marks an account that was disabled or enabled, and recomputes the first batch of its agents. */
export async function startTrustUpdate(tx: Transaction, accountId: string): Promise<void> {
  await tx.run("update account set trust_pending = true where id = ?", [accountId]);
  await recomputeBatch(tx);
}

/**
 * Recomputes the next batch of agents of a marked account.
 * @param database a database that sends the deliveries of its changes.
 * @returns 0 if there may be more; null if not.
 */
export async function continueTrustUpdate(database: Database): Promise<0 | null> {
  const pending = await database.get("select id from account where trust_pending = true limit 1");
  if (!pending) return null;
  await database.transaction(recomputeBatch);
  return 0;
}

async function recomputeBatch(tx: Transaction): Promise<void> {
  const account = await tx.get<{ id: string; disabled_at: string | null }>(
    "select id, disabled_at from account where trust_pending = true order by id limit 1",
  );
  if (!account) return;
  const counts = account.disabled_at === null;
  const reports = await tx.all<ReporterRow>(
    `select ${reporterColumns} from reputation_reporter
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
  { agent_key, day, ...report }: ReporterRow,
  counts: boolean,
): Promise<void> {
  await tx.run(`update reputation_reporter set counted = ${counts} where agent_key = ? and account_id = ?`, [
    agent_key,
    accountId,
  ]);
  const reported = decayed(countsOf(report), day, dayOf(tx.now));
  const agent = await agentOfKey(tx, agent_key);
  await recompute(
    tx,
    agent,
    counts
      ? { before: none, after: reported, reporters: 1 }
      : { before: reported, after: none, reporters: -1 },
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
  await recompute(tx, await agentOfKey(tx, agentKey));
}
