/** The node's own secret. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError, readKey } from "./config.ts";

/**
 * The key kept in a file, made on the first start and readable by its owner alone.
 * @param random makes bytes that nobody can guess.
 * @throws ConfigError when the file is there and holds no key.
 */
export function keptKey(file: string, random: (bytes: number) => Buffer): Buffer {
  mkdirSync(dirname(file), { recursive: true });
  const key = readKey(read(file) ?? make(file, random));
  if (key) return key;
  throw new ConfigError([
    `${file} does not hold a key: it must be 32 bytes in base64. Put back the one that was there, or move the file away: ` +
      "the next start makes a new key, and what the old one signed is no longer good",
  ]);
}

/** Makes the file, whole or not at all. Of several processes that start at once one makes it, and all read its key. */
function make(file: string, random: (bytes: number) => Buffer): string {
  const own = `${file}.${random(8).toString("hex")}`;
  const text = `${random(32).toString("base64")}\n`;
  writeFileSync(own, text, { mode: 0o600, flag: "wx" });
  try {
    linkSync(own, file);
    return text;
  } catch (error) {
    if (is(error, "EEXIST")) return readFileSync(file, "utf8");
    throw error;
  } finally {
    rmSync(own);
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
