/**
 * Schedules the synchronization of peers: periodically and on demand, by one process at a time. That process has a lease in
 * the peer's row: see server/core/leases/instance.ts.
 */

import { setTimeout as pause } from "node:timers/promises";
import type { components } from "../../../generated/openapi.d.ts";
import type { Database } from "../../core/database/database.ts";
import type { Egress } from "../../core/egress/egress.ts";
import { PeriodicJob } from "../../core/jobs/jobs.ts";
import type { Instance } from "../../core/leases/instance.ts";
import { Peer } from "../../registry/peers/peer.ts";
import { PeerFailure } from "./pages.ts";
import { idlePeers } from "./peer.ts";
import { hasOtherKeys, isLogDue, type PeerLogColumns, readPeerLog } from "./peer-log.ts";
import { retirePeer } from "./retire-agents.ts";
import { isDue, recordFailure, recordLog, recordSuccess, releaseLease } from "./sync-result.ts";
import { type SyncLimits, SyncRun } from "./sync-run.ts";
import { type Counts, LeaseLostError, noCounts } from "./write-records.ts";

/** Timeouts, intervals and limits of synchronizing peers. */
export interface SyncTimes {
  /** The time between two syncs of a peer, with a jitter of ten percent. */
  intervalMs: number;
  /** How often the scheduler looks for peers that are due. */
  pollIntervalMs: number;
  /** How long a response waits for a sync. The contract promises the response within ten seconds. */
  responseTimeoutMs: number;
  limits: SyncLimits;
}

export const defaultSyncTimes: SyncTimes = {
  intervalMs: 60_000,
  pollIntervalMs: 5_000,
  responseTimeoutMs: 9_000,
  limits: {
    pageMs: 10_000,
    pageBytes: 4 * 2 ** 20,
    pages: 1_200,
    bytes: 256 * 2 ** 20,
    timeoutMs: 600_000,
  },
};

/** The maximum number of concurrent syncs of one process. */
const maxConcurrentSyncs = 4;

export interface SyncSchedulerOptions {
  database: Database;
  /** Returns the database for one job. Deliveries of its changes are sent to subscribers. */
  databaseOfJob: () => Database;
  egress: Egress;
  instance: Instance;
  clock: () => Date;
  times: SyncTimes;
  /** Logs a failure that is retried. */
  warn: (what: string, error: unknown) => void;
  /** Logs that a peer says something else of its log than before. */
  logOtherKeys: (details: { peer: string; before: LoggedKeys; now: LoggedKeys }) => void;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** What a peer says its log is, as the node logs it. */
type LoggedKeys = Pick<PeerLogColumns, "log_origin" | "log_vkeys" | "witness_vkey">;

function loggedKeys({ log_origin, log_vkeys, witness_vkey }: LoggedKeys): LoggedKeys {
  return { log_origin, log_vkeys, witness_vkey };
}

/** The progress of a sync, or of retiring the agents of a removed peer. */
export interface Job {
  status: components["schemas"]["SyncResult"]["status"];
  error: string | null;
  counts: Counts;
  /** Resolves when the job ends; never rejects. */
  ended: Promise<void>;
  /** Aborts the job. */
  controller: AbortController;
}

/** A peer that this process may synchronize. */
interface ClaimedPeer {
  peer: Peer;
  lease: string;
  /** Keeps the lease until it is disposed of. */
  hold: Disposable;
}

/** Runs the syncs of a process. */
export class SyncScheduler implements AsyncDisposable {
  readonly #options: SyncSchedulerOptions;
  readonly #jobs = new Map<number, Job>();
  readonly #polling: PeriodicJob;

  constructor(options: SyncSchedulerOptions) {
    this.#options = options;
    this.#polling = new PeriodicJob({
      run: () => this.#startDue(),
      intervalMs: options.times.pollIntervalMs,
      jitter: 0.2,
      warn: (error) => options.warn("polling for peers to synchronize failed", error),
      stopping: options.stopping,
    });
  }

  /** Starts synchronizing peers as they become due, until the node stops. */
  start(): void {
    void this.#polling.start();
  }

  /**
   * Starts the job of a peer, or joins the one under way in this process.
   * @returns undefined if another process holds the peer's lease, or if the peer was removed.
   */
  async startSync(key: number): Promise<Job | undefined> {
    const running = this.#jobs.get(key);
    if (running) return running;
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const job: Job = {
      status: "running",
      error: null,
      counts: noCounts(),
      ended,
      controller: new AbortController(),
    };
    this.#jobs.set(key, job);
    const end = () => {
      this.#jobs.delete(key);
      resolve();
    };
    try {
      const claimed = await this.#claim(key);
      if (claimed) void this.#work(claimed, job).finally(end);
      else end();
      return claimed && job;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Aborts this process' job of a peer. */
  async abort(key: number): Promise<void> {
    const running = this.#jobs.get(key);
    running?.controller.abort();
    await running?.ended;
  }

  /** Waits for the end of a job, at most `responseTimeoutMs`. */
  async waitFor({ ended }: Job): Promise<void> {
    const waitOver = new AbortController();
    const signal = AbortSignal.any([waitOver.signal, this.#options.stopping]);
    const timeout = pause(this.#options.times.responseTimeoutMs, undefined, { signal }).catch(
      () => undefined,
    ); // aborted: the wait is over
    await Promise.race([ended, timeout]);
    waitOver.abort();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#polling[Symbol.asyncDispose]();
    await Promise.all([...this.#jobs.values()].map(({ ended }) => ended));
  }

  /** Starts the syncs that are due. */
  async #startDue(): Promise<null> {
    const timing = this.#timing();
    const idle = await idlePeers(this.#options.database);
    const due = idle.filter((peer) => isDue(peer, timing));
    for (const { key } of due.slice(0, Math.max(0, maxConcurrentSyncs - this.#jobs.size)))
      await this.startSync(key);
    return null;
  }

  async #claim(key: number): Promise<ClaimedPeer | undefined> {
    const { database, instance } = this.#options;
    using _ = instance.hold();
    try {
      const claimed = await database.aside(async (writer) => {
        const lease = await instance.register(writer);
        const em = writer.em();
        const idle = { key, status: { $ne: "removed" }, lease: null } as const;
        if ((await em.nativeUpdate(Peer, idle, { lease })) === 0) return undefined;
        return { peer: await em.findOneOrFail(Peer, { key }), lease };
      });
      return claimed && { ...claimed, hold: instance.hold(claimed.lease) };
    } catch (error) {
      instance.abandon(); // it may have been committed
      throw error;
    }
  }

  async #work({ peer, lease, hold }: ClaimedPeer, job: Job): Promise<void> {
    const { database, databaseOfJob, egress, instance, clock, times, stopping, warn } = this.#options;
    using _ = hold;
    const options = {
      database: databaseOfJob(),
      egress,
      limits: times.limits,
      lease,
      stopping: AbortSignal.any([stopping, job.controller.signal]),
    };
    try {
      if (peer.status === "removing") {
        const all = await retirePeer(options, peer, (count) => {
          job.counts.tombstoned += count;
        });
        if (all) job.status = "complete";
        else await releaseLease(database, peer, lease);
        return;
      }
      const run = new SyncRun(peer, options);
      job.counts = run.counts;
      const reached = await run.run();
      const isRestarted = peer.full_sync_due || (reached.isFull && peer.mode === "changes");
      if (isRestarted || isLogDue(peer, clock())) await this.#readLog(peer, lease, options.stopping);
      await recordSuccess(database, peer, lease, { reached, skipped: run.counts.skipped, ...this.#timing() });
      job.status = "complete";
    } catch (error) {
      job.status = "failed";
      const known = error instanceof PeerFailure;
      job.error = known ? error.message : "The sync was interrupted: it is retried.";
      if (error instanceof LeaseLostError) return;
      if (!known) warn(`the sync with ${peer.id} failed`, error);
      const ending =
        known && !error.aborted
          ? recordFailure(database, peer, lease, { message: error.message, ...this.#timing() })
          : releaseLease(database, peer, lease);
      await ending.catch((cause: unknown) => {
        warn(`writing the result of the sync with ${peer.id} failed`, cause);
        instance.abandon(lease);
      });
    }
  }

  /** Reads again what the log of a peer is. A peer that cannot be read fails no sync. */
  async #readLog(peer: Peer, lease: string, signal: AbortSignal): Promise<void> {
    const { database, egress, clock, logOtherKeys } = this.#options;
    const log = await readPeerLog(egress, peer.base_url, peer, clock, signal);
    const isRecorded = await recordLog(database, peer, lease, log);
    if (isRecorded && hasOtherKeys(peer, log))
      logOtherKeys({ peer: peer.id, before: loggedKeys(peer), now: loggedKeys(log) });
  }

  #timing() {
    return { now: this.#options.clock(), intervalMs: this.#options.times.intervalMs };
  }
}
