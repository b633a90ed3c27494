/** Limits of requests under way and waiting. */
import { describe, expect, it } from "vitest";
import { type SlotLimits, Slots } from "../../server/core/egress/slots.ts";

const wide: SlotLimits = {
  perOrigin: 2,
  total: 3,
  perClient: 100,
  maxWaitingPerOrigin: 100,
  maxWaiting: 100,
  maxWaitMs: 30_000,
};

/** The function that releases a slot. */
function taken(slot: Awaited<ReturnType<Slots["take"]>>): () => void {
  if (typeof slot === "string") throw new Error(`There was no slot: ${slot}`);
  return slot;
}

describe("slots", () => {
  it("are limited per origin and in total, and go to waiting requests in order", async () => {
    const slots = new Slots(wide);
    const first = taken(await slots.take("a"));
    taken(await slots.take("a"));
    const order: string[] = [];
    const waiting = ["a", "b", "c"].map(async (origin) => {
      const release = taken(await slots.take(origin));
      order.push(origin);
      return release;
    });
    const releaseB = await waiting[1]; // another origin does not wait for the first
    expect(order).toEqual(["b"]);
    first();
    await waiting[0];
    expect(order).toEqual(["b", "a"]);
    releaseB?.();
    await waiting[2];
    expect(order).toEqual(["b", "a", "c"]);
    expect([...slots.origins].toSorted()).toEqual(["a", "c"]);
  });

  it("are rejected if too many requests wait, per origin and in total", async () => {
    const slots = new Slots({ ...wide, maxWaitingPerOrigin: 1, maxWaiting: 2 });
    for (const origin of ["a", "a", "b"]) await slots.take(origin);
    const waiting = [slots.take("a"), slots.take("b")];
    expect(await slots.take("a")).toBe("busy");
    expect(await slots.take("c")).toBe("busy");
    slots.close();
    expect(await Promise.all(waiting)).toEqual(["aborted", "aborted"]);
    expect(await slots.take("c")).toBe("aborted");
  });

  it("are rejected for a client at its limit, until one of its requests ends", async () => {
    const slots = new Slots({ ...wide, perClient: 2 });
    const client = "198.51.100.7";
    const release = taken(await slots.take("a", { client }));
    taken(await slots.take("b", { client }));
    expect(await slots.take("c", { client })).toBe("busy");
    const others = taken(await slots.take("c", { client: "198.51.100.8" }));
    const waiting = slots.take("d", { client: "198.51.100.8" });
    release();
    taken(await waiting);
    others();
    taken(await slots.take("c", { client }));
  });

  it("end the wait at its limit, and when the request is aborted", async () => {
    const slots = new Slots({ ...wide, total: 1, maxWaitMs: 20 });
    const release = taken(await slots.take("a"));
    expect(await slots.take("b")).toBe("busy");
    expect(await slots.take("b", { signal: AbortSignal.abort() })).toBe("aborted");
    release();
    taken(await slots.take("b"));
    expect([...slots.origins]).toEqual(["b"]);
  });
});
