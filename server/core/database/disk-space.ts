/** The disk of the database: what is free, and when that is too little. */
import { existsSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { DatabaseConfig } from "../settings/database-settings.ts";
import type { Rows } from "../sql/rows.ts";

/** A disk. */
export interface Disk {
  /** What the user of the process may still write. */
  freeBytes: number;
  totalBytes: number;
}

/** Reads the disk of a folder. */
export type ReadDisk = (folder: string) => Promise<Disk>;

/** Reads the disk of a folder from the operating system. */
export const readDisk: ReadDisk = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** The disk of a database. What is unknown is null. */
export interface DiskSpace {
  freeBytes: number | null;
  totalBytes: number | null;
  databaseBytes: number | null;
  /** A warning is due if less is free. */
  warningBytes: number | null;
}

/** What has to be free beside the room for a copy of the database. */
const reserveBytes = 1_000_000_000;

/** The free bytes below which the disk of a file of SQLite is scarce: it has room for the write-ahead log and a backup. */
export function scarceBytes(databaseBytes: number): number {
  return reserveBytes + databaseBytes;
}

/** The files that a database of SQLite may have. */
const possibleFiles = (file: string) => ["", "-wal", "-shm"].map((end) => file + end);

/** The files of a database of SQLite that exist. */
export function sqliteFiles(file: string): string[] {
  return possibleFiles(file).filter((each) => existsSync(each));
}

/** The size of a database of SQLite. */
export function sqliteBytes(file: string): number {
  return possibleFiles(file).reduce(
    (sum, each) => sum + (statSync(each, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/** Reads the disk of a database. The disk of a PostgreSQL server is not visible to its clients. */
export async function readDiskSpace(
  { rows, config }: { rows: Rows; config: DatabaseConfig },
  read: ReadDisk,
): Promise<DiskSpace> {
  if (config.engine === "postgres") {
    const databaseBytes = await postgresBytes(rows).catch(() => null); // the server may not permit it
    return { ...unknown, databaseBytes };
  }
  const { file } = config;
  try {
    const databaseBytes = sqliteBytes(file);
    const disk = await read(dirname(resolve(file)));
    return { ...disk, databaseBytes, warningBytes: scarceBytes(databaseBytes) };
  } catch {
    return unknown; // some network file systems have no figures
  }
}

const unknown: DiskSpace = { freeBytes: null, totalBytes: null, databaseBytes: null, warningBytes: null };

async function postgresBytes(rows: Rows): Promise<number | null> {
  const found = await rows.get<{ bytes: number }>("select pg_database_size(current_database()) as bytes");
  return found ? Number(found.bytes) : null;
}

/** Whether so little is free that the operator has to make room; false if it is unknown. */
export function isScarce({ freeBytes, warningBytes }: DiskSpace): boolean {
  return freeBytes !== null && warningBytes !== null && freeBytes < warningBytes;
}
