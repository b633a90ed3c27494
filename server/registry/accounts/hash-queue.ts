/**
 * The queue of password hashes. Hashing is the most expensive work that a request without a credential can cause, so the
 * queue is shared fairly: each client network has a limited number of waiting hashes, networks take turns, and accounts
 * that have signed in from their network before have priority.
 */
import { RoundRobin } from "../../core/values/round-robin.ts";

/** The origin of a hash, which decides its turn. */
export interface HashTurn {
  /** The `clientNetwork` of the client's address. */
  network: string;
  /** Whether the account has signed in from this network before. */
  known: boolean;
}

/** The limits of running and waiting hashes. */
export interface HashQueueLimits {
  concurrency: number;
  /** Per network. */
  waitingPerNetwork: number;
  /** For all networks, separately for known accounts and for others. */
  waiting: number;
}

/** One of this many hashes is for an unknown account, if one waits, so that known accounts cannot block others. */
const unknownEvery = 4;

/** The waiting hashes of known or unknown accounts, by network. */
type Waiting = RoundRobin<() => void>;

/** Runs hashes in fair order. */
export class HashQueue {
  readonly #limits: HashQueueLimits;
  readonly #known: Waiting = new RoundRobin();
  readonly #unknown: Waiting = new RoundRobin();
  #running = 0;
  #started = 0;

  constructor(limits: HashQueueLimits) {
    this.#limits = limits;
  }

  /** Whether the network has reached its limit of waiting hashes, so that the request must be rejected. */
  isFull({ network, known }: HashTurn): boolean {
    const { waiting, waitingPerNetwork } = this.#limits;
    const queue = known ? this.#known : this.#unknown;
    return queue.size >= waiting || queue.sizeOf(network) >= waitingPerNetwork;
  }

  /** Runs a hash when its turn comes. */
  async run<Result>({ network, known }: HashTurn, hash: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      (known ? this.#known : this.#unknown).add(network, start);
      this.#fill();
    });
    try {
      return await hash();
    } finally {
      this.#running--;
      this.#fill();
    }
  }

  #fill(): void {
    while (this.#running < this.#limits.concurrency) {
      const queues = [this.#known, this.#unknown];
      if (this.#started % unknownEvery === unknownEvery - 1) queues.reverse();
      const start = queues.find(({ size }) => size > 0)?.take();
      if (!start) return;
      this.#running++;
      this.#started++;
      start();
    }
  }
}
