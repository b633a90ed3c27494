/**
 * Moves the data of a node from SQLite to PostgreSQL: copies all tables, and compares all rows.
 *
 * Each batch is committed with the position after it, so an interrupted migration goes on where it stopped.
 */
import type { PostgresSettings } from "../core/database/postgres.ts";
import { StartError } from "../core/process/start-error.ts";
import { sizeOf } from "./postgres-tables.ts";
import { Source } from "./source.ts";
import { type Key, keyOf, nodeTables, type Table } from "./tables.ts";
import { type Position, Target, verificationStep } from "./target.ts";
import { compare } from "./verification.ts";

/** Shows how far the migration is. */
export interface Progress {
  /**
   * A phase begins.
   * @param total the number of its rows.
   * @param done how many of them an interrupted run has done.
   */
  begin(phase: string, total: number, done: number): void;
  /** Rows of a table were done. */
  advance(table: string, rows: number): void;
  end(): void;
}

export interface MigrationOptions {
  /** The file of the node. */
  file: string;
  target: PostgresSettings;
  /** Deletes what an unfinished migration has copied, and starts again. */
  restart: boolean;
  progress: Progress;
  /** The maximum number of rows of a batch. */
  batchRows?: number;
}

/** What was moved. */
export interface MigrationResult {
  tables: number;
  rows: number;
  /** The fingerprint of the NODE_KEY that secrets are encrypted with; null if there is none. */
  nodeKey: string | null;
}

/** The maximum size of a batch, in bytes: larger ones are not faster, and need memory. */
const batchBytes = 2 ** 21;

/**
 * Migrates. The source is locked meanwhile, and not changed.
 * @throws StartError if the source or the target cannot be used, or if a row differs afterwards.
 */
export async function migrateToPostgres(options: MigrationOptions): Promise<MigrationResult> {
  const tables = nodeTables();
  using source = new Source(options.file);
  source.rejectNullCharacters(tables);
  await using target = await Target.open(options.target);
  const begin = await target.prepare(source, tables, options.restart);
  const work = new Work(source, target, tables, options);
  await work.copyFrom(begin);
  await work.verify();
  await target.finish(source, tables);
  return { tables: tables.length, rows: work.rows, nodeKey: source.nodeKey };
}

/** A migration under way. */
class Work {
  readonly #source: Source;
  readonly #target: Target;
  readonly #tables: readonly Table[];
  readonly #counts: ReadonlyMap<Table, number>;
  readonly #progress: Progress;
  readonly #batchRows: number;

  constructor(source: Source, target: Target, tables: readonly Table[], options: MigrationOptions) {
    this.#source = source;
    this.#target = target;
    this.#tables = tables;
    this.#counts = new Map(tables.map((table) => [table, source.count(table)]));
    this.#progress = options.progress;
    this.#batchRows = options.batchRows ?? 2_000;
  }

  /** The number of rows of all tables. */
  get rows(): number {
    return this.#tables.reduce((sum, table) => sum + this.#countOf(table), 0);
  }

  /** Copies the tables that an interrupted run has not copied. */
  async copyFrom(begin: Position): Promise<void> {
    const first = this.#tables.findIndex(({ name }) => name === begin.step);
    if (first < 0) return; // all are copied
    const done = await this.#copied(first);
    this.#progress.begin("Copying", this.rows, done);
    for (const [index, table] of this.#tables.entries()) {
      if (index < first) continue;
      const after = index === first ? begin.after : null;
      await this.#copy(table, after);
      const step = this.#tables[index + 1]?.name ?? verificationStep;
      await this.#target.moveTo({ step, after: null });
    }
    this.#progress.end();
  }

  /**
   * Compares all rows.
   * @throws StartError with each table that differs.
   */
  async verify(): Promise<void> {
    this.#progress.begin("Verifying", this.rows, 0);
    const differences: string[] = [];
    for (const table of this.#tables) {
      const { source, target, difference } = await compare(table, this.#source, this.#target, (rows) =>
        this.#progress.advance(table.name, rows),
      );
      if (difference)
        differences.push(
          `${table.name}: the row ${JSON.stringify(difference.key)} ${difference.what} ` +
            `(${source.rows} rows, SHA-256 ${source.digest.slice(0, 12)} on SQLite; ` +
            `${target.rows} rows, ${target.digest.slice(0, 12)} on PostgreSQL)`,
        );
    }
    this.#progress.end();
    if (differences.length > 0)
      throw new StartError(
        `The copy differs from the source, so no node starts on it:\n${differences.join("\n")}\n` +
          "Let nothing else write to the target, and start again with --restart.",
      );
  }

  async #copy(table: Table, after: Key | null): Promise<void> {
    const batches = batchesOf(this.#source.rows(table, after), this.#batchRows, sizeOf);
    await sendInTurn(batches, async (batch) => {
      const last = keyOf(table, batch.at(-1) ?? {});
      await this.#target.insert(table, batch, { step: table.name, after: last });
      this.#progress.advance(table.name, batch.length);
    });
  }

  /** Counts the rows that an interrupted run has copied. */
  async #copied(first: number): Promise<number> {
    const before = this.#tables.slice(0, first).reduce((sum, table) => sum + this.#countOf(table), 0);
    const current = this.#tables[first];
    return before + (current ? await this.#target.count(current.name) : 0);
  }

  #countOf(table: Table): number {
    return this.#counts.get(table) ?? 0;
  }
}

/** Divides rows into batches that are limited in rows and bytes. */
function* batchesOf<Item>(
  items: Iterable<Item>,
  maxRows: number,
  sizeOfItem: (item: Item) => number,
): Iterable<Item[]> {
  let batch: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    batch.push(item);
    bytes += sizeOfItem(item);
    if (batch.length < maxRows && bytes < batchBytes) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** Sends batches one after the other. The next one is read while the server writes. */
async function sendInTurn<Item>(
  batches: Iterable<Item[]>,
  send: (batch: Item[]) => Promise<void>,
): Promise<void> {
  let sending = Promise.resolve();
  for (const batch of batches) {
    await sending;
    sending = send(batch);
    sending.catch(() => undefined); // thrown by the next await
    await new Promise(setImmediate); // so that it is sent before the next batch is read
  }
  await sending;
}
