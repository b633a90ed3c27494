/** Checks the file of SQLite and its folder: rights, free space, damage. */
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { scarceBytes, sqliteBytes, sqliteFiles } from "../../core/database/disk-space.ts";
import { findWalDamage, keptDamagedWals } from "../../core/database/wal-check.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { bytes } from "../../display/formats.ts";
import { type Finding, findingsOf } from "./finding.ts";

const database = findingsOf("Database");
const files = findingsOf("Files");
const disk = findingsOf("Disk space");
const integrity = findingsOf("Integrity");

/** With less, the node cannot keep a write-ahead log of usual size. */
const minBytes = 64_000_000;

/** How long the check of tables goes on before it leaves out the others, in milliseconds. */
const integrityLimitMs = 10_000;

/** Whether the file can be written, as far as that is known without writing. */
export function checkFileAccess(file: string): Finding {
  const folder = existingFolder(file);
  const paths = [folder, ...sqliteFiles(file)];
  for (const path of paths) {
    const code = accessError(path);
    if (code === null) continue;
    const what = path === folder ? `the folder ${path}, where SQLite makes files beside ${file}` : path;
    return database.failure(
      code === "EROFS"
        ? `The node cannot write ${what}: its file system is read-only. Mount it writable, or set DATABASE_URL to another file`
        : `The node cannot write ${what} (${code}): run this, and the node, as the user to whom it belongs, or change its rights`,
    );
  }
  return database.ok(`${file} and its folder can be written`);
}

/** Whether others can read the files, and whether they belong to this user. */
export function checkFileModes(file: string): Finding[] {
  if (process.platform === "win32") return []; // Windows has no such modes
  const found = sqliteFiles(file);
  if (found.length === 0) return [];
  const open = found.filter((each) => (statSync(each).mode & 0o077) !== 0);
  const { uid } = statSync(file);
  const own = process.getuid?.();
  const findings =
    open.length > 0
      ? [files.warning(`Other users can read ${open.join(", ")}: chmod 600 ${open.join(" ")}`)]
      : [files.ok("Only their user can read the files of the database")];
  if (own !== uid)
    findings.push(
      files.warning(
        `The database belongs to the user with id ${uid}, and this runs as ${own}: run it as the node's user, or what it says about rights does not hold for the node`,
      ),
    );
  return findings;
}

/** Whether the disk has room. */
export function checkDisk(file: string, freeBytes: (folder: string) => number): Finding {
  const folder = existingFolder(file);
  const free = freeBytes(folder);
  const size = sqliteBytes(file);
  const message = `${bytes(free)} are free beside the database, which has ${bytes(size)}`;
  if (free < minBytes)
    return disk.failure(
      `${message}: make room, or the node soon cannot write (503). Nothing that was answered is lost`,
    );
  if (free < scarceBytes(size))
    return disk.warning(`${message}: make room, also for its write-ahead log and a backup`);
  return disk.ok(message);
}

/** Looks for damage, for a limited time. */
export async function checkIntegrity(file: string, rows: Rows, now: () => number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const kept = keptDamagedWals(file);
  if (kept.length > 0)
    findings.push(
      integrity.warning(
        `A damaged write-ahead log was put aside (${kept.join(", ")}): changes that were confirmed are lost. Restore a backup, or delete the file to accept that`,
      ),
    );
  if (findWalDamage(file))
    findings.push(
      integrity.failure(
        `The write-ahead log ${file}-wal is damaged: changes that were confirmed are lost. Copy the folder, then restore a backup or start the node without them`,
      ),
    );
  const tables = await rows.all<{ name: string }>(
    "select name from sqlite_schema where type = 'table' and sql not like 'create virtual %' order by name",
  );
  const end = now() + integrityLimitMs;
  let checked = 0;
  for (const { name } of tables) {
    if (now() > end) break;
    // For one table at a time, so that it can end in between (https://sqlite.org/pragma.html#pragma_quick_check).
    const [found] = await rows.all<{ quick_check: string }>(`pragma quick_check("${name}")`);
    if (found?.quick_check !== "ok")
      return [
        ...findings,
        integrity.failure(
          `${file} is damaged (${firstLine(found?.quick_check ?? "")}): stop the node, keep a copy of the folder, and restore a backup`,
        ),
      ];
    checked += 1;
  }
  const part = checked < tables.length ? `; ${tables.length - checked} were left out after 10 seconds` : "";
  return [...findings, integrity.ok(`${checked} of ${tables.length} tables are sound (quick_check)${part}`)];
}

function firstLine(text: string): string {
  return text.replace(/^\*\*\*.*\*\*\*\n/, "").split("\n")[0] ?? "";
}

/** The folder of the file, or the nearest one above that exists: the start makes the others. */
function existingFolder(file: string): string {
  let folder = dirname(resolve(file));
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** Why a path cannot be read and written; null if it can. */
function accessError(path: string): string | null {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return null;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}
