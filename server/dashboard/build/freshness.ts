/** Checks whether the build of the dashboard is up to date. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The folder of the project. */
export const sources: string = join(import.meta.dirname, "..", "..", "..");

/** The folder of the build. */
export const builtFolder: string = join(sources, "server", "dashboard", "dist");

/** The sources of the dashboard. */
const madeOf = ["server/dashboard", "client", "generated/event-types.ts"];

/** Whether a folder has a build that is newer than its sources. The published package has a build and no sources. */
export function isFresh(folder: string): boolean {
  if (!existsSync(join(sources, "server", "dashboard", "main.tsx"))) return true;
  const built = statSync(join(folder, "manifest.json"), { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && madeOf.every((path) => newest(join(sources, path)) <= built);
}

/** The time of the last change of a file, or in a folder. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0; // a missing file has not changed
  const names = readdirSync(path).filter((name) => name !== "node_modules" && !name.startsWith("dist"));
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}
