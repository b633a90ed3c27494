/**
 * Rate limits per client network. They are in memory, so each process of a node has its own, and a restart resets them.
 * Limits across processes are counted in the database (server/registry/accounts/sign-up-limit.ts).
 */

/** Requests of one kind that a client network may send in a window. */
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

/** The maximum number of windows, about 10 MB. The oldest are removed beyond that. */
const maxWindows = 100_000;

/** Counts requests per client network in fixed windows. A window begins with its first request. */
export class RateLimits {
  readonly #clock: () => Date;
  /** By policy and network. Maps keep the order of insertion, so the oldest window of a policy comes first. */
  readonly #windows = new Map<string, { startedAt: number; count: number }>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /**
   * Counts a request.
   * @param network the result of `clientNetwork` for the client's address.
   */
  take({ name, requests, windowMs }: RateLimitPolicy, network: string): RateLimitState {
    if (requests === 0) return { allowed: true, remaining: 0, resetsInMs: 0 };
    const now = this.#clock().getTime();
    const key = `${name} ${network}`;
    const found = this.#windows.get(key);
    // If the clock was set back, the window ends too. Otherwise the limit would apply until the clock has caught up.
    const lasts = found && now >= found.startedAt && now - found.startedAt < windowMs;
    const window = lasts ? found : this.#open(key, now);
    const allowed = window.count < requests;
    if (allowed) window.count++;
    return { allowed, remaining: requests - window.count, resetsInMs: window.startedAt + windowMs - now };
  }

  #open(key: string, now: number): { startedAt: number; count: number } {
    this.#windows.delete(key); // so that it moves to the end
    const [oldest] = this.#windows.size >= maxWindows ? this.#windows.keys() : [];
    if (oldest !== undefined) this.#windows.delete(oldest);
    const window = { startedAt: now, count: 0 };
    this.#windows.set(key, window);
    return window;
  }
}
