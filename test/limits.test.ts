/** What limits and queues rest on: whose turn it is, how much of a time is left, and what is remembered. */
import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { TokenBucket } from "../server/core/limits/token-bucket.ts";
import { TimeSlice, TurnQueue } from "../server/core/time/time-slice.ts";
import { BoundedMap } from "../server/core/values/bounded-map.ts";
import { RoundRobin } from "../server/core/values/round-robin.ts";

describe("a queue for turns of the event loop", () => {
  /** Turns whose slices are used up by so many pieces of work. */
  function turnsOf(pieces: number, done: string[]) {
    return new TurnQueue(() => {
      const before = done.length;
      return {
        get usedUp() {
          return done.length - before >= pieces;
        },
      };
    });
  }

  it("lets the event loop serve others when a slice is used up", async () => {
    const done: string[] = [];
    const turns = turnsOf(2, done);
    const work = async (name: string) => {
      await turns.next();
      done.push(name);
    };
    const all = Promise.all(["a", "b", "c", "d", "e", "f"].map(work));
    for (let n = 0; n < 3; n++) {
      await setImmediate();
      done.push("another request");
    }
    await all;
    const other = "another request";
    expect(done).toEqual(["a", "b", other, "c", "d", other, "e", "f", other]);
  });

  it("counts what a request does right after its turn began as a part of it", async () => {
    const done: string[] = [];
    const turns = turnsOf(1, done);
    const request = async (name: string) => {
      await turns.next();
      await undefined; // as between validation and handler
      done.push(name);
    };
    const all = Promise.all([request("a"), request("b")]);
    await setImmediate();
    done.push("another request");
    await all;
    expect(done).toEqual(["a", "another request", "b"]);
  });

  it("gives turns during a turn, and after a pause", async () => {
    const turns = new TurnQueue(() => new TimeSlice());
    await turns.next();
    await turns.next();
    await setImmediate();
    await turns.next();
  });
});

describe("a round robin", () => {
  it("takes the items of its keys in turn, and those of a key in order", () => {
    const waiting = new RoundRobin<string>();
    for (const item of ["a1", "a2", "a3", "b1", "c1", "c2"]) waiting.add(item.slice(0, 1), item);
    waiting.delete("a", "a2");
    expect([waiting.size, waiting.sizeOf("a"), waiting.sizeOf("d")]).toEqual([5, 2, 0]);
    const taken = Array.from({ length: 6 }, () => waiting.take());
    expect(taken).toEqual(["a1", "b1", "c1", "a3", "c2", undefined]);
    expect([waiting.size, [...waiting.keys()]]).toEqual([0, []]);
  });

  it("finds the first item that may be taken, and looks at the first of each key only", () => {
    const waiting = new RoundRobin<string>();
    for (const item of ["a1", "a2", "b1"]) waiting.add(item.slice(0, 1), item);
    expect(waiting.first((item) => item !== "a1")).toBe("b1");
    expect(waiting.first((item) => item === "a2")).toBeUndefined();
    expect(waiting.take("b")).toBe("b1");
    expect(waiting.clear()).toEqual(["a1", "a2"]);
    expect(waiting.size).toBe(0);
  });
});

describe("a token bucket", () => {
  it("is refilled at its rate, up to its capacity, also by a clock that is set back", () => {
    const bucket = new TokenBucket({ burst: 10, perSecond: 2 }, 0);
    expect([bucket.isFull, bucket.refill(0)]).toEqual([true, 10]);
    bucket.take(10);
    expect([bucket.isFull, bucket.waitS, bucket.refill(1_250)]).toEqual([false, 0.5, 2]);
    expect(bucket.refill(-100_000)).toBe(2);
    expect(bucket.refill(-99_000)).toBe(4);
    expect([bucket.refill(1_000_000), bucket.isFull]).toEqual([10, true]);
  });
});

describe("a bounded map", () => {
  it("removes the entry that was set or used longest ago", () => {
    const map = new BoundedMap<string, number>(3);
    map.set("a", 1).set("b", 2).set("c", 3).set("a", 4);
    expect([map.use("b"), map.use("d")]).toEqual([2, undefined]);
    map.set("d", 5);
    expect([...map]).toEqual([
      ["a", 4],
      ["b", 2],
      ["d", 5],
    ]);
  });

  it("goes by the sizes of its values, and keeps the newest one in any case", () => {
    const map = new BoundedMap<string, number>(10, (value) => value);
    map.set("a", 4).set("b", 3).set("a", 5).set("c", 4);
    expect([[...map.keys()], map.total]).toEqual([["a", "c"], 9]);
    map.delete("a");
    expect([...map.set("d", 11)]).toEqual([["d", 11]]);
    expect(map.total).toBe(11);
  });
});
