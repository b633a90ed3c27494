/** URLs over weeks by the pure functions of liveness: how often their states change, and their uptime by a second count. */
import { describe, expect, it } from "vitest";
import { waitOf } from "../../server/features/liveness/schedule.ts";
import {
  isUnconfirmed,
  observe,
  type State,
  thresholds,
  unprobed,
  type Verdict,
} from "../../server/features/liveness/state.ts";
import { type Day, uptimeOf, withProbe } from "../../server/features/liveness/uptime.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse("2026-11-01T00:00:00.000Z");

/** A probe, and the state after it. */
interface Probe {
  at: number;
  responded: boolean;
  state: State;
}

/** Probes a URL for some days, as the prober would. */
function probed(days: number, respondsAt: (at: number) => boolean) {
  const probes: Probe[] = [];
  let counted: Day[] = [];
  let memory = unprobed(start);
  for (let at = start; at < start + days * day; ) {
    const responded = respondsAt(at);
    const verdict: Verdict = responded ? "up" : "failed";
    if (!isUnconfirmed(memory))
      counted = withProbe(counted, new Date(at), responded ? "responded" : "failed");
    memory = observe(memory, verdict, at);
    probes.push({ at, responded, state: memory.state });
    at += waitOf({ memory, level: "protocol", isVerified: true, retryAfterMs: null, jitter: 0 }, at);
  }
  return { probes, counted };
}

/** The changes of the state in each day, without the first state. */
function changesByDay(probes: readonly Probe[]): number[] {
  const changes: number[] = [];
  for (const [index, { at, state }] of probes.entries()) {
    const before = probes[index - 1]?.state ?? "unknown";
    if (state === before || before === "unknown") continue;
    const on = Math.floor((at - start) / day);
    changes[on] = (changes[on] ?? 0) + 1;
  }
  return Array.from(changes, (count) => count ?? 0);
}

/** Random numbers from 0 to 1, the same in each run. */
function randomOf(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

describe("a URL that flaps", () => {
  it.each([
    ["every 30 minutes", 30 * minute],
    ["every hour", hour],
    ["every 90 minutes", 90 * minute],
    ["every two hours", 2 * hour],
  ])("changes %s, and its state at most once a day after the first", (_, period) => {
    const { probes } = probed(14, (at) => Math.floor((at - start) / period) % 2 === 0);
    const [first = 0, ...others] = changesByDay(probes);
    expect(first).toBeLessThanOrEqual(5);
    expect(Math.max(0, ...others)).toBeLessThanOrEqual(1);
  });

  it("changes by chance, and its state no more often than is flapping", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = randomOf(seed);
      const { probes } = probed(14, () => random() < 0.5);
      expect({ seed, most: Math.max(...changesByDay(probes)) }).toSatisfy(
        ({ most }: { most: number }) => most <= thresholds.changes + 1,
      );
    }
  });
});

describe("the uptime of a URL", () => {
  it("equals a count of its responses by days, without the probes that confirm", () => {
    for (let seed = 1; seed <= 20; seed++) {
      // Outages of some hours, days apart, so that it does not flap.
      const random = randomOf(seed);
      const outages = Array.from({ length: 8 }, (_, index) => {
        const from = start + index * 4 * day + random() * 2 * day;
        return { from, until: from + random() * 20 * hour };
      });
      const { probes, counted } = probed(
        30,
        (at) => !outages.some(({ from, until }) => at >= from && at < until),
      );
      const regular = probes.filter((_, index) => !confirms(probes[index - 1]));
      const byDay = [...Map.groupBy(regular, ({ at }) => Math.floor(at / day)).values()];
      const shares = byDay.map((each) => each.filter(({ responded }) => responded).length / each.length);
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      const uptime = uptimeOf(counted, new Date(start + 30 * day - 1));
      expect({ seed, n: uptime?.n }).toEqual({ seed, n: regular.length });
      expect(uptime?.ratio).toBeCloseTo(mean, 4);
      expect(shares.some((share) => share < 1)).toBe(true);
    }
  });
});

/** Whether the probe after this one only confirms it: a failure of a URL that is not down, or a response of one that is. */
function confirms(before: Probe | undefined): boolean {
  if (!before) return false;
  const isDown = before.state === "down" || before.state === "dormant";
  return before.responded === isDown;
}
