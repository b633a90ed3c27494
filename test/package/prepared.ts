/** The installed package, which setup.ts prepares while other tests run. */
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface Prepared {
  /** The file that would be published. */
  tarball: string;
  /** A folder outside of the repository with only the package in its node_modules. */
  installed: string;
  /** The folder with the programs of other runtimes. */
  runtimes: string;
  /** The folder with the programs that read the OpenAPI document. */
  generators: string;
}

const nameOf = (folder: string) => join(folder, "prepared.json");

/** Writes the result of the preparation, or its error. */
export async function announce(folder: string, outcome: Prepared | { error: string }): Promise<void> {
  const file = nameOf(folder);
  await writeFile(`${file}.part`, JSON.stringify(outcome));
  await rename(`${file}.part`, file);
}

/** Waits for the preparation by setup.ts in a folder. */
export async function prepared(folder: string): Promise<Prepared> {
  for (;;) {
    const text = await readFile(nameOf(folder), "utf8").catch(() => null);
    if (text === null) {
      await pause(100);
      continue;
    }
    const outcome = JSON.parse(text) as Prepared | { error: string }; // written by announce
    if ("error" in outcome) throw new Error(`The package could not be prepared: ${outcome.error}`);
    return outcome;
  }
}
