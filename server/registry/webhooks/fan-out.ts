/**
 * Creates the deliveries of an event in the transaction of the change (transactional outbox). server/registry/webhooks/dispatcher.ts
 * sends them after the commit.
 */
import { type Kysely, sql } from "kysely";
import type { Listener } from "../../core/journal/hook.ts";
import {
  type CreatedDelivery,
  type Deliveries,
  eventEmitted,
  type Transaction,
} from "../../core/journal/transaction.ts";
import { type RowOf, statement } from "../../core/sql/statement.ts";
import { headStartUntil } from "./head-start.ts";
import { Subscribers } from "./subscribers.ts";
import type { WebhookTables } from "./tables.ts";

/** Creates the deliveries of events: one listener for each database, whose subscriptions it caches. */
export function createFanOut(): Listener {
  const subscribers = new Subscribers();
  return eventEmitted.do(async (tx, { type, seq, imported }) => {
    const keys = await subscribers.of(tx, tx.end.subscriptions, { type, imported });
    return createDeliveries(tx, keys, { type, seq });
  });
}

type Db = Kysely<WebhookTables>;

interface NewDeliveries {
  keys: readonly number[];
  seq: number;
  type: WebhookTables["delivery"]["type"];
  now: string;
  head_start_until: string;
}

/** A statement, because each event runs it. */
const insert = statement((db: Db, values: NewDeliveries, { numbers }) =>
  db
    .insertInto("delivery")
    .columns([
      "id",
      "webhook_key",
      "seq",
      "type",
      "status",
      "cause",
      "attempts",
      "head_start_until",
      "created_at",
      "finished_at",
    ])
    .expression((from) =>
      from
        .selectFrom("webhook")
        .select(({ eb, ref }) => {
          const seq = sql<number>`cast(${values.seq} as bigint)`; // PostgreSQL infers no type for a selected value
          const isActive = eb("status", "=", "active");
          return [
            sql<string>`'dlv_' || ${seq} || '_' || ${ref("key")}`.as("id"),
            "key",
            seq.as("seq"),
            sql<string>`cast(${values.type} as text)`.as("type"),
            eb.case().when(isActive).then("pending").else("skipped").end().as("status"),
            sql.lit("event").as("cause"),
            sql.lit(0).as("attempts"),
            eb.case().when(isActive).then(values.head_start_until).end().as("head_start_until"),
            sql<string>`cast(${values.now} as text)`.as("created_at"),
            eb.case().when(isActive).then(null).else(values.now).end().as("finished_at"),
          ];
        })
        .where("key", "in", numbers(values.keys)),
    )
    .returning(["id", "webhook_key", "status"]),
);

/**
 * Creates one delivery per subscription to an event: `pending`, or `skipped` if the subscription is paused or disabled.
 * @param keys those of the subscriptions.
 */
function createDeliveries(
  tx: Transaction,
  keys: readonly number[],
  { type, seq }: Pick<NewDeliveries, "type" | "seq">,
): Deliveries {
  if (keys.length === 0) return { created: Promise.resolve([]) };
  const values = { keys, seq, type, now: tx.now, head_start_until: headStartUntil(tx.now) };
  return { created: insert.all(tx, values).then((created) => toPending(tx, keys, created)) };
}

/** Counts the skipped deliveries, and returns the others. */
function toPending(
  tx: Transaction,
  keys: readonly number[],
  created: readonly RowOf<typeof insert>[],
): CreatedDelivery[] {
  const pending = created
    .filter(({ status }) => status === "pending")
    .map(({ id, webhook_key }) => ({ deliveryId: id, webhookKey: webhook_key }));
  if (pending.length < keys.length) tx.count([["delivery", "skipped", keys.length - pending.length]]);
  return pending.sort((a, b) => a.webhookKey - b.webhookKey);
}
