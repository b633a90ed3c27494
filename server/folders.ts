/** Creates folders for the node's files. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Creates a folder and its parents. Does not use `recursive: true`: if an existing parent rejects new folders with ENOENT, as
 * in Linux's /proc, Node.js retries forever.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) {
    missing.push(folder);
    if (dirname(folder) === folder) break; // the drive does not exist
  }
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder, 0o700); // only the node's user may access it
    } catch (error) {
      if (!existsSync(folder)) throw error; // otherwise another process has created it
    }
  }
}
