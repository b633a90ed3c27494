/**
 * Long reads take turns, step by step, so that none of them keeps other requests waiting. SQLite works in the one thread
 * that serves every request: there, steps run one at a time, and the event loop serves what else is pending as soon as
 * they have used up a slice. On a server, they share a few of the connections and leave the rest to short reads.
 */
import { sliceMs } from "../time-slice.ts";
import type { Database, Param, Rows } from "./database.ts";

/** A long read: what its steps have taken so far. */
export interface LongRead {
  usedMs: number;
}

export interface ReadTurnsOptions {
  /** How many steps run at the same time. */
  concurrency: number;
  /** Whether a step holds the event loop while it runs. */
  holdsEventLoop: boolean;
  /** How much time has been used, in milliseconds. */
  now?: () => number;
}

/** What this thread has computed so far, in milliseconds: other processes of a busy machine do not count. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

interface Waiting {
  read: LongRead;
  start: () => void;
}

/** Decides whose step is next. */
export class ReadTurns {
  readonly #concurrency: number;
  readonly #holdsEventLoop: boolean;
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** How long steps have held the event loop since it last served other requests. */
  #heldMs = 0;

  constructor({
    concurrency,
    holdsEventLoop,
    now = holdsEventLoop ? computedMs : () => performance.now(),
  }: ReadTurnsOptions) {
    this.#concurrency = concurrency;
    this.#holdsEventLoop = holdsEventLoop;
    this.#now = now;
  }

  /** Runs a step when it is its turn: the read that has used the least time goes first. */
  async step<Result>(read: LongRead, work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length === 0 && this.#free()) this.#running++;
    else await new Promise<void>((start) => this.#waiting.push({ read, start }));
    const startedAt = this.#now();
    try {
      return await work();
    } finally {
      this.#end(read, this.#now() - startedAt);
    }
  }

  #end(read: LongRead, ms: number): void {
    read.usedMs += ms;
    this.#running--;
    if (this.#holdsEventLoop) {
      if (this.#heldMs === 0) setImmediate(() => this.#reset());
      this.#heldMs += Math.max(ms, Number.MIN_VALUE); // above zero: the reset is scheduled
    }
    this.#startNext();
  }

  #reset(): void {
    this.#heldMs = 0;
    this.#startNext();
  }

  #startNext(): void {
    while (this.#waiting.length > 0 && this.#free()) {
      let least = 0;
      for (const [index, { read }] of this.#waiting.entries()) {
        if (read.usedMs < (this.#waiting[least]?.read.usedMs ?? 0)) least = index;
      }
      this.#running++;
      this.#waiting.splice(least, 1)[0]?.start();
    }
  }

  #free(): boolean {
    return this.#running < this.#concurrency && this.#heldMs < sliceMs;
  }
}

/** Turns of what holds the event loop, of which a process has one. */
export const eventLoopTurns = new ReadTurns({ concurrency: 1, holdsEventLoop: true });

/** Makes something of each of many items, each in turn with other requests: one may take milliseconds. */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const used: LongRead = { usedMs: 0 };
  const made: Made[] = [];
  for (const item of items) made.push(await eventLoopTurns.step(used, async () => make(item)));
  return made;
}

/** The reads of one request that may take long: each statement waits for its turn. */
export function readsInTurns(database: Rows & Pick<Database, "turns">): Rows {
  const read: LongRead = { usedMs: 0 };
  const all = <Row>(sql: string, params?: readonly Param[]) =>
    database.turns.step(read, () => database.all<Row>(sql, params));
  return {
    all,
    get: async <Row>(sql: string, params?: readonly Param[]) => (await all<Row>(sql, params))[0],
  };
}
