/** The entities of the transparency log. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { JournalTables } from "../database/journal.ts";
import type { Columns } from "../database/statement.ts";

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
    note: p.text().nullable(),
    /** Why nothing is signed; null if the log works. */
    halted: p.text().nullable(),
    halted_at: p.text().nullable(),
  },
  checks: [{ name: "log_one_row", expression: "id = 1" }],
});

export type Log = InferEntity<typeof Log>;

/** The entries: written once, and served as they are. They stay when a new log begins. */
export const LogEntry = defineEntity({
  name: "LogEntry",
  tableName: "log_entry",
  properties: {
    seq: p.bigint("number").primary().autoincrement(false),
    /** JSON in ASCII. */
    entry: p.text(),
  },
});

export type LogEntry = InferEntity<typeof LogEntry>;

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
    /** When another key took its place; null for the present key of a log. */
    ended_at: p.text().nullable(),
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
    note: p.text().nullable(),
    ended_at: p.text(),
  },
});

export type FormerLog = InferEntity<typeof FormerLog>;

/** The tables, for statements. */
export interface LogTables extends JournalTables {
  log: Columns<Log>;
  log_entry: Columns<LogEntry>;
  log_tile: Columns<LogTile>;
  log_key: Columns<LogKeyRecord>;
  former_log: Columns<FormerLog>;
}
