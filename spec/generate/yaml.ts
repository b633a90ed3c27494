/** Writes an OpenAPI document as YAML, for packages: `generated/` has it as JSON alone. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";

/** Writes `openapi.yaml` into a folder. */
export async function writeYaml(folder: string, document: unknown): Promise<void> {
  await writeFile(join(folder, "openapi.yaml"), stringify(document, { aliasDuplicateObjects: false }));
}
