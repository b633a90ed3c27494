/** The node's own secret, kept in a file. */
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError, readKey } from "./config.ts";
import { makeFolder } from "./folders.ts";

/**
 * Reads the key of a file.
 * @returns null if there is no such file.
 * @throws ConfigError when the file is there and holds no key.
 */
export function readKeyFile(file: string): Buffer | null {
  const text = read(file);
  return text === undefined ? null : parse(file, text);
}

/**
 * Makes a key and its file, readable by its owner alone. Of several processes that start at once one makes it, and all
 * read its key.
 * @param random makes bytes that nobody can guess.
 */
export function makeKeyFile(file: string, random: (bytes: number) => Buffer): Buffer {
  makeFolder(dirname(file));
  const own = `${file}.${random(8).toString("hex")}`;
  const text = `${random(32).toString("base64")}\n`;
  writeFileSync(own, text, { mode: 0o600, flag: "wx", flush: true }); // the database will name this key for good
  try {
    linkSync(own, file);
    syncFolder(dirname(file));
    return parse(file, text);
  } catch (error) {
    if (is(error, "EEXIST")) return parse(file, readFileSync(file, "utf8"));
    throw error;
  } finally {
    rmSync(own);
  }
}

function parse(file: string, text: string): Buffer {
  const key = readKey(text);
  if (key) return key;
  throw new ConfigError([
    `${file} does not hold a key: it must be 32 bytes in base64. Put back the one that was there`,
  ]);
}

/** Makes a new name in a folder survive a power cut. Windows cannot open folders, and needs no such thing. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const opened = openSync(folder, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (is(error, "ENOENT")) return undefined;
    throw error;
  }
}

function is(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
