/**
 * Builds `dist/`, which is published: JavaScript and types of each entry, and the program. In this repository everything imports the sources,
 * so nothing needs a build. `npm run build:client`; `npm pack` and `npm publish` run it too.
 */
import { chmod, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { writeDeclarations } from "./declarations.ts";
import { licensesOf } from "./licenses.ts";
import { client, readEntries } from "./manifest.ts";

const root = join(client, "..");

/** Builds the entries in `exports` of package.json. */
export async function buildClient(): Promise<void> {
  const dist = join(client, "dist");
  const entries = Object.fromEntries((await readEntries()).map(({ name, source }) => [name, source]));
  await rm(dist, { recursive: true, force: true });
  const programs = { command: join(client, "command", "main.ts") };
  const [files] = await Promise.all([
    writeJavaScript({ ...entries, ...programs }, dist),
    writeDeclarations(entries, dist),
  ]);
  await chmod(join(dist, "command.js"), 0o755);
  await writeFile(join(dist, "THIRD-PARTY-LICENSES"), await licensesOf(files));
}

/**
 * Writes the JavaScript, with imports from other packages bundled: openapi-fetch is small, and its unused parts are
 * removed. There are no source maps: the JavaScript is the sources without types. Returns the files that it read.
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
    external: ["node:*"], // the program alone has such imports: see client-runs-everywhere in .dependency-cruiser.mjs
    target: "es2022",
    chunkNames: "shared-[hash]",
    legalComments: "eof",
    logLevel: "warning",
    metafile: true,
  });
  return Object.keys(metafile.inputs).map((path) => join(root, path));
}

if (import.meta.main) await buildClient();
