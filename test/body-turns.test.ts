import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { BodyTurns } from "../server/core/http/body-turns.ts";

/** Turns whose slices are used up by so many pieces of work. */
function turnsOf(pieces: number, done: string[]) {
  return new BodyTurns(() => {
    const before = done.length;
    return {
      get usedUp() {
        return done.length - before >= pieces;
      },
    };
  });
}

it("runs work in the order of the calls, and gives its result or its error", async () => {
  const done: string[] = [];
  const turns = turnsOf(2, done);
  const work = (name: string) => () => {
    done.push(name);
    if (name === "b") throw new Error("b fails");
    return name;
  };
  const results = await Promise.allSettled(["a", "b", "c", "d"].map((name) => turns.run(work(name))));
  expect(done).toEqual(["a", "b", "c", "d"]);
  expect(results.map((each) => (each.status === "fulfilled" ? each.value : each.reason.message))).toEqual([
    "a",
    "b fails",
    "c",
    "d",
  ]);
});

it("lets the event loop serve others when a slice is used up", async () => {
  const done: string[] = [];
  const turns = turnsOf(2, done);
  const all = Promise.all(Array.from({ length: 6 }, (_, n) => turns.run(() => done.push(`body ${n}`))));
  for (let n = 0; n < 3; n++) {
    await setImmediate();
    done.push("another request");
  }
  await all;
  const served = done.flatMap((each, index) => (each === "another request" ? [index] : []));
  expect(served).toEqual([2, 5, 8]);
});

it("counts what a request does right after its parse as a part of its turn", async () => {
  const done: string[] = [];
  const turns = turnsOf(1, done);
  const request = async (name: string) => {
    await turns.run(() => undefined);
    await undefined; // as between validation and handler
    done.push(name);
  };
  const all = Promise.all([request("a"), request("b")]);
  await setImmediate();
  done.push("another request");
  await all;
  expect(done).toEqual(["a", "another request", "b"]);
});

it("takes work while it runs, and after a pause", async () => {
  const turns = new BodyTurns();
  expect(await turns.run(() => turns.run(() => 1))).toBe(1);
  await setImmediate();
  expect(await turns.run(() => 2)).toBe(2);
});
