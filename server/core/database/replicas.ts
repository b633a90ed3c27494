/** Chooses which server a read of PostgreSQL uses: a replica that has what the caller has seen, or the primary. */
import { type JobRan, PeriodicJob } from "../jobs/jobs.ts";
import { type ManagedRows, managed } from "../sql/orm.ts";
import { rowsFrom, StatementTimeout } from "../sql/rows.ts";
import type { PreparedStatements } from "./connections.ts";
import type { Database } from "./database.ts";
import type { Reads } from "./postgres-reads.ts";
import { type PrimaryState, Replica, readProgress } from "./replica.ts";

/** How often servers are checked, and how far a replica may lag behind, in milliseconds. */
export interface ReplicaTimes {
  checkIntervalMs: number;
  maxLagMs: number;
}

export const defaultReplicaTimes: ReplicaTimes = { checkIntervalMs: 200, maxLagMs: 5_000 };

/** Logs that a replica is used from now on, or is not, and why. */
export interface ReplicaLog {
  used(place: string): void;
  leftOut(place: string, reason: string): void;
}

export interface ReplicasOptions {
  urls: readonly string[];
  preparedStatements: PreparedStatements;
  /** Reads of the primary, for its progress. */
  primary: ManagedRows;
  times: ReplicaTimes;
  log: ReplicaLog;
  /** Records each check; null for no metrics. */
  ran: JobRan | null;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** The number of the primary's last change at a time; a `performance.now()`. */
interface Sample {
  at: number;
  seq: number;
}

/** The replicas of a node's database. */
export class Replicas implements AsyncDisposable {
  readonly #options: ReplicasOptions;
  readonly #replicas: readonly Replica[];
  readonly #jobs: readonly PeriodicJob[];
  /** Oldest first; the first may be older than the permitted lag. */
  #samples: Sample[] = [];
  #primary: PrimaryState | null = null;
  readonly #used = new Map<Replica, boolean>();
  #turn = 0;

  constructor(options: ReplicasOptions) {
    this.#options = options;
    const { urls, preparedStatements, primary, times, ran, stopping } = options;
    this.#replicas = urls.map((url) => new Replica(url, preparedStatements, primary.orm));
    const checks = [() => this.#checkPrimary(), ...this.#replicas.map((each) => () => this.#check(each))];
    this.#jobs = checks.map(
      (check) =>
        new PeriodicJob({
          run: async () => {
            await check();
            return times.checkIntervalMs;
          },
          intervalMs: times.checkIntervalMs,
          warn: () => undefined, // the primary's failures: the monitor reports them
          ran: (ms, failed) => ran?.("replica_check", ms, failed),
          stopping,
        }),
    );
  }

  /** Starts checking. Replicas are used as soon as their first check succeeds; an unreachable one delays nothing. */
  start(): void {
    for (const each of this.#jobs) void each.start();
  }

  /**
   * Lets a request read from a replica.
   * @param database that of the request, which the primary serves.
   * @param seq the change that the request must see, with all before it; null for all changes.
   */
  readFrom(database: Database, seq: number | null): Database {
    if (seq === null) return database;
    const reached = this.#replicas.filter((each) => each.hasReached(seq));
    this.#turn = (this.#turn + 1) % Math.max(1, reached.length);
    const replica = reached[this.#turn];
    return replica ? { ...database, ...readsFrom(replica, database) } : database;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const each of this.#jobs) await each[Symbol.asyncDispose]();
    for (const each of this.#replicas) await each[Symbol.asyncDispose]();
  }

  async #checkPrimary(): Promise<void> {
    const progress = await readProgress.get(this.#options.primary, {});
    if (!progress) return;
    const now = performance.now();
    this.#samples.push({ at: now, seq: progress.seq });
    const due = this.#samples.findLastIndex(({ at }) => now - at >= this.#options.times.maxLagMs);
    this.#samples.splice(0, Math.max(0, due));
    const requiredSeq = this.#samples[0]?.seq ?? progress.seq;
    this.#primary = { requiredSeq, fingerprint: progress.fingerprint };
  }

  async #check(replica: Replica): Promise<void> {
    if (!this.#primary) return;
    await replica.check(this.#primary);
    const { place, fault } = replica;
    const isUsed = fault === null;
    if (this.#used.get(replica) === isUsed) return;
    this.#used.set(replica, isUsed);
    if (isUsed) this.#options.log.used(place);
    else this.#options.log.leftOut(place, fault);
  }
}

/**
 * Reads of one request. After a failure of the replica, the failed read and all later ones use the primary: the request never
 * goes back to a state that it has already left, and pages that are kept under the primary's state have it.
 */
function readsFrom(replica: Replica, primary: Reads): Reads {
  let isPrimary = false;
  const run = async <Result>(read: (reads: Reads) => Promise<Result>): Promise<Result> => {
    if (isPrimary) return read(primary);
    try {
      return await replica.run(read);
    } catch (error) {
      if (error instanceof StatementTimeout) throw error;
      isPrimary = true; // it failed, or cancelled the statement because it conflicts with what it has to replay
      return read(primary);
    }
  };
  const rows = rowsFrom("postgres", (sql, params) => run(({ all }) => all(sql, params)));
  return {
    ...managed(primary.orm, rows),
    longReads: rows,
    turns: replica.reads.turns,
    bounded: (timeoutMs, work) => run(({ bounded }) => bounded(timeoutMs, work)),
    // Positions in the log of one server say nothing about another.
    version: () =>
      run(async (reads) => (isPrimary ? reads.version() : `${replica.place} ${await reads.version()}`)),
  };
}
