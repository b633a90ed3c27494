/**
 * Seals the journal: adds an entry for each event to the log, and publishes checkpoints.
 *
 * Entries and their checkpoint are one transaction, and only what is committed is served. The checkpoint is in the file of the guard
 * before: after a crash the file may have more entries than the database. Their events are there, so the next run seals them again,
 * with the same root, before it compares both.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { lastSeq, readFloor } from "../../core/journal/journal.ts";
import type { ManagedWriter } from "../../core/sql/orm.ts";
import { statement } from "../../core/sql/statement.ts";
import { TimeSlice } from "../../core/time/time-slice.ts";
import type { Bundle } from "./bundle.ts";
import { formerKeysOf } from "./former-keys.ts";
import { checkpointText, type LogKey, logKeyOf, noteOf } from "./log-key.ts";
import {
  haltOf,
  type LogHalt,
  type LogState,
  lockFreeLog,
  lockLog,
  readFormerLogs,
  readKeys,
  readLog,
  readProgress,
  readTile,
  StoredTiles,
} from "./log-store.ts";
import { leafHash, rootOf, tileWidth } from "./merkle-tree.ts";
import { contradiction, type RollbackGuard, type Shown } from "./rollback-guard.ts";
import { Log, LogKeyRecord, type LogTables } from "./tables.ts";
import { appendLeaves } from "./tile-builder.ts";
import { readUnsealed } from "./unsealed-entries.ts";
import { readWitnesses } from "./witness/log-witnesses.ts";

/** How many events are sealed per transaction at most: so many that the next batch begins with a tile of its own. */
const batchSize = 3 * tileWidth;

/** How many events the next batch of a log takes at most. */
function roomIn({ size }: { size: number }): number {
  return batchSize - (size % tileWidth);
}

type Db = Kysely<LogTables>;

/** Begins the first log of a database, unless there is one, and locks it. */
export async function beginLog(writer: ManagedWriter, origin: string): Promise<Log> {
  const first_seq = (await readFloor(writer)) + 1;
  const log = {
    id: 1,
    origin,
    first_seq,
    size: 0,
    published_size: 0,
    note: null,
    halted: null,
    halted_at: null,
  };
  await writer.em().createQueryBuilder(Log).insert(log).onConflict().ignore().execute();
  const begun = await lockLog(writer);
  if (!begun) throw new Error("The log did not begin");
  return begun;
}

/** Makes the log sign nothing. */
export async function halt(writer: ManagedWriter, reason: string, now: string): Promise<void> {
  await writer.em().nativeUpdate(Log, { id: 1 }, { halted: reason, halted_at: now });
}

// These are statements, because each step of sealing runs them.

/** One by one: as a list they would be written as JSON and read again, which takes longer than the statements. */
const saveBundle = statement((db: Db, { number, entries }: Bundle) =>
  db
    .insertInto("log_bundle")
    .values({ number, entries })
    .onConflict((conflict) =>
      conflict.column("number").doUpdateSet((excluded) => ({ entries: excluded.ref("excluded.entries") })),
    ),
);

const saveTiles = statement((db: Db, { rows }: { rows: LogTables["log_tile"][] }, dialect) =>
  db
    .insertInto("log_tile")
    .columns(["level", "number", "hashes"])
    .expression(() => dialect.rows(rows, { level: "integer", number: "integer", hashes: "text" }))
    .onConflict((conflict) =>
      conflict
        .columns(["level", "number"])
        .doUpdateSet((excluded) => ({ hashes: excluded.ref("excluded.hashes") })),
    ),
);

const setSize = statement((db: Db, { size }: { size: number }) =>
  db.updateTable("log").set({ size }).where("id", "=", 1),
);

const publish = statement((db: Db, { size, note }: { size: number; note: string }) =>
  db.updateTable("log").set({ published_size: size, note }).where("id", "=", 1),
);

/** Dependencies of sealing. */
export interface SealerOptions {
  database: Database;
  /** Null if no file is kept. */
  guard: RollbackGuard | null;
  /** Reads the checkpoints of the log that its witnesses have; none if it has no witnesses. */
  readClaims?: () => Promise<Shown[]>;
  nodeKey: Buffer;
  /** The public URL of the node, without a trailing slash. */
  publicUrl: string;
  clock: () => Date;
  /** Called when the log halts. */
  onHalt: (reason: string) => void;
  /** Called when the file of the guard cannot be written, once until it can: meanwhile no checkpoint is published. */
  onUnwritten: (reason: string) => void;
}

/** The name of the first log of a node. */
export function originOf(publicUrl: string): string {
  const { host, pathname } = new URL(publicUrl);
  return `${host}${pathname.replace(/\/$/, "")}/log`;
}

/** Seals the journal of one node. Several processes may do it at once: each transaction locks the log. */
export class LogSealer {
  readonly #options: SealerOptions;
  #halt: LogHalt | null = null;
  /** Whether this process has compared the log with the file and the witnesses, and its key with that of the log, since it started. */
  #isChecked = false;
  /** What the witnesses responded; undefined before. */
  #claims: Shown[] | undefined;
  #asking: Promise<void> | undefined;
  #key: { origin: string; key: LogKey } | undefined;
  /** Whether the file of the guard could not be written the last time. */
  #isUnwritten = false;

  constructor(options: SealerOptions) {
    this.#options = options;
  }

  /** Why nothing is signed; null if the log works. */
  get halt(): LogHalt | null {
    return this.#halt;
  }

  /** Compares the log with a checkpoint that a witness has, before the next one is signed. */
  recheck(claim: Shown): void {
    this.#claims = [claim];
    this.#isChecked = false;
  }

  /**
   * Seals for one time slice, and publishes a checkpoint when it has caught up.
   * @returns 0 if more is due, otherwise null.
   */
  async run(): Promise<number | null> {
    const { database } = this.#options;
    const { seq, log } = await readProgress(database);
    this.#halt = log ? haltOf(log) : null;
    if (this.#halt || seq === 0) return null;
    const isSealed = log && log.first_seq + log.size > seq && log.published_size === log.size;
    if (isSealed && this.#isChecked) return null;
    const slice = new TimeSlice();
    for (let sealed = log ?? { first_seq: 1, size: 0 }; !slice.usedUp; ) {
      const due = seq + 1 - sealed.first_seq - sealed.size;
      if (due < roomIn(sealed)) {
        await this.#finish(seq);
        return null;
      }
      // Its commit does not wait for the disk: entries that a power failure undoes are added again.
      const after = await database.aside((writer) => this.#sealBatch(writer, seq), "lazy");
      if (!after) return null; // another process is sealing, or the log is halted
      sealed = after;
    }
    return 0;
  }

  /** Adds the last entries to the tiles, up to an event, and publishes a checkpoint. */
  async #finish(seq: number): Promise<void> {
    const canPublish = await this.#haveWitnessesResponded();
    await this.#options.database.aside(async (writer) => {
      const log = await this.#sealBatch(writer, seq);
      if (log && canPublish && !(await this.#isBehindFile(writer, log))) await this.#publish(writer, log);
    }, "durable");
  }

  /**
   * Whether the file has a checkpoint of events that are in the journal and not in the log yet. Another process has kept it, and died
   * before its commit, after this one had read how far the journal is: the next run seals them, and compares both.
   */
  async #isBehindFile(writer: ManagedWriter, { origin, first_seq, size }: LogState): Promise<boolean> {
    const kept = this.#options.guard?.sizeOf(origin) ?? 0;
    return kept > size && (await lastSeq(writer)) >= first_seq + kept - 1;
  }

  /**
   * Adds the next entries to the tiles.
   * @param seq the last event that was committed before. On SQLite this transaction shares its commit with changes under way, and
   * the file of the guard must not have what that commit may still lose.
   * @returns the log after it, which stays locked; undefined if another process is sealing, or the log is halted.
   */
  async #sealBatch(writer: ManagedWriter, seq: number): Promise<LogState | undefined> {
    const log = await this.#lockOrBegin(writer);
    if (!log || log.halted !== null) return undefined;
    const due = seq + 1 - log.first_seq - log.size;
    if (due <= 0) return log;
    const { entries, bundles, missing } = await readUnsealed(writer, log, Math.min(due, roomIn(log)));
    if (missing !== null) {
      const reason = `The event ${missing} was deleted from the database before it was in the log.`;
      await this.#haltLog(writer, reason);
      return undefined;
    }
    const leaves = Buffer.concat(entries.map(leafHash));
    const tiles = await appendLeaves(log.size, leaves, async (level, number) => {
      const hashes = await readTile(writer, level, number);
      if (!hashes) throw new Error(`The log has no tile ${level}/${number}`);
      return hashes;
    });
    const rows = tiles.map(({ hashes, ...place }) => ({ ...place, hashes: hashes.toString("base64") }));
    await saveTiles.run(writer, { rows });
    for (const bundle of bundles) await saveBundle.run(writer, bundle);
    const size = log.size + entries.length;
    await setSize.run(writer, { size });
    return { ...log, size };
  }

  /** Locks the log, or begins it; undefined if another process is sealing. */
  async #lockOrBegin(writer: ManagedWriter): Promise<LogState | undefined> {
    const found = await lockFreeLog(writer);
    if (found || (await readLog(writer))) return found;
    return beginLog(writer, originOf(this.#options.publicUrl));
  }

  /** Publishes a checkpoint of all entries, if the log fits the last one. */
  async #publish(writer: ManagedWriter, log: LogState): Promise<void> {
    const { nodeKey, clock } = this.#options;
    const tiles = new StoredTiles(writer);
    const fault = await this.#faultIn(writer, log, tiles);
    this.#isChecked = true;
    if (fault !== null) return this.#haltLog(writer, fault);
    const key = this.#keyOf(log.origin);
    const keys = await readKeys(writer, log.origin);
    // The key is another one after the node key was rotated.
    const isOwn = keys.some(({ vkey, ended_at }) => ended_at === null && vkey === key.vkey);
    if (log.size === 0 || (log.published_size === log.size && isOwn)) return;
    const now = clock();
    const signing = [...formerKeysOf(nodeKey, log.origin, keys, now), key];
    const text = checkpointText(log.origin, log.size, await rootOf(tiles, log.size));
    const note = noteOf(
      text,
      signing.map((each) => each.lineOf(text)),
    );
    if (!this.#keep(note)) return;
    if (!isOwn) {
      for (const each of keys) each.ended_at ??= now.toISOString();
      const known = keys.find(({ vkey }) => vkey === key.vkey);
      if (known) known.ended_at = known.seed = null;
      else
        writer.em().persist(
          writer.em().create(LogKeyRecord, {
            ...{ vkey: key.vkey, origin: log.origin, added_at: now.toISOString() },
            ...{ ended_at: null, seed: null },
          }),
        );
    }
    await publish.run(writer, { size: log.size, note });
  }

  /** Why the log does not begin with what was published; null if it does. */
  async #faultIn(writer: ManagedWriter, log: LogState, tiles: StoredTiles): Promise<string | null> {
    const former = (await readFormerLogs(writer)).map(({ origin }) => origin);
    const fault = await this.#options.guard?.check(log, former, tiles);
    if (fault) return fault;
    for (const claim of this.#claims ?? []) {
      const contradicted = await contradiction(claim, log, tiles);
      if (contradicted !== null) return contradicted;
    }
    return null;
  }

  /**
   * Asks the witnesses before the first checkpoint of this process, without waiting: until they have responded, or have had the
   * time to, events are sealed and no checkpoint is published.
   */
  async #haveWitnessesResponded(): Promise<boolean> {
    const { database, readClaims } = this.#options;
    if (!readClaims || this.#isChecked || this.#claims) return true;
    if ((await readWitnesses(database)).length === 0) return true;
    this.#asking ??= readClaims().then(
      (claims) => {
        this.#claims = claims;
      },
      () => {
        this.#asking = undefined; // the database failed
      },
    );
    return false;
  }

  /** Keeps a checkpoint in the file of the guard. @returns whether it is there: otherwise it must not be published. */
  #keep(note: string): boolean {
    try {
      this.#options.guard?.write(note);
      this.#isUnwritten = false;
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.#isUnwritten) this.#options.onUnwritten(reason);
      this.#isUnwritten = true;
      return false;
    }
  }

  async #haltLog(writer: ManagedWriter, reason: string): Promise<void> {
    const now = this.#options.clock().toISOString();
    await halt(writer, reason, now);
    this.#halt = { reason, since: now };
    this.#options.onHalt(reason);
  }

  #keyOf(origin: string): LogKey {
    if (this.#key?.origin !== origin) this.#key = { origin, key: logKeyOf(this.#options.nodeKey, origin) };
    return this.#key.key;
  }
}
