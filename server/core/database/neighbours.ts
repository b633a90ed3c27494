/**
 * Detects other processes that write to the same SQLite file, and yields the write lock to them.
 *
 * SQLite's write lock has no queue: a process that commits and immediately begins again gets it nearly every time, so another
 * process that polls for it would time out.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";

/** How long a process counts as a neighbour after a write, in milliseconds. */
const presenceMs = 10_000;

/** How long to yield the lock to a neighbour, in milliseconds: longer than its polling interval. */
const giveWayMs = 6;

/** Detects writing neighbours of this process. */
export class Neighbours {
  readonly #dataVersion: StatementSync;
  readonly #now: () => number;
  #version: unknown;
  #seenAt = Number.NEGATIVE_INFINITY;

  /**
   * @param writer the connection for writing.
   * @param now a monotonic clock in milliseconds.
   */
  constructor(writer: DatabaseSync, now: () => number = () => performance.now()) {
    // It changes when another connection has committed (https://sqlite.org/pragma.html#pragma_data_version).
    this.#dataVersion = writer.prepare("pragma data_version");
    this.#now = now;
    this.#version = this.#read();
  }

  /** Checks whether another process has written. Called within a transaction, which sees the latest commit. */
  notice(): void {
    const version = this.#read();
    if (version !== this.#version) this.#seenAt = this.#now();
    this.#version = version;
  }

  /** Yields the lock to a neighbour for a moment. Resolves immediately without neighbours. */
  async giveWay(): Promise<void> {
    if (this.#now() - this.#seenAt < presenceMs) await setTimeout(Math.random() * giveWayMs);
  }

  #read(): unknown {
    return this.#dataVersion.get()?.data_version;
  }
}
