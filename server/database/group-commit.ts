/**
 * Lets changes share a commit: those that arrive in the same turn of the event loop, or while others are under way, are made in
 * one transaction, one after another, each in a savepoint of its own. A commit waits for the disk, whatever it contains.
 */
import { setImmediate } from "node:timers/promises";

/** After this time, in milliseconds, a transaction takes no further change, so that other requests get their turn. */
const longestGroupMs = 10;

/** The statements of an engine for transactions. */
export interface TransactionControl<Connection> {
  /** Runs `work` while nothing else uses the connection. */
  exclusively(work: (connection: Connection) => Promise<void>): Promise<void>;
  /** @param deadline when it stops waiting for other processes, by `performance.now()`. */
  begin(deadline: number): Promise<void>;
  /** @throws CommitOutcomeUnknown if it failed and may have taken effect. */
  commit(): Promise<void>;
  rollback(): void;
  savepoint(): void;
  release(): void;
  /** Undoes what was written since the savepoint. */
  rollbackToSavepoint(): void;
  /** Whether a transaction is open. Some errors end it, and undo all of it. */
  isOpen(): boolean;
}

/** A change that waits for its turn. */
interface Change<Connection> {
  deadline: number;
  /** Makes it. @returns what gives its result to the caller, after the commit. */
  make(connection: Connection): Promise<() => void>;
  reject(error: unknown): void;
}

/** A change that was made, and whose caller waits for the commit. */
interface Made {
  confirm: () => void;
  reject: (error: unknown) => void;
}

/** Makes the changes of a process, one at a time, in as few transactions as it can. */
export class GroupCommit<Connection> {
  readonly #control: TransactionControl<Connection>;
  readonly #waiting: Change<Connection>[] = [];
  #isRunning = false;

  constructor(control: TransactionControl<Connection>) {
    this.#control = control;
  }

  /**
   * Makes a change, and returns its result after the commit.
   * @param work is undone, alone, when it throws.
   * @param deadline when it stops waiting for other processes, by `performance.now()`.
   * @throws what `work` throws, or why the transaction failed.
   */
  run<Result>(work: (connection: Connection) => Promise<Result>, deadline: number): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const make = async (connection: Connection) => {
      const result = await work(connection);
      return () => resolve(result);
    };
    this.#waiting.push({ deadline, make, reject });
    if (!this.#isRunning) void this.#runAll();
    return promise;
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await setImmediate(); // more changes may arrive, and other requests get their turn
      await this.#control
        .exclusively((connection) => this.#runGroup(connection))
        .catch((error) => this.#waiting.shift()?.reject(error)); // the connection is closed
    }
    this.#isRunning = false;
  }

  async #runGroup(connection: Connection): Promise<void> {
    const control = this.#control;
    try {
      await control.begin(this.#waiting[0]?.deadline ?? 0);
    } catch (error) {
      this.#waiting.shift()?.reject(error); // the others may wait longer
      return;
    }
    const made: Made[] = [];
    try {
      await this.#makeWaiting(connection, made);
      if (made.length > 0) await control.commit();
    } catch (error) {
      for (const { reject } of made.splice(0)) reject(error);
    } finally {
      if (control.isOpen()) control.rollback();
    }
    for (const { confirm } of made) confirm();
  }

  /** Makes changes until none waits, or the time is over. */
  async #makeWaiting(connection: Connection, made: Made[]): Promise<void> {
    const end = performance.now() + longestGroupMs;
    do {
      const change = this.#waiting.shift();
      if (!change) return;
      try {
        this.#control.savepoint();
        const confirm = await change.make(connection);
        this.#control.release();
        made.push({ confirm, reject: change.reject });
      } catch (error) {
        change.reject(error);
        if (!this.#control.isOpen()) throw error; // it ended the transaction, and with it the other changes
        this.#control.rollbackToSavepoint();
      }
    } while (performance.now() < end);
  }
}
