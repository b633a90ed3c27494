/**
 * Removes what is left of closed accounts, in batches: an account may have thousands of agents and certifications. The closing
 * marks the account, and a job continues until nothing is left, also after a crash. It looks a second time an hour later,
 * because a request that was under way at the closing may have registered something afterwards.
 */
import type { Database } from "../../core/database/database.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { removeAgentsOf } from "../agents/lifecycle/agents-of-account.ts";
import { accessEnded, leftoversRemoved, trustChanged } from "../hooks.ts";
import { recordSecurity } from "../security-log/record.ts";
import { Account } from "./account.ts";
import { endPasswordLinkOf } from "./password-link.ts";
import { endSessionsOf } from "./sessions.ts";
import { forgetNetworksOf } from "./throttle.ts";

/** The number of agents and of certifications per transaction. */
const batchSize = 10;

/** How long after the closing the second look is, in milliseconds: no request takes as long. */
const lastLookMs = 3_600_000;

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
  if (!(await firstDue(database, clock().toISOString()))) return null;
  return database.transaction(async (tx) => {
    const account = await firstDue(tx, tx.now);
    if (!account) return null;
    if (await removeBatch(tx, account)) await finish(tx, account);
    return 0;
  });
}

/** The first account whose rest is to be removed. */
async function firstDue(rows: Managed, now: string): Promise<Account | undefined> {
  const first = { orderBy: { closing_at: "asc", id: "asc" }, limit: 1 } as const;
  const [due] = await rows.em().find(Account, { closing_at: { $lte: now } }, first);
  return due;
}

/** Removes one batch. @returns whether nothing is left. */
async function removeBatch(tx: Transaction, { id }: Account): Promise<boolean> {
  const { ids, more } = await removeAgentsOf(tx, id, batchSize);
  for (const subject of ids)
    await recordSecurity(tx, null, tx.now, { action: "agent_removed", account: id, actor: id, subject });
  return !more && (await leftoversRemoved.run(tx, id, batchSize)).every((removed) => removed < batchSize);
}

/** Plans the second look, or ends the closing after it. */
async function finish(tx: Transaction, account: Account): Promise<void> {
  const last = new Date(Date.parse(account.closed_at ?? tx.now) + lastLookMs).toISOString();
  account.closing_at = tx.now < last ? last : null;
  await endAccess(tx, account.id);
  await trustChanged.run(tx, account.id);
}
