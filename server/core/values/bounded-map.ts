/** A map of which only the newest entries are kept: for caches, and for what limits remember of clients. */

/** A map with a maximum size: beyond it, the entries that were set or used longest ago are removed. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number;
  readonly #sizeOf: (value: Value) => number;
  #total = 0;

  /** @param sizeOf the size of a value, which does not change; default: each is 1. */
  constructor(max: number, sizeOf: (value: Value) => number = () => 1) {
    super();
    this.#max = max;
    this.#sizeOf = sizeOf;
  }

  /** The sizes of all values together. */
  get total(): number {
    return this.#total;
  }

  /** Sets the value of a key, which is the newest one then. It is kept even if it alone is larger than the maximum. */
  override set(key: Key, value: Value): this {
    this.delete(key); // because maps keep the order of insertion
    super.set(key, value);
    this.#total += this.#sizeOf(value);
    for (const oldest of this.keys()) {
      if (this.#total <= this.#max || oldest === key) break;
      this.delete(oldest);
    }
    return this;
  }

  override delete(key: Key): boolean {
    const value = this.get(key);
    if (value !== undefined) this.#total -= this.#sizeOf(value);
    return super.delete(key);
  }

  /** Returns the value of a key, which is the newest one then. */
  use(key: Key): Value | undefined {
    const value = this.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }
}
