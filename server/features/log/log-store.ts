/**
 * Reads the log: its state, its tiles and its entries. The statements run in each step of sealing, or for each file, checkpoint or
 * proof that is served.
 */
import { LockMode } from "@mikro-orm/core";
import { type Kysely, sql } from "kysely";
import type { Managed, ManagedWriter } from "../../core/sql/orm.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type RowOf, statement } from "../../core/sql/statement.ts";
import type { Bundle } from "./bundle.ts";
import { hashLength, type TileHashes, tileWidth } from "./merkle-tree.ts";
import { FormerLog, Log, LogKeyRecord, type LogTables } from "./tables.ts";
import { TileCache, TileNodes } from "./tile-nodes.ts";

type Db = Kysely<LogTables>;

const columns = ["origin", "first_seq", "size", "published_size", "note", "halted", "halted_at"] as const;

const present = (db: Db) => db.selectFrom("log").select(columns).where("id", "=", 1);

const log = statement(present);

/** Locks its row on PostgreSQL without waiting: nothing if another process has it. On SQLite there is one writer anyway. */
const freeLog = statement((db: Db, _values: object, { engine }) =>
  present(db).$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
);

const tile = statement((db: Db, { level, number }: { level: number; number: number }) =>
  db.selectFrom("log_tile").select("hashes").where("level", "=", level).where("number", "=", number),
);

const bundlesFrom = statement((db: Db, { number, limit }: { number: number; limit: number }) =>
  db
    .selectFrom("log_bundle")
    .select(["number", "entries"])
    .where("number", ">=", number)
    .orderBy("number")
    .limit(limit),
);

/** One statement, because a proof should cost little more than a lookup. */
const proofParts = statement((db: Db, { seq }: { seq: number }) => {
  // SQLite binds a number as a fraction, and would divide it as one.
  const number = sql<number>`(cast(${seq} as bigint) - log.first_seq) / ${sql.lit(tileWidth)}`;
  return present(db)
    .leftJoin("log_bundle", (join) => join.on("log_bundle.number", "=", number))
    .leftJoin("log_tile", (join) =>
      join.on("log_tile.level", "=", sql.lit(0)).on("log_tile.number", "=", number),
    )
    .select(["log_bundle.entries", "log_tile.hashes"])
    .select(({ exists }) => exists(witnesses).as("has_witnesses"));
});

const witnesses = sql`(select 1 from log_witness)`;

const progress = statement((db: Db) =>
  db
    .selectFrom("journal")
    .leftJoin("log", "log.id", "journal.id")
    .select(["seq", "first_seq", "size", "published_size", "halted", "halted_at"])
    .where("journal.id", "=", 1),
);

/** The present log. */
export type LogState = RowOf<typeof log>;

/** Why a log signs nothing, and since when. */
export interface LogHalt {
  reason: string;
  since: string;
}

/** Why the log signs nothing; null if it works. */
export function haltOf({ halted, halted_at }: Pick<LogState, "halted" | "halted_at">): LogHalt | null {
  return halted === null || halted_at === null ? null : { reason: halted, since: halted_at };
}

/** Reads the present log; undefined before its first entry. */
export function readLog(rows: Rows): Promise<LogState | undefined> {
  return log.get(rows, {});
}

/** How far the log is. */
export interface LogProgress {
  /** The number of the last event; 0 before the first. */
  seq: number;
  /** Undefined before its first entry. */
  log: Pick<LogState, "first_seq" | "size" | "published_size" | "halted" | "halted_at"> | undefined;
}

/** Reads how far the log is, in one statement: each process does it every second. */
export async function readProgress(rows: Rows): Promise<LogProgress> {
  const row = await progress.get(rows, {});
  if (!row) return { seq: 0, log: undefined };
  const { seq, first_seq, size, published_size, halted, halted_at } = row;
  if (first_seq === null || size === null || published_size === null) return { seq, log: undefined };
  return { seq, log: { first_seq, size, published_size, halted, halted_at } };
}

/** Reads and locks the present log, until the transaction ends; null if there is none. */
export function lockLog(writer: ManagedWriter): Promise<Log | null> {
  return writer.em().findOne(Log, { id: 1 }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Reads and locks the present log, unless another process has locked it or there is none. */
export function lockFreeLog(rows: Rows): Promise<LogState | undefined> {
  return freeLog.get(rows, {});
}

/** The keys of a log, the latest last. */
export function readKeys(rows: Managed, origin: string): Promise<LogKeyRecord[]> {
  return rows.em().find(LogKeyRecord, { origin }, { orderBy: { added_at: "asc" } });
}

/** The logs before the present one, the latest last. */
export function readFormerLogs(rows: Managed): Promise<FormerLog[]> {
  return rows.em().findAll(FormerLog, { orderBy: { ended_at: "asc" } });
}

/** Reads the hashes of a tile; null if there is none. */
export async function readTile(rows: Rows, level: number, number: number): Promise<Buffer | null> {
  const found = await tile.get(rows, { level, number });
  return found ? Buffer.from(found.hashes, "base64") : null;
}

/** Reads bundles of entries, from one on. */
export function readBundles(rows: Rows, number: number, limit: number): Promise<Bundle[]> {
  return bundlesFrom.all(rows, { number, limit });
}

/**
 * Reads what the proof of an event is made of: the present log, the bundle with its entry and the tile with its hash, which are null
 * if the log does not have it, and whether there are witnesses.
 */
export function readProofParts(rows: Rows, seq: number): Promise<RowOf<typeof proofParts> | undefined> {
  return proofParts.get(rows, { seq });
}

/** The hashes of stored tiles, each read once. */
export class StoredTiles implements TileHashes {
  readonly #rows: Rows;
  readonly #origin: string;
  readonly #cache: TileCache;
  readonly #tiles = new Map<string, Promise<TileNodes>>();

  /**
   * @param origin the name of the log.
   * @param cache keeps tiles for later. Not in a transaction, which may be undone.
   */
  constructor(rows: Rows, origin = "", cache = new TileCache()) {
    this.#rows = rows;
    this.#origin = origin;
    this.#cache = cache;
  }

  /** Takes the hashes of a tile that was read already. */
  add(level: number, number: number, hashes: string): void {
    const place = this.#placeOf(level, number);
    const width = Buffer.byteLength(hashes, "base64") / hashLength;
    if (!this.#cache.get(place, width)) this.#cache.set(place, new TileNodes(Buffer.from(hashes, "base64")));
  }

  at(level: number, index: number): Promise<Buffer> {
    return this.subtree(level, index, 1);
  }

  async subtree(level: number, first: number, count: number): Promise<Buffer> {
    const number = Math.floor(first / tileWidth);
    const start = first % tileWidth;
    const tile = await this.#read(level, number, start + count);
    if (tile.width < start + count)
      throw new Error(`The log has no hash ${first + count - 1} in level ${level}`);
    return tile.root(start, count);
  }

  #read(level: number, number: number, width: number): Promise<TileNodes> {
    const place = this.#placeOf(level, number);
    const kept = this.#cache.get(place, width);
    if (kept) return Promise.resolve(kept);
    const read =
      this.#tiles.get(place) ??
      readTile(this.#rows, level, number).then((hashes) => {
        const tile = new TileNodes(hashes ?? Buffer.alloc(0));
        this.#cache.set(place, tile);
        return tile;
      });
    this.#tiles.set(place, read);
    return read;
  }

  #placeOf(level: number, number: number): string {
    return `${this.#origin} ${level}/${number}`;
  }
}
