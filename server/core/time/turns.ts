/**
 * Long reads and pages take turns, step by step, so that they do not block other requests. SQLite runs in the thread that
 * serves all requests: there, steps run one at a time, and the event loop serves other requests when a slice is used up.
 * On PostgreSQL, long reads share a few of the connections, and the others are for short reads.
 */
import { sliceMs } from "./time-slice.ts";

/** A long read, and the time that its steps have used. */
export interface LongRead {
  usedMs: number;
}

export interface ReadTurnsOptions {
  /** The maximum number of concurrent steps. */
  concurrency: number;
  /** Whether a step blocks the event loop. */
  holdsEventLoop: boolean;
  /** How much time has been used, in milliseconds. */
  now?: () => number;
}

/**
 * The computing time of this thread, in milliseconds: other processes of a busy machine do not count. A Node.js that does not
 * know it, such as 22.16, goes by the clock.
 */
function computedMs(): number {
  if (!("threadCpuUsage" in process)) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

interface Waiting {
  read: LongRead;
  start: () => void;
}

/** Schedules the steps of long reads. */
export class ReadTurns {
  readonly #concurrency: number;
  readonly #holdsEventLoop: boolean;
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** How long steps have blocked the event loop since it last served other requests. */
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

  /** Runs a step in its turn: the read that has used the least time is first. */
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

/** The turns of work that blocks the event loop, of which a process has one. */
export const eventLoopTurns = new ReadTurns({ concurrency: 1, holdsEventLoop: true });

/** Maps many items in turns with other requests: each may take milliseconds. */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const used: LongRead = { usedMs: 0 };
  const made: Made[] = [];
  for (const item of items) made.push(await eventLoopTurns.step(used, async () => make(item)));
  return made;
}

/** Computes something in a turn with other requests: it may take milliseconds. */
export function inTurn<Made>(make: () => Made): Promise<Made> {
  return eventLoopTurns.step({ usedMs: 0 }, async () => make());
}
