/**
 * Virtual time: timers, immediates, clocks and randomness of this process, replaced before any other module is loaded. Nothing
 * waits for real: when nothing is left to do at an instant, time jumps to the next timer. So a history takes as long as its
 * computing, and the same seed gives the same order of all events.
 *
 * The modules of Node.js are replaced for importers too (https://nodejs.org/api/module.html#modulesyncbuiltinesmexports).
 */
import { AsyncResource } from "node:async_hooks";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

const load = createRequire(import.meta.url);
const realImmediate = setImmediate;
const realTimeout = setTimeout;
const realNow = performance.now.bind(performance);
const drawn = Math.random.bind(Math);
const RealDate = Date;

/** When every history begins. */
export const beginning = RealDate.parse("2026-11-20T16:15:00.000Z");

interface Timer {
  at: number;
  order: number;
  run: () => void;
  every: number | null;
  isActive: boolean;
}

/** Random numbers from a seed. */
export class Randomness {
  readonly #generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  /** A number from 0 up to, and without, 1. */
  fraction(): number {
    return (this.#generator.next() >>> 0) / 2 ** 32;
  }

  /** An integer from 0 up to, and without, a limit. */
  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  bytes(count: number): Buffer {
    const bytes = Buffer.alloc(count);
    for (let index = 0; index < count; index++) bytes[index] = this.below(256);
    return bytes;
  }
}

/** What is due, in the order of its instants, and of its creation at the same instant: a binary heap. */
class Agenda {
  readonly #heap: Timer[] = [];

  add(timer: Timer): void {
    const heap = this.#heap;
    let index = heap.push(timer) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.#isBefore(index, parent)) return;
      this.#swap(index, parent);
      index = parent;
    }
  }

  /** Takes the first one that was not cancelled. */
  take(): Timer | undefined {
    let timer = this.#takeFirst();
    while (timer && !timer.isActive) timer = this.#takeFirst();
    return timer;
  }

  #takeFirst(): Timer | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      let least = index;
      if (left < heap.length && this.#isBefore(left, least)) least = left;
      if (right < heap.length && this.#isBefore(right, least)) least = right;
      if (least === index) return first;
      this.#swap(index, least);
      index = least;
    }
  }

  clear(): void {
    this.#heap.length = 0;
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order));
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (a && b) [this.#heap[one], this.#heap[other]] = [b, a];
  }
}

/** What `setTimeout` returns. */
class TimerHandle {
  readonly #time: VirtualTime;
  readonly #delayMs: number;
  #timer: Timer;

  constructor(time: VirtualTime, timer: Timer, delayMs: number) {
    this.#time = time;
    this.#timer = timer;
    this.#delayMs = delayMs;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return true;
  }

  refresh(): this {
    this.#timer.isActive = false;
    this.#timer = this.#time.add(this.#timer.run, this.#delayMs, this.#timer.every);
    return this;
  }

  close(): this {
    this.#timer.isActive = false;
    return this;
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/**
 * Turns of the event loop. Before each one, Node.js runs all microtasks and ticks. They are scheduled many at once, because
 * looking for events of the operating system, between two rounds of them, takes longer than most turns.
 */
class Turns {
  #scheduled = 0;
  #begin: (() => void) | null = null;
  readonly #turn = () => {
    this.#scheduled--;
    const begin = this.#begin;
    this.#begin = null;
    begin?.();
  };

  /** Waits for the next one. @param atOnce how many are scheduled if none is. */
  next(atOnce = 64): Promise<void> {
    return new Promise((resolve) => {
      this.#begin = resolve;
      if (this.#scheduled > 0) return;
      for (; this.#scheduled < atOnce; this.#scheduled++) realImmediate(this.#turn);
    });
  }
}

type Callback = (...params: unknown[]) => void;

/** The time of this process. */
class VirtualTime {
  /** Milliseconds since the beginning of the history. */
  now = 0;
  /** Everything random that is not drawn before the history begins. */
  randomness = new Randomness(0);
  /** Called with what a timer throws, in its context. */
  onError: (error: unknown) => void = () => undefined;
  readonly #agenda = new Agenda();
  readonly #turns = new Turns();
  #order = 0;
  /** What happens outside, while time stands still. */
  #outside: Promise<unknown> | null = null;

  /** Begins another history. */
  restart(seed: number): void {
    this.now = 0;
    this.#order = 0;
    this.#agenda.clear();
    this.#outside = null;
    this.randomness = new Randomness(seed);
  }

  add(run: () => void, delayMs: number, every: number | null = null): Timer {
    const timer = { at: this.now + Math.max(0, delayMs), order: this.#order++, run, every, isActive: true };
    this.#agenda.add(timer);
    return timer;
  }

  /** Waits in virtual time. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.add(resolve, ms));
  }

  /** Lets time stand still until something outside of the history has ended, and what was held before it. */
  hold(work: Promise<unknown>): void {
    this.#outside = Promise.all([this.#outside, work]);
  }

  /**
   * Runs what is due, instant after instant, until the work is over.
   * @throws if nothing is due any more, and the work is not over.
   */
  async run<Result>(work: Promise<Result>): Promise<Result> {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    work.then(end, end);
    let idleTurns = 0;
    for (;;) {
      await this.#turns.next(idleTurns > 0 ? 1 : undefined);
      if (isOver) return work;
      if (this.#outside) {
        const outside = this.#outside;
        await outside;
        if (this.#outside === outside) this.#outside = null;
        continue;
      }
      const timer = this.#agenda.take();
      if (!timer) {
        if (++idleTurns > 1_000) throw new Error("The history waits for something that never comes.");
        continue;
      }
      idleTurns = 0;
      this.now = Math.max(this.now, timer.at);
      if (timer.every !== null) {
        timer.at = this.now + Math.max(1, timer.every);
        timer.order = this.#order++;
        this.#agenda.add(timer);
      }
      timer.run();
    }
  }
}

/** The time of this process. */
export const time = new VirtualTime();

/** Waits for something outside of the history. */
export const realSleep = (ms: number): Promise<void> => new Promise((resolve) => realTimeout(resolve, ms));

/** Real milliseconds, for figures only. */
export const realMs = (): number => realNow();

/** A random integer from 0 up to, and without, a limit: the first seed. */
export const realRandom = (limit: number): number => Math.floor(drawn() * limit);

function schedule(callback: Callback, delayMs: unknown, params: unknown[], every: boolean): TimerHandle {
  const ms = Math.max(1, Number(delayMs) || 1);
  const timer = time.add(inContext(callback, params), ms, every ? ms : null);
  return new TimerHandle(time, timer, ms);
}

/** A callback runs in the context that it was given in, as with the timers of Node.js. */
function inContext(callback: Callback, params: unknown[]): () => void {
  const context = new AsyncResource("VirtualTimer");
  const run = () => {
    try {
      callback(...params);
    } catch (error) {
      time.onError(error);
    }
  };
  return () => context.runInAsyncScope(run);
}

const timeout = (callback: Callback, ms?: unknown, ...params: unknown[]) =>
  schedule(callback, ms, params, false);
const interval = (callback: Callback, ms?: unknown, ...params: unknown[]) =>
  schedule(callback, ms, params, true);
const immediate = (callback: Callback, ...params: unknown[]) =>
  new TimerHandle(time, time.add(inContext(callback, params), 0), 0);
const clear = (handle: unknown) => {
  if (handle instanceof TimerHandle) handle.close();
};

/** Who waits until a signal is aborted. It has one listener for all of them: adding one compares it with all that it has. */
const waiting = new WeakMap<AbortSignal, Set<() => void>>();

function waitingFor(signal: AbortSignal): Set<() => void> {
  let all = waiting.get(signal);
  if (!all) {
    const created = new Set<() => void>();
    all = created;
    waiting.set(signal, created);
    signal.addEventListener("abort", () => created.forEach((abort) => abort()), { once: true });
  }
  return all;
}

/** `setTimeout` of node:timers/promises, with its signal. */
function pause<Value>(ms?: number, value?: Value, { signal }: { signal?: AbortSignal } = {}): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      handle.close();
      reject(
        Object.assign(new Error("The operation was aborted"), { name: "AbortError", code: "ABORT_ERR" }),
      );
    };
    const others = signal && waitingFor(signal);
    const handle = timeout(() => {
      others?.delete(abort);
      resolve(value as Value); // undefined if the caller gave none, as the type of Node.js has it
    }, ms);
    if (signal?.aborted) abort();
    else others?.add(abort);
  });
}

const timersPromises = {
  setTimeout: pause,
  setImmediate: <Value>(value?: Value) => new Promise((resolve) => immediate(() => resolve(value))),
};

class VirtualDate extends RealDate {
  constructor(...params: [] | [number | string | Date]) {
    if (params.length === 0) super(beginning + Math.floor(time.now));
    else super(...(params as [number])); // Date takes a text and a date, too, and more numbers
  }

  static override now(): number {
    return beginning + Math.floor(time.now);
  }
}

function uuid(): string {
  const bytes = time.randomness.bytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

type Replaced = Record<string, unknown>;

/** Replaces the members of a module of Node.js. */
export function replaceIn(module: string, members: Replaced): void {
  Object.assign(load(module) as Replaced, members);
  syncBuiltinESMExports();
}

const timers = {
  setTimeout: timeout,
  setInterval: interval,
  setImmediate: immediate,
  clearTimeout: clear,
  clearInterval: clear,
  clearImmediate: clear,
};

/** Replaces all that is not the same in every run. Call it before other modules are loaded. */
export function installVirtualTime(): void {
  Object.assign(globalThis, timers, { Date: VirtualDate });
  replaceIn("node:timers", timers);
  replaceIn("node:timers/promises", timersPromises);
  performance.now = () => time.now;
  Math.random = () => time.randomness.fraction();
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    timeout(() => controller.abort(new DOMException("The operation timed out", "TimeoutError")), ms);
    return controller.signal;
  };
  crypto.randomUUID = uuid as typeof crypto.randomUUID; // five groups, as its type says
  const { argon2Sync } = load("node:crypto") as { argon2Sync: (...params: unknown[]) => Buffer };
  replaceIn("node:crypto", {
    randomUUID: uuid,
    randomBytes: (count: number) => time.randomness.bytes(count),
    // The threads of Node.js end in any order.
    argon2: (algorithm: string, options: object, callback: (error: null, tag: Buffer) => void) => {
      const tag = argon2Sync(algorithm, options);
      immediate(() => callback(null, tag));
    },
  });
  process.threadCpuUsage = () => ({ user: time.now * 1_000, system: 0 });
}
