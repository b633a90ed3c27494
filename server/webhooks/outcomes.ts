/** Writing down how attempts ended: many at once, in one transaction, by statements that never read first. */
import type { components } from "../../generated/openapi.d.ts";
import type { Database, Param, Rows } from "../database/database.ts";
import { marks } from "../database/marks.ts";
import { nextTurn } from "../time-slice.ts";
import { type Claimed, counts, strikes } from "./claims.ts";
import { countDeliveries, skipOwed } from "./skips.ts";

type Schemas = components["schemas"];

/** How an attempt went, as its subscription's owner sees it. */
export type Outcome = Pick<Schemas["DeliveryAttempt"], "response_status" | "error" | "detail" | "timings">;

/** How an attempt ended. */
export interface Ended {
  claimed: Claimed;
  /** When it began. */
  startedAt: string;
  /** How it went; null if the node itself cut it short, so that it is still owed. */
  outcome: Outcome | null;
  /** Whether the node's own network is at fault, so that a failure is not the receiver's. */
  excused: boolean;
}

/** How many are written in one transaction. */
const most = 100;

/** Writes outcomes. Those that come while others are being written are written together. */
export class Outcomes {
  readonly #database: Database;
  readonly #clock: () => Date;
  #waiting: { ended: Ended; resolve: () => void; reject: (error: unknown) => void }[] = [];
  #writing = false;

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Writes one down.
   * @throws when the database cannot; the delivery is then made again once its lease has ended.
   */
  add(ended: Ended): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ended, resolve, reject });
      void this.#write();
    });
  }

  async #write(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, most);
      try {
        const now = this.#clock().toISOString();
        const all = batch.map(({ ended }) => ended);
        await this.#database.aside(async (rows) => {
          if (this.#database.engine === "postgres") await lockWebhooks(rows, all);
          await write(rows, all, now);
        });
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      if (this.#waiting.length > 0) await nextTurn();
    }
    this.#writing = false;
  }
}

/** Subscriptions before their deliveries, and in order, as everybody locks them; else two could wait for each other. */
async function lockWebhooks(rows: Rows, batch: Ended[]): Promise<void> {
  const keys = [...new Set(batch.map(({ claimed }) => claimed.webhookKey))];
  await rows.all(`select key from webhook where key in (${marks(keys)}) order by key for update`, keys);
}

async function write(rows: Rows, batch: Ended[], now: string): Promise<void> {
  const held = await close(rows, batch, now);
  const known = batch.filter(({ claimed, outcome }) => outcome && held.has(claimed.deliveryId));
  await writeAttempts(rows, known);
  for (const round of rounds(known)) await score(rows, round, now);
  await countDeliveries(rows, {
    delivered: known.filter(({ outcome }) => outcome?.error === null).length,
    failed: known.filter(({ outcome }) => outcome?.error !== null).length,
  });
}

/** Ends the leases. Returns the deliveries that were still ours: others were taken over, or deleted. */
async function close(rows: Rows, batch: Ended[], now: string): Promise<Set<string>> {
  const groups = Map.groupBy(batch, ({ outcome }) =>
    outcome === null ? "pending" : outcome.error === null ? "delivered" : "failed",
  );
  const held = new Set<string>();
  for (const [status, group] of groups) {
    const leases = [...new Set(group.map(({ claimed }) => claimed.lease))];
    const owed = status === "pending";
    const found = await rows.all<{ id: string }>(
      `update delivery set status = ?, finished_at = ?, lease = null, lease_until = ?
        where id in (${marks(group)}) and lease in (${marks(leases)}) and status = 'pending' returning id`,
      [
        ...[status, owed ? null : now, owed ? now : null],
        ...group.map(({ claimed }) => claimed.deliveryId),
        ...leases,
      ],
    );
    for (const { id } of found) held.add(id);
  }
  return held;
}

async function writeAttempts(rows: Rows, known: Ended[]): Promise<void> {
  if (known.length === 0) return;
  await rows.all(
    `insert into delivery_attempt (delivery_id, attempt, cause, started_at, response_status, error, detail, dns_ms,
        connect_ms, tls_ms, first_byte_ms, total_ms)
      values ${known.map(() => "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").join(", ")}`,
    known.flatMap(({ claimed, startedAt, outcome }): Param[] => {
      if (!outcome) return [];
      const { response_status, error, detail, timings } = outcome;
      return [
        ...[claimed.deliveryId, claimed.attempt, claimed.cause, startedAt, response_status, error, detail],
        ...[timings.dns_ms, timings.connect_ms, timings.tls_ms, timings.first_byte_ms, timings.total_ms],
      ];
    }),
  );
}

/** The first outcome of each subscription, then the second of each, and so on: a statement counts one failure of each. */
function rounds(known: Ended[]): Ended[][] {
  const found: Ended[][] = [];
  const seen = new Map<number, number>();
  for (const ended of known) {
    const round = seen.get(ended.claimed.webhookKey) ?? 0;
    seen.set(ended.claimed.webhookKey, round + 1);
    found[round] = [...(found[round] ?? []), ended];
  }
  return found;
}

async function score(rows: Rows, round: Ended[], now: string): Promise<void> {
  const keysOf = (some: Ended[]) => some.map(({ claimed }) => claimed.webhookKey);
  const successes = round.flatMap(({ claimed, outcome }): Success[] => {
    if (outcome?.error !== null) return [];
    const { webhookKey, callbackUrl } = claimed;
    return [{ webhookKey, callbackUrl, responseMs: outcome.timings.total_ms }];
  });
  await recordSuccesses(rows, successes, now);
  const missed = keysOf(
    round.filter(
      ({ outcome, excused, claimed }) => outcome?.error !== null && !excused && counts(claimed.cause),
    ),
  );
  if (missed.length === 0) return;
  const last = `status = 'active' and consecutive_failures + 1 >= ${strikes}`;
  const found = await rows.all<{ key: number; status: string }>(
    `update webhook set consecutive_failures = consecutive_failures + 1,
        disabled_at = case when ${last} then ? else disabled_at end,
        status = case when ${last} then 'disabled' else status end
      where key in (${marks(missed)}) returning key, status`,
    [now, ...missed],
  );
  for (const { key, status } of found) if (status === "disabled") await skipOwed(rows, key, now);
}

/** A delivery that a receiver accepted. */
export interface Success {
  webhookKey: number;
  /** Where it was sent: meanwhile the subscription may have another URL, of which it says nothing. */
  callbackUrl: string;
  /** How long it took; null if that is not to be recorded. */
  responseMs: number | null;
}

/** How much of the recorded response time remains after a faster response; a slower one replaces it. */
const responseMsWeight = 0.7;

/** Records successes, at most one of each subscription: interface section 6.4. */
export async function recordSuccesses(rows: Rows, successes: Success[], now: string): Promise<void> {
  if (successes.length === 0) return;
  // Both engines name the columns of a list of values so.
  const values = successes.map(() => "(cast(? as bigint), cast(? as text), cast(? as double precision))");
  await rows.all(
    `update webhook set consecutive_failures = 0, last_delivered_at = ?,
        reached_at = case when callback_url = column2 then ? else reached_at end,
        response_ms = case
          when column3 is null or callback_url <> column2 then response_ms
          when response_ms is null or column3 >= response_ms then column3
          else response_ms * ${responseMsWeight} + column3 * ${1 - responseMsWeight} end
      from (values ${values.join(", ")}) as success where webhook.key = column1`,
    [
      ...[now, now],
      ...successes.flatMap(({ webhookKey, callbackUrl, responseMs }) => [
        webhookKey,
        callbackUrl,
        responseMs,
      ]),
    ],
  );
}
