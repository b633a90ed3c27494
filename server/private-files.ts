/** Files that nobody but the node's own user may read: the database, and the key. */
import { chmodSync, closeSync, fchmodSync, openSync, readdirSync, statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, dirname, relative, resolve, sep } from "node:path";

/** The mode of a file, and of a folder, that its owner alone has the use of. */
const fileMode = 0o600;
const folderMode = 0o700;

/**
 * Makes a file if it is not there, empty, for its owner alone. SQLite gives the files beside it the same mode
 * (https://sqlite.org/src/doc/trunk/src/os_unix.c, findCreateFileMode), so this holds for the write-ahead log too,
 * whatever the process's umask is. Where no file can be made SQLite fails next, and says why.
 */
export function makePrivateFile(file: string): void {
  try {
    const opened = openSync(file, "ax", fileMode);
    fchmodSync(opened, fileMode); // a umask may take rights of the owner too
    closeSync(opened);
  } catch {
    return;
  }
}

/**
 * Takes the rights of others away from files of the node that an earlier version left open to them, and from their
 * folder if it holds nothing else.
 * @param files of one folder; those that are not there are left out.
 * @returns what was corrected, and what could not be.
 */
export function protectFiles(files: readonly string[]): { corrected: string[]; failed: string[] } {
  const corrected: string[] = [];
  const failed: string[] = [];
  if (process.platform === "win32") return { corrected, failed }; // which has no such modes
  const paths = files.map((file) => ({ path: file, mode: fileMode }));
  const [first] = files;
  const folder = first === undefined ? undefined : dirname(resolve(first));
  if (folder !== undefined && isOurs(folder, files)) paths.push({ path: folder, mode: folderMode });
  for (const { path, mode } of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || (found.mode & 0o077) === 0) continue;
    try {
      chmodSync(path, found.mode & mode);
      corrected.push(path);
    } catch {
      failed.push(path); // a file of another user, who let this one use it
    }
  }
  return { corrected, failed };
}

/**
 * Whether a folder is the node's own: it holds nothing but the node's files, belongs to the process's user, and is not
 * one that others are meant to enter, such as that for temporary files or the one the process was started in.
 */
function isOurs(folder: string, files: readonly string[]): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found || found.uid !== process.getuid?.()) return false;
  if ([process.cwd(), homedir(), tmpdir(), "/"].some((place) => isWithin(place, folder))) return false;
  const own = new Set(files.map((file) => basename(file)));
  const names = readdirSync(folder);
  return names.length > 0 && names.every((name) => own.has(name));
}

/** Whether a place is a folder or inside of it. */
function isWithin(place: string, folder: string): boolean {
  const path = relative(folder, place);
  return path === "" || !(path === ".." || path.startsWith(`..${sep}`));
}
