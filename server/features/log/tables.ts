/** The entities of the transparency log. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { JournalTables } from "../../core/journal/journal.ts";
import type { Columns } from "../../core/sql/statement.ts";

/** One row: the present log. There is none before the first entry. */
export const Log = defineEntity({
  name: "Log",
  tableName: "log",
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Its name: the URL of its files without the scheme. */
    origin: p.text(),
    /** The `seq` of the event of its first entry. */
    first_seq: p.bigint("number"),
    /** How many entries its tiles have. */
    size: p.bigint("number"),
    /** How many entries the published checkpoint has: never more than its tiles. */
    published_size: p.bigint("number"),
    /** The published checkpoint, a signed note; null before the first. */
    note: p.text().strictNullable(),
    /** Why nothing is signed; null if the log works. */
    halted: p.text().strictNullable(),
    halted_at: p.text().strictNullable(),
  },
  checks: [{ name: "log_one_row", expression: "id = 1" }],
});

export type Log = InferEntity<typeof Log>;

/** The bundles of entries, 256 in each: see bundle.ts. They stay when a new log begins. */
export const LogBundle = defineEntity({
  name: "LogBundle",
  tableName: "log_bundle",
  properties: {
    number: p.bigint("number").primary().autoincrement(false),
    entries: p.text(),
  },
});

export type LogBundle = InferEntity<typeof LogBundle>;

/** The tiles of hashes. A tile that is not full becomes longer. */
export const LogTile = defineEntity({
  name: "LogTile",
  tableName: "log_tile",
  properties: {
    level: p.integer().primary().autoincrement(false),
    number: p.bigint("number").primary().autoincrement(false),
    /** In base64. */
    hashes: p.text(),
  },
});

export type LogTile = InferEntity<typeof LogTile>;

/** The keys that signed checkpoints of this and former logs. */
export const LogKeyRecord = defineEntity({
  name: "LogKeyRecord",
  tableName: "log_key",
  properties: {
    vkey: p.text().primary(),
    /** The log that it signed. */
    origin: p.text(),
    added_at: p.text(),
    /** When it signs for the last time, because another key took its place; null for the present key of a log. */
    ended_at: p.text().strictNullable(),
    /** The seed of a key that is not derived from the present node key, encrypted; null if it signs no longer. */
    seed: p.text().strictNullable(),
  },
  indexes: [{ name: "log_key_by_log", properties: ["origin", "added_at"] }],
});

export type LogKeyRecord = InferEntity<typeof LogKeyRecord>;

/** The logs before the present one. */
export const FormerLog = defineEntity({
  name: "FormerLog",
  tableName: "former_log",
  properties: {
    origin: p.text().primary(),
    /** Its last checkpoint, a signed note; null if it had none. */
    note: p.text().strictNullable(),
    ended_at: p.text(),
  },
});

export type FormerLog = InferEntity<typeof FormerLog>;

/** The witnesses of the log: who cosigns its checkpoints. */
export const LogWitness = defineEntity({
  name: "LogWitness",
  tableName: "log_witness",
  properties: {
    /** Its name in this node. */
    name: p.text().primary(),
    vkey: p.text(),
    /** The URL of its interface, without a trailing slash. */
    url: p.text(),
    added_at: p.text(),
    asked_at: p.text().strictNullable(),
    /** Why it did not cosign when it was last asked. */
    last_error: p.text().strictNullable(),
    /** The log of its latest cosignature, and the size of the checkpoint. */
    origin: p.text().strictNullable(),
    size: p.bigint("number").strictNullable(),
    /** Its latest cosignature, a signature line. */
    line: p.text().strictNullable(),
    /** The time in it. */
    cosigned_at: p.text().strictNullable(),
  },
  uniques: [{ name: "log_witness_by_key", properties: ["vkey"] }],
});

export type LogWitness = InferEntity<typeof LogWitness>;

/** One row: when the witnesses were last asked, and the latest checkpoint that a majority of them cosigned. */
export const LogCosigning = defineEntity({
  name: "LogCosigning",
  tableName: "log_cosigning",
  properties: {
    id: p.integer().primary().autoincrement(false),
    asked_at: p.text(),
    /** The checkpoint that the witnesses were asked about last. */
    asked_origin: p.text(),
    asked_size: p.bigint("number"),
    asked_note: p.text(),
    origin: p.text().strictNullable(),
    size: p.bigint("number").strictNullable(),
    /** The checkpoint with the signatures of the log and the cosignatures; null if there is none. */
    note: p.text().strictNullable(),
    cosigned_at: p.text().strictNullable(),
  },
});

export type LogCosigning = InferEntity<typeof LogCosigning>;

/** The logs of others that this node witnesses. A removed one keeps its checkpoint: another history must not be cosigned later. */
export const WatchedLog = defineEntity({
  name: "WatchedLog",
  tableName: "watched_log",
  properties: {
    origin: p.text().primary(),
    /** The SHA-256 of its name in hex, which its checkpoint is served by. */
    hash: p.text(),
    /** The keys that sign its checkpoints, separated by spaces. */
    vkeys: p.text(),
    /** The latest checkpoint that was cosigned: 0 entries and the root of the empty tree before the first. */
    size: p.bigint("number"),
    /** In base64. */
    root: p.text(),
    /** That checkpoint with its signatures and the cosignature; null before the first. */
    note: p.text().strictNullable(),
    cosigned_at: p.text().strictNullable(),
    added_at: p.text(),
    /** When the operator removed it; null if the node witnesses it. */
    removed_at: p.text().strictNullable(),
  },
  uniques: [{ name: "watched_log_by_hash", properties: ["hash"] }],
});

export type WatchedLog = InferEntity<typeof WatchedLog>;

/** The tables, for statements. */
export interface LogTables extends JournalTables {
  log: Columns<Log>;
  log_bundle: Columns<LogBundle>;
  log_tile: Columns<LogTile>;
}
