/** The key file: the node's secret key, if `NODE_KEY` is not set. */
import { createHmac } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeFolder, syncFolder } from "../process/folders.ts";
import type { DatabaseConfig } from "../settings/database-settings.ts";
import { ConfigError } from "../settings/setting.ts";

const defaultName = "node.key";

/**
 * The path of the key file. That of a SQLite file is beside it and has its name, so that each database of a folder has its own
 * key: `west.sqlite.key`. That of the default file, and of PostgreSQL, is `node.key`.
 */
export function keyFileOf(database: DatabaseConfig): string {
  if (database.engine === "postgres") return join("data", defaultName);
  const name = basename(database.file);
  return join(dirname(database.file), name === "registry.sqlite" ? defaultName : `${name}.key`);
}

/** The key file that all databases of a folder had before each had its own. */
export function sharedKeyFileOf(file: string): string {
  return join(dirname(file), defaultName);
}

/** The file with the next key while it is rotated: see commands/key-rotate.ts. */
export function newKeyFileOf(file: string): string {
  return `${file}.new`;
}

/** The id by which peers recognize a node, and `/health` names it. */
export function nodeIdOf(key: Buffer): string {
  return `node_${createHmac("sha256", key).update("node id").digest("base64url").slice(0, 22)}`;
}

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
  return keepKeyFile(file, random(32), random);
}

/**
 * Writes a key to its file, readable only by its owner, unless the file exists.
 * @returns the key that the file has.
 */
export function keepKeyFile(file: string, key: Buffer, random: (bytes: number) => Buffer): Buffer {
  makeFolder(dirname(file));
  const own = `${file}.${random(8).toString("hex")}`;
  const text = `${key.toString("base64")}\n`;
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

/** Writes the next key beside the key file, which it replaces by {@link replaceKeyFile}. It survives a power failure. */
export function writeNewKeyFile(file: string, key: Buffer): void {
  makeFolder(dirname(file));
  const path = newKeyFileOf(file);
  rmSync(path, { force: true }); // of a rotation that ended before its commit
  writeFileSync(path, `${key.toString("base64")}\n`, { mode: 0o600, flag: "wx", flush: true });
  syncFolder(dirname(file));
}

/** Gives the next key the name of the key file. Another process may do the same at the same time. */
export function replaceKeyFile(file: string): void {
  if (!existsSync(newKeyFileOf(file))) return;
  try {
    renameSync(newKeyFileOf(file), file);
  } catch (error) {
    if (!is(error, "ENOENT")) throw error; // otherwise the other one was first
  }
  syncFolder(dirname(file));
}

/** Decodes a key in base64 or base64url; undefined if it is invalid. */
export function readKey(text: string): Buffer | undefined {
  return /^\s*[\w+/-]{43}=?\s*$/.test(text) ? Buffer.from(text, "base64") : undefined;
}

function parse(file: string, text: string): Buffer {
  const key = readKey(text);
  if (key) return key;
  throw new ConfigError([
    `${file} does not hold a key: it must be 32 bytes in base64. Put back the one that was there`,
  ]);
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
