/** Slots of outgoing requests: limits how many requests of a kind are under way and waiting. They wait in order. */
import { CountsByName } from "../values/counts-by-name.ts";

/** The limits of one kind of requests. */
export interface SlotLimits {
  /** Concurrent requests to one origin. */
  perOrigin: number;
  /** Concurrent requests to all origins. */
  total: number;
  /** Requests under way or waiting for one client. */
  perClient: number;
  /** Requests waiting for one origin. */
  maxWaitingPerOrigin: number;
  /** Requests waiting for all origins. */
  maxWaiting: number;
  /** The maximum wait. */
  maxWaitMs: number;
}

/** Why there is no slot: `busy`, a limit is reached; `aborted`, this node ended the wait. */
export type SlotRejection = "busy" | "aborted";

interface Waiting {
  origin: string;
  settle(result: "taken" | SlotRejection): void;
}

/** The slots of a kind of requests. */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #heldByOrigin = new CountsByName();
  readonly #countByClient = new CountsByName();
  readonly #waiting = new Set<Waiting>();
  readonly #waitingByOrigin = new CountsByName();
  #closed = false;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** The origins with requests under way or waiting. */
  get origins(): Iterable<string> {
    return new Set([...this.#heldByOrigin.names(), ...this.#waitingByOrigin.names()]);
  }

  /**
   * Waits for a slot.
   * @param client the client on whose behalf the request is sent; without one, `perClient` does not apply.
   * @returns a function that releases the slot, to be called once; or why there is no slot.
   */
  async take(
    origin: string,
    { signal, client }: { signal?: AbortSignal | undefined; client?: string | undefined } = {},
  ): Promise<(() => void) | SlotRejection> {
    if (this.#closed || signal?.aborted) return "aborted";
    if (client !== undefined) {
      if (this.#countByClient.of(client) >= this.#limits.perClient) return "busy";
      this.#countByClient.add(client, 1);
    }
    if (this.#isFree(origin)) this.#heldByOrigin.add(origin, 1);
    else {
      const result = await this.#wait(origin, signal); // the slot is already occupied if it is taken
      if (result !== "taken") {
        if (client !== undefined) this.#countByClient.add(client, -1);
        return result;
      }
    }
    return () => {
      if (client !== undefined) this.#countByClient.add(client, -1);
      this.#heldByOrigin.add(origin, -1);
      this.#handOver();
    };
  }

  /** Ends all waits. */
  close(): void {
    this.#closed = true;
    for (const { settle } of [...this.#waiting]) settle("aborted");
  }

  #isFree(origin: string): boolean {
    const { perOrigin, total } = this.#limits;
    return this.#heldByOrigin.total < total && this.#heldByOrigin.of(origin) < perOrigin;
  }

  /** Assigns free slots to waiting requests, in order. */
  #handOver(): void {
    for (const waiting of this.#waiting) {
      if (this.#heldByOrigin.total >= this.#limits.total) return;
      if (!this.#isFree(waiting.origin)) continue;
      this.#heldByOrigin.add(waiting.origin, 1);
      waiting.settle("taken");
    }
  }

  async #wait(origin: string, signal: AbortSignal | undefined): Promise<"taken" | SlotRejection> {
    const { maxWaiting, maxWaitingPerOrigin, maxWaitMs } = this.#limits;
    const queued = this.#waitingByOrigin.of(origin);
    if (this.#waiting.size >= maxWaiting || queued >= maxWaitingPerOrigin) return "busy";
    const { promise, resolve } = Promise.withResolvers<"taken" | SlotRejection>();
    const waiting: Waiting = {
      origin,
      settle: (result) => {
        if (!this.#waiting.delete(waiting)) return;
        this.#waitingByOrigin.add(origin, -1);
        resolve(result);
      },
    };
    this.#waiting.add(waiting);
    this.#waitingByOrigin.add(origin, 1);
    const cut = () => waiting.settle("aborted");
    const timer = Number.isFinite(maxWaitMs)
      ? setTimeout(() => waiting.settle("busy"), maxWaitMs)
      : undefined;
    signal?.addEventListener("abort", cut, { once: true });
    const result = await promise;
    clearTimeout(timer);
    signal?.removeEventListener("abort", cut);
    return result;
  }
}
