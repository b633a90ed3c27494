/**
 * Builds `dist/`, which is published: the program in one file, with the libraries that it imports, and the document of the
 * contract. `npm pack` and `npm publish` run it.
 */
import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { licensesOf } from "../../client/build/licenses.ts";

const folder = join(import.meta.dirname, "..");
const root = join(folder, "..");

/** Writes `dist/`. */
export async function buildConformance(): Promise<void> {
  const dist = join(folder, "dist");
  await rm(dist, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(folder, "main.ts")],
    outdir: dist,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node22",
    legalComments: "eof",
    logLevel: "warning",
    metafile: true,
  });
  const document: unknown = JSON.parse(await readFile(join(root, "generated/openapi.json"), "utf8"));
  await writeFile(join(dist, "openapi.json"), JSON.stringify(document)); // without the white space
  const files = Object.keys(metafile.inputs).map((path) => join(root, path));
  await writeFile(join(dist, "THIRD-PARTY-LICENSES"), await licensesOf(files));
  await chmod(join(dist, "main.js"), 0o755);
}

if (import.meta.main) await buildConformance();
