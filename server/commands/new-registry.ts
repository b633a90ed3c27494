/**
 * Asks before a start makes a new registry where DATABASE_URL names a file that does not exist: a misspelt path looks like a
 * registry that has lost all its agents.
 */
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { StartError } from "../core/process/start-error.ts";
import { type DatabaseConfig, defaultDatabaseFile } from "../core/settings/database-settings.ts";
import { isSqlite } from "./sqlite-header.ts";

/**
 * Returns if the database exists, or a new one may be made. In the default folder, and in one that exists and has no other
 * database, such as the new volume of a container, it may. Otherwise a person at a terminal is asked. Elsewhere, as under a
 * supervisor, there is a warning, because a node has to start without anyone.
 * @throws StartError if the person says no.
 */
export async function confirmNewRegistry(database: DatabaseConfig): Promise<void> {
  if (database.engine !== "sqlite") return;
  const doubt = doubtAbout(resolve(database.file));
  if (doubt === null) return;
  const sentence = `There is no registry at ${resolve(database.file)}: ${doubt}.`;
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    console.warn(`Careful: ${sentence} A new one is made. If you expected yours, correct DATABASE_URL.`);
  } else if (!(await confirms(`${sentence}\nMake a new one there? [y/N] `))) {
    throw new StartError("Nothing was made. Correct DATABASE_URL, or answer with y.");
  }
}

/** Why the path of a database that does not exist may be misspelt; null if nothing says so. */
export function doubtAbout(file: string): string | null {
  if (existsSync(file) || file === resolve(defaultDatabaseFile)) return null;
  const folder = dirname(file);
  if (!existsSync(folder)) return `the folder ${folder} does not exist`;
  const other = databaseBeside(folder, basename(file));
  return other === undefined ? null : `its folder has ${other}`;
}

/** The name of a SQLite database in a folder; those whose names begin with `file` belong to it. */
function databaseBeside(folder: string, file: string): string | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).find(
      (entry) => entry.isFile() && !entry.name.startsWith(file) && isDatabase(join(folder, entry.name)),
    )?.name;
  } catch {
    return undefined; // it cannot be read: opening the database says why
  }
}

function isDatabase(path: string): boolean {
  try {
    return isSqlite(path);
  } catch {
    return false; // another user's
  }
}

/** Whether the person at the terminal says yes. Ctrl+C and Ctrl+D say no. */
async function confirms(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal.once("SIGINT", () => ended.abort()).once("close", () => ended.abort());
  try {
    return /^\s*y(es)?\s*$/i.test(await terminal.question(question, { signal: ended.signal }));
  } catch (error) {
    if (ended.signal.aborted) return false;
    throw error;
  } finally {
    terminal.close();
  }
}
