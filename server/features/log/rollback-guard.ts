/**
 * The file with the last checkpoint that this machine signed, beside the node key. It shows that a database was replaced by an
 * older copy: a log that then went on would sign two histories, which nobody could tell from fraud.
 *
 * It is written before the checkpoint is published. A crash in between leaves it ahead of the log, but not of the journal, whose
 * events are sealed before the two are compared.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Checkpoint, parseCheckpoint } from "../../../client/log/note.ts";
import { makeFolder, syncFolder } from "../../core/process/folders.ts";
import type { LogState } from "./log-store.ts";
import { rootOf, type TileHashes } from "./merkle-tree.ts";

/** The file of a node, beside its key file: `log.checkpoint`, or `west.sqlite.log.checkpoint` beside `west.sqlite.key`. */
export function checkpointFileOf(keyFile: string): string {
  const name = basename(keyFile);
  const prefix = name === "node.key" ? "" : `${name.replace(/\.key$/, "")}.`;
  return join(dirname(keyFile), `${prefix}log.checkpoint`);
}

/** Reads the checkpoint in a note of this node, whose signatures were made here. */
export function checkpointIn(note: string): Checkpoint {
  return parseCheckpoint(note.slice(0, note.indexOf("\n\n") + 1));
}

/** A checkpoint of the log that others have. */
export interface Shown {
  checkpoint: Checkpoint;
  /** How they got it: "was published". */
  by: string;
}

const missing =
  "The database has published checkpoints, and the file with the last one, log.checkpoint, is not beside it: the database was " +
  "copied without it, and may be an older copy.";

/** Why the log does not begin with a checkpoint; null if it does. */
export async function contradiction(
  { checkpoint: { origin, size, root }, by }: Shown,
  log: Pick<LogState, "origin" | "size">,
  tiles: TileHashes,
): Promise<string | null> {
  if (origin !== log.origin) return null;
  if (size > log.size)
    return `A checkpoint with ${size} entries ${by}, and the database has only ${log.size} of them: it is an older copy.`;
  if (!(await rootOf(tiles, size)).equals(root))
    return `The first ${size} entries of the database are not those of the checkpoint that ${by}: its history is another one.`;
  return null;
}

/** Keeps the last checkpoint, and compares the log with it. */
export class RollbackGuard {
  readonly #file: string;
  readonly #isBesideDatabase: boolean;

  /**
   * @param isBesideDatabase whether the file is where the database is, as on SQLite: it is then only missing if the database was
   * copied without it. Machines that share a PostgreSQL server have a file each, also one that has signed nothing yet.
   */
  constructor(file: string, { isBesideDatabase = false } = {}) {
    this.#file = file;
    this.#isBesideDatabase = isBesideDatabase;
  }

  /**
   * Checks that the log begins with the checkpoint in the file.
   * @param former the names of the logs that this one replaced: a checkpoint of one of them says nothing about it.
   * @returns what is wrong; null if nothing is.
   */
  async check(
    log: Pick<LogState, "origin" | "size" | "note">,
    former: readonly string[],
    tiles: TileHashes,
  ): Promise<string | null> {
    const note = this.read();
    if (note === null) return this.#isBesideDatabase && log.note !== null ? missing : null;
    const checkpoint = checkpointIn(note);
    const { origin } = checkpoint;
    if (former.includes(origin)) return null;
    if (origin !== log.origin)
      return `The last checkpoint that this node signed is of the log ${origin}, and the database has the log ${log.origin}.`;
    return contradiction({ checkpoint, by: "was published" }, log, tiles);
  }

  /** How many entries of a log the checkpoint in the file has; 0 if there is none of this log. */
  sizeOf(origin: string): number {
    const note = this.read();
    const checkpoint = note === null ? null : checkpointIn(note);
    return checkpoint?.origin === origin ? checkpoint.size : 0;
  }

  /** Replaces the checkpoint. When it returns, the file survives a power failure. */
  write(note: string): void {
    makeFolder(dirname(this.#file));
    const next = `${this.#file}.${process.pid}`;
    const opened = openSync(next, "w", 0o644);
    try {
      writeSync(opened, note);
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
    renameSync(next, this.#file);
    syncFolder(dirname(this.#file));
  }

  /** The checkpoint in the file; null if there is no file. */
  read(): string | null {
    try {
      return readFileSync(this.#file, "utf8");
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw error;
    }
  }
}
