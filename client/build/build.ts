/**
 * Makes the package that is published: `dist/`, with JavaScript and types for each entry, and a manifest of its own.
 * In this repository everything imports the sources, so nothing waits for a build. `npm run build:client`.
 */
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { writeDeclarations } from "./declarations.ts";
import { licensesOf } from "./licenses.ts";
import { type Manifest, nameOf, published } from "./manifest.ts";

const client = join(import.meta.dirname, "..");
const root = join(client, "..");

/** Builds into a folder, which is what `npm publish` is given. The entries are those of `exports` in package.json. */
export async function buildClient(dist: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, "package.json"), "utf8"));
  const entries = Object.fromEntries(
    Object.values(manifest.exports).map((source) => [nameOf(source), join(client, source)]),
  );
  await rm(dist, { recursive: true, force: true });
  const [files] = await Promise.all([writeJavaScript(entries, dist), writeDeclarations(entries, dist)]);
  await writeFile(join(dist, "package.json"), `${JSON.stringify(published(manifest), null, 2)}\n`);
  for (const name of ["README.md", "CHANGELOG.md"]) await copyFile(join(client, name), join(dist, name));
  await copyFile(join(root, "LICENSE"), join(dist, "LICENSE"));
  await writeFile(join(dist, "THIRD-PARTY-LICENSES"), await licensesOf(files));
}

/**
 * What is imported from other packages is put in: openapi-fetch is small, and without the parts that are not used
 * smaller. There are no source maps, for there are no sources beside them: the JavaScript is the sources without types.
 * Gives the files that it read.
 */
async function writeJavaScript(entries: Record<string, string>, outdir: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module"],
    target: "es2022",
    chunkNames: "shared-[hash]",
    legalComments: "eof",
    logLevel: "warning",
    metafile: true,
  });
  return Object.keys(metafile.inputs).map((path) => join(root, path));
}

if (import.meta.main) await buildClient(join(client, "dist"));
