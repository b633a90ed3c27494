/**
 * Lets programs in a clone import `@registry-node/client`, although nothing is built: each entry of `exports` gets a module that
 * exports its source. `npm start` runs it. A build replaces these modules.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const client = join(import.meta.dirname, "..");
const dist = join(client, "dist");

if (!existsSync(dist)) {
  const { exports } = JSON.parse(readFileSync(join(client, "package.json"), "utf8"));
  mkdirSync(dist);
  for (const target of Object.values(exports)) {
    const [, name] = /^\.\/dist\/(.*)\.js$/.exec(target.default ?? "") ?? [];
    if (name === undefined) continue; // the manifest itself
    for (const ending of ["js", "d.ts"])
      writeFileSync(join(dist, `${name}.${ending}`), `export * from "../${name}.ts";\n`);
  }
}
