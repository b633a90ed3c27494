/** The dashboard as its build left it: a folder of files, and Vite's manifest that names them. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Asset, builtAsset, isServed } from "./assets.ts";

/** A file of the manifest, and what it needs. */
interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
}

/** What the page of the dashboard begins with. */
export interface Entry {
  scripts: Asset[];
  sheets: Asset[];
}

interface Build {
  /** When the manifest was written. */
  written: number;
  files: Map<string, Asset>;
  entry: Entry;
}

/**
 * The build in a folder. It may appear while the node runs, and may be made anew: the manifest is looked at whenever
 * somebody asks, and read again if it is another one.
 */
export class DashboardBuild {
  readonly #folder: string;
  #build: Build | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What the page begins with; undefined while there is no build. */
  entry(): Entry | undefined {
    return this.#current()?.entry;
  }

  /** A file that the manifest names. */
  find(name: string): Asset | undefined {
    return this.#current()?.files.get(name);
  }

  #current(): Build | undefined {
    const manifest = join(this.#folder, "manifest.json");
    const written = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && written !== this.#build?.written) {
      this.#build = readBuild(this.#folder, manifest, written) ?? this.#build;
    }
    return this.#build;
  }
}

/** Reads a build; undefined if it is not whole, as while it is being written. */
function readBuild(folder: string, manifest: string, written: number): Build | undefined {
  try {
    const chunks = Object.values(JSON.parse(readFileSync(manifest, "utf8")) as Record<string, Chunk>); // written by Vite
    const names = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
    const files = new Map(names.filter(isServed).map((name) => [name, builtAsset(folder, name)]));
    const assetsOf = (list: string[]) => list.flatMap((name) => files.get(name) ?? []);
    const entries = chunks.filter(({ isEntry }) => isEntry);
    return {
      written,
      files,
      entry: {
        scripts: assetsOf(entries.map(({ file }) => file)),
        sheets: assetsOf(entries.flatMap(({ css = [] }) => css)),
      },
    };
  } catch {
    return undefined;
  }
}
