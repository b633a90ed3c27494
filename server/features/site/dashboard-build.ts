/** The built dashboard: a folder of files, listed by Vite's manifest. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Asset, builtAsset, isServed } from "./assets.ts";

/** A file in the manifest, with the style sheets and assets that it needs. */
interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
  /** The chunks that it imports, by their keys in the manifest. */
  imports?: string[];
}

/** The scripts and style sheets of an entry: of the dashboard, or of another page. */
export interface Entry {
  scripts: Asset[];
  sheets: Asset[];
}

interface Build {
  /** The modification time of the manifest. */
  writtenAtMs: number;
  files: Map<string, Asset>;
  /** By their sources. */
  entries: Map<string, Entry>;
}

/** The sources of the entries, relative to the folder of the dashboard. */
export type EntryName = "main.tsx" | "proof/verify-form.ts";

/**
 * The build in a folder. It may appear or be rebuilt while the node runs: every access checks the manifest's modification
 * time, and a newer manifest is read again.
 */
export class DashboardBuild {
  readonly #folder: string;
  #build: Build | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The files of an entry, that of the dashboard by default; undefined if there is no build. */
  entry(name: EntryName = "main.tsx"): Entry | undefined {
    return this.#current()?.entries.get(name);
  }

  /** Finds a file of the manifest by name. */
  find(name: string): Asset | undefined {
    return this.#current()?.files.get(name);
  }

  #current(): Build | undefined {
    const manifest = join(this.#folder, "manifest.json");
    const writtenAtMs = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAtMs !== undefined && writtenAtMs !== this.#build?.writtenAtMs) {
      this.#build = readBuild(this.#folder, manifest, writtenAtMs) ?? this.#build;
    }
    return this.#build;
  }
}

/** Reads a build; undefined if it is incomplete, for example while Vite writes it. */
function readBuild(folder: string, manifest: string, writtenAtMs: number): Build | undefined {
  try {
    const byKey = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, Chunk>; // written by Vite
    const chunks = Object.values(byKey);
    const names = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
    const files = new Map(names.filter(isServed).map((name) => [name, builtAsset(folder, name)]));
    const assetsOf = (list: string[]) => list.flatMap((name) => files.get(name) ?? []);
    const entries = Object.entries(byKey).filter(([, { isEntry }]) => isEntry);
    const entryOf = ({ file, css = [], imports = [] }: Chunk): Entry => {
      // Named by the page too: otherwise a browser finds them only after it has read the entry.
      const imported = imports.flatMap((key) => byKey[key]?.file ?? []);
      return { scripts: assetsOf([...imported, file]), sheets: assetsOf(css) };
    };
    return {
      writtenAtMs,
      files,
      entries: new Map(entries.map(([source, chunk]) => [source, entryOf(chunk)])),
    };
  } catch {
    return undefined;
  }
}
