/** The queue of password hashes: who goes first, and whose share is full. */
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { HashQueue } from "../server/registry/accounts/hash-queue.ts";

const limits = { concurrency: 1, waitingPerNetwork: 100, waiting: 1_000 };

/** A queue whose hashes end one after the other, and the order in which they ran. */
function scene(of = limits) {
  const order: string[] = [];
  const queue = new HashQueue(of);
  const add = (name: string, network: string, known = false) =>
    queue.run({ network, known }, async () => {
      order.push(name);
      await setImmediate();
    });
  return { queue, order, add };
}

describe("a hash of another network", () => {
  test("waits for one hash of each network, however many a flooding network asked for before", async () => {
    const { order, add } = scene();
    const flood = Array.from({ length: 50 }, (_, n) => add(`flood ${n}`, "flood"));
    await Promise.all([...flood, add("one", "home"), add("two", "home"), add("three", "office")]);
    expect(order.slice(0, 6)).toEqual(["flood 0", "flood 1", "one", "three", "flood 2", "two"]);
    expect(order).toHaveLength(53);
  });
});

describe("a hash of an account that signed in from its network before", () => {
  test("goes before those of others, even of many networks", async () => {
    const { order, add } = scene();
    const flood = Array.from({ length: 50 }, (_, n) => add(`flood ${n}`, `network ${n}`));
    await Promise.all([...flood, add("known", "home", true)]);
    expect(order.indexOf("known")).toBe(1);
  });

  test("leaves every fourth turn to others", async () => {
    const { order, add } = scene();
    const known = Array.from({ length: 20 }, (_, n) => add(`known ${n}`, "flood", true));
    await Promise.all([...known, add("new", "home")]);
    expect(order.indexOf("new")).toBeLessThan(4);
  });
});

describe("the queue", () => {
  test("is full for a network that has its share, and open for others", async () => {
    const { queue, add } = scene({ concurrency: 1, waitingPerNetwork: 2, waiting: 3 });
    const running = [add("runs", "a"), add("waits", "a"), add("waits", "a")];
    expect(queue.isFull({ network: "a", known: false })).toBe(true);
    expect(queue.isFull({ network: "b", known: false })).toBe(false);
    running.push(add("waits", "b"));
    expect(queue.isFull({ network: "c", known: false })).toBe(true); // three wait
    expect(queue.isFull({ network: "a", known: true })).toBe(false); // a lane of its own
    await Promise.all(running);
    expect(queue.isFull({ network: "a", known: false })).toBe(false);
  });

  test("goes on after a hash that failed", async () => {
    const { queue, order, add } = scene();
    const failed = queue.run({ network: "a", known: false }, () => Promise.reject(new Error("no memory")));
    await expect(failed).rejects.toThrow("no memory");
    await add("next", "a");
    expect(order).toEqual(["next"]);
  });
});
