/**
 * Makes changes together, so that they wait for the server together. Each waits for it several times, and the server may be
 * milliseconds away: one after another, thirty changes would keep all others waiting for seconds.
 *
 * All of them begin at once and read, so that their reads are sent together, until they have something to write. Then each, one
 * after another, writes without waiting. What a change has read before its turn is read again there, behind what the earlier ones
 * have written, without waiting either. If a result differs, or a change fails, all of them are undone, and made one after another.
 * So each change saw what it would have seen alone. One that writes nothing was made before the others.
 */
import { setImmediate } from "node:timers/promises";
import type { ChangeGroup } from "../journal/change-group.ts";
import { type Param, rowsFrom, type Writer } from "../sql/rows.ts";

/** Where a change is made. */
export interface ChangePlace {
  readonly writer: Writer;
  readonly group: ChangeGroup;
  /** Waits until the change may write; absent if it is the only one. */
  readonly turn?: () => Promise<void>;
}

type Make = (place: ChangePlace) => Promise<() => void>;

/** Thrown if a change was made of what an earlier one of its group has changed. */
class Outdated extends Error {}

/** How long changes write until other requests get their turn, in milliseconds. */
const sliceMs = 5;

/** A read of a change before its turn. */
interface EarlyRead {
  sql: string;
  params: readonly Param[];
  /** Its rows, as JSON. */
  found: Promise<string>;
}

/** A change of a round. */
class Attempt {
  readonly made: Promise<() => void>;
  /** Settles when the change waits for its turn, or has ended without one. */
  readonly isReady: Promise<unknown>;
  readonly #reads: EarlyRead[] = [];
  readonly #turn = Promise.withResolvers<void>();
  readonly #asked = Promise.withResolvers<void>();
  #isWaiting = false;
  #hasTurn = false;

  constructor({ writer, group }: ChangePlace, make: Make) {
    const all = async <Row>(sql: string, params: readonly Param[] = []): Promise<Row[]> => {
      if (this.#hasTurn) return writer.all<Row>(sql, params);
      const rows = writer.all<Row>(sql, params);
      const found = rows.then((read) => JSON.stringify(read));
      found.catch(() => undefined); // the change throws it
      this.#reads.push({ sql, params, found });
      return rows;
    };
    const early: Writer = {
      ...rowsFrom("postgres", all),
      run: (sql, params) => writer.run(sql, params),
      settle: () => writer.settle(),
    };
    this.made = make({ writer: early, group, turn: () => this.#ask() });
    this.made.catch(() => undefined); // awaited in its turn
    this.isReady = Promise.race([this.#asked.promise, this.made.catch(() => undefined)]);
  }

  /** Whether it has something to write. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  #ask(): Promise<void> {
    this.#isWaiting = true;
    this.#asked.resolve();
    return this.#turn.promise;
  }

  /** Lets it write. */
  begin(): void {
    this.#hasTurn = true;
    this.#turn.resolve();
  }

  /** Ends it, if it waits for its turn. */
  reject(error: unknown): void {
    this.#hasTurn = true;
    this.#turn.promise.catch(() => undefined); // it may never wait for it
    this.#turn.reject(error);
  }

  /** Reads again what it has read. @throws Outdated if a result is another one. */
  async verify(writer: Writer): Promise<void> {
    const again = this.#reads.map(({ sql, params }) => writer.all(sql, params));
    for (const [index, rows] of (await Promise.all(again)).entries())
      if (JSON.stringify(rows) !== (await this.#reads[index]?.found)) throw new Outdated();
  }
}

/**
 * Makes changes together, in a savepoint of the caller.
 * @returns what gives their results to their callers; null if they have to be undone and made one after another.
 */
export async function makeTogether(
  place: ChangePlace,
  changes: readonly Make[],
): Promise<(() => void)[] | null> {
  const { writer } = place;
  const attempts = changes.map((make) => new Attempt(place, make));
  try {
    const made = await makeInTurn(writer, attempts);
    await writer.settle();
    return made;
  } catch (error) {
    for (const each of attempts) each.reject(error);
    await Promise.allSettled(attempts.map((each) => each.made)); // none goes on when they are made again
    return null;
  }
}

async function makeInTurn(writer: Writer, attempts: readonly Attempt[]): Promise<(() => void)[]> {
  const made: (() => void)[] = [];
  const verified: Promise<void>[] = [];
  let isFirst = true;
  let sliceEnd = performance.now() + sliceMs;
  for (const attempt of attempts) {
    await attempt.isReady;
    if (attempt.isWaiting) {
      const verifying = isFirst ? Promise.resolve() : attempt.verify(writer); // sent before what it writes
      verifying.catch(() => undefined); // awaited below
      verified.push(verifying);
      isFirst = false;
      attempt.begin();
    }
    made.push(await attempt.made);
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + sliceMs;
  }
  await Promise.all(verified);
  return made;
}
