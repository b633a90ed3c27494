/** Measures the bundle size of imports of the client. `npm run size`. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
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
  ".": 10_000,
  "./evidence": 1_000,
  "./monitor": 12_000,
  "./proof": 4_000,
  "./testing": 31_000,
  "./webhooks": 2_100,
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
      minify: true,
      format: "esm",
      target: "es2022",
      write: false,
    });
    const bytes = Buffer.concat(bundle.outputFiles.map((file) => file.contents));
    return {
      imported: `@registry-node/client${subpath.slice(1)}${name === "*" ? "" : `, ${name}`}`,
      minified: bytes.length,
      gzipped: gzipSync(bytes, { level: 9 }).length,
      limit,
    };
  });
  return Promise.all(weights);
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
