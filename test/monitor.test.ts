/** What readiness concludes from changes that fail and from writes of its own. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../server/core/database/database.ts";
import { Monitor } from "../server/core/database/monitor.ts";

const full = new Error("No space left on device");

/** A monitor of a database whose probes end as a test wants. */
function createMonitor(probe: () => Promise<void>) {
  const database = {
    probe,
    unavailable: (error: unknown) => error === full,
  } as Partial<Database> as Database; // all it uses
  const monitor = new Monitor(database, () => new Date(), { began: vi.fn(), ended: vi.fn() });
  return {
    monitor,
    works: async () => (await monitor.checkWrite(1_000, { works: false, latencyMs: 0, since: null })).works,
    [Symbol.dispose]: () => monitor[Symbol.dispose](),
  };
}

describe("after a change failed", () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ["performance", "setTimeout", "setInterval", "clearTimeout", "clearInterval"],
      }),
  );
  afterEach(() => void vi.useRealTimers());

  it("a write of the monitor's own does not count while changes go on to fail", async () => {
    using world = createMonitor(async () => undefined);
    for (let round = 0; round < 5; round++) {
      world.monitor.failed(full, true, performance.now());
      await vi.advanceTimersByTimeAsync(4_000);
      expect(await world.works()).toBe(false);
    }
  });

  it("it counts when no change has failed for some seconds, because nobody may be sending any", async () => {
    using world = createMonitor(async () => undefined);
    world.monitor.failed(full, true, performance.now());
    await vi.advanceTimersByTimeAsync(5_500);
    expect(await world.works()).toBe(true);
  });

  it("a change that succeeds counts at once", async () => {
    using world = createMonitor(() => Promise.reject(full));
    world.monitor.failed(full, true, performance.now());
    world.monitor.wrote(performance.now());
    expect(await world.works()).toBe(true);
  });

  it("failed reads and failed probes are forgotten with the next probe that succeeds", async () => {
    let fails = true;
    using world = createMonitor(async () => {
      if (fails) throw full;
    });
    expect(await world.works()).toBe(false);
    world.monitor.failed(full, false, 0);
    fails = false;
    await vi.advanceTimersByTimeAsync(200);
    expect(await world.works()).toBe(true);
  });
});
