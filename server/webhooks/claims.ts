/**
 * Claims deliveries, so that only one process makes each attempt. A claim is a lease in the row, which expires if the process
 * dies. The number of attempts under way per subscription is limited, so no attempt follows the tenth consecutive failure.
 */
import type { components } from "../../generated/openapi.d.ts";
import type { Database, Rows } from "../database/database.ts";
import { placeholders } from "../database/placeholders.ts";
import { furthestLease, leaseBounds, notLeased } from "../leases.ts";
import { markSkipped } from "./skips.ts";

type Schemas = components["schemas"];

/** Consecutive failures that disable a subscription (interface section 6.4). */
export const maxConsecutiveFailures = 10;

/** Why a delivery is attempted. */
export type Cause = Schemas["DeliveryAttempt"]["cause"];

/** A delivery that this process may attempt once, before the lease ends. */
export interface ClaimedDelivery {
  deliveryId: string;
  webhookKey: number;
  webhookId: string;
  /** Identifies the claim: outcomes.ts writes an outcome only while the row still has this lease. */
  lease: string;
  /** The number of this attempt, from 1. */
  attempt: number;
  cause: Cause;
  callbackUrl: string;
  /** The encrypted signing secrets. */
  secret: string;
  previousSecret: string | null;
  event: { id: string; type: Schemas["EventType"]; body: string };
}

/** The result of a claim. A delivery in neither list is no longer pending, or another process has claimed it. */
export interface Claims {
  granted: ClaimedDelivery[];
  /** Deliveries that wait until other attempts of their subscription have finished. */
  deferred: string[];
}

interface Candidate {
  id: string;
  webhook_key: number;
  seq: number;
  cause: Cause;
}

interface Receiver {
  key: number;
  id: string;
  status: Schemas["WebhookStatus"];
  callback_url: string;
  secret: string;
  previous_secret: string | null;
  previous_secret_until: string | null;
  consecutive_failures: number;
}

/** Whether failures of such attempts count as consecutive failures. Those of requested deliveries do not. */
export function countsFailures(cause: Cause): boolean {
  return cause === "event" || cause === "queue";
}

/**
 * Claims deliveries.
 * @param lease the unique id of this claim.
 * @param now RFC 3339, UTC, milliseconds; leases that ended before it have expired.
 * @param until when the lease ends.
 */
export async function claimDeliveries(
  database: Database,
  ids: readonly string[],
  { lease, now, until }: { lease: string; now: string; until: string },
): Promise<Claims> {
  const taken = await database.aside(async (rows) => {
    const candidates = await candidatesOf(rows, ids, now);
    if (candidates.length === 0) return { deferred: [], claimed: [], receivers: new Map<number, Receiver>() };
    const receivers = await lockReceivers(rows, database.engine, candidates);
    const { claimable, inactive, deferred } = classify(
      candidates,
      receivers,
      await underWay(rows, [...receivers.keys()], now),
    );
    await markSkipped(rows, inactive, now);
    const claimed = await leaseDeliveries(rows, claimable, { lease, now, until });
    return { deferred, claimed, receivers };
  });
  const events = await eventsOf(database, taken.claimed);
  const granted = taken.claimed.flatMap((row): ClaimedDelivery[] => {
    const receiver = taken.receivers.get(row.webhook_key);
    const event = events.get(row.seq);
    if (!receiver || !event) return []; // deleted meanwhile, with its deliveries
    const { previous_secret, previous_secret_until } = receiver;
    return [
      {
        deliveryId: row.id,
        webhookKey: row.webhook_key,
        webhookId: receiver.id,
        lease,
        attempt: row.attempts,
        cause: row.cause,
        callbackUrl: receiver.callback_url,
        secret: receiver.secret,
        previousSecret:
          previous_secret_until !== null && previous_secret_until > now ? previous_secret : null,
        event,
      },
    ];
  });
  return { granted, deferred: taken.deferred };
}

function candidatesOf(rows: Rows, ids: readonly string[], now: string): Promise<Candidate[]> {
  return rows.all<Candidate>(
    `select id, webhook_key, seq, cause from delivery
      where id in (${placeholders(ids)}) and ${unclaimed} order by seq, id`,
    [...ids, ...leaseBounds(now)],
  );
}

/** Locks the subscriptions before their deliveries, so that one process counts at a time. SQLite has one writer anyway. */
async function lockReceivers(
  rows: Rows,
  engine: Database["engine"],
  candidates: Candidate[],
): Promise<Map<number, Receiver>> {
  const keys = [...new Set(candidates.map(({ webhook_key }) => webhook_key))];
  const found = await rows.all<Receiver>(
    `select key, id, status, callback_url, secret, previous_secret, previous_secret_until, consecutive_failures
      from webhook where key in (${placeholders(keys)}) order by key ${engine === "postgres" ? "for update" : ""}`,
    keys,
  );
  return new Map(found.map((each) => [each.key, each]));
}

/** Counts the attempts under way per subscription whose failures count. */
async function underWay(rows: Rows, keys: number[], now: string): Promise<Map<number, number>> {
  const found = await rows.all<{ webhook_key: number; count: number }>(
    `select webhook_key, count(*) as count from delivery
      where webhook_key in (${placeholders(keys)}) and status = 'pending' and lease is not null
        and lease_until between ? and ? and cause in ('event', 'queue') group by webhook_key`,
    [...keys, now, furthestLease(now)],
  );
  return new Map(found.map((each) => [each.webhook_key, Number(each.count)]));
}

function classify(candidates: Candidate[], receivers: Map<number, Receiver>, busy: Map<number, number>) {
  const claimable: Candidate[] = [];
  const inactive: Candidate[] = [];
  const deferred: string[] = [];
  for (const candidate of candidates) {
    const receiver = receivers.get(candidate.webhook_key);
    if (!receiver) continue;
    if (!countsFailures(candidate.cause)) {
      claimable.push(candidate);
    } else if (receiver.status !== "active") {
      inactive.push(candidate);
    } else {
      const attempts = busy.get(receiver.key) ?? 0;
      if (receiver.consecutive_failures + attempts >= maxConsecutiveFailures) {
        deferred.push(candidate.id);
      } else {
        busy.set(receiver.key, attempts + 1);
        claimable.push(candidate);
      }
    }
  }
  return { claimable, inactive: inactive.map(({ id }) => id), deferred };
}

async function leaseDeliveries(
  rows: Rows,
  claimable: Candidate[],
  { lease, now, until }: { lease: string; now: string; until: string },
) {
  if (claimable.length === 0) return [];
  const taken = await rows.all<{ id: string; attempts: number }>(
    `update delivery set lease = ?, lease_until = ?, attempts = attempts + 1
      where id in (${placeholders(claimable)}) and ${unclaimed} returning id, attempts`,
    [lease, until, ...claimable.map(({ id }) => id), ...leaseBounds(now)],
  );
  const attempts = new Map(taken.map((each) => [each.id, each.attempts]));
  return claimable.flatMap((each) => {
    const count = attempts.get(each.id);
    return count === undefined ? [] : [{ ...each, attempts: count }];
  });
}

/** Reads the events of claimed deliveries, by sequence number. */
async function eventsOf(
  rows: Rows,
  claimed: { seq: number }[],
): Promise<Map<number, ClaimedDelivery["event"]>> {
  const seqs = [...new Set(claimed.map(({ seq }) => seq))];
  if (seqs.length === 0) return new Map();
  const found = await rows.all<ClaimedDelivery["event"] & { seq: number }>(
    `select seq, id, type, body from event where seq in (${placeholders(seqs)})`,
    seqs,
  );
  return new Map(found.map(({ seq, ...event }) => [seq, event]));
}

/** SQL: pending and not leased. */
const unclaimed = `status = 'pending' and ${notLeased}`;
