/** The node's own secret. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const keyBytes = 32;

/**
 * The key kept in a file, made on the first start and readable by its owner alone.
 * @param random makes bytes that nobody can guess.
 * @throws when the file is there and holds no key.
 */
export function keptKey(file: string, random: (bytes: number) => Buffer): Buffer {
  mkdirSync(dirname(file), { recursive: true });
  try {
    // "wx" makes the file or fails, so of several processes that start at once one makes the key.
    writeFileSync(file, `${random(keyBytes).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const key = Buffer.from(readFileSync(file, "utf8"), "base64");
  if (key.length !== keyBytes) {
    throw new Error(`${file} must hold ${keyBytes} bytes in base64; move it away to have a new one made`);
  }
  return key;
}
