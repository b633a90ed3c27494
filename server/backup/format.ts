/**
 * The format of a backup: a gzip file of JSON lines, the same for both engines.
 *
 * ```
 * {"format": "registry-node backup", "version": 1, …}   the header: what was backed up, and how many rows
 * {"table": "account"}                                  the begin of a table
 * ["acc_1", …]                                          a row: its values in the order of the header's columns
 * {"rows": 1, "sha256": "…"}                            the end of a table: the digest of its lines of rows
 * {"end": true, "sha256": "…"}                          the end: the digest of all lines before
 * ```
 *
 * Tables are in the order of their names, rows in the order of their keys. Vectors are not in it: the node makes them again.
 */

import { StartError } from "../core/process/start-error.ts";
import type { Engine } from "../core/sql/rows.ts";
import { type Column, columnTypes, type Table } from "./tables.ts";

export const formatName = "registry-node backup";

/** The version of the format. A later version of the node reads earlier ones. */
export const formatVersion = 1;

/** A table of a backup. */
export interface TableOfBackup extends Table {
  /** The number of its rows. */
  rows: number;
  /** The last key that the engine generated; 0 if it generates none. */
  lastKey: number;
}

/** The first line of a backup. */
export interface Header {
  format: typeof formatName;
  version: number;
  /** The version of the node that made it. */
  nodeVersion: string;
  /** RFC 3339. */
  madeAt: string;
  engine: Engine;
  /** The names of the migrations that the database had, in their order. */
  migrations: readonly string[];
  /** The number of the last change in it. */
  seq: number;
  /** The fingerprint of the NODE_KEY that its secrets are encrypted with; null if none is recorded. */
  fingerprint: string | null;
  /** The NODE_KEY itself in base64, if it was asked for; else null. */
  nodeKey: string | null;
  tables: readonly TableOfBackup[];
}

/** The number of all rows. */
export function rowsOf({ tables }: Pick<Header, "tables">): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * Parses a header.
 * @throws StartError if it is not one, or that of a later version of the format.
 */
export function parseHeader(line: string, file: string): Header {
  const found = parsed(line) as Partial<Header> | null; // each member is checked below
  if (found?.format !== formatName)
    throw new StartError(
      `${file} is not a backup of a node: name a file that \`registry-node backup\` has written.`,
    );
  if (found.version !== formatVersion)
    throw new StartError(
      `${file} has version ${found.version} of the format, and this version of the node reads version ${formatVersion}: ` +
        `use version ${found.nodeVersion} of the node, which has made it.`,
    );
  const header = found as Header;
  if (!isSound(header)) throw new StartError(`${file} is damaged: its header is incomplete.`);
  return header;
}

/** Parses a line; null if it is not JSON. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Names are used in statements. */
const nameForm = /^[a-z][a-z0-9_]*$/;

function isSound({ tables, migrations, seq }: Header): boolean {
  return (
    Array.isArray(tables) &&
    tables.length > 0 &&
    Array.isArray(migrations) &&
    migrations.every((name) => typeof name === "string") &&
    Number.isSafeInteger(seq) &&
    tables.every(isSoundTable)
  );
}

function isSoundTable({ name, columns, keys, rows, lastKey }: TableOfBackup): boolean {
  return (
    nameForm.test(name) &&
    Number.isSafeInteger(rows) &&
    Number.isSafeInteger(lastKey) &&
    Array.isArray(columns) &&
    columns.every((each: Column) => nameForm.test(each.name) && columnTypes.includes(each.type)) &&
    Array.isArray(keys) &&
    keys.length > 0 &&
    keys.every((key) => columns.some((column) => column.name === key))
  );
}
