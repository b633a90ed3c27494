/**
 * Lets changes share a commit: those that arrive in the same turn of the event loop, or while others are under way, are made in
 * one transaction, one after another, each in a savepoint of its own. A commit waits for the disk, whatever it contains.
 *
 * An engine whose server is elsewhere makes those that wait together: see postgres-round.ts.
 */
import { setImmediate } from "node:timers/promises";
import { throwFirst } from "./first-failure.ts";

/** After this time, in milliseconds, a transaction takes no further change, so that other requests get their turn. */
const longestGroupMs = 10;

/** What a commit waits for: the disk, or nothing. A power failure may undo a `lazy` commit; the end of a process does not. */
export type Durability = "durable" | "lazy";

/** Called after each commit with the number of its changes; null for nothing. */
export type Committed = ((changes: number) => void) | null;

/** Makes a change. @returns what gives its result to the caller, after the commit. */
type Make<Place> = (place: Place) => Promise<() => void>;

/**
 * An open transaction of an engine, in which changes are made in a place. Disposing of it rolls it back if it is still open, and
 * releases its connection.
 */
export interface OpenTransaction<Place> extends AsyncDisposable {
  readonly place: Place;
  savepoint(): Promise<void>;
  release(): Promise<void>;
  /** Undoes what was written since the savepoint. */
  rollbackToSavepoint(): Promise<void>;
  /** Waits for all statements. @throws the first failure. */
  settle(): Promise<void>;
  /**
   * Makes changes in one savepoint, if the engine can.
   * @returns null if they have to be made one after another instead: then nothing of them is left.
   */
  makeTogether?(changes: readonly Make<Place>[]): Promise<(() => void)[] | null>;
  /** @throws CommitOutcomeUnknown if it failed and may have taken effect. */
  commit(): Promise<void>;
  /** Whether it is open. Some errors end it, and undo all of it. */
  isOpen(): boolean;
}

/** The maximum number of changes that are made together. */
const maxTogether = 64;

/** A change that waits for its turn. */
interface Change<Place> {
  deadline: number;
  durability: Durability;
  make: Make<Place>;
  reject(error: unknown): void;
}

/** A change that was made, and whose caller waits for the commit. */
interface Made {
  confirm: () => void;
  reject: (error: unknown) => void;
}

/** Makes the changes of a process, one at a time, in as few transactions as it can. */
export class GroupCommit<Place> {
  readonly #begin: (deadline: number, durability: Durability) => Promise<OpenTransaction<Place>>;
  readonly #committed: Committed;
  readonly #now: () => number;
  readonly #waiting: Change<Place>[] = [];
  #isRunning = false;

  /**
   * @param begin begins a transaction; it stops waiting for other processes at the deadline, by `performance.now()`.
   * @param now the clock of deadlines, in milliseconds: another than `performance.now()` only where nothing waits for others.
   */
  constructor(
    begin: (deadline: number, durability: Durability) => Promise<OpenTransaction<Place>>,
    committed: Committed = null,
    now: () => number = () => performance.now(),
  ) {
    this.#begin = begin;
    this.#committed = committed;
    this.#now = now;
  }

  /**
   * Makes a change, and returns its result after the commit.
   * @param work is undone, alone, when it throws. It may be run again after it was undone.
   * @param deadline when it stops waiting for other processes, by `performance.now()`.
   * @param durability what its commit waits for at least: a durable change among the others makes all of them durable.
   * @throws what `work` throws, or why the transaction failed.
   */
  run<Result>(
    work: (place: Place) => Promise<Result>,
    deadline: number,
    durability: Durability = "durable",
  ): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const make = async (place: Place) => {
      const result = await work(place);
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
  async #makeWaiting(open: OpenTransaction<Place>, made: Made[], durability: Durability): Promise<void> {
    const end = this.#now() + longestGroupMs;
    do {
      const changes = this.#take(durability, open.makeTogether ? maxTogether : 1);
      if (changes.length === 0) return;
      if (changes.length > 1 && (await this.#makeTogether(open, made, changes))) continue;
      if ((await this.#makeEach(open, made, changes)) === "unsettled") return;
    } while (this.#now() < end);
  }

  /**
   * Makes changes one after another.
   * @returns `unsettled` if there is only one, whose statements are not waited for: its commit throws their failures.
   */
  async #makeEach(
    open: OpenTransaction<Place>,
    made: Made[],
    changes: Change<Place>[],
  ): Promise<"settled" | "unsettled"> {
    const isOnly = made.length === 0 && changes.length === 1;
    try {
      for (let change = changes.shift(); change; change = changes.shift()) {
        const settled = await this.#makeOne(open, made, change, isOnly);
        if (!settled) return "unsettled";
      }
    } finally {
      this.#waiting.unshift(...changes); // those that were not reached, because the transaction has ended
    }
    return "settled";
  }

  /** Takes those that wait and that a commit is durable enough for. */
  #take(durability: Durability, most: number): Change<Place>[] {
    const end = this.#waiting.findIndex((each) => durability === "lazy" && each.durability === "durable");
    return this.#waiting.splice(0, Math.min(most, end < 0 ? this.#waiting.length : end));
  }

  /** Makes changes at once. @returns false if they have to be made one after another. */
  async #makeTogether(
    open: OpenTransaction<Place>,
    made: Made[],
    changes: readonly Change<Place>[],
  ): Promise<boolean> {
    try {
      await open.savepoint();
      const confirms = await open.makeTogether?.(changes.map(({ make }) => make));
      if (!confirms) {
        await open.rollbackToSavepoint();
        return false;
      }
      await open.release();
      for (const [index, { reject }] of changes.entries())
        made.push({ confirm: confirms[index] ?? (() => undefined), reject });
      return true;
    } catch (error) {
      for (const { reject } of changes) reject(error);
      throw error;
    }
  }

  /** Makes one change. @returns whether its statements were waited for. */
  async #makeOne(
    open: OpenTransaction<Place>,
    made: Made[],
    change: Change<Place>,
    isOnly: boolean,
  ): Promise<boolean> {
    try {
      await open.savepoint();
      const confirm = await change.make(open.place).catch((error) => throwFirst(error, open));
      const isLast = isOnly && this.#waiting.length === 0;
      if (!isLast) await open.settle();
      await open.release();
      made.push({ confirm, reject: change.reject });
      return !isLast;
    } catch (error) {
      change.reject(error);
      if (!open.isOpen()) throw error; // it ended the transaction, and with it the other changes
      await open.rollbackToSavepoint();
      return true;
    }
  }
}
