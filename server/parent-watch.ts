/**
 * Watches the process that started this one. npm runs a script through a shell, and passes SIGTERM to that shell alone,
 * which ends without passing it on: the node would go on without npm, and hold its port.
 */

/** How often to look, in milliseconds. */
const intervalMs = 250;

/** Calls `onExit` once, when the parent process has ended. Does not keep this process running. */
export function watchParent(onExit: () => void): void {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent && runs(parent)) return;
    clearInterval(watching);
    onExit();
  }, intervalMs).unref();
}

/** Whether a process runs. Windows keeps the id of a parent that has ended. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // it runs, as another user
  }
}
