/**
 * The points in a change at which features take part. What makes the change names the point and knows no feature; a feature says
 * what it does there, in the transaction of the change.
 */

/** What a feature does at a point: made by {@link Hook.do}. */
export interface Listener {
  readonly hook: object;
  readonly work: unknown;
}

/** What the features of a node do, in the order in which they are given. */
export class Listeners {
  readonly #works = new Map<object, unknown[]>();

  constructor(listeners: readonly Listener[]) {
    for (const { hook, work } of listeners) this.#works.set(hook, [...this.of(hook), work]);
  }

  /** What is done at a point. */
  of(hook: object): readonly unknown[] {
    return this.#works.get(hook) ?? [];
  }
}

/** No feature takes part: for programs that open a database and change no agent. */
export const noListeners = new Listeners([]);

/** A point in a change. */
export class Hook<Change extends { listeners: Listeners }, Args extends readonly unknown[], Result> {
  /** Says what a feature does here. */
  do(work: (tx: Change, ...args: Args) => Promise<Result>): Listener {
    return { hook: this, work };
  }

  /** Lets features do it, one after another. @returns what each of them returned. */
  async run(tx: Change, ...args: Args): Promise<Result[]> {
    const works = tx.listeners.of(this) as readonly Parameters<this["do"]>[0][]; // `do` makes all listeners of this hook
    const results: Result[] = [];
    for (const work of works) results.push(await work(tx, ...args));
    return results;
  }
}
