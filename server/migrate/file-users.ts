/** Finds the processes that have a file open. Only on Linux, and only those that this user may look into. */
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";

/** Describes the other processes that have a file open: their ids and commands. */
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
