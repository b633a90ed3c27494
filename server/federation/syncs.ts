/**
 * When which peer is read, and by whom: regularly and on demand, by one process at a time. Which process it is stands in
 * the peer's row as a lease, which ends by itself if the process dies.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { components } from "../../generated/openapi.d.ts";
import type { Database } from "../database/database.ts";
import type { Egress } from "../egress/egress.ts";
import { leaseBounds, notLeased } from "../leases.ts";
import { failed, isDue, released, succeeded } from "./ends.ts";
import { PeerFailure } from "./pages.ts";
import { idlePeers, type PeerRow, peerColumns } from "./peer.ts";
import { retirePeer } from "./retiring.ts";
import { Run, type RunBounds } from "./run.ts";
import { type Counts, LostLease, noCounts } from "./writing.ts";

/** How long things take, in milliseconds, and what they may cost. */
export interface SyncPace {
  /** Between two syncs of a peer, give or take a tenth. */
  interval: number;
  /** How often it is looked whether a peer is due. */
  look: number;
  /** How long an answer waits for a sync: the contract promises it after ten seconds. */
  answer: number;
  /** How long a lease lasts: longer than it takes to fetch and write a page. */
  lease: number;
  bounds: RunBounds;
}

/** The pace of a node. */
export const realSyncPace: SyncPace = {
  ...{ interval: 60_000, look: 5_000, answer: 9_000, lease: 60_000 },
  bounds: {
    ...{ pageMs: 10_000, pageBytes: 4 * 2 ** 20 },
    ...{ pages: 1_200, bytes: 256 * 2 ** 20, runMs: 600_000 },
  },
};

/** Peers that are read at once. */
const width = 4;

/** What syncs need. */
export interface Parts {
  database: Database;
  /** The database of one job: what its changes owe to subscribers is sent. */
  databaseOfJob: () => Database;
  egress: Egress;
  clock: () => Date;
  random: (bytes: number) => Buffer;
  pace: SyncPace;
  /** Tells the log of what failed and is tried again. */
  warn: (what: string, error: unknown) => void;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** A sync, or the retiring of a removed peer, as it stands. */
export interface Job {
  status: components["schemas"]["SyncResult"]["status"];
  error: string | null;
  counts: Counts;
  /** Settled at its end; never rejects. */
  ended: Promise<void>;
  /** Breaks it off. */
  cut: AbortController;
}

/** The syncs of a process. */
export class Syncs implements AsyncDisposable {
  readonly #parts: Parts;
  readonly #jobs = new Map<number, Job>();
  readonly #holder: string;
  #leases = 0;
  #looking: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#holder = parts.random(12).toString("base64url");
  }

  /** Reads peers as they become due, until the node stops. */
  start(): void {
    this.#looking = this.#lookOn();
  }

  /**
   * Begins with a peer, or joins what is under way.
   * @returns undefined if another process is at it, or there is no such peer any more.
   */
  async begin(key: number): Promise<Job | undefined> {
    const running = this.#jobs.get(key);
    if (running) return running;
    const lease = `${this.#holder}.${++this.#leases}`;
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const job: Job = {
      status: "running",
      error: null,
      counts: noCounts(),
      ended,
      cut: new AbortController(),
    };
    this.#jobs.set(key, job);
    const end = () => {
      this.#jobs.delete(key);
      resolve();
    };
    try {
      const peer = await this.#claim(key, lease);
      if (peer) void this.#work(peer, lease, job).finally(end);
      else end();
      return peer && job;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Breaks off what this process does with a peer. */
  async breakOff(key: number): Promise<void> {
    const running = this.#jobs.get(key);
    running?.cut.abort();
    await running?.ended;
  }

  /** Waits for the end of a job, as long as an answer may. */
  async waitFor({ ended }: Job): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, this.#parts.stopping]);
    const late = pause(this.#parts.pace.answer, undefined, { signal }).catch(() => undefined); // ended early: no error
    await Promise.race([ended, late]);
    over.abort();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#looking;
    await Promise.all([...this.#jobs.values()].map(({ ended }) => ended));
  }

  async #lookOn(): Promise<void> {
    const { database, clock, pace, stopping, warn } = this.#parts;
    while (!stopping.aborted) {
      try {
        const times = { now: clock(), interval: pace.interval };
        const idle = await idlePeers(database, times.now.toISOString());
        const due = idle.filter((peer) => isDue(peer, times));
        for (const { key } of due.slice(0, Math.max(0, width - this.#jobs.size))) await this.begin(key);
      } catch (error) {
        warn("looking for peers to read failed", error);
      }
      const wait = pace.look * (0.8 + Math.random() * 0.4); // processes that start together do not stay in step
      await pause(wait, undefined, { signal: stopping, ref: false }).catch(() => undefined); // the stop is no error
    }
  }

  async #claim(key: number, lease: string): Promise<PeerRow | undefined> {
    const now = this.#parts.clock().toISOString();
    const [peer] = await this.#parts.database.alone<PeerRow>(
      `update peer set lease = ?, lease_until = ?
        where key = ? and status <> 'removed' and ${notLeased} returning ${peerColumns}`,
      [lease, this.#after(this.#parts.pace.lease), key, ...leaseBounds(now)],
    );
    return peer;
  }

  async #work(peer: PeerRow, lease: string, job: Job): Promise<void> {
    const { database, databaseOfJob, egress, pace, stopping, warn } = this.#parts;
    const held = () => ({ lease, until: this.#after(pace.lease) });
    const parts = {
      database: databaseOfJob(),
      egress,
      bounds: pace.bounds,
      lease: held,
      stopping: AbortSignal.any([stopping, job.cut.signal]),
    };
    try {
      if (peer.status === "removing") {
        const all = await retirePeer(parts, peer, (count) => {
          job.counts.tombstoned += count;
        });
        if (all) job.status = "complete";
        else await released(database, peer, lease);
        return;
      }
      const run = new Run(peer, parts);
      job.counts = run.counts;
      const reached = await run.make();
      await succeeded(database, peer, lease, { reached, skipped: run.counts.skipped, ...this.#times() });
      job.status = "complete";
    } catch (error) {
      job.status = "failed";
      const known = error instanceof PeerFailure;
      job.error = known ? error.message : "The sync was broken off: it is tried again.";
      if (error instanceof LostLease) return;
      if (!known) warn(`the sync with ${peer.id} failed`, error);
      const ending =
        known && !error.aborted
          ? failed(database, peer, lease, { message: error.message, ...this.#times() })
          : released(database, peer, lease);
      await ending.catch((cause: unknown) =>
        warn(`how the sync with ${peer.id} ended was not written`, cause),
      );
    }
  }

  #times() {
    return { now: this.#parts.clock(), interval: this.#parts.pace.interval };
  }

  #after(milliseconds: number): string {
    return new Date(this.#parts.clock().getTime() + milliseconds).toISOString();
  }
}
