/**
 * Claims deliveries, so that only one process makes each attempt. A claim is a lease in the row: see server/core/leases/instance.ts. The
 * number of attempts under way per subscription is limited, so no attempt follows the tenth consecutive failure.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import type { Instance, ReleaseLeases } from "../../core/leases/instance.ts";
import { statement } from "../../core/sql/statement.ts";
import { isDisabledByOperator } from "../../display/disabled-webhook.ts";
import { markSkipped } from "./skips.ts";
import { secretsAt } from "./subscription.ts";
import type { DeliveryColumns, WebhookColumns, WebhookTables } from "./tables.ts";

/** Consecutive failures that disable a subscription (spec/webhooks.tsp, `consecutive_failures`). */
export const maxConsecutiveFailures = 10;

/** Why a delivery is attempted. */
export type Cause = DeliveryColumns["cause"];

/** A delivery that this process may attempt once. */
export interface ClaimedDelivery {
  deliveryId: string;
  webhookKey: number;
  webhookId: string;
  /** The instance that claimed it: outcomes.ts writes an outcome only while the row has this lease, and this attempt. */
  lease: string;
  /** The number of this attempt, from 1. */
  attempt: number;
  cause: Cause;
  callbackUrl: string;
  /** The encrypted signing secrets. */
  secret: string;
  previousSecret: string | null;
  event: ClaimedEvent;
}

/** The event of a claimed delivery. */
export interface ClaimedEvent {
  id: string;
  type: DeliveryColumns["type"];
  /** The envelope: UTF-8, encoded once for all receivers. */
  body: Buffer;
}

/** The result of a claim. A delivery in neither list is no longer pending, or another process has claimed it. */
export interface Claims {
  granted: ClaimedDelivery[];
  /** Deliveries that wait until other attempts of their subscription have finished. */
  deferred: string[];
}

type Candidate = Pick<DeliveryColumns, "id" | "webhook_key" | "seq" | "cause">;

type Receiver = Pick<
  WebhookColumns,
  | "key"
  | "id"
  | "status"
  | "callback_url"
  | "secret"
  | "previous_secret"
  | "previous_secret_until"
  | "consecutive_failures"
  | "disabled_reason"
>;

// These are statements, because each delivery runs them.

type Db = Kysely<WebhookTables>;

/** The deliveries of a claim. */
interface Ids {
  ids: readonly string[];
}

const candidatesByIds = statement((db: Db, { ids }: Ids, { texts }) =>
  db
    .selectFrom("delivery")
    .select(["id", "webhook_key", "seq", "cause"])
    .where("id", "in", texts(ids))
    .where("finished_at", "is", null) // pending: see Delivery
    .where("lease", "is", null)
    .orderBy("seq")
    .orderBy("id"),
);

// Locked, so that one process counts at a time. SQLite has one writer anyway.
const lockReceivers = statement((db: Db, { ids }: Ids, { texts, engine }) =>
  db
    .selectFrom("webhook")
    .select([
      "key",
      "id",
      "status",
      "callback_url",
      "secret",
      "previous_secret",
      "previous_secret_until",
      "consecutive_failures",
      "disabled_reason",
    ])
    .where("key", "in", (from) =>
      from.selectFrom("delivery").select("webhook_key").where("delivery.id", "in", texts(ids)),
    )
    .orderBy("key")
    .$if(engine === "postgres", (query) => query.forUpdate()),
);

const countUnderWay = statement((db: Db, { ids }: Ids, { texts }) =>
  db
    .selectFrom("delivery")
    .select(({ fn }) => ["webhook_key", fn.countAll<number>().as("count")])
    .where("webhook_key", "in", (from) =>
      from.selectFrom("delivery as d").select("d.webhook_key").where("d.id", "in", texts(ids)),
    )
    .where("lease", "is not", null)
    .where("cause", "in", ["event", "queue"])
    .groupBy("webhook_key"),
);

const eventsByIds = statement((db: Db, { ids }: Ids, { texts }) =>
  db
    .selectFrom("event")
    .select(["seq", "id", "type", "body"])
    .where("seq", "in", (from) =>
      from.selectFrom("delivery").select("delivery.seq").where("delivery.id", "in", texts(ids)),
    ),
);

const leaseByIds = statement((db: Db, { ids, lease }: Ids & { lease: string }, { texts }) =>
  db
    .updateTable("delivery")
    .set(({ eb }) => ({ lease, head_start_until: null, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", texts(ids))
    .where("finished_at", "is", null) // pending: see Delivery
    .where("lease", "is", null)
    .returning(["id", "attempts"]),
);

const release = statement((db: Db, { instances }: { instances: readonly string[] }, { texts }) =>
  db
    .updateTable("delivery")
    .set({ lease: null })
    .where("lease", "is not", null) // for the partial index
    .where("lease", "in", texts(instances))
    .returning("id"),
);

/** Releases the leases of instances: their deliveries are attempted again. */
export const releaseDeliveries: ReleaseLeases = async (rows, instances) =>
  (await release.all(rows, { instances })).length;

/** Whether failures of such attempts count as consecutive failures. Those of requested deliveries do not. */
export function countsFailures(cause: Cause): boolean {
  return cause === "event" || cause === "queue";
}

/**
 * Claims deliveries for the instance of this process.
 * @param now RFC 3339, UTC, milliseconds.
 */
export async function claimDeliveries(
  database: Database,
  ids: readonly string[],
  { instance, now }: { instance: Instance; now: string },
): Promise<Claims> {
  const { claimable, receivers, events, lease, deferred, leasing } = await database.aside(async (writer) => {
    const lease = await instance.register(writer);
    // Subscriptions are locked before their deliveries, as all code does. PostgreSQL gets these statements together.
    const [locked, candidates, counts, found] = await Promise.all([
      lockReceivers.all(writer, { ids }),
      candidatesByIds.all(writer, { ids }),
      countUnderWay.all(writer, { ids }),
      eventsByIds.all(writer, { ids }),
    ]);
    const receivers = new Map(locked.map((each) => [each.key, each]));
    const underWay = new Map(counts.map(({ webhook_key, count }) => [webhook_key, count]));
    const { claimable, inactive, deferred } = classify(candidates, receivers, underWay);
    await markSkipped(writer, inactive, now);
    const events = new Map(
      found.map(({ seq, body, ...event }) => [seq, { ...event, body: Buffer.from(body) }]),
    );
    // Not waited for: PostgreSQL gets it with the commit.
    const claimed = { ids: claimable.map(({ id }) => id), lease };
    const leasing = claimable.length === 0 ? Promise.resolve([]) : leaseByIds.all(writer, claimed);
    leasing.catch(() => undefined); // awaited below
    return { claimable, receivers, events, lease, deferred, leasing };
  }, "lazy"); // others wait for its locks; a claim that is lost is made again
  const attempts = new Map((await leasing).map((each) => [each.id, each.attempts]));
  const granted = claimable.flatMap((each) => {
    const count = attempts.get(each.id);
    const receiver = receivers.get(each.webhook_key);
    const event = events.get(each.seq);
    if (count === undefined || !receiver || !event) return [];
    return [toClaimedDelivery({ ...each, attempts: count }, receiver, event, lease, now)];
  });
  return { granted, deferred };
}

function toClaimedDelivery(
  { id, webhook_key, cause, attempts }: Candidate & { attempts: number },
  receiver: Receiver,
  event: ClaimedEvent,
  lease: string,
  now: string,
): ClaimedDelivery {
  return {
    deliveryId: id,
    webhookKey: webhook_key,
    webhookId: receiver.id,
    lease,
    attempt: attempts,
    cause,
    callbackUrl: receiver.callback_url,
    ...secretsAt(receiver, now),
    event,
  };
}

function classify(candidates: Candidate[], receivers: Map<number, Receiver>, underWay: Map<number, number>) {
  const claimable: Candidate[] = [];
  const inactive: string[] = [];
  const deferred: string[] = [];
  for (const candidate of candidates) {
    const receiver = receivers.get(candidate.webhook_key);
    if (!receiver) continue;
    if (isDisabledByOperator(receiver)) {
      inactive.push(candidate.id);
    } else if (!countsFailures(candidate.cause)) {
      claimable.push(candidate);
    } else if (receiver.status !== "active") {
      inactive.push(candidate.id);
    } else {
      const attempts = underWay.get(receiver.key) ?? 0;
      if (receiver.consecutive_failures + attempts >= maxConsecutiveFailures) {
        deferred.push(candidate.id);
      } else {
        underWay.set(receiver.key, attempts + 1);
        claimable.push(candidate);
      }
    }
  }
  return { claimable, inactive, deferred };
}
