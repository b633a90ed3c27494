/** Writes the project of a server: the template, with the name of the project. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

/** A name or folder that no project can have. Its message says why. */
export class RejectedProject extends Error {}

/** Names of npm packages without a scope (https://docs.npmjs.com/cli/configuring-npm/package-json#name). */
const nameForm = /^[a-z0-9][a-z0-9._-]{0,213}$/;

/**
 * Creates a project.
 * @param folder its folder, which must be empty or not exist. Its last part is the name of the project.
 * @param template the folder of the template.
 * @throws RejectedProject if the name or the folder cannot be used. Nothing is written then.
 */
export function createProject(folder: string, template: string): { name: string; path: string } {
  const path = resolve(folder);
  const name = basename(path);
  if (!nameForm.test(name)) {
    throw new RejectedProject(
      `"${name}" is not a name of a package: use 1 to 214 of a-z 0-9 . _ - and begin with a letter or digit, for example my-node.`,
    );
  }
  const present = existsSync(path) ? contentOf(path) : [];
  if (present.length > 0) {
    const some = present.slice(0, 3).join(", ");
    throw new RejectedProject(
      `${path} is not empty (${some}${present.length > 3 ? ", …" : ""}): choose another name, or empty it first.`,
    );
  }
  mkdirSync(path, { recursive: true });
  cpSync(template, path, { recursive: true });
  renameSync(join(path, "gitignore"), join(path, ".gitignore")); // npm leaves files of that name out of packages
  for (const file of ["package.json", "README.md"]) {
    const text = readFileSync(join(path, file), "utf8");
    writeFileSync(join(path, file), text.replaceAll("my-node", name));
  }
  return { name, path };
}

/** What a folder has, besides that of a new repository. */
function contentOf(path: string): string[] {
  try {
    return readdirSync(path).filter((name) => name !== ".git");
  } catch {
    throw new RejectedProject(`${path} is a file: choose another name.`);
  }
}
