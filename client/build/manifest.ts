/** Reads `client/package.json` for the build. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder of the client. */
export const client = join(import.meta.dirname, "..");

/** An entry of the package, which users can import. */
export interface Entry {
  /** Its subpath: `.` or `./webhooks`. */
  subpath: string;
  /** The name of its files in `dist/`: `receiver`. */
  name: string;
  /** Its source. */
  source: string;
}

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>;
}

/** Reads the entries in `exports`: `./dist/receiver.js` is built from `receiver.ts`. */
export async function readEntries(): Promise<Entry[]> {
  const { exports }: Manifest = JSON.parse(await readFile(join(client, "package.json"), "utf8"));
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === "string") return []; // the manifest itself
    const name = target.default.replace(/^\.\/dist\/(.*)\.js$/, "$1");
    return [{ subpath, name, source: join(client, `${name}.ts`) }];
  });
}
