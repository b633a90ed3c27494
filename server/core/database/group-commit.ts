/**
 * Lets changes share a commit: those that arrive in the same turn of the event loop, or while others are under way, are made in
 * one transaction, one after another, each in a savepoint of its own. A commit waits for the disk, whatever it contains.
 */
import { setImmediate } from "node:timers/promises";

/** After this time, in milliseconds, a transaction takes no further change, so that other requests get their turn. */
const longestGroupMs = 10;

/** What a commit waits for: the disk, or nothing. A power failure may undo a `lazy` commit; the end of a process does not. */
export type Durability = "durable" | "lazy";

/** Called after each commit with the number of its changes; null for nothing. */
export type Committed = ((changes: number) => void) | null;

/** An open transaction of an engine. Disposing of it rolls it back if it is still open, and releases its connection. */
export interface OpenTransaction extends AsyncDisposable {
  savepoint(): Promise<void>;
  release(): Promise<void>;
  /** Undoes what was written since the savepoint. */
  rollbackToSavepoint(): Promise<void>;
  /** @throws CommitOutcomeUnknown if it failed and may have taken effect. */
  commit(): Promise<void>;
  /** Whether it is open. Some errors end it, and undo all of it. */
  isOpen(): boolean;
}

/** A change that waits for its turn. */
interface Change<Open> {
  deadline: number;
  durability: Durability;
  /** Makes it. @returns what gives its result to the caller, after the commit. */
  make(open: Open): Promise<() => void>;
  reject(error: unknown): void;
}

/** A change that was made, and whose caller waits for the commit. */
interface Made {
  confirm: () => void;
  reject: (error: unknown) => void;
}

/** Makes the changes of a process, one at a time, in as few transactions as it can. */
export class GroupCommit<Open extends OpenTransaction> {
  readonly #begin: (deadline: number, durability: Durability) => Promise<Open>;
  readonly #committed: Committed;
  readonly #now: () => number;
  readonly #waiting: Change<Open>[] = [];
  #isRunning = false;

  /**
   * @param begin begins a transaction; it stops waiting for other processes at the deadline, by `performance.now()`.
   * @param now the clock of deadlines, in milliseconds: another than `performance.now()` only where nothing waits for others.
   */
  constructor(
    begin: (deadline: number, durability: Durability) => Promise<Open>,
    committed: Committed = null,
    now: () => number = () => performance.now(),
  ) {
    this.#begin = begin;
    this.#committed = committed;
    this.#now = now;
  }

  /**
   * Makes a change, and returns its result after the commit.
   * @param work is undone, alone, when it throws.
   * @param deadline when it stops waiting for other processes, by `performance.now()`.
   * @param durability what its commit waits for at least: a durable change among the others makes all of them durable.
   * @throws what `work` throws, or why the transaction failed.
   */
  run<Result>(
    work: (open: Open) => Promise<Result>,
    deadline: number,
    durability: Durability = "durable",
  ): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const make = async (open: Open) => {
      const result = await work(open);
      return () => resolve(result);
    };
    this.#waiting.push({ deadline, durability, make, reject });
    if (!this.#isRunning) void this.#runAll();
    return promise;
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await setImmediate(); // more changes may arrive, and other requests get their turn
      await this.#runGroup().catch((error) => this.#rejectExpired(error));
    }
    this.#isRunning = false;
  }

  /** Rejects the first change, for which no transaction could begin, and those that have waited as long as they may. */
  #rejectExpired(error: unknown): void {
    const now = this.#now();
    do this.#waiting.shift()?.reject(error);
    while ((this.#waiting[0]?.deadline ?? Number.POSITIVE_INFINITY) <= now);
  }

  /** @throws if no transaction could begin. */
  async #runGroup(): Promise<void> {
    const durability = this.#waiting.every((each) => each.durability === "lazy") ? "lazy" : "durable";
    await using open = await this.#begin(this.#waiting[0]?.deadline ?? 0, durability);
    const made: Made[] = [];
    try {
      await this.#makeWaiting(open, made, durability);
      if (made.length > 0) await open.commit();
    } catch (error) {
      for (const { reject } of made.splice(0)) reject(error);
    }
    if (made.length > 0) this.#committed?.(made.length);
    for (const { confirm } of made) confirm();
  }

  /** Makes changes until none waits that this commit is durable enough for, or the time is over. */
  async #makeWaiting(open: Open, made: Made[], durability: Durability): Promise<void> {
    const end = this.#now() + longestGroupMs;
    do {
      const [change] = this.#waiting;
      if (!change || (durability === "lazy" && change.durability === "durable")) return;
      this.#waiting.shift();
      try {
        await open.savepoint();
        const confirm = await change.make(open);
        await open.release();
        made.push({ confirm, reject: change.reject });
      } catch (error) {
        change.reject(error);
        if (!open.isOpen()) throw error; // it ended the transaction, and with it the other changes
        await open.rollbackToSavepoint();
      }
    } while (this.#now() < end);
  }
}
