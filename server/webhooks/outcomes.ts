/** Writes the outcomes of attempts in batches: one transaction per batch, without reading rows first. */
import type { components } from "../../generated/openapi.d.ts";
import type { Database, Param, Rows, Writer } from "../database/database.ts";
import { placeholders } from "../database/placeholders.ts";
import { nextTurn } from "../time-slice.ts";
import { type ClaimedDelivery, countsFailures, maxConsecutiveFailures } from "./claims.ts";
import { countDeliveries, skipPendingDeliveries } from "./skips.ts";

type Schemas = components["schemas"];

/** The outcome of an attempt, as in responses. */
export type Outcome = Pick<Schemas["DeliveryAttempt"], "response_status" | "error" | "detail" | "timings">;

/** A finished attempt, ready to be written. */
export interface FinishedAttempt {
  claimed: ClaimedDelivery;
  /** When the attempt started. */
  startedAt: string;
  /** Null if the node aborted the attempt: the delivery stays pending. */
  outcome: Outcome | null;
  /** Whether the node's own network is down, so that a failure is not counted. */
  nodeAtFault: boolean;
}

/** The number of outcomes per transaction. */
const maxBatchSize = 100;

/** Writes outcomes. Those added during a write form the next batch. */
export class Outcomes {
  readonly #database: Database;
  readonly #clock: () => Date;
  #waiting: { finished: FinishedAttempt; resolve: () => void; reject: (error: unknown) => void }[] = [];
  #writing = false;

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Writes an outcome.
   * @throws if the database fails; the delivery is repeated after its lease has expired.
   */
  add(finished: FinishedAttempt): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ finished, resolve, reject });
      void this.#write();
    });
  }

  async #write(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, maxBatchSize);
      try {
        const now = this.#clock().toISOString();
        const all = batch.map(({ finished }) => finished);
        await this.#database.aside(async (rows) => {
          if (this.#database.engine === "postgres") await lockWebhooks(rows, all);
          await writeBatch(rows, all, now);
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

/** Locks subscriptions before their deliveries and in order of their keys, as all code does, to prevent deadlocks. */
async function lockWebhooks(rows: Rows, batch: FinishedAttempt[]): Promise<void> {
  const keys = [...new Set(batch.map(({ claimed }) => claimed.webhookKey))];
  await rows.all(
    `select key from webhook where key in (${placeholders(keys)}) order by key for update`,
    keys,
  );
}

async function writeBatch(rows: Writer, batch: FinishedAttempt[], now: string): Promise<void> {
  const closed = await endLeases(rows, batch, now);
  const known = batch.filter(({ claimed, outcome }) => outcome && closed.has(claimed.deliveryId));
  await writeAttempts(rows, known);
  for (const group of oncePerSubscription(known)) await updateSubscriptions(rows, group, now);
  await countDeliveries(rows, {
    delivered: known.filter(({ outcome }) => outcome?.error === null).length,
    failed: known.filter(({ outcome }) => outcome?.error !== null).length,
  });
}

/** Ends the leases. Returns the deliveries whose lease was still valid; others were deleted or claimed by another process. */
async function endLeases(rows: Rows, batch: FinishedAttempt[], now: string): Promise<Set<string>> {
  const groups = Map.groupBy(batch, ({ outcome }) =>
    outcome === null ? "pending" : outcome.error === null ? "delivered" : "failed",
  );
  const closed = new Set<string>();
  for (const [status, group] of groups) {
    const leases = [...new Set(group.map(({ claimed }) => claimed.lease))];
    const isPending = status === "pending";
    const found = await rows.all<{ id: string }>(
      `update delivery set status = ?, finished_at = ?, lease = null, lease_until = ?
        where id in (${placeholders(group)}) and lease in (${placeholders(leases)}) and status = 'pending' returning id`,
      [
        status,
        isPending ? null : now,
        isPending ? now : null,
        ...group.map(({ claimed }) => claimed.deliveryId),
        ...leases,
      ],
    );
    for (const { id } of found) closed.add(id);
  }
  return closed;
}

async function writeAttempts(rows: Rows, known: FinishedAttempt[]): Promise<void> {
  if (known.length === 0) return;
  await rows.all(
    `insert into delivery_attempt (delivery_id, attempt, cause, started_at, response_status, error, detail, dns_ms,
        connect_ms, tls_ms, first_byte_ms, total_ms)
      values ${known.map(() => "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").join(", ")}`,
    known.flatMap(({ claimed, startedAt, outcome }): Param[] => {
      if (!outcome) return [];
      const { response_status, error, detail, timings } = outcome;
      return [
        claimed.deliveryId,
        claimed.attempt,
        claimed.cause,
        startedAt,
        response_status,
        error,
        detail,
        timings.dns_ms,
        timings.connect_ms,
        timings.tls_ms,
        timings.first_byte_ms,
        timings.total_ms,
      ];
    }),
  );
}

/** Groups outcomes so that each group has at most one per subscription, because a statement updates each row once. */
function oncePerSubscription(known: FinishedAttempt[]): FinishedAttempt[][] {
  const groups: FinishedAttempt[][] = [];
  const counts = new Map<number, number>();
  for (const finished of known) {
    const index = counts.get(finished.claimed.webhookKey) ?? 0;
    counts.set(finished.claimed.webhookKey, index + 1);
    groups[index] = [...(groups[index] ?? []), finished];
  }
  return groups;
}

async function updateSubscriptions(rows: Writer, group: FinishedAttempt[], now: string): Promise<void> {
  const keysOf = (some: FinishedAttempt[]) => some.map(({ claimed }) => claimed.webhookKey);
  const successes = group.flatMap(({ claimed, outcome }): Success[] => {
    if (outcome?.error !== null) return [];
    const { webhookKey, callbackUrl } = claimed;
    return [{ webhookKey, callbackUrl, responseMs: outcome.timings.total_ms }];
  });
  await recordSuccesses(rows, successes, now);
  const failed = keysOf(
    group.filter(
      ({ outcome, nodeAtFault: excused, claimed }) =>
        outcome?.error !== null && !excused && countsFailures(claimed.cause),
    ),
  );
  if (failed.length === 0) return;
  const last = `status = 'active' and consecutive_failures + 1 >= ${maxConsecutiveFailures}`;
  const found = await rows.all<{ key: number; status: string }>(
    `update webhook set consecutive_failures = consecutive_failures + 1,
        disabled_at = case when ${last} then ? else disabled_at end,
        status = case when ${last} then 'disabled' else status end
      where key in (${placeholders(failed)}) returning key, status`,
    [now, ...failed],
  );
  for (const { key, status } of found) if (status === "disabled") await skipPendingDeliveries(rows, key, now);
}

/** A successful delivery. */
export interface Success {
  webhookKey: number;
  /** The URL it was sent to. The subscription may have another URL now, for which nothing is recorded. */
  callbackUrl: string;
  /** The response time; null if it is not recorded. */
  responseMs: number | null;
}

/** The weight of the recorded response time when a faster response is recorded. A slower response replaces it. */
const responseMsWeight = 0.7;

/** Records successes, at most one per subscription (interface section 6.4). */
export async function recordSuccesses(rows: Rows, successes: Success[], now: string): Promise<void> {
  if (successes.length === 0) return;
  // Both engines name the columns of a VALUES list column1, column2 and so on.
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
      now,
      now,
      ...successes.flatMap(({ webhookKey, callbackUrl, responseMs }) => [
        webhookKey,
        callbackUrl,
        responseMs,
      ]),
    ],
  );
}
