/**
 * Excludes the reports and certifications of disabled accounts from reputations, and includes them when the account is
 * enabled again. The change of the account marks it; a job recomputes the agents in batches, because one account may have
 * reported on thousands.
 */
import { raw } from "@mikro-orm/core";
import type { Database } from "../../core/database/database.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { Account } from "../../registry/accounts/account.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import { trustRecounted } from "../../registry/hooks.ts";
import { countsOf, dayOf, decayed, none } from "./counts.ts";
import { recompute } from "./recompute.ts";
import { ReputationReporter } from "./reporters.ts";

/** The number of agents per transaction: other writers wait for it, and on SQLite also the event loop. */
const batchSize = 10;

/** Statements change these rows too. */
const unmanaged = { disableIdentityMap: true };

/** Finds an account that is marked. The condition is a constant, so that the engines use the partial index. */
function firstPending(managed: Managed): Promise<Account | null> {
  const pending = { [raw("trust_pending = true")]: [] };
  return managed.em().findOne(Account, pending, { orderBy: { id: "asc" }, ...unmanaged });
}

/** Marks an account that was disabled or enabled, and recomputes the first batch of its agents. */
export async function startTrustUpdate(tx: Transaction, accountId: string): Promise<void> {
  await tx.flush(); // an entity of the account may have changed
  await tx.em().nativeUpdate(Account, { id: accountId }, { trust_pending: true });
  await recomputeBatch(tx);
}

/**
 * Recomputes the next batch of agents of a marked account.
 * @param database a database that sends the deliveries of its changes.
 * @returns 0 if there may be more; null if not.
 */
export async function continueTrustUpdate(database: Database): Promise<0 | null> {
  if (!(await firstPending(database))) return null;
  await database.transaction(recomputeBatch);
  return 0;
}

async function recomputeBatch(tx: Transaction): Promise<void> {
  const account = await firstPending(tx);
  if (!account) return;
  const counted = account.disabled_at === null;
  const outdated = { account_id: account.id, counted: !counted };
  const some = { orderBy: { agent_key: "asc" }, limit: batchSize, ...unmanaged } as const;
  const reports = await tx.em().find(ReputationReporter, outdated, some);
  for (const report of reports) await applyReports(tx, report, counted);
  const recounted = await trustRecounted.run(tx, { id: account.id, counted }, batchSize);
  if ([reports.length, ...recounted].every((count) => count < batchSize))
    await tx.em().nativeUpdate(Account, { id: account.id }, { trust_pending: false });
}

async function applyReports(tx: Transaction, report: ReputationReporter, counted: boolean): Promise<void> {
  const { agent_key, account_id, day } = report;
  await tx.em().nativeUpdate(ReputationReporter, { agent_key, account_id }, { counted });
  const reported = decayed(countsOf(report), day, dayOf(tx.now));
  const agent = await agentOfKey(tx, agent_key);
  await recompute(
    tx,
    agent,
    counted
      ? { before: none, after: reported, reporters: 1 }
      : { before: reported, after: none, reporters: -1 },
  );
}
