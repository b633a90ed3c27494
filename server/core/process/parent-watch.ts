/**
 * Watches the parent process. npm runs a script through a shell and sends SIGTERM only to that shell, which exits without
 * forwarding it. Without this watch, the node would keep running and occupy its port.
 */

/** How often the parent is checked. */
const intervalMs = 250;

/** Calls `onExit` once when the parent process has exited. Does not keep this process running. */
export function watchParent(onExit: () => void): void {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent && runs(parent)) return;
    clearInterval(watching);
    onExit();
  }, intervalMs).unref();
}

/** Whether a process is running. Windows keeps the id of an exited parent. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // it is running as another user
  }
}
