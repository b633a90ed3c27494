/**
 * The changes that share a database transaction. Each goes on where the one before it has ended the journal, and what every
 * change writes, the end of the journal and counts, is written once for all of them.
 */
import type { Writer } from "./database.ts";
import { addToFigures, type Counts } from "./figures.ts";
import { type JournalEnd, Transaction, type TransactionParts } from "./transaction.ts";

/** The row of {@link journalStatement}. */
export interface JournalRow {
  seq: number;
  changed_at: string;
  subscriptions: string;
}

/** The row of {@link lastKeyStatement}. */
export interface LastKeyRow {
  last_key: number | null;
}

/** The two statements that read the end of the journal, at the begin of a transaction. */
export const journalStatement = "select seq, changed_at, subscriptions from journal where id = 1";
export const lastKeyStatement = "select max(key) as last_key from agent";

/** Makes the end of the journal of what these statements returned. */
export function endOf(journal: JournalRow | undefined, keys: LastKeyRow | undefined): JournalEnd {
  if (!journal) throw new Error("The journal has lost its row");
  const { seq, changed_at: changedAt, subscriptions } = journal;
  return { seq, changedAt, agentKey: keys?.last_key ?? 0, subscriptions };
}

/** The changes of one transaction of the database. */
export class ChangeGroup {
  readonly #begun: JournalEnd;
  readonly #counts = new Map<string, Counts[number]>();
  #end: JournalEnd;

  constructor(end: JournalEnd) {
    this.#begun = end;
    this.#end = end;
  }

  /** Whether a change of it has added to the journal. */
  get isRecorded(): boolean {
    return this.#end.seq > this.#begun.seq;
  }

  /** Makes a change, in a savepoint of the caller, which undoes its statements if it throws. */
  async perform<Result>(
    parts: Omit<TransactionParts, "end">,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const tx = new Transaction({ ...parts, end: this.#end });
    const result = await tx.perform(work);
    this.#end = tx.end;
    for (const count of tx.counts) this.#count(count);
    return result;
  }

  /** Writes the end of the journal and the counts. Called before the commit. */
  async write(writer: Writer): Promise<void> {
    const { seq, changedAt, subscriptions } = this.#end;
    if (this.isRecorded || subscriptions !== this.#begun.subscriptions)
      await writer.run("update journal set seq = ?, changed_at = ?, subscriptions = ? where id = 1", [
        seq,
        changedAt,
        subscriptions,
      ]);
    await addToFigures(writer, [...this.#counts.values()]);
  }

  #count([kind, value, difference]: Counts[number]): void {
    const id = `${kind}\n${value}`;
    const sum = (this.#counts.get(id)?.[2] ?? 0) + difference;
    this.#counts.set(id, [kind, value, sum]);
  }
}
