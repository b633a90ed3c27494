/** Recognizes files of SQLite. */
import { closeSync, openSync, readSync } from "node:fs";

/** What a file of SQLite begins with (https://sqlite.org/fileformat.html#magic_header_string). */
const magic = "SQLite format 3\0";

/**
 * Whether a file is a database of SQLite.
 * @throws if it cannot be read.
 */
export function isSqlite(file: string): boolean {
  const start = Buffer.alloc(magic.length);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, start);
  } finally {
    closeSync(descriptor);
  }
  return start.toString("latin1") === magic;
}
