/** What imports of the client weigh for whoever ships them to browsers. `npm run size`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Manifest } from "./manifest.ts";

/** What one import weighs, in bytes. */
export interface Weight {
  /** A subpath, as it is imported, and what of it: `@registry-node/client/webhooks, verifyDelivery`. */
  imported: string;
  /** Bundled with all that it needs, and minified. */
  minified: number;
  /** That, compressed. */
  gzipped: number;
  /** Below how many bytes it must stay, compressed; infinite for what is for tests. */
  limit: number;
}

const limits: Readonly<Record<string, number>> = { ".": 6_000, "./evidence": 1_000, "./webhooks": 2_000 };

/** What is mostly imported of an entry, where that is much less than the whole. */
const parts = [{ subpath: "./webhooks", name: "verifyDelivery", limit: 2_000 }];

/** Weighs each entry whole, and the parts. */
export async function weigh(): Promise<Weight[]> {
  const client = join(import.meta.dirname, "..");
  const { name: packageName, exports }: Manifest = JSON.parse(
    await readFile(join(client, "package.json"), "utf8"),
  );
  const imports = [
    ...Object.keys(exports).map((subpath) => ({ subpath, name: "*", limit: limits[subpath] })),
    ...parts,
  ];
  const weights = imports.map(async ({ subpath, name, limit = Number.POSITIVE_INFINITY }) => {
    const module = JSON.stringify(exports[subpath]);
    const contents = `export ${name === "*" ? name : `{ ${name} }`} from ${module};`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: client },
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      write: false,
    });
    const bytes = outputFiles[0]?.contents ?? new Uint8Array();
    return {
      imported: `${packageName}${subpath.slice(1)}${name === "*" ? "" : `, ${name}`}`,
      minified: bytes.length,
      gzipped: gzipSync(bytes, { level: 9 }).length,
      limit,
    };
  });
  return Promise.all(weights);
}

/** Bytes in thousands, as the README tells them: `5.91 kB`. */
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
    console.error(`${imported} weighs ${gzipped} bytes, and must weigh less than ${limit}.`);
    process.exitCode = 1;
  }
}
