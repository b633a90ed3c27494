/**
 * Lets the reads of one turn of the event loop share a transaction of SQLite. Alone, each statement locks the file and unlocks
 * it again, which takes longer than to find a row.
 *
 * A turn is one callback of the event loop with the promises that follow it. No request arrives in between, so each still sees
 * all that was committed before it arrived.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";

/** The read transaction of a connection, one for each turn that reads. */
export class TurnSnapshot {
  readonly #connection: DatabaseSync;
  readonly #beginStatement: StatementSync;
  readonly #commitStatement: StatementSync;
  readonly #endOfTurn = () => this.end();
  #isOpen = false;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    this.#beginStatement = connection.prepare("begin");
    this.#commitStatement = connection.prepare("commit");
  }

  /** Called before each read. */
  begin(): void {
    if (this.#isOpen) return;
    this.#beginStatement.run();
    this.#isOpen = true;
    process.nextTick(this.#endOfTurn); // ticks that promises queue run when no promise is left
  }

  /** Called after each commit of this process, so that further reads of the turn see it. */
  end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    // Meanwhile the node may have closed the connection, or an error may have ended the transaction.
    if (this.#connection.isOpen && this.#connection.isTransaction) this.#commitStatement.run();
  }
}
