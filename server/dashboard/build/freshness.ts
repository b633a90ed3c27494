/** Whether the dashboard is built, and as its sources are now. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The folder of the project. */
export const sources: string = join(import.meta.dirname, "..", "..", "..");

/** Where the build is. */
export const builtFolder: string = join(sources, "server", "dashboard", "dist");

/** What the dashboard is made of. */
const madeOf = ["server/dashboard", "client", "reputation", "generated/event-types.ts"];

/** Whether a folder has a build that is newer than everything that it is made of. */
export function isFresh(folder: string): boolean {
  const built = statSync(join(folder, "manifest.json"), { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && madeOf.every((path) => newest(join(sources, path)) <= built);
}

/** When a file was last changed, or the last of those in a folder. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0; // what is not there has not changed
  const names = readdirSync(path).filter((name) => name !== "node_modules" && !name.startsWith("dist"));
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}
