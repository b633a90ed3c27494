/**
 * Other processes that write to the same SQLite file, and giving way to them.
 *
 * SQLite's write lock has no queue: a process that commits and begins again at once takes it nearly every time, and one
 * that polls for it beside a busy neighbour would wait until it gives up.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";

/** How long a process that was seen to write counts as a neighbour, in milliseconds. */
const presenceMs = 10_000;

/** How long to stay away from the lock beside a neighbour, in milliseconds: longer than its longest pause between looks. */
const giveWayMs = 6;

/** Notices writing neighbours of one process. */
export class Neighbours {
  readonly #dataVersion: StatementSync;
  readonly #now: () => number;
  #version: unknown;
  #seenAt = Number.NEGATIVE_INFINITY;

  /**
   * @param writer the connection that this process writes by.
   * @param now a monotonic clock in milliseconds.
   */
  constructor(writer: DatabaseSync, now: () => number = () => performance.now()) {
    // It changes when another connection has committed (https://sqlite.org/pragma.html#pragma_data_version).
    this.#dataVersion = writer.prepare("pragma data_version");
    this.#now = now;
    this.#version = this.#read();
  }

  /** Looks whether another process has written. Called within a transaction, which sees the latest commit. */
  notice(): void {
    const version = this.#read();
    if (version !== this.#version) this.#seenAt = this.#now();
    this.#version = version;
  }

  /** Leaves the lock to a neighbour for a moment. Resolves at once for a process that writes alone. */
  async giveWay(): Promise<void> {
    if (this.#now() - this.#seenAt < presenceMs) await setTimeout(Math.random() * giveWayMs);
  }

  #read(): unknown {
    return this.#dataVersion.get()?.data_version;
  }
}
