/**
 * The states of a probed URL, as a table. Probes fail for many reasons, so one outcome changes little: only several in a row
 * move a URL from one state to another (hysteresis), and a URL that keeps moving is `degraded`.
 */

/** The states. */
export const states = ["unknown", "up", "auth", "reachable", "degraded", "down", "dormant"] as const;
export type State = (typeof states)[number];

/** The states of a URL that responds. */
export type Alive = "up" | "auth" | "reachable" | "degraded";

/**
 * What a probe says: how the URL responded; `failed`, it did not, or with an error of its own; `gone`, it is gone for good;
 * `none`, nothing, for example because the host limits requests.
 */
export type Verdict = Alive | "failed" | "gone" | "none";

/**
 * What outcomes in a row say: `answering` and `failing` are too few of them, `failed` are enough, and `overdue` are those of
 * two weeks.
 */
export const signals = [
  "up",
  "auth",
  "reachable",
  "degraded",
  "answering",
  "failing",
  "failed",
  "overdue",
  "gone",
  "none",
] as const;
export type Signal = (typeof signals)[number];

/** What follows from a signal that is enough by itself, in any state. */
const decided = {
  up: "up",
  auth: "auth",
  reachable: "reachable",
  degraded: "degraded",
  failed: "down",
  overdue: "dormant",
  gone: "dormant",
} as const;

/** The next state, for each state and signal. */
export const transitions: Record<State, Record<Signal, State>> = {
  unknown: { ...decided, answering: "unknown", failing: "unknown", none: "unknown" },
  up: { ...decided, answering: "up", failing: "up", none: "up" },
  auth: { ...decided, answering: "auth", failing: "auth", none: "auth" },
  reachable: { ...decided, answering: "reachable", failing: "reachable", none: "reachable" },
  degraded: { ...decided, answering: "degraded", failing: "degraded", none: "degraded" },
  down: { ...decided, answering: "down", failing: "down", none: "down" },
  dormant: { ...decided, failed: "dormant", answering: "dormant", failing: "dormant", none: "dormant" },
};

/** When outcomes in a row are enough. */
export const thresholds = {
  /** Failures in a row, and the minimum time from the first to the last. */
  failures: 3,
  failingMs: 15 * 60_000,
  /** Equal responses in a row. */
  responses: 2,
  /** From the first failure until a URL is probed only every week. */
  dormantMs: 14 * 86_400_000,
  /** More changes than this in 24 hours are flapping, which ends after this many responses in a row. */
  changes: 4,
  changesMs: 86_400_000,
  settled: 12,
};

/** What is remembered of a URL to find its next state. Instants are milliseconds since the epoch. */
export interface Memory {
  state: State;
  since: number;
  /** The last verdict that says something; null if there is none. */
  last: Exclude<Verdict, "none"> | null;
  /** How many outcomes in a row had that verdict; any failures are equal. */
  repeated: number;
  /** When the failures in a row began; null if the last outcome is none. */
  failingSince: number | null;
  /** How many responses in a row there were. */
  responses: number;
  /** When the state changed in the last 24 hours. */
  changes: number[];
  /** Whether it changes too often, so that it is `degraded`. */
  isFlapping: boolean;
  /** When the host refused a signed request of the protocol. */
  forbiddenAt?: number;
  /** When the agent last got a message. */
  taskAt?: number;
}

/** The memory of a URL that was never probed. */
export function unprobed(now: number): Memory {
  return {
    state: "unknown",
    since: now,
    last: null,
    repeated: 0,
    failingSince: null,
    responses: 0,
    changes: [],
    isFlapping: false,
  };
}

/** The memory after a probe. */
export function observe(memory: Memory, verdict: Verdict, now: number): Memory {
  const counted = count(memory, verdict, now);
  const next = transitions[counted.state][signalOf(counted, verdict, now)];
  const changes = counted.changes.filter((at) => at > now - thresholds.changesMs && at <= now);
  if (counted.isFlapping) return whileFlapping({ ...counted, changes }, next, now);
  if (next === counted.state) return { ...counted, changes };
  // The first state that is found is no change.
  const changed = counted.state === "unknown" ? changes : [...changes, now];
  const isFlapping = changed.length > thresholds.changes;
  return { ...counted, state: isFlapping ? "degraded" : next, since: now, changes: changed, isFlapping };
}

/** A URL that flaps stays `degraded` until it has responded often enough, or has failed for a day. */
function whileFlapping(memory: Memory, next: State, now: number): Memory {
  const isSettled = memory.responses >= thresholds.settled;
  const isDown = memory.failingSince !== null && now - memory.failingSince >= thresholds.changesMs;
  if (!isSettled && !isDown) return memory;
  const since = next === memory.state ? memory.since : now;
  return { ...memory, state: next, since, changes: [], isFlapping: false };
}

/** Counts an outcome. */
function count(memory: Memory, verdict: Verdict, now: number): Memory {
  if (verdict === "none") return memory;
  const repeated = memory.last === verdict ? memory.repeated + 1 : 1;
  if (verdict === "failed" || verdict === "gone")
    return { ...memory, last: verdict, repeated, failingSince: memory.failingSince ?? now, responses: 0 };
  return { ...memory, last: verdict, repeated, failingSince: null, responses: memory.responses + 1 };
}

/** What the outcomes in a row say. */
export function signalOf(memory: Memory, verdict: Verdict, now: number): Signal {
  if (verdict === "none" || verdict === "gone") return verdict;
  if (verdict === "failed") return failureSignal(memory, now);
  return memory.state === "unknown" || memory.repeated >= thresholds.responses ? verdict : "answering";
}

function failureSignal({ repeated, failingSince }: Memory, now: number): Signal {
  const failingMs = now - (failingSince ?? now);
  if (repeated < thresholds.failures || failingMs < thresholds.failingMs) return "failing";
  return failingMs < thresholds.dormantMs ? "failed" : "overdue";
}

/** Whether the next probe confirms this outcome: then it comes soon, and is not counted in the uptime. */
export function isUnconfirmed(memory: Memory): boolean {
  const isDown = memory.state === "down" || memory.state === "dormant";
  if (memory.failingSince !== null) return !isDown && !memory.isFlapping;
  return isDown;
}
