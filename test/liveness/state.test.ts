import { describe, expect, it } from "vitest";
import { intervals, waitOf } from "../../server/features/liveness/schedule.ts";
import {
  type Memory,
  observe,
  type Signal,
  type State,
  signalOf,
  signals,
  states,
  thresholds,
  transitions,
  unprobed,
  type Verdict,
} from "../../server/features/liveness/state.ts";
import { medianOf, uptimeOf, withLatency, withProbe } from "../../server/features/liveness/uptime.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse("2026-11-20T00:00:00.000Z");

const columns: Signal[] = [
  ...(["up", "auth", "reachable", "degraded", "answering"] as const),
  ...(["failing", "failed", "overdue", "gone", "none"] as const),
];

/** The states after these signals, in this order. */
const expected: Record<State, string> = {
  unknown: "up auth reachable degraded unknown unknown down dormant dormant unknown",
  up: "up auth reachable degraded up up down dormant dormant up",
  auth: "up auth reachable degraded auth auth down dormant dormant auth",
  reachable: "up auth reachable degraded reachable reachable down dormant dormant reachable",
  degraded: "up auth reachable degraded degraded degraded down dormant dormant degraded",
  down: "up auth reachable degraded down down down dormant dormant down",
  dormant: "up auth reachable degraded dormant dormant dormant dormant dormant dormant",
};

describe("the states of a URL", () => {
  const pairs = states.flatMap((state) => signals.map((signal) => [state, signal] as const));
  it.each(pairs)("%s, %s", (state, signal) => {
    expect(transitions[state][signal]).toBe(expected[state].split(" ")[columns.indexOf(signal)]);
  });

  it("takes the first response as it is", () => {
    expect(memoryAfter(["up"])).toMatchObject({ state: "up" });
    expect(memoryAfter(["auth"])).toMatchObject({ state: "auth" });
  });

  it("goes down at the third failure in a row, not before 15 minutes have passed", () => {
    const steps: [Verdict, number][] = [
      ["up", 0],
      ["failed", hour],
      ["failed", hour + minute],
      ["failed", hour + 5 * minute],
    ];
    expect(observed(steps).state).toBe("up");
    expect(observed([...steps, ["failed", hour + 15 * minute - 1]]).state).toBe("up");
    const down = observed([...steps, ["failed", hour + 15 * minute]]);
    expect(down).toMatchObject({ state: "down", since: start + hour + 15 * minute });
  });

  it("does not go down when a response is between the failures", () => {
    const steps: [Verdict, number][] = [
      ["up", 0],
      ["failed", 1 * hour],
      ["failed", 2 * hour],
      ["up", 3 * hour],
      ["failed", 4 * hour],
      ["failed", 5 * hour],
    ];
    expect(observed(steps).state).toBe("up");
  });

  it("comes up at the second response in a row", () => {
    const down = observed([
      ["failed", 0],
      ["failed", minute],
      ["failed", 15 * minute],
    ]);
    expect(down.state).toBe("down");
    const once = observe(down, "up", start + hour);
    expect(once.state).toBe("down");
    expect(observe(once, "up", start + hour + minute).state).toBe("up");
    expect(observe(observe(once, "failed", start + 2 * hour), "up", start + 3 * hour).state).toBe("down");
  });

  it("is dormant after two weeks of failures, and at once when it is gone", () => {
    const down = observed([
      ["failed", 0],
      ["failed", minute],
      ["failed", 15 * minute],
    ]);
    expect(observe(down, "failed", start + 14 * day - 1).state).toBe("down");
    expect(observe(down, "failed", start + 14 * day).state).toBe("dormant");
    expect(memoryAfter(["up", "gone"]).state).toBe("dormant");
  });

  it("takes nothing from a probe that says nothing", () => {
    const up = memoryAfter(["up"]);
    expect(observe(up, "none", start + day)).toEqual(up);
    expect(signalOf(up, "none", start)).toBe("none");
  });

  it("is degraded while it changes more than four times a day, until it has responded twelve times in a row", () => {
    let memory = memoryAfter(["up"]);
    let now = start;
    const flap = () => {
      const verdicts: Verdict[] = ["failed", "failed", "failed", "up", "up"];
      for (const verdict of verdicts) {
        now += verdict === "failed" ? 8 * minute : minute;
        memory = observe(memory, verdict, now);
      }
    };
    for (let times = 0; times < 3; times++) flap();
    expect(memory).toMatchObject({ state: "degraded", isFlapping: true });
    const since = memory.since;
    for (let times = 0; times < 20; times++) flap();
    expect(memory).toMatchObject({ state: "degraded", since });
    for (let times = memory.responses; times < thresholds.settled - 1; times++) {
      now += hour;
      memory = observe(memory, "up", now);
    }
    expect(memory.state).toBe("degraded");
    expect(observe(memory, "up", now + hour)).toMatchObject({ state: "up", isFlapping: false });
  });

  it("leaves degraded for down when it has failed for a day", () => {
    const flapping: Memory = { ...memoryAfter(["up"]), state: "degraded", isFlapping: true };
    const failing = observed(
      [
        ["failed", 0],
        ["failed", 12 * hour],
        ["failed", day - 1],
      ],
      flapping,
    );
    expect(failing.state).toBe("degraded");
    expect(observe(failing, "failed", start + day).state).toBe("down");
  });
});

describe("the time of the next probe", () => {
  const usual = { level: "protocol", isVerified: true, retryAfterMs: null, jitter: 0 } as const;

  it("is that of the level", () => {
    const memory = memoryAfter(["up"]);
    expect(waitOf({ ...usual, memory }, start)).toBe(hour);
    expect(waitOf({ ...usual, memory, isVerified: false }, start)).toBe(6 * hour);
    expect(waitOf({ ...usual, memory, level: "reachable" }, start)).toBe(day);
    expect(waitOf({ ...usual, memory, jitter: 1 }, start)).toBe(66 * minute);
    expect(waitOf({ ...usual, memory, jitter: -1 }, start)).toBe(54 * minute);
  });

  it("confirms a failure 1, 5 and 15 minutes after the first", () => {
    let memory = memoryAfter(["up"]);
    let now = start + hour;
    const waits: number[] = [];
    while (memory.state === "up") {
      memory = observe(memory, "failed", now);
      const wait = waitOf({ ...usual, memory }, now);
      waits.push(now + wait - start - hour);
      now += wait;
    }
    expect(waits.map((wait) => wait / minute)).toEqual([1, 5, 15, 75]);
  });

  it("grows while the URL is down", () => {
    const down = (failingMs: number): Memory => ({
      ...memoryAfter(["up"]),
      state: "down",
      failingSince: start - failingMs,
    });
    expect(waitOf({ ...usual, memory: down(hour) }, start)).toBe(hour);
    expect(waitOf({ ...usual, memory: down(7 * hour) }, start)).toBe(6 * hour);
    expect(waitOf({ ...usual, memory: down(3 * day) }, start)).toBe(day);
    expect(waitOf({ ...usual, memory: { ...down(15 * day), state: "dormant" } }, start)).toBe(7 * day);
  });

  it("confirms the first response of a URL that was down", () => {
    const memory: Memory = { ...memoryAfter(["up"]), state: "down" };
    expect(waitOf({ ...usual, memory }, start)).toBe(intervals.responseMs);
  });

  it("is what the host asks for, at least twice the interval, at most a week", () => {
    const memory = memoryAfter(["up"]);
    expect(waitOf({ ...usual, memory, retryAfterMs: 1_000 }, start)).toBe(2 * hour);
    expect(waitOf({ ...usual, memory, retryAfterMs: 5 * hour }, start)).toBe(5 * hour);
    expect(waitOf({ ...usual, memory, retryAfterMs: 400 * day }, start)).toBe(7 * day);
  });
});

describe("the uptime", () => {
  const at = (days: number) => new Date(start + days * day);
  const counted = (outcomes: [days: number, responded: boolean][]) =>
    outcomes.reduce(
      (days, [on, responded]) => withProbe(days, at(on), responded ? "responded" : "failed"),
      [] as ReturnType<typeof withProbe>,
    );

  it("is unknown below 20 probes", () => {
    const outcomes = Array.from({ length: 19 }, (): [number, boolean] => [0, true]);
    expect(uptimeOf(counted(outcomes), at(0))).toBeNull();
    expect(uptimeOf(counted([...outcomes, [0, true]]), at(0))).toEqual({
      ratio: 1,
      lower_bound: 0.8389, // n / (n + z²)
      n: 20,
      from: "2026-11-20T00:00:00.000Z",
    });
  });

  it("counts each day the same, because a URL that is down is probed less often", () => {
    const good = Array.from({ length: 240 }, (_, index): [number, boolean] => [Math.floor(index / 24), true]);
    const bad = Array.from({ length: 20 }, (_, index): [number, boolean] => [10 + index, false]);
    expect(uptimeOf(counted([...good, ...bad]), at(29))).toMatchObject({ ratio: 0.3333, n: 260 });
  });

  it("equals a count of random outcomes of 60 days", () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const outcomes = Array.from({ length: 1_440 }, (_, index): [number, boolean] => [
      Math.floor(index / 24),
      random() < 0.9,
    ]);
    const shares = Array.from({ length: 30 }, (_, index) => {
      const own = outcomes.filter(([on]) => on === 30 + index);
      return own.filter(([, responded]) => responded).length / own.length;
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / 30;
    const days = counted(outcomes);
    expect(days).toHaveLength(30);
    expect(uptimeOf(days, at(59))?.ratio).toBeCloseTo(mean, 4);
  });

  it("counts responses that ask for a credential among those of the day, and apart", () => {
    const first = withProbe([], at(0), "auth");
    expect(withProbe(withProbe(first, at(0), "responded"), at(1), "failed")).toEqual([
      { day: "2026-11-20", responded: 2, auth: 1, failed: 0 },
      { day: "2026-11-21", responded: 0, auth: 0, failed: 1 },
    ]);
  });

  it("has the median of the last 20 latencies", () => {
    const latencies = Array.from({ length: 30 }, (_, index) => index).reduce(withLatency, [] as number[]);
    expect(latencies).toHaveLength(20);
    expect(medianOf(latencies)).toBe(19);
    expect(medianOf([])).toBeNull();
  });
});

/** The memory after verdicts an hour apart. */
function memoryAfter(verdicts: Verdict[]): Memory {
  return observed(verdicts.map((verdict, index) => [verdict, index * hour]));
}

/** The memory after verdicts, each so long after the start. */
function observed(steps: [Verdict, number][], memory = unprobed(start)): Memory {
  return steps.reduce((last, [verdict, at]) => observe(last, verdict, start + at), memory);
}
