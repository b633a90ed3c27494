/** The dependencies of compiled files. */
import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import ts from "typescript";

/**
 * Returns the dependencies of a folder of modules.
 * @param versions the versions of all dependencies of the project, by name.
 * @throws Error if a module imports what is not among them.
 */
export function dependenciesOf(folder: string, versions: Record<string, string>): Record<string, string> {
  const names = new Set<string>();
  for (const file of globSync("**/*.js", { cwd: folder, exclude: ["server/dashboard/dist/**"] })) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(folder, file), "utf8"), true, true);
    for (const { fileName } of importedFiles)
      if (!fileName.startsWith(".") && !isBuiltin(fileName)) names.add(packageOf(fileName));
  }
  const entries = [...names].sort().map((name): [string, string] => {
    const version = versions[name];
    if (version === undefined)
      throw new Error(`${name} is imported, and is not in the dependencies of package.json`);
    return [name, version];
  });
  return Object.fromEntries(entries);
}

/** `@scope/name/file` -> `@scope/name`. */
function packageOf(module: string): string {
  return module.split("/", module.startsWith("@") ? 2 : 1).join("/");
}
