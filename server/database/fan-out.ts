/**
 * Creates the deliveries of an event in the transaction of the change (transactional outbox). server/webhooks/dispatcher.ts
 * sends them after the commit.
 */
import { statementBatches } from "./placeholders.ts";
import type { Transaction } from "./transaction.ts";

/** How long only the process that committed an event may claim its deliveries. */
const headStartMs = 5_000;

/** A pending delivery, with what the delivery queue needs to schedule it. */
export interface PendingDelivery {
  deliveryId: string;
  webhookKey: number;
  /** The account that owns the subscription. */
  account: string;
  /** The origin of the callback URL: scheme, host and port. */
  origin: string;
  /** The host name of the callback URL. */
  host: string;
  /** The registrable domain of the host: see server/webhooks/callback-host.ts. */
  site: string;
  /** Whether a delivery to this host has ever succeeded. */
  hostReached: boolean;
  health: ReceiverHealth;
}

/**
 * The health of a receiver. `fast` and `slow`: it accepted its last delivery, and usually responds within
 * {@link fastResponseMs}, or later. `failing`: it did not accept its last delivery. `new`: no delivery was made yet.
 */
export type ReceiverHealth = "fast" | "new" | "slow" | "failing";

/** A receiver is fast if it usually responds within this time. */
export const fastResponseMs = 1_000;

/** The columns of a subscription that the delivery queue needs. */
export interface ReceiverRow {
  key: number;
  account_id: string;
  origin: string;
  host: string;
  site: string;
  /** SQLite has no booleans. */
  host_reached: boolean | 0 | 1;
  consecutive_failures: number;
  reached_at: string | null;
  response_ms: number | null;
}

/** SQL: the columns of {@link ReceiverRow}; the table `webhook` has the alias `w`. */
export const receiverColumns = `w.key, w.account_id, w.origin, w.host, w.site, w.consecutive_failures, w.reached_at, w.response_ms,
  exists (select 1 from webhook r where r.host = w.host and r.reached_at is not null) as host_reached`;

/** Converts a row to a pending delivery. */
export function toPendingDelivery(row: ReceiverRow, deliveryId: string): PendingDelivery {
  return {
    deliveryId,
    webhookKey: row.key,
    account: row.account_id,
    origin: row.origin,
    host: row.host,
    site: row.site,
    hostReached: Boolean(row.host_reached),
    health: healthOf(row),
  };
}

function healthOf({ consecutive_failures, reached_at, response_ms }: ReceiverRow): ReceiverHealth {
  if (consecutive_failures > 0) return "failing";
  if (reached_at === null || response_ms === null) return "new";
  return response_ms <= fastResponseMs ? "fast" : "slow";
}

interface Subscriber extends ReceiverRow {
  status: string;
}

/**
 * Creates one delivery per subscription to an event: `pending`, or `skipped` if the subscription is paused or disabled.
 * @returns the pending deliveries.
 */
export async function createDeliveries(
  tx: Transaction,
  event: { type: string; seq: number; imported: boolean },
): Promise<PendingDelivery[]> {
  const subscribers = await tx.all<Subscriber>(
    `select w.status, ${receiverColumns} from webhook w
      where (w.events = '' or w.events like ?) and w.source in ('all', ?) order by w.key`,
    [`%,${event.type},%`, event.imported ? "federated" : "local"],
  );
  const until = headStartUntil(tx.now);
  for (const some of statementBatches(subscribers)) {
    await tx.run(
      `insert into delivery (id, webhook_key, seq, type, status, cause, attempts, lease_until, created_at, finished_at)
        values ${some.map(() => "(?, ?, ?, ?, ?, 'event', 0, ?, ?, ?)").join(", ")}`,
      some.flatMap(({ key, status }) => {
        const skipped = status !== "active";
        const id = deliveryIdOf(event.seq, key);
        const [state, finished] = skipped ? (["skipped", tx.now] as const) : (["pending", null] as const);
        return [id, key, event.seq, event.type, state, skipped ? null : until, tx.now, finished];
      }),
    );
  }
  const active = subscribers.filter(({ status }) => status === "active");
  if (subscribers.length > active.length)
    tx.count([["delivery", "skipped", subscribers.length - active.length]]);
  return active.map((each) => toPendingDelivery(each, deliveryIdOf(event.seq, each.key)));
}

/** The end of the head start of deliveries created at an instant: until then, other processes do not claim them. */
export function headStartUntil(now: string): string {
  return new Date(Date.parse(now) + headStartMs).toISOString();
}

function deliveryIdOf(seq: number, webhookKey: number): string {
  return `dlv_${seq}_${webhookKey}`;
}
