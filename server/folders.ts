/** Folders of the node's own files. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and those above it. Not by `recursive: true`: where a parent exists and refuses new folders with ENOENT, as
 * those of Linux's /proc do, Node.js tries again for ever.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) {
    missing.push(folder);
    if (dirname(folder) === folder) break; // a drive that is not there
  }
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder, 0o700); // what the node keeps is nobody else's
    } catch (error) {
      if (!existsSync(folder)) throw error; // else another process was first
    }
  }
}
