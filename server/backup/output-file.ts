/** Writes a file whole or not at all: under a temporary name, synced, and then under its own. */
import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync, linkSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { syncFolder } from "../core/process/folders.ts";
import { StartError } from "../core/process/start-error.ts";

/** What is gained by a higher level costs more time than it saves bytes. */
const compressionLevel = 3;

/** A file to write. */
export interface OutputFile {
  /** Its path, which must not exist. */
  file: string;
  /** What it is, for messages. */
  what: "backup" | "export";
  isCompressed: boolean;
  /** Stops it. */
  signal?: AbortSignal | undefined;
}

/**
 * Writes texts to a new file, which only this user may read.
 * @returns its size in bytes.
 * @throws StartError if the file exists, or cannot be written; the reason of the signal. Nothing is left behind then.
 */
export async function writeNewFile(
  { file, what, isCompressed, signal }: OutputFile,
  texts: AsyncIterable<string>,
): Promise<number> {
  const partial = `${file}.${randomBytes(4).toString("hex")}.partial`;
  try {
    const output = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true }); // flushed: it is synced before it is closed
    if (isCompressed) await pipeline(texts, createGzip({ level: compressionLevel }), output, { signal });
    else await pipeline(texts, output, { signal });
    const { size } = statSync(partial);
    publish(partial, file, what);
    return size;
  } catch (error) {
    signal?.throwIfAborted(); // the reason, which says more than the error of the pipeline
    throw outputError(error, file, what) ?? error;
  } finally {
    if (existsSync(partial)) rmSync(partial);
  }
}

/** @throws StartError if a file exists. */
export function rejectExisting(file: string, what: OutputFile["what"]): void {
  if (existsSync(file))
    throw new StartError(
      `${file} exists, and the ${what} overwrites nothing: name another file, or move this one.`,
    );
}

/** Gives a file its name. A link fails if another process has taken the name; some file systems have no links. */
function publish(partial: string, file: string, what: OutputFile["what"]): void {
  try {
    linkSync(partial, file);
  } catch (error) {
    if (codeOf(error) === "EEXIST") rejectExisting(file, what);
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"].includes(codeOf(error))) throw error;
    rejectExisting(file, what);
    renameSync(partial, file);
  }
  syncFolder(dirname(resolve(file)));
}

/** Converts an error of the operating system; null for an error of another kind. */
function outputError(error: unknown, file: string, what: OutputFile["what"]): StartError | null {
  const folder = dirname(resolve(file));
  const reasons: Record<string, string> = {
    ENOSPC: `There is no space left in ${folder} for the ${what}: make room, or write it to another disk.`,
    EDQUOT: `The quota of this user in ${folder} is used up: make room, or write the ${what} to another disk.`,
    EFBIG: `The file system of ${folder} or a limit of this process takes no larger file: write the ${what} to another disk.`,
    ENOENT: `There is no folder ${folder}: create it, or name another file.`,
    ENOTDIR: `${folder} is not a folder: name another file.`,
    EACCES: `This user may not write to ${folder}: name another file, or run this as a user who may.`,
    EPERM: `This user may not write to ${folder}: name another file, or run this as a user who may.`,
    EROFS: `${folder} is on a file system that is read-only: write the ${what} to another disk.`,
    EIO: `The disk of ${folder} failed: write the ${what} to another disk.`,
    ENAMETOOLONG: `The name ${basename(file)} is too long: name another file.`,
  };
  const path = error instanceof Error && "path" in error ? String(error.path) : "";
  const isOurs = path === "" || resolve(path).startsWith(resolve(file)); // a write has no path
  const reason = isOurs ? reasons[codeOf(error)] : undefined;
  return reason === undefined ? null : new StartError(`${reason} No ${what} was made.`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
