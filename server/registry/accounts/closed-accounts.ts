/**
 * Removes what is left of closed accounts, in batches: an account may have thousands of agents and certifications. The closing
 * marks the account, and a job continues until nothing is left, also after a crash. It looks a second time an hour later,
 * because a request that was under way at the closing may have registered something afterwards.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import { removeAgentsOf } from "../agents/lifecycle/agents-of-account.ts";
import { accessEnded, leftoversRemoved, trustChanged } from "../hooks.ts";
import { recordSecurity } from "../security-log/record.ts";
import type { AccountRow, AccountTables } from "./account.ts";
import { endPasswordLinkOf } from "./password-link.ts";
import { endSessionsOf } from "./sessions.ts";
import { forgetNetworksOf } from "./throttle.ts";

/** The number of agents and of certifications per transaction. */
const batchSize = 10;

/** How long after the closing the second look is, in milliseconds: no request takes as long. */
const lastLookMs = 3_600_000;

type Db = Kysely<AccountTables>;
type Due = Pick<AccountRow, "id" | "closed_at">;

const firstDue = statement((db: Db, { now }: { now: string }) =>
  db
    .selectFrom("account")
    .select(["id", "closed_at"])
    .where("closing_at", "<=", now)
    .orderBy("closing_at")
    .orderBy("id")
    .limit(1),
);

const setClosingAt = statement((db: Db, { id, closing_at }: Pick<AccountRow, "id" | "closing_at">) =>
  db.updateTable("account").set({ closing_at }).where("id", "=", id),
);

/** Ends everything by which an account can act: sessions, keys, links, subscriptions, claims to domains and offers. */
export async function endAccess(tx: Transaction, id: string): Promise<void> {
  await endSessionsOf(tx, id);
  await endPasswordLinkOf(tx, id);
  await accessEnded.run(tx, id);
  await forgetNetworksOf(tx, id);
}

/**
 * Removes the next batch of a closed account.
 * @param database a database that sends the deliveries of its changes.
 * @returns 0 if there may be more; null if not.
 */
export async function continueClosing(database: Database, clock: () => Date): Promise<0 | null> {
  if (!(await firstDue.get(database, { now: clock().toISOString() }))) return null;
  return database.transaction(async (tx) => {
    const account = await firstDue.get(tx, { now: tx.now });
    if (!account) return null;
    if (await removeBatch(tx, account)) await finish(tx, account);
    return 0;
  });
}

/** Removes one batch. @returns whether nothing is left. */
async function removeBatch(tx: Transaction, { id }: Due): Promise<boolean> {
  const { ids, more } = await removeAgentsOf(tx, id, batchSize);
  for (const subject of ids)
    await recordSecurity(tx, null, tx.now, { action: "agent_removed", account: id, actor: id, subject });
  return !more && (await leftoversRemoved.run(tx, id, batchSize)).every((removed) => removed < batchSize);
}

/** Plans the second look, or ends the closing after it. */
async function finish(tx: Transaction, { id, closed_at }: Due): Promise<void> {
  const last = new Date(Date.parse(closed_at ?? tx.now) + lastLookMs).toISOString();
  await setClosingAt.run(tx, { id, closing_at: tx.now < last ? last : null });
  await endAccess(tx, id);
  await trustChanged.run(tx, id);
}
