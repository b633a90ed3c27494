/** Monitors whether the database can be read and written, for `/health` and for one log line per outage. */

import { managed } from "../sql/orm.ts";
import { DatabaseClosed, rowsFrom } from "../sql/rows.ts";
import type { Database } from "./database.ts";
import { within } from "./within.ts";

/** How long the outcome of the last write is valid, in milliseconds: the minimum interval of probes. */
const successAgeMs = 1_000;
const failureAgeMs = 100;

/**
 * How long a successful probe is ignored after a change failed, in milliseconds: longer than a change waits for a lock. The
 * probe may succeed on a full disk, or while another table is locked.
 */
const changeFailureAgeMs = 5_000;

/** The interval of checks during an outage, and how long the database must work until it is over, in milliseconds. */
const probeIntervalMs = 1_000;
const quietMs = 3_000;

/** The outcome of recent writes. */
export interface WriteOutcome {
  works: boolean;
  /** The duration of the last attempt, in milliseconds. */
  latencyMs: number;
  /** The time since which writes fail; null while they succeed. */
  since: Date | null;
}

/** The log of the monitor. */
export interface OutageLog {
  /** `what` for people, beside its facts. */
  began(what: string, facts: object): void;
  ended(what: string, facts: object): void;
}

interface Outage {
  since: Date;
  startedAt: number;
  lastFailureAt: number;
  /** The time of the first success after the last failure. */
  backAt: number | null;
  requests: number;
  jobs: number;
  timer: NodeJS.Timeout;
}

/** Watches a database. */
export class Monitor implements Disposable {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #log: OutageLog;
  #write: WriteOutcome = { works: true, latencyMs: 0, since: null };
  #writeKnownAt = Number.NEGATIVE_INFINITY;
  /** The time of the last failed change; reset by a later success. */
  #changeFailedAt = Number.NEGATIVE_INFINITY;
  #probing: Promise<void> | undefined;
  #outage: Outage | null = null;

  /** @param database the database itself, whose outcomes `watched` reports here. */
  constructor(database: Database, clock: () => Date, log: OutageLog) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Returns the outcome of writes within the last second. If there was none, writes a probe row, which all callers share.
   * @param waitMs how long to wait for it; afterwards the last known outcome is returned, or `unknown`.
   */
  async checkWrite<Unknown>(waitMs: number, unknown: Unknown): Promise<WriteOutcome | Unknown> {
    const ageMs = performance.now() - this.#writeKnownAt;
    if (ageMs < (this.#write.works ? successAgeMs : failureAgeMs)) return this.#write;
    const known = this.#probe().then(() => this.#write);
    return within(known, waitMs, unknown);
  }

  /** The last known outcome of writing. */
  get lastWrite(): WriteOutcome {
    return this.#write;
  }

  /** A change was committed. */
  wrote(startedAt: number): void {
    this.#changeFailedAt = Number.NEGATIVE_INFINITY;
    this.#wrote(startedAt);
  }

  #wrote(startedAt: number): void {
    this.#writeKnownAt = performance.now();
    this.#write = { works: true, latencyMs: this.#writeKnownAt - startedAt, since: null };
  }

  /**
   * An operation failed.
   * @param write whether it was a change.
   */
  failed(error: unknown, write: boolean, startedAt: number): void {
    if (write && this.#database.unavailable(error)) this.#changeFailedAt = performance.now();
    this.#failed(error, write, startedAt);
  }

  #failed(error: unknown, write: boolean, startedAt: number): void {
    if (!this.#database.unavailable(error)) return;
    const now = performance.now();
    if (write) {
      this.#writeKnownAt = now;
      this.#write = { works: false, latencyMs: now - startedAt, since: this.#write.since ?? this.#clock() };
    }
    if (error instanceof DatabaseClosed) return; // by the node itself
    if (this.#outage) {
      this.#outage.lastFailureAt = now;
      this.#outage.backAt = null;
    } else {
      this.#begin(error, now);
    }
  }

  /** A request failed with 503 because of the database. */
  requestFailed(): void {
    if (this.#outage) this.#outage.requests++;
  }

  /** A job of the node failed because of the database. */
  jobFailed(): void {
    if (this.#outage) this.#outage.jobs++;
  }

  /** Logs an outage that is not over when the node stops. */
  [Symbol.dispose](): void {
    if (!this.#outage) return;
    const { requests, jobs, startedAt } = this.#outage;
    const facts = {
      failed_requests: requests,
      failed_jobs: jobs,
      seconds: seconds(performance.now() - startedAt),
    };
    this.#log.ended("the node stops while the database does not work", facts);
    clearInterval(this.#outage.timer);
    this.#outage = null;
  }

  #begin(error: unknown, now: number): void {
    const since = this.#clock();
    const timer = setInterval(() => void this.#look(), probeIntervalMs).unref();
    this.#outage = { since, startedAt: now, lastFailureAt: now, backAt: null, requests: 0, jobs: 0, timer };
    const reason = reasonOf(error);
    this.#log.began(
      `the database does not work: ${reason}. Requests that need it get 503, and it is tried every second; ` +
        "check the database, its disk and the network to it",
      { since: since.toISOString(), reason },
    );
  }

  /** Checks whether the database works again. */
  async #look(): Promise<void> {
    await this.#probe();
    const outage = this.#outage;
    if (!outage || !this.#write.works) return;
    outage.backAt ??= performance.now();
    if (performance.now() - Math.max(outage.backAt, outage.lastFailureAt) < quietMs) return;
    clearInterval(outage.timer);
    this.#outage = null;
    const lasted = seconds(outage.backAt - outage.startedAt);
    this.#log.ended(
      `the database works again after ${lasted} s, in which ${outage.requests} requests and ${outage.jobs} jobs failed`,
      {
        since: outage.since.toISOString(),
        seconds: lasted,
        failed_requests: outage.requests,
        failed_jobs: outage.jobs,
      },
    );
  }

  #probe(): Promise<void> {
    this.#probing ??= this.#attempt().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async #attempt(): Promise<void> {
    const startedAt = performance.now();
    try {
      await this.#database.probe();
    } catch (error) {
      this.#failed(error, true, startedAt);
      return;
    }
    if (performance.now() - this.#changeFailedAt > changeFailureAgeMs) this.#wrote(startedAt);
    else this.#writeKnownAt = performance.now();
  }
}

/** Wraps a database so that it reports outcomes to a monitor. */
export function watched(database: Database, monitor: Monitor): Database {
  const reading = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      monitor.failed(error, false, 0);
      throw error;
    }
  };
  const { longReads } = database;
  return {
    ...database,
    longReads: rowsFrom(database.engine, (sql, params) => reading(longReads.all(sql, params))),
    ...managed(database.orm, {
      engine: database.engine,
      all: (sql, params) => reading(database.all(sql, params)),
      get: (sql, params) => reading(database.get(sql, params)),
    }),
    version: () => reading(database.version()),
    bounded: (timeoutMs, work) => reading(database.bounded(timeoutMs, work)),
    aside: (work, durability) => reading(database.aside(work, durability)),
    alone: (sql, params) => reading(database.alone(sql, params)),
    async transaction(work) {
      const startedAt = performance.now();
      try {
        const result = await database.transaction(work);
        monitor.wrote(startedAt);
        return result;
      } catch (error) {
        monitor.failed(error, true, startedAt);
        throw error;
      }
    },
  };
}

/** The innermost message of an error: MikroORM and pg wrap those of the engine. */
function reasonOf(error: unknown): string {
  let reason = "";
  for (
    let each = error;
    each instanceof Error;
    each = each.cause ?? ("previous" in each ? each.previous : undefined)
  ) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    reason = `${each.message || code || reason}${detailOf(each)}`; // if several addresses fail, the combined error has no message
    if (connectTimeout.test(reason)) break; // its cause is only that the attempt was ended
  }
  return reason.replace(/\.$/, "");
}

/** The message of pg-pool for a connection timeout. */
const connectTimeout = /due to connection timeout$/;

/** SQLite says "disk I/O error" of more than thirty errors; its extended result code distinguishes them. */
function detailOf(error: Error): string {
  const code = "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0;
  return code > 0xff ? ` (SQLite result code ${code}, see https://sqlite.org/rescode.html)` : "";
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
