/** Writes the outcomes of attempts in batches: one transaction per batch, without reading rows first. */
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Database } from "../../core/database/database.ts";
import type { Writer } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import { nextTurn } from "../../core/time/time-slice.ts";
import { goneReason } from "../../display/disabled-webhook.ts";
import { type ClaimedDelivery, countsFailures, maxConsecutiveFailures } from "./claims.ts";
import { countAttempts } from "./recent-attempts.ts";
import { countDeliveries, skipPendingDeliveries } from "./skips.ts";
import type { AttemptColumns, DeliveryColumns, WebhookColumns, WebhookTables } from "./tables.ts";

type Schemas = components["schemas"];

/** The outcome of an attempt, as in responses. */
export type Outcome = Omit<Schemas["DeliveryAttemptDetail"], "attempt" | "cause" | "started_at">;

/** A finished attempt, ready to be written. */
export interface FinishedAttempt {
  claimed: ClaimedDelivery;
  /** When the attempt started. */
  startedAt: string;
  /** Null if the node aborted the attempt: the delivery stays pending. */
  outcome: Outcome | null;
  /** Whether the node's own network is down, so that a failure is not counted. */
  nodeAtFault: boolean;
  /** Whether the receiver kept the node waiting, and did not respond. */
  unresponsive: boolean;
}

/** The number of outcomes per transaction. */
const maxBatchSize = 100;

/** How long an outcome waits for those of other attempts. */
const maxGatherMs = 10;

/** Writes outcomes. Those of attempts that end at about the same time, or during a write, form a batch. */
export class Outcomes {
  readonly #database: Database;
  readonly #clock: () => Date;
  #waiting: { finished: FinishedAttempt; resolve: () => void; reject: (error: unknown) => void }[] = [];
  #writing = false;
  /** The number of attempts under way. */
  #underWay = 0;

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Writes the outcome of an attempt under way when it has ended.
   * @throws as {@link add} does, or what the attempt throws.
   */
  async addWhenEnded(attempt: Promise<FinishedAttempt>): Promise<void> {
    this.#underWay++;
    const finished = await attempt.finally(() => this.#underWay--);
    await this.add(finished);
  }

  /**
   * Writes an outcome.
   * @throws if the database fails; the delivery is repeated after its lease was released.
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
      await this.#gather();
      const batch = this.#waiting.splice(0, maxBatchSize);
      try {
        const now = this.#clock().toISOString();
        const all = batch.map(({ finished }) => finished);
        // After a power failure some deliveries are repeated, with the same keys.
        await this.#database.aside((writer) => writeBatch(writer, all, now), "lazy");
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      if (this.#waiting.length > 0) await nextTurn();
    }
    this.#writing = false;
  }

  /** Waits for the outcomes of other attempts. A commit takes as long for one as for all. */
  async #gather(): Promise<void> {
    const end = performance.now() + maxGatherMs;
    while (this.#underWay > 0 && this.#waiting.length < maxBatchSize && performance.now() < end)
      await pause(1);
  }
}

// These are statements, because each attempt runs them.

type Db = Kysely<WebhookTables>;

/** A delivery whose attempt has ended, as it is written. */
type EndedDelivery = Pick<DeliveryColumns, "id" | "attempts" | "status" | "finished_at"> & { lease: string };

/** Where an event was sent. */
interface Sent {
  webhookKey: number;
  /** The URL. The subscription may have another one now, to which nothing is charged or credited. */
  callbackUrl: string;
}

const sentTypes = { webhookKey: "integer", callbackUrl: "text" } as const;

/** A successful delivery. */
export interface Success extends Sent {
  /** The response time; null if it is not recorded. */
  responseMs: number | null;
}

/** The weight of the recorded response time when a faster response is recorded. A slower response replaces it. */
const responseMsWeight = 0.7;

const lockWebhooks = statement((db: Db, { keys }: { keys: readonly number[] }, { numbers }) =>
  db.selectFrom("webhook").select("key").where("key", "in", numbers(keys)).orderBy("key").forUpdate(),
);

const endAttempts = statement((db: Db, { ended }: { ended: readonly EndedDelivery[] }, dialect) => {
  const types = {
    id: "text",
    attempts: "integer",
    status: "text",
    finished_at: "text",
    lease: "text",
  } as const;
  return db
    .updateTable("delivery")
    .from(table(dialect.rows(ended, types)).as("ended"))
    .set(({ ref }) => ({ status: ref("ended.status"), finished_at: ref("ended.finished_at"), lease: null }))
    .whereRef("delivery.id", "=", "ended.id")
    .whereRef("delivery.attempts", "=", "ended.attempts")
    .whereRef("delivery.lease", "=", "ended.lease")
    .where("delivery.finished_at", "is", null) // pending: see Delivery
    .returning("delivery.id");
});

const attemptTypes = {
  delivery_id: "text",
  attempt: "integer",
  cause: "text",
  started_at: "text",
  response_status: "integer",
  error: "text",
  detail: "text",
  dns_ms: "number",
  connect_ms: "number",
  tls_ms: "number",
  first_byte_ms: "number",
  total_ms: "number",
  response_body: "text",
  response_truncated: "boolean",
} as const;

const attemptColumns = Object.keys(attemptTypes) as (keyof typeof attemptTypes)[]; // it has no others

const insertAttempts = statement((db: Db, { list }: { list: readonly AttemptColumns[] }, dialect) =>
  db.insertInto("delivery_attempt").columns(attemptColumns).expression(dialect.rows(list, attemptTypes)),
);

const addSuccesses = statement(
  (db: Db, { successes, now }: { successes: readonly Success[]; now: string }, dialect) => {
    const types = { ...sentTypes, responseMs: "number" } as const;
    return db
      .updateTable("webhook")
      .from(table(dialect.rows(successes, types)).as("success"))
      .set(({ ref }) => {
        const [was, ms] = [ref("webhook.response_ms"), ref("success.responseMs")];
        const moved = sql`${ref("webhook.callback_url")} <> ${ref("success.callbackUrl")}`;
        const unlessMoved = <Name extends keyof WebhookColumns>(name: Name, value: unknown) =>
          sql<WebhookColumns[Name]>`case when ${moved} then ${ref(`webhook.${name}`)} else ${value} end`;
        return {
          last_delivered_at: now,
          consecutive_failures: unlessMoved("consecutive_failures", sql.lit(0)),
          unresponsive_at: unlessMoved("unresponsive_at", sql.lit(null)),
          reached_at: unlessMoved("reached_at", now),
          response_ms: sql<number>`case
            when ${ms} is null or ${moved} then ${was}
            when ${was} is null or ${ms} >= ${was} then ${ms}
            else ${was} * ${sql.lit(responseMsWeight)} + ${ms} * ${sql.lit(1 - responseMsWeight)} end`,
        };
      })
      .whereRef("webhook.key", "=", "success.webhookKey");
  },
);

/** A failed delivery. */
interface Failure extends Sent {
  /** Whether the receiver said that it is gone for good (410): https://www.standardwebhooks.com. */
  gone: boolean;
}

const addFailures = statement((db: Db, { sent, now }: { sent: readonly Failure[]; now: string }, dialect) =>
  db
    .updateTable("webhook")
    .from(table(dialect.rows(sent, { ...sentTypes, gone: "boolean" })).as("sent"))
    .set(({ eb, ref }) => {
      const gone = sql<boolean>`${ref("sent.gone")}`;
      const isActive = eb("status", "=", "active");
      const last = eb.and([
        isActive,
        eb.or([gone, eb("consecutive_failures", ">=", maxConsecutiveFailures - 1)]),
      ]);
      return {
        disabled_reason: eb
          .case()
          .when(eb.and([isActive, gone]))
          .then(goneReason)
          .else(ref("disabled_reason"))
          .end(),
        consecutive_failures: eb("consecutive_failures", "+", 1),
        disabled_at: eb.case().when(last).then(now).else(ref("disabled_at")).end(),
        status: eb
          .case()
          .when(last)
          .then("disabled" as const)
          .else(ref("status"))
          .end(),
      };
    })
    .whereRef("webhook.key", "=", "sent.webhookKey")
    .whereRef("webhook.callback_url", "=", "sent.callbackUrl")
    .returning(["key", "status"]),
);

/** Sets since when receivers do not respond; null for those that do. */
const setUnresponsive = statement(
  (db: Db, { sent, at }: { sent: readonly Sent[]; at: string | null }, dialect) =>
    db
      .updateTable("webhook")
      .from(table(dialect.rows(sent, sentTypes)).as("sent"))
      .set({ unresponsive_at: at })
      .whereRef("webhook.key", "=", "sent.webhookKey")
      .whereRef("webhook.callback_url", "=", "sent.callbackUrl"),
);

/** A list of rows as a table of `from`. */
function table<Row>(rows: RawBuilder<Row>): RawBuilder<Row> {
  return sql`(${rows})`;
}

async function writeBatch(writer: Writer, batch: FinishedAttempt[], now: string): Promise<void> {
  // Subscriptions are locked before their deliveries and in order of their keys, as all code does, to prevent deadlocks.
  const keys = [...new Set(batch.map(({ claimed }) => claimed.webhookKey))];
  if (writer.engine === "postgres") await lockWebhooks.run(writer, { keys });
  // Not found: deliveries that were deleted, or whose lease this process has lost.
  const found = await endAttempts.all(writer, { ended: batch.map((each) => toEndedDelivery(each, now)) });
  const ids = new Set(found.map(({ id }) => id));
  const known = batch.filter(({ claimed, outcome }) => outcome && ids.has(claimed.deliveryId));
  if (known.length === 0) return;
  await insertAttempts.run(writer, { list: known.flatMap(toAttempt) });
  for (const group of oncePerSubscription(known)) await updateSubscriptions(writer, group, now);
  const ended = known.map(({ claimed: { webhookKey }, outcome }) => ({
    webhookKey,
    delivered: outcome?.error === null,
  }));
  await countAttempts(writer, ended, now);
  await countDeliveries(writer, {
    delivered: ended.filter(({ delivered }) => delivered).length,
    failed: ended.filter(({ delivered }) => !delivered).length,
  });
}

/** An aborted attempt leaves its delivery pending. */
function toEndedDelivery({ claimed, outcome }: FinishedAttempt, now: string): EndedDelivery {
  const { deliveryId: id, attempt: attempts, lease } = claimed;
  if (outcome === null) return { id, attempts, lease, status: "pending", finished_at: null };
  return { id, attempts, lease, status: outcome.error === null ? "delivered" : "failed", finished_at: now };
}

function toAttempt({ claimed, startedAt, outcome }: FinishedAttempt): AttemptColumns[] {
  if (!outcome) return [];
  const { timings, ...result } = outcome;
  const { deliveryId, attempt, cause } = claimed;
  return [{ delivery_id: deliveryId, attempt, cause, started_at: startedAt, ...result, ...timings }];
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

async function updateSubscriptions(writer: Writer, group: FinishedAttempt[], now: string): Promise<void> {
  const successes = group.flatMap((each): Success[] =>
    each.outcome?.error === null ? [{ ...toSent(each), responseMs: each.outcome.timings.total_ms }] : [],
  );
  await recordSuccesses(writer, successes, now);
  await recordResponsiveness(writer, group, now);
  const failed = group.filter(
    ({ outcome, nodeAtFault, claimed }) =>
      outcome?.error !== null && !nodeAtFault && countsFailures(claimed.cause),
  );
  if (failed.length === 0) return;
  const sent = failed.map((each) => ({ ...toSent(each), gone: each.outcome?.response_status === 410 }));
  const found = await addFailures.all(writer, { sent, now });
  for (const { key, status } of found)
    if (status === "disabled") await skipPendingDeliveries(writer, key, now);
}

/** Records which receivers that did not accept an event responded at all. */
async function recordResponsiveness(writer: Writer, group: FinishedAttempt[], now: string): Promise<void> {
  const unresponsive = group.filter((each) => each.unresponsive).map(toSent);
  if (unresponsive.length > 0) await setUnresponsive.run(writer, { sent: unresponsive, at: now });
  const responded = group.filter(({ outcome }) => outcome?.error && outcome.response_status !== null);
  if (responded.length > 0) await setUnresponsive.run(writer, { sent: responded.map(toSent), at: null });
}

function toSent({ claimed: { webhookKey, callbackUrl } }: FinishedAttempt): Sent {
  return { webhookKey, callbackUrl };
}

/** Records successes, at most one per subscription. */
export async function recordSuccesses(writer: Writer, successes: Success[], now: string): Promise<void> {
  if (successes.length > 0) await addSuccesses.run(writer, { successes, now });
}
