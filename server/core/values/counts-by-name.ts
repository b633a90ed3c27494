/** Counts in memory, by name. */

/** Numbers by name, where zero takes no memory. */
export class CountsByName<Name = string> {
  readonly #counts = new Map<Name, number>();
  #total = 0;

  /** The sum of all counts. */
  get total(): number {
    return this.#total;
  }

  /** The count of a name; 0 if nothing was added to it. */
  of(name: Name): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Adds to the count of a name. */
  add(name: Name, difference: number): void {
    const next = this.of(name) + difference;
    if (next === 0) this.#counts.delete(name);
    else this.#counts.set(name, next);
    this.#total += difference;
  }

  /** The names whose count is not zero. */
  names(): Iterable<Name> {
    return this.#counts.keys();
  }
}
