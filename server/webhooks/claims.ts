/**
 * Claiming deliveries, so that one process alone makes each attempt: a lease in the row, which ends by itself if the process
 * dies. Of a subscription only so many attempts are under way that a tenth failure in a row is always the last.
 */
import type { components } from "../../generated/openapi.d.ts";
import type { Database, Rows } from "../database/database.ts";
import { marks } from "../database/marks.ts";
import { furthestLease, leaseBounds, notLeased } from "../leases.ts";
import { markSkipped } from "./skips.ts";

type Schemas = components["schemas"];

/** Failures in a row that disable a subscription: interface section 6.4. */
export const strikes = 10;

/** Why a delivery is attempted. */
export type Cause = Schemas["DeliveryAttempt"]["cause"];

/** A delivery that this process may attempt, once, before its lease ends. */
export interface Claimed {
  deliveryId: string;
  webhookKey: number;
  webhookId: string;
  /** Says that it is ours: see outcomes.ts. */
  lease: string;
  /** Which attempt this is, from 1. */
  attempt: number;
  cause: Cause;
  callbackUrl: string;
  /** The secrets that sign, sealed. */
  secret: string;
  previousSecret: string | null;
  /** The event. */
  event: { id: string; type: Schemas["EventType"]; body: string };
}

/** What came of asking for deliveries. What is in neither is no longer owed, or another process is at it. */
export interface Claims {
  granted: Claimed[];
  /** Those that wait until attempts of their subscription have ended. */
  later: string[];
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

/** Whether failures of such attempts are counted: those that somebody asked for by hand are not. */
export function counts(cause: Cause): boolean {
  return cause === "event" || cause === "queue";
}

/**
 * Claims deliveries.
 * @param lease a word that no other claim has.
 * @param now RFC 3339, UTC, milliseconds; leases that ended before are nobody's.
 * @param until when the lease ends.
 */
export async function claim(
  database: Database,
  ids: readonly string[],
  { lease, now, until }: { lease: string; now: string; until: string },
): Promise<Claims> {
  const taken = await database.aside(async (rows) => {
    const candidates = await candidatesOf(rows, ids, now);
    if (candidates.length === 0) return { later: [], claimed: [], receivers: new Map<number, Receiver>() };
    const receivers = await lockReceivers(rows, database.engine, candidates);
    const { fit, idle, later } = sort(
      candidates,
      receivers,
      await underWay(rows, [...receivers.keys()], now),
    );
    await markSkipped(rows, idle, now);
    const claimed = await take(rows, fit, { lease, now, until });
    return { later, claimed, receivers };
  });
  const events = await eventsOf(database, taken.claimed);
  const granted = taken.claimed.flatMap((row): Claimed[] => {
    const receiver = taken.receivers.get(row.webhook_key);
    const event = events.get(row.seq);
    if (!receiver || !event) return []; // deleted meanwhile, and its deliveries with it
    const { previous_secret, previous_secret_until } = receiver;
    return [
      {
        ...{ deliveryId: row.id, webhookKey: row.webhook_key, webhookId: receiver.id, lease },
        ...{ attempt: row.attempts, cause: row.cause, callbackUrl: receiver.callback_url },
        secret: receiver.secret,
        previousSecret:
          previous_secret_until !== null && previous_secret_until > now ? previous_secret : null,
        event,
      },
    ];
  });
  return { granted, later: taken.later };
}

function candidatesOf(rows: Rows, ids: readonly string[], now: string): Promise<Candidate[]> {
  return rows.all<Candidate>(
    `select id, webhook_key, seq, cause from delivery
      where id in (${marks(ids)}) and ${free} order by seq, id`,
    [...ids, ...leaseBounds(now)],
  );
}

/** Subscriptions are locked first, so that of each one process counts at a time. SQLite has one writer anyway. */
async function lockReceivers(
  rows: Rows,
  engine: Database["engine"],
  candidates: Candidate[],
): Promise<Map<number, Receiver>> {
  const keys = [...new Set(candidates.map(({ webhook_key }) => webhook_key))];
  const found = await rows.all<Receiver>(
    `select key, id, status, callback_url, secret, previous_secret, previous_secret_until, consecutive_failures
      from webhook where key in (${marks(keys)}) order by key ${engine === "postgres" ? "for update" : ""}`,
    keys,
  );
  return new Map(found.map((each) => [each.key, each]));
}

/** How many attempts that count are under way, by subscription. */
async function underWay(rows: Rows, keys: number[], now: string): Promise<Map<number, number>> {
  const found = await rows.all<{ webhook_key: number; count: number }>(
    `select webhook_key, count(*) as count from delivery
      where webhook_key in (${marks(keys)}) and status = 'pending' and lease is not null
        and lease_until between ? and ? and cause in ('event', 'queue') group by webhook_key`,
    [...keys, now, furthestLease(now)],
  );
  return new Map(found.map((each) => [each.webhook_key, Number(each.count)]));
}

function sort(candidates: Candidate[], receivers: Map<number, Receiver>, busy: Map<number, number>) {
  const fit: Candidate[] = [];
  const idle: Candidate[] = [];
  const later: string[] = [];
  for (const candidate of candidates) {
    const receiver = receivers.get(candidate.webhook_key);
    if (!receiver) continue;
    if (!counts(candidate.cause)) {
      fit.push(candidate);
    } else if (receiver.status !== "active") {
      idle.push(candidate);
    } else {
      const attempts = busy.get(receiver.key) ?? 0;
      if (receiver.consecutive_failures + attempts >= strikes) {
        later.push(candidate.id);
      } else {
        busy.set(receiver.key, attempts + 1);
        fit.push(candidate);
      }
    }
  }
  return { fit, idle: idle.map(({ id }) => id), later };
}

async function take(
  rows: Rows,
  fit: Candidate[],
  { lease, now, until }: { lease: string; now: string; until: string },
) {
  if (fit.length === 0) return [];
  const taken = await rows.all<{ id: string; attempts: number }>(
    `update delivery set lease = ?, lease_until = ?, attempts = attempts + 1
      where id in (${marks(fit)}) and ${free} returning id, attempts`,
    [lease, until, ...fit.map(({ id }) => id), ...leaseBounds(now)],
  );
  const attempts = new Map(taken.map((each) => [each.id, each.attempts]));
  return fit.flatMap((each) => {
    const count = attempts.get(each.id);
    return count === undefined ? [] : [{ ...each, attempts: count }];
  });
}

/** The events of deliveries, by number. */
async function eventsOf(rows: Rows, claimed: { seq: number }[]): Promise<Map<number, Claimed["event"]>> {
  const seqs = [...new Set(claimed.map(({ seq }) => seq))];
  if (seqs.length === 0) return new Map();
  const found = await rows.all<Claimed["event"] & { seq: number }>(
    `select seq, id, type, body from event where seq in (${marks(seqs)})`,
    seqs,
  );
  return new Map(found.map(({ seq, ...event }) => [seq, event]));
}

/** Pending and not leased. */
const free = `status = 'pending' and ${notLeased}`;
