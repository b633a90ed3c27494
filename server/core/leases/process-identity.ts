/**
 * Identifies processes of this machine, so that a process can tell whether another one has ended. Only on Linux: elsewhere, and
 * for processes of other machines or containers, the answer is that it is not known.
 */
import { readFileSync, readlinkSync } from "node:fs";

/** Identifies this process; null if that is not possible. */
export function currentProcess(): string | null {
  const here = placeOf();
  const stat = statOf(process.pid);
  return here && stat ? `${here} ${process.pid} ${stat.startedAt}` : null;
}

/** Whether a process has certainly ended. */
export function hasEnded(identity: string | null): boolean {
  const [where, pid, startedAt] = identity?.split(" ") ?? [];
  if (pid === undefined || where !== placeOf()) return false;
  const stat = statOf(Number(pid));
  if (stat) return stat.isZombie || stat.startedAt !== startedAt;
  return !exists(Number(pid)); // `/proc` may hide processes of other users
}

let place: string | null = null;

/** The start of the machine and the namespace of process ids, in which a process id and its start are unique. */
function placeOf(): string | null {
  place ??= readPlace(); // a process never leaves it
  return place;
}

function readPlace(): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}/${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return null;
  }
}

/** Reads the state and the start of a process (proc_pid_stat(5)). Its name, in parentheses, may contain spaces. */
function statOf(pid: number): { isZombie: boolean; startedAt: string | undefined } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" "); // from the third field on
    return { isZombie: fields[0] === "Z", startedAt: fields[19] };
  } catch {
    return null;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0); // sends nothing
    return true;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}
