/**
 * Excludes the reports and certifications of disabled accounts from reputations, and includes them when the account is
 * enabled again. The change of the account marks it; a job recomputes the agents in batches, because one account may have
 * reported on thousands.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import type { AccountRow } from "../../registry/accounts/account.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import { trustRecounted } from "../../registry/hooks.ts";
import { countsOf, dayOf, decayed, none } from "./counts.ts";
import { recompute } from "./recompute.ts";
import type { ReporterRow, ReporterTables } from "./reporters.ts";

/** The number of agents per transaction: other writers wait for it, and on SQLite also the event loop. */
const batchSize = 10;

type Db = Kysely<ReporterTables & { account: AccountRow }>;

const setPending = statement((db: Db, { id, trust_pending }: Pick<AccountRow, "id" | "trust_pending">) =>
  db.updateTable("account").set({ trust_pending }).where("id", "=", id),
);

const firstPending = statement((db: Db) =>
  db
    .selectFrom("account")
    .select(["id", "disabled_at"])
    .where("trust_pending", "=", true)
    .orderBy("id")
    .limit(1),
);

/** What to include or exclude: of an account, what is not `counted` yet or what still is. */
interface Outdated {
  account_id: string;
  counted: boolean;
}

const outdatedReports = statement((db: Db, { account_id, counted }: Outdated) =>
  db
    .selectFrom("reputation_reporter")
    .selectAll()
    .where("account_id", "=", account_id)
    .where("counted", "=", counted)
    .orderBy("agent_key")
    .limit(batchSize),
);

type Counted = Outdated & { agent_key: number };

const countReports = statement((db: Db, { agent_key, account_id, counted }: Counted) =>
  db
    .updateTable("reputation_reporter")
    .set({ counted })
    .where("agent_key", "=", agent_key)
    .where("account_id", "=", account_id),
);

/** Marks an account that was disabled or enabled, and recomputes the first batch of its agents. */
export async function startTrustUpdate(tx: Transaction, accountId: string): Promise<void> {
  await setPending.run(tx, { id: accountId, trust_pending: true });
  await recomputeBatch(tx);
}

/**
 * Recomputes the next batch of agents of a marked account.
 * @param database a database that sends the deliveries of its changes.
 * @returns 0 if there may be more; null if not.
 */
export async function continueTrustUpdate(database: Database): Promise<0 | null> {
  if (!(await firstPending.get(database, {}))) return null;
  await database.transaction(recomputeBatch);
  return 0;
}

async function recomputeBatch(tx: Transaction): Promise<void> {
  const account = await firstPending.get(tx, {});
  if (!account) return;
  const counted = account.disabled_at === null;
  const outdated = { account_id: account.id, counted: !counted };
  const reports = await outdatedReports.all(tx, outdated);
  for (const report of reports) await applyReports(tx, report, counted);
  const recounted = await trustRecounted.run(tx, { id: account.id, counted }, batchSize);
  if ([reports.length, ...recounted].every((count) => count < batchSize))
    await setPending.run(tx, { id: account.id, trust_pending: false });
}

async function applyReports(tx: Transaction, report: ReporterRow, counted: boolean): Promise<void> {
  const { agent_key, account_id, day } = report;
  await countReports.run(tx, { agent_key, account_id, counted });
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
