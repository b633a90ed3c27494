/** Creates and syncs folders of the node's files. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from "node:fs";
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

/** Syncs a folder, so that a new file in it survives a power failure. Windows cannot open folders and does not need this. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const opened = openSync(folder, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
