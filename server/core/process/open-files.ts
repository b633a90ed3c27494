/** The limit of open files of the process. Connections count as files. */
import { readFileSync } from "node:fs";

/** Returns the soft limit. Node.js raises it to the hard limit at its start. */
export function openFileLimit(): number {
  const limit = /^Max open files +(\d+)/m.exec(procLimits())?.[1] ?? reported();
  return limit === undefined ? Number.MAX_SAFE_INTEGER : Number(limit);
}

/** Reads the limits from /proc on Linux, a hundred times faster than a diagnostic report. */
function procLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}

/** The limit in a diagnostic report, for other systems; undefined if it is unlimited, or on Windows. */
function reported(): number | undefined {
  Object.assign(process.report, { excludeNetwork: true }); // otherwise it queries name servers; not in the types yet
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } }; // as documented
  const soft = userLimits?.open_files?.soft;
  return typeof soft === "number" ? soft : undefined;
}
