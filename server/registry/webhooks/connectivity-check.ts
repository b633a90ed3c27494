/**
 * Asks a URL whether the node's own network works, when a delivery has got no response. Otherwise an outage of the node would
 * disable the only subscription of a node with one subscriber, which outage-detector.ts cannot tell from a dead receiver.
 *
 * A check that fails only shows an outage if it has succeeded from this machine within the last 24 hours. So a URL that cannot
 * be reached from inside (as behind a NAT without hairpinning), or that is gone, protects dead receivers for a day at most.
 */
import { hostname } from "node:os";
import { defineEntity, p } from "@mikro-orm/core";
import { version } from "../../../generated/operations.ts";
import type { Database } from "../../core/database/database.ts";
import type { Egress } from "../../core/egress/egress.ts";

/** When a check last succeeded, per machine, because machines may reach different hosts. */
export const Connectivity = defineEntity({
  name: "Connectivity",
  tableName: "connectivity",
  properties: {
    machine: p.text().primary(),
    url: p.text().primary(),
    reached_at: p.text(),
  },
});

/** For how long a success shows that the URL can be reached while the network works. */
const credibleMs = 86_400_000;

/** How long a result is used for further failures. */
const resultMs = 2_000;

/** How often a success is written. */
const recordIntervalMs = 600_000;

/** How often the check is made without a failure. */
export const connectivityIntervalMs = 3_600_000;

/** The time from the start until the first check: the node's own URL cannot respond before the node listens. */
const firstCheckMs = 10_000;

const limitMs = 3_000;

export interface ConnectivityCheckOptions {
  /** The URL; null for no check. */
  url: string | null;
  database: Database;
  egress: Egress;
  clock: () => Date;
  /** Logs a failure. */
  warn: (what: string, error: unknown) => void;
  /** Aborted when the node stops, and no longer responds itself. */
  stopping: AbortSignal;
}

/** The check of a process. */
export class ConnectivityCheck {
  readonly #options: ConnectivityCheckOptions;
  /** The last check, and when it ended by a monotonic clock; infinite while it is under way. */
  #last: { result: Promise<boolean>; endedAt: number } | undefined;
  #recordedAt = Number.NEGATIVE_INFINITY;
  #isStarting = true;
  #wasDown = false;

  constructor(options: ConnectivityCheckOptions) {
    this.#options = options;
  }

  /** Whether the node's network is down, so that failures without a response are not the receivers' fault. */
  async isNetworkDown(): Promise<boolean> {
    const { url, stopping, warn } = this.#options;
    // A URL that was never reached shows nothing, so it is not asked: deliveries would wait for it.
    if (url === null || stopping.aborted || !(await this.#isCredible(url))) return false;
    const isDown = !(await this.#reaches(url)) && !stopping.aborted;
    if (isDown && !this.#wasDown)
      warn(
        "the node's network is down: failures of deliveries do not count until it works again",
        new Error(`${url} cannot be reached`),
      );
    this.#wasDown = isDown;
    return isDown;
  }

  /** Checks without a failure, so that a later one is known to be new. @returns when to check again; null for the interval. */
  async refresh(): Promise<number | null> {
    const { url } = this.#options;
    if (url === null) return null;
    if (!this.#isStarting) {
      await this.#reaches(url);
      return null;
    }
    this.#isStarting = false;
    return firstCheckMs;
  }

  /** Whether a response shows that the network works. Checks share a result for a moment. */
  #reaches(url: string): Promise<boolean> {
    if (this.#last && performance.now() < this.#last.endedAt + resultMs) return this.#last.result;
    const check = { result: this.#ask(url), endedAt: Number.POSITIVE_INFINITY };
    this.#last = check;
    const end = () => {
      check.endedAt = performance.now();
    };
    check.result.then(end, end);
    return check.result;
  }

  async #ask(url: string): Promise<boolean> {
    const { egress, stopping } = this.#options;
    const headers = { "user-agent": `Registry-Node/${version}` };
    const result = await egress.get(url, { headers, limitMs, maxBytes: 65_536, signal: stopping });
    const responded = result.ok || result.error === "too_large";
    if (responded) await this.#record(url);
    return responded || result.aborted || result.busy; // what this node has prevented says nothing about the network
  }

  async #isCredible(url: string): Promise<boolean> {
    const { database, clock, warn } = this.#options;
    try {
      const row = await database.em().findOne(Connectivity, { machine: hostname(), url });
      // The clock may have been set back.
      return row !== null && Math.abs(clock().getTime() - Date.parse(row.reached_at)) <= credibleMs;
    } catch (error) {
      warn("reading the last success of the connectivity check failed", error);
      return false;
    }
  }

  async #record(url: string): Promise<void> {
    const { database, clock, warn } = this.#options;
    const now = clock().getTime();
    if (Math.abs(now - this.#recordedAt) < recordIntervalMs) return;
    this.#recordedAt = now;
    try {
      await database.aside(async (writer) => {
        const em = writer.em();
        await em.nativeDelete(Connectivity, {
          reached_at: { $lt: new Date(now - credibleMs).toISOString() },
        });
        await em.upsert(Connectivity, { machine: hostname(), url, reached_at: new Date(now).toISOString() });
      });
    } catch (error) {
      this.#recordedAt = Number.NEGATIVE_INFINITY;
      warn("recording the success of the connectivity check failed", error);
    }
  }
}
