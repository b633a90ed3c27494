/** The licences of the libraries in the bundle, whose texts have to be in each copy. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the name, version, licence and text of the licence of each library.
 * @param modules the paths of bundled modules.
 * @throws Error if a library has no file with its licence and names none in its package.json.
 */
export function licencesOf(modules: readonly string[]): string {
  const folders = [...new Set(modules.flatMap((path) => folderOfPackage(path) ?? []))];
  const libraries = Map.groupBy(folders.map(licenceOf), ({ text }) => text);
  const parts = [...libraries].map(([text, each]) => `${titles(each)}\n${text}`).sort();
  return `The node is bundled with these libraries.\n\n${parts.join("\n")}`;
}

/** The lines that name libraries with the same text. */
function titles(libraries: readonly { title: string }[]): string {
  return [...new Set(libraries.map(({ title }) => title))].sort().join("\n");
}

/** The folder of the package that a module belongs to, or null for a module of the node. */
function folderOfPackage(path: string): string | null {
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(path)?.[0] ?? null;
}

/** The name, version and licence of a package, and the text of the licence, indented. */
function licenceOf(folder: string): { title: string; text: string } {
  const described = readFileSync(join(folder, "package.json"), "utf8");
  const { name, version, license } = JSON.parse(described) as {
    name: string;
    version: string;
    license?: string;
  }; // npm's form
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined && license === undefined) throw new Error(`${name} does not say its licence`);
  const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8").trimEnd();
  return {
    title: `${name} ${version} (${license ?? "see its text"})`,
    text: text.replaceAll(/^(?=.)/gm, "  ") + (text === "" ? "" : "\n"),
  };
}
