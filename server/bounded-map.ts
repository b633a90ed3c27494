/** A map of which only the newest entries are kept. */

/** A map with a maximum number of entries: beyond it, the one that was set or used longest ago is removed. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  /** Sets the value of a key, which is the newest one then. */
  override set(key: Key, value: Value): this {
    this.delete(key); // because maps keep the order of insertion
    super.set(key, value);
    const [oldest] = this.size > this.#max ? this.keys() : [];
    if (oldest !== undefined) this.delete(oldest);
    return this;
  }

  /** Returns the value of a key, which is the newest one then. */
  use(key: Key): Value | undefined {
    const value = this.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }
}
