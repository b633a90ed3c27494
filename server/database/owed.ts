/** What an event owes to subscribers, written in the transaction of the change: see server/webhooks/ for how it is sent. */
import type { Transaction } from "./transaction.ts";

/**
 * How long the process that committed an event has to begin with its deliveries before another one may, in milliseconds.
 */
const headStart = 5_000;

/** A delivery that is owed. */
export interface Owed {
  deliveryId: string;
  webhookKey: number;
  /** Scheme, host and port of the callback URL. */
  origin: string;
  /** What is known of the receiver: `proven` took its last delivery, `failing` did not, `new` has had none. */
  health: Health;
}

export type Health = "proven" | "new" | "failing";

/** What a receiver's past says. */
export function healthOf(row: { consecutive_failures: number; last_delivered_at: string | null }): Health {
  if (row.consecutive_failures > 0) return "failing";
  return row.last_delivered_at === null ? "new" : "proven";
}

interface Subscriber {
  key: number;
  status: string;
  origin: string;
  consecutive_failures: number;
  last_delivered_at: string | null;
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
    `select key, status, origin, consecutive_failures, last_delivered_at from webhook
      where (events = '' or events like ?) and source in ('all', ?) order by key`,
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
  return active.map((each) => ({
    deliveryId: idOf(event.seq, each.key),
    webhookKey: each.key,
    origin: each.origin,
    health: healthOf(each),
  }));
}

/** Until when a process that owes something since an instant may begin before others. */
export function headStartAt(now: string): string {
  return new Date(Date.parse(now) + headStart).toISOString();
}

function idOf(seq: number, webhookKey: number): string {
  return `dlv_${seq}_${webhookKey}`;
}
