/** Writes the published document as YAML, for packages: `generated/` has it as JSON alone. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";

const source = join(import.meta.dirname, "..", "..", "generated", "openapi.json");

/** Writes `openapi.yaml` into a folder. */
export async function writeYaml(folder: string): Promise<void> {
  const text = stringify(JSON.parse(await readFile(source, "utf8")), { aliasDuplicateObjects: false });
  await writeFile(join(folder, "openapi.yaml"), text);
}
