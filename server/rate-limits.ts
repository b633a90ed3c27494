/**
 * Rate limits per client network. They are kept in the memory of one process: each process of a node counts for itself,
 * and a restart forgets. What must hold across processes is counted in the database (server/accounts/sign-up-limit.ts).
 */

/** Requests of one kind that a client network may send in a window. */
export interface RateLimitPolicy {
  /** As headers and problems name it. */
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
  /** Until the window ends, in milliseconds. */
  resetsInMs: number;
}

/** Windows that are kept at most: some 10 MB. Beyond that the oldest are forgotten. */
const maxWindows = 100_000;

/** Counts requests by client network in fixed windows, each of which begins with its first request. */
export class RateLimits {
  readonly #clock: () => Date;
  /** By policy and network. Maps keep the order of insertion, so the oldest window of a policy comes first. */
  readonly #windows = new Map<string, { startedAt: number; count: number }>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /**
   * Counts a request.
   * @param network what `clientNetwork` makes of the client's address.
   */
  take({ name, requests, windowMs }: RateLimitPolicy, network: string): RateLimitState {
    if (requests === 0) return { allowed: true, remaining: 0, resetsInMs: 0 };
    const now = this.#clock().getTime();
    const key = `${name} ${network}`;
    const found = this.#windows.get(key);
    // A clock that was set back ends the window too: otherwise the limit would hold until it has caught up.
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
