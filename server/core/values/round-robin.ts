/** Items that wait by key, where the keys take turns: for fair queues, which decide when an item may go on. */

/** Waiting items: the keys take turns, and the items of a key are in order. */
export class RoundRobin<Item> {
  /** The key whose turn it is comes first, because maps keep the order of insertion. */
  readonly #byKey = new Map<string, Set<Item>>();
  #size = 0;

  /** The number of items. */
  get size(): number {
    return this.#size;
  }

  /** The number of items of a key. */
  sizeOf(key: string): number {
    return this.#byKey.get(key)?.size ?? 0;
  }

  /** The keys that have items, in order of their turns. */
  keys(): Iterable<string> {
    return this.#byKey.keys();
  }

  /** Appends an item to those of its key. */
  add(key: string, item: Item): void {
    const items = this.#byKey.get(key);
    if (items) items.add(item);
    else this.#byKey.set(key, new Set([item]));
    this.#size++;
  }

  /** The first item of the first key for whose item it may be taken. */
  first(mayTake: (item: Item) => boolean): Item | undefined {
    for (const [item] of this.#byKey.values()) if (item !== undefined && mayTake(item)) return item;
    return undefined;
  }

  /** Takes the first item of a key, by default of the one whose turn it is. Its next turn is behind those of the others. */
  take(key: string | undefined = this.#byKey.keys().next().value): Item | undefined {
    if (key === undefined) return undefined;
    const items = this.#byKey.get(key);
    const [item] = items ?? [];
    if (!items || item === undefined) return undefined;
    this.delete(key, item);
    if (this.#byKey.delete(key)) this.#byKey.set(key, items);
    return item;
  }

  /** Removes an item that no longer waits. */
  delete(key: string, item: Item): void {
    const items = this.#byKey.get(key);
    if (!items?.delete(item)) return;
    this.#size--;
    if (items.size === 0) this.#byKey.delete(key);
  }

  /** Removes and returns all items. */
  clear(): Item[] {
    const all = [...this.#byKey.values()].flatMap((items) => [...items]);
    this.#byKey.clear();
    this.#size = 0;
    return all;
  }
}
