/** Private files, which only the node's user may read: the database and the key file. */
import { chmodSync, closeSync, fchmodSync, openSync, readdirSync, statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, dirname, relative, resolve, sep } from "node:path";

/** The modes of a file and of a folder that only their owner may access. */
const fileMode = 0o600;
const folderMode = 0o700;

/**
 * Creates an empty private file, unless it exists. SQLite creates the files beside it with the same mode
 * (https://sqlite.org/src/doc/trunk/src/os_unix.c, findCreateFileMode), so this also protects the write-ahead log, whatever
 * the umask of the process is. If the file cannot be created, SQLite fails next and reports the reason.
 */
export function makePrivateFile(file: string): void {
  try {
    const opened = openSync(file, "ax", fileMode);
    fchmodSync(opened, fileMode); // the umask may remove permissions of the owner too
    closeSync(opened);
  } catch {
    return;
  }
}

/**
 * Removes the permissions of other users from files of the node, which earlier versions left readable, and from their folder
 * if it contains nothing else.
 * @param files files of one folder; missing files are ignored.
 * @returns the corrected paths, and those that could not be corrected.
 */
export function protectFiles(files: readonly string[]): { corrected: string[]; failed: string[] } {
  const corrected: string[] = [];
  const failed: string[] = [];
  if (process.platform === "win32") return { corrected, failed }; // Windows has no such modes
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
      failed.push(path); // a file of another user, who gave this one access
    }
  }
  return { corrected, failed };
}

/**
 * Whether a folder belongs to the node: it contains only the node's files, its owner is the process's user, and it is not a
 * shared folder such as that for temporary files or the working directory.
 */
function isOurs(folder: string, files: readonly string[]): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found || found.uid !== process.getuid?.()) return false;
  if ([process.cwd(), homedir(), tmpdir(), "/"].some((place) => isWithin(place, folder))) return false;
  const own = new Set(files.map((file) => basename(file)));
  const names = readdirSync(folder);
  return names.length > 0 && names.every((name) => own.has(name));
}

/** Whether a path is a folder or inside of it. */
function isWithin(place: string, folder: string): boolean {
  const path = relative(folder, place);
  return path === "" || !(path === ".." || path.startsWith(`..${sep}`));
}
