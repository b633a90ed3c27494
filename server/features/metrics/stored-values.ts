/**
 * Reads the values of the database that metrics show, by indexes: none of these statements takes longer for more agents. That
 * of subscriptions counts an index; that of the outbox is bounded, because a receiver that is down may have any number of
 * pending deliveries.
 */
import type { Database } from "../../core/database/database.ts";
import { readsInTurns } from "../../core/database/read-turns.ts";
import { within } from "../../core/database/within.ts";
import { Figure } from "../../core/journal/figures.ts";
import { Journal } from "../../core/journal/journal.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { countPeers } from "../../registry/peers/peer.ts";
import { Webhook } from "../../registry/webhooks/subscription.ts";
import type { WebhookTables } from "../../registry/webhooks/tables.ts";

/** How many pending deliveries are counted at most. */
const maxPending = 20_000;

/** How long a response waits for the values, in milliseconds: less than the 10 seconds after which Prometheus gives up. */
export const readTimeoutMs = 3_000;

/** A count of a value. */
interface ValueCount {
  value: string;
  count: number;
}

/** The values that are read from the database. */
export interface StoredValues {
  journal: { seq: number; changedAt: Date | null };
  outbox: { pending: number; oldest: Date | null };
  agents: ValueCount[];
  subscriptions: ValueCount[];
  peers: ValueCount[];
}

/** Reads the values; null if the database does not respond in time. */
export function readStoredValues(database: Database): Promise<StoredValues | null> {
  return within(
    readAll(database).catch(() => null),
    readTimeoutMs,
    null,
  );
}

async function readAll(database: Database): Promise<StoredValues> {
  const [last, outbox, agents, subscriptions, peers] = await Promise.all([
    database.em().findOne(Journal, { id: 1 }),
    pendingOf(readsInTurns(database)),
    database.em().find(Figure, { kind: "status" }, { orderBy: { value: "asc" } }),
    database.em().countBy(Webhook, "status"),
    countPeers(database),
  ]);
  return {
    journal: { seq: last?.seq ?? 0, changedAt: last?.changed_at ? new Date(last.changed_at) : null },
    outbox: { pending: outbox?.count ?? 0, oldest: outbox?.oldest ? new Date(outbox.oldest) : null },
    agents,
    subscriptions: Object.entries(subscriptions)
      .sort()
      .map(([value, count]) => ({ value, count })),
    peers,
  };
}

/** Counts the pending deliveries, at most {@link maxPending}, and finds the oldest of them. */
function pendingOf(rows: Managed) {
  return rows
    .em()
    .getKysely<WebhookTables>()
    .selectFrom((from) =>
      from
        .selectFrom("delivery")
        .select("created_at")
        .where("status", "=", "pending")
        .orderBy("webhook_key")
        .orderBy("seq")
        .limit(maxPending)
        .as("d"),
    )
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .executeTakeFirst();
}
