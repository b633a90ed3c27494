/**
 * Reads the values of the database that metrics show, by indexes: none of these statements takes longer for more agents. That
 * of subscriptions counts an index; that of the outbox is bounded, because a receiver that is down may have any number of
 * pending deliveries.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { readsInTurns } from "../../core/database/read-turns.ts";
import { within } from "../../core/database/within.ts";
import type { FigureRow } from "../../core/journal/figures.ts";
import type { JournalTables } from "../../core/journal/journal.ts";
import { statement } from "../../core/sql/statement.ts";
import { countPeers } from "../../registry/peers/peer.ts";
import type { WebhookTables } from "../../registry/webhooks/tables.ts";

type Db = Kysely<JournalTables & WebhookTables & { figure: FigureRow }>;

/** How many pending deliveries are counted at most. */
const maxPending = 20_000;

/** How long a response waits for the values, in milliseconds: less than the 10 seconds after which Prometheus gives up. */
export const readTimeoutMs = 3_000;

const journal = statement((db: Db) =>
  db.selectFrom("journal").select(["seq", "changed_at"]).where("id", "=", 1),
);

const pending = statement((db: Db) =>
  db
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
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")]),
);

const agents = statement((db: Db) =>
  db.selectFrom("figure").select(["value", "count"]).where("kind", "=", "status").orderBy("value"),
);

const subscriptions = statement((db: Db) =>
  db
    .selectFrom("webhook")
    .select(({ fn }) => ["status as value", fn.countAll<number>().as("count")])
    .groupBy("status")
    .orderBy("value"),
);

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
  const [last, outbox, ...counts] = await Promise.all([
    journal.get(database, {}),
    pending.get(readsInTurns(database), {}),
    agents.all(database, {}),
    subscriptions.all(database, {}),
    countPeers(database),
  ]);
  return {
    journal: { seq: last?.seq ?? 0, changedAt: last?.changed_at ? new Date(last.changed_at) : null },
    outbox: { pending: outbox?.count ?? 0, oldest: outbox?.oldest ? new Date(outbox.oldest) : null },
    agents: counts[0],
    subscriptions: counts[1],
    peers: counts[2],
  };
}
