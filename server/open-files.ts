/** How many files the process may have open; connections are files too. */
import { readFileSync } from "node:fs";

/** The limit of the process; Node.js has raised it as far as it may at its start. */
export function openFileLimit(): number {
  const limit = /^Max open files +(\d+)/m.exec(procLimits())?.[1] ?? reported();
  return limit === undefined ? Number.MAX_SAFE_INTEGER : Number(limit);
}

/** Linux's own words, which take a hundredth of the time that a report takes. */
function procLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}

/** The limit of other systems: a number, `unlimited`, or nothing on Windows. */
function reported(): number | undefined {
  Object.assign(process.report, { excludeNetwork: true }); // else it asks name servers; the types do not know it yet
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } }; // as documented
  const soft = userLimits?.open_files?.soft;
  return typeof soft === "number" ? soft : undefined;
}
