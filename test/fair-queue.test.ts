/** The queue in front of the router: whose request is next, in virtual time. */
import { describe, expect, test } from "vitest";
import {
  FairQueue,
  type FairQueueLimits,
  fairQueueLimits,
  type Scheduler,
} from "../server/core/http/fair-queue.ts";

/** Time that passes when a test says so. */
class VirtualTime implements Scheduler {
  #now = 0;
  #soon: (() => void)[] = [];
  #timers = new Set<{ at: number; callback: () => void }>();

  now(): number {
    return this.#now;
  }

  soon(callback: () => void): void {
    this.#soon.push(callback);
  }

  after(delayMs: number, callback: () => void): () => void {
    const timer = { at: this.#now + delayMs, callback };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** One turn of the event loop. */
  turn(): void {
    for (const callback of this.#soon.splice(0)) callback();
  }

  /** Lets time pass, a millisecond at a time. */
  pass(ms: number): void {
    for (let step = 0; step < ms; step++) {
      this.#now += 1;
      for (const timer of [...this.#timers].filter(({ at }) => at <= this.#now)) {
        this.#timers.delete(timer);
        timer.callback();
      }
      this.turn();
    }
  }
}

/** A queue, and what became of the requests that were added. */
function scene(limits: Partial<FairQueueLimits> = {}) {
  const time = new VirtualTime();
  const queue = new FairQueue({ ...fairQueueLimits, perNetwork: 4, ...limits }, time);
  const started: string[] = [];
  const rejected: string[] = [];
  const tickets = new Map<string, { end(): void }>();
  const ended = new Set<string>();
  const add = (network: string, name: string) => {
    const ticket = queue.add({
      network,
      start: () => started.push(name),
      reject: () => rejected.push(name),
    });
    tickets.set(name, ticket);
  };
  return {
    time,
    started,
    rejected,
    add,
    addMany(network: string, count: number, from = 0) {
      for (let n = from; n < from + count; n++) add(network, `${network}${n}`);
    },
    end(name: string) {
      ended.add(name);
      tickets.get(name)?.end();
    },
    isRunning: (name: string) => started.includes(name) && !ended.has(name),
  };
}

describe("a network with few requests", () => {
  test("has all of them started after the turn in which they arrived", () => {
    const at = scene();
    at.addMany("a", 4);
    expect(at.started).toEqual([]);
    at.time.turn();
    expect(at.started).toEqual(["a0", "a1", "a2", "a3"]);
  });

  test("does not wait for a network with many", () => {
    const at = scene();
    at.addMany("a", 1_000);
    at.time.turn();
    at.add("b", "b0");
    at.time.turn();
    expect(at.started).toEqual(["a0", "a1", "a2", "a3", "b0"]);
  });
});

describe("a network with more requests than it may run", () => {
  test("has the next started when one ends, in the order of arrival", () => {
    const at = scene();
    at.addMany("a", 6);
    at.time.turn();
    at.end("a2");
    at.time.turn();
    expect(at.started).toEqual(["a0", "a1", "a2", "a3", "a4"]);
    at.end("a0");
    at.end("a0"); // which counts once
    at.time.turn();
    expect(at.started.at(-1)).toBe("a5");
    expect(at.started).toHaveLength(6);
  });

  test("runs as many as it may while no other network is served", () => {
    const at = scene();
    at.addMany("a", 100);
    at.time.turn();
    for (let n = 0; n < 96; n++) {
      at.end(`a${n}`);
      at.time.turn();
      expect(at.started).toHaveLength(n + 5);
    }
  });

  test("gets a fifth of the time while another network is served, and all of it a second later", () => {
    const at = scene({ maxWaitMs: 60_000 });
    at.addMany("a", 2_000);
    at.add("b", "b");
    at.time.turn();
    for (const name of ["a0", "a1", "a2", "a3", "b"]) at.end(name);
    const started = () => at.started.filter((name) => name.startsWith("a")).length;
    let workedMs = 0;
    const workFor = (ms: number, isOtherServed: boolean) => {
      for (let passed = 0; passed < ms; passed += 5) {
        if (isOtherServed && passed % 100 === 0) at.add("b", `b at ${passed}`);
        at.time.turn();
        at.end(`b at ${passed}`);
        const last = at.started.filter((name) => name.startsWith("a")).at(-1) ?? "";
        at.time.pass(5);
        if (at.isRunning(last)) workedMs += 5;
        for (const name of at.started) at.end(name);
      }
    };
    workFor(4_000, true);
    expect(workedMs / 4_000).toBeLessThanOrEqual(0.2);
    expect(started()).toBeGreaterThan(100);
    workFor(1_000, false);
    const before = started();
    at.time.turn();
    for (let n = 0; n < 10; n++) {
      for (const name of at.started) at.end(name);
      at.time.turn();
    }
    expect(started() - before).toBeGreaterThanOrEqual(40);
  });

  test("takes turns with other such networks", () => {
    const at = scene();
    at.addMany("a", 50);
    at.addMany("b", 50);
    at.add("c", "c");
    at.time.turn();
    for (const name of ["a0", "a1", "a2", "a3", "b0", "b1", "b2", "b3", "c"]) at.end(name);
    at.started.length = 0;
    at.time.pass(1_000);
    expect(at.started).toEqual(["a4", "b4", "a5", "b5"]);
  });

  test("has further requests rejected when too many wait", () => {
    const at = scene({ waitingPerNetwork: 10 });
    at.addMany("a", 12);
    expect(at.rejected).toEqual(["a10", "a11"]);
    at.add("b", "b");
    expect(at.rejected).toHaveLength(2);
  });

  test("has those rejected that have waited too long, and forgets those that are gone", () => {
    const at = scene();
    at.addMany("a", 6);
    at.time.turn();
    at.end("a4");
    at.time.pass(1_999); // the four that run count no longer then
    expect(at.started).toHaveLength(4);
    const late = scene({ maxWaitMs: 1_000 });
    late.addMany("a", 6);
    late.time.pass(1_000);
    expect(late.rejected).toEqual(["a4", "a5"]);
    late.time.pass(10_000);
    expect(late.started).toHaveLength(4);
  });

  test("has others started when some run for very long", () => {
    const at = scene();
    at.addMany("a", 8);
    at.time.pass(2_001);
    expect(at.started).toHaveLength(8);
  });
});

test("without a limit no request waits longer than a turn", () => {
  const at = scene({ perNetwork: null });
  at.addMany("a", 1_000);
  at.add("b", "b");
  at.time.turn();
  expect(at.started).toHaveLength(1_001);
});
