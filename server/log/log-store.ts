/** Reads the log: its state, its tiles and its entries. */
import type { Kysely } from "kysely";
import type { Rows } from "../database/database.ts";
import { type RowOf, statement } from "../database/statement.ts";
import { hashIn, type TileHashes, tileWidth } from "./merkle-tree.ts";
import type { LogTables } from "./tables.ts";

type Db = Kysely<LogTables>;

const columns = ["origin", "first_seq", "size", "published_size", "note", "halted", "halted_at"] as const;

const present = (db: Db) => db.selectFrom("log").select(columns).where("id", "=", 1);

const log = statement(present);

/** Locks its row on PostgreSQL, so that one process at a time changes the log. On SQLite there is one writer anyway. */
const lockedLog = statement((db: Db, _values: object, { engine }) =>
  present(db).$if(engine === "postgres", (query) => query.forUpdate()),
);

/** The same, without waiting: nothing if another process has it. */
const freeLog = statement((db: Db, _values: object, { engine }) =>
  present(db).$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
);

const tile = statement((db: Db, { level, number }: { level: number; number: number }) =>
  db.selectFrom("log_tile").select("hashes").where("level", "=", level).where("number", "=", number),
);

const entriesFrom = statement((db: Db, { seq, limit }: { seq: number; limit: number }) =>
  db.selectFrom("log_entry").select(["seq", "entry"]).where("seq", ">=", seq).orderBy("seq").limit(limit),
);

const keysOf = statement((db: Db, { origin }: { origin: string }) =>
  db
    .selectFrom("log_key")
    .select(["vkey", "added_at", "ended_at", "seed"])
    .where("origin", "=", origin)
    .orderBy("added_at"),
);

const former = statement((db: Db) =>
  db.selectFrom("former_log").select(["origin", "note", "ended_at"]).orderBy("ended_at"),
);

/** The present log. */
export type LogState = RowOf<typeof log>;

/** Why a log signs nothing, and since when. */
export interface LogHalt {
  reason: string;
  since: string;
}

/** Why the log signs nothing; null if it works. */
export function haltOf({ halted, halted_at }: LogState): LogHalt | null {
  return halted === null || halted_at === null ? null : { reason: halted, since: halted_at };
}

/** A key of a log. */
export type StoredKey = RowOf<typeof keysOf>;

/** Reads the present log; undefined before its first entry. */
export function readLog(rows: Rows): Promise<LogState | undefined> {
  return log.get(rows, {});
}

/** Reads and locks the present log, until the transaction ends. */
export function lockLog(rows: Rows): Promise<LogState | undefined> {
  return lockedLog.get(rows, {});
}

/** Reads and locks the present log, unless another process has locked it or there is none. */
export function lockFreeLog(rows: Rows): Promise<LogState | undefined> {
  return freeLog.get(rows, {});
}

/** The keys of a log, the latest last. */
export function readKeys(rows: Rows, origin: string): Promise<StoredKey[]> {
  return keysOf.all(rows, { origin });
}

/** The logs before the present one, the latest last. */
export function readFormerLogs(rows: Rows): Promise<RowOf<typeof former>[]> {
  return former.all(rows, {});
}

/** Reads the hashes of a tile; null if there is none. */
export async function readTile(rows: Rows, level: number, number: number): Promise<Buffer | null> {
  const found = await tile.get(rows, { level, number });
  return found ? Buffer.from(found.hashes, "base64") : null;
}

/** Reads entries, from that of one event on. */
export function readEntries(rows: Rows, seq: number, limit: number): Promise<RowOf<typeof entriesFrom>[]> {
  return entriesFrom.all(rows, { seq, limit });
}

/** The hashes of stored tiles, each read once. */
export class StoredTiles implements TileHashes {
  readonly #rows: Rows;
  readonly #tiles = new Map<string, Promise<Buffer | null>>();

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  async at(level: number, index: number): Promise<Buffer> {
    const number = Math.floor(index / tileWidth);
    const place = `${level}/${number}`;
    const read = this.#tiles.get(place) ?? readTile(this.#rows, level, number);
    this.#tiles.set(place, read);
    const hash = hashIn((await read) ?? Buffer.alloc(0), index % tileWidth);
    if (hash.length === 0) throw new Error(`The log has no hash ${index} in level ${level}`);
    return hash;
  }
}
