/** Collects the licences of bundled packages, which must be included. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The licences of the packages that bundled files belong to.
 * @param files paths with `node_modules/<package>/` in them; others belong to this project.
 */
export async function licensesOf(files: string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => folderOf(file) ?? []));
  const texts = await Promise.all([...folders].sort().map(licenseOf));
  return `Parts of these packages are in this one.\n\n${texts.join("\n---\n\n")}`;
}

/** The text of the licence; for a package without one, the licence in its manifest. */
async function licenseOf(folder: string): Promise<string> {
  const { name, version, license, author } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  const text = file
    ? await readFile(join(folder, file), "utf8")
    : `By ${author?.name ?? author ?? "its authors"}.`;
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/** The folder of the package that a file belongs to; null if it belongs to this project. */
function folderOf(file: string): string | null {
  const modules = "node_modules/";
  const at = file.lastIndexOf(modules);
  if (at === -1) return null;
  const start = at + modules.length;
  const [first = "", second = ""] = file.slice(start).split("/");
  return file.slice(0, start) + (first.startsWith("@") ? `${first}/${second}` : first);
}
