/**
 * Which delivery is next: few attempts at once to each origin, and receivers that took their last delivery before those of
 * whom nothing is known, and these before those that fail. Attempts at the latter two may not take all places, so that
 * receivers that hang do not hold up others.
 */
import type { Health, Owed } from "../database/owed.ts";

/** Attempts at once. */
export const places = 64;

/** Attempts at once to one origin: many subscriptions may lead to one host. */
export const placesOfOrigin = 4;

/** Of the places, how many those of each health and of worse health may take together. */
const share: Record<Health, number> = { proven: places, new: 60, failing: 32 };

const order: Health[] = ["proven", "new", "failing"];

/** Deliveries in waiting. */
export class Lanes<Item extends Owed> {
  /** For each health, the origins with their deliveries, in the order in which they are served. */
  readonly #waiting: Record<Health, Map<string, Item[]>> = {
    proven: new Map(),
    new: new Map(),
    failing: new Map(),
  };
  readonly #busy: Record<Health, number> = { proven: 0, new: 0, failing: 0 };
  readonly #busyOrigins = new Map<string, number>();
  /** How many are waiting. */
  length = 0;

  /** Adds a delivery behind those of its origin. */
  add(item: Item): void {
    const lane = this.#waiting[item.health];
    const queue = lane.get(item.origin);
    if (queue) queue.push(item);
    else lane.set(item.origin, [item]);
    this.length++;
  }

  /** Takes all that have a place now. Each is to be given back by {@link release}. */
  take(): Item[] {
    const taken: Item[] = [];
    for (const health of order) {
      for (let item = this.#next(health); item; item = this.#next(health)) taken.push(item);
    }
    return taken;
  }

  /** Gives back the place of a delivery. */
  release({ health, origin }: Item): void {
    this.#busy[health]--;
    const left = (this.#busyOrigins.get(origin) ?? 1) - 1;
    if (left === 0) this.#busyOrigins.delete(origin);
    else this.#busyOrigins.set(origin, left);
  }

  /** Takes everything out that waits. */
  clear(): Item[] {
    const all = order.flatMap((health) => [...this.#waiting[health].values()].flat());
    for (const health of order) this.#waiting[health].clear();
    this.length = 0;
    return all;
  }

  #next(health: Health): Item | undefined {
    if (!this.#hasPlace(health)) return undefined;
    for (const [origin, queue] of this.#waiting[health]) {
      const busy = this.#busyOrigins.get(origin) ?? 0;
      if (busy >= placesOfOrigin) continue;
      const item = queue.shift();
      this.#waiting[health].delete(origin);
      if (queue.length > 0) this.#waiting[health].set(origin, queue); // behind the others: each origin in turn
      if (!item) continue;
      this.length--;
      this.#busy[health]++;
      this.#busyOrigins.set(origin, busy + 1);
      return item;
    }
    return undefined;
  }

  #hasPlace(health: Health): boolean {
    const { proven, new: unknown, failing } = this.#busy;
    const all = proven + unknown + failing;
    if (all >= places) return false;
    if (health === "new") return unknown + failing < share.new;
    return health === "proven" || (failing < share.failing && unknown + failing < share.new);
  }
}
