/** Backs up a node while it runs: all tables of one snapshot, to one file. */
import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { version as nodeVersion } from "../../generated/operations.ts";
import { StartError } from "../core/process/start-error.ts";
import { fingerprintOf } from "../core/secrets/key-fingerprint.ts";
import type { DatabaseConfig } from "../core/settings/database-settings.ts";
import { Digest } from "./digest.ts";
import { formatName, formatVersion, type Header, rowsOf, type TableOfBackup } from "./format.ts";
import { rejectExisting, writeNewFile } from "./output-file.ts";
import type { Progress } from "./progress.ts";
import { openSnapshot, type Snapshot } from "./snapshot.ts";
import { nodeTables, type Table, textOf } from "./tables.ts";

export interface BackupOptions {
  database: DatabaseConfig;
  /** The connection that has the file of the database locked; without it nodes may use it meanwhile. */
  locked?: DatabaseSync;
  /** The path of the backup, which must not exist. */
  file: string;
  /** The NODE_KEY to put into the backup; null to leave it out. */
  nodeKey: Buffer | null;
  progress: Progress;
  clock?: () => Date;
  /** Stops it. Nothing is left behind then. */
  signal?: AbortSignal;
}

export interface BackupResult {
  header: Header;
  /** The size of the file. */
  bytes: number;
}

/** Lines are passed on together: about so many characters. */
const chunkLength = 2 ** 16;

/**
 * Makes a backup. Nodes go on writing meanwhile; it has what was committed when it began.
 * @throws StartError if the database cannot be read, the file cannot be written, or the key is not that of the database.
 */
export async function backUp(options: BackupOptions): Promise<BackupResult> {
  const { database, locked = null, file, nodeKey, progress, clock = () => new Date(), signal } = options;
  rejectExisting(file, "backup");
  await using snapshot = await openSnapshot(database, locked);
  const header = await headerOf(snapshot, clock(), nodeKey);
  progress.begin("Backing up", rowsOf(header));
  const bytes = await writeNewFile(
    { file, what: "backup", isCompressed: true, signal },
    chunks(linesOf(snapshot, header, progress)),
  );
  progress.end();
  return { header, bytes };
}

async function headerOf(snapshot: Snapshot, now: Date, nodeKey: Buffer | null): Promise<Header> {
  const tables: TableOfBackup[] = [];
  for (const table of nodeTables())
    tables.push({
      ...table,
      rows: await snapshot.count(table.name),
      lastKey: table.generatesKey ? await snapshot.lastGeneratedKey(table) : 0,
    });
  const fingerprint = (await onlyValue(snapshot, tables, "node_key", "fingerprint")) as string | null; // a text
  if (nodeKey && fingerprint !== null && fingerprintOf(nodeKey) !== fingerprint)
    throw new StartError(
      `The configured NODE_KEY (fingerprint ${fingerprintOf(nodeKey)}) is not that of the database (${fingerprint}): set ` +
        "NODE_KEY as for the node, or leave out --with-key. No backup was made.",
    );
  return {
    format: formatName,
    version: formatVersion,
    nodeVersion,
    madeAt: now.toISOString(),
    engine: snapshot.engine,
    migrations: snapshot.migrations,
    seq: Number(await onlyValue(snapshot, tables, "journal", "seq")),
    fingerprint,
    nodeKey: nodeKey?.toString("base64") ?? null,
    tables,
  };
}

/** A value of a table that has one row at most. */
async function onlyValue(
  snapshot: Snapshot,
  tables: readonly Table[],
  name: string,
  column: string,
): Promise<unknown> {
  const table = tables.find((each) => each.name === name);
  if (table) for await (const row of snapshot.rows(table)) return row[column];
  return null;
}

async function* linesOf(snapshot: Snapshot, header: Header, progress: Progress): AsyncIterable<string> {
  const all = createHash("sha256");
  const counted = (line: string) => {
    all.update(line).update("\n");
    return line;
  };
  yield counted(JSON.stringify(header));
  for (const table of header.tables) {
    yield counted(JSON.stringify({ table: table.name }));
    const digest = new Digest();
    for await (const row of snapshot.rows(table)) {
      yield counted(digest.add(textOf(table, row)));
      progress.advance(table.name, 1);
    }
    const { rows, digest: sha256 } = digest.summary();
    yield counted(JSON.stringify({ rows, sha256 }));
  }
  yield JSON.stringify({ end: true, sha256: all.digest("hex") });
}

/** Joins lines to larger texts. */
async function* chunks(lines: AsyncIterable<string>): AsyncIterable<string> {
  let joined = "";
  for await (const line of lines) {
    joined += `${line}\n`;
    if (joined.length < chunkLength) continue;
    yield joined;
    joined = "";
  }
  yield joined;
}
