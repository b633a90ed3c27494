/** What an import of each entry weighs for whoever ships it to browsers. `npm run size`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Manifest } from "./manifest.ts";

/** What one entry weighs, in bytes. */
export interface Weight {
  /** The subpath without `./`; `core` for the package itself. */
  entry: string;
  /** Bundled with all that it needs, and minified. */
  minified: number;
  /** That, compressed. */
  gzipped: number;
}

/** What entries may weigh, compressed: below this many bytes. Those that are not named are for tests. */
export const limits: Readonly<Record<string, number>> = { core: 6_000, webhooks: 2_000 };

/** Weighs all entries of the sources. */
export async function weigh(): Promise<Weight[]> {
  const client = join(import.meta.dirname, "..");
  const { exports }: Manifest = JSON.parse(await readFile(join(client, "package.json"), "utf8"));
  const entries = Object.entries(exports).map(async ([subpath, source]) => {
    const { outputFiles } = await build({
      entryPoints: [join(client, source)],
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      write: false,
    });
    const bytes = outputFiles[0]?.contents ?? new Uint8Array();
    const entry = subpath.slice(2) || "core";
    return { entry, minified: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
  });
  return Promise.all(entries);
}

/** Bytes in thousands, as the README tells them: `5.9 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}

if (import.meta.main) {
  const weights = await weigh();
  console.table(
    Object.fromEntries(
      weights.map(({ entry, minified, gzipped }) => [
        entry,
        {
          minified: kilobytes(minified),
          gzipped: kilobytes(gzipped),
          limit: limits[entry] ? kilobytes(limits[entry]) : "none",
        },
      ]),
    ),
  );
  for (const { entry, gzipped } of weights) {
    const limit = limits[entry] ?? Number.POSITIVE_INFINITY;
    if (gzipped < limit) continue;
    console.error(`${entry} weighs ${gzipped} bytes, and may weigh less than ${limit}.`);
    process.exitCode = 1;
  }
}
