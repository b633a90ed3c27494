/** Fails if the contract has breaking changes since the last release. `npm run compatible`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "./compatibility/document.ts";
import { breakingChanges } from "./compatibility/operations.ts";

const root = join(import.meta.dirname, "..", "..");
const versions = readdirSync(join(root, "spec", "released"))
  .filter((name) => name.endsWith(".json"))
  .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
const last = versions.at(-1);
if (!last)
  throw new Error("spec/released/ has no contract: copy generated/openapi.json there when you release");

const read = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), "utf8")) as Document; // written by us

const changes = breakingChanges(read("spec", "released", last), read("generated", "openapi.json"));
const distinct = [...new Set(changes.map(({ where, what }) => `${where} ${what}`))];
if (distinct.length > 0) {
  console.error(`The contract has breaking changes since ${last.replace(".json", "")}:`);
  for (const line of distinct) console.error(`  - ${line}`);
  console.error("spec/README.md says which changes are compatible.");
  process.exitCode = 1;
} else {
  console.log(`Compatible with ${last.replace(".json", "")}.`);
}
