/**
 * The queue of password hashes. Hashing is the dearest thing that a request without a credential can ask for, so places in
 * the queue are shared fairly: each client network has a bounded share, networks take turns, and accounts that have
 * signed in from their network before go first.
 */

/** Whose hash it is. */
export interface HashTurn {
  /** What `clientNetwork` makes of the client's address. */
  network: string;
  /** Whether the account has signed in from this network before. */
  known: boolean;
}

/** How many hashes run at once, and how many may wait. */
export interface HashQueueLimits {
  concurrency: number;
  /** Of one network. */
  waitingPerNetwork: number;
  /** Of all networks, for known accounts and for others separately. */
  waiting: number;
}

/** Of this many hashes one is of an account that is not known, if any waits: known accounts never keep others out. */
const unknownEvery = 4;

type Start = () => void;

/** The waiting hashes of one kind, by network. */
class Lane {
  /** The network whose turn it is comes first: Maps keep the order of insertion. */
  readonly #waiting = new Map<string, Start[]>();
  size = 0;

  add(network: string, start: Start): void {
    const waiting = this.#waiting.get(network);
    if (waiting) waiting.push(start);
    else this.#waiting.set(network, [start]);
    this.size++;
  }

  /** How many hashes of a network wait. */
  of(network: string): number {
    return this.#waiting.get(network)?.length ?? 0;
  }

  /** Takes the hash whose turn it is, and moves its network to the end. */
  next(): Start | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [network, waiting] = first;
    const start = waiting.shift();
    this.#waiting.delete(network);
    if (waiting.length > 0) this.#waiting.set(network, waiting);
    this.size--;
    return start;
  }
}

/** Runs hashes in fair order. */
export class HashQueue {
  readonly #limits: HashQueueLimits;
  readonly #known = new Lane();
  readonly #unknown = new Lane();
  #running = 0;
  #started = 0;

  constructor(limits: HashQueueLimits) {
    this.#limits = limits;
  }

  /** Whether no further hash may wait for this network, so that the request should be rejected. */
  isFull({ network, known }: HashTurn): boolean {
    const { waiting, waitingPerNetwork } = this.#limits;
    const lane = known ? this.#known : this.#unknown;
    return lane.size >= waiting || lane.of(network) >= waitingPerNetwork;
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
      const lanes = [this.#known, this.#unknown];
      if (this.#started % unknownEvery === unknownEvery - 1) lanes.reverse();
      const start = lanes[0]?.next() ?? lanes[1]?.next();
      if (!start) return;
      this.#running++;
      this.#started++;
      start();
    }
  }
}
