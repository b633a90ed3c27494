/** What an event owes to subscribers, written in the transaction of the change: see server/webhooks/ for how it is sent. */
import type { Transaction } from "./transaction.ts";

/**
 * How long the process that committed an event has to begin with its deliveries before another one may, in milliseconds.
 */
const headStart = 5_000;

/** A delivery that is pending. */
export interface Owed {
  deliveryId: string;
  webhookKey: number;
  /** The account that owns the subscription. */
  account: string;
  /** Scheme, host and port of the callback URL. */
  origin: string;
  /** Its host name. */
  host: string;
  /** The registrable domain of the host: see server/webhooks/callback-host.ts. */
  site: string;
  /** Whether a delivery to this host has ever succeeded. */
  hostReached: boolean;
  health: Health;
}

/**
 * What is known of a receiver. `fast` and `slow`: it accepted its last delivery, and usually responds within
 * {@link fastResponseMs} or does not. `failing`: it did not accept its last delivery. `new`: nothing is known.
 */
export type Health = "fast" | "new" | "slow" | "failing";

/** A receiver is fast if it usually responds within this time. */
export const fastResponseMs = 1_000;

/** What the scheduler reads of a subscription. */
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

/** The columns of {@link ReceiverRow}, of the table `webhook` under the name `w`. */
export const receiverColumns = `w.key, w.account_id, w.origin, w.host, w.site, w.consecutive_failures, w.reached_at, w.response_ms,
  exists (select 1 from webhook r where r.host = w.host and r.reached_at is not null) as host_reached`;

/** A pending delivery to a receiver. */
export function owedTo(row: ReceiverRow, deliveryId: string): Owed {
  return {
    ...{ deliveryId, webhookKey: row.key, account: row.account_id },
    ...{ origin: row.origin, host: row.host, site: row.site, hostReached: Boolean(row.host_reached) },
    health: healthOf(row),
  };
}

function healthOf({ consecutive_failures, reached_at, response_ms }: ReceiverRow): Health {
  if (consecutive_failures > 0) return "failing";
  if (reached_at === null || response_ms === null) return "new";
  return response_ms <= fastResponseMs ? "fast" : "slow";
}

interface Subscriber extends ReceiverRow {
  status: string;
}

/** How many rows a statement writes at most: engines bound the number of parameters. */
const batch = 1_000;

/**
 * Writes a row for each subscription to an event: `pending`, or `skipped` where it is paused or disabled.
 * @returns the pending ones.
 */
export async function oweDeliveries(
  tx: Transaction,
  event: { type: string; seq: number; imported: boolean },
): Promise<Owed[]> {
  const subscribers = await tx.all<Subscriber>(
    `select w.status, ${receiverColumns} from webhook w
      where (w.events = '' or w.events like ?) and w.source in ('all', ?) order by w.key`,
    [`%,${event.type},%`, event.imported ? "federated" : "local"],
  );
  const until = headStartAt(tx.now);
  for (let start = 0; start < subscribers.length; start += batch) {
    const some = subscribers.slice(start, start + batch);
    await tx.run(
      `insert into delivery (id, webhook_key, seq, type, status, cause, attempts, lease_until, created_at, finished_at)
        values ${some.map(() => "(?, ?, ?, ?, ?, 'event', 0, ?, ?, ?)").join(", ")}`,
      some.flatMap(({ key, status }) => {
        const skipped = status !== "active";
        const id = idOf(event.seq, key);
        const [state, finished] = skipped ? (["skipped", tx.now] as const) : (["pending", null] as const);
        return [id, key, event.seq, event.type, state, skipped ? null : until, tx.now, finished];
      }),
    );
  }
  const active = subscribers.filter(({ status }) => status === "active");
  if (subscribers.length > active.length)
    await tx.count([["delivery", "skipped", subscribers.length - active.length]]);
  return active.map((each) => owedTo(each, idOf(event.seq, each.key)));
}

/** Until when a process that owes something since an instant may begin before others. */
export function headStartAt(now: string): string {
  return new Date(Date.parse(now) + headStart).toISOString();
}

function idOf(seq: number, webhookKey: number): string {
  return `dlv_${seq}_${webhookKey}`;
}
