/** The key file: the node's secret key, if `NODE_KEY` is not set. */
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError, readKey } from "./config.ts";
import { makeFolder } from "./folders.ts";

/**
 * Reads the key from a file.
 * @returns null if the file does not exist.
 * @throws ConfigError if the file exists but has no valid key.
 */
export function readKeyFile(file: string): Buffer | null {
  const text = read(file);
  return text === undefined ? null : parse(file, text);
}

/**
 * Creates a key and its file, readable only by its owner. If several processes start at once, one creates the file and all
 * use its key.
 * @param random generates cryptographically secure random bytes.
 */
export function makeKeyFile(file: string, random: (bytes: number) => Buffer): Buffer {
  makeFolder(dirname(file));
  const own = `${file}.${random(8).toString("hex")}`;
  const text = `${random(32).toString("base64")}\n`;
  writeFileSync(own, text, { mode: 0o600, flag: "wx", flush: true }); // flushed, because the database will record the fingerprint of this key
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

/** Syncs a folder, so that a new file in it survives a power failure. Windows cannot open folders and does not need this. */
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
