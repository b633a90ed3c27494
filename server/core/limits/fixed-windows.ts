/**
 * Counts requests per key in fixed windows. They are in memory, so each process of a node has its own, and a restart resets them.
 * Limits across processes are counted in the database (server/registry/accounts/sign-up-limit.ts).
 */
import { BoundedMap } from "../values/bounded-map.ts";

/** Requests of one kind that a client network or an account may send in a window. */
export interface RateLimitPolicy {
  /** The name in headers and problems. */
  name: string;
  /** 0 for no limit. */
  requests: number;
  windowMs: number;
}

/** The state of a limit after a request. */
export interface RateLimitState {
  /** Whether the request is within the limit. */
  allowed: boolean;
  /** Requests that remain in the window. */
  remaining: number;
  /** The time until the window ends. */
  resetsInMs: number;
}

/** The maximum number of windows, about 10 MB. */
const maxWindows = 100_000;

/** Requests counted in fixed windows. A window begins with its first request. */
export class FixedWindows {
  readonly #clock: () => Date;
  /** By policy and key. */
  readonly #windows = new BoundedMap<string, { startedAt: number; count: number }>(maxWindows);

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /**
   * Counts a request.
   * @param counted the result of `clientNetwork` for the client's address, or an account.
   */
  take({ name, requests, windowMs }: RateLimitPolicy, counted: string): RateLimitState {
    if (requests === 0) return { allowed: true, remaining: 0, resetsInMs: 0 };
    const now = this.#clock().getTime();
    const key = `${name} ${counted}`;
    const found = this.#windows.get(key);
    // If the clock was set back, the window ends too. Otherwise the limit would apply until the clock has caught up.
    const lasts = found && now >= found.startedAt && now - found.startedAt < windowMs;
    const window = lasts ? found : { startedAt: now, count: 0 };
    if (!lasts) this.#windows.set(key, window);
    const allowed = window.count < requests;
    if (allowed) window.count++;
    return { allowed, remaining: requests - window.count, resetsInMs: window.startedAt + windowMs - now };
  }
}
