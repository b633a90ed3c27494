/** The licences of what is built in, which ask to be passed on. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The licences of packages, by the files that were built in.
 * @param files paths with `node_modules/<package>/` in them; others are ours.
 */
export async function licensesOf(files: string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => file.match(/.*node_modules\/(?:@[^/]+\/)?[^/]+/) ?? []));
  const texts = [...folders].sort().map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    return `${name} ${version} (${license})\n\n${(await readFile(join(folder, "LICENSE"), "utf8")).trim()}\n`;
  });
  return `Parts of these packages are in this one.\n\n${(await Promise.all(texts)).join("\n---\n\n")}`;
}
