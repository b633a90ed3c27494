/** Builds the API reference of the client from its doc comments. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Application, LogLevel, type TypeDocOptions } from "typedoc";
import { buildClient } from "./build.ts";
import { client, readEntries } from "./manifest.ts";

/**
 * Names that need no comment in the client: fields of the contract's models, which have comments in the contract; members of
 * inline types; the `name` of an error.
 */
const needsNone = /shared-models\.d\.ts|\.__type\.|Error\.name /;

/**
 * Writes the pages of the published types into a folder. Returns the problems: exports without a comment, and broken links.
 */
export async function writeReference(dist: string, folder: string): Promise<string[]> {
  const entryPoints = (await readEntries()).map(({ name }) => join(dist, `${name}.d.ts`));
  const tsconfig = join(dist, "tsconfig.json"); // is not published, because packing builds again
  const compilerOptions = { module: "nodenext", target: "es2024", lib: ["es2024", "dom"], types: [] };
  await writeFile(tsconfig, JSON.stringify({ compilerOptions, files: entryPoints }));
  const options: TypeDocOptions = {
    entryPoints,
    tsconfig,
    disableSources: true,
    readme: join(client, "README.md"),
    name: "@registry-node/client",
    validation: { notDocumented: true, invalidLink: true, notExported: true },
    // These aliases are less readable than their types.
    intentionallyNotExported: ["Problems", "NewerCode", "MethodName", "Id"],
    logLevel: LogLevel.None,
  };
  const application = await Application.bootstrap(options);
  const faults: string[] = [];
  application.logger = Object.assign(application.logger, {
    addContext: (message: string) => message,
    log: (message: string, level: LogLevel) => {
      if (level >= LogLevel.Warn && !needsNone.test(message)) faults.push(message);
    },
  });
  const project = await application.convert();
  if (!project) return [...faults, "TypeDoc could not read the types"];
  application.validate(project);
  await application.generateDocs(project, folder);
  return faults;
}

if (import.meta.main) {
  await buildClient();
  const faults = await writeReference(join(client, "dist"), join(client, "reference"));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
