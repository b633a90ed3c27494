/** The installed packages, which setup.ts prepares while other tests run. */
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

/** The packages of the contract. */
export interface PreparedContract {
  /** The files that would be published: of the contract, and of create-registry-node. */
  contract: string;
  create: string;
  /** A project outside of the repository that has the contract, the types of Node.js and the compiler. */
  project: string;
}

interface Outcomes {
  client: Prepared;
  contract: PreparedContract;
}

const fileOf = (folder: string, name: keyof Outcomes) => join(folder, `${name}.json`);

/** Writes the result of a preparation, or its error. */
export async function announce<Name extends keyof Outcomes>(
  folder: string,
  name: Name,
  outcome: Promise<Outcomes[Name]>,
): Promise<void> {
  const said = await outcome.catch((error) => ({ error: String(error) }));
  const file = fileOf(folder, name);
  await writeFile(`${file}.part`, JSON.stringify(said));
  await rename(`${file}.part`, file);
}

/** Waits for the preparation of the client by setup.ts in a folder. */
export function prepared(folder: string): Promise<Prepared> {
  return outcomeOf(folder, "client");
}

/** Waits for the preparation of the contract by setup.ts in a folder. */
export function preparedContract(folder: string): Promise<PreparedContract> {
  return outcomeOf(folder, "contract");
}

async function outcomeOf<Name extends keyof Outcomes>(folder: string, name: Name): Promise<Outcomes[Name]> {
  for (;;) {
    const text = await readFile(fileOf(folder, name), "utf8").catch(() => null);
    if (text === null) {
      await pause(100);
      continue;
    }
    const outcome = JSON.parse(text) as Outcomes[Name] | { error: string }; // written by announce
    if ("error" in outcome) throw new Error(`The package could not be prepared: ${outcome.error}`);
    return outcome;
  }
}
