/** Measures the bundle size of imports of the client. `npm run size`. */
import { relative } from "node:path";
import { gzipSync } from "node:zlib";
import { type BuildResult, build } from "esbuild";
import { client, readEntries } from "./manifest.ts";

/** The bundle size of one import, in bytes. */
export interface Weight {
  /** The imported subpath and name: `@registry-node/client/webhooks, verifyDelivery`. */
  imported: string;
  /** The size bundled and minified. */
  minified: number;
  /** The size compressed with gzip. */
  gzipped: number;
  /** The limit of the compressed size. */
  limit: number;
}

const limits: Readonly<Record<string, number>> = {
  ".": 8_000,
  "./evidence": 1_000,
  "./monitor": 12_000,
  "./proof": 4_000,
  "./testing": 29_000,
  "./webhooks": 2_000,
};

/** Common imports that are much smaller than their entry. */
const parts = [{ subpath: "./webhooks", name: "verifyDelivery", limit: 2_000 }];

/** Measures each entry, and the common imports. */
export async function weigh(): Promise<Weight[]> {
  const entries = await readEntries();
  const imports = [
    ...entries.map(({ subpath }) => ({ subpath, name: "*", limit: limits[subpath] })),
    ...parts,
  ];
  const weights = imports.map(async ({ subpath, name, limit = Number.POSITIVE_INFINITY }) => {
    const module = JSON.stringify(entries.find((entry) => entry.subpath === subpath)?.source);
    const contents = `export ${name === "*" ? name : `{ ${name} }`} from ${module};`;
    const bundle = await build({
      stdin: { contents, resolveDir: client },
      bundle: true,
      splitting: true,
      minify: true,
      format: "esm",
      target: "es2022",
      outdir: client,
      metafile: true,
      write: false,
    });
    const files = loadedOf(bundle);
    return {
      imported: `@registry-node/client${subpath.slice(1)}${name === "*" ? "" : `, ${name}`}`,
      minified: files.reduce((total, { length }) => total + length, 0),
      gzipped: files.reduce((total, file) => total + gzipSync(file, { level: 9 }).length, 0),
      limit,
    };
  });
  return Promise.all(weights);
}

/** The files that an import loads. What is imported when it is first called is not among them. */
function loadedOf({ outputFiles, metafile }: BuildResult<{ metafile: true; write: false }>): Uint8Array[] {
  const all = Object.entries(metafile.outputs);
  const loaded = new Set(all.filter(([, { entryPoint }]) => entryPoint === "<stdin>").map(([path]) => path));
  for (const path of loaded)
    for (const each of metafile.outputs[path]?.imports ?? [])
      if (each.kind === "import-statement") loaded.add(each.path);
  return outputFiles
    .filter(({ path }) => loaded.has(relative(process.cwd(), path)))
    .map(({ contents }) => contents);
}

/** Formats bytes as in the README: `5.91 kB`. */
export function kilobytes(bytes: number): string {
  return Number.isFinite(bytes) ? `${(bytes / 1_000).toFixed(2)} kB` : "none";
}

if (import.meta.main) {
  const weights = await weigh();
  const rows = weights.map(({ imported, ...figures }) => [
    imported,
    Object.fromEntries(Object.entries(figures).map(([name, bytes]) => [name, kilobytes(bytes)])),
  ]);
  console.table(Object.fromEntries(rows));
  for (const { imported, gzipped, limit } of weights) {
    if (gzipped < limit) continue;
    console.error(`${imported} has ${gzipped} bytes, but must have less than ${limit}.`);
    process.exitCode = 1;
  }
}
