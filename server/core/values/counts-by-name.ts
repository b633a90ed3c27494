/** Counts in memory, by name. */

/** Numbers by name, where zero takes no memory. */
export class CountsByName {
  readonly #counts = new Map<string, number>();

  /** The count of a name; 0 if nothing was added to it. */
  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Adds to the count of a name. */
  add(name: string, difference: number): void {
    const next = this.of(name) + difference;
    if (next === 0) this.#counts.delete(name);
    else this.#counts.set(name, next);
  }

  /** The names whose count is not zero. */
  names(): Iterable<string> {
    return this.#counts.keys();
  }
}
