/**
 * The queue in front of the router. Requests that have arrived in one turn of the event loop are started after it, network
 * by network. A client network that has more requests at once than it may run is crowded: its further requests wait, and
 * while other networks are served, crowded networks take turns and get a small share of the time together, however many
 * connections they have. Requests of other networks never wait longer than that turn.
 */

import { RoundRobin } from "../values/round-robin.ts";

/** How many requests of one network run and wait. */
export interface FairQueueLimits {
  /** How many run at once; null for no limit. */
  perNetwork: number | null;
  /** How many wait at most; further ones are rejected. */
  waitingPerNetwork: number;
  /** How long a request waits at most, in milliseconds. */
  maxWaitMs: number;
  /** After how long a request no longer counts, in milliseconds: it waits for its body or for another host. */
  maxRunMs: number;
  /** How many requests of crowded networks run at once while other networks are served. */
  crowdedConcurrency: number;
  /** The share of the time that crowded networks get together while other networks are served. */
  crowdedShare: number;
  /** How long a network counts as served after a request of it, in milliseconds. */
  servedMs: number;
}

/** The limits of a node; `perNetwork` is a setting. */
export const fairQueueLimits: Omit<FairQueueLimits, "perNetwork"> = {
  waitingPerNetwork: 2_048,
  maxWaitMs: 30_000,
  maxRunMs: 2_000,
  crowdedConcurrency: 4,
  crowdedShare: 0.2,
  servedMs: 1_000,
};

/** The longest time that one request is charged with, in milliseconds: it may have waited for others, not worked. */
const maxChargeMs = 250;

/** The longest pause of crowded networks, in milliseconds. */
const maxPauseMs = 1_000;

/** Time, as the queue takes it. */
export interface Scheduler {
  /** A monotonic clock, in milliseconds. */
  now(): number;
  /** Calls back after what has arrived in the event loop. */
  soon(callback: () => void): void;
  /** Calls back after a delay. @returns cancels it. */
  after(delayMs: number, callback: () => void): () => void;
}

const realScheduler: Scheduler = {
  now: () => performance.now(),
  soon: (callback) => void setImmediate(callback),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs).unref();
    return () => clearTimeout(timer);
  },
};

/** A request on its way to the router. */
export interface QueuedRequest {
  network: string;
  /** Lets it go on. */
  start: () => void;
  /** Rejects it: too many of its network wait, or it has waited too long. */
  reject: () => void;
}

/** A request that the queue knows of. */
export interface Ticket {
  /** The request no longer needs the node, or is gone. Calls after the first do nothing. */
  end(): void;
}

/** A network that has requests. */
interface Network {
  name: string;
  running: number;
  /** Whether it had more requests at once than it may run, and some of them still wait. */
  isCrowded: boolean;
}

interface Entry extends Omit<QueuedRequest, "network"> {
  network: Network;
  state: "waiting" | "running" | "ended";
  startedAt: number;
  /** Whether its network was crowded when it started, so that its time is charged. */
  isCrowded: boolean;
  cancelTimer: () => void;
}

/** Decides which request is next. */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #scheduler: Scheduler;
  readonly #networks = new Map<string, Network>();
  /** By network. */
  readonly #waiting = new RoundRobin<Entry>();
  /** The two networks that were served last without being crowded, the later one first. */
  #served: { network: string; at: number }[] = [];
  #crowdedRunning = 0;
  /** When crowded networks have used no more than their share again. */
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #isScheduled = false;
  #isPausing = false;

  constructor(limits: FairQueueLimits, scheduler: Scheduler = realScheduler) {
    this.#limits = limits;
    this.#scheduler = scheduler;
  }

  /** How many requests run and wait, those that no longer count left out. */
  get counts(): { running: number; waiting: number } {
    const running = [...this.#networks.values()].reduce((total, each) => total + each.running, 0);
    return { running, waiting: this.#waiting.size };
  }

  /** Starts a request when its turn comes. */
  add(request: QueuedRequest): Ticket {
    const { waitingPerNetwork, maxWaitMs } = this.#limits;
    const network = this.#networkOf(request.network);
    const entry: Entry = {
      ...request,
      network,
      state: "waiting",
      startedAt: 0,
      isCrowded: false,
      cancelTimer: () => undefined,
    };
    const end = () => this.#end(entry);
    if (this.#waiting.sizeOf(network.name) >= waitingPerNetwork) {
      entry.state = "ended";
      request.reject();
      return { end };
    }
    entry.cancelTimer = this.#scheduler.after(maxWaitMs, () => {
      end();
      request.reject();
    });
    this.#waiting.add(network.name, entry);
    this.#schedule();
    return { end };
  }

  #networkOf(name: string): Network {
    const found = this.#networks.get(name);
    if (found) return found;
    const network = { name, running: 0, isCrowded: false };
    this.#networks.set(name, network);
    return network;
  }

  /** What has arrived in this turn of the event loop is known in the next one. */
  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    this.#scheduler.soon(() => {
      this.#isScheduled = false;
      this.#startAll();
    });
  }

  #startAll(): void {
    for (const name of this.#waiting.keys()) this.#updateCrowded(this.#networkOf(name));
    for (const name of this.#waiting.keys()) {
      if (this.#networkOf(name).isCrowded) continue;
      this.#noteServed(name);
      for (let entry = this.#waiting.take(name); entry; entry = this.#waiting.take(name)) this.#start(entry);
    }
    const nextCrowded = () => this.#waiting.first(({ network }) => this.#mayStart(network));
    for (let entry = nextCrowded(); entry; entry = nextCrowded()) {
      this.#waiting.take(entry.network.name);
      this.#start(entry);
    }
  }

  #updateCrowded(network: Network): void {
    const { perNetwork } = this.#limits;
    const requests = network.running + this.#waiting.sizeOf(network.name);
    network.isCrowded = perNetwork !== null && requests > perNetwork;
  }

  #noteServed(network: string): void {
    const at = this.#scheduler.now();
    const [latest] = this.#served;
    if (latest?.network === network) latest.at = at;
    else this.#served = [{ network, at }, ...(latest ? [latest] : [])];
  }

  /** Whether another network has been served a moment ago. */
  #othersAreServed(network: Network): boolean {
    const since = this.#scheduler.now() - this.#limits.servedMs;
    return this.#served.some((each) => each.network !== network.name && each.at > since);
  }

  /** Whether a request of a crowded network may start; calls again later if it has to pause. */
  #mayStart(network: Network): boolean {
    const { perNetwork, crowdedConcurrency } = this.#limits;
    if (perNetwork !== null && network.running >= perNetwork) return false;
    if (!this.#othersAreServed(network)) return true;
    if (this.#crowdedRunning >= crowdedConcurrency) return false;
    const pauseMs = this.#pausedUntil - this.#scheduler.now();
    if (pauseMs > 0) this.#pause(pauseMs);
    return pauseMs <= 0;
  }

  #pause(ms: number): void {
    if (this.#isPausing) return;
    this.#isPausing = true;
    this.#scheduler.after(Math.max(ms, 1), () => {
      this.#isPausing = false;
      this.#schedule();
    });
  }

  #start(entry: Entry): void {
    const { network } = entry;
    entry.cancelTimer();
    entry.state = "running";
    entry.isCrowded = network.isCrowded;
    entry.startedAt = this.#scheduler.now();
    network.running++;
    if (entry.isCrowded) this.#crowdedRunning++;
    entry.cancelTimer = this.#scheduler.after(this.#limits.maxRunMs, () => this.#end(entry));
    entry.start();
  }

  #end(entry: Entry): void {
    const { state, network } = entry;
    if (state === "ended") return;
    entry.cancelTimer();
    if (state === "waiting") this.#waiting.delete(network.name, entry);
    else {
      network.running--;
      if (entry.isCrowded) this.#crowdedRunning--;
      if (entry.isCrowded && this.#othersAreServed(network)) this.#charge(entry);
    }
    entry.state = "ended";
    if (network.running === 0 && this.#waiting.sizeOf(network.name) === 0)
      this.#networks.delete(network.name);
    this.#schedule();
  }

  /** Crowded networks pause for so long that the time of their requests, all together, is their share. */
  #charge({ startedAt }: Entry): void {
    const { crowdedShare, crowdedConcurrency } = this.#limits;
    const now = this.#scheduler.now();
    const usedMs = Math.min(now - startedAt, maxChargeMs);
    const pauseMs = (usedMs * (1 / crowdedShare - 1)) / crowdedConcurrency;
    this.#pausedUntil = Math.min(Math.max(this.#pausedUntil, now) + pauseMs, now + maxPauseMs);
  }
}
