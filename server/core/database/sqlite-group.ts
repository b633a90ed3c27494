/** The transactions of groups of changes on SQLite. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { ChangeGroup, endOf, readJournal, readLastKey } from "../journal/change-group.ts";
import type { Writer } from "../sql/rows.ts";
import { commitWith } from "./commit-outcome.ts";
import type { FileIdentity } from "./file-identity.ts";
import type { Durability, OpenTransaction } from "./group-commit.ts";
import { Neighbours } from "./neighbours.ts";
import { busy, isRejectedCommit, resultCode } from "./sqlite-errors.ts";

/** The maximum polling interval, in milliseconds. A change takes about a millisecond. */
const pause = 5;

/** What the transactions of a file share. */
interface SqliteTransactionsOptions {
  /** The connection for writing. */
  connection: DatabaseSync;
  /** The statements on it. */
  writer: Writer;
  identity: FileIdentity;
  /** Called after each commit. */
  committed: () => void;
  /** Called after a commit that has added to the journal. */
  recorded: () => void;
}

/** Begins the transactions of a file, one at a time. */
export class SqliteTransactions {
  readonly options: SqliteTransactionsOptions;
  readonly savepoint: StatementSync;
  readonly release: StatementSync;
  readonly #neighbours: Neighbours;
  /** That of the connection now; SQLite does not let a transaction change it. */
  #durability: Durability = "durable";

  constructor(options: SqliteTransactionsOptions) {
    this.options = options;
    this.savepoint = options.connection.prepare("savepoint change");
    this.release = options.connection.prepare("release change");
    this.#neighbours = new Neighbours(options.connection);
  }

  /** @param deadline when it stops waiting for other processes, by `performance.now()`. */
  async begin(deadline: number, durability: Durability): Promise<SqliteTransaction> {
    const { connection, writer, identity } = this.options;
    identity.verify();
    await this.#neighbours.giveWay();
    this.#setDurability(durability);
    await beginImmediate(connection, deadline);
    try {
      this.#neighbours.notice();
      const end = endOf(await readJournal.get(writer, {}), await readLastKey.get(writer, {}));
      return new SqliteTransaction(this, new ChangeGroup(end));
    } catch (error) {
      rollBack(connection);
      throw error;
    }
  }

  /** In WAL mode a commit with NORMAL is not synced, and neither damages the file (https://sqlite.org/pragma.html#pragma_synchronous). */
  #setDurability(durability: Durability): void {
    if (durability === this.#durability) return;
    this.options.connection.exec(`pragma synchronous = ${durability === "durable" ? "full" : "normal"}`);
    this.#durability = durability;
  }
}

/** The transaction of a group of changes. */
export class SqliteTransaction implements OpenTransaction<ChangeGroup> {
  readonly place: ChangeGroup;
  readonly #all: SqliteTransactions;

  constructor(all: SqliteTransactions, group: ChangeGroup) {
    this.#all = all;
    this.place = group;
  }

  // Not StatementSync.run: see writerOf in sqlite-connection.ts.
  async savepoint(): Promise<void> {
    this.#all.savepoint.get();
  }

  async release(): Promise<void> {
    this.#all.release.get();
  }

  async rollbackToSavepoint(): Promise<void> {
    this.#all.options.connection.exec("rollback to change; release change");
  }

  async settle(): Promise<void> {}

  async commit(): Promise<void> {
    const { connection, writer, identity, committed, recorded } = this.#all.options;
    await this.place.write(writer);
    identity.verify(); // just before the commit, so that no change is confirmed in a deleted file
    await commitWith(() => connection.exec("commit"), isRejectedCommit);
    committed();
    if (this.place.isRecorded) recorded();
  }

  isOpen(): boolean {
    return isOpen(this.#all.options.connection);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rollBack(this.#all.options.connection);
  }
}

function isOpen(connection: DatabaseSync): boolean {
  return connection.isOpen && connection.isTransaction;
}

function rollBack(connection: DatabaseSync): void {
  if (isOpen(connection)) connection.exec("rollback");
}

/**
 * Takes the write lock, so that there is no other write between the reads and writes of a change. SQLite's own waiting would
 * block the only thread, and all other requests.
 * @throws if another process has it until the deadline.
 */
async function beginImmediate(writer: DatabaseSync, deadline: number): Promise<void> {
  for (;;) {
    try {
      writer.exec("begin immediate");
      return;
    } catch (error) {
      if (resultCode(error) !== busy || performance.now() >= deadline) throw error;
    }
    await setTimeout(Math.random() * pause); // random, so that two processes do not poll at the same times
  }
}
