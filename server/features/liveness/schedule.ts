/** When a URL is probed again. */
import { isUnconfirmed, type Memory } from "./state.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How a URL is probed: `task`, like `protocol`, and once a day by a message; `protocol`, by an exchange of its protocol that changes
 * nothing; `reachable`, by a GET request; `none`, not at all.
 */
export type Level = "none" | "reachable" | "protocol" | "task";

/** The times between two probes. */
export const intervals = {
  /** By the protocol, if the URL is verified. */
  verifiedMs: hourMs,
  /** By the protocol, if its owner chose so. */
  chosenMs: 6 * hourMs,
  reachableMs: dayMs,
  taskMs: dayMs,
  dormantMs: 7 * dayMs,
  /** For how long a URL gets GET requests only after it refused those of its protocol. */
  forbiddenMs: 30 * dayMs,
  /** When a failure is confirmed, from the first one in a row. */
  failuresMs: [minuteMs, 5 * minuteMs, 15 * minuteMs],
  /** When a response is confirmed. */
  responseMs: minuteMs,
  /** While it is down: how often, and for how long so. */
  down: [
    { everyMs: hourMs, untilMs: 6 * hourMs },
    { everyMs: 6 * hourMs, untilMs: 2 * dayMs },
    { everyMs: dayMs, untilMs: Number.POSITIVE_INFINITY },
  ],
  /** The longest wait that a host may ask for. */
  maxRetryAfterMs: 7 * dayMs,
};

/** A probed URL, and what its schedule depends on. */
export interface Scheduled {
  memory: Memory;
  level: Exclude<Level, "none">;
  isVerified: boolean;
  /** The wait that the host asked for; null if it did not. */
  retryAfterMs: number | null;
  /** A random number from -1 to 1, so that probes do not come all at once. */
  jitter: number;
}

/** How long to wait until the next probe, in milliseconds. */
export function waitOf({ memory, level, isVerified, retryAfterMs, jitter }: Scheduled, now: number): number {
  const everyMs = intervalOf(level, isVerified);
  if (retryAfterMs !== null) return Math.min(Math.max(retryAfterMs, 2 * everyMs), intervals.maxRetryAfterMs);
  if (isUnconfirmed(memory)) return confirmationOf(memory, now);
  const wait =
    memory.state === "dormant"
      ? intervals.dormantMs
      : memory.state === "down"
        ? Math.max(everyMs, whileDown(now - (memory.failingSince ?? now)))
        : everyMs;
  return Math.round(wait * (1 + jitter / 10));
}

/**
 * How a URL is probed now. A host that knows who asks, by the signature, and refuses the protocol with 403 gets only GET requests for
 * some time.
 */
export function levelNow(level: Level, { forbiddenAt }: Pick<Memory, "forbiddenAt">, now: number): Level {
  const isForbidden = forbiddenAt !== undefined && now - forbiddenAt < intervals.forbiddenMs;
  return isForbidden && level !== "none" ? "reachable" : level;
}

/** How a URL is probed this time: a message is sent once a day. */
export function levelOfProbe(
  level: Level,
  memory: Pick<Memory, "forbiddenAt" | "taskAt">,
  now: number,
): Exclude<Level, "none"> {
  const present = levelNow(level, memory, now);
  if (present === "none") return "reachable"; // it is not due
  if (present !== "task") return present;
  return memory.taskAt === undefined || now - memory.taskAt >= intervals.taskMs ? "task" : "protocol";
}

/** The time between two probes of a URL that responds. */
export function intervalOf(level: Exclude<Level, "none">, isVerified: boolean): number {
  if (level === "reachable") return intervals.reachableMs;
  return isVerified ? intervals.verifiedMs : intervals.chosenMs;
}

function confirmationOf({ failingSince, repeated }: Memory, now: number): number {
  if (failingSince === null) return intervals.responseMs;
  const { failuresMs } = intervals;
  const after = failuresMs[Math.min(repeated, failuresMs.length) - 1] ?? 0;
  // A probe that came late is followed by the next one all the same.
  return Math.max(minuteMs, failingSince + after - now);
}

function whileDown(failingMs: number): number {
  return intervals.down.find(({ untilMs }) => failingMs < untilMs)?.everyMs ?? dayMs;
}
