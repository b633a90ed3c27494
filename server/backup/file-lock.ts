/** Locks the SQLite file of a node that is stopped, and names the processes that use it. */
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { busy, resultCode } from "../core/database/sqlite-errors.ts";
import { findWalDamage } from "../core/database/wal-check.ts";
import { StartError } from "../core/process/start-error.ts";

/** How long to wait for a process that is just ending, in milliseconds. */
const lockTimeoutMs = 1_000;

/**
 * Locks the file of a node.
 * @throws StartError if it is missing, in use, or has lost confirmed changes.
 */
export function lockNode(file: string): DatabaseSync {
  if (!existsSync(file))
    throw new StartError(
      `There is no database ${file}: run this where the node runs, with its DATABASE_URL.`,
    );
  if (findWalDamage(file))
    throw new StartError(
      `The write-ahead log of ${file} is damaged: changes that were confirmed are lost. Start the node on it, and follow its warning.`,
    );
  return lock(file);
}

/**
 * Locks a file against all other processes. The exclusive mode also finds nodes without a change under way: every connection
 * to a file in WAL mode holds a shared lock (https://sqlite.org/wal.html#use_of_wal_without_shared_memory).
 */
export function lock(file: string): DatabaseSync {
  using opened = new DisposableStack();
  try {
    const database = opened.use(new DatabaseSync(file, { timeout: lockTimeoutMs }));
    database.exec("pragma locking_mode = exclusive; begin exclusive");
    opened.move();
    return database;
  } catch (error) {
    if (!(error instanceof Error) || resultCode(error) !== busy) throw error;
    const users = usersOf(file);
    const who = users.length > 0 ? `Process ${users.join(" and process ")} uses` : "Another process uses";
    throw new StartError(`${who} ${file}: stop it, and run this again. Nothing was changed.`);
  }
}

/**
 * Describes the other processes that have a file open: their ids and commands. Only on Linux, and only those that this user may
 * look into.
 */
export function usersOf(file: string): string[] {
  const path = realpathSync(file);
  const ids = namesIn("/proc").filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return ids.filter((id) => hasOpen(id, path)).map((id) => `${id} (${commandOf(id)})`);
}

function hasOpen(id: string, path: string): boolean {
  return namesIn(`/proc/${id}/fd`).some((descriptor) => {
    try {
      return readlinkSync(`/proc/${id}/fd/${descriptor}`) === path;
    } catch {
      return false; // closed meanwhile
    }
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // not Linux, ended meanwhile, or of another user
  }
}

/** The command line of a process, whose arguments are separated by null characters (proc_pid_cmdline(5)). */
function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return "ended";
  }
}
