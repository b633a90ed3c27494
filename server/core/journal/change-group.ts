/**
 * The changes that share a database transaction. Each goes on where the one before it has ended the journal, and what every
 * change writes, the end of the journal and counts, is written once for all of them.
 */
import type { Kysely } from "kysely";
import type { Writer } from "../sql/rows.ts";
import { pick, type RowOf, statement } from "../sql/statement.ts";
import { addToFigures, type Counts } from "./figures.ts";
import type { JournalTables } from "./journal.ts";
import { type JournalEnd, Transaction, type TransactionParts } from "./transaction.ts";

interface Tables extends JournalTables {
  agent: { key: number };
}

// Statements, because each commit runs them.
/** Reads the end of the journal at the begin of a transaction, and on PostgreSQL locks it. */
export const readJournal = statement((db: Kysely<Tables>, _, { engine }) =>
  db
    .selectFrom("journal")
    .select(["seq", "changed_at", "subscriptions"])
    .where("id", "=", 1)
    .$if(engine === "postgres", (journal) => journal.forUpdate()),
);

/** Reads the last key at the begin of a transaction. */
export const readLastKey = statement((db: Kysely<Tables>) =>
  db.selectFrom("agent").select(({ fn }) => fn.max("key").as("last_key")),
);

const writeJournal = statement((db: Kysely<Tables>, end: RowOf<typeof readJournal>) =>
  db
    .updateTable("journal")
    .set(pick(end, ["seq", "changed_at", "subscriptions"]))
    .where("id", "=", 1),
);

/** Makes the end of the journal of what these statements returned. */
export function endOf(
  journal: RowOf<typeof readJournal> | undefined,
  keys: RowOf<typeof readLastKey> | undefined,
): JournalEnd {
  if (!journal) throw new Error("The journal has lost its row");
  const { seq, changed_at: changedAt, subscriptions } = journal;
  return { seq, changedAt, agentKey: keys?.last_key ?? 0, subscriptions };
}

/** What a change has that is made in a group. */
export type PartsInGroup = Omit<TransactionParts, "end" | "turn">;

/** The changes of one transaction of the database. */
export class ChangeGroup {
  readonly #begun: JournalEnd;
  readonly #changes: Transaction[] = [];
  #end: JournalEnd;

  constructor(end: JournalEnd) {
    this.#begun = end;
    this.#end = end;
  }

  /** Whether a change of it has added to the journal. */
  get isRecorded(): boolean {
    return this.#end.seq > this.#begun.seq;
  }

  /** Its changes so far. */
  get state(): { end: JournalEnd; changes: number } {
    return { end: this.#end, changes: this.#changes.length };
  }

  /** Forgets the changes since. */
  returnTo({ end, changes }: ChangeGroup["state"]): void {
    this.#end = end;
    this.#changes.length = changes;
  }

  /**
   * Makes a change, in a savepoint of the caller, which undoes its statements if it throws.
   * @param turn waits until it may write; absent if it is the only one.
   */
  async perform<Result>(
    parts: PartsInGroup,
    work: (tx: Transaction) => Promise<Result>,
    turn?: () => Promise<void>,
  ): Promise<Result> {
    const takeTurn = turn && (() => turn().then(() => this.#end));
    const tx = new Transaction({ ...parts, end: this.#end, turn: takeTurn });
    const result = await tx.perform(work);
    if (tx.hasTurn) this.#end = tx.end;
    this.#changes.push(tx);
    return result;
  }

  /** Writes the end of the journal and the counts. Called before the commit. */
  async write(writer: Writer): Promise<void> {
    const { seq, changedAt, subscriptions } = this.#end;
    if (this.isRecorded || subscriptions !== this.#begun.subscriptions)
      await writeJournal.run(writer, { seq, changed_at: changedAt, subscriptions });
    await addToFigures(writer, await this.#sums());
  }

  /** The counts of all changes, of which each kind and value is given once. */
  async #sums(): Promise<Counts> {
    const sums = new Map<string, Counts[number]>();
    for (const change of this.#changes) {
      await change.pendingDeliveries(); // which are counted
      for (const [kind, value, difference] of change.counts) {
        const id = `${kind}\n${value}`;
        sums.set(id, [kind, value, (sums.get(id)?.[2] ?? 0) + difference]);
      }
    }
    return [...sums.values()];
  }
}
