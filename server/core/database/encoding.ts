/** Detects a database of PostgreSQL that cannot store every text. */
import { StartError } from "../process/start-error.ts";

/** The encoding and the name of a database, as columns of a query. */
export const encodingColumns =
  "current_setting('server_encoding') as encoding, current_database() as database";

/** The encoding and the name of a database. */
export interface Encoding {
  encoding: string;
  database: string;
}

/**
 * Why a database cannot be used: agents have texts of all languages, and the server rejects characters that its encoding lacks, also
 * in searches. With `SQL_ASCII` it does not know what a character is.
 * @returns null if it can.
 */
export function encodingFault({ encoding, database }: Encoding): string | null {
  if (encoding === "UTF8") return null;
  return (
    `The PostgreSQL database ${database} has the encoding ${encoding}, which cannot store all texts. Make another one, and name it ` +
    `in DATABASE_URL: create database ${database}_utf8 encoding 'UTF8' template template0. If this one has data, back it up with ` +
    "`npm run registry-node -- backup`, and restore it there."
  );
}

/** @throws StartError unless a database can store every text. */
export function rejectEncoding(found: Encoding): void {
  const fault = encodingFault(found);
  if (fault !== null) throw new StartError(fault);
}
